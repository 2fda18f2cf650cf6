import { expect, test } from 'vitest';
import { parse } from './parse.ts';
import { toText } from './print-text.ts';

const notesOf = (text: string): readonly string[] => {
  const read = parse(text);
  return read.ok ? (read.value.notes ?? []).map(({ message }) => message) : [];
};

test.each([
  ['√2x', 'read as sqrt(2)*x; for a longer radicand write √(2*x)'],
  ['∛8x', 'read as cbrt(8)*x; for a longer radicand write ∛(8*x)'],
  ['log(2, 8)', 'log(2, 8) is the logarithm of 2 to the base 8.'],
  ['log3 x', 'read as the natural logarithm log(3*x); a base is written log_3(x)'],
])('%s: the reading is said', (text, said) => {
  expect(notesOf(text).join(' ')).toContain(said);
});

test.each(['√(2)x', '√x + 1', 'x√2', 'log_2(8)', 'log2(8)', 'Si(x)'])('%s surprises nobody', (text) => {
  expect(notesOf(text)).toEqual([]);
});

/** Nearly what is printed for a sine integral, and another function in tables. */
test.each([
  ['si(x)', 'Si'],
  ['ci(2x)', 'Ci'],
  ['ei(x)', 'Ei'],
])('%s is no product', (text, function_) => {
  const read = parse(text);
  expect(read.ok ? toText(read.value.expression) : read.error.message).toContain(`did you mean ${function_}`);
});

test('what stands between two numbers is not offered in the place of itself', () => {
  const read = parse('5 choose 2');
  expect(read.ok || read.error.message).toContain('binomial(n, k)');
});

test.each(['−', '–', '—', '‐', '‑', '－', '﹣'])('%s is a minus', (sign) => {
  const read = parse(`2${sign}3`);
  expect(read.ok && toText(read.value.expression)).toBe('-1');
});
