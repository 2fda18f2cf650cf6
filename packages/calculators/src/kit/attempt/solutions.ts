import { toFraction } from '@nomogram/math/algebra/fraction.ts';
import { realZeros } from '@nomogram/math/algebra/inequality/zeros.ts';
import { type Root, rootsOf } from '@nomogram/math/algebra/roots/roots.ts';
import { monotonePieces } from '@nomogram/math/calculus/monotone-pieces.ts';
import { subtract } from '@nomogram/math/expression/build.ts';
import { evaluateWithError } from '@nomogram/math/expression/evaluate-with-error.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import * as C from '@nomogram/math/numeric/complex.ts';
import { isPolynomial, ringOf } from '@nomogram/math/polynomial/convert.ts';
import * as S from '@nomogram/math/polynomial/sparse/polynomial.ts';
import * as P from '@nomogram/math/polynomial/univariate/dense.ts';
import { budget } from '@nomogram/math/result/budget.ts';
import { endedBy } from '@nomogram/math/result/unfinished.ts';
import { parse } from '@nomogram/math/syntax/parse.ts';
import type { Options } from '../options.ts';
import { alternatives, sidesOf } from './text.ts';

/** What an equation, or several with "or" between them, says about its one unknown. */
export interface Solutions {
  /** Those without letters. */
  readonly points: readonly C.Complex[];
  /** Only the real ones were looked for. */
  readonly onlyReal?: boolean;
  /** The values as they stand there, where the line names them: nothing is left to be solved. */
  readonly named?: readonly Expression[];
}

const work = 1_000_000;

/** The solutions of a line: `x = 2 or x = 3`, `2; 3`, `(x-2)(x-3) = 0`; a sentence where it cannot be read, null where it cannot be solved. */
export function readSolutions(text: string, x: string, { decimal, angle }: Options): Solutions | string | null {
  if (isEmptySet(text)) return { points: [], named: [] };
  const points: C.Complex[] = [];
  const named: Expression[] = [];
  let solved = true;
  let onlyReal = false;
  for (const part of alternatives(text, decimal)) {
    const sides: Expression[] = [];
    for (const side of sidesOf(part)) {
      const read = parse(indexed(side, x), { decimal, angle });
      if (!read.ok) return read.error.message;
      sides.push(read.value.expression);
    }
    const value = namedValue(sides, x);
    if (value) {
      named.push(value);
      if (freeSymbols(value).length > 0) continue;
      const { value: near } = evaluateWithError(value, {});
      if (!Number.isFinite(C.modulus(near))) return null;
      points.push(near);
      continue;
    }
    solved = false;
    const [left, right, ...more] = sides;
    if (!left || !right || more.length > 0) return null;
    const roots = rootsOfEquation(left, right, x);
    const found = roots ?? realSolutions(left, right, x);
    if (found === null) return null;
    onlyReal ||= roots === null;
    points.push(...found);
  }
  return { points: distinct(points), ...(solved && { named }), ...(onlyReal && { onlyReal }) };
}

/** `x1`, `x_1` and `x₁` are names of the unknown, too. */
const indexed = (side: string, x: string): string =>
  new RegExp(`^${x}(?:_?\\{?\\d+\\}?|[₀-₉]+)$`).test(side.trim()) ? x : side;

function namedValue(sides: readonly Expression[], x: string): Expression | undefined {
  const constant = (a: Expression | undefined) => (a && !freeSymbols(a).includes(x) ? a : undefined);
  const isUnknown = (a: Expression | undefined) => a?.kind === 'symbol' && a.name === x;
  if (sides.length === 1) return constant(sides[0]);
  if (sides.length < 2) return undefined;
  if (isUnknown(sides[0])) return sides.slice(1).every(constant) ? sides.at(-1) : undefined;
  return sides.length === 2 && isUnknown(sides[1]) ? constant(sides[0]) : undefined;
}

export const isEmptySet = (text: string): boolean =>
  /^(?:\{\s*\}|∅|none|empty(?: set)?|the empty set|no (?:real )?solutions?)\.?$/i.test(text.trim());

/** All complex roots of a rational equation in x; null where it is of another kind, or has other letters. */
function rootsOfEquation(left: Expression, right: Expression, x: string): readonly C.Complex[] | null {
  const difference = subtract(left, right);
  const symbols = freeSymbols(difference);
  if (symbols.length !== 1 || symbols[0] !== x) return null;
  const over = ringOf([difference]);
  if (!over.ok) return null;
  try {
    const fraction = toFraction(difference, over.value, budget(work));
    if (fraction === null) return null;
    const dense = P.primitivePart(S.toDense(fraction.numerator, 0));
    if (P.degree(dense) < 1) return null;
    const roots = rootsOf(dense, budget(work));
    if (!roots.ok) return null;
    const points = [...roots.value.real, ...roots.value.complex].map(({ approximate }: Root) => approximate);
    return isPolynomial(difference) ? points : points.filter((at) => hasValue(difference, x, at));
  } catch (error) {
    if (endedBy(error, 'polynomial-work', 'degree')) return null;
    throw error;
  }
}

/** All real solutions of an equation of another kind, `2^x = 1`; null where they are not all known. */
function realSolutions(left: Expression, right: Expression, x: string): readonly C.Complex[] | null {
  const difference = subtract(left, right);
  if (freeSymbols(difference).join() !== x) return null;
  const found = realZeros(difference, x, monotonePieces);
  return found.ok ? found.value.map(({ value }) => C.complex(value)) : null;
}

/** Where a denominator vanishes too, there is no value, or one of no certainty. */
const hasValue = (a: Expression, x: string, at: C.Complex): boolean => {
  const { value, error } = evaluateWithError(a, { [x]: at });
  return Number.isFinite(C.modulus(value)) && error < 1e-3 && C.modulus(value) < 1e-3;
};

const tolerance = 1e-9;

export const isNear = (a: C.Complex, b: C.Complex): boolean =>
  C.modulus(C.subtract(a, b)) <= tolerance * Math.max(C.modulus(a), C.modulus(b), tolerance);

const distinct = (points: readonly C.Complex[]): readonly C.Complex[] =>
  points.filter((one, index) => points.findIndex((other) => isNear(one, other)) === index);
