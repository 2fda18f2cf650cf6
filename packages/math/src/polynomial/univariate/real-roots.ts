import { toDecimal } from '../../exact/decimal.ts';
import * as Z from '../../exact/integer.ts';
import type { Rational } from '../../exact/rational.ts';
import * as Q from '../../exact/rational.ts';
import { type Budget, spend } from '../../result/budget.ts';
import type { IntegerPolynomial } from './dense.ts';
import * as P from './dense.ts';
import { type RootInterval, refineRoot, valueAt } from './refine-root.ts';

/*
 * Real roots, isolated: disjoint intervals with rational ends, each with exactly one root, found by bisection with
 * Descartes' rule of signs (Collins and Akritas, "Polynomial real root isolation using Descarte's rule of signs", 1976).
 *
 * The roots of q in (0, 1) are the positive roots of (1 + x)^n·q(1/(1 + x)), and those are at most as many as the sign
 * changes of its coefficients, of the same parity: 0 changes mean none, 1 means one. Otherwise the interval is halved;
 * Vincent's theorem says that this comes to an end for square-free polynomials.
 */

/** The real roots of a square-free polynomial, increasing; null when the budget runs out. */
export function isolateRealRoots(f: IntegerPolynomial, work: Budget): RootInterval[] | null {
  const low = f.findIndex((value) => value !== 0n);
  const rest = low > 0 ? f.slice(low) : f;
  const positive = positiveRoots(rest, work);
  const mirrored = positiveRoots(
    rest.map((value, k) => (k % 2 === 0 ? value : -value)),
    work,
  );
  if (positive === null || mirrored === null) return null;
  const negative = mirrored.map(({ low: a, high: b }) => ({ low: Q.negate(b), high: Q.negate(a) })).reverse();
  return [...negative, ...(low > 0 ? [{ low: Q.zero, high: Q.zero }] : []), ...positive];
}

function positiveRoots(f: IntegerPolynomial, work: Budget): RootInterval[] | null {
  if (f.length < 2) return [];
  const bits = rootBoundBits(f);
  const found: RootInterval[] = [];
  // q(x) = f(2^bits·x), and the interval (c/2^k, (c + 1)/2^k)·2^bits.
  const stack = [{ q: P.primitivePart(f.map((value, k) => value << BigInt(bits * k))), c: 0n, k: 0 }];
  const at = (c: bigint, k: number): Rational =>
    Q.rational(Z.fromBigInt(c << BigInt(bits)), Z.fromBigInt(1n << BigInt(k)));
  while (stack.length > 0) {
    const { q, c, k } = stack.pop()!;
    if (!spend(work, q.length * q.length)) return null;
    const changes = signChanges(reversedShifted(q));
    if (changes === 0) continue;
    if (changes === 1) {
      found.push({ low: at(c, k), high: at(c + 1n, k) });
      continue;
    }
    const n = P.degree(q);
    const left = q.map((value, index) => value << BigInt(n - index));
    let right = shiftedByOne(left);
    if (right[0] === 0n) {
      found.push({ low: at(2n * c + 1n, k + 1), high: at(2n * c + 1n, k + 1) });
      right = right.slice(1);
    }
    stack.push({ q: right, c: 2n * c + 1n, k: k + 1 }, { q: left, c: 2n * c, k: k + 1 });
  }
  return found.sort((a, b) => Q.compare(a.low, b.low));
}

/** All roots are less than 2^bits in absolute value (Fujiwara). */
function rootBoundBits(f: IntegerPolynomial): number {
  const n = P.degree(f);
  const length = (a: bigint): number => Z.bitLength(Z.fromBigInt(a));
  let most = 0;
  for (let k = 1; k <= n; k++) {
    if (f[n - k] !== 0n) most = Math.max(most, Math.ceil((length(f[n - k]!) - length(P.leading(f)) + 1) / k));
  }
  return most + 1;
}

function signChanges(a: IntegerPolynomial): number {
  let changes = 0;
  let last = 0n;
  for (const value of a) {
    if (value === 0n) continue;
    if (last !== 0n && last > 0n !== value > 0n) changes++;
    last = value;
  }
  return changes;
}

function shiftedByOne(a: IntegerPolynomial): IntegerPolynomial {
  const shifted = [...a];
  for (let i = 0; i < shifted.length; i++) for (let k = shifted.length - 2; k >= i; k--) shifted[k]! += shifted[k + 1]!;
  return shifted;
}

const reversedShifted = (a: IntegerPolynomial): IntegerPolynomial => shiftedByOne([...a].reverse());

/** The sign of f at a rational number. */
export function signAt(f: IntegerPolynomial, at: Rational): -1 | 0 | 1 {
  const value = valueAt(f, BigInt(at.numerator), BigInt(at.denominator));
  return value > 0n ? 1 : value < 0n ? -1 : 0;
}

/** Narrower than the least root but 0 is large (the bound of the reversed polynomial), so that its ends say what size the root has. */
function clearOfZero(f: IntegerPolynomial, { low, high }: RootInterval): RootInterval {
  if (Q.equals(low, high) || Q.sign(low) * Q.sign(high) > 0) return { low, high };
  const bits = rootBoundBits(f.slice(f.findIndex((value) => value !== 0n)).reverse());
  return refineRoot(f, { low, high }, Q.rational(1, Z.power(2, Math.max(bits, 0) + 1)));
}

/** The root rounded to so many significant digits. */
export function rootDecimal(f: IntegerPolynomial, interval: RootInterval, digits: number): string {
  let current = clearOfZero(f, interval);
  for (let extra = 3; ; extra += 8) {
    const size = Q.abs(current.high);
    const exponent = Z.bitLength(size.numerator) - Z.bitLength(size.denominator);
    const bits = Math.ceil((digits + extra) * 3.33) - exponent;
    current = refineRoot(
      f,
      current,
      bits >= 0 ? Q.rational(1, Z.power(2, bits)) : Q.integerRational(Z.power(2, -bits)),
    );
    const [below, above] = [toDecimal(current.low, digits), toDecimal(current.high, digits)];
    if (below === above || extra > 60) return above;
  }
}
