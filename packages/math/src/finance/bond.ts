import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import { add, ballOf, divide, type Maybe, multiply, power, toNumber, type Value } from '../numeric/precise/value.ts';
import { triple } from '../result/tuple.ts';

/** A bond on a coupon date: no accrued interest, so its clean and its dirty price are the same. */
export interface Bond {
  readonly face: Value;
  /** Coupon rate per year as a fraction of the face value. */
  readonly couponRate: Value;
  readonly couponsPerYear: number;
  /** Coupons still to come: years to maturity times coupons per year. */
  readonly coupons: number;
}

/** What follows from the cash flows of a bond at a yield. */
export interface BondFigures {
  readonly price: Value;
  /** Years: the mean time of the payments, weighted by present value. */
  readonly macaulay: Value;
  /** Macaulay duration / (1 + y/m): relative loss of price per unit of yield. */
  readonly modified: Value;
  /** Years²: the second derivative of the price by the yield, relative to the price. */
  readonly convexity: Value;
}

/**
 * Price, durations and convexity at a yield (per year, compounded with the coupons, y/m > −1), each summed over the
 * payments. Source: F. J. Fabozzi, Bond Markets, Analysis and Strategies, chapters on pricing and price volatility.
 */
export function bondFigures(bond: Bond, yieldPerYear: Value, bits: number): BondFigures | null {
  const m = Q.integerRational(bond.couponsPerYear);
  const perPeriod = divide(yieldPerYear, m, bits);
  const step = perPeriod && add(Q.one, perPeriod, bits);
  const v = step && divide(Q.one, step, bits + bond.coupons);
  if (!step || !v) return null;
  const sums = paymentSums(bond, v, bits);
  if (!sums) return null;
  const [price, first, second] = sums;
  const macaulay = divide(first, multiply(m, price, bits), bits);
  const modified = macaulay && divide(macaulay, step, bits);
  const scale = multiply(multiply(m, m, bits), multiply(price, multiply(step, step, bits), bits), bits);
  const convexity = divide(second, scale, bits);
  return modified && convexity && { price, macaulay: macaulay!, modified, convexity };
}

/** Longer bonds are summed in balls from the start: their exact sums would outgrow them anyway. */
const exactCoupons = 24;

/**
 * Σ CF v^k, Σ k CF v^k and Σ k(k+1) CF v^k, by Horner's rule from the last payment. The error of a product is bounded by whole powers of
 * two, so that a step may cost a bit where v is not below 1: at a yield of 0, or a negative one.
 */
function paymentSums({ face, couponRate, couponsPerYear, coupons }: Bond, discount: Value, wanted: number) {
  const bits = wanted + coupons;
  const v = coupons > exactCoupons ? ballOf(discount, bits) : discount;
  const coupon = divide(multiply(face, couponRate, bits), Q.integerRational(couponsPerYear), bits);
  if (!coupon) return null;
  let sums: readonly Value[] = [Q.zero, Q.zero, Q.zero];
  for (let k = coupons; k >= 1; k--) {
    const flow = k === coupons ? add(coupon, face, bits) : coupon;
    const weights: readonly Rational[] = [Q.one, Q.integerRational(k), Q.integerRational(k * (k + 1))];
    sums = sums.map((sum, j) => multiply(add(sum, multiply(flow, weights[j]!, bits), bits), v, bits));
  }
  return triple(sums);
}

/** The price alone, in closed form: coupons as an annuity, and the face value discounted. */
export function bondPriceClosed(bond: Bond, yieldPerYear: Value, annuity: Value, bits: number): Maybe {
  const m = Q.integerRational(bond.couponsPerYear);
  const coupon = divide(multiply(bond.face, bond.couponRate, bits), m, bits);
  const perPeriod = divide(yieldPerYear, m, bits);
  const discount = perPeriod && power(add(Q.one, perPeriod, bits), Q.integerRational(-bond.coupons), bits);
  return coupon && discount && add(multiply(coupon, annuity, bits), multiply(bond.face, discount, bits), bits);
}

/** The Macaulay duration in years, in double precision, payment by payment. */
export function approximateDuration({ face, couponRate, couponsPerYear: m, coupons: n }: Bond, y: number): number {
  const coupon = (toNumber(face) * toNumber(couponRate)) / m;
  let [price, weighted] = [0, 0];
  for (let k = 1; k <= n; k++) {
    const worth = (k === n ? coupon + toNumber(face) : coupon) * Math.exp(-k * Math.log1p(y / m));
    price += worth;
    weighted += (k / m) * worth;
  }
  return weighted / price;
}
