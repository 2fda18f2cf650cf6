import { expect, test } from 'vitest';
import { add, type BigFloat, magnitude, multiply, subtract, ZERO } from '../precise/big-float.ts';
import { fromQuotient } from '../precise/convert.ts';
import { legendreRule } from './legendre-rule.ts';

const bits = 200;

/** ∫ x^(2m) over [−1, 1] = 2/(2m + 1), exactly for 2m < 2n. */
test.each([2, 5, 12, 33, 64])('%d nodes integrate every even power below 2n to the last bits', (n) => {
  for (let m = 0; m < n; m++) {
    let total = ZERO;
    for (const { x, weight } of legendreRule(n, bits)) {
      let term: BigFloat = weight;
      for (let k = 0; k < 2 * m; k++) term = multiply(term, x, bits + 40);
      total = add(total, x.mantissa === 0n ? term : add(term, term, bits + 40), bits + 40);
    }
    const off = subtract(total, fromQuotient(2n, BigInt(2 * m + 1), bits + 40), bits);
    expect(magnitude(off)).toBeLessThan(4 - bits);
  }
});
