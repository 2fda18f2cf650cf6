import { expect, test } from 'vitest';
import { entries, load } from '../../catalogue.ts';
import { defaultOptions } from '../options.ts';
import { calculate } from '../solve.ts';
import { counted } from './counted.ts';

test('one is counted in the singular, whatever follows the word', () => {
  expect(['1', '2', '0.5', '-1', '10'].map((count) => counted(count, 'months'))).toEqual([
    '1 month',
    '2 months',
    '0.5 months',
    '-1 month',
    '10 months',
  ]);
  expect(counted(1, 'payments made')).toBe('1 payment made');
  expect(counted(1, 'per share')).toBe('1 per share');
  expect(counted(1, 'times per year')).toBe('1 time per year');
});

const counts =
  /(?:^|[^\d.,/^*+-] ?)\b1 (?:days|months|years|periods|payments|repayments|shares|square units|units|values)\b/m;
const finance = entries.filter(({ page }) => page.startsWith('finance-') || page === 'statistics-basic');

test.each(finance.map(({ id }) => id))(
  '%s counts one in the singular, in its answer, its checks and its figure',
  async (id) => {
    const calculator = (await load(id))!;
    const [first] = calculator.examples.filter((example) => 'expect' in example);
    const given = first?.given ?? {};
    for (const input of Object.keys(calculator.inputs)) {
      const outcome = calculate(calculator, { ...given, [input]: '1' }, defaultOptions);
      if (!outcome.ok) continue;
      const { text, checked, figure, steps } = outcome.answer;
      expect(JSON.stringify([text, checked, figure, steps]).replaceAll('\\n', '\n'), input).not.toMatch(counts);
    }
  },
);
