import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { approximateDuration, type Bond, type BondFigures, bondFigures } from '@nomogram/math/finance/bond.ts';
import { ballOf, settle, subtract } from '@nomogram/math/numeric/precise/value.ts';
import { no, ok, type Result } from '@nomogram/math/result/result.ts';
import type { Amount } from '../../kit/fields/amount.ts';
import { money } from '../../kit/fields/money.ts';
import { percent } from '../../kit/fields/percent.ts';
import { plainNumber } from '../../kit/fields/plain-number.ts';
import type { Figure } from '../../kit/figure.ts';
import { bitsFor } from '../../shared/finance/declaration.ts';
import type { Solutions } from '../../shared/finance/equation.ts';
import { bondFigure } from '../../shared/finance/figures/bond-figure.ts';
import { isTooLarge } from '../../shared/finance/result.ts';
import { missesNowhere, type Residual, rootsIn } from '../../shared/finance/root-search.ts';
import { priceAt } from './bond-steps.ts';

export const faceValue = money('Face value', { symbol: 'F', above: 0, placeholder: '1000' });
export const couponRate = percent('Coupon rate', { symbol: 'c', atLeast: 0, unit: '% per year', placeholder: '6' });
export const yieldToMaturity = percent('Yield to maturity', {
  symbol: 'y',
  above: -100,
  unit: '% per year',
  placeholder: '7',
});
export const yearsToMaturity = plainNumber('Years to maturity', {
  symbol: 'T',
  above: 0,
  unit: 'years',
  placeholder: '8',
});
export const couponsPerYear = plainNumber('Coupons per year', {
  symbol: 'm',
  whole: true,
  atLeast: 1,
  hint: '1, 2, 4 or 12',
  placeholder: '2',
});

export const partCoupon = 'Years to maturity times coupons per year must be a whole number of coupons.';
export const onCouponDate = 'Priced on a coupon date: no accrued interest, so the clean price is the dirty price.';
/** More coupons than any bond has. */
const maxCoupons = 1200;

/** The bond, where its coupons are a whole number that can be summed. */
export function bondOf(face: Rational, rate: Rational, years: Rational, perYear: Rational): Result<Bond> {
  const coupons = Q.multiply(years, perYear);
  if (!Q.isInteger(coupons)) return no('out-of-range', partCoupon, { input: 'yearsToMaturity' });
  if (Q.toNumber(coupons) > maxCoupons)
    return no('too-large', `A bond of more than ${maxCoupons} coupons cannot be valued here.`);
  return ok({ face, couponRate: rate, couponsPerYear: Q.toNumber(perYear), coupons: Q.toNumber(coupons) });
}

/** Price and sensitivities, certain to so many digits; undefined where they are beyond all numbers. */
export function figuresAt(bond: Bond, yieldPerYear: Rational, places: number): BondFigures | undefined {
  const found = (bits: number) => bondFigures(bond, yieldPerYear, bits);
  const enough = settle((bits) => found(bits)?.convexity ?? null, bitsFor(places));
  const figures = enough && found(bitsFor(places) + 256);
  return figures && !isTooLarge(figures.price) ? figures : undefined;
}

export function priceCurve(bond: Bond, at: number, slope?: number): Figure {
  return bondFigure((y) => priceAt(bond, y), at, slope, bond.couponsPerYear);
}

/** The coupon rate or the yield with which the bond has a Macaulay duration; where it pays once, it has none but its term. */
export function bondOfDuration(unknown: string, given: BondInputs, wanted: Rational): Result<Solutions> {
  const field = unknown === 'couponRate' ? couponRate : yieldToMaturity;
  const { faceValue: face, yearsToMaturity: years, couponsPerYear: perYear } = given;
  const atRate = (x: Rational) => {
    const [rate, y] = unknown === 'couponRate' ? [x, given.yieldToMaturity.value] : [given.couponRate.value, x];
    const bond = bondOf(face.value, rate, years.value, perYear.value);
    return bond.ok ? { bond: bond.value, y } : undefined;
  };
  const bond = bondOf(face.value, Q.one, years.value, perYear.value);
  if (!bond.ok) return bond;
  const miss: Residual = {
    wanted: Q.toNumber(wanted),
    approximate: (x) => {
      const { bond, y } = atRate(Q.fromNumber(x))!;
      return approximateDuration(bond, Q.toNumber(y)) - Q.toNumber(wanted);
    },
    certain: (x, bits) => {
      const { bond, y } = atRate(x)!;
      const found = bondFigures(bond, ballOf(y, bits), bits);
      return found && subtract(found.macaulay, wanted, bits);
    },
  };
  return ok(missesNowhere(field, miss) ? 'any' : rootsIn(field, miss));
}

interface BondInputs {
  readonly faceValue: Amount;
  readonly couponRate: Amount;
  readonly yieldToMaturity: Amount;
  readonly yearsToMaturity: Amount;
  readonly couponsPerYear: Amount;
}
