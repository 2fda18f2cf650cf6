import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { no, ok } from '@nomogram/math/result/result.ts';
import type { InputValues } from '../../kit/calculator.ts';
import { shownDecimal } from '../../kit/fields/amount.ts';
import { amountList } from '../../kit/fields/amount-list.ts';
import type { Figure } from '../../kit/figure.ts';
import type { Options } from '../../kit/options.ts';
import type { Elsewhere } from '../../kit/program/elsewhere.ts';
import { calculation } from '../../shared/finance/calculation.ts';
import { written } from '../../shared/finance/discounted.ts';
import { inNumber, isTooLarge, quantityOf, tooLarge } from '../../shared/finance/result.ts';

/** A factor in a product; a negative one in parentheses. */
const bracketed = (value: Rational): string => (Q.sign(value) < 0 ? `(${shownDecimal(value)})` : shownDecimal(value));

const total = (list: readonly Rational[]): Rational => list.reduce(Q.add, Q.zero);

const inputs = {
  relativeWeights: amountList({
    label: 'Relative weights',
    symbol: 'w_1, \\ldots, w_n',
    hint: 'In any unit: they are divided by their sum',
    placeholder: '25, 25, 50',
  }),
  values: amountList({ label: 'Values', symbol: 'x_1, \\ldots, x_n', hint: 'One per weight', placeholder: '6, 5, 2' }),
};

export default calculation({
  path: 'general/weightedaveragefromrelativeweightsandvalues',
  title: 'Weighted Average',
  keywords: ['weighted mean', 'grade average'],
  purpose: 'The average of values that do not count equally.',
  inputs,
  spreadsheet: 'SUMPRODUCT({{relativeWeights}},{{values}})/SUM({{relativeWeights}})',
  numbers: ({ relativeWeights, values }) => {
    const products = relativeWeights.map((w, k) => `${shownDecimal(w)} * ${bracketed(values[k]!)}`);
    return `(${written(products)}) / (${written(relativeWeights.map((w) => shownDecimal(w)))})`;
  },
  formula: '\\bar x = \\frac{\\sum_i w_i x_i}{\\sum_i w_i}',
  compute,
  elsewhere: ({ relativeWeights, values }) => weightedElsewhere(relativeWeights, values),
  examples: [
    [['25,25,50', '6,5,2'], 3.75],
    [['0.25,0.25,0.5', '6,5,2'], 3.75],
  ],
  refused: [
    [['1,2', '1,2,3'], 'Relative weights and values must have the same number of entries (given: 2 and 3).'],
    [['1,-1', '5,6'], 'The weights must not add up to 0.'],
  ],
  source: 'Excel SUMPRODUCT(weights, values)/SUM(weights)',
});

function compute({ relativeWeights, values }: InputValues<typeof inputs>, { digits }: Options) {
  if (relativeWeights.length !== values.length)
    return no(
      'out-of-range',
      `Relative weights and values must have the same number of entries (given: ${relativeWeights.length} and ${values.length}).`,
      { input: 'relativeWeights' },
    );
  const weight = total(relativeWeights);
  if (Q.isZero(weight)) return no('out-of-range', 'The weights must not add up to 0.');
  const average = Q.divide(total(relativeWeights.map((w, k) => Q.multiply(w, values[k]!))), weight);
  if (isTooLarge(average)) return no('too-large', tooLarge);
  const balance = total(relativeWeights.map((w, k) => Q.multiply(w, Q.subtract(values[k]!, average))));
  if (!Q.isZero(balance)) throw new Error('deviations from a weighted average must cancel');
  return ok({
    values: { result: quantityOf(inNumber('Weighted average'), average, digits) },
    checked: [{ how: 'balance', detail: 'The weighted deviations from it add up to exactly 0.' }],
    notes: [
      'Weights are divided by their sum, so 25, 25, 50 and 0.25, 0.25, 0.5 give the same answer. The lists are plain numbers, not percentages.',
    ],
    figure: () => leverOf(relativeWeights.map(Q.toNumber), values.map(Q.toNumber), Q.toNumber(average)),
  });
}

function weightedElsewhere(weights: readonly Rational[], values: readonly Rational[]): Elsewhere {
  const [w, x] = [weights.map(Q.toNumber), values.map(Q.toNumber)];
  const sum = (terms: readonly number[]) => terms.reduce((a, b) => a + b, 0);
  return {
    values: {
      result: {
        python: 'sum(w * x for w, x in zip({relativeWeights}, {values})) / sum({relativeWeights})',
        r: 'sum({relativeWeights} * {values}) / sum({relativeWeights})',
        sheet: 'SUMPRODUCT({relativeWeights}, {values}) / SUM({relativeWeights})',
        double: sum(w.map((one, k) => one * x[k]!)) / sum(w),
      },
    },
  };
}

/** The weights as stems on a lever that balances at the average. */
function leverOf(weights: readonly number[], values: readonly number[], average: number): Figure {
  const [low, high] = [Math.min(...values, average), Math.max(...values, average)];
  const margin = (high - low) * 0.1 || 1;
  const top = Math.max(...weights.map(Math.abs));
  return {
    summary: 'Each weight stands at its value; the lever balances at the weighted average.',
    frame: {
      x: [low - margin, high + margin],
      y: [Math.min(0, ...weights) - top * 0.1, top * 1.15 || 1],
      axes: 'edge',
      xLabel: 'value',
      yLabel: 'weight',
    },
    marks: [
      { mark: 'stems', points: values.map((x, k) => [x, weights[k]!]), role: 'given' },
      { mark: 'point', at: [average, 0], role: 'answer', label: 'average' },
    ],
    table: { columns: ['Weight', 'Value'], rows: values.map((x, k) => [String(weights[k]), String(x)]) },
  };
}
