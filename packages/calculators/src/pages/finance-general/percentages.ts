import { shownDecimal } from '../../kit/fields/amount.ts';
import { percent } from '../../kit/fields/percent.ts';
import { plainNumber } from '../../kit/fields/plain-number.ts';
import type { FormulaWays } from '../../shared/finance/declaration.ts';
import { formula } from '../../shared/finance/formula.ts';
import { inNumber, inPercent } from '../../shared/finance/result.ts';

const source = 'F. Ayres, Schaum’s Outline of Mathematics of Finance';

const waysOfChange: FormulaWays = {
  formula: 'Quotient less 1',
  others: {
    difference: {
      title: 'Difference over the old value',
      equations: () => [
        {
          name: 'd',
          is: 'b - a',
          rule: 'difference',
          says: 'How much the value has grown; fallen where it is negative.',
        },
        {
          name: 'q',
          is: 'd/a',
          rule: 'relative change',
          says: 'The growth is compared with the old value, from which it started, and never with the new one.',
        },
      ],
    },
  },
};

/** A percentage of a value as schools teach it. */
const waysOfPart: FormulaWays = {
  formula: 'As a decimal',
  others: {
    unitary: {
      title: 'Through one percent',
      equations: ({ percentage }) => [
        { name: 'u', is: 'a/100', rule: 'one percent', says: 'One percent is the hundredth part of the value.' },
        {
          name: 'w',
          is: `${shownDecimal(percentage!.typed)}*u`,
          rule: 'unitary method',
          says: 'So many percent are so many times one percent.',
        },
      ],
    },
    proportion: {
      title: 'Proportion',
      equations: ({ percentage }) => [
        {
          name: 'w',
          is: `a*${shownDecimal(percentage!.typed)}/100`,
          rule: 'proportion',
          says: 'The part is to the value as the percent are to 100: w/a = p/100, and both sides are multiplied by a.',
        },
      ],
    },
  },
};

export default {
  'percentage-change': formula({
    path: 'general/percentagechangefromoldvalueandnewvalue',
    title: 'Percentage Change',
    keywords: ['percent change', 'percentage increase', 'percentage decrease', 'percentage calculator', 'percentage'],
    purpose: 'By how many percent a value has grown or fallen.',
    inputs: {
      oldValue: plainNumber('Old value', { symbol: 'a', above: 0 }),
      newValue: plainNumber('New value', { symbol: 'b', atLeast: 0 }),
    },
    result: inPercent('Percentage change'),
    formula: 'newValue / oldValue - 1',
    ways: waysOfChange,
    more: { difference: [inNumber('Difference'), 'newValue - oldValue'] },
    examples: [
      [['80', '92'], 15],
      [['92', '80'], -13.0434782608696],
    ],
    source,
  }),
  'percentage-of-a-value': formula({
    path: 'general/percentageofavaluefrompercentageandvalue',
    title: 'Percentage of a Value',
    keywords: [
      'percent of a number',
      'percentage of a number',
      'percentage calculator',
      'percentage',
      'tip',
      'discount',
      'sales tax',
    ],
    purpose: 'How much so many percent of a value are, and the value with them and without.',
    inputs: {
      percentage: percent('Percentage', { symbol: 'p' }),
      value: plainNumber('Value', { symbol: 'a' }),
    },
    result: inNumber('Part'),
    formula: 'percentage * value',
    ways: waysOfPart,
    more: {
      increased: [inNumber('Value increased by it'), 'value * (1 + percentage)'],
      decreased: [inNumber('Value decreased by it'), 'value * (1 - percentage)'],
    },
    examples: [
      [['15', '80'], 12],
      [['19', '250'], 47.5],
    ],
    source,
  }),
};
