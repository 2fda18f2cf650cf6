import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { SolutionsInTurn } from '@nomogram/math/trigonometry/solutions-in-turn.ts';
import { formatDouble } from '../../kit/decimal.ts';
import type { Figure } from '../../kit/figure.ts';
import { figureAngle } from '../../shared/trigonometry/angle-families.ts';
import { type Circular, circleAndCurve } from '../../shared/trigonometry/circle-and-curve.ts';

const TURN = 2 * Math.PI;
/** More labels than these cover each other. */
const LABELLED = 4;

/** The unit circle and the curve of f(factor·x) with the levels and the solutions on them. */
export function equationFigure(
  name: Circular,
  factor: number,
  levels: readonly Expression[],
  turn: SolutionsInTurn,
): Figure {
  const to = endOf(factor);
  const points = turn.first.flatMap(({ exact, value }) => {
    const label = turn.count <= LABELLED ? figureAngle(exact) : undefined;
    return value < to ? [{ x: value, label, onCircle: factor === 1 ? label : undefined }] : [];
  });
  const heights = levels.map((level) => evaluate(level));
  const inner = factor === 1 ? 'x' : `${formatDouble(factor, 6)}x`;
  const heightsText = heights.map((height) => formatDouble(height, 6)).join(' and ');
  return circleAndCurve({
    name,
    factor,
    from: 0,
    to,
    levels: heights,
    points,
    ticks: ticksOf(to),
    summary: `The unit circle and the curve of ${name}(${inner}), cut at ${heightsText || 'no height'}: ${countSaid(turn.count)} in one turn.`,
  });
}

const countSaid = (count: number): string =>
  count === 0 ? 'no solution' : count === 1 ? 'one solution' : `${formatDouble(count, 12)} solutions`;

/** One turn; three periods of a fast curve, one period of a slow one. */
function endOf(factor: number): number {
  const period = TURN / Math.abs(factor);
  if (!(period > 0 && Number.isFinite(period))) return TURN;
  return period > TURN ? period : Math.min(TURN, 3 * period);
}

/** The middle and the end of the axis, as parts of π where they are simple ones. */
const ticksOf = (to: number) => [to / 2, to].map((x) => ({ x, text: partOfPi(x) ?? formatDouble(x, 3) }));

const largestDenominator = 12;

/** `2π`, `3π/5`: a simple multiple of π. */
function partOfPi(x: number): string | undefined {
  for (let q = 1; q <= largestDenominator; q++) {
    const p = Math.round((x / Math.PI) * q);
    if (p > 0 && Math.abs(p - (x / Math.PI) * q) <= 1e-12 * p) return `${p === 1 ? '' : p}π${q === 1 ? '' : `/${q}`}`;
  }
  return undefined;
}
