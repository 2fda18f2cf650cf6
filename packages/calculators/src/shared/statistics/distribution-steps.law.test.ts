import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../../kit/options.ts';
import { calculate } from '../../kit/solve.ts';
import { allDistributions } from './all-distributions.ts';

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

describe('the letters of the formula stand in the steps, not the words of the fields', () => {
  const declared = allDistributions;
  test.each(declared.map((one) => [one.id, one] as const))('%s', async (id, { inputs, examples }) => {
    const words = Object.entries(inputs)
      .filter(([name, { symbol }]) => name.length > 1 && symbol !== undefined && symbol !== `\\${name}`)
      .map(([name]) => new RegExp(`\\b${name}\\b`));
    for (const example of examples) {
      const typed = example.given as Record<string, string>;
      for (const x of [typed.x ?? '1', 'p = 0.3', 'q = 0.3']) {
        const lines = await linesOf(id, { ...typed, x });
        expect(lines.filter((text) => words.some((word) => word.test(text)))).toEqual([]);
      }
    }
  });
});

describe('an x that belongs to a probability', () => {
  test.each([
    ['exponential', { rate: '2', x: 'p = 0.3' }, ['t = 1 - p = 1 - 0.3 = 0.7', 'x = -ln(t)/lambda = -ln(0.7)/2']],
    ['weibull', { shape: '2', scale: '5', x: 'p = 0.5' }, ['m = -ln(1 - p)', 'x = lambda*m^(1/k)']],
    ['laplace', { location: '1', scale: '3', x: 'q = 0.7' }, ['t = 1 - q', 'z = ln(2*t)', 'x = mu + b*z']],
    [
      'cauchy',
      { location: '2', scale: '3', x: 'p = 0.25' },
      ['z = tan(pi*(p - 1/2))', 'x = x_0 + gamma*z = 2 + 3*(-1)'],
    ],
    [
      'triangular',
      { a: '0', b: '10', c: '4', x: 'q = 0.2' },
      ['w = b - a', 'v = q = 0.2', 'x = b - sqrt(w*(b - c)*v)'],
    ],
    ['log-normal', { mu: '1', sigma: '0.5', x: 'p = 0.95' }, ['x with', 'x = exp(mu + sigma*z) ≈ exp(1 + 0.5*1.64']],
    ['normal', { mean: '0', standardDeviation: '1', x: 'p = 0.95' }, ['x with P(X ≤ x) = 0.95: z ≈ 1.64485362695147']],
    ['gamma', { shape: '1', rate: '2', x: 'p = 0.3' }, ['m = -ln(1 - p)', 'x = m/lambda']],
  ])('is solved for where the formulas can be: %s', async (name, typed, beginnings) => {
    const lines = await linesOf(`statistics-continuous/${name}`, typed as Record<string, string>);
    expect(lines.map((text, k) => text.slice(0, beginnings[k]?.length))).toEqual(beginnings);
  });

  test('of whole values, the one before falls short', async () => {
    const lines = await linesOf('statistics-discrete/binomial', { n: '8', p: '0.25', x: 'p = 0.9' });
    expect(lines).toEqual(['P(X ≤ 3) ≈ 0.8861846923828 < 0.9', 'P(X ≤ 4) ≈ 0.9727020263672 ≥ 0.9']);
  });
});

test('a sum of few terms is written out; one that a program gives is rounded in every line', async () => {
  const few = await linesOf('statistics-discrete/zipf', { s: '1', n: '3', x: '2' });
  expect(few[0]).toMatch(/^H = 1\/1\^s \+ 1\/2\^s \+ 1\/3\^s .*= 11\/6$/);
  const many = await linesOf('statistics-discrete/zipf', { s: '1', n: '50', x: '1' });
  expect(many[1]).toContain('P(X = 1) = x^(-s)/H ≈ 1^(-1)/4.499');
});

test('a sum ends with the digits of the answer', async () => {
  const lines = await linesOf('statistics-discrete/binomial', { n: '8', p: '0.25', x: '2' });
  expect(lines.at(-1)).toMatch(/ ≈ 0\.678543090820312$/);
});

test.each([
  ['statistics-discrete/discrete-uniform', { a: '3', b: '9' }],
  ['statistics-discrete/poisson', { rate: '4' }],
  ['statistics-discrete/binomial', { n: '9', p: '0.3' }],
  ['statistics-discrete/geometric', { p: '0.2' }],
])('%s: between two whole numbers the lower one decides', async (id, typed) => {
  const lines = await linesOf(id, { ...typed, x: '4.5' });
  expect(lines[0]).toBe('P(X = 4.5) = 0');
  expect(lines.at(-2)).toMatch(/^P\(X ≤ 4\) = .* [=≈] 0\.\d+$/);
  expect(lines.at(-1)).toBe('P(X ≤ 4.5) = P(X ≤ 4)');
});

test.each([
  ['1', 'f(0) = 0.5'],
  ['0.5', 'f(0): infinite'],
  ['3', 'f(0) = 0'],
])('a density of the shape %s at the end of what is possible', async (shape, density) => {
  const lines = await linesOf('statistics-continuous/weibull', { shape, scale: '2', x: '0' });
  expect(lines).toEqual(['x = 0', density, 'P(X ≤ 0) = 0']);
});
