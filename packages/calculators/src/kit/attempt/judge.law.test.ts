import { expand } from '@nomogram/math/algebra/expand.ts';
import { parse } from '@nomogram/math/syntax/parse.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unwrap } from '../../../../../tools/setup/read.ts';
import { defaultOptions } from '../options.ts';
import type { PresentedValue } from '../outcome.ts';
import { judge } from './judge.ts';
import { isAccepted } from './judgement.ts';

const judged = (values: readonly PresentedValue[], attempt: string) => judge({ values }, attempt, defaultOptions);
const value = (exact: string, label = 'Answer', name = 'answer'): PresentedValue => ({ name, label, exact });
const whole = fc.integer({ min: -9, max: 9 });
const nonzero = whole.filter((k) => k !== 0);

test('what is multiplied out is equal, and one more is not', () => {
  fc.assert(
    fc.property(nonzero, whole, nonzero, whole, nonzero, (a, b, c, d, more) => {
      const product = `(${a}*x + ${b})*(${c}*x + (${d})*y)`;
      const read = parse(product);
      const expanded = unwrap(read.ok ? expand(read.value.expression) : read);
      const sum = toText(expanded);
      expect(isAccepted(judged([value(sum)], product))).toBe(true);
      expect(isAccepted(judged([value(product)], sum))).toBe(true);
      const wrong = judged([value(sum)], `${product} + ${more}`);
      expect(wrong.grade).toBe('wrong');
      expect(wrong.counterexample).toBeDefined();
    }),
  );
});

test('antiderivatives are right up to a constant, and up to nothing else', () => {
  fc.assert(
    fc.property(nonzero, whole, whole, nonzero, (a, b, constant, more) => {
      const F = `${a}*x^3 + ${b}*x*sin(x)`;
      const arbitrary = { letter: 'C', over: 'constants', variable: 'x' } as const;
      const answer = [{ ...value(`${F} + C`), arbitrary }];
      expect(isAccepted(judged(answer, `${F} + ${constant} + C`))).toBe(true);
      expect(judged(answer, `${F} + ${more}*x + C`).grade).toBe('wrong');
    }),
  );
});

test('solutions are right in any order; one less is unfinished, another one wrong', () => {
  const roots = fc.uniqueArray(whole, { minLength: 2, maxLength: 4 });
  fc.assert(
    fc.property(roots, fc.nat(), (found, turn) => {
      const answer = found.map((root, index) => ({
        ...value(String(root), `x${index + 1}`, `x${index + 1}`),
        decimal: String(root),
        together: index > 0,
      }));
      const rotation = found.map((_, index) => found[(index + turn) % found.length]!);
      expect(judged(answer, rotation.join('; ')).grade).toBe('right');
      expect(judged(answer, rotation.slice(1).join(' or ')).grade).toBe('unfinished');
      expect(judged(answer, [...rotation.slice(1), 37].join('; ')).grade).toBe('wrong');
      const factors = found.map((root) => `(x - (${root}))`).join('*');
      expect(judged(answer, `${factors} = 0`).grade).toBe('unfinished');
      expect(judged(answer, `${factors}*(x - 37) = 0`).grade).toBe('wrong');
      expect(judged(answer, `${factors} = 0\n${rotation.join(', ')}`).grade).toBe('right');
    }),
  );
});

test('a set of numbers is itself, and no other with an end moved, opened or closed, or turned round', () => {
  const brackets = fc.constantFrom('()', '[]', '(]', '[)');
  fc.assert(
    fc.property(whole, fc.integer({ min: 1, max: 9 }), brackets, (from, length, [open, close]) => {
      const to = from + length;
      const text = `${open}${from}, ${to}${close}`;
      const answer = [value(text, 'Solution', 'solution')];
      const compared = `${from} ${open === '[' ? '<=' : '<'} x ${close === ']' ? '<=' : '<'} ${to}`;
      for (const right of [text, text.replace(',', ';'), compared]) expect(judged(answer, right).grade).toBe('right');
      const wrong = [
        `${open === '[' ? '(' : '['}${from}, ${to}${close}`,
        `${open}${from}, ${to + 1}${close}`,
        `${open}${from}, oo)`,
        `x < ${from}`,
        `x > ${to}`,
        'all real numbers',
        'none',
      ];
      for (const one of wrong) expect(judged(answer, one), one).toMatchObject({ grade: 'wrong' });
    }),
  );
});

test('a decimal is right to the digits that are given, and one unit of the last of them off is wrong', () => {
  const number = fc.double({ min: 0.01, max: 1e6, noNaN: true });
  fc.assert(
    fc.property(number, fc.integer({ min: 3, max: 9 }), (exact, count) => {
      const decimal = exact.toPrecision(15);
      const answer: PresentedValue[] = [{ name: 'a', label: 'A', decimal: String(Number(decimal)) }];
      const rounded = Number(exact.toPrecision(count));
      const text = exact.toFixed(Math.max(0, count - 1 - Math.floor(Math.log10(rounded))));
      expect(isAccepted(judged(answer, text)), `${text} for ${decimal}`).toBe(true);
      const off = (rounded * (1 + 12 * 10 ** -count)).toPrecision(count);
      expect(judged(answer, off), `${off} for ${decimal}`).toMatchObject({ grade: 'wrong' });
    }),
  );
});
