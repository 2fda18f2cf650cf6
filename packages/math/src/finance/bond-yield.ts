import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import { divide, subtract, toNumber } from '../numeric/precise/value.ts';
import { presentAnnuity } from './annuity.ts';
import { type Bond, bondPriceClosed } from './bond.ts';
import { bracketedRoot } from './bracketed-root.ts';
import { refinedRoot } from './refined-root.ts';

/**
 * The yield to maturity per year (compounded with the coupons) at which the bond has the price, both positive. There is
 * exactly one with y/m > −1, for the price falls from ∞ to 0 as the yield grows.
 */
export function bondYield(price: Rational, bond: Bond): Rational {
  const { couponsPerYear: m, coupons: n } = bond;
  return refinedRoot(
    (y) => {
      const perPeriod = divide(y, Q.integerRational(m), 400)!;
      const annuity = presentAnnuity(perPeriod, Q.integerRational(n), 400);
      const value = annuity && bondPriceClosed(bond, y, annuity, 400);
      return value && subtract(value, price, 400);
    },
    approximateBondYield(Q.toNumber(price), bond),
  );
}

/** The same in double precision: a bracketed root in x = ln(1 + y/m); NaN where the yield is out of every range. */
export function approximateBondYield(price: number, bond: Bond): number {
  const { couponsPerYear: m, coupons: n } = bond;
  const [face, coupon] = [toNumber(bond.face), (toNumber(bond.face) * toNumber(bond.couponRate)) / m];
  const excess = (x: number): number => {
    const annuity = x === 0 ? n : -Math.expm1(-n * x) / Math.expm1(x);
    return coupon * annuity + face * Math.exp(-n * x) - price;
  };
  const way = excess(0) > 0 ? 1 : -1;
  let far = way * Math.min(0.5, 1 / n);
  while (Math.sign(excess(far)) === way && Math.abs(far) < 700) far *= 2;
  if (excess(0) === 0) return 0;
  return Math.sign(excess(far)) === -way ? m * Math.expm1(bracketedRoot(excess, 0, far)) : Number.NaN;
}
