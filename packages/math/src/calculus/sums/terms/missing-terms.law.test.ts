import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../../tools/setup/read.ts';
import * as Q from '../../../exact/rational.ts';
import { toText } from '../../../syntax/print-text.ts';
import { holdsAt } from '../../definite/parameters/instances.ts';
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

test('bounds with letters keep the range away from where a term has no value, and have their own ends', () => {
  const conditions = (f: string, from: string, to: string, cancelled: readonly string[] = []) => {
    const problem = {
      f: read(f),
      index: 'k',
      from: read(from),
      to: read(to),
      cancelled: cancelled.map((one) => read(one)),
    };
    const found = sumOf(problem);
    return found.ok && found.value.kind === 'value'
      ? found.value.conditions.map(({ left, relation, right }) => `${toText(left)} ${relation} ${toText(right)}`)
      : found.ok || found.error.message;
  };
  expect(conditions('x/(k-1)', '1', 'n')).toBe('The term of this sum for k = 1 has no value.');
  expect(conditions('1', '-3', 'n', ['1/k'])).toEqual(['n < 0']);
  expect(conditions('1', 'm', '10', ['1/k'])).toEqual(['m > 0']);
  expect(conditions('1', 'm', '0', ['1/k'])).toBe('The term of this sum for k = 0 has no value.');
  expect(conditions('1', '1', 'n', ['1/(k-n)'])).toBe('The term of this sum for k = n has no value.');
  expect(conditions('1', 'm', 'n', ['1/(k-m)'])).toBe('The term of this sum for k = m has no value.');
  expect(conditions('1/(k*(k+1))', 'm', 'n')).toEqual(['m > 0']);
  expect(conditions('k*k!', 'm', 'n')).toEqual(['m > -1']);
  expect(conditions('1/(k*(k+1))', '1', 'n')).toEqual([]);
  expect(productOf({ f: read('x/(k-1)'), index: 'k', from: read('2'), to: read('n') }).ok).toBe(true);
});

test('where its conditions hold, a sum between letters is its terms added one by one', () => {
  const cases = fc.record({
    m: fc.integer({ min: -5, max: 5 }),
    after: fc.nat(6),
    poles: fc.uniqueArray(fc.integer({ min: -4, max: 4 }), { minLength: 1, maxLength: 2 }),
  });
  fc.assert(
    fc.property(cases, ({ m, after, poles }) => {
      const cancelled = poles.map((pole) => read(`1/(k-(${pole}))`));
      const found = sumOf({ f: read('k^2+1'), index: 'k', from: read('m'), to: read('n'), cancelled });
      if (!found.ok || found.value.kind !== 'value') throw new Error('no value');
      const letters = { m: Q.integerRational(m), n: Q.integerRational(m + after) };
      const holds = found.value.conditions.every((one) => holdsAt(one, letters));
      const runsOver = poles.some((pole) => m <= pole && pole <= m + after);
      expect(holds && runsOver).toBe(false);
      expect(holds).toBe(m > Math.max(...poles));
    }),
  );
});

test('of a long range the places far out are found, and no term is worked out for it', () => {
  const upTo = (f: string, to: string) => ({ f: read(f), index: 'k', from: read('1'), to: read(to) });
  for (const f of ['1/(k-500000)', 'k/(k^2-250000000000)', 'x/((2*k-1000000)*(k+3))', 'x*ln(500000-k)'])
    expect(sumOf(upTo(f, '1000000')), f).toMatchObject({
      ok: false,
      error: { message: 'The term of this sum for k = 500000 has no value.' },
    });
  expect(missingTerm(upTo('(999998-k)!', '1000000'))).toEqual({ place: read('999999') });
  for (const f of ['2^k/k!', 'x^k/(k^2+1)', '1/(2*k-999999)', 'x*ln(k)', '1/2^k'])
    expect(missingTerm(upTo(f, `1${'0'.repeat(15)}`)), f).toBe(null);
});
