import { describe, expect, test } from 'vitest';
import { read } from '../../../../../../tools/setup/read.ts';
import { toNumber } from '../../../numeric/precise/convert.ts';
import { shapesOf } from '../shape.ts';
import { byEulersTransform } from './eulers-transform.ts';

const enclosed = (term: string, from: number) => byEulersTransform(shapesOf(read(term), 'k')![0]!, 'k', from, 90);

/* The values are those of `sumalt` in PARI/GP, which knows nothing of this way. */
describe('alternating series with factorials are enclosed', () => {
  test.each([
    ['binomial(2k,k)*(-1/4)^k', 0, Math.SQRT1_2],
    ['binomial(2k,k)*(-1/4)^k/(2k+1)', 0, Math.asinh(1)],
    ['binomial(2k,k)^2*(-1/16)^k', 0, 0.8346268416740731862814297],
    ['binomial(3k,k)*(-4/27)^k', 0, 0.7378432588978603],
    ['binomial(2k,k)*(-1/4)^k', 3, Math.SQRT1_2 - 1 + 1 / 2 - 3 / 8],
  ])('%s from %i', (term, from, value) => {
    const ball = enclosed(term, from)!;
    expect(toNumber(ball.value.re)).toBeNear(value, 1e-14);
    expect(ball.error).toBeLessThan(-80);
  });

  test.each(['binomial(2k,k)/4^k', 'binomial(2k,k)*(-1/5)^k', 'k*binomial(2k,k)*(-1)^k'])(
    '%s is no such one',
    (term) => {
      expect(enclosed(term, 1)).toBe(null);
    },
  );
});
