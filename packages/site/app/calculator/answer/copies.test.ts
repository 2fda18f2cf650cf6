import { expect, test } from 'vitest';
import { csvOf } from '../../figure/table/csv.ts';
import { latexOf, mathmlIn, tableOfAnswer } from './copies.ts';

const common = { calculator: 'c', text: '', read: [], checked: [], sources: [] };

test('one value is one line, several are aligned', () => {
  const area = { name: 'area', label: 'Area', exact: '9*pi', decimal: '28.27', latex: '9 \\pi', unit: 'm' };
  expect(latexOf({ ...common, values: [area] })).toBe('\\text{Area} = 9 \\pi \\approx 28.27\\ \\text{m}');
  const mode = { name: 'mode', label: 'Mode', words: 'no mode' };
  expect(latexOf({ ...common, values: [area, mode] })).toBe(
    '\\begin{aligned}\n\\text{Area} &= 9 \\pi \\approx 28.27\\ \\text{m} \\\\\n\\text{Mode} &= \\text{no mode}\n\\end{aligned}',
  );
});

test('letters that mean something in LaTeX are escaped', () => {
  expect(latexOf({ ...common, values: [{ name: 'a', label: '5 % & more', decimal: '1' }] })).toContain(
    '5 \\% \\& more',
  );
});

test('MathML is cut out of what was set', () => {
  expect(mathmlIn('<span><math><mi>x</mi></math></span>')).toBe('<math><mi>x</mi></math>');
});

test('as CSV every value has its line, exact and decimal apart', () => {
  const area = { name: 'area', label: 'Area, whole', exact: '9*pi', decimal: '28.27', latex: '9 \\pi', unit: 'm' };
  const mode = { name: 'mode', label: 'Mode', words: 'no mode' };
  expect(csvOf(tableOfAnswer({ ...common, values: [area, mode] }), 'point')).toBe(
    'Value,Exact,Decimal,Unit\r\n"Area, whole",9*pi,28.27,m\r\nMode,no mode,,',
  );
});
