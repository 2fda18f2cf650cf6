import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import type { RationalDense } from '../../polynomial/rational-dense.ts';

/*
 * Partial fractions with a quadratic denominator, (A·k + B)/((k + c)² + D)^s. The part of the numerator that is a multiple of k + c, odd about
 * the centre, has no sum that is known by itself; but where the centres of several lie whole numbers apart, and what stands before them
 * cancels, all but the first terms cancel, too.
 *
 * Example: 1/(k⁴ + 4) has (k + 1)/((k + 1)² + 1) − (k − 1)/((k − 1)² + 1), over 8: from k = 1 on that is −(0 + 1/2)/8.
 */

/** share·(k + c)/((k + c)² + D)^s */
export interface OddPart {
  readonly share: Q.Rational;
  readonly c: Q.Rational;
  readonly D: Q.Rational;
  readonly s: number;
}

/** The numerator less its odd part about the centre of a quadratic denominator; as it is over others. */
export function withoutOddPart(
  numerator: RationalDense,
  bottom: RationalDense,
  s: number,
): { readonly numerator: RationalDense; readonly part: OddPart | null } {
  const [c0, b, a] = bottom;
  const slope = numerator[1] ?? Q.zero;
  if (bottom.length !== 3 || Q.isZero(slope)) return { numerator, part: null };
  const c = Q.divide(b!, Q.multiply(Q.rational(2), a!));
  const D = Q.subtract(Q.divide(c0!, a!), Q.multiply(c, c));
  return {
    numerator: [Q.subtract(numerator[0]!, Q.multiply(slope, c))],
    part: { share: Q.divide(slope, Q.power(a!, s)), c, D, s },
  };
}

const maxShift = 200;

/** Σ b^k·(the odd parts) over k from `start` on, b = 1 or −1; null where what stands before them does not cancel. */
export function sumOfOddParts(parts: readonly OddPart[], start: number, base: Expression): Expression | null {
  const alternates = E.equal(base, E.minusOne);
  if (!alternates && !E.equal(base, E.one)) return null;
  const sign = (n: number): Q.Rational => (alternates && n % 2 !== 0 ? Q.minusOne : Q.one);
  let total = Q.zero;
  for (const group of groupsOf(parts)) {
    const first = group.reduce((least, { c }) => (Q.compare(c, least) < 0 ? c : least), group[0]!.c);
    let left = Q.zero;
    for (const { share, c, D, s } of group) {
      const shift = Z.toNumber(Q.subtract(c, first).numerator);
      if (shift > maxShift) return null;
      const own = Q.multiply(share, sign(shift));
      left = Q.add(left, own);
      for (let j = 0; j < shift; j++) {
        const u = Q.add(Q.integerRational(start + j), first);
        const below = Q.power(Q.add(Q.multiply(u, u), D), s);
        if (Q.isZero(below)) return null;
        total = Q.subtract(total, Q.multiply(Q.multiply(own, sign(start + j)), Q.divide(u, below)));
      }
    }
    if (!Q.isZero(left)) return null;
  }
  return E.number(total);
}

/** Those with equal D and s whose centres lie whole numbers apart. */
function groupsOf(parts: readonly OddPart[]): readonly (readonly OddPart[])[] {
  const groups: OddPart[][] = [];
  for (const part of parts) {
    const own = groups.find(([one]) => {
      const isSame = one !== undefined && Q.equals(one.D, part.D) && one.s === part.s;
      return isSame && Q.isInteger(Q.subtract(one.c, part.c));
    });
    if (own === undefined) groups.push([part]);
    else own.push(part);
  }
  return groups;
}

/** All odd parts as they are written. */
export function oddFraction(parts: readonly OddPart[], index: string): Expression {
  const terms = parts.map(({ share, c, D, s }) => {
    const u = E.add(E.symbol(index), E.number(c));
    const below = E.power(E.add(E.power(u, E.two), E.number(D)), E.number(-s));
    return E.product([E.number(share), u, below]);
  });
  return E.sum(terms);
}
