import { fileURLToPath } from 'node:url';
import { entries, load } from '@nomogram/calculators/catalogue.ts';
import { judge } from '@nomogram/calculators/kit/attempt/judge.ts';
import { isAccepted } from '@nomogram/calculators/kit/attempt/judgement.ts';
import { compareExpressions } from '@nomogram/calculators/kit/attempt/same-expression.ts';
import { defaultOptions } from '@nomogram/calculators/kit/options.ts';
import type { PresentedStep } from '@nomogram/calculators/kit/outcome.ts';
import { problemOf } from '@nomogram/calculators/kit/practice/practice.ts';
import { namesIn } from '@nomogram/calculators/kit/present/named-functions.ts';
import { calculate } from '@nomogram/calculators/kit/solve.ts';
import { everyPractice, loadPractice } from '@nomogram/calculators/practice.ts';
import { answered } from '@nomogram/calculators/trial/answered.ts';
import { apply, symbol } from '@nomogram/math/expression/build.ts';
import { type FunctionName, facts } from '@nomogram/math/expression/facts/table.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { describe, expect, test } from 'vitest';
import { lawRuns } from '../tools/setup/law-runs.ts';
import { read } from '../tools/setup/read.ts';
import { partOf, sampled } from '../tools/setup/sample.ts';
import { readGlossaryFolder } from './tools/build-content.ts';
import { ruleMatcher } from './tools/glossary-rules.ts';

const written = readGlossaryFolder(fileURLToPath(new URL('.', import.meta.url)));

test('there are at least 120 entries, each title once', () => {
  expect(written.length).toBeGreaterThanOrEqual(120);
  expect(new Set(written.map(({ entry }) => entry.title.toLowerCase())).size).toBe(written.length);
});

function expressionOf(text: string) {
  return read(text);
}

describe('what an entry calls equal is equal', () => {
  test.each(written.flatMap(({ entry, equality }) => (equality ? [[entry.id, ...equality] as const] : [])))(
    '%s: %s = %s',
    (_, before, after) => {
      expect(['identical', 'equal']).toContain(compareExpressions(expressionOf(before), expressionOf(after)).same);
    },
  );
});

describe('what an entry calculates is right, and its mistake is one', () => {
  sampled.each(written.flatMap(({ entry, trial }) => (trial ? [[entry.id, trial] as const] : [])))(
    '%s',
    async (_, { calculator: id, inputs, answer, wrong }) => {
      const calculator = await load(id);
      expect(Object.keys(inputs).filter((name) => !(name in calculator!.inputs))).toEqual([]);
      const outcome = calculate(calculator!, inputs, defaultOptions);
      if (!outcome.ok) throw new Error(outcome.problems.map(({ message }) => message).join(' '));
      const finding = judge(outcome.answer, answer, defaultOptions);
      expect(isAccepted(finding), finding.says).toBe(true);
      if (wrong !== undefined) expect(judge(outcome.answer, wrong, defaultOptions)).toMatchObject({ grade: 'wrong' });
    },
  );
});

const names = (steps: readonly PresentedStep[] = []): readonly string[] =>
  steps.flatMap(({ rule, steps: inner }) => [rule, ...names(inner)]);

test('every function that an answer may name leads to its entry', () => {
  const names = new Set(written.flatMap(({ entry }) => entry.names));
  // What everybody knows who types a formula; the numbered roots of a polynomial are explained by the answer.
  const known = 'sin cos tan cot sec csc ln abs min max mod cbrt factorial rootre rootim'.split(' ');
  const calls = [...facts].flatMap(([name, { arity }]) =>
    known.includes(name)
      ? []
      : arity.map((count) => toText(apply(name as FunctionName, ['p', 'q', 'r'].slice(0, count).map(symbol)))),
  );
  // Of several numbers a gcd says what it is of two.
  const lost = calls.filter((call) => !namesIn(call)[0]!.match(/^(?:gcd|lcm)\//) && !names.has(namesIn(call)[0]!));
  expect(lost).toEqual([]);
});

test('every rule of a step leads to its entry', async () => {
  const link = ruleMatcher(written.flatMap(({ entry }) => entry.rules.map((rule) => [rule, entry.id] as const)));
  const lost = new Map<string, string>();
  const look = async (id: string, given: Record<string, string>) => {
    const calculator = (await load(id))!;
    for (const method of [undefined, ...Object.keys(calculator.methods)]) {
      const outcome = answered(calculator, given, method);
      if (!outcome.ok) return;
      for (const rule of names(outcome.answer.steps))
        if (link(rule) === undefined) lost.set(rule, `${id} ${JSON.stringify(given)}`);
    }
  };
  for (const { id } of entries) {
    const shown = (await load(id))!.examples.flatMap((one) => ('expect' in one ? [one.given] : []));
    for (const given of partOf(shown, 1)) await look(id, given as Record<string, string>);
  }
  for (const [page, name] of partOf(everyPractice(), 40))
    for (let seed = 0; seed < lawRuns(1, 20); seed++)
      await look(`${page}/${name}`, problemOf((await loadPractice(page, name))!, { level: 3, seed }));
  expect([...lost]).toEqual([]);
}, 600_000);
