import { expect, test } from 'vitest';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../../kit/options.ts';
import type { PresentedValue } from '../../kit/outcome.ts';
import { calculate } from '../../kit/solve.ts';

/** The values of an answer by name; undefined where it is refused. */
async function valuesOf(id: string, typed: { readonly [input: string]: string }) {
  const outcome = calculate((await load(id))!, typed, defaultOptions);
  return outcome.ok
    ? Object.fromEntries(outcome.answer.values.map((value): [string, PresentedValue] => [value.name, value]))
    : undefined;
}

test('a tail between integers that doubles skip is shown only where its neighbours agree', async () => {
  // P(X ≤ λ) = 1/2 + 2/(3 √(2πλ)) + …: what doubles give is that of another integer.
  expect(await valuesOf('statistics-discrete/poisson', { rate: '1e20', x: '1e20' })).toBeUndefined();
  const far = await valuesOf('statistics-discrete/poisson', { rate: '1e20', x: '1e21' });
  expect(far?.cumulative?.decimal).toBe('1');
  const slow = await valuesOf('statistics-discrete/geometric', { p: '1e-300', x: '1.2567246733476559e+300' });
  // By PARI/GP; 12567246733476559e284 is an integer, though no double.
  expect(Math.abs(Number(slow?.density?.decimal) / 2.8458460924211632e-301 - 1)).toBeLessThan(1e-12);
  expect(slow?.cumulative?.decimal).toBe('0.7154153907579');
});

test('an event beyond the last value of a law is impossible however large it is', async () => {
  const answer = await valuesOf('statistics-discrete/bernoulli', { p: '0.4', x: 'X > 1e300' });
  expect(answer?.probability?.decimal).toBe('0');
});

test('two modes are two numbers', async () => {
  const answer = await valuesOf('statistics-discrete/poisson', { rate: '9e15', x: '1' });
  expect(answer?.mode?.words).toBe('8999999999999999, 9000000000000000');
});

test('a quantile reaches its probability where single probabilities are lost among the digits of a tail', async () => {
  // F(389866717336630) = 0.4999999999999994 by mpmath, a probability of 2e-14 further it is above 1/2.
  const answer = await valuesOf('statistics-discrete/negative-binomial', { r: '390.2', p: '1e-12', x: 'p = 0.5' });
  expect(answer?.quantile?.decimal).toBe('389866717336631');
  expect(answer?.median?.decimal).toBe('389866717336631');
});

test.each([
  ['statistics-continuous/triangular', { a: '2', b: '2.11', c: '2.11', x: 'q = 0' }, '2.11'],
  ['statistics-continuous/pareto', { minimum: '0.001', shape: '1.5', x: 'q = 1' }, '0.001'],
  ['statistics-continuous/continuous-uniform', { a: '-35.22', b: '5.1749733', x: 'p = 1' }, '5.1749733'],
  ['statistics-discrete/binomial', { n: '1000000000', p: '0.225', x: 'q = 0' }, '1000000000'],
])('%s: an end of the support is the quantile of 0 or 1', async (id, typed, end) => {
  const answer = await valuesOf(id, typed);
  expect(answer?.quantile?.decimal).toBe(end);
  expect([answer?.cumulative?.decimal, answer?.survival?.decimal].toSorted()).toEqual(['0', '1']);
});

test('an x that fifteen digits cannot tell from the end is not said to be the end', async () => {
  expect(await valuesOf('statistics-continuous/beta', { alpha: '170', beta: '0.0028', x: 'p = 0.6' })).toBeUndefined();
  const answer = await valuesOf('statistics-continuous/beta', { alpha: '170', beta: '0.0028', x: '0.5' });
  expect(answer?.median).toMatchObject({ decimal: '1', relation: '≈' });
});

test('a median below all doubles is not 0', async () => {
  const answer = await valuesOf('statistics-continuous/weibull', { shape: '1e-8', scale: '452.7', x: '1' });
  expect(answer?.median?.decimal).toBe('5.75869841872628e-15917452');
});

test('a law whose density underflows where its tails do not is confirmed', async () => {
  const answer = await valuesOf('statistics-continuous/log-normal', { mu: '700', sigma: '0.5', x: '1e300' });
  // Φ(2 (300 ln 10 - 700)) by PARI/GP.
  expect(answer?.cumulative?.decimal).toBe('2.6586899878242e-76');
  const square = await valuesOf('statistics-continuous/chi', { degrees: '2', x: '1e300' });
  expect(square?.survival?.words).toBe('smaller than 1e-307');
});
