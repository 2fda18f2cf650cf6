import { money } from '../../kit/fields/money.ts';
import { percent } from '../../kit/fields/percent.ts';
import { plainNumber } from '../../kit/fields/plain-number.ts';
import { faceValue } from '../../shared/finance/fields.ts';
import { formula } from '../../shared/finance/formula.ts';
import { inMoney, inPercent } from '../../shared/finance/result.ts';
import { bodie } from '../../shared/finance/sources.ts';

export default {
  'bond-equivalent-yield': formula({
    path: 'stocks/bondequivalentyieldfromfacevaluebondpriceanddaystomaturity',
    aliases: ['bondequivalentyieldfromfacevalueandbondpriceanddaystomaturity'],
    title: 'Bond Equivalent Yield',
    purpose: 'The simple yearly yield of a discount security, on a year of 365 days.',
    inputs: {
      faceValue,
      bondPrice: money('Bond price', { symbol: 'P', above: 0 }),
      daysToMaturity: plainNumber('Days to maturity', { symbol: 'd', above: 0, unit: 'days' }),
    },
    result: inPercent('Bond equivalent yield', '% per year'),
    formula: '(faceValue - bondPrice) / bondPrice * (365 / daysToMaturity)',
    conventions: ['365-day year, simple (not compounded).'],
    examples: [
      [['10000', '9800', '90'], 8.27664399092971],
      [['15000', '12250', '72'], 113.803854875283],
    ],
    source: `${bodie}, money market; equals Excel TBILLEQ up to 182 days when the price comes from the same discount`,
  }),
  'current-yield': formula({
    path: 'stocks/currentyieldfromannualcouponsandcurrentbondprice',
    title: 'Current Yield',
    purpose: "A year's coupons as a share of the price of the bond.",
    inputs: { annualCoupons: money('Annual coupons'), currentBondPrice: money('Current bond price', { above: 0 }) },
    result: inPercent('Current yield', '% per year'),
    formula: 'annualCoupons / currentBondPrice',
    examples: [
      [['60', '950'], 6.31578947368421],
      [['90', '1188'], 7.57575757575758],
    ],
    source: `${bodie}, bond prices and yields`,
  }),
  'tax-equivalent-yield': formula({
    path: 'stocks/taxequivalentyieldfromtaxfreeyieldandtaxrate',
    title: 'Tax Equivalent Yield',
    purpose: 'The taxable yield that leaves as much as a tax-free one.',
    inputs: {
      taxFreeYield: percent('Tax-free yield', { unit: '% per year' }),
      taxRate: percent('Tax rate', { symbol: '\\tau', atLeast: 0, below: 100 }),
    },
    result: inPercent('Tax equivalent yield', '% per year'),
    formula: 'taxFreeYield / (1 - taxRate)',
    examples: [
      [['3.5', '30'], 5],
      [['5.25', '37.5'], 8.4],
    ],
    source: `${bodie}, municipal bonds`,
  }),
  'approximate-yield-to-maturity': formula({
    path: 'stocks/approximateyieldtomaturityfromcouponinterestpaymentfacevaluepriceandyearstomaturity',
    aliases: [
      'approximateyieldtomaturityfromcouponinterestpaymentandfacevalueandpriceandyearstomaturity',
      'approximateyieldtomaturityfromcouponorinterestpaymentfacevaluepriceandyearstomaturity',
      'approximateyieldtomaturityfromcouponorinterestpaymentandfacevalueandpriceandyearstomaturity',
      'approxyieldtomaturityfromcouponinterestpaymentfacevaluepriceandyearstomaturity',
      'approxyieldtomaturityfromcouponinterestpaymentandfacevalueandpriceandyearstomaturity',
      'approxyieldtomaturityfromcouponorinterestpaymentfacevaluepriceandyearstomaturity',
      'approxyieldtomaturityfromcouponorinterestpaymentandfacevalueandpriceandyearstomaturity',
    ],
    title: 'Approximate Yield to Maturity',
    keywords: ['YTM'],
    purpose: 'A quick estimate of the yield to maturity of a bond.',
    inputs: {
      couponOrInterestPayment: money('Coupon or interest payment', { symbol: 'C', unit: 'per year' }),
      faceValue,
      price: money('Price', { symbol: 'P', above: 0 }),
      yearsToMaturity: plainNumber('Years to maturity', { symbol: 'n', above: 0, unit: 'years' }),
    },
    result: inPercent('Approximate yield to maturity', '% per year'),
    formula: '(couponOrInterestPayment + (faceValue - price) / yearsToMaturity) / ((faceValue + price) / 2)',
    examples: [
      [['60', '1000', '950', '8'], 6.79487179487179],
      [['90', '1250', '760', '9.6'], 14.0339966832504],
    ],
    source:
      'Classic bond-yield approximation (Gitman, Principles of Managerial Finance); Excel YIELD / RATE give the exact figure',
  }),
  'zero-coupon-bond-value': formula({
    path: 'stocks/zerocouponbondvaluefromfacevaluerateyieldandtimetomaturity',
    aliases: [
      'zerocouponbondvaluefromfacevalueandrateyieldandtimetomaturity',
      'zerocouponbondvaluefromfacevaluerateoryieldandtimetomaturity',
      'zerocouponbondvaluefromfacevalueandrateoryieldandtimetomaturity',
    ],
    title: 'Zero Coupon Bond Value',
    purpose: 'What a bond without coupons is worth today.',
    inputs: {
      faceValue: money('Face value', { symbol: 'F' }),
      rateOrYield: percent('Rate or yield', { symbol: 'r', above: -100, unit: '% per year' }),
      timeToMaturity: plainNumber('Time to maturity', { symbol: 't', atLeast: 0, unit: 'years' }),
    },
    result: inMoney('Zero coupon bond value'),
    formula: 'faceValue / (1 + rateOrYield) ^ timeToMaturity',
    conventions: ['Annual compounding.'],
    spreadsheet: 'PV({rateOrYield},{timeToMaturity},0,-{faceValue})',
    examples: [
      [['1000', '5', '10'], 613.913253540759],
      [['1000', '0', '10'], 1000],
    ],
    source: `Excel PV(rate, nper, 0, -face); ${bodie}`,
  }),
  'zero-coupon-bond-yield': formula({
    path: 'stocks/zerocouponbondyieldfromfacevaluepresentvalueandtimetomaturity',
    aliases: ['zerocouponbondyieldfromfacevalueandpresentvalueandtimetomaturity'],
    title: 'Zero Coupon Bond Yield',
    purpose: 'The yearly yield of a bond without coupons.',
    inputs: {
      faceValue,
      presentValue: money('Present value', { symbol: 'PV', above: 0 }),
      timeToMaturity: plainNumber('Time to maturity', { symbol: 't', above: 0, unit: 'years' }),
    },
    result: inPercent('Zero coupon bond yield', '% per year'),
    formula: '(faceValue / presentValue) ^ (1 / timeToMaturity) - 1',
    conventions: ['Annual compounding.'],
    spreadsheet: 'RRI({timeToMaturity},{presentValue},{faceValue})',
    examples: [
      [['1000', '613.91', '10'], 5.00005564675034],
      [['1500', '767.4', '8'], 8.73858643594586],
    ],
    source: `Excel RRI(nper, pv, fv); ${bodie}`,
  }),
};
