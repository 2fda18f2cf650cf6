import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../../kit/options.ts';
import { calculate } from '../../kit/solve.ts';

async function linesOf(id: string, typed: Record<string, string>): Promise<readonly string[]> {
  const outcome = calculate((await load(id))!, typed, defaultOptions);
  return outcome.ok ? (outcome.answer.steps ?? []).map(({ text }) => text) : [];
}

/** What stands before the first sign of equality that is no part of a name. */
const leftOf = (text: string): string => /^(?:P\([^)]*\)|[^=≈]*)/.exec(text)![0].trim();

describe('probabilities that are added', () => {
  const laws = {
    'statistics-discrete/binomial': ({ n, p, x }: Drawn) => ({
      n: `${n}`,
      p: `${p / 100}`,
      x: `${Math.min(x, n - 1)}`,
    }),
    'statistics-discrete/poisson': ({ n, x }: Drawn) => ({ rate: `${n / 4}`, x: `${x}` }),
    'statistics-discrete/negative-binomial': ({ n, p, x }: Drawn) => ({ r: `${n / 2}`, p: `${p / 100}`, x: `${x}` }),
    'statistics-discrete/hypergeometric': ({ n, x }: Drawn) => ({
      population: `${2 * n + 8}`,
      marked: `${n + 4}`,
      draws: `${n}`,
      x: `${Math.min(x, n - 1)}`,
    }),
  } as const;
  const drawn = fc.record({
    n: fc.integer({ min: 1, max: 12 }),
    p: fc.integer({ min: 1, max: 99 }),
    x: fc.nat({ max: 7 }),
  });
  interface Drawn {
    readonly n: number;
    readonly p: number;
    readonly x: number;
  }

  test.each(Object.entries(laws))(
    '%s: each is worked out once, and the sum calls it as its own line does',
    async (id, typed) => {
      await fc.assert(
        fc.asyncProperty(drawn, async (one) => {
          const given: { readonly x: string } = typed(one);
          const lines = await linesOf(id, given);
          const names = Array.from({ length: Number(given.x) + 1 }, (_, k) => `P(X = ${k})`);
          expect(lines.slice(0, -1).map(leftOf).sort()).toEqual(names);
          expect(lines.at(-1)).toContain(`P(X ≤ ${given.x}) = ${names.join(' + ')} `);
        }),
        { numRuns: lawRuns(10, 300) },
      );
    },
  );

  test('fractions stay fractions, and a number that no whole one is has binomial coefficients, too', async () => {
    const drawn = { population: '10', marked: '4', draws: '3', x: '1' };
    const ends = (await linesOf('statistics-discrete/hypergeometric', drawn)).map((text) => text.split(' = ').at(-1));
    expect(ends).toEqual(['0.5', '1/6', '2/3 ≈ 0.666666666666667']);
    const outcome = calculate(
      (await load('statistics-discrete/negative-binomial'))!,
      { r: '2.5', p: '0.4', x: '2' },
      defaultOptions,
    );
    const [first] = outcome.ok ? outcome.answer.steps! : [];
    expect(first?.steps?.map(({ text }) => text)).toContain('binomial(x + r - 1, x) = binomial(3.5, 2) = 4.375');
  });
});

describe('a distribution function that no elementary formula gives says which function gives it', () => {
  test.each([
    ['statistics-continuous/chi-squared', { degrees: '3', x: '2.5' }, '1 - gamma(k/2, m)/gamma(k/2)'],
    ['statistics-continuous/inverse-gamma', { shape: '2.5', scale: '2', x: '2' }, 'gamma(alpha, m)/gamma(alpha)'],
    ['statistics-discrete/poisson', { rate: '40', x: '30' }, 'gamma(x + 1, lambda)/gamma(x + 1)'],
    ['statistics-continuous/beta', { alpha: '2', beta: '3', x: '0.3' }, 'I(0.3; 2, 3)'],
    ['statistics-continuous/student-t', { degrees: '3', x: '1' }, '1 - I(0.75; 1.5, 0.5)/2'],
    ['statistics-continuous/student-t', { degrees: '3', x: '-1' }, 'I(0.75; 1.5, 0.5)/2'],
    ['statistics-discrete/binomial', { n: '100', p: '0.3', x: '30' }, 'I(0.7; 70, 31)'],
  ])('%s at %j', async (id, typed, formula) => {
    const last = (await linesOf(id, typed)).at(-1)!;
    expect(last.split(/ [=≈] /)[1]).toBe(formula);
  });
});

test('a whole number at the end of an event is an exact one', async () => {
  const outcome = calculate((await load('statistics-discrete/poisson'))!, { rate: '2.5', x: 'X > 1' }, defaultOptions);
  const nested = outcome.ok ? outcome.answer.steps!.flatMap(({ steps = [] }) => steps.map(({ text }) => text)) : [];
  expect(nested).toContain('lambda^x = 2.5^1 = 2.5');
  expect(nested).toContain('x! = 1! = 1');
});
