import { gcd, toNumber } from '@nomogram/math/exact/integer.ts';
import { seededRandom } from '@nomogram/math/expression/random.ts';
import { describe, expect, test } from 'vitest';
import { lawRuns } from '../../../tools/setup/law-runs.ts';
import { partOf } from '../../../tools/setup/sample.ts';
import { load } from './catalogue.ts';
import { judge } from './kit/attempt/judge.ts';
import { isAccepted } from './kit/attempt/judgement.ts';
import { typedFrom } from './kit/attempt/own-answer.fixture.ts';
import { truthOf } from './kit/attempt/truth.ts';
import { typedForms } from './kit/attempt/typed-forms.fixture.ts';
import { defaultOptions } from './kit/options.ts';
import type { PresentedAnswer } from './kit/outcome.ts';
import { choiceText, chooseOther, levels, problemOf, readChoice } from './kit/practice/practice.ts';
import { calculate } from './kit/solve.ts';
import { everyPractice, loadPractice } from './practice.ts';

const seeds = Array.from({ length: lawRuns(1, 100) }, (_, k) => 7919 * k + 13);
/** An answer of more characters is no pleasure to type. */
const longest = 120;

/** The first value with 1 more added, or of an antiderivative the variable; undefined where the answer is words or a set. */
function wrongFrom({ values }: PresentedAnswer): string | undefined {
  const truth = truthOf(values);
  const text = values[0]?.exact ?? values[0]?.decimal;
  if (text === undefined || /NaN|oo/.test(text)) return undefined;
  if (truth.kind === 'antiderivative') return `${text} + ${truth.variable}`;
  return truth.kind === 'number' || truth.kind === 'expression' ? `${text} + 1` : undefined;
}

test('nearly all calculators can be practised', () => {
  expect(everyPractice().length).toBeGreaterThanOrEqual(280);
});

test('a choice is read back from the address; nothing else is one', () => {
  for (const level of levels)
    for (const seed of seeds) expect(readChoice(choiceText({ level, seed }))).toEqual({ level, seed });
  for (const text of [null, '', '4-a', '2-', '2-ABC', '2-abcdef', 'x']) expect(readChoice(text)).toBeUndefined();
});

/** What nobody writes down: a first power, 1 or 0 as a factor, a factor before 1/…, a sign beside a sign or first in a denominator. */
const unwritten = /\^1\b|[-+] ?\(?-|(?<![\d.])[01]\*|\+ 0\b|[*/]\(-|\*1\/|(?<![\d.])0\/|\/1\b/;
/** A whole number, or its product with a power, over a whole number. */
const quotient = /(?<![\w.^])(\d+)(?:\*\w(?:\^\d+)?)?\/(\d+)\b/g;
const isReduced = (text: string): boolean =>
  [...text.matchAll(quotient)].every(([, above, below]) => toNumber(gcd(Number(above), Number(below))) === 1);

/** Some problems of every level, calculated, each with what it is called where it fails. */
async function calculatedProblems(page: string, name: string) {
  const generator = (await loadPractice(page, name))!;
  const calculator = (await load(`${page}/${name}`))!;
  const choices = levels.flatMap((level) => seeds.map((seed) => ({ level, seed })));
  const problems = choices.map((choice) => {
    const given = problemOf(generator, choice);
    const outcome = calculate(calculator, given, defaultOptions);
    return { choice, given, outcome, of: `level ${choice.level} ${JSON.stringify(given)}` };
  });
  return { generator, calculator, problems };
}

describe.each(everyPractice())('problems of %s/%s', (page, name) => {
  test('are written as people write', async () => {
    const generator = (await loadPractice(page, name))!;
    const many = levels.flatMap((level) => Array.from({ length: 60 }, (_, k) => ({ level, seed: k * 7919 + 5 })));
    const texts = many.flatMap((choice) => Object.values(problemOf(generator, choice)));
    expect([...new Set(texts)].filter((text) => unwritten.test(text) || !isReduced(text))).toEqual([]);
  });

  test('are the same for the same seed, are answered, shortly, and their answers accepted', async () => {
    const { generator, calculator, problems } = await calculatedProblems(page, name);
    const faults: string[] = [];
    for (const { choice, given, outcome, of } of problems) {
      expect(problemOf(generator, choice)).toEqual(given);
      expect(Object.keys(given).filter((input) => !(input in calculator.inputs))).toEqual([]);
      if (!outcome.ok) {
        faults.push(`${of}: ${outcome.problems.map(({ message }) => message).join(' ')}`);
        continue;
      }
      const { values } = outcome.answer;
      const typed = typedFrom(values);
      if (typed === undefined || truthOf(values).kind === 'none') faults.push(`${of}: cannot be checked`);
      else if (typed.length > longest) faults.push(`${of}: ${typed} is long`);
      else {
        const judgement = judge(outcome.answer, typed, defaultOptions);
        if (!isAccepted(judgement)) faults.push(`${of}: ${typed} is ${judgement.grade}: ${judgement.says}`);
        const wrong = wrongFrom(outcome.answer);
        if (wrong !== undefined && isAccepted(judge(outcome.answer, wrong, defaultOptions)))
          faults.push(`${of}: ${wrong} is accepted`);
      }
    }
    expect(faults).toEqual([]);
  }, 600_000);

  test('are not the same few again and again', async () => {
    const generator = (await loadPractice(page, name))!;
    for (const level of levels) {
      const problems = Array.from({ length: 80 }, (_, k) => problemOf(generator, { level, seed: 104_729 * k + 31 }));
      expect(new Set(problems.map((one) => JSON.stringify(one))).size).toBeGreaterThanOrEqual(3);
    }
  });

  test('follow one another without a repetition', async () => {
    const generator = (await loadPractice(page, name))!;
    const random = seededRandom(7);
    for (const level of levels) {
      let shown = problemOf(generator, { level, seed: 0 });
      for (let turn = 0; turn < 10; turn++) {
        const other = problemOf(generator, chooseOther(generator, level, random, shown));
        expect(other).not.toEqual(shown);
        shown = other;
      }
    }
  });

  test('differ from seed to seed', async () => {
    const generator = (await loadPractice(page, name))!;
    for (const level of levels) {
      const some = Array.from({ length: 40 }, (_, seed) => JSON.stringify(problemOf(generator, { level, seed })));
      expect(new Set(some).size).toBeGreaterThan(level === 1 ? 1 : 3);
    }
  });
});

describe.each(partOf(everyPractice(), 40))('what people type for answers of %s/%s', (page, name) => {
  test('is accepted in every form, and every mistake is refused with a sentence', async () => {
    const { problems } = await calculatedProblems(page, name);
    const faults: string[] = [];
    for (const { outcome, of } of problems) {
      if (!outcome.ok) continue;
      const { right, wrong } = typedForms(outcome.answer.values);
      for (const text of right) {
        const judgement = judge(outcome.answer, text, defaultOptions);
        if (!isAccepted(judgement)) faults.push(`${of}: ${text} is ${judgement.grade}: ${judgement.says}`);
      }
      for (const text of wrong) {
        const { grade, says } = judge(outcome.answer, text, defaultOptions);
        const isRefused = (grade === 'wrong' || grade === 'unfinished') && /^[A-Z].*[.?]$/s.test(says);
        if (!isRefused) faults.push(`${of}: ${text} is ${grade}: ${says}`);
      }
    }
    expect(faults).toEqual([]);
  }, 600_000);
});

const ofFinance = everyPractice().filter(([page]) => page.startsWith('finance-'));
/** Where a loss is an amount of money that a lesson has too. */
const mayBeLost = [
  'net-present-value',
  'total-stock-return-cash-amount',
  'free-cash-flow-to-equity',
  'free-cash-flow-to-firm',
];

describe.each(ofFinance)('amounts of %s/%s', (page, name) => {
  test('could be those of somebody', async () => {
    const generator = (await loadPractice(page, name))!;
    const calculator = (await load(`${page}/${name}`))!;
    const many = levels.flatMap((level) =>
      Array.from({ length: lawRuns(8, 60) }, (_, k) => problemOf(generator, { level, seed: 7919 * k + 5 })),
    );
    const odd = many.filter((given) => {
      const outcome = calculate(calculator, given, defaultOptions);
      const [first] = outcome.ok ? outcome.answer.values : [];
      const value = Number(first?.decimal);
      if (first?.unit?.startsWith('%')) return value < -50 || value > 150;
      return value < 0 ? !mayBeLost.includes(name) : value === 0;
    });
    expect(odd).toEqual([]);
  });
});
