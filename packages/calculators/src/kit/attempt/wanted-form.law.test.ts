import { expand } from '@nomogram/math/algebra/expand.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read, unwrap } from '../../../../../tools/setup/read.ts';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../options.ts';
import { judgeAttempt } from './attempt.ts';

/** What an attempt is worth on one of the pages of polynomials. */
async function gradeOf(name: string, given: Readonly<Record<string, string>>, attempt: string) {
  const calculator = (await load(`algebra-polynomial/${name}`))!;
  const outcome = judgeAttempt(calculator, { ...given, attempt }, defaultOptions);
  return outcome.ok ? outcome.answer.judgement?.grade : outcome.problems[0]!.message;
}

const accepted = expect.stringMatching(/^(right|equal)$/);
const whole = fc.integer({ min: -6, max: 6 });
const lead = fc.integer({ min: 1, max: 4 });
const expanded = (product: string): string => toText(unwrap(expand(read(product))));
const runs = { numRuns: lawRuns(25, 250), seed: 3 };

test('factors are asked for: what is split no further is accepted, what is equal and can be split is not', () =>
  fc.assert(
    fc.asyncProperty(lead, whole, whole, whole, async (k, a, b, c) => {
      const problem = { polynomial: expanded(`${k}*(x + ${a})*(x + ${b})*(x^2 + ${c ** 2 + 1})`) };
      const grade = (attempt: string) => gradeOf('factorize', problem, attempt);
      expect(await grade(`${k}(x + ${a})(x^2 + ${c ** 2 + 1})(x + ${b})`)).toEqual(accepted);
      expect(await grade(`${k}(${-a} - x)(${-b} - x)(x^2 + ${c ** 2 + 1})`)).toEqual(accepted);
      if (a !== 0 || b !== 0)
        expect(await grade(`${k}(${expanded(`(x + ${a})*(x + ${b})`)})(x^2 + ${c ** 2 + 1})`)).toBe('unfinished');
      expect(await grade(`${k}(x + ${a})(x + ${b})(x^2 + ${c ** 2 + 2})`)).toBe('wrong');
      if (k > 1 && a !== 0) expect(await grade(`(${k}x + ${k * a})(x + ${b})(x^2 + ${c ** 2 + 1})`)).toBe('unfinished');
    }),
    runs,
  ));

test('terms are asked for: brackets and like terms that are left are not the answer', () =>
  fc.assert(
    fc.asyncProperty(lead, whole, whole, async (k, a, b) => {
      const factors = [`(${k}*x + ${a})`, `(x + ${b})`];
      const sum = expanded(factors.join('*'));
      const grade = (attempt: string) => gradeOf('multiply', { first: factors[0]!, second: factors[1]! }, attempt);
      expect(await grade(sum)).toEqual(accepted);
      expect(await grade(`(${2 * k}x^2 + ${2 * (k * b + a)}x + ${2 * a * b})/2`)).toEqual(accepted);
      expect(await grade(`${sum} + x - x`)).toBe('unfinished');
      expect(await grade(`${sum} + 1`)).toBe('wrong');
      if (a !== 0 && b !== 0) expect(await grade(factors.join('*'))).toBe('unfinished');
    }),
    runs,
  ));

test('the shortest form is asked for: a factor that could be cancelled is not yet gone', () =>
  fc.assert(
    fc.asyncProperty(whole, whole, whole, async (a, b, c) => {
      fc.pre(a !== b && c !== b);
      const quotient = `(${expanded(`(x + ${a})*(x + ${c})`)})/(${expanded(`(x + ${b})*(x + ${c})`)})`;
      const grade = (attempt: string) => gradeOf('simplify', { polynomial: quotient }, attempt);
      expect(await grade(`(x + ${a})/(x + ${b})`)).toEqual(accepted);
      expect(await grade(`((x + ${a})(x + ${c} + 0))/((x + ${b})(x + ${c} + 0))`)).toBe('unfinished');
    }),
    runs,
  ));
