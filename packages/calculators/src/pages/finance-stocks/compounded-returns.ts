import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { power, settle, subtract, toNumber, type Value } from '@nomogram/math/numeric/precise/value.ts';
import { no, ok } from '@nomogram/math/result/result.ts';
import type { InputValues } from '../../kit/calculator.ts';
import { shownDecimal } from '../../kit/fields/amount.ts';
import { amountList } from '../../kit/fields/amount-list.ts';
import type { Figure, Point } from '../../kit/figure.ts';
import type { Options } from '../../kit/options.ts';
import type { Elsewhere } from '../../kit/program/elsewhere.ts';
import { calculation } from '../../shared/finance/calculation.ts';
import { bitsFor } from '../../shared/finance/declaration.ts';
import { inPercent, isTooLarge, quantityOf, tooLarge } from '../../shared/finance/result.ts';
import { bodie } from '../../shared/finance/sources.ts';

const growth = (rates: readonly Rational[]): Rational =>
  rates.reduce((product, rate) => Q.multiply(product, Q.add(Q.one, rate)), Q.one);

/** "(1 + 10 %) * (1 - 5 %) * …": at most eight factors. */
function compounded(rates: readonly Rational[]): string {
  const factors = rates.map((rate) => {
    const percent = shownDecimal(Q.multiply(Q.abs(rate), Q.integerRational(100)));
    return `(1 ${Q.sign(rate) < 0 ? '-' : '+'} ${percent} %)`;
  });
  return (factors.length <= 8 ? factors : [...factors.slice(0, 6), '…', factors.at(-1)!]).join(' * ');
}

/** The growth by logarithms: the second way. */
const growthByLogarithms = (rates: readonly Rational[]): number =>
  Math.exp(rates.reduce((sum, rate) => sum + Math.log1p(Q.toNumber(rate)), 0));

const confirmed = (factor: number, rates: readonly Rational[]): boolean =>
  Math.abs(factor - growthByLogarithms(rates)) <= 1e-12 * (rates.length + 4) * Math.abs(factor) + Number.MIN_VALUE;

const checked = [
  { how: 'independent computation', detail: 'Adding the logarithms ln(1 + r) of the returns gives the same growth.' },
];
const unconfirmed = 'No answer: one was found, but a second computation does not confirm it.';

/** What 100 become, period by period; dashed at the steady rate that leads to the same end. */
function pathOf(rates: readonly Rational[], factor: Value): Figure {
  const path: Point[] = [[0, 100]];
  for (const [k, rate] of rates.entries()) path.push([k + 1, path[k]![1] * (1 + Q.toNumber(rate))]);
  const steady = path.map(([k]): Point => [k, 100 * toNumber(factor) ** (k / rates.length)]);
  const heights = [...path, ...steady].map(([, y]) => y);
  return {
    summary: `What 100 become over ${rates.length} ${rates.length === 1 ? 'period' : 'periods'}, and at the steady rate with the same end.`,
    frame: {
      x: [0, rates.length],
      y: [Math.min(...heights) * 0.95, Math.max(...heights) * 1.05],
      axes: 'edge',
      xLabel: 'period',
      yLabel: 'value of 100',
    },
    marks: [
      { mark: 'curve', pieces: [path], role: 'given', label: 'returns' },
      { mark: 'curve', pieces: [steady], role: 'answer', dashed: true, label: 'steady rate' },
    ],
    table: { columns: ['Period', 'Value of 100'], rows: path.map(([k, y]) => [String(k), y.toFixed(4)]) },
  };
}

/** Returns of periods one after the other, and what must hold of each so that something is left to grow. */
const returns = (label: string, each: Parameters<typeof amountList>[0]['each']) =>
  amountList({
    label,
    symbol: 'r_1, \\ldots, r_n',
    unit: '% per period',
    hint: '10, -5, 8 means 10 %, -5 %, 8 %',
    placeholder: '10, -5, 8',
    percent: true,
    each,
  });

const everything = Q.integerRational(-100);

const holdingPeriodReturnFromReturnsInputs = {
  percentagePeriodReturns: returns('Percentage period returns', {
    holds: (typed) => Q.compare(typed, everything) >= 0,
    says: 'every return must be at least -100 %',
  }),
};

const geometricMeanReturnInputs = {
  ratesOfReturn: returns('Rates of return', {
    holds: (typed) => Q.compare(typed, everything) > 0,
    says: 'every rate must be greater than -100 %',
  }),
};

export default {
  'geometric-mean-return': calculation({
    path: 'stocks/geometricmeanreturnfromratesofreturn',
    title: 'Geometric Mean Return',
    purpose: 'The steady return that leads to the same end as a series of returns.',
    inputs: geometricMeanReturnInputs,
    spreadsheet: 'GEOMEAN(1+{{ratesOfReturn}})-1',
    // One rate stands in brackets already.
    numbers: ({ ratesOfReturn: rates }) =>
      rates.length === 1 ? `${compounded(rates)}^(1 / 1) - 1` : `(${compounded(rates)})^(1 / ${rates.length}) - 1`,
    formula: 'R_G = \\left[\\prod_{i=1}^{n}(1+r_i)\\right]^{1/n}-1',
    compute: computeGeometricMeanReturn,
    elsewhere: ({ ratesOfReturn }) => meanReturnElsewhere(ratesOfReturn),
    examples: [
      [['10,-5,8'], 4.11501083275702],
      [['5'], 5],
    ],
    refused: [[['5,-100'], 'Rates of return: every rate must be greater than -100 %.']],
    source: `${bodie}, geometric average; Excel GEOMEAN(1 + r) - 1`,
  }),
  'holding-period-return-from-returns': calculation({
    path: 'stocks/holdingperiodreturnfrompercentageperiodreturns',
    aliases: [
      'holdingperiodreturnfromperiodicreturns',
      'holdingperiodreturnfromratesofreturn',
      'holdingperiodreturnfromreturnsfrompercentageperiodreturns',
      'holdingperiodreturnfromreturnsfromperiodicreturns',
      'holdingperiodreturnfromreturnsfromratesofreturn',
    ],
    title: 'Holding Period Return from Returns',
    purpose: 'What a series of returns adds up to when each one compounds on the last.',
    inputs: holdingPeriodReturnFromReturnsInputs,
    spreadsheet: 'PRODUCT(1+{{percentagePeriodReturns}})-1',
    numbers: ({ percentagePeriodReturns: rates }) => `${compounded(rates)} - 1`,
    formula: '\\text{HPR} = \\prod_{i=1}^{n}(1+r_i)-1',
    compute: computeHoldingPeriodReturnFromReturns,
    elsewhere: ({ percentagePeriodReturns }) => wholeReturnElsewhere(percentagePeriodReturns),
    examples: [
      [['10,-5,8'], 12.86],
      [['50,-100'], -100],
    ],
    refused: [[['5,-101'], 'Percentage period returns: every return must be at least -100 %.']],
    source: `${bodie}, holding-period return`,
  }),
};

const factorOf = (rates: readonly Rational[]): number => Q.toNumber(growth(rates));

const meanReturnElsewhere = (rates: readonly Rational[]): Elsewhere => ({
  values: {
    result: {
      python: '100 * (math.prod(1 + rate for rate in {ratesOfReturn}) ** (1 / len({ratesOfReturn})) - 1)',
      r: '100 * (prod(1 + {ratesOfReturn})^(1 / length({ratesOfReturn})) - 1)',
      sheet: '100 * (GEOMEAN(1 + {ratesOfReturn}) - 1)',
      double: 100 * (factorOf(rates) ** (1 / rates.length) - 1),
    },
  },
});

const wholeReturnElsewhere = (rates: readonly Rational[]): Elsewhere => ({
  values: {
    result: {
      python: '100 * (math.prod(1 + rate for rate in {percentagePeriodReturns}) - 1)',
      r: '100 * (prod(1 + {percentagePeriodReturns}) - 1)',
      sheet: '100 * (PRODUCT(1 + {percentagePeriodReturns}) - 1)',
      double: 100 * (factorOf(rates) - 1),
    },
  },
});

function computeHoldingPeriodReturnFromReturns(
  { percentagePeriodReturns: rates }: InputValues<typeof holdingPeriodReturnFromReturnsInputs>,
  { digits }: Options,
) {
  const factor = growth(rates);
  if (isTooLarge(factor)) return no('too-large', tooLarge);
  if (!confirmed(Q.toNumber(factor), rates)) return no('check-failed', unconfirmed);
  return ok({
    values: {
      result: quantityOf(inPercent('Holding period return', '% over all periods'), Q.subtract(factor, Q.one), digits),
    },
    checked,
    notes: ['Returns multiply: they are not added.'],
    figure: () => pathOf(rates, factor),
  });
}

function computeGeometricMeanReturn(
  { ratesOfReturn: rates }: InputValues<typeof geometricMeanReturnInputs>,
  { digits }: Options,
) {
  const factor = growth(rates);
  const mean = settle((bits) => {
    const root = power(factor, Q.rational(1, rates.length), bits);
    return root && subtract(root, Q.one, bits);
  }, bitsFor(digits));
  if (mean === null || isTooLarge(factor)) return no('too-large', tooLarge);
  if (!confirmed(Q.toNumber(factor), rates)) return no('check-failed', unconfirmed);
  return ok({
    values: { result: quantityOf(inPercent('Geometric mean return', '% per period'), mean, digits) },
    checked,
    notes: ['Not the arithmetic mean, which overstates the growth whenever returns differ.'],
    figure: () => pathOf(rates, factor),
  });
}
