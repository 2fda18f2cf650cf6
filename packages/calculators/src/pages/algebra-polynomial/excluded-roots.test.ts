import { rootsOf } from '@nomogram/math/algebra/roots/roots.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import { fromInteger } from '@nomogram/math/polynomial/convert.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read, unwrap } from '../../../../../tools/setup/read.ts';
import { withoutDenominators, withoutExcluded } from './excluded-roots.ts';

test('a root at which a denominator is 0 is none, however near a denominator is 0 to the others', () => {
  const place = fc.integer({ min: -5, max: 5 });
  fc.assert(
    fc.property(place, place, fc.constantFrom('0', '1e-7', '1e-10', '1e-14'), (a, b, apart) => {
      fc.pre(a !== b);
      const roots = unwrap(rootsOf([BigInt(a * b), BigInt(-a - b), 1n]));
      const kept = withoutExcluded(roots, [read(`3*(x - (${a} + ${apart}))`)], 'x');
      const texts = kept.real.map(({ exact }) => toText(exact!));
      expect(texts.includes(String(a))).toBe(apart !== '0');
      expect(texts).toContain(String(b));
    }),
    { numRuns: lawRuns(20, 200) },
  );
});

test('multiplied by the common denominator an equation is a polynomial that is that product', () => {
  const place = fc.integer({ min: -4, max: 4 });
  fc.assert(
    fc.property(place, place, place, place, place, (p, q, a, b, c) => {
      fc.pre(a !== 0);
      const text = `${a}/(x - (${p})) + (${b}*x + ${c})/((x - (${p}))*(x - (${q}))) - ${c}/2`;
      const cleared = withoutDenominators(read(text), []);
      const [f, g] = [read(text), cleared!.polynomial];
      const common = fromInteger(cleared!.common!);
      for (const x of [0.37, -7.31, 5.77]) {
        const [value, whole, below] = [f, g, common].map((one) => evaluate(one, { x }));
        expect(Math.abs(Math.abs(value! * below!) - Math.abs(whole!))).toBeLessThanOrEqual(
          1e-9 * (1 + Math.abs(whole!)),
        );
      }
    }),
    { numRuns: lawRuns(30, 300), seed: 3 },
  );
});
