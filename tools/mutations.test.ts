import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { compareNumerically } from '@nomogram/math/expression/compare-numerically.ts';
import { evaluateComplex } from '@nomogram/math/expression/evaluate-complex.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import { parse } from '@nomogram/math/syntax/parse.ts';
import { expect, test } from 'vitest';
import type { PresentedAnswer, PresentedValue } from '../packages/calculators/src/kit/outcome.ts';
import { mutations } from './mutations/mutations.ts';
import type { MutationReport } from './mutations/run.ts';

/**
 * Rules of the engine are broken one by one (`mutations/mutations.ts`), and what the calculators then say is compared with what
 * they said before. A broken rule may cost the answer, or a closed form; it may never give a wrong answer.
 */
const ran = spawnSync(process.execPath, [join(import.meta.dirname, 'mutations/run.ts')], {
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
  // Every broken engine is compiled once.
  env: { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1' },
});
if (ran.status !== 0) throw new Error(ran.stderr || String(ran.error));
const told: readonly MutationReport[] = JSON.parse(ran.stdout);

const textOf = ({ exact, decimal, words }: PresentedValue): string =>
  (exact ?? decimal ?? words ?? '').replace('≈', '');

function readable(text: string): Expression | undefined {
  const read = parse(text);
  return read.ok ? read.value.expression : undefined;
}

/** The same text, the same number to 9 digits (rounded forms stand for exact ones), or the same function. */
function sameValue(one: PresentedValue, other: PresentedValue): boolean {
  if (textOf(one) === textOf(other)) return true;
  const [a, b] = [readable(textOf(one)), readable(textOf(other))];
  if (!a || !b) return false;
  if (compareNumerically(a, b).verdict === 'equal') return true;
  return [0.37, -1.9, 4.1].every((x) => {
    const at = Object.fromEntries(
      [...freeSymbols(a), ...freeSymbols(b)].map((name, k) => [name, { re: x + k, im: 0 }]),
    );
    const [p, q] = [evaluateComplex(a, at), evaluateComplex(b, at)];
    return Math.hypot(p.re - q.re, p.im - q.im) <= 1e-8 * Math.hypot(p.re, p.im);
  });
}

const isSolution = (name: string): boolean => /^[xy]\d*$/.test(name);

/** What is wrong with the later answer; undefined when everything it states was stated before, and no solution is missing. */
function wrong(before: PresentedAnswer, after: PresentedAnswer): string | undefined {
  const known = new Map(before.values.map((value) => [value.name, value]));
  for (const value of after.values) {
    const right = known.get(value.name);
    // "Real roots: none" stands where no root has a closed form.
    if (value.name === 'roots') continue;
    if (!right || !sameValue(right, value)) return `${value.label} = ${textOf(value)}`;
  }
  const missing = before.values.find(
    ({ name }) => isSolution(name) && !after.values.some((value) => value.name === name),
  );
  if (missing) return `${missing.label} is missing`;
  const claim = after.notes?.find((note) => /irreducible|[Nn]o solution/.test(note) && !before.notes?.includes(note));
  return claim;
}

test.each(mutations.map(({ breaks }) => breaks))('%s: no wrong answer gets through', (breaks) => {
  const asked = told.filter((one) => one.breaks === breaks);
  for (const { asked: input, before, after } of asked) {
    if ('refused' in before)
      throw new Error(`${JSON.stringify(input)} is refused with nothing broken: ${before.refused}`);
    if ('refused' in after) continue;
    expect(wrong(before.answer, after.answer), JSON.stringify(input)).toBeUndefined();
  }
  const noticed = asked.filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
  expect(noticed.length, 'nothing that is asked depends on the rule').toBeGreaterThan(0);
});

test('a wrong answer would be seen', () => {
  const answer = (values: Record<string, string>, notes: readonly string[] = []): PresentedAnswer => ({
    calculator: '',
    text: '',
    read: [],
    values: Object.entries(values).map(([name, exact]) => ({ name, label: name, exact })),
    checked: [],
    notes,
    sources: [],
  });
  const before = answer({ x1: '-sqrt(2)', x2: 'sqrt(2)', factorized: '(x - 1)*(x + 1)' });
  expect(wrong(before, answer({ x1: '-1.4142135623731', x2: '2^(1/2)', factorized: 'x^2 - 1' }))).toBeUndefined();
  expect(wrong(before, answer({ x1: '-sqrt(2)' }))).toBe('x2 is missing');
  expect(wrong(before, answer({ x1: '-sqrt(2)', x2: 'sqrt(3)' }))).toBe('x2 = sqrt(3)');
  expect(wrong(before, answer({ x1: '-sqrt(2)', x2: 'sqrt(2)', factorized: '(x - 1)^2' }))).toContain('factorized');
  expect(wrong(before, answer({ x1: '-sqrt(2)', x2: 'sqrt(2)' }, ['It is irreducible.']))).toBe('It is irreducible.');
});
