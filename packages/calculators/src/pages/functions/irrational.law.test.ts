import { fromDecimal } from '@nomogram/math/exact/decimal.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { evaluatePrecise } from '@nomogram/math/expression/evaluate-precise.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../tools/setup/read.ts';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../../kit/options.ts';
import { run } from '../../kit/run.ts';

/*
 * An argument that is no fraction is the number that was typed, not the double beside it: every digit shown of Γ(100 + √2) is one of
 * its digits, and no fraction is said to be C(π, 3).
 */

const root = fc.integer({ min: 2, max: 50 }).filter((n) => !Number.isInteger(Math.sqrt(n)));
const irrational = fc.oneof(
  root.map((n) => `sqrt(${n})`),
  fc.tuple(fc.integer({ min: 1, max: 300 }), root).map(([m, n]) => `${m}+sqrt(${n})`),
  fc.integer({ min: 1, max: 90 }).map((m) => `${m}*pi`),
  fc.integer({ min: 2, max: 40 }).map((m) => `e/${m}`),
);

const asked = fc.oneof(
  irrational.map((x) => ({ id: 'gamma', typed: { x }, as: `gamma(${x})` })),
  irrational.map((x) => ({ id: 'factorial', typed: { n: x }, as: `factorial(${x})` })),
  irrational.map((x) => ({ id: 'error', typed: { x }, as: `erf(${x})` })),
  fc.tuple(irrational, irrational).map(([z, w]) => ({ id: 'beta', typed: { z, w }, as: `beta(${z}, ${w})` })),
  fc
    .tuple(irrational, fc.integer({ min: 1, max: 9 }))
    .map(([n, k]) => ({ id: 'binomial', typed: { n, k: `${k}` }, as: `binomial(${n}, ${k})` })),
);

test('of what is no fraction every digit shown is right, and none is shown as a fraction', async () => {
  const names = ['gamma', 'factorial', 'error', 'beta', 'binomial'];
  const calculators = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, (await load(`functions/${name}`))!] as const)),
  );
  fc.assert(
    fc.property(asked, fc.constantFrom(15, 30, 50), ({ id, typed, as }, digits) => {
      const outcome = run(calculators[id]!, typed, { ...defaultOptions, digits });
      expect(outcome.ok, as).toBe(true);
      if (!outcome.ok) return;
      const { exact, decimal } = outcome.answer.values[0]!;
      expect(exact, as).toBeUndefined();
      const wanted = evaluatePrecise(read(as), digits + 20);
      if (!wanted.ok) return;
      const [shown, longer] = [decimal!, wanted.value.re].map((text) => fromDecimal(text)!) as [Q.Rational, Q.Rational];
      const off = Q.abs(Q.divide(Q.subtract(shown, longer), longer));
      expect(Q.toNumber(off), as).toBeLessThanOrEqual(0.5 * 10 ** (1 - digits));
    }),
    { numRuns: lawRuns(30, 2000) },
  );
});
