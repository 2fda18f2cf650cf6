import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import { pair } from '@nomogram/math/result/tuple.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { formatDouble } from '../../kit/decimal.ts';
import type { Figure, Mark, Point } from '../../kit/figure.ts';

/** As many terms are shown; of a longer sum that ends, as many partial sums from its first to its last. */
const shown = 20;
/** Longer sums are not added up for a picture: their first partial sums stand for them. */
const longest = 2000;

interface Kind {
  readonly name: 'sum' | 'product';
  readonly start: number;
  readonly next: (total: number, one: number) => number;
}

type Partial = (
  f: Expression,
  index: string,
  bounds: readonly [Expression, Expression],
  value: Expression | undefined,
) => Figure | undefined;

/** The partial sums, the first ones where there are many, and where it is known the value as a level line; undefined with letters or without real values. */
export const partialSums: Partial = (...given) =>
  partial({ name: 'sum', start: 0, next: (total, one) => total + one }, ...given);

/** The same of partial products. */
export const partialProducts: Partial = (...given) =>
  partial({ name: 'product', start: 1, next: (total, one) => total * one }, ...given);

function partial(kind: Kind, ...[f, index, bounds, value]: Parameters<Partial>): Figure | undefined {
  const [from, to] = pair(bounds.map((bound) => evaluate(bound)));
  if (!Number.isFinite(from) || freeSymbols(f).some((name) => name !== index) || to < from) return undefined;
  const last = to - from < longest ? to : from + shown - 1;
  const every = Math.ceil((last - from + 1) / shown);
  const points: Point[] = [];
  let total = kind.start;
  for (let k = from; k <= last; k++) {
    total = kind.next(total, evaluate(f, { [index]: k }));
    if (!Number.isFinite(total)) return undefined;
    if ((last - k) % every === 0) points.push([k, total]);
  }
  const level = value === undefined || freeSymbols(value).length > 0 ? Number.NaN : evaluate(value);
  const heights = [0, ...points.map(([, y]) => y), ...(Number.isFinite(level) ? [level] : [])];
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const room = 0.08 * (high - low || 1);
  const marks: Mark[] = [{ mark: 'stems', points, role: 'given' }];
  if (Number.isFinite(level))
    marks.push({ mark: 'segment', from: [from - 0.5, level], to: [last + 0.5, level], role: 'answer', dashed: true });
  return {
    summary: `The partial ${kind.name}s of ${toText(f)} for ${index} from ${from} to ${last}.`,
    frame: { x: [from - 0.5, last + 0.5], y: [low - room, high + room], xLabel: index, xWhole: true },
    marks,
    table: { columns: [index, `${kind.name} so far`], rows: points.map(([k, y]) => [String(k), formatDouble(y, 10)]) },
  };
}
