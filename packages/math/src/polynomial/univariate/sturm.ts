import type { Rational } from '../../exact/rational.ts';
import type { IntegerPolynomial } from './dense.ts';
import * as P from './dense.ts';
import { signAt } from './real-roots.ts';

/**
 * Sturm's sequence f, f′, −rem(f, f′), …, each made primitive. The number of its sign changes at a minus that at b is the
 * number of different roots in (a, b]; it needs no bisection and so checks the isolation.
 */
function sturmSequence(f: IntegerPolynomial): IntegerPolynomial[] {
  const sequence = [positivePrimitive(f), positivePrimitive(P.derivative(f))];
  for (;;) {
    const rest = negatedRemainder(sequence[sequence.length - 2]!, sequence[sequence.length - 1]!);
    if (rest.length === 0) return sequence;
    sequence.push(rest);
  }
}

/** Divided by the content without a change of sign. */
function positivePrimitive(a: IntegerPolynomial): IntegerPolynomial {
  const content = P.absolute(P.content(a));
  return content <= 1n ? a : a.map((value) => value / content);
}

/** −(a mod b), up to a positive factor. */
function negatedRemainder(a: IntegerPolynomial, b: IntegerPolynomial): IntegerPolynomial {
  let rest = [...a];
  const top = P.leading(b);
  const size = P.absolute(top);
  while (rest.length >= b.length) {
    const factor = top < 0n ? -rest[rest.length - 1]! : rest[rest.length - 1]!;
    const shift = rest.length - b.length;
    rest = rest.map((value, k) => value * size - (k >= shift ? factor * b[k - shift]! : 0n));
    rest = [...P.trimmed(rest)];
  }
  return positivePrimitive(rest.map((value) => -value));
}

const changes = (signs: readonly number[]): number => {
  const nonzero = signs.filter((sign) => sign !== 0);
  return nonzero.filter((sign, k) => k > 0 && sign !== nonzero[k - 1]).length;
};

/** The number of different real roots; with ends, of those in (from, to]. */
export function countRealRoots(f: IntegerPolynomial, from?: Rational, to?: Rational): number {
  if (f.length < 2) return 0;
  const sequence = sturmSequence(f);
  const atInfinity = (direction: 1 | -1): number[] =>
    sequence.map((one) => (P.leading(one) > 0n ? 1 : -1) * (direction < 0 && P.degree(one) % 2 === 1 ? -1 : 1));
  const left = from === undefined ? atInfinity(-1) : sequence.map((one) => signAt(one, from));
  const right = to === undefined ? atInfinity(1) : sequence.map((one) => signAt(one, to));
  return changes(left) - changes(right);
}
