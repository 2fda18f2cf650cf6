import { money } from '../../kit/fields/money.ts';
import { percent } from '../../kit/fields/percent.ts';
import { annuityFigure } from '../../shared/finance/figures/annuity-figure.ts';
import { formula } from '../../shared/finance/formula.ts';
import { inMoney } from '../../shared/finance/result.ts';
import { ross } from '../../shared/finance/sources.ts';

export default {
  'present-value-of-growing-perpetuity': formula({
    path: 'general/presentvalueofgrowingperpetuityfromdividendorcouponatfirstperioddiscountrateandgrowthrate',
    aliases: ['presentvalueofgrowingperpetuityfromdividendorcouponatfirstperiodanddiscountrateandgrowthrate'],
    title: 'Present Value of Growing Perpetuity',
    asks: [
      '[present ][value of ][a ]growing perpetuity[ of][ paying] {dividendOrCouponAtFirstPeriod}[ per year][ a year] at {discountRate} growing[ at][ by] {growthRate}',
    ],
    purpose: 'What payments that grow for ever are worth today.',
    inputs: {
      dividendOrCouponAtFirstPeriod: money('Dividend or coupon at first period'),
      discountRate: percent('Discount rate', { symbol: 'r', unit: '% per period' }),
      growthRate: percent('Growth rate', { symbol: 'g', unit: '% per period' }),
    },
    result: inMoney('Present value of growing perpetuity'),
    formula: 'dividendOrCouponAtFirstPeriod / (discountRate - growthRate)',
    requires: { 'discountRate > growthRate': 'Discount rate must be greater than growth rate.' },
    figure: ({ dividendOrCouponAtFirstPeriod: payment, discountRate: rate, growthRate: rise }) =>
      annuityFigure({ payment, growth: 1 + rate, periods: 50, rise: 1 + rise, valued: 'at the start', endless: true }),
    examples: [
      [['250', '8', '3'], 5000],
      [['375', '10', '2.4'], 4934.21052631579],
    ],
    refused: [[['250', '3', '3'], 'Discount rate must be greater than growth rate.']],
    source: `${ross}, growing perpetuity`,
  }),
  'present-value-of-perpetuity': formula({
    path: 'general/presentvalueofperpetuityfromdividendorcouponperperiodanddiscountrate',
    aliases: ['perpetuityfromdividendorcouponperperiodanddiscountrate'],
    title: 'Present Value of Perpetuity',
    keywords: ['perpetuity', 'consol'],
    asks: [
      '[present ][value of ][a ]perpetuity[ of][ paying] {dividendOrCouponPerPeriod}[ per year][ a year][ forever] at {discountRate}',
    ],
    purpose: 'What an equal payment for ever is worth today.',
    inputs: {
      dividendOrCouponPerPeriod: money('Dividend or coupon per period'),
      discountRate: percent('Discount rate', { symbol: 'r', above: 0, unit: '% per period' }),
    },
    result: inMoney('Present value of perpetuity'),
    formula: 'dividendOrCouponPerPeriod / discountRate',
    figure: ({ dividendOrCouponPerPeriod: payment, discountRate: rate }) =>
      annuityFigure({ payment, growth: 1 + rate, periods: 50, valued: 'at the start', endless: true }),
    examples: [
      [['10', '5'], 200],
      [['15', '6.25'], 240],
    ],
    source: `${ross}, perpetuity`,
  }),
};
