import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../../tools/setup/read.ts';
import { productOf } from '../../products/product.ts';
import { sumOf } from '../sum.ts';
import { missingTerm } from './missing-terms.ts';

/** Terms that have no value at one whole number, or up to it, with and without letters. */
const terms: readonly ((m: number) => string)[] = [
  (m) => `1/(k-(${m}))`,
  (m) => `x/(k-(${m}))`,
  (m) => `x^k*k/(k-(${m}))^2`,
  (m) => `x^(1/(k-(${m})))`,
  (m) => `(k-x)*ln(k-(${m}))`,
  (m) => `x+tan(pi*(2*k+1-2*(${m}))/2)`,
  (m) => `x*gamma(k-(${m}))`,
  (m) => `(k+5)/(k-(${m}))`,
  (m) => `x/(2^k-2^(${m}))`,
];

const places = fc.record({
  term: fc.constantFrom(...terms),
  m: fc.integer({ min: -4, max: 4 }),
  before: fc.nat(3),
  after: fc.constantFrom(0, 1, 3, null),
});

test('neither sum nor product runs over a place where its term has no value', () => {
  fc.assert(
    fc.property(places, ({ term, m, before, after }) => {
      const bounds = { from: read(String(m - before)), to: read(after === null ? 'oo' : String(m + after)) };
      const problem = { f: read(term(m)), index: 'k', ...bounds };
      for (const found of [sumOf(problem), productOf(problem)]) expect(found.ok, term(m)).toBe(false);
    }),
    { numRuns: lawRuns(40, 400) },
  );
});

test('nor over a place where its term had none before it cancelled', () => {
  const cancelled = [read('1/k')];
  for (const f of ['1', 'k', 'x^k']) {
    const problem = { f: read(f), index: 'k', from: read('-2'), cancelled };
    for (const solve of [sumOf, productOf]) {
      expect(solve({ ...problem, to: read('3') }).ok, f).toBe(false);
      expect(solve({ ...problem, to: read('-1') }).ok, f).toBe(true);
    }
  }
});

test('of an upper bound with letters only the first term is known to be there', () => {
  const [from, to] = [read('1'), read('n')];
  expect(sumOf({ f: read('x/(k-1)'), index: 'k', from, to })).toMatchObject({
    ok: false,
    error: { message: 'The term of this sum for k = 1 has no value.' },
  });
  expect(productOf({ f: read('x/(k-1)'), index: 'k', from: read('2'), to }).ok).toBe(true);
});

test('of a long range the places far out are found, and no term is worked out for it', () => {
  const upTo = (f: string, to: string) => ({ f: read(f), index: 'k', from: read('1'), to: read(to) });
  for (const f of ['1/(k-500000)', 'k/(k^2-250000000000)', 'x/((2*k-1000000)*(k+3))', 'x*ln(500000-k)'])
    expect(sumOf(upTo(f, '1000000')), f).toMatchObject({
      ok: false,
      error: { message: 'The term of this sum for k = 500000 has no value.' },
    });
  expect(missingTerm(upTo('(999998-k)!', '1000000'))).toBe(999_999);
  for (const f of ['2^k/k!', 'x^k/(k^2+1)', '1/(2*k-999999)', 'x*ln(k)', '1/2^k'])
    expect(missingTerm(upTo(f, `1${'0'.repeat(15)}`)), f).toBe(null);
});
