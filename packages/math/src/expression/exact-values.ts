import { factorial } from '../exact/factorial.ts';
import * as Z from '../exact/integer.ts';
import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import { bernoulli } from '../numeric/precise/bernoulli.ts';
import { type ExactValue, exact, ofPi } from './facts/fact.ts';
import { facts } from './facts/table.ts';

/** sin(k·pi/12) for the k that need a single square root. */
const sines: Readonly<Record<number, ExactValue>> = {
  0: exact(0),
  2: exact(1, 2),
  3: exact(1, 2, 2),
  4: exact(1, 2, 3),
  6: exact(1),
};

const tangents: Readonly<Record<number, ExactValue>> = {
  0: exact(0),
  2: exact(1, 3, 3),
  3: exact(1),
  4: exact(1, 1, 3),
};

const negated = (value: ExactValue | null): ExactValue | null =>
  value === null ? null : { ...value, coefficient: Q.negate(value.coefficient) };

/** sin(turns·pi) by reduction to the first quadrant; null when it is not among the simple values. */
function sine(turns: Rational): ExactValue | null {
  const twelfths = Q.multiply(turns, Q.integerRational(12));
  if (!Q.isInteger(twelfths)) return null;
  let k = Z.toNumber(Z.modulo(twelfths.numerator, 24));
  const negative = k > 12;
  if (negative) k -= 12;
  const value = sines[k > 6 ? 12 - k : k] ?? null;
  return negative ? negated(value) : value;
}

const cosine = (turns: Rational): ExactValue | null => sine(Q.add(turns, Q.half));

function tangent(turns: Rational): ExactValue | null {
  const twelfths = Q.multiply(turns, Q.integerRational(12));
  if (!Q.isInteger(twelfths)) return null;
  const k = Z.toNumber(Z.modulo(twelfths.numerator, 12));
  return k > 6 ? negated(tangents[12 - k] ?? null) : (tangents[k] ?? null);
}

function inverted(value: ExactValue | null): ExactValue | null {
  if (value === null || Q.isZero(value.coefficient)) return null;
  const root = value.root ?? 1;
  return { coefficient: Q.reciprocal(Q.multiply(value.coefficient, Q.integerRational(root))), root };
}

/** The value of a function at turns·pi. */
export function valueAtMultipleOfPi(name: string, turns: Rational): ExactValue | null {
  switch (name) {
    case 'sin':
      return sine(turns);
    case 'cos':
      return cosine(turns);
    case 'tan':
      return tangent(turns);
    case 'cot':
      return inverted(tangent(turns)) ?? (Q.isZero(cosine(turns)?.coefficient ?? Q.one) ? exact(0) : null);
    case 'sec':
      return inverted(cosine(turns));
    case 'csc':
      return inverted(sine(turns));
    case 'clausen':
      return Q.isInteger(turns) ? exact(0) : null;
    case 'abs':
      return { coefficient: Q.abs(turns), piPower: 1 };
    default:
      return null;
  }
}

/** Factorials up to this are written out when they are met; larger ones stay symbolic until somebody asks. */
const maxFactorial = 10_000;

/** The exact value of a function of one rational number, when it has a simple one. */
export function valueAtRational(name: string, at: Rational): ExactValue | null {
  const known = facts.get(name)?.values?.[`${at.numerator}/${at.denominator}`];
  if (known !== undefined) return known;
  switch (name) {
    case 'abs':
      return { coefficient: Q.abs(at) };
    case 'sign':
      return exact(Q.sign(at));
    case 'floor':
      return { coefficient: Q.integerRational(Q.floor(at)) };
    case 'ceil':
      return { coefficient: Q.integerRational(Q.ceiling(at)) };
    case 're':
    case 'conj':
      return { coefficient: at };
    case 'im':
      return exact(0);
    case 'arg':
      return at.numerator > 0 ? exact(0) : at.numerator < 0 ? ofPi(1) : null;
    case 'heaviside':
      return at.numerator === 0 ? null : exact(at.numerator > 0 ? 1 : 0);
    case 'factorial':
      return factorialValue(at, 0);
    case 'gamma':
      return factorialValue(at, 1);
    case 'zeta':
      return zetaValue(at);
    default:
      return null;
  }
}

/** The value of a function of several rational numbers that is one: mod(100, 7) is 2, whatever is known of 7 as a double. */
export function valueAtRationals(name: string, at: readonly Rational[]): Rational | null {
  const [a, b] = at;
  if (a === undefined || b === undefined) return null;
  switch (name) {
    case 'mod':
      return Q.isZero(b) ? null : Q.subtract(a, Q.multiply(b, Q.integerRational(Q.floor(Q.divide(a, b)))));
    case 'max':
      return at.reduce((most, one) => (Q.compare(one, most) > 0 ? one : most));
    case 'min':
      return at.reduce((least, one) => (Q.compare(one, least) < 0 ? one : least));
    case 'gcd':
    case 'lcm': {
      if (!at.every(Q.isInteger)) return null;
      const join = name === 'gcd' ? Z.gcd : Z.lcm;
      return Q.integerRational(at.map(({ numerator }) => numerator).reduce(join));
    }
    default:
      return null;
  }
}

const maxZeta = 60;

/** ζ(2k) = |B₂ₖ| (2π)²ᵏ/(2 (2k)!) (DLMF 25.6.2), ζ(−2k) = 0, ζ(1 − 2k) = −B₂ₖ/(2k). */
function zetaValue(at: Rational): ExactValue | null {
  if (!Q.isInteger(at) || typeof at.numerator !== 'number' || Math.abs(at.numerator) > maxZeta) return null;
  const n = at.numerator;
  if (n < 0)
    return n % 2 === 0 ? exact(0) : { coefficient: Q.divide(bernoulli((1 - n) / 2), Q.integerRational(n - 1)) };
  if (n % 2 !== 0) return null;
  const size = Q.abs(bernoulli(n / 2));
  const by = Q.rational(Z.power(2, n - 1), factorial(n));
  return { coefficient: Q.multiply(size, by), piPower: n };
}

function factorialValue(at: Rational, shift: number): ExactValue | null {
  if (!Q.isInteger(at) || typeof at.numerator !== 'number') return null;
  const n = at.numerator - shift;
  return n >= 0 && n <= maxFactorial ? { coefficient: Q.integerRational(factorial(n)) } : null;
}
