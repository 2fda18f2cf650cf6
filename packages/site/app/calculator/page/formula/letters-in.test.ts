import { expect, test } from 'vitest';
import { lettersIn } from './letters-in.ts';

const found = (formula: string, ...fields: readonly (readonly [symbol: string, label: string])[]) =>
  lettersIn(
    formula,
    fields.map(([symbol, label]) => ({ symbol, label })),
  ).map(({ symbol }) => symbol);

test('letters that no label says are found', () => {
  expect(
    found('PV \\times \\left(1 + r\\right)^{n}', ['PV', 'Present value'], ['r', 'Rate per period'], ['n', 'Number']),
  ).toEqual(['PV', 'r', 'n']);
  expect(found('\\frac{x - \\mu}{\\sigma}', ['\\mu', 'Mean'], ['\\sigma', 'Standard deviation'])).toEqual([
    '\\mu',
    '\\sigma',
  ]);
});

test('a letter that the label says, that is part of another or of a word, is not', () => {
  expect(found('\\pi R^2', ['R', 'Radius R'])).toEqual([]);
  expect(found('\\lambda^k', ['\\lambda', 'Rate λ'])).toEqual([]);
  expect(found('\\frac{FV}{PV}', ['P', 'Payment'])).toEqual([]);
  expect(found('\\text{Price} \\times \\ln r', ['P', 'Price'], ['n', 'Number of periods'])).toEqual([]);
  expect(found('X_A - X_B', ['X_A', 'XA'])).toEqual([]);
  expect(found('x_O + x', ['x_O', 'XO'])).toEqual([]);
});
