import { multipliedOut } from '../algebra/expand.ts';
import * as E from '../expression/build.ts';
import { type Condition, condition } from '../expression/condition.ts';
import type { Expression } from '../expression/expression.ts';
import { substitute } from '../expression/substitute.ts';
import { tidy } from '../expression/tidy.ts';
import { contains, freeSymbols, transform } from '../expression/walk.ts';
import { squareRootOf } from './integral/explain/square-root-of.ts';

/*
 * The other sign of a quantity of the letters. An antiderivative that was found for D > 0, as that of 1/(a·x² + b·x + c) for D = 4ac − b²,
 * is asked for again with −d² in the place of D: a letter that stands in D once, or only as its square, is written by the others and d,
 *
 *     c = (b² − d²)/(4a),        in a² − b²:  b = √(a² + d²),
 *
 * and d is √(−D) at the end. What is found holds wherever the root is b, so for negative b too. In a² − b² there is
 * a = b·(1 − d²)/(1 + d²) besides.
 */

/** The integrand with a letter written by the others, and how the letters that were given come back. */
export interface Rewriting {
  readonly f: Expression;
  /** What must not be 0 for that. */
  readonly divisor: Expression;
  readonly back: (F: Expression) => Expression;
}

/** f with D negative, in each of the ways that there are. */
export function withNegative(D: Expression, f: Expression, variable: string): readonly Rewriting[] {
  const taken = [variable, ...freeSymbols(E.add(D, f))];
  const d = ['d', 'p', 'q', 'r', 's'].find((name) => !taken.includes(name));
  if (d === undefined) return [];
  const plain = multipliedOut(D);
  return [bySquare(plain, f, d), byTangent(plain, f, d)].filter((one) => one !== null);
}

/** D = −d², d > 0. */
function bySquare(D: Expression, f: Expression, d: string): Rewriting | null {
  const found = solvedFor(D, E.negate(E.power(E.symbol(d), E.two)));
  if (found === null) return null;
  const { letter, value, square, divisor } = found;
  const root = E.sqrt(E.sum(E.termsOf(D).map(E.negate)));
  const withLetter = (F: Expression) =>
    transform(F, (node) => (square !== null && E.equal(node, value) ? E.symbol(letter) : node));
  return {
    f: tidy(substitute(f, { [letter]: value })),
    divisor,
    back: (F) => tidy(substitute(withLetter(F), { [d]: root })),
  };
}

/**
 * a² − b² with a = b·(1 − d²)/(1 + d²), where b is a letter or a positive number: d = √((b − a)/(b + a)). And b² − a² for a number b with
 * a = b·(1 + d²)/(1 − d²), where d = √((a − b)/(a + b)).
 */
function byTangent(D: Expression, f: Expression, d: string): Rewriting | null {
  for (const letter of freeSymbols(D)) {
    const a = E.symbol(letter);
    for (const sign of [E.one, E.minusOne]) {
      const square = tidy(E.subtract(E.power(a, E.two), E.product([sign, D])));
      const b = square.kind === 'power' && E.equal(square.exponent, E.two) ? square.base : E.sqrt(square);
      const isPlain = b.kind === 'number' || (b.kind === 'symbol' && E.equal(sign, E.one));
      if (isPlain && !contains(square, letter)) return throughTangent({ a: letter, b, sign }, f, d);
    }
  }
  return null;
}

interface DifferenceOfSquares {
  readonly a: string;
  readonly b: Expression;
  /** 1 for a² − b², −1 for b² − a². */
  readonly sign: Expression;
}

/** f with a = b·(1 − s)/(1 + s), where s is d² or −d². */
function throughTangent({ a, b, sign }: DifferenceOfSquares, f: Expression, d: string): Rewriting {
  const s = E.product([sign, E.power(E.symbol(d), E.two)]);
  const below = E.add(E.one, s);
  const letter = E.symbol(a);
  const whole = E.add(letter, b);
  const plainBelow = E.product([E.two, b, E.reciprocal(whole)]);
  const root = E.sqrt(E.divide(E.product([sign, E.subtract(b, letter)]), whole));
  const value = E.product([b, E.subtract(E.one, s), E.reciprocal(below)]);
  const opposite = E.subtract(E.negate(s), E.one);
  const withoutBelow = (F: Expression) =>
    transform(F, (node) => (E.equal(node, below) ? plainBelow : E.equal(node, opposite) ? E.negate(plainBelow) : node));
  return {
    f: tidy(substitute(f, { [a]: value })),
    divisor: E.one,
    back: (F) => tidy(substitute(withoutBelow(F), { [d]: root })),
  };
}

/** f where a quantity is 0, and what says so. */
export interface Zero extends Rewriting {
  readonly when: Condition;
  /** The letter that it is solved for, with its value there. */
  readonly at: Readonly<Record<string, Expression>>;
}

/** A letter has one value where D is 0 if it stands in D once, two if its square does. */
export function withZero(D: Expression, f: Expression): readonly Zero[] {
  const found = solvedFor(multipliedOut(D), E.zero);
  if (found === null) return [];
  const { letter, square, divisor } = found;
  return valuesAtZero(found).map((value) => ({
    f: tidy(substitute(f, { [letter]: value })),
    divisor,
    back: (F) => F,
    at: { [letter]: value },
    when:
      square === null && freeSymbols(value).length > 0 ? condition(D, '=') : condition(E.symbol(letter), '=', value),
  }));
}

/** The values of a letter; none where it is not seen that its square is positive. */
function valuesAtZero({ value, square }: Elimination): readonly Expression[] {
  if (square === null || E.equal(square, E.zero)) return [value];
  const found = squareRootOf(square);
  return found?.sign === 1 ? [found.root, E.negate(found.root)] : [];
}

interface Elimination {
  readonly letter: string;
  readonly value: Expression;
  /** Its square, where that stands in D; null for the letter itself. */
  readonly square: Expression | null;
  readonly divisor: Expression;
}

/** A letter by the others where D has a value: D = c·ℓ + r or c·ℓ² + r. */
function solvedFor(D: Expression, value: Expression): Elimination | null {
  for (const k of [1, 2]) {
    // The last letters are those of constant terms.
    for (const letter of freeSymbols(D).toReversed()) {
      const rest = substitute(D, { [letter]: E.zero });
      const by = tidy(E.divide(E.subtract(D, rest), E.power(E.symbol(letter), E.number(k))));
      if (contains(by, letter)) continue;
      const solved = tidy(E.divide(E.subtract(value, rest), by));
      return { letter, value: k === 1 ? solved : E.sqrt(solved), square: k === 1 ? null : solved, divisor: by };
    }
  }
  return null;
}

/** The quantity that a condition says to be positive; null where it says so of a letter, or says something else. */
export function positiveQuantity({ left, relation, right }: Condition): Expression | null {
  if (relation !== '>') return null;
  const D = E.subtract(left, right);
  return D.kind === 'symbol' || freeSymbols(D).length < 1 ? null : D;
}
