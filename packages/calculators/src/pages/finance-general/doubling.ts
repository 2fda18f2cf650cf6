import { percent } from '../../kit/fields/percent.ts';
import { plainNumber } from '../../kit/fields/plain-number.ts';
import { growthFigure } from '../../shared/finance/figures/growth-figure.ts';
import { formula } from '../../shared/finance/formula.ts';
import { inNumber, inPercent } from '../../shared/finance/result.ts';
import { brigham, hull } from '../../shared/finance/sources.ts';

export default {
  'doubling-time': formula({
    path: 'general/doublingtimefromrateofreturn',
    title: 'Doubling Time',
    keywords: ['how long to double money'],
    asks: [
      'doubling time[ at][ of][ for] {rateOfReturn}',
      'how long to double[ my][ money] at {rateOfReturn}',
      'how long (will it take|does it take) to double[ my][ money] at {rateOfReturn}',
      'when (does|will)[ my] money double at {rateOfReturn}',
      '(when|how long until) (does|do|will) {_} at {rateOfReturn} double',
      'how long (until|till|for|before) {_}[ to] (double|doubles) at {rateOfReturn}',
      'how long does {_} take to double at {rateOfReturn}',
    ],
    purpose: 'How many periods money takes to double at compound interest.',
    inputs: { rateOfReturn: percent('Rate of return', { symbol: 'r', above: 0, unit: '% per period' }) },
    result: inNumber('Doubling time', 'periods'),
    formula: 'ln(2) / ln(1 + rateOfReturn)',
    conventions: ['With a rate per year the answer is in years.'],
    spreadsheet: 'NPER({rateOfReturn},0,-1,2)',
    figure: ({ rateOfReturn: rate }, to) =>
      growthFigure({ start: 1, growth: (time) => (1 + rate) ** time, to, answer: 'time' }),
    examples: [
      [['4'], 17.6729876851297],
      [['7.2'], 9.96960210537394],
    ],
    source: `Excel PDURATION(rate, 1, 2); ${brigham.timeValue}`,
  }),
  'doubling-time-with-continuous-compounding': formula({
    path: 'general/doublingtimewithcontinuouscompoundingfromrate',
    title: 'Doubling Time with Continuous Compounding',
    purpose: 'How long money takes to double when interest is compounded continuously.',
    inputs: { rate: percent('Rate', { symbol: 'r', above: 0, unit: '% per period' }) },
    result: inNumber('Doubling time', 'periods'),
    formula: 'ln(2) / rate',
    figure: ({ rate }, to) => growthFigure({ start: 1, growth: (time) => Math.exp(rate * time), to, answer: 'time' }),
    examples: [
      [['4'], 17.3286795139986],
      [['6'], 11.5524530093324],
    ],
    source: `${hull}, chapter on interest rates`,
  }),
  'doubling-time-for-simple-interest': formula({
    path: 'general/doublingtimeforsimpleinterestfromrate',
    aliases: ['doublingtimeforsimpleinterest'],
    title: 'Doubling Time for Simple Interest',
    purpose: 'How long money takes to double without interest on interest.',
    inputs: { rate: percent('Rate', { symbol: 'r', above: 0, unit: '% per period' }) },
    result: inNumber('Doubling time', 'periods'),
    formula: '1 / rate',
    figure: ({ rate }, to) => growthFigure({ start: 1, growth: (time) => 1 + rate * time, to, answer: 'time' }),
    examples: [
      [['4'], 25],
      [['6'], 16.6666666666667],
    ],
    source: `${brigham.timeValue}, simple interest`,
  }),
  'rule-of-72': formula({
    path: 'general/ruleof72fromrate',
    aliases: ['ruleof72fromrateexpressedasawholenumber'],
    title: 'Rule of 72',
    keywords: ['how long to double money', 'double my money'],
    asks: ['rule of 72[ at][ for][ with] {rate}'],
    purpose: 'The quick estimate of how long money takes to double.',
    inputs: { rate: percent('Rate', { symbol: 'r', above: 0, unit: '% per period' }) },
    result: inNumber('Time to double (estimate)', 'periods'),
    formula: '72 / (rate * 100)',
    conventions: ['The rate is the number of percent (4, not 0.04), as it is typed.'],
    examples: [
      [['4'], 18],
      [['6'], 12],
    ],
    source: `${brigham.timeValue}, rule of 72`,
  }),
  'rate-required-to-double': formula({
    path: 'general/raterequiredtodoublefromlengthoftime',
    aliases: ['theraterequiredtodoublefromlengthoftime', 'raterequiredtodoublebyruleof72fromlengthoftime'],
    title: 'Rate Required to Double',
    purpose: 'The rate at which money doubles in a given time, by the rule of 72 and exactly.',
    inputs: { lengthOfTime: plainNumber('Length of time', { symbol: 't', above: 0, unit: 'periods' }) },
    result: inPercent('Rate required to double (estimate)', '% per period'),
    formula: '72 / lengthOfTime / 100',
    more: { exact: [inPercent('Exact rate'), '2 ^ (1 / lengthOfTime) - 1'] },
    conventions: ['Rule of 72 estimate; the exact rate 2^(1/t) - 1 is shown beside it.'],
    examples: [
      [['18'], 4, { exact: 3.92592260318434 }],
      [['27'], 2.66666666666667],
    ],
    source: `${brigham.timeValue}, rule of 72`,
  }),
};
