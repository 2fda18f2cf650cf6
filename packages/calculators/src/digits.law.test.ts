import { fromDecimal, toDecimal } from '@nomogram/math/exact/decimal.ts';
import { equals } from '@nomogram/math/exact/rational.ts';
import { describe, expect, test } from 'vitest';
import { partOf } from '../../../tools/setup/sample.ts';
import { entries, load } from './catalogue.ts';
import type { Calculator } from './kit/calculator.ts';
import { defaultOptions } from './kit/options.ts';
import type { PresentedAnswer } from './kit/outcome.ts';
import { run } from './kit/run.ts';

/**
 * A decimal with fewer digits is the rounding of the one with more; so many digits as are asked for are there, or the answer
 * says which are not, or the calculator refuses the number of digits.
 */
const calculators = await Promise.all(entries.map(async ({ id }) => (await load(id))!));

function answerOf(calculator: Calculator, typed: Record<string, string | undefined>, digits: number) {
  const outcome = run(calculator, typed, { ...defaultOptions, digits });
  return outcome.ok ? outcome.answer : outcome.problems[0]!.message;
}

/** Without the zeros that only say how large it is. */
const significant = (decimal: string): number =>
  decimal.replace(/e.*$/, '').replace('.', '').replace(/^-?0*/, '').replace(/0*$/, '').length;

/** Whether a decimal is a longer one, rounded where it ends. */
function isRounding(short: string, long: string): boolean {
  const [one, other] = [fromDecimal(short), fromDecimal(long)];
  if (!one || !other) return short === long;
  // Zeros at the end are left out: it may have been rounded to more digits than it shows.
  return Array.from({ length: 64 }, (_, k) => significant(short) + k).some((count) =>
    equals(one, fromDecimal(toDecimal(other, Math.max(count, 1)))!),
  );
}

/** The decimals of an answer by name; complex ones in their parts. A bound of the error is one of the digits that are shown. */
const decimalsOf = ({ values }: PresentedAnswer): readonly (readonly [string, string])[] =>
  values.flatMap(({ name, decimal }) =>
    name === 'error'
      ? []
      : (decimal?.match(/-?\d[\d.]*(?:e[+-]?\d+)?/g) ?? []).map((part, k) => [`${name} ${k}`, part] as const),
  );

function expectRoundings(fewer: PresentedAnswer, more: PresentedAnswer): void {
  const long = new Map(decimalsOf(more));
  for (const [name, decimal] of decimalsOf(fewer)) {
    const whole = long.get(name);
    if (whole !== undefined)
      expect([name, decimal, whole, isRounding(decimal, whole)]).toEqual([name, decimal, whole, true]);
  }
}

describe.each(calculators.map((calculator) => [calculator.id, calculator] as const))('%s', (_, calculator) => {
  const answered = partOf(
    calculator.examples.filter((example) => 'expect' in example).map(({ given }) => given),
    1,
  );

  test('30 digits are the rounding of 60, or are refused', () => {
    for (const typed of answered) {
      const [thirty, sixty] = [30, 60].map((digits) => answerOf(calculator, typed, digits));
      if (calculator.maxDigits < 30) expect(thirty).toMatch(/^digits: .*\.$/);
      else if (typeof thirty === 'string' || typeof sixty === 'string') expect([thirty, sixty]).toEqual(['', '']);
      else expectRoundings(thirty!, sixty!);
    }
  });

  test('4 digits are the rounding of 15', () => {
    if (calculator.maxDigits === 0) return;
    for (const typed of answered) {
      const [four, fifteen] = [4, 15].map((digits) => answerOf(calculator, typed, digits));
      if (typeof four === 'string' || typeof fifteen === 'string') expect([four, fifteen]).toEqual(['', '']);
      else expectRoundings(four!, fifteen!);
    }
  });

  test('the selector of digits stands where there are some to choose', () => {
    expect(calculator.options.includes('digits')).toBe(calculator.maxDigits > 0);
  });
});
