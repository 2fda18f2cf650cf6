import { money } from '../../kit/fields/money.ts';
import { percent } from '../../kit/fields/percent.ts';
import { formula } from '../../shared/finance/formula.ts';
import { inMoney, inPercent } from '../../shared/finance/result.ts';
import { bodie, brigham } from '../../shared/finance/sources.ts';

export default {
  'preferred-stock-value': formula({
    path: 'stocks/preferredstockvaluefromdividendanddiscountrate',
    aliases: ['preferredstockfromdividendanddiscountrate'],
    title: 'Preferred Stock Value',
    purpose: 'What a fixed dividend for ever is worth at the discount rate.',
    inputs: {
      dividend: money('Dividend', { unit: 'per period' }),
      discountRate: percent('Discount rate', { symbol: 'r', above: 0, unit: '% per period' }),
    },
    result: inMoney('Preferred stock value', 'per share'),
    formula: 'dividend / discountRate',
    examples: [
      [['5', '8'], 62.5],
      [['7.5', '10'], 75],
    ],
    source: brigham.stocks,
  }),
  'stock-present-value-with-constant-growth': formula({
    path: 'stocks/stockpresentvaluewithconstantgrowthfromestimateddividendsfornextperiodrequiredrateofreturnandgrowthrate',
    aliases: [
      'stockpresentvaluewithconstantgrowthfromestimateddividendsfornextperiodandrequiredrateofreturnandgrowthrate',
    ],
    title: 'Stock Present Value with Constant Growth',
    keywords: ['Gordon growth model', 'dividend discount model', 'DDM'],
    purpose: 'What a share is worth whose dividends grow for ever (the Gordon model).',
    inputs: {
      estimatedDividendsForNextPeriod: money('Estimated dividends for next period', { unit: 'per share' }),
      requiredRateOfReturn: percent('Required rate of return', { symbol: 'r', unit: '% per period' }),
      growthRate: percent('Growth rate', { symbol: 'g', unit: '% per period' }),
    },
    result: inMoney('Present value of stock', 'per share'),
    formula: 'estimatedDividendsForNextPeriod / (requiredRateOfReturn - growthRate)',
    requires: { 'requiredRateOfReturn > growthRate': 'Required rate of return must be greater than growth rate.' },
    examples: [
      [['2.5', '9', '4'], 50],
      [['3.75', '11.25', '3.2'], 46.583850931677],
    ],
    refused: [[['2.5', '4', '4'], 'Required rate of return must be greater than growth rate.']],
    source: `${bodie}, constant-growth dividend discount (Gordon) model`,
  }),
  'growth-rate': formula({
    path: 'stocks/growthratefromretentionrateandreturnonequity',
    title: 'Growth Rate',
    purpose: 'The growth that retained earnings can sustain.',
    inputs: {
      retentionRate: percent('Retention rate', { symbol: 'b' }),
      returnOnEquity: percent('Return on equity', { symbol: '\\text{ROE}', unit: '% per year' }),
    },
    result: inPercent('Growth rate', '% per year'),
    formula: 'retentionRate * returnOnEquity',
    examples: [
      [['60', '15'], 9],
      [['90', '18.75'], 16.875],
    ],
    source: `${bodie}, sustainable growth rate`,
  }),
  'required-rate-of-return': formula({
    path: 'stocks/requiredrateofreturnfromdividendyieldandgrowthrate',
    title: 'Required Rate of Return',
    purpose: 'The return that a dividend yield and its growth amount to.',
    inputs: {
      dividendYield: percent('Dividend yield', { unit: '% per year' }),
      growthRate: percent('Growth rate', { symbol: 'g', unit: '% per year' }),
    },
    result: inPercent('Required rate of return', '% per year'),
    formula: 'dividendYield + growthRate',
    examples: [
      [['3.5', '5'], 8.5],
      [['5.25', '6.25'], 11.5],
    ],
    source: `${bodie}, constant-growth dividend discount model`,
  }),
  'stock-present-value-with-zero-growth': formula({
    path: 'stocks/stockpresentvaluewithzerogrowthfromdividendsperperiodandrequiredrateofreturn',
    title: 'Stock Present Value with Zero Growth',
    purpose: 'What a share with a level dividend is worth.',
    inputs: {
      dividendsPerPeriod: money('Dividends per period', { unit: 'per share' }),
      requiredRateOfReturn: percent('Required rate of return', { symbol: 'r', above: 0, unit: '% per period' }),
    },
    result: inMoney('Present value of stock', 'per share'),
    formula: 'dividendsPerPeriod / requiredRateOfReturn',
    examples: [
      [['2.5', '8'], 31.25],
      [['3.75', '10'], 37.5],
    ],
    source: `${bodie}, dividend discount model`,
  }),
};
