import { simplify } from '../../../algebra/simplify/simplify.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import { evaluate } from '../../../expression/evaluate.ts';
import { evaluateWithError } from '../../../expression/evaluate-with-error.ts';
import type { Expression } from '../../../expression/expression.ts';
import { substitute } from '../../../expression/substitute.ts';
import { tidy } from '../../../expression/tidy.ts';
import { contains, some } from '../../../expression/walk.ts';
import { complex, modulus } from '../../../numeric/complex.ts';
import { budget } from '../../../result/budget.ts';
import { mapTuple } from '../../../result/tuple.ts';
import { limit } from '../../limit.ts';
import type { Context } from '../context.ts';
import {
  type Break,
  type BreakFamily,
  type Breaks,
  changes,
  instanceOf,
  isInfiniteNear,
  placeOf,
  type Sides,
  split,
  turns,
} from './breaks.ts';
import { type Switch, withSwitches } from './switches.ts';
import { withValuesAtBreaks } from './values-at-breaks.ts';

/** G, an antiderivative on each piece with letters for the switches, as F(x) without jumps; null where one of them is not known exactly. */
export function withoutJumpsAt(
  G: Expression,
  f: Expression,
  switches: readonly Switch[],
  { points, families }: Breaks,
  context: Context,
): Expression | null {
  const F = withSwitches(G, withValuesAtBreaks(f, switches, { points, families }, context.variable));
  if (F === null) return null;
  const jump = jumpsIn(G, f, switches, context);
  const rough = roughJumpsIn(G, f, switches, context);
  const powers = powersIn(G, switches);
  const terms: Expression[] = [F];
  const x = E.symbol(context.variable);
  for (const point of points) {
    const rise = jump(point.at, point);
    if (rise === null) return null;
    terms.push(E.product([E.number(Q.rational(-1, 2)), plain(rise), signAt(x, point, points, switches)]));
  }
  for (const family of families) {
    const summed = (one: BreakFamily) => {
      const powersAt = (k: number) => powers(placeOf(one, k), one.sides.get(k)!, x);
      return maySum(one, rough, powersAt) ? summedJumps(one, jump, powersAt) : null;
    };
    const totals = firstOf(turns, (n) => everyOf(split(family, n), summed));
    if (totals === null) return null;
    terms.push(...totals.map(E.negate));
  }
  return tidy(E.sum(terms));
}

/** The first result that is one; null where none is. */
function firstOf<A, B>(all: readonly A[], of: (one: A) => B | null): B | null {
  for (const one of all) {
    const found = of(one);
    if (found !== null) return found;
  }
  return null;
}

/** All results; null where one is missing. */
function everyOf<A, B>(all: readonly A[], of: (one: A) => B | null): B[] | null {
  const found: B[] = [];
  for (const one of all) {
    const result = of(one);
    if (result === null) return null;
    found.push(result);
  }
  return found;
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
    return E.subtract(ends[1] as Expression, ends[0] as Expression);
  };
}

type RoughJump = (at: Expression, sides: Sides) => number;

/** Beside a place, in doubles: so near that what is continuous is off by less than what jumps that can be summed are told by. */
const beside = 1e-8;

/** The same in doubles from beside the place, without a limit; NaN where that tells nothing. */
function roughJumpsIn(G: Expression, f: Expression, switches: readonly Switch[], { variable }: Context): RoughJump {
  return (at, sides) => {
    if (!changes(sides)) return 0;
    if (isInfiniteNear(f, variable, at, 'left') || isInfiniteNear(f, variable, at, 'right')) return Number.NaN;
    const letters = instanceOf(E.add(G, at));
    const place = evaluate(at, letters);
    const distance = beside * (1 + Math.abs(place));
    const value = (values: readonly number[], x: number) =>
      evaluate(G, {
        ...letters,
        ...Object.fromEntries(switches.map(({ name }, k) => [name, values[k]!])),
        [variable]: x,
      });
    return value(sides.after, place + distance) - value(sides.before, place - distance);
  };
}

/** Whether the jumps look, in doubles, as if they could be summed: most do not, and their limits would be worked out for nothing. */
function maySum(family: BreakFamily, rough: RoughJump, powers: (k: number) => readonly Expression[]): boolean {
  const all = looked.map((k) => rough(placeOf(family, k), family.sides.get(k)!));
  // Those between poles at places, and what is beyond all doubles: a sum for all of them is one for these.
  const { start, values: jumps } = longestFinite(all);
  // What is continuous there is off by what F rises between the two sides of the place.
  if (jumps.length < fewest || jumps.every((one) => Math.abs(one) < nothing)) return true;
  const [first, second] = [0, 1].map((k) => all[looked.indexOf(k)]!);
  const [now, next] = [powers(0), powers(1)];
  const ratios = [
    1,
    second! / first!,
    ...now.map((value, k) => {
      const at = instanceOf(E.add(value, next[k]!));
      return evaluate(next[k]!, at) / evaluate(value, at);
    }),
  ];
  return ratios.some(
    (ratio) =>
      ratio > 0 &&
      Number.isFinite(ratio) &&
      degreeOf(
        jumps.map((one, i) => one / ratio ** looked[start + i]!),
        roughly,
      ) !== null,
  );
}

/** The longest row of neighbours that are finite. */
function longestFinite(all: readonly number[]): { readonly start: number; readonly values: readonly number[] } {
  const ends = [...all.keys(), all.length].filter((k) => !Number.isFinite(all[k] ?? Number.NaN));
  const rows = ends.map((end, k) => ({ start: k === 0 ? 0 : ends[k - 1]! + 1, end }));
  const { start, end } = rows.reduce((best, row) => (row.end - row.start > best.end - best.start ? row : best));
  return { start, values: all.slice(start, end) };
}

const nothing = 1e-4;

/** Differences of values from beside the places are off by so much of the largest. */
const roughly = 1e-4;

function valueAt(
  F: Expression,
  f: Expression,
  variable: string,
  at: Expression,
  side: 'left' | 'right',
): Expression | 'infinite' | null {
  const direct = substitute(F, { [variable]: at });
  if (isKnown(direct)) return direct;
  const isInfinite = isInfiniteNear(f, variable, at, side);
  if (isInfinite && growsTowards(F, variable, at, side)) return 'infinite';
  const found = limit(F, variable, at, { side, budget: budget(20_000) });
  if (!found.ok || found.value.kind !== 'value') return null;
  const { value } = found.value;
  if (isKnown(value)) return value;
  return isInfinite ? 'infinite' : null;
}

/** Whether F is seen to grow without end: a logarithm by as much from each of these distances to the next, what has a limit by less and less. */
function growsTowards(F: Expression, variable: string, at: Expression, side: 'left' | 'right'): boolean {
  const letters = instanceOf(E.add(F, at));
  const place = evaluate(at, letters);
  const [a, b, c] = mapTuple([1e-2, 1e-4, 1e-6], (distance) =>
    evaluate(F, { ...letters, [variable]: place + (side === 'left' ? -distance : distance) }),
  );
  return Math.abs(c - b) > 0.9 * Math.abs(b - a);
}

/** Whether a value is finite: in doubles alone sec(π/2) would be, too. */
function isKnown(a: Expression): boolean {
  const at = Object.fromEntries(Object.entries(instanceOf(a)).map(([name, value]) => [name, complex(value)]));
  const { value, error } = evaluateWithError(a, at);
  const size = modulus(value);
  return Number.isFinite(size) && error <= 1e-6 * (1 + size);
}

/** The places of a family whose jumps are calculated. */
const looked: readonly number[] = [-3, -2, -1, 0, 1, 2, 3, 4, 5, 6];
const highestDegree = 3;
/** By fewer values a polynomial of that degree is not told from others. */
const fewest = highestDegree + 2;

/** Powers with a switch in their exponent, at a place and with the values after it. */
function powersIn(G: Expression, switches: readonly Switch[]) {
  const containsAny = (exponent: Expression) => switches.some(({ name }) => contains(exponent, name));
  const isPower = (node: Expression) => node.kind === 'power' && containsAny(node.exponent);
  const found: Expression[] = [];
  some(G, (node) => {
    if (isPower(node) && !found.some((known) => E.equal(known, node))) found.push(node);
    return false;
  });
  return (at: Expression, { after }: Sides, x: Expression): readonly Expression[] => {
    const values = Object.fromEntries(switches.map(({ name }, k) => [name, E.number(after[k]!)]));
    const variable = x.kind === 'symbol' ? { [x.name]: at } : {};
    return found.map((node) => substitute(node, { ...values, ...variable }));
  };
}

/**
 * S(⌊index⌋), S(m) the sum of the jumps from the first to the m-th: of a polynomial in their number, or of one times q^k, where q is the ratio of
 * the jumps, or of a power that stands in the antiderivative; null where they are neither.
 */
function summedJumps(family: BreakFamily, jump: Jump, powers: (k: number) => readonly Expression[]): Expression | null {
  const jumps = new Map<number, Expression>();
  for (const k of looked) {
    const own = jump(placeOf(family, k), family.sides.get(k)!);
    if (own === null) return null;
    jumps.set(k, own);
  }
  const m = E.apply('floor', [family.index]);
  const exactly = memoOf(jumps);
  const atPlaces = [0, 1].map(powers);
  const quotient = (a: Expression, b: Expression): Ratio => ({ rough: E.divide(a, b), exact: () => E.divide(a, b) });
  const ratios: readonly Ratio[] = [
    { rough: E.one, exact: () => E.one },
    ...(E.equal(jumps.get(0)!, E.zero)
      ? []
      : [{ ...quotient(jumps.get(1)!, jumps.get(0)!), exact: () => E.divide(exactly(1), exactly(0)) }]),
    ...atPlaces[0]!.map((value, k) => quotient(atPlaces[1]![k]!, value)),
  ];
  for (const q of ratios) {
    const found = summedPowers(jumps, exactly, q, m);
    if (found !== null) return found;
  }
  return null;
}

/** A ratio of neighbouring jumps, as it is for a double and in its simplest form. */
interface Ratio {
  readonly rough: Expression;
  readonly exact: () => Expression;
}

/** The jumps in their simplest form, each made when it is needed: most series of them are seen in doubles to be none that can be summed. */
function memoOf(jumps: ReadonlyMap<number, Expression>): (k: number) => Expression {
  const made = new Map<number, Expression>();
  return (k) => {
    const known = made.get(k) ?? plain(jumps.get(k)!);
    made.set(k, known);
    return known;
  };
}

/** Σ_{k = 1}^{m} P(k)·q^k with the polynomial P(k) = jump/q^k; null where it is none of a low degree. */
function summedPowers(
  jumps: ReadonlyMap<number, Expression>,
  exactly: (k: number) => Expression,
  given: Ratio,
  m: Expression,
): Expression | null {
  const at = instanceOf(E.sum([given.rough, ...jumps.values()]));
  const ratio = evaluate(given.rough, at);
  if (!(ratio > 0)) return null;
  const rows = looked.map((k) => evaluate(jumps.get(k)!, at) / ratio ** k);
  const degree = degreeOf(rows);
  if (degree === null) return null;
  const q = plain(given.exact());
  const differences: Expression[] = [];
  let row = looked.filter((k) => k >= 0).map((k) => E.divide(exactly(k), E.power(q, E.number(k))));
  for (let j = 0; j <= degree; j++) {
    differences.push(plain(row[0]!));
    row = row.slice(1).map((value, k) => E.subtract(value, row[k]!));
  }
  if (E.equal(q, E.one))
    return E.sum(differences.map((difference, j) => E.product([difference, summedBinomial(m, j)])));
  const r = telescoped(differences, q);
  const last = E.sum(r.map((part, j) => E.product([part, binomial(m, j)])));
  return E.subtract(E.product([last, powerOf(q, m)]), r[0] ?? E.zero);
}

/** q^m, (e^a)^m as e^(a·m). */
export const powerOf = (q: Expression, m: Expression): Expression =>
  E.power(E.baseOf(q), E.product([E.exponentOf(q), m]));

/** The degree of the polynomial whose values these are; null where it is not low, or they are not all real. */
function degreeOf(values: readonly number[], tolerance = 1e-9): number | null {
  if (!values.every(Number.isFinite)) return null;
  const size = Math.max(...values.map(Math.abs));
  let [rows, degree] = [values, -1];
  while (rows.some((value) => Math.abs(value) > tolerance * size)) {
    rows = rows.slice(1).map((value, k) => value - rows[k]!);
    degree++;
  }
  return degree > highestDegree || rows.length === 0 ? null : degree;
}

/** R with R(k) − R(k − 1)/q = P(k), both by binomials: the sum of P(k)·q^k is R(m)·q^m − R(0). */
export function telescoped(p: readonly Expression[], q: Expression): readonly Expression[] {
  const r: Expression[] = [];
  for (let j = p.length - 1; j >= 0; j--) {
    // C(k − 1, l) = Σ (−1)^i·C(k, l − i)
    const carried = r.slice(j + 1).map((part, i) => E.product([E.number(i % 2 === 0 ? -1 : 1), part, E.reciprocal(q)]));
    r[j] = plain(E.divide(E.sum([p[j]!, ...carried]), E.subtract(E.one, E.reciprocal(q))));
  }
  return r;
}

const plain = (a: Expression): Expression => {
  const found = simplify(a);
  return found.ok ? found.value.expression : a;
};

/** Σ_{k = 1}^{m} C(k, j), which is m for j = 0 and C(m + 1, j + 1) else. */
export const summedBinomial = (m: Expression, j: number): Expression =>
  j === 0 ? m : binomial(E.add(m, E.one), j + 1);

/** C(m, j) */
export const binomial = (m: Expression, j: number): Expression =>
  E.product(
    Array.from({ length: j }, (_, k) => E.product([E.subtract(m, E.number(k)), E.number(Q.rational(1, k + 1))])),
  );
