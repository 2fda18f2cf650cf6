import * as Q from '@nomogram/math/exact/rational.ts';
import { money } from '../../kit/fields/money.ts';
import { percent } from '../../kit/fields/percent.ts';
import { plainNumber } from '../../kit/fields/plain-number.ts';
import type { FormulaWays } from '../../shared/finance/declaration.ts';
import { numberOfPeriods, presentValue, rateOfReturn, ratePerPeriod } from '../../shared/finance/fields.ts';
import { growthFigure } from '../../shared/finance/figures/growth-figure.ts';
import { formula } from '../../shared/finance/formula.ts';
import { periodByPeriod } from '../../shared/finance/period-ways.ts';
import { inMoney, inNumber, inPercent } from '../../shared/finance/result.ts';
import { hull } from '../../shared/finance/sources.ts';

/** The root, or the same by logarithms. */
const waysOfGrowth: FormulaWays = {
  formula: 'Root of the quotient',
  others: {
    logarithms: {
      title: 'Logarithms',
      equations: ({ endingValue }) =>
        Q.isZero(endingValue!.value)
          ? undefined
          : [
              {
                name: 'q',
                is: 'V_1/V_0',
                rule: 'growth factor',
                says: 'How many times the beginning value the ending value is.',
              },
              {
                name: 'l',
                is: 'ln(q)/t',
                rule: 'laws of logarithms',
                says: '(1 + g)^t = q: with logarithms t*ln(1 + g) = ln(q), and both sides are divided by t.',
              },
              {
                name: 'g',
                is: 'e^l - 1',
                rule: 'laws of logarithms',
                says: 'ln(1 + g) is undone by the exponential function.',
              },
            ],
    },
  },
};

export default {
  'future-value': formula({
    path: 'general/futurevaluefrominitialcashflowrateofreturnandnumberofperiods',
    aliases: ['futurevaluefrominitialcashflowandrateofreturnandnumberofperiods'],
    title: 'Future Value',
    keywords: ['FV'],
    asks: [
      '(future value|fv)[ of] {initialCashFlow} at {rateOfReturn}[ interest][ per year][ a year][ annually] (in|for|after|over) {numberOfPeriods} years',
      '(future value|fv)[ of] {initialCashFlow} (in|for|after|over) {numberOfPeriods} years at {rateOfReturn}[ interest][ per year][ a year][ annually]',
    ],
    purpose: 'What a single sum grows to.',
    inputs: { initialCashFlow: money('Initial cash flow', { symbol: 'C_0' }), rateOfReturn, numberOfPeriods },
    result: inMoney('Future value'),
    formula: 'initialCashFlow * (1 + rateOfReturn) ^ numberOfPeriods',
    ways: periodByPeriod({ sum: 'C_0' }, 'grows'),
    spreadsheet: 'FV({rateOfReturn},{numberOfPeriods},0,-{initialCashFlow})',
    figure: ({ initialCashFlow: start, rateOfReturn: rate, numberOfPeriods: to }) =>
      growthFigure({ start, growth: (time) => (1 + rate) ** time, to, answer: 'end', time: 'numberOfPeriods' }),
    examples: [
      [['250', '4', '10'], 370.061071229586],
      [['1000', '-3.5', '2.5'], 914.783417319709],
    ],
    source: 'Excel FV(rate, nper, 0, -pv)',
  }),
  'future-value-with-continuous-compounding': formula({
    path: 'general/futurevaluewithcontinuouscompoundingfrompresentvaluerateandtime',
    aliases: ['futurevaluewithcontinuouscompoundingfrompresentvalueandrateandtime'],
    title: 'Future Value with Continuous Compounding',
    purpose: 'What a single sum grows to when interest is compounded continuously.',
    inputs: {
      presentValue,
      rate: percent('Rate', { symbol: 'r', unit: '% per period' }),
      time: plainNumber('Time', { symbol: 't', atLeast: 0, unit: 'periods' }),
    },
    result: inMoney('Future value'),
    formula: 'presentValue * exp(rate * time)',
    figure: ({ presentValue: start, rate, time: to }) =>
      growthFigure({ start, growth: (time) => Math.exp(rate * time), to, answer: 'end', time: 'time' }),
    examples: [
      [['250', '4', '10'], 372.956174410318],
      [['375', '5', '8'], 559.434261615476],
    ],
    source: `${hull}, chapter on interest rates`,
  }),
  'future-value-factor': formula({
    path: 'general/futurevaluefactorfromrateperperiodandnumberofperiods',
    title: 'Future Value Factor',
    purpose: 'What one unit of money grows to.',
    inputs: { ratePerPeriod, numberOfPeriods },
    result: inNumber('Future value factor'),
    formula: '(1 + ratePerPeriod) ^ numberOfPeriods',
    ways: periodByPeriod({ sum: '1' }, 'grows'),
    spreadsheet: 'FV({ratePerPeriod},{numberOfPeriods},0,-1)',
    figure: ({ ratePerPeriod: rate, numberOfPeriods: to }) =>
      growthFigure({ start: 1, growth: (time) => (1 + rate) ** time, to, answer: 'end', time: 'numberOfPeriods' }),
    examples: [
      [['4', '10'], 1.48024428491834],
      [['6', '12.5'], 2.07168306450178],
    ],
    source: 'Excel FV(rate, nper, 0, -1)',
  }),
  'number-of-periods-for-present-value-to-reach-future-value': formula({
    path: 'general/numberofperiodsforpresentvaluetoreachfuturevaluefromfuturevaluepresentvalueandrateperperiod',
    aliases: [
      'numberofperiodsforpresentvaluetoreachfuturevaluefromfuturevalueandpresentvalueandrateperperiod',
      'numberofperiodsfromfuturevaluepresentvalueandrateperperiod',
      'numberofperiodsfromfuturevalueandpresentvalueandrateperperiod',
    ],
    title: 'Number of Periods for Present Value to Reach Future Value',
    purpose: 'How many periods one sum needs to grow to another.',
    inputs: {
      futureValue: money('Future value', { symbol: 'FV', nonzero: true }),
      presentValue: money('Present value', { symbol: 'PV', nonzero: true }),
      ratePerPeriod,
    },
    result: inNumber('Number of periods', 'periods'),
    formula: 'ln(futureValue / presentValue) / ln(1 + ratePerPeriod)',
    requires: {
      'futureValue / presentValue > 0': 'Future value and present value must have the same sign.',
      'ratePerPeriod != 0': 'Rate per period must not be 0 %: at 0 % the value never changes.',
    },
    remarks: {
      'ln(futureValue / presentValue) / ln(1 + ratePerPeriod) < 0':
        'The answer is negative: at this rate the future value lies in the past.',
    },
    conventions: ['A negative answer means the future value lies in the past at this rate.'],
    spreadsheet: 'NPER({ratePerPeriod},0,-{presentValue},{futureValue})',
    figure: ({ presentValue: start, ratePerPeriod: rate }, to) =>
      growthFigure({ start, growth: (time) => (1 + rate) ** time, to, answer: 'time' }),
    examples: [
      [['3000', '2000', '7'], 5.99280531394426],
      [['4500', '2500', '5.6'], 10.7874149567973],
    ],
    refused: [
      [['3000', '-2000', '7'], 'Future value and present value must have the same sign.'],
      [['3000', '2000', '0'], 'Rate per period must not be 0 %: at 0 % the value never changes.'],
    ],
    source: 'Excel NPER(rate, 0, -pv, fv) and PDURATION(rate, pv, fv)',
  }),
  'present-value': formula({
    path: 'general/presentvaluefromcashflowafterfirstperiodrateofreturnandnumberofperiods',
    aliases: ['presentvaluefromcashflowafterfirstperiodandrateofreturnandnumberofperiods'],
    title: 'Present Value',
    keywords: ['PV', 'discounting'],
    asks: [
      '(present value|pv)[ of] {cashFlowAfterFirstPeriod} (in|after) {numberOfPeriods} years[ discounted] at {rateOfReturn}',
      '(present value|pv)[ of] {cashFlowAfterFirstPeriod} at {rateOfReturn} (in|after) {numberOfPeriods} years',
    ],
    purpose: 'What a single future sum is worth today.',
    inputs: {
      cashFlowAfterFirstPeriod: money('Cash flow after first period', { symbol: 'C_n' }),
      rateOfReturn,
      numberOfPeriods,
    },
    result: inMoney('Present value'),
    formula: 'cashFlowAfterFirstPeriod / (1 + rateOfReturn) ^ numberOfPeriods',
    ways: periodByPeriod({ sum: 'C_n' }, 'is discounted'),
    conventions: ['The cash flow is the single amount received at the end of the last period.'],
    spreadsheet: 'PV({rateOfReturn},{numberOfPeriods},0,-{cashFlowAfterFirstPeriod})',
    figure: ({ rateOfReturn: rate, numberOfPeriods: to }, start) =>
      growthFigure({ start, growth: (time) => (1 + rate) ** time, to, answer: 'start', time: 'numberOfPeriods' }),
    examples: [
      [['250', '4', '10'], 168.89104220645],
      [['250', '0', '10'], 250],
    ],
    source: 'Excel PV(rate, nper, 0, -fv)',
  }),
  'present-value-with-continuous-compounding': formula({
    path: 'general/presentvaluewithcontinuouscompoundingfromcashflowrateandtime',
    aliases: ['presentvaluewithcontinuouscompoundingfromcashflowandrateandtime'],
    title: 'Present Value with Continuous Compounding',
    purpose: 'What a future sum is worth today when interest is compounded continuously.',
    inputs: {
      cashFlow: money('Cash flow', { symbol: 'C' }),
      rate: percent('Rate', { symbol: 'r', unit: '% per period' }),
      time: plainNumber('Time', { symbol: 't', atLeast: 0, unit: 'periods' }),
    },
    result: inMoney('Present value'),
    formula: 'cashFlow * exp(-rate * time)',
    figure: ({ rate, time: to }, start) =>
      growthFigure({ start, growth: (time) => Math.exp(rate * time), to, answer: 'start', time: 'time' }),
    examples: [
      [['250', '4', '10'], 167.58001150891],
      [['375', '5', '8'], 251.370017263365],
    ],
    source: `${hull}, chapter on interest rates`,
  }),
  'present-value-factor': formula({
    path: 'general/presentvaluefactorfromrateofreturnandnumberofperiods',
    title: 'Present Value Factor',
    purpose: 'What one unit of money in the future is worth today.',
    inputs: { rateOfReturn, numberOfPeriods },
    result: inNumber('Present value factor'),
    formula: '(1 + rateOfReturn) ^ -numberOfPeriods',
    ways: periodByPeriod({ sum: '1' }, 'is discounted'),
    spreadsheet: 'PV({rateOfReturn},{numberOfPeriods},0,-1)',
    figure: ({ rateOfReturn: rate, numberOfPeriods: to }, start) =>
      growthFigure({ start, growth: (time) => (1 + rate) ** time, to, answer: 'start', time: 'numberOfPeriods' }),
    examples: [
      [['4', '10'], 0.675564168825799],
      [['6', '12.5'], 0.482699316867028],
    ],
    source: 'Excel PV(rate, nper, 0, -1)',
  }),
  'compound-annual-growth-rate': formula({
    path: 'general/compoundannualgrowthratefrombeginningvalueendingvalueandnumberofyears',
    aliases: [
      'compoundannualgrowthratefrombeginningvalueandendingvalueandnumberofyears',
      'cagrfrombeginningvalueendingvalueandnumberofyears',
      'cagrfrombeginningvalueandendingvalueandnumberofyears',
    ],
    title: 'Compound Annual Growth Rate',
    keywords: ['CAGR', 'annualised growth'],
    asks: [
      '(cagr|compound annual growth rate|annual growth)[ from][ of] {beginningValue} to {endingValue} (over|in|for|after) {numberOfYears} years',
    ],
    purpose: 'The steady yearly rate that leads from one value to another.',
    inputs: {
      beginningValue: money('Beginning value', { symbol: 'V_0', above: 0 }),
      endingValue: money('Ending value', { symbol: 'V_1', atLeast: 0 }),
      numberOfYears: plainNumber('Number of years', { symbol: 't', above: 0, unit: 'years' }),
    },
    result: inPercent('Compound annual growth rate', '% per year'),
    formula: '(endingValue / beginningValue) ^ (1 / numberOfYears) - 1',
    ways: waysOfGrowth,
    spreadsheet: 'RRI({numberOfYears},{beginningValue},{endingValue})',
    figure: ({ beginningValue: start, numberOfYears: to }, rate) =>
      growthFigure({
        start,
        growth: (time) => (1 + rate) ** time,
        to,
        answer: 'end',
        time: 'numberOfYears',
        unit: 'years',
      }),
    examples: [
      [['10000', '16000', '5'], 9.85605433061178],
      [['10000', '7000', '2.5'], -13.2959835618877],
    ],
    source: 'Excel RRI(nper, pv, fv)',
  }),
};
