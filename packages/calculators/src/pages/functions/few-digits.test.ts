import { expect, test } from 'vitest';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../../kit/options.ts';
import { run } from '../../kit/run.ts';

const [factorial, gamma, error, binomial] = await Promise.all(
  ['factorial', 'gamma', 'error', 'binomial'].map((name) => load(`functions/${name}`)),
);

const decimals = (digits: number) => {
  const options = { ...defaultOptions, digits };
  return [
    run(factorial!, { n: '999.5' }, options),
    run(gamma!, { x: '1/3' }, options),
    run(error!, { x: '0.5' }, options),
    run(binomial!, { n: '1/2', k: '1/3' }, options),
  ].map((outcome) => (outcome.ok ? outcome.answer.values[0]?.decimal : outcome.problems[0]?.message));
};

// PARI/GP: gamma(1000.5), gamma(1/3), 1 - erfc(1/2), binomial by gamma.
test('any number of digits can be asked for', () => {
  expect(decimals(1)).toEqual(['1e+2566', '3', '0.5', '1']);
  expect(decimals(3)).toEqual(['1.27e+2566', '2.68', '0.52', '1.07']);
});
