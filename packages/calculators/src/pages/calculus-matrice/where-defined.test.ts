import { expect, test } from 'vitest';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../../kit/options.ts';
import { run } from '../../kit/run.ts';

/** What is cancelled below a fraction line was asked of the letters all the same. */
test.each<[string, Record<string, string>, string]>([
  ['add', { a: '1/u', b: '-1/u' }, 'u ≠ 0'],
  ['subtract', { a: '1/u', b: '2/u' }, ''],
  ['multiply', { a: '1/u,0\n0,1', b: 'u,0\n0,1' }, 'u ≠ 0'],
  ['determinant', { matrix: '1/u,0\n0,u' }, 'u ≠ 0'],
  ['trace', { matrix: '1/(u-1),0\n0,2-1/(u-1)' }, 'u ≠ 1'],
  ['power', { matrix: '1/u,0\n0,1', n: '0' }, 'u ≠ 0'],
  ['power', { matrix: '1/u,0\n0,1', n: '-1' }, 'u ≠ 0'],
  ['scalar', { matrix: '1/u', n: 'u' }, 'u ≠ 0'],
  ['inverse', { matrix: '1/u,1\n1,1' }, 'u ≠ 1 and u ≠ 0'],
])('%s of %j holds for %s', async (name, typed, wanted) => {
  const outcome = run((await load(`calculus-matrice/${name}`))!, typed, defaultOptions);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  expect(outcome.answer.conditions?.map(({ text }) => text).join(' and ') ?? '').toBe(wanted);
});
