import { describe, expect, test } from 'vitest';
import { entries, load } from '../catalogue.ts';
import { nodesOf, silences, unequalLines } from '../trial/steps.ts';
import { defaultOptions } from './options.ts';
import { readOptions } from './read-options.ts';
import { run } from './run.ts';

const all = await Promise.all(entries.map(async ({ id }) => (await load(id))!));
const several = all.filter(({ methods }) => Object.keys(methods).length > 0);

/** The rules of the steps by one method; those of every way where none is named. */
function rulesBy(calculator: (typeof all)[number], given: Record<string, string>, method?: string) {
  const found = run(calculator, given, { ...defaultOptions, ...(method && { method }) });
  if (!found.ok) throw new Error(found.problems[0]!.message);
  const steps = found.answer.steps ?? [];
  expect([method, [...unequalLines(steps), ...silences(steps)]]).toEqual([method, []]);
  return { rules: nodesOf(steps).map(({ rule }) => rule), text: found.answer.text };
}

test('there are calculators whose steps go several ways', () => {
  expect(several.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['algebra-polynomial/roots', 'calculus-matrice/determinant']),
  );
});

describe('the steps go the way that was chosen, to the same answer', () => {
  test.each(several.map((one) => [one.id, one] as const))('%s', (_, calculator) => {
    const example = calculator.examples.find((one) => 'expect' in one)!;
    const given = example.given as Record<string, string>;
    const every = rulesBy(calculator, given);
    const ways = Object.keys(calculator.methods).map((method) => rulesBy(calculator, given, method));
    expect(new Set(ways.map(({ rules }) => rules.join())).size).toBe(ways.length);
    const usual = Object.keys(calculator.methods).indexOf(calculator.unchosen ?? '');
    if (usual >= 0) expect(ways[usual]).toEqual(every);
    for (const { rules, text } of ways) {
      expect(text).toBe(every.text);
      expect(rules.length).toBeGreaterThan(0);
      if (calculator.unchosen === undefined) expect(rules.length).toBeLessThan(every.rules.length);
    }
  });
});

test('where no factors are found by hand, that is said, and the formula follows', async () => {
  const roots = (await load('algebra-polynomial/roots'))!;
  const { rules } = rulesBy(roots, { polynomial: 'x^2-x-1' }, 'factoring');
  expect(rules[0]).toBe('no rational factors');
  expect(rules).toContain('discriminant');
});

test('a way that does not exist is refused in a sentence that names those that do', async () => {
  const roots = (await load('algebra-polynomial/roots'))!;
  const refused = run(roots, { polynomial: 'x^2-1' }, { ...defaultOptions, method: 'guessing' });
  expect(refused.ok ? '' : refused.problems[0]!.message).toBe(
    'method: factoring or square or formula or substitution is accepted.',
  );
  const gcd = (await load('functions/gcd'))!;
  const given = gcd.examples.find((one) => 'expect' in one)!.given as Record<string, string>;
  expect(run(gcd, given, { ...defaultOptions, method: 'factoring' }).ok).toBe(false);
  expect(readOptions((name) => (name === 'method' ? 'a b' : null))).toMatch(/^method: /);
});
