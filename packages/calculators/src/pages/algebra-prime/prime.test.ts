import { expect, test } from 'vitest';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../../kit/options.ts';
import { run } from '../../kit/run.ts';

const prime = (await load('algebra-prime/prime'))!;

/** The product of two primes of 35 digits. */
const hard = '853973422267356706546355086954668122554651938549201909629704028221603';

test('a composite number of which no factor is found is not its own factor', () => {
  const outcome = run(prime, { n: hard }, defaultOptions);
  const answer = outcome.ok ? outcome.answer : undefined;
  expect(answer?.text).toContain('Factors: none found');
  expect(answer?.text).toContain('The number is known to be composite');
  expect(answer?.steps?.map(({ rule }) => rule)).toEqual(['witness']);
});

test('what was found beside a rest is told from the rest', () => {
  const outcome = run(prime, { n: `3*${hard}` }, defaultOptions);
  expect(outcome.ok && outcome.answer.text).toContain(`Factors found = 3 * ${hard}`);
});
