import { expect, test } from 'vitest';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../../kit/options.ts';
import { run } from '../../kit/run.ts';

/*
 * A sum up to n is the sum of its terms for the least n too, or its conditions exclude it: (−1)^k·C(n, k) adds up to 0, but to 1 for
 * n = 0.
 */

const answered = async (name: string, given: Record<string, string>) => {
  const outcome = run((await load(`calculus-sum/${name}`))!, given, defaultOptions);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.answer;
};

test.each([
  ['(-1)^k*binomial(n,k)', '0', 'n'],
  ['(-1)^(n-k)*binomial(n,k)', '0', 'n'],
  ['(-1)^k*binomial(2*n,k)', '0', '2n'],
  ['(-1)^k*binomial(n,k)', '1', 'n'],
  ['(-1)^k*k*binomial(n,k)', '0', 'n'],
  ['(-1)^k*k^2*binomial(n,k)', '0', 'n'],
  ['k^2*binomial(n,k)', '0', 'n'],
  ['(-1)^k*binomial(n,k)/(k+1)', '0', 'n'],
  ['2^(n-k)*2^k', '0', 'n'],
  ['binomial(n,k)*k!*(n-k)!', '0', 'n'],
  ['k*2^k/(k+1)/(k+2)', '0', 'n'],
])('the sum of %s from %s to %s, for the least n', async (term, from, to) => {
  const { values, conditions = [] } = await answered('sum', { function: term, from, to });
  const put = (text: string, n: number) => text.replaceAll(/\bn\b/g, `(${n})`);
  for (const n of [0, 1, 2, 3]) {
    if (Number(from) > n || !conditions.every(({ text }) => holds(text, n))) continue;
    const added = await answered('sum', { function: put(term, n), from, to: String(to === '2n' ? 2 * n : n) });
    const difference = `${put(values[0]!.exact!, n)} - (${added.values[0]!.exact})`;
    const zero = await answered('sum', { function: `0*j + ${difference}`, from: '1', to: '1' });
    expect(zero.values[0]!.exact, `n = ${n}`).toBe('0');
  }
});

/** "n > 0" and "n ≠ 1" of a number. */
function holds(text: string, n: number): boolean {
  const [, relation, bound] = /^n (≠|>|≥) (-?\d+)$/.exec(text) ?? [];
  expect(bound, text).toBeDefined();
  return relation === '≠' ? n !== Number(bound) : relation === '>' ? n > Number(bound) : n >= Number(bound);
}

test.each([
  ['k/k', '0', '5', '0'],
  ['k^2/k', '-2', '3', '0'],
  ['x^k*k/k', '0', 'n', '0'],
  ['n^2/n', '0', 'n', '0'],
  ['(k^2-4)/(k-2)', '1', 'oo', '2'],
  ['sin(k)/sin(k)', '0', '4', '0'],
])(
  'no sum or product of %s from %s to %s: it has no value at %s, whatever cancels there',
  async (term, from, to, place) => {
    for (const name of ['sum', 'product']) {
      const outcome = run((await load(`calculus-sum/${name}`))!, { function: term, from, to }, defaultOptions);
      expect(outcome.ok ? outcome.answer.text : outcome.problems[0]!.message).toContain(
        `for k = ${place} has no value`,
      );
    }
  },
);
