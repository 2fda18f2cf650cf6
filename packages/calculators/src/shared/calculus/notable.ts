import { simplify } from '@nomogram/math/algebra/simplify/simplify.ts';
import { derivativeOf } from '@nomogram/math/calculus/derivative.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { constant, negate, number, power, product, sum } from '@nomogram/math/expression/build.ts';
import { compileUnary } from '@nomogram/math/expression/compile.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { substitute } from '@nomogram/math/expression/substitute.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { formatDouble } from '../../kit/decimal.ts';
import type { Mark } from '../../kit/figure.ts';

/*
 * What one looks for in a graph: where it meets the axis, where it turns, where it meets another graph. Places are found in double
 * precision between samples of opposite sign; a place is called by an exact name (π/2, √3, −1/2) only where the function, put there and
 * simplified, is exactly 0, else by its decimal. A pole changes its sign, too: what does not become small there is no root.
 */

/** A place on a graph that has a name. */
export interface Notable {
  readonly kind: 'root' | 'maximum' | 'minimum' | 'intersection';
  readonly x: number;
  readonly y: number;
  /** The place, exactly where that is proved: `π/2`, `≈ 2.0288`. */
  readonly name: string;
}

/** Intervals that are searched; a graph with more places than these is a pattern, which needs no names. */
const [intervals, most] = [600, 9];

/** Roots and turning points of a function between two ends, from left to right; none where there are too many to be read. */
export function notablePlaces(f: Expression, variable: string, range: readonly [number, number]): readonly Notable[] {
  const rate = derivativeOf(f, variable);
  const roots = placesOf(f, variable, range, f, 'root');
  const turns = rate === null ? [] : placesOf(rate, variable, range, f, 'maximum');
  const turning = turns.filter(({ x }) => !roots.some((root) => Math.abs(root.x - x) < 1e-9));
  return [roots, turning].flatMap((some) => (some.length > most ? [] : some)).toSorted((one, other) => one.x - other.x);
}

/** Where two graphs meet. */
export function intersections(
  f: Expression,
  g: Expression,
  variable: string,
  range: readonly [number, number],
): readonly Notable[] {
  const places = placesOf(sum([f, negate(g)]), variable, range, f, 'intersection');
  return places.length > most ? [] : places;
}

function placesOf(
  zeroOf: Expression,
  variable: string,
  [from, to]: readonly [number, number],
  height: Expression,
  kind: Notable['kind'],
): readonly Notable[] {
  const zero = compileUnary(zeroOf, variable);
  const heightAt = compileUnary(height, variable);
  // Ends of intervals avoid round numbers, where roots like to lie.
  const at = Array.from(
    { length: intervals + 1 },
    (_, k) => from + ((to - from) * (k + 0.37 * Math.sin(k) ** 2)) / (intervals + 0.4),
  );
  const values = at.map(zero);
  const typical = median(values.map(Math.abs).filter(Number.isFinite));
  return at.slice(1).flatMap((right, k): Notable[] => {
    const [before, after] = [values[k]!, values[k + 1]!];
    if (!(before * after < 0)) return [];
    const x = crossing(zero, [at[k]!, right], before);
    if (!(Math.abs(zero(x)) <= 1e-6 * typical)) return [];
    // Around a threefold root doubles are 0 up to their rounding far beyond it: then x is any of these.
    const isSame = (place: number) => Math.abs(zero((x + place) / 2)) <= 1e-12 * typical;
    const exact = exactPlace(zeroOf, variable, x, isSame);
    const y = heightAt(exact?.value ?? x);
    if (!Number.isFinite(y)) return [];
    const reflectedKind = kind === 'maximum' && before < 0 ? 'minimum' : kind;
    return [{ kind: reflectedKind, x: exact?.value ?? x, y, name: exact?.name ?? `≈ ${formatDouble(x, 5)}` }];
  });
}

function median(sizes: readonly number[]): number {
  const sorted = sizes.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

/** The place of a change of sign, to the last bit unless fewer halvings are asked for. */
export function crossing(
  f: (x: number) => number,
  [from, to]: readonly [number, number],
  atFrom: number,
  halvings = 80,
): number {
  let [left, right] = [from, to];
  for (let k = 0; k < halvings && left < right; k++) {
    const middle = (left + right) / 2;
    if (middle === left || middle === right) break;
    if (f(middle) * atFrom > 0) left = middle;
    else right = middle;
  }
  return Math.abs(f(left)) <= Math.abs(f(right)) ? left : right;
}

interface ExactPlace {
  readonly value: number;
  readonly name: string;
}

/** The exact number beside x at which the function is proved to be 0. */
function exactPlace(
  zeroOf: Expression,
  variable: string,
  x: number,
  isSame: (place: number) => boolean,
): ExactPlace | undefined {
  for (const { expression, value } of candidates(x, isSame)) {
    const found = simplify(substitute(zeroOf, { [variable]: expression }));
    const left = found.ok ? found.value.expression : undefined;
    if (left?.kind === 'number' && Q.isZero(left.value)) return { value, name: written(toText(expression)) };
  }
  return undefined;
}

const denominators = [1, 2, 3, 4, 5, 6, 8, 10, 12];

interface Candidate {
  readonly expression: Expression;
  readonly value: number;
}

/** Simple numbers that x may be: parts of 1, parts of π, square roots. Beyond its rounding `isSame` decides. */
function candidates(x: number, isSame: (place: number) => boolean): readonly Candidate[] {
  const size = Math.max(1, Math.abs(x));
  const isWithin = (value: number, part: number) => Math.abs(value - x) <= part * size;
  const close = (value: number) => isWithin(value, 1e-9) || (isWithin(value, 1e-3) && isSame(value));
  const rational = denominators.map((q) => Q.rational(Math.round(x * q) + 0, q));
  const parts = denominators.map((q) => Q.rational(Math.round((x / Math.PI) * q) + 0, q));
  const square = Math.round(x * x);
  return [
    ...rational.map((value) => ({ expression: number(value), value: Q.toNumber(value) })),
    ...parts.map((value) => ({
      expression: product([number(value), constant('pi')]),
      value: Q.toNumber(value) * Math.PI,
    })),
    {
      expression: product([number(Math.sign(x)), power(number(square), number(Q.half))]),
      value: Math.sign(x) * Math.sqrt(square),
    },
  ].filter(({ value }) => close(value));
}

/** As it stands in a figure. */
const written = (text: string): string =>
  text
    .replaceAll('pi', 'π')
    .replace(/sqrt\((\d+)\)/g, '√$1')
    .replaceAll('*', '')
    .replace(/^-/, '−');

/** The points of a figure; a root is named by its place alone. */
export const notableMarks = (places: readonly Notable[]): readonly Mark[] =>
  places.map(({ kind, x, y, name }) => {
    const place = name.startsWith('≈') ? formatDouble(x, 4) : name;
    const at = [x, kind === 'root' ? 0 : y] as const;
    if (kind === 'root') return { mark: 'point', at, role: 'construction', label: place, says: `root at ${place}` };
    const short = kind === 'intersection' ? '' : kind.slice(0, 3);
    const coordinates = `(${place}, ${formatDouble(y, 4)})`;
    const label = `${short} ${coordinates}`.trimStart();
    return { mark: 'point', at, role: 'construction', label, says: `${kind} ${coordinates}`, ...(short && { short }) };
  });

const names: readonly (readonly [kind: Notable['kind'], one: string, several: string])[] = [
  ['root', 'Root', 'Roots'],
  ['maximum', 'Maximum', 'Maxima'],
  ['minimum', 'Minimum', 'Minima'],
  ['intersection', 'Intersection', 'Intersections'],
];

/** The same in a sentence for each kind: `Roots at −π, 0 and π.` */
export const notableSentences = (places: readonly Notable[], variable: string): string =>
  names
    .map(([kind, one, several]) => {
      const told = places.flatMap((place) =>
        place.kind === kind ? [`${variable} ${place.name.startsWith('≈') ? place.name : `= ${place.name}`}`] : [],
      );
      return told.length === 0 ? '' : ` ${told.length > 1 ? several : one} at ${told.join(', ')}.`;
    })
    .join('');
