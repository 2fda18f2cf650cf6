import { equal, number, subtract } from '@nomogram/math/expression/build.ts';
import { substitute } from '@nomogram/math/expression/substitute.ts';
import * as M from '@nomogram/math/linear/operations.ts';
import { parse } from '@nomogram/math/syntax/parse.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { load } from '../../catalogue.ts';
import { compareExpressions } from '../../kit/attempt/same-expression.ts';
import { defaultOptions } from '../../kit/options.ts';
import { run } from '../../kit/run.ts';

const calculator = (await load('calculus-matrice/diagonal'))!;

const read = (text: string) => {
  const found = parse(text, { i: 'imaginary' });
  if (!found.ok) throw new Error(text);
  return found.value.expression;
};

/** The entries of a matrix and the lines of its eigenvectors. */
function eigenvectorsOf(entries: readonly (readonly number[])[]) {
  const outcome = run(calculator, { matrix: entries.map((row) => row.join(',')).join('\n') }, defaultOptions);
  if (!outcome.ok) throw new Error(outcome.problems[0]!.message);
  const steps = outcome.answer.steps ?? [];
  return steps.filter(({ rule }) => rule === 'eigenvectors').map(({ text }) => text);
}

const entry = fc.integer({ min: -4, max: 4 });
const matrix = fc
  .constantFrom(2, 3)
  .chain((n) => fc.array(fc.array(entry, { minLength: n, maxLength: n }), { minLength: n, maxLength: n }));

test('an eigenvector is stretched by its eigenvalue, whatever its letters are', () => {
  fc.assert(
    fc.property(matrix, (entries) => {
      const rows = entries.map((row) => row.map((one) => number(one)));
      for (const line of eigenvectorsOf(entries)) {
        const [, value, vector] = /^lambda = (.*); v = (.*)$/.exec(line)!;
        const terms = [...vector!.matchAll(/([rst])\*\((.*?)\)(?= \+ [rst]\*\(|$)/g)];
        expect(terms.length).toBeGreaterThan(0);
        for (const [, , list] of terms) {
          const v = list!.split(', ').map((one) => [read(one)]);
          const [image, stretched] = [M.multiply(rows, v), M.scale(v, read(value!))];
          if (!image.ok || !stretched.ok) throw new Error(line);
          const same = image.value.map(([one], k) => compareExpressions(one!, stretched.value[k]![0]!).same);
          expect(same.every((one) => one === 'identical' || one === 'equal')).toBe(true);
        }
      }
    }),
    { numRuns: lawRuns(15, 300) },
  );
});

test('the characteristic polynomial is the determinant of lambda*I - A', () => {
  const outcome = run(calculator, { matrix: '1,2\n3,4' }, defaultOptions);
  if (!outcome.ok) throw new Error(outcome.problems[0]!.message);
  const { text } = outcome.answer.steps!.find(({ rule }) => rule === 'characteristic polynomial')!;
  const [open, done] = text.split(' = ').slice(-2).map(read);
  expect(
    equal(subtract(substitute(open!, { lambda: number(7) }), substitute(done!, { lambda: number(7) })), number(0)),
  ).toBe(true);
  expect(text).toMatch(/lambda\^2 - 5\*lambda - 2$/);
});

test('a cubic is factored by a rule that finds the factors, and four rows are expanded by minors', () => {
  const rulesWithin = (text: string, rule: string) => {
    const outcome = run(calculator, { matrix: text }, defaultOptions);
    if (!outcome.ok) throw new Error(outcome.problems[0]!.message);
    const within = (outcome.answer.steps ?? []).find((step) => step.rule === rule)?.steps ?? [];
    return within.map((step) => step.rule);
  };
  expect(rulesWithin('2,1,0;1,3,1;0,1,2', 'eigenvalues')).toEqual([
    'rational root',
    'two factors of a quadratic',
    'irreducible factors',
  ]);
  expect(rulesWithin('0,1,0;0,0,1;1,0,0', 'eigenvalues')[0]).toBe('difference of cubes');
  const minors = rulesWithin('2,1,0,0;1,2,0,0;0,0,3,1;0,1,1,3', 'characteristic polynomial');
  expect(minors).toEqual(['minor', 'minor', 'expand along row 1']);
});

test.each([
  ['a,b;0,d', 'a, d'],
  ['a,0,0;0,b,0;1,0,a', 'a, a, b'],
  ['a,b;c,0', 'a/2 + sqrt(a^2 + 4*b*c)/2, a/2 - sqrt(a^2 + 4*b*c)/2'],
])('with letters %s has the eigenvalues %s, and its steps end in them', (matrix, values) => {
  const outcome = run(calculator, { matrix }, defaultOptions);
  if (!outcome.ok) throw new Error(outcome.problems[0]!.message);
  const shown = outcome.answer.values.find(({ name }) => name === 'eigenvalues')!;
  expect((shown.exact ?? shown.words)!.split(', ').toSorted()).toEqual(values.split(', ').toSorted());
  const within = outcome.answer.steps!.find(({ rule }) => rule === 'eigenvalues')!.steps ?? [];
  expect(within.map(({ rule }) => rule)).toContain(values.includes('sqrt') ? 'quadratic formula' : 'a factor is 0');
});
