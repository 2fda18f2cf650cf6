import { expand } from '../../../algebra/expand.ts';
import { simplify } from '../../../algebra/simplify/simplify.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import { evaluate } from '../../../expression/evaluate.ts';
import type { Expression } from '../../../expression/expression.ts';
import { substitute } from '../../../expression/substitute.ts';
import { tidy } from '../../../expression/tidy.ts';
import { freeSymbols } from '../../../expression/walk.ts';
import { budget } from '../../../result/budget.ts';
import { limit } from '../../limit.ts';
import type { Context } from '../context.ts';
import { type Break, type BreakFamily, type Breaks, changes, type Sides } from './breaks.ts';
import { type Switch, withSwitches } from './switches.ts';

/** G, an antiderivative on each piece with letters for the switches, as F(x) without jumps; null where one of them is not known exactly. */
export function withoutJumpsAt(
  G: Expression,
  f: Expression,
  switches: readonly Switch[],
  { points, families }: Breaks,
  context: Context,
): Expression | null {
  const F = withSwitches(G, switches);
  if (F === null) return null;
  const jump = jumpsIn(G, f, switches, context);
  const terms: Expression[] = [F];
  const x = E.symbol(context.variable);
  for (const point of points) {
    const rise = jump(point.at, point);
    if (rise === null) return null;
    terms.push(E.product([E.number(Q.rational(-1, 2)), rise, signAt(x, point, points, switches)]));
  }
  for (const family of families) {
    const whole = summedJumps(family, jump);
    const totals = whole === null ? halves(family).map((half) => summedJumps(half, jump)) : [whole];
    if (totals.includes(null)) return null;
    terms.push(...totals.map((total) => E.negate(total!)));
  }
  return tidy(E.sum(terms));
}

/** sign(x − p), written by the switch that alone changes there. */
function signAt(
  x: Expression,
  { at, before, after }: Break,
  all: readonly Break[],
  switches: readonly Switch[],
): Expression {
  const changed = switches.findIndex(({ kind }, k) => kind === 'sign' && before[k] !== after[k]);
  const isItsOnly = changed >= 0 && all.every((one) => one.at === at || one.before[changed] === one.after[changed]);
  if (!isItsOnly) return E.apply('sign', [E.subtract(x, at)]);
  return E.product([E.number(after[changed]!), switches[changed]!.value]);
}

type Jump = (at: Expression, sides: Sides) => Expression | null;

/** F after a place minus F before it; 0 where the integrand is infinite, so that no constant could join the pieces. */
function jumpsIn(G: Expression, f: Expression, switches: readonly Switch[], { variable }: Context): Jump {
  const onSide = (values: readonly number[]) =>
    tidy(substitute(G, Object.fromEntries(switches.map(({ name }, k) => [name, E.number(values[k]!)]))));
  return (at, sides) => {
    if (!changes(sides)) return E.zero;
    const { before, after } = sides;
    const ends = [
      valueAt(onSide(before), f, variable, at, 'left'),
      valueAt(onSide(after), f, variable, at, 'right'),
    ] as const;
    if (ends.includes('infinite')) return E.zero;
    if (ends.includes(null)) return null;
    const found = simplify(E.subtract(ends[1] as Expression, ends[0] as Expression));
    return found.ok ? found.value.expression : E.subtract(ends[1] as Expression, ends[0] as Expression);
  };
}

function valueAt(
  F: Expression,
  f: Expression,
  variable: string,
  at: Expression,
  side: 'left' | 'right',
): Expression | 'infinite' | null {
  const direct = substitute(F, { [variable]: at });
  if (Number.isFinite(evaluate(direct, instance(direct)))) return direct;
  const found = limit(F, variable, at, { side, budget: budget(20_000) });
  if (!found.ok || found.value.kind !== 'value') return null;
  const { value } = found.value;
  if (Number.isFinite(evaluate(value, instance(value)))) return value;
  return isInfiniteNear(f, variable, at, side) ? 'infinite' : null;
}

/** An integrand whose integral diverges is beyond this so near the place. */
const [near, huge] = [1e-8, 1e5];

function isInfiniteNear(f: Expression, variable: string, at: Expression, side: 'left' | 'right'): boolean {
  const letters = instance(E.add(f, at));
  const place = evaluate(at, letters) + (side === 'left' ? -near : near);
  return !(Math.abs(evaluate(f, { ...letters, [variable]: place })) < huge);
}

const instance = (a: Expression): Readonly<Record<string, number>> =>
  Object.fromEntries(freeSymbols(a).map((name, k) => [name, 0.83 + 0.29 * k]));

/** Every second place, and the others: where jumps take turns. */
const halves = ({ start, period, index, sides }: BreakFamily): BreakFamily[] =>
  [0, 1].map((first) => ({
    start: E.add(start, E.product([E.number(first), period])),
    period: E.product([E.two, period]),
    index: multipliedOut(E.product([E.half, E.subtract(index, E.number(first))])),
    sides: new Map(
      [...sides].flatMap(([k, own]) => (Math.abs(k - first) % 2 === 0 ? [[(k - first) / 2, own] as const] : [])),
    ),
  }));

const multipliedOut = (a: Expression): Expression => {
  const found = expand(a);
  return found.ok ? found.value : a;
};

/** The places of a family whose jumps are calculated. */
const looked: readonly number[] = [-3, -2, -1, 0, 1, 2, 3, 4, 5, 6];
const highestDegree = 3;

/** S(⌊index⌋), S(m) the sum of the jumps from the first to the m-th, which are a polynomial in their number, or have one ratio; null where they are none. */
function summedJumps({ start, period, index, sides }: BreakFamily, jump: Jump): Expression | null {
  const place = (k: number) => E.add(start, E.product([E.number(k), period]));
  const jumps = new Map<number, Expression>();
  for (const k of looked) {
    const own = jump(place(k), sides.get(k)!);
    if (own === null) return null;
    jumps.set(k, own);
  }
  const at = instance(E.sum([...jumps.values()]));
  let rows = looked.map((k) => evaluate(jumps.get(k)!, at));
  const size = Math.max(...rows.map(Math.abs));
  let degree = -1;
  while (rows.some((value) => Math.abs(value) > 1e-9 * size)) {
    rows = rows.slice(1).map((value, k) => value - rows[k]!);
    degree++;
  }
  if (degree > highestDegree || rows.length === 0) return summedPowers(jumps, at, index);
  const total: Expression[] = [];
  const m = E.apply('floor', [index]);
  let differences = looked.filter((k) => k >= 0).map((k) => jumps.get(k)!);
  for (let j = 0; j <= degree; j++) {
    total.push(E.product([plain(differences[0]!), summedBinomial(m, j)]));
    differences = differences.slice(1).map((value, k) => E.subtract(value, differences[k]!));
  }
  return E.sum(total);
}

/** c·q^k from the first to the m-th: c·q·(q^m − 1)/(q − 1), where the jumps have one ratio q. */
function summedPowers(
  jumps: ReadonlyMap<number, Expression>,
  at: Readonly<Record<string, number>>,
  index: Expression,
): Expression | null {
  const values = looked.map((k) => evaluate(jumps.get(k)!, at));
  const ratios = values.slice(1).map((value, k) => value / values[k]!);
  if (!ratios.every((ratio) => Math.abs(ratio - ratios[0]!) <= 1e-9 * Math.abs(ratio)) || ratios[0]! <= 0) return null;
  const [c, cq] = [jumps.get(0)!, plain(jumps.get(1)!)];
  const q = plain(E.divide(cq, c));
  const powers = E.subtract(E.power(q, E.apply('floor', [index])), E.one);
  return E.product([cq, powers, E.reciprocal(E.subtract(q, E.one))]);
}

const plain = (a: Expression): Expression => {
  const found = simplify(a);
  return found.ok ? found.value.expression : a;
};

/** Σ_{k = 1}^{m} C(k, j), which is m for j = 0 and C(m + 1, j + 1) else. */
function summedBinomial(m: Expression, j: number): Expression {
  if (j === 0) return m;
  let product: Expression = E.one;
  for (let k = 0; k <= j; k++)
    product = E.product([product, E.add(m, E.number(1 - k)), E.number(Q.rational(1, k + 1))]);
  return product;
}
