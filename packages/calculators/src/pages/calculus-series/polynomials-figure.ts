import type { SeriesExpansion } from '@nomogram/math/calculus/expansion/expansion.ts';
import { smallIn } from '@nomogram/math/calculus/expansion/problem.ts';
import { partialSum } from '@nomogram/math/calculus/expansion/written.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import type { Figure, Role } from '../../kit/figure.ts';
import { type Curve, curvesFigure } from '../../shared/calculus/curves.ts';

const reach = 4;
const widest = 12;

/** The function and some of its partial sums about the point; undefined with letters, or without real values. */
export function polynomialsFigure(found: SeriesExpansion): Figure | undefined {
  const { problem, series, convergence } = found;
  if (problem.side !== 'near') return undefined;
  const at = evaluate(problem.centre);
  const radius = convergence === undefined ? Number.NaN : evaluate(convergence.radius);
  const width = Number.isFinite(radius) ? Math.min(1.5 * radius, widest) : reach;
  if (!Number.isFinite(at) || !(width > 0)) return undefined;
  const curves: Curve[] = [{ expression: problem.f, label: 'f', role: 'given' }];
  const w = smallIn(problem);
  for (const [k, order] of shownOrders(found).entries()) {
    const expression = partialSum({ ...series, coefficients: series.coefficients.slice(0, order - series.low + 1) }, w);
    const role: Role = k === 0 ? 'answer' : 'construction';
    curves.push({ expression, label: `order ${order}`, role, dashed: k > 0 });
  }
  const where = `about ${problem.variable} = ${toText(problem.centre)}`;
  const summary = `The function and partial sums of its series ${where}, which lie close to it near that point.`;
  return curvesFigure(curves, problem.variable, [at - width, at + width], summary, { named: false });
}

/** The order that was asked for, and lower ones at which another term comes in. */
function shownOrders({ series }: SeriesExpansion): readonly number[] {
  const orders = series.coefficients.flatMap((c, j) => (evaluate(c) === 0 ? [] : [series.low + j]));
  const last = orders.at(-1);
  if (last === undefined) return [];
  const middle = orders[Math.floor((orders.length - 1) / 2)]!;
  return [...new Set([last, middle, orders[0]!])];
}
