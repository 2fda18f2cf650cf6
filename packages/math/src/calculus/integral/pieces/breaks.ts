import { coefficientsOf } from '../../../algebra/coefficients.ts';
import { multipliedOut } from '../../../algebra/expand.ts';
import { criticalPoints } from '../../../algebra/inequality/critical-points.ts';
import { simplify } from '../../../algebra/simplify/simplify.ts';
import { solveTrigonometric } from '../../../algebra/trigonometric/solve.ts';
import * as E from '../../../expression/build.ts';
import { evaluate } from '../../../expression/evaluate.ts';
import type { Expression } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';
import { freeSymbols, some } from '../../../expression/walk.ts';
import { budget } from '../../../result/budget.ts';
import type { Context } from '../context.ts';
import { subexpressions } from '../rewrite.ts';
import { signOf } from '../sign.ts';
import type { Switch } from './switches.ts';

/** The values of all switches on both sides of a place. */
export interface Sides {
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** A place where a switch changes. */
export interface Break extends Sides {
  readonly at: Expression;
}

/** The places start + k·period; ⌊index⌋ = k between the k-th and the next. */
export interface BreakFamily {
  readonly start: Expression;
  readonly period: Expression;
  readonly index: Expression;
  readonly sides: ReadonlyMap<number, Sides>;
}

/** The k-th place of a family. */
export const placeOf = ({ start, period }: Family, k: number): Expression =>
  E.add(start, E.product([E.number(k), period]));

/** Every n-th place from each of the first n: where jumps take turns. */
export const split = ({ start, period, index, sides }: BreakFamily, n: number): BreakFamily[] =>
  n === 1
    ? [{ start, period, index, sides }]
    : Array.from({ length: n }, (_, first) => ({
        start: E.add(start, E.product([E.number(first), period])),
        period: E.product([E.number(n), period]),
        index: multipliedOut(E.divide(E.subtract(index, E.number(first)), E.number(n))),
        sides: new Map(
          [...sides].flatMap(([k, own]) =>
            (((k - first) % n) + n) % n === 0 ? [[(k - first) / n, own] as const] : [],
          ),
        ),
      }));

/** So many in turn are told apart. */
export const turns: readonly number[] = [1, 2, 3, 4, 5, 6];

/** Numbers for the letters of an expression. */
export const instanceOf = (a: Expression): Readonly<Record<string, number>> =>
  Object.fromEntries(freeSymbols(a).map((name, k) => [name, 0.83 + 0.29 * k]));

/** An integrand whose integral diverges is beyond this so near the place, and was far less a little farther off, where e^(x²) is as large. */
const [near, nearby, huge, growth] = [1e-8, 1e-5, 1e5, 10];

export function isInfiniteNear(f: Expression, variable: string, at: Expression, side: 'left' | 'right'): boolean {
  const letters = instanceOf(E.add(f, at));
  const place = evaluate(at, letters);
  const sizeAt = (distance: number) =>
    Math.abs(evaluate(f, { ...letters, [variable]: place + (side === 'left' ? -distance : distance) }));
  const size = sizeAt(near);
  return !(size < huge) && !(size < growth * sizeAt(nearby));
}

export interface Breaks {
  /** In order. */
  readonly points: readonly Break[];
  readonly families: readonly BreakFamily[];
}

type Family = Omit<BreakFamily, 'sides'>;

/** The members of a family whose sides are known; every sixth one is looked at where so many take turns. */
const members: readonly number[] = Array.from({ length: 60 }, (_, k) => k - 18);
const work = 60_000;
const mostPlaces = 2000;

/** All places where a switch may change; null where they are not known exactly, or their order is not. */
export function breaksOf(switches: readonly Switch[], context: Context): Breaks | null {
  const x = context.variable;
  const points: Expression[] = [];
  const families: Family[] = [];
  for (const one of switches) {
    const found = one.kind === 'floor' ? stairs(one.argument, x) : changesOfSign(one.argument, x);
    if (found === null) return null;
    for (const point of found.points) if (!points.some((known) => E.equal(known, point))) points.push(point);
    for (const family of found.families)
      if (!families.some(({ index }) => E.equal(index, family.index))) families.push(family);
  }
  return withSides(points, families, switches, x);
}

interface Places {
  readonly points: readonly Expression[];
  readonly families: readonly Family[];
}

/** ⌊a·x + b⌋ changes where a·x + b is whole, ⌊h⌋ of a wave h where h is one of the whole numbers between its least and its greatest value. */
function stairs(argument: Expression, x: string): Places | null {
  if (isCircular(argument)) return stairsOfWave(argument, x);
  const [b, a, ...higher] = polynomialIn(argument, x) ?? [];
  const sign = a === undefined ? null : signOf(a);
  if (b === undefined || a === undefined || higher.length > 0 || !sign) return null;
  return { points: [], families: [familyOf(E.divide(E.negate(b), a), E.divide(E.number(sign), a), x)] };
}

function familyOf(start: Expression, period: Expression, x: string): Family {
  const index = E.divide(E.subtract(E.symbol(x), start), period);
  return { start: plain(start), period: plain(period), index: multipliedOut(index) };
}

const plain = (a: Expression): Expression => {
  const found = simplify(a);
  return found.ok ? found.value.expression : a;
};

const polynomialIn = (a: Expression, x: string): Expression[] | null => coefficientsOf(multipliedOut(a), x);

const circular: ReadonlySet<string> = new Set('sin cos tan cot sec csc'.split(' '));

const isCircular = (a: Expression): boolean => some(a, (node) => node.kind === 'apply' && circular.has(node.name));

/** Over so many places the values of a wave are looked at, and so many levels may lie between them. */
const lookedAt = 400;
const maxLevels = 8;

function stairsOfWave(argument: Expression, x: string): Places | null {
  if (freeSymbols(argument).some((name) => name !== x)) return null;
  const values = Array.from({ length: lookedAt }, (_, k) => evaluate(argument, { [x]: 0.0713 * (k - lookedAt / 2) }));
  const [low, high] = [Math.ceil(Math.min(...values) - 1e-3), Math.floor(Math.max(...values) + 1e-3)];
  if (!(high - low <= maxLevels)) return null;
  const families: Family[] = [];
  for (let level = low; level <= high; level++) {
    const found = zerosOfWave(tidy(E.subtract(argument, E.number(level))), x);
    if (found === null) return null;
    families.push(...found);
  }
  return { points: [], families };
}

function changesOfSign(argument: Expression, x: string): Places | null {
  if (isCircular(argument)) return ofWave(argument, x);
  if (freeSymbols(argument).some((name) => name !== x)) return ofPolynomial(argument, x);
  const found = criticalPoints(argument, x, { work: budget(work) });
  if (found === null || found.some(({ exact }) => exact === undefined)) return null;
  return { points: found.map(({ exact }) => plain(exact!)), families: [] };
}

/** The zeros of a polynomial of degree 2 at most with letters. */
function ofPolynomial(argument: Expression, x: string): Places | null {
  const [c, b, a, ...higher] = polynomialIn(argument, x) ?? [];
  if (c === undefined || b === undefined || higher.length > 0) return null;
  if (a === undefined) return signOf(b) ? { points: [plain(E.divide(E.negate(c), b))], families: [] } : null;
  const discriminant = tidy(E.subtract(E.power(b, E.two), E.product([E.number(4), a, c])));
  const sign = signOf(discriminant);
  if (sign === -1) return { points: [], families: [] };
  if (sign !== 1) return null;
  const root = plain(E.sqrt(discriminant));
  const zero = (side: Expression) => plain(E.divide(E.add(E.negate(b), side), E.multiply(E.two, a)));
  return { points: [zero(E.negate(root)), zero(root)], families: [] };
}

/** The zeros of a function of sines and cosines, and its poles. */
function ofWave(argument: Expression, x: string): Places | null {
  const families = zerosOfWave(argument, x);
  if (families === null) return null;
  const poles = subexpressions(argument, x).flatMap((node) => {
    if (node.kind !== 'apply' || !(node.name in polesOf)) return [];
    return [zerosOfWave(E.apply(polesOf[node.name]!, node.args), x)];
  });
  if (poles.includes(null)) return null;
  return { points: [], families: [...families, ...poles.flatMap((one) => one!)] };
}

const polesOf: Readonly<Record<string, string>> = { tan: 'cos', sec: 'cos', cot: 'sin', csc: 'sin' };

function zerosOfWave(argument: Expression, x: string): Family[] | null {
  const wave = E.withoutCoefficient(argument);
  if (wave.kind === 'apply' && wave.name in firstZero) {
    const [b, a, ...higher] = polynomialIn(wave.args[0]!, x) ?? [];
    const sign = a === undefined ? null : signOf(a);
    if (b === undefined || a === undefined || higher.length > 0 || !sign) return null;
    const pi = E.constant('pi');
    const start = E.divide(E.subtract(E.product([firstZero[wave.name]!, pi]), b), a);
    return [familyOf(start, E.divide(E.product([E.number(sign), pi]), a), x)];
  }
  if (freeSymbols(argument).some((name) => name !== x)) return null;
  const found = solveTrigonometric(argument, E.zero, x);
  if (!found.ok) return null;
  const { solutions } = found.value;
  if (solutions.kind === 'none') return [];
  if (solutions.kind === 'all' || solutions.families.some(({ rounded }) => rounded)) return null;
  return solutions.families.map(({ base, period }) => familyOf(base, period, x));
}

/** A zero, in halves of a turn. */
const firstZero: Readonly<Record<string, Expression>> = {
  sin: E.zero,
  tan: E.zero,
  cos: E.negate(E.half),
  cot: E.negate(E.half),
};

interface Place {
  readonly value: number;
  readonly point: number | null;
  readonly family: readonly [number, number] | null;
}

/** Each place with the values of the switches in the middle of the pieces beside it; those where nothing changes are left out. */
function withSides(
  points: readonly Expression[],
  families: readonly Family[],
  switches: readonly Switch[],
  x: string,
): Breaks | null {
  const all = [...points, ...families.map(({ index }) => index), ...switches.map(({ argument }) => argument)];
  const others = [...new Set(all.flatMap(freeSymbols))].filter((name) => name !== x);
  if (others.length > 0 && !isOrderKnown(points, families)) return null;
  const at = Object.fromEntries(others.map((name, k) => [name, 0.83 + 0.29 * k]));
  const places = placesOf(points, families, at);
  if (places.length > mostPlaces || !places.every(({ value }) => Number.isFinite(value))) return null;
  const valuesAt = (place: number) =>
    switches.map(({ argument, kind }) => {
      const value = evaluate(argument, { ...at, [x]: place });
      return kind === 'sign' ? Math.sign(value) : Math.floor(value);
    });
  const sidesOf = ({ value }: Place): Sides => {
    const near = nearTo(value);
    const left = places.findLast((one) => one.value < value - near)?.value ?? value - 1;
    const right = places.find((one) => one.value > value + near)?.value ?? value + 1;
    return { before: valuesAt((value + left) / 2), after: valuesAt((value + right) / 2) };
  };
  const found = places.map((place, k) => {
    const sides = sidesOf(place);
    return { ...place, sides: isTaken(places, k) ? { before: sides.after, after: sides.after } : sides };
  });
  return {
    points: found
      .filter(({ point, sides }) => point !== null && changes(sides))
      .map(({ point, sides }) => ({ at: points[point!]!, ...sides })),
    families: families.map((family, j) => ({
      ...family,
      sides: new Map(
        found.flatMap((one) =>
          one.family?.[0] === j && members.includes(one.family[1]) ? [[one.family[1], one.sides]] : [],
        ),
      ),
    })),
  };
}

/** Whether another family before this one has the same place: what changes there, whichever switch it is, is counted once. */
function isTaken(places: readonly Place[], k: number): boolean {
  const { value, family } = places[k]!;
  if (family === null) return false;
  for (const step of [-1, 1])
    for (let i = k + step; Math.abs((places[i]?.value ?? Number.NaN) - value) <= nearTo(value); i += step)
      if ((places[i]!.family?.[0] ?? family[0]) < family[0]) return true;
  return false;
}

/** Places that are nearer are the same. */
const nearTo = (value: number): number => 1e-9 * (1 + Math.abs(value));

/** All places in their order, of each family as many as lie among the members of the widest one, and one more on both sides. */
function placesOf(
  points: readonly Expression[],
  families: readonly Family[],
  at: Readonly<Record<string, number>>,
): readonly Place[] {
  const known = families.map(({ start, period }) => ({ start: evaluate(start, at), period: evaluate(period, at) }));
  const low = Math.min(...known.map(({ start, period }) => start + (members[0]! - 1) * period));
  const high = Math.max(...known.map(({ start, period }) => start + (members.at(-1)! + 1) * period));
  return [
    ...points.map((point, k) => ({ value: evaluate(point, at), point: k, family: null })),
    ...known.flatMap(({ start, period }, j) => {
      const [first, last] = [Math.floor((low - start) / period), Math.ceil((high - start) / period)];
      return Array.from({ length: Math.min(last - first, mostPlaces) + 1 }, (_, i) => ({
        value: start + (first + i) * period,
        point: null,
        family: [j, first + i] as const,
      }));
    }),
  ].sort((a, b) => a.value - b.value);
}

/** Whether a switch has another value after the place; where the argument is not real on one side, nothing is to be joined. */
export const changes = ({ before, after }: Sides): boolean =>
  [...before, ...after].every(Number.isFinite) && before.some((one, k) => one !== after[k]);

/** With letters: one family, or points of which each two have a known order. */
const isOrderKnown = (points: readonly Expression[], families: readonly Family[]): boolean =>
  families.length + Math.min(points.length, 1) <= 1 &&
  points.every((one, k) => points.every((other, j) => j === k || Boolean(signOf(tidy(E.subtract(one, other))))));
