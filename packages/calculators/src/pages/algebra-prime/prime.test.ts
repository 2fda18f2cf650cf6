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

test('a long number is divided by each prime as often as it goes, and no sentence writes it out', () => {
  for (const n of ['10^100', '100!', '7^90', '2^230*3']) {
    const outcome = run(prime, { n }, defaultOptions);
    const steps = outcome.ok ? (outcome.answer.steps ?? []) : [];
    const divisions = steps.filter(({ rule }) => rule === 'division by a prime');
    expect(divisions.length, n).toBeGreaterThan(0);
    expect(new Set(divisions.map(({ says = '' }) => says.split(' ')[0])).size, n).toBe(divisions.length);
    for (const { says = '' } of steps) expect(says.length, n).toBeLessThan(200);
    for (const { text } of divisions) expect(dividesAsWritten(text ?? ''), text).toBe(true);
  }
});

/** Whether `a/p^k = b` holds. */
function dividesAsWritten(text: string): boolean {
  const [, a, p, k = '1', b] = /^(\d+)\/(\d+)(?:\^(\d+))? = (\d+)$/.exec(text) ?? [];
  return a !== undefined && BigInt(a) === BigInt(p!) ** BigInt(k) * BigInt(b!);
}
