import { money } from '../../kit/fields/money.ts';
import { percent } from '../../kit/fields/percent.ts';
import { plainNumber } from '../../kit/fields/plain-number.ts';
import { numberOfPeriods, ratePerPeriod } from '../../shared/finance/fields.ts';
import { growthFigure } from '../../shared/finance/figures/growth-figure.ts';
import { formula } from '../../shared/finance/formula.ts';
import { periodByPeriod } from '../../shared/finance/period-ways.ts';
import { inMoney, inNumber, inPercent } from '../../shared/finance/result.ts';
import { brigham, hull } from '../../shared/finance/sources.ts';

/** A principal that bears interest at an annual rate for some years. */
const overYears = {
  principal: money('Principal', { symbol: 'P' }),
  rate: percent('Rate', { symbol: 'r', unit: '% per year' }),
  time: plainNumber('Time', { symbol: 't', atLeast: 0, unit: 'years' }),
};

export default {
  'annual-percentage-yield': formula({
    path: 'banking/annualpercentageyieldfromstatedannualinterestrateandnumberoftimescompounded',
    aliases: ['apyfromstatedannualinterestrateandnumberoftimescompounded'],
    title: 'Annual Percentage Yield',
    keywords: ['APY', 'effective annual rate', 'EAR'],
    asks: [
      '(apy|effective annual rate|ear|effective rate)[ of][ for] {statedAnnualInterestRate}[ interest][,] (monthly|compounded monthly){numberOfTimesCompounded=12}',
      '(apy|effective annual rate|ear|effective rate)[ of][ for] {statedAnnualInterestRate}[ interest][,] (quarterly|compounded quarterly){numberOfTimesCompounded=4}',
      '(apy|effective annual rate|ear|effective rate)[ of][ for] {statedAnnualInterestRate}[ interest][,] (daily|compounded daily){numberOfTimesCompounded=365}',
    ],
    purpose: 'What a stated annual rate yields in a year once its interest is compounded.',
    inputs: {
      statedAnnualInterestRate: percent('Stated annual interest rate', {
        symbol: 'r',
        above: -100,
        unit: '% per year',
      }),
      numberOfTimesCompounded: plainNumber('Number of times compounded', {
        symbol: 'm',
        whole: true,
        atLeast: 1,
        unit: 'times per year',
      }),
    },
    result: inPercent('Annual percentage yield', '% per year'),
    formula: '(1 + statedAnnualInterestRate / numberOfTimesCompounded) ^ numberOfTimesCompounded - 1',
    spreadsheet: 'EFFECT({statedAnnualInterestRate},{numberOfTimesCompounded})',
    examples: [
      [['5', '12'], 5.11618978817332],
      [['0', '12'], 0],
    ],
    source: 'Excel EFFECT(nominal_rate, npery); US Regulation DD, Appendix A',
  }),
  'compound-interest': formula({
    path: 'banking/compoundinterestfromprincipalrateperperiodandnumberofperiods',
    aliases: ['compoundinterestfromprincipalandrateperperiodandnumberofperiods'],
    title: 'Compound Interest',
    keywords: ['interest on interest', 'compounding'],
    asks: [
      'compound interest[ on] {principal} {ratePerPeriod} {numberOfPeriods} years',
      '{principal} at {ratePerPeriod}[ interest] (compound|compounded|compound interest)[ annually][ yearly] for {numberOfPeriods} years',
      'compound interest[ on] {principal} {ratePerPeriod/12} {numberOfPeriods*12} years monthly',
      'compound interest[ on][ of][ for] {principal} at {ratePerPeriod/12}[ interest][ per year][ a year] (for|over) {numberOfPeriods*12} years[,] (compounded monthly|monthly)',
      'compound interest[ on] {principal} {ratePerPeriod/4} {numberOfPeriods*4} years quarterly',
      'compound interest[ on][ of][ for] {principal} at {ratePerPeriod/4}[ interest][ per year][ a year] (for|over) {numberOfPeriods*4} years[,] (compounded quarterly|quarterly)',
      'compound interest[ on] {principal} {ratePerPeriod/365} {numberOfPeriods*365} years daily',
      'compound interest[ on][ of][ for] {principal} at {ratePerPeriod/365}[ interest][ per year][ a year] (for|over) {numberOfPeriods*365} years[,] (compounded daily|daily)',
      'compound interest[ on][ of][ for] {principal} at {ratePerPeriod}[ interest][ per year][ a year][ annually][ compounded annually][ compounded yearly] (for|over) {numberOfPeriods} years[ compounded annually][ compounded yearly]',
    ],
    purpose: 'The interest that a principal earns when interest bears interest.',
    inputs: { principal: money('Principal', { symbol: 'P' }), ratePerPeriod, numberOfPeriods },
    result: inMoney('Compound interest earned'),
    formula: 'principal * ((1 + ratePerPeriod) ^ numberOfPeriods - 1)',
    ways: periodByPeriod({ sum: 'P' }, 'grows', 'the interest'),
    more: { total: [inMoney('Ending balance'), 'principal + result'] },
    conventions: ['The answer is the interest only; the ending balance is shown beside it.'],
    spreadsheet: '-FV({ratePerPeriod},{numberOfPeriods},0,{principal})-{principal}',
    figure: ({ principal: start, ratePerPeriod: rate, numberOfPeriods: to }) =>
      growthFigure({ start, growth: (time) => (1 + rate) ** time, to, answer: 'end', time: 'numberOfPeriods' }),
    examples: [
      [['1000', '5', '10'], 628.894626777441, { total: 1628.89462677744 }],
      [['1000', '5', '2.5'], 129.726321947046, { total: 1129.72632194705 }],
    ],
    source: `Excel -FV(rate, nper, 0, principal) - principal; ${brigham.timeValue}`,
  }),
  'continuous-interest': formula({
    path: 'banking/continuouscompoundingfromprincipalrateandtime',
    aliases: [
      'continuouscompoundingfromprincipalandrateandtime',
      'continuousinterestfromprincipalrateandtime',
      'continuousinterestfromprincipalandrateandtime',
    ],
    title: 'Continuous Interest',
    keywords: ['continuously compounded'],
    purpose: 'What a principal grows to when interest is added at every instant.',
    inputs: overYears,
    result: inMoney('Ending balance with continuous compounding'),
    formula: 'principal * exp(rate * time)',
    more: { interest: [inMoney('Interest earned'), 'result - principal'] },
    conventions: ['The answer is the ending balance P e^(rt); the interest alone is shown beside it.'],
    figure: ({ principal: start, rate, time: to }) =>
      growthFigure({ start, growth: (time) => Math.exp(rate * time), to, answer: 'end', unit: 'years', time: 'time' }),
    examples: [
      [['1000', '5', '10'], 1648.72127070013, { interest: 648.721270700128 }],
      [['1000', '-5', '10'], 606.530659712633, { interest: -393.469340287367 }],
    ],
    source: `${hull}, chapter on interest rates`,
  }),
  'simple-interest': formula({
    path: 'banking/simpleinterestfromprincipalrateandtime',
    aliases: ['simpleinterestfromprincipalandrateandtime'],
    title: 'Simple Interest',
    asks: [
      'simple interest[ on][ of][ for] {principal} {rate} {time} years',
      'simple interest[ on][ of][ for] {principal} at {rate}[ interest][ per year][ a year][ annually] (for|over) {time} years',
    ],
    purpose: 'Interest on the principal alone, without interest on interest.',
    inputs: overYears,
    result: inMoney('Simple interest'),
    formula: 'principal * rate * time',
    conventions: ['Rate and time in the same unit of time (rate per year, time in years).'],
    figure: ({ principal: start, rate, time: to }) =>
      growthFigure({ start, growth: (time) => 1 + rate * time, to, answer: 'end', unit: 'years', time: 'time' }),
    examples: [
      [['1000', '5', '3'], 150],
      [['2500', '4.25', '0.5'], 53.125],
    ],
    source: `${brigham.timeValue}, simple interest`,
  }),
  'simple-interest-rate': formula({
    path: 'banking/simpleinterestratefromprincipalinterestandtime',
    aliases: ['simpleinterestratefromprincipalandinterestandtime'],
    title: 'Simple Interest Rate',
    purpose: 'The yearly rate behind an amount of simple interest.',
    inputs: {
      principal: money('Principal', { symbol: 'P', nonzero: true }),
      interest: money('Interest', { symbol: 'I' }),
      time: plainNumber('Time', { symbol: 't', above: 0, unit: 'years' }),
    },
    result: inPercent('Simple interest rate', '% per year'),
    formula: 'interest / (principal * time)',
    examples: [
      [['1000', '150', '3'], 5],
      [['1500', '187.5', '2.4'], 5.20833333333333],
    ],
    source: `${brigham.timeValue}, simple interest`,
  }),
  'simple-interest-principal': formula({
    path: 'banking/simpleinterestprincipalfrominterestrateandtime',
    aliases: ['simpleinterestprincipalfrominterestandrateandtime'],
    title: 'Simple Interest Principal',
    purpose: 'The principal that earns a given simple interest.',
    inputs: {
      interest: money('Interest', { symbol: 'I' }),
      rate: percent('Rate', { symbol: 'r', nonzero: true, unit: '% per year' }),
      time: plainNumber('Time', { symbol: 't', above: 0, unit: 'years' }),
    },
    result: inMoney('Principal'),
    formula: 'interest / (rate * time)',
    examples: [
      [['150', '5', '3'], 1000],
      [['225', '6.25', '2.4'], 1500],
    ],
    source: `${brigham.timeValue}, simple interest`,
  }),
  'simple-interest-time': formula({
    path: 'banking/simpleinteresttimefromprincipalinterestandrate',
    aliases: ['simpleinteresttimefromprincipalandinterestandrate'],
    title: 'Simple Interest Time',
    purpose: 'How long a principal takes to earn a given simple interest.',
    inputs: {
      principal: money('Principal', { symbol: 'P', nonzero: true }),
      interest: money('Interest', { symbol: 'I' }),
      rate: percent('Rate', { symbol: 'r', nonzero: true, unit: '% per year' }),
    },
    result: inNumber('Time', 'years'),
    formula: 'interest / (principal * rate)',
    examples: [
      [['1000', '150', '5'], 3],
      [['1500', '187.5', '4'], 3.125],
    ],
    source: `${brigham.timeValue}, simple interest`,
  }),
};
