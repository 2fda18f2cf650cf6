import { compile } from '@nomogram/math/expression/compile.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import { formatDouble } from '../../kit/decimal.ts';
import type { Figure, Mark, Point } from '../../kit/figure.ts';
import { zeroSet } from '../algebra-polynomial/zero-set.ts';

const reaches = [3, 8, 20] as const;
const tangents = 5;

/** The curve F(x, y) = 0 in the smallest of a few squares that shows something of it, with tangents here and there. */
export function curveFigure(
  difference: Expression,
  slope: Expression,
  x: string,
  y: string,
  summary: string,
): Figure | undefined {
  if (freeSymbols(difference).some((name) => name !== x && name !== y)) return undefined;
  const [f, rise] = [compile(difference, [x, y]), compile(slope, [x, y])];
  const drawn = reaches
    .map((reach) => ({ reach, pieces: zeroSet(f, reach) }))
    .find(({ pieces }) => pointsOf(pieces) > 40);
  if (drawn === undefined) return undefined;
  const { reach, pieces } = drawn;
  const touched = placesOn(pieces).flatMap((at) => {
    const value = rise(...at);
    return Number.isFinite(value) && Math.abs(value) < 50 ? [{ at, slope: value }] : [];
  });
  const marks: Mark[] = [{ mark: 'curve', pieces, role: 'given', label: 'the curve' }];
  for (const { at, slope: value } of touched) {
    marks.push({ mark: 'segment', ...tangent(at, value, 0.32 * reach), role: 'answer' });
    marks.push({ mark: 'point', at, role: 'answer' });
  }
  return {
    summary,
    frame: { x: [-reach, reach], y: [-reach, reach], equal: true, xLabel: x, yLabel: y },
    marks,
    table: {
      columns: [x, y, `d${y}/d${x}`],
      rows: touched.map(({ at: [a, b], slope: value }) => [a, b, value].map((one) => formatDouble(one, 4))),
    },
  };
}

const pointsOf = (pieces: readonly (readonly Point[])[]): number =>
  pieces.reduce((sum, piece) => sum + piece.length, 0);

/** Some points of the curve, evenly spread along it. */
function placesOn(pieces: readonly (readonly Point[])[]): readonly Point[] {
  const all = pieces.flat();
  return Array.from({ length: tangents }, (_, k) => all[Math.floor(((k + 0.37) * all.length) / tangents)]!);
}

function tangent([x, y]: Point, slope: number, half: number): { from: Point; to: Point } {
  const run = half / Math.hypot(1, slope);
  return { from: [x - run, y - run * slope], to: [x + run, y + run * slope] };
}
