import { Unfinished } from '../../../result/unfinished.ts';
import type { Polynomial, Ring } from './polynomial.ts';
import * as P from './polynomial.ts';

/** A quotient of polynomials without a common factor, the denominator with a positive leading integer. */
export interface Fraction {
  readonly n: Polynomial;
  readonly d: Polynomial;
}

const largest = 1n << 1500n;

export const zero: Fraction = { n: 0n, d: 1n };
export const one: Fraction = { n: 1n, d: 1n };
export const integer = (value: bigint | number): Fraction => ({ n: BigInt(value), d: 1n });
export const ofPolynomial = (n: Polynomial): Fraction => ({ n, d: 1n });
export const isZero = (a: Fraction): boolean => a.n === 0n;
export const negate = (a: Fraction): Fraction => ({ n: P.negate(a.n), d: a.d });
export const equals = (a: Fraction, b: Fraction): boolean => P.equals(a.n, b.n) && P.equals(a.d, b.d);

/**
 * The field of quotients over a ring. Where the ring knows square roots of integers (r² = 2, i² = −1), the leading coefficient of a
 * denominator is made an integer by its conjugates: 1/(√2 − 1) is √2 + 1. Without that the numbers of a computation in Q(√2) grow with
 * every step, as nothing cancels.
 */
export class Field {
  readonly ring: Ring;
  constructor(ring: Ring) {
    this.ring = ring;
  }

  /** n/d in lowest terms; d must not be 0. */
  fraction(n: Polynomial, d: Polynomial): Fraction {
    if (n === 0n) return zero;
    if (d === 1n) return { n, d };
    // Numbers of more than a few hundred digits are no step to an answer.
    if (typeof d === 'bigint' && (d > largest || d < -largest)) throw new Unfinished('work');
    const common = this.ring.gcd(n, d);
    let [top, bottom] = [n, d];
    if (common !== 1n) {
      const [less, below] = [this.ring.divide(n, common), this.ring.divide(d, common)];
      // With relations such as r² = 2 the common divisor may divide in the field only.
      if (less !== null && below !== null) [top, bottom] = [less, below];
    }
    const conjugate = this.conjugateOfLeading(bottom);
    if (conjugate !== null)
      return this.fraction(this.ring.multiply(top, conjugate), this.ring.multiply(bottom, conjugate));
    if (P.leadingSign(bottom) < 0) [top, bottom] = [P.negate(top), P.negate(bottom)];
    return { n: top, d: bottom };
  }

  /** a − b·r where the leading coefficient is the number a + b·r with r² an integer; null where there is no such r. */
  private conjugateOfLeading(d: Polynomial): Polynomial | null {
    if (this.ring.relations.size === 0) return null;
    let lead = d;
    while (typeof lead !== 'bigint' && !this.isSurd(lead.v)) lead = lead.c[lead.c.length - 1]!;
    if (typeof lead === 'bigint' || [...P.variables(lead)].some((v) => !this.isSurd(v))) return null;
    const conjugate = P.node(lead.v, [lead.c[0]!, P.negate(lead.c[1]!)]);
    // √2·√3 − √6 is a zero divisor.
    return this.ring.multiply(lead, conjugate) === 0n ? null : conjugate;
  }

  private isSurd(v: number): boolean {
    const relation = this.ring.relations.get(v);
    return relation?.power === 2 && typeof relation.equals === 'bigint';
  }

  add(a: Fraction, b: Fraction): Fraction {
    if (a.n === 0n) return b;
    if (b.n === 0n) return a;
    const { ring } = this;
    if (a.d === 1n && b.d === 1n) return { n: P.add(a.n, b.n), d: 1n };
    if (P.equals(a.d, b.d)) return this.fraction(P.add(a.n, b.n), a.d);
    return this.fraction(P.add(ring.multiply(a.n, b.d), ring.multiply(b.n, a.d)), ring.multiply(a.d, b.d));
  }

  subtract(a: Fraction, b: Fraction): Fraction {
    return this.add(a, negate(b));
  }

  multiply(a: Fraction, b: Fraction): Fraction {
    if (a.n === 0n || b.n === 0n) return zero;
    const { ring } = this;
    if (a.d === 1n && b.d === 1n) return { n: ring.multiply(a.n, b.n), d: 1n };
    return this.fraction(ring.multiply(a.n, b.n), ring.multiply(a.d, b.d));
  }

  /** null for a zero divisor. */
  reciprocal(a: Fraction): Fraction | null {
    if (a.n === 0n) return null;
    if (this.ring.relations.size > 0) return this.fraction(a.d, a.n);
    return P.leadingSign(a.n) < 0 ? { n: P.negate(a.d), d: P.negate(a.n) } : { n: a.d, d: a.n };
  }

  divide(a: Fraction, b: Fraction): Fraction {
    return this.multiply(a, this.reciprocal(b)!);
  }

  power(a: Fraction, n: number): Fraction {
    return n < 0 ? this.power(this.reciprocal(a)!, -n) : { n: this.ring.power(a.n, n), d: this.ring.power(a.d, n) };
  }
}
