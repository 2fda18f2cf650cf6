import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import * as E from '../../expression/build.ts';
import { evaluateComplex } from '../../expression/evaluate-complex.ts';
import { toText } from '../../syntax/print-text.ts';
import { collectPowers } from './exponential.ts';

/** Every power has one and the same exponent, the node itself: what is put together must not take the others with it. */
const bases = fc.subarray([-3, -1, 2, 3, 5], { minLength: 1 });

test('powers of one exponent are put together, and none of them is lost', () => {
  fc.assert(
    fc.property(bases, fc.integer({ min: -8, max: 8 }), fc.integer({ min: 1, max: 8 }), (chosen, over, under) => {
      fc.pre(over !== 0);
      const n = E.symbol('n');
      const powers = chosen.map((base, k) => E.power(E.number(base), k % 2 === 0 ? n : E.negate(n)));
      const product = E.product([E.divide(E.number(over), E.number(under)), E.symbol('x'), ...powers]);
      const collected = collectPowers(product);
      for (const at of [2, 3]) {
        const values = { n: { re: at, im: 0 }, x: { re: 0.7, im: 0 } };
        const [before, after] = [product, collected].map((one) => evaluateComplex(one, values).re);
        expect(Math.abs(after! - before!), `${toText(product)} as ${toText(collected)}`).toBeLessThanOrEqual(
          1e-12 * Math.abs(before!),
        );
      }
    }),
    { numRuns: lawRuns(100, 2000) },
  );
});
