import { rootsOf } from '@nomogram/math/algebra/roots/roots.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read, unwrap } from '../../../../../tools/setup/read.ts';
import { withoutExcluded } from './excluded-roots.ts';

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
