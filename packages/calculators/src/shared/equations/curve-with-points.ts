import { compileUnary } from '@nomogram/math/expression/compile.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import { sampleCurve } from '@nomogram/math/numeric/sample-curve.ts';
import { formatDouble } from '../../kit/decimal.ts';
import type { Figure, Mark, Point } from '../../kit/figure.ts';
import { evenPlaces, tabulated } from '../calculus/even-places.ts';

export interface LabelledPoint {
  readonly at: Point;
  readonly label: string;
}

/** The curve of a function of one variable around the points that matter, with these on it. */
export function curveWithPoints(
  f: Expression,
  points: readonly LabelledPoint[],
  what: string,
  { variable = freeSymbols(f)[0] ?? 'x', of = 'polynomial' }: { readonly variable?: string; readonly of?: string } = {},
): Figure | undefined {
  if (freeSymbols(f).some((name) => name !== variable)) return undefined;
  const shown = points.filter(({ at }) => at.every(Number.isFinite));
  const [from, to] = rangeOf(shown.map(({ at }) => at[0]));
  const value = compileUnary(f, variable);
  const curve = sampleCurve(value, from, to);
  if (!curve) return undefined;
  const heights = shown.map(({ at }) => at[1]);
  const [low, high] = [Math.min(curve.window[0], 0, ...heights), Math.max(curve.window[1], 0, ...heights)];
  if (!Number.isFinite(low) || !Number.isFinite(high) || low === high) return undefined;
  const marks: Mark[] = [{ mark: 'curve', pieces: curve.pieces, role: 'given' }];
  for (const { at, label } of shown) marks.push({ mark: 'point', at, role: 'answer', label });
  return {
    summary: `The curve of the ${of} from ${formatDouble(from, 4)} to ${formatDouble(to, 4)}${what}.`,
    frame: { x: [from, to], y: [low, high], xLabel: variable },
    marks,
    table: {
      columns: [variable, 'value'],
      rows: [...shown.map(({ at }) => at), ...samples(value, from, to)].map((row) =>
        row.map((one) => formatDouble(one, 6)),
      ),
    },
  };
}

const samples = (f: (x: number) => number, from: number, to: number): readonly Point[] =>
  evenPlaces(from, to, 8)
    .map((x): Point => [x, tabulated(f, x)])
    .filter(([, y]) => Number.isFinite(y));

function rangeOf(xs: readonly number[]): [number, number] {
  if (xs.length === 0) return [-5, 5];
  const [low, high] = [Math.min(...xs), Math.max(...xs)];
  const room = Math.max((high - low) * 0.4, Math.abs(low) * 0.1, 2);
  return [low - room, high + room];
}
