import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { approximateDuration, type Bond, type BondFigures, bondFigures } from '@nomogram/math/finance/bond.ts';
import { approximateBondYield, bondYield } from '@nomogram/math/finance/bond-yield.ts';
import { middle, power, settle, subtract, toNumber } from '@nomogram/math/numeric/precise/value.ts';
import { no, ok } from '@nomogram/math/result/result.ts';
import type { InputValues } from '../../kit/calculator.ts';
import { money } from '../../kit/fields/money.ts';
import { numberOf } from '../../kit/number-of.ts';
import type { Options } from '../../kit/options.ts';
import { calculation } from '../../shared/finance/calculation.ts';
import { bitsFor, type FormulaWays } from '../../shared/finance/declaration.ts';
import { formula } from '../../shared/finance/formula.ts';
import { inMoney, inNumber, inPercent, isTooLarge, quantityOf, tooLarge } from '../../shared/finance/result.ts';
import { answerFrom } from '../../shared/finance/worked-answer.ts';
import { durationSteps, maxAdded, priceByPayments, yieldSteps } from './bond-steps.ts';
import {
  bondOf,
  bondOfDuration,
  couponRate,
  couponsPerYear,
  faceValue,
  figuresAt,
  onCouponDate,
  partCoupon,
  priceCurve,
  yearsToMaturity,
  yieldToMaturity,
} from './coupon-bond.ts';
import { durationElsewhere, yieldElsewhere } from './elsewhere.ts';

const exactYield = inPercent('Yield to maturity', '% per year');
const macaulayDuration = inNumber('Macaulay duration', 'years');

const bondDurationAndConvexityInputs = { faceValue, couponRate, yieldToMaturity, yearsToMaturity, couponsPerYear };

const yieldToMaturityExactInputs = {
  price: money('Price', { symbol: 'P', above: 0, placeholder: '950' }),
  faceValue,
  couponRate,
  yearsToMaturity,
  couponsPerYear,
};

/** Textbooks add the payments first, and give the formula afterwards. */
const waysOfPrice: FormulaWays = {
  formula: 'Annuity formula',
  others: {
    payments: {
      title: 'Payment by payment',
      most: maxAdded,
      equations: ({ faceValue: face, couponRate: rate, yearsToMaturity: years, couponsPerYear: perYear }) => {
        const bond = bondOf(face!.value, rate!.value, years!.value, perYear!.value);
        return bond.ok ? priceByPayments(bond.value) : undefined;
      },
    },
  },
};

export default {
  'bond-price': formula({
    path: 'stocks/bondpricefromfacevaluecouponrateyieldtomaturityyearstomaturityandcouponsperyear',
    aliases: ['bondpricefromfacevalueandcouponrateandyieldtomaturityandyearstomaturityandcouponsperyear'],
    title: 'Bond Price',
    purpose: 'What a bond is worth at a given yield: its coupons and its face value, discounted.',
    inputs: { faceValue, couponRate, yieldToMaturity, yearsToMaturity, couponsPerYear },
    result: inMoney('Bond price'),
    ways: waysOfPrice,
    formula:
      'faceValue * (couponRate / couponsPerYear * presentAnnuity(yieldToMaturity / couponsPerYear, couponsPerYear * yearsToMaturity) + (1 + yieldToMaturity / couponsPerYear) ^ -(couponsPerYear * yearsToMaturity))',
    requires: { 'yearsToMaturity * couponsPerYear is whole': partCoupon },
    conventions: [onCouponDate, 'At a yield of 0 the price is all coupons plus the face value.'],
    spreadsheet:
      'PV({yieldToMaturity}/{couponsPerYear},{yearsToMaturity}*{couponsPerYear},-{faceValue}*{couponRate}/{couponsPerYear},-{faceValue})',
    extra: ({
      faceValue: face,
      couponRate: rate,
      yieldToMaturity: y,
      yearsToMaturity: years,
      couponsPerYear: perYear,
    }) => {
      const bond = bondOf(face, rate, years, perYear);
      if (!bond.ok) return bond;
      const figures = figuresAt(bond.value, y, 15);
      if (!figures) return no('too-large', tooLarge);
      return ok({
        figure: () => priceCurve(bond.value, Q.toNumber(y), -toNumber(figures.modified) * toNumber(figures.price)),
      });
    },
    examples: [
      [['1000', '6', '7', '8', '2'], 939.529415959255],
      [['1000', '6', '0', '8', '2'], 1480],
    ],
    refused: [
      [['1000', '6', '7', '8.3', '2'], 'Years to maturity times coupons per year must be a whole number of coupons.'],
    ],
    source: 'Excel PRICE on a coupon date; PV(y/m, mT, -Fc/m, -F)',
  }),
  'yield-to-maturity-exact': calculation({
    cost: 'heavy',
    path: 'stocks/yieldtomaturityfrompricefacevaluecouponrateyearstomaturityandcouponsperyear',
    aliases: [
      'yieldtomaturityfrompriceandfacevalueandcouponrateandyearstomaturityandcouponsperyear',
      'ytmfrompricefacevaluecouponrateyearstomaturityandcouponsperyear',
      'ytmfrompriceandfacevalueandcouponrateandyearstomaturityandcouponsperyear',
      'yieldtomaturityexactfrompricefacevaluecouponrateyearstomaturityandcouponsperyear',
      'yieldtomaturityexactfrompriceandfacevalueandcouponrateandyearstomaturityandcouponsperyear',
    ],
    title: 'Yield to Maturity (Exact)',
    keywords: ['YTM'],
    purpose: 'The yield at which the payments of a bond are worth its price.',
    inputs: yieldToMaturityExactInputs,
    spreadsheet:
      'RATE({yearsToMaturity}*{couponsPerYear},{faceValue}*{couponRate}/{couponsPerYear},-{price},{faceValue})*{couponsPerYear}',
    numbers:
      '{price} = sum of {faceValue} * {couponRate} / {couponsPerYear} / (1 + y / {couponsPerYear})^k for k = 1 to {yearsToMaturity} * {couponsPerYear}, and {faceValue} / (1 + y / {couponsPerYear})^({yearsToMaturity} * {couponsPerYear})',
    formula: 'P = \\sum_{k=1}^{mT}\\frac{Fc/m}{(1+y/m)^{k}}+\\frac{F}{(1+y/m)^{mT}}',
    compute: computeYieldToMaturityExact,
    quickly: ({ price, faceValue: face, couponRate: rate, yearsToMaturity: years, couponsPerYear: perYear }) => {
      const bond = bondOf(face.value, rate.value, years.value, perYear.value);
      return bond.ok ? 100 * approximateBondYield(Q.toNumber(price.value), bond.value) : Number.NaN;
    },
    elsewhere: ({ price, faceValue: face, couponRate: rate, yearsToMaturity: years, couponsPerYear: perYear }) =>
      yieldElsewhere(bondOf(face.value, rate.value, years.value, perYear.value), price.value),
    solve: {
      result: exactYield,
      unknowns: ['price', 'faceValue', 'couponRate'],
      by: 'price = faceValue * (couponRate / couponsPerYear * presentAnnuity(result / couponsPerYear, couponsPerYear * yearsToMaturity) + (1 + result / couponsPerYear) ^ -(couponsPerYear * yearsToMaturity))',
    },
    examples: [
      [['950', '1000', '6', '8', '2'], 6.82131024117409, { effective: 6.93763592468995 }],
      [['1000', '1000', '6', '8', '2'], 6, { effective: 6.09 }],
    ],
    refused: [
      [['950', '1000', '6', '8.3', '2'], 'Years to maturity times coupons per year must be a whole number of coupons.'],
    ],
    source: 'Excel YIELD on a coupon date; RATE(mT, Fc/m, -P, F) m',
  }),
  'bond-duration-and-convexity': calculation({
    cost: 'heavy',
    path: 'stocks/bonddurationfromfacevaluecouponrateyieldtomaturityyearstomaturityandcouponsperyear',
    aliases: [
      'bonddurationfromfacevalueandcouponrateandyieldtomaturityandyearstomaturityandcouponsperyear',
      'macaulaydurationfromfacevaluecouponrateyieldtomaturityyearstomaturityandcouponsperyear',
      'macaulaydurationfromfacevalueandcouponrateandyieldtomaturityandyearstomaturityandcouponsperyear',
      'bonddurationandconvexityfromfacevaluecouponrateyieldtomaturityyearstomaturityandcouponsperyear',
      'bonddurationandconvexityfromfacevalueandcouponrateandyieldtomaturityandyearstomaturityandcouponsperyear',
    ],
    title: 'Bond Duration and Convexity',
    keywords: ['Macaulay duration', 'modified duration'],
    purpose: 'How strongly the price of a bond answers to a change of its yield.',
    inputs: bondDurationAndConvexityInputs,
    spreadsheet: // DURATION knows yearly, half-yearly and quarterly coupons only, and no negative yield.
      ({ couponsPerYear, yieldToMaturity }) =>
        [1, 2, 4].includes(Q.toNumber(couponsPerYear.value)) && Q.sign(yieldToMaturity.value) >= 0
          ? 'DURATION(DATE(2000,1,1),DATE(2000,1+12*{yearsToMaturity},1),{couponRate},{yieldToMaturity},{couponsPerYear})'
          : undefined,
    numbers:
      'the times k / {couponsPerYear} of the payments, weighted by {faceValue} * {couponRate} / {couponsPerYear} / (1 + {yieldToMaturity} / {couponsPerYear})^k for k = 1 to {yearsToMaturity} * {couponsPerYear}, the last with {faceValue}',
    formula:
      'D = \\frac{1}{P}\\sum_{k=1}^{mT}\\frac{k}{m}\\frac{CF_k}{(1+y/m)^{k}}, \\qquad D^{*} = \\frac{D}{1+y/m}, \\qquad C = \\frac{1}{P\\,m^{2}}\\sum_{k}\\frac{k(k+1)\\,CF_k}{(1+y/m)^{k+2}}',
    compute: computeBondDurationAndConvexity,
    quickly: bondDurationAndConvexityQuickly,
    elsewhere: ({ faceValue: face, couponRate: rate, yieldToMaturity: y, yearsToMaturity: years, couponsPerYear: m }) =>
      durationElsewhere(bondOf(face.value, rate.value, years.value, m.value), y.value),
    solve: { result: macaulayDuration, unknowns: ['couponRate', 'yieldToMaturity'], by: bondOfDuration },
    examples: [
      [
        ['1000', '6', '7', '8', '2'],
        6.41139812986204,
        { modified: 6.19458756508409, convexity: 46.9964693525265, price: 939.529415959255 },
      ],
      [['1000', '0', '5', '10', '1'], 10, { modified: 9.52380952380952, price: 613.913253540759 }],
      [['1000', '6', '-1', '8', '2'], 6.83109303787867, { modified: 6.86542013857153, price: 1584.53130267975 }],
    ],
    refused: [
      [['1000', '6', '7', '8.3', '2'], 'Years to maturity times coupons per year must be a whole number of coupons.'],
    ],
    source: 'Excel DURATION and MDURATION on a coupon date; F. J. Fabozzi, Bond Markets, Analysis and Strategies',
  }),
};

function computeBondDurationAndConvexity(
  {
    faceValue: face,
    couponRate: rate,
    yieldToMaturity: y,
    yearsToMaturity: years,
    couponsPerYear: perYear,
  }: InputValues<typeof bondDurationAndConvexityInputs>,
  { digits }: Options,
) {
  const bond = bondOf(face.value, rate.value, years.value, perYear.value);
  if (!bond.ok) return bond;
  const figures = figuresAt(bond.value, y.value, digits);
  if (!figures) return no('too-large', tooLarge);
  if (!followsPrice(bond.value, y.value, figures))
    return no('check-failed', 'No answer: duration and convexity do not follow the change of the price.');
  const values = {
    result: quantityOf(macaulayDuration, figures.macaulay, digits),
    modified: quantityOf(inNumber('Modified duration', 'years'), figures.modified, digits),
    convexity: quantityOf(inNumber('Convexity', 'years²'), figures.convexity, digits),
    price: quantityOf(inMoney('Bond price'), figures.price, digits),
  };
  return ok({
    values,
    checked: [
      {
        how: 'difference quotient',
        detail: 'The price at slightly lower and higher yields changes by these amounts.',
      },
    ],
    steps: () => {
      const { result, modified, convexity, price } = values;
      return durationSteps({ ...bond.value, face: face.value, couponRate: rate.value }, y.value, {
        duration: answerFrom(result),
        modified: answerFrom(modified),
        convexity: answerFrom(convexity),
        price: answerFrom(price),
      });
    },
    notes: [
      'If the yield rises by Δy, the price changes by about −(modified duration) Δy + ½ (convexity) Δy², relatively.',
      onCouponDate,
    ],
    figure: () => priceCurve(bond.value, Q.toNumber(y.value), -toNumber(figures.modified) * toNumber(figures.price)),
  });
}

function bondDurationAndConvexityQuickly({
  faceValue: face,
  couponRate: rate,
  yieldToMaturity: y,
  yearsToMaturity: years,
  couponsPerYear: perYear,
}: InputValues<typeof bondDurationAndConvexityInputs>) {
  const bond = bondOf(face.value, rate.value, years.value, perYear.value);
  return bond.ok ? approximateDuration(bond.value, Q.toNumber(y.value)) : Number.NaN;
}

function computeYieldToMaturityExact(
  {
    price,
    faceValue: face,
    couponRate: rate,
    yearsToMaturity: years,
    couponsPerYear: perYear,
  }: InputValues<typeof yieldToMaturityExactInputs>,
  { digits }: Options,
) {
  const bond = bondOf(face.value, rate.value, years.value, perYear.value);
  if (!bond.ok) return bond;
  const found = bondYield(price.value, bond.value);
  const back = figuresAt(bond.value, found, 15);
  const m = Q.integerRational(bond.value.couponsPerYear);
  const effective = settle((bits) => {
    const growth = power(Q.add(Q.one, Q.divide(found, m)), m, bits);
    return growth && subtract(growth, Q.one, bits);
  }, bitsFor(digits));
  if (!back || !effective || isTooLarge(found) || isTooLarge(effective)) return no('too-large', tooLarge);
  const miss = Math.abs(toNumber(back.price) / Q.toNumber(price.value) - 1);
  if (!(miss <= 1e-11)) return no('check-failed', 'No answer: a yield was found, but it does not give the price.');
  const values = {
    result: quantityOf(exactYield, found, digits),
    effective: quantityOf(inPercent('Effective annual yield', '% per year'), effective, digits),
  };
  return ok({
    values,
    checked: [
      {
        how: 'substitution',
        detail: `The payments discounted one by one at this yield are worth the price, to ${Math.min(15, Math.floor(-Math.log10(miss || 1e-16)))} digits.`,
      },
    ],
    steps: () =>
      yieldSteps(bond.value, price.value, {
        exact: found,
        percent: numberOf(values.result.form),
        answer: answerFrom(values.result),
        effective: answerFrom(values.effective),
      }),
    notes: ['The yield is nominal: compounded as often as coupons are paid.', onCouponDate],
    figure: () => priceCurve(bond.value, Q.toNumber(found)),
  });
}

/** First and second differences of the price, on exact points so close that they are the derivatives to 20 digits. */
function followsPrice(bond: Bond, y: Rational, { price, modified, convexity }: BondFigures): boolean {
  const h = Q.rational(1, 10n ** 30n);
  const at = (point: Rational) => bondFigures(bond, point, 420)?.price;
  const [low, high] = [at(Q.subtract(y, h)), at(Q.add(y, h))];
  const here = at(y);
  if (!low || !high || !here) return false;
  const slope = Q.divide(Q.subtract(middle(high), middle(low)), Q.multiply(Q.integerRational(2), h));
  const bend = Q.divide(
    Q.subtract(Q.add(middle(high), middle(low)), Q.multiply(Q.integerRational(2), middle(here))),
    Q.multiply(h, h),
  );
  const same = (a: number, b: number) => Math.abs(a - b) <= 1e-10 * Math.abs(b);
  return (
    same(-Q.toNumber(slope) / toNumber(price), toNumber(modified)) &&
    same(Q.toNumber(bend) / toNumber(price), toNumber(convexity))
  );
}
