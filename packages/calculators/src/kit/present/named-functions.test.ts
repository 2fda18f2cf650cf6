import { apply, symbol } from '@nomogram/math/expression/build.ts';
import { gamma } from '@nomogram/math/expression/facts/gamma.ts';
import { integrals } from '@nomogram/math/expression/facts/integrals.ts';
import type { FunctionName } from '@nomogram/math/expression/facts/table.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { expect, test } from 'vitest';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../options.ts';
import { run } from '../run.ts';
import { namedFunctionNotes, namesIn } from './named-functions.ts';

test('a name is found with the number of its arguments, inside of others too', () => {
  expect(namesIn('2*zeta(3, gamma(x)) - (Catalan + f(a, (b, c)))')).toEqual([
    'zeta/2',
    'gamma/1',
    'x/0',
    'Catalan/0',
    'f/2',
    'a/0',
    'b/0',
    'c/0',
  ]);
});

test('every special function of the engine has its sentence, as it is printed', () => {
  // What schools write: 5! and the number of choices.
  const known = ['factorial', 'binomial'];
  const calls = Object.entries({ ...gamma, ...integrals }).flatMap(([name, { arity }]) =>
    known.includes(name)
      ? []
      : arity.map((count) => toText(apply(name as FunctionName, ['p', 'q', 'r'].slice(0, count).map(symbol)))),
  );
  expect(calls.length).toBeGreaterThan(30);
  expect(calls.filter((call) => namedFunctionNotes([call], () => []).length !== 1)).toEqual([]);
});

test('what was typed is not explained', () => {
  expect(namedFunctionNotes(['erf(x) + Si(x)'], () => ['erf(x)'])).toEqual([
    'Si(x) is the integral of sin(t)/t from 0 to x.',
  ]);
});

test.each([
  ['algebra-polynomial/roots', { polynomial: 'e^x - 3x' }, /lambertW\(x\) is, .*\nlambertW\(-1, x\) is, /],
  ['algebra-inequality/less', { left: 'e^x', right: 'x + 2' }, /lambertW\(x\) is, .*\nlambertW\(-1, x\) is, /],
  ['calculus-sum/sum', { function: '1/k^3', from: '1', to: 'oo' }, /zeta\(s\) is /],
])('%s says what it names', async (id, typed, says) => {
  const outcome = run((await load(id))!, typed, defaultOptions);
  expect(outcome.ok && outcome.answer.text).toMatch(says);
});
