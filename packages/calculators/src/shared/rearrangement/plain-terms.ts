import * as Q from '@nomogram/math/exact/rational.ts';
import type { Term } from '@nomogram/math/formula/term.ts';

/*
 * Terms without idle zeros and ones: what is multiplied by 1 stands as it is.
 */

const numberTerm = (text: string, value: Q.Rational): Term => ({ kind: 'number', text, value });
export const zero = numberTerm('0', Q.zero);
export const one = numberTerm('1', Q.one);

export const isNumber = (term: Term, value: Q.Rational): boolean =>
  term.kind === 'number' && Q.equals(term.value, value);

/** The term without the sign that it begins with; undefined where it has none. */
function unsigned(term: Term): Term | undefined {
  if (term.kind === 'negative') return term.of;
  if (term.kind !== 'product' && term.kind !== 'quotient') return undefined;
  const left = unsigned(term.left);
  return left && (term.kind === 'product' ? timesOf(left, term.right) : quotientOf(left, term.right));
}

/** With the other sign, which stands as far inside as it can: -a/b is no -(a/b). */
export function negated(term: Term): Term {
  if (isNumber(term, Q.zero)) return term;
  const positive = unsigned(term);
  if (positive !== undefined) return positive;
  if (term.kind === 'difference') return { ...term, left: term.right, right: term.left };
  if (term.kind === 'product' || term.kind === 'quotient') return { ...term, left: negated(term.left) };
  return { kind: 'negative', of: term };
}

export function sumOf(left: Term, right: Term): Term {
  if (isNumber(left, Q.zero)) return right;
  if (isNumber(right, Q.zero)) return left;
  const [first, second] = [unsigned(left), unsigned(right)];
  if (second !== undefined) return { kind: 'difference', left, right: second };
  return first === undefined ? { kind: 'sum', left, right } : { kind: 'difference', left: right, right: first };
}

export function differenceOf(left: Term, right: Term): Term {
  if (isNumber(right, Q.zero)) return left;
  if (isNumber(left, Q.zero)) return negated(right);
  const second = unsigned(right);
  return second === undefined ? { kind: 'difference', left, right } : sumOf(left, second);
}

export function timesOf(left: Term, right: Term): Term {
  if (isNumber(left, Q.zero) || isNumber(right, Q.zero)) return zero;
  if (isNumber(left, Q.one)) return right;
  if (isNumber(right, Q.one)) return left;
  const second = unsigned(right);
  return second === undefined ? { kind: 'product', left, right } : negated(timesOf(left, second));
}

/** A sign below the line of fraction goes before it. */
export function quotientOf(left: Term, right: Term): Term {
  if (isNumber(right, Q.one)) return left;
  if (isNumber(left, Q.zero)) return zero;
  const below = unsigned(right);
  return below === undefined ? { kind: 'quotient', left, right } : negated(quotientOf(left, below));
}
