import { percent } from '../../kit/fields/percent.ts';
import { plainNumber } from '../../kit/fields/plain-number.ts';
import { formula } from '../../shared/finance/formula.ts';
import { inNumber, inPercent } from '../../shared/finance/result.ts';

const source = 'F. Ayres, Schaum’s Outline of Mathematics of Finance';

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
