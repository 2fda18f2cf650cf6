import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as Q from '../../exact/rational.ts';
import { add, EXACT, lower, multiply, negate, realBall, sizeOf } from './ball.ts';
import { exponential } from './ball-elementary.ts';
import { fromNumber, fromRational } from './convert.ts';
import { lambertW } from './lambert-w.ts';

const argument = fc.oneof(
  fc.double({ min: -0.367, max: 0.4, noNaN: true, noDefaultInfinity: true }),
  fc.double({ min: 0, max: 1e308, noNaN: true, noDefaultInfinity: true }),
  fc.integer({ min: -300, max: 300 }).map((power) => 10 ** power),
);

test('w·e^w is x within the error that is told, and to about as many bits as were asked for', () => {
  fc.assert(
    fc.property(argument, fc.integer({ min: 40, max: 600 }), (x, bits) => {
      const exact = realBall(fromNumber(x), EXACT);
      const w = lambertW(exact, bits)!;
      fc.pre(x !== 0);
      expect(w.error - sizeOf(w.value)).toBeLessThan(-bits + 8);
      const residue = add(multiply(w, exponential(w, bits + 60)!, bits + 60), negate(exact), bits + 60);
      expect(lower(residue)).toBe(EXACT);
    }),
  );
});

test('at and beside the branch point nothing is told', () => {
  expect(lambertW(realBall(fromNumber(-0.5), EXACT), 100)).toBeNull();
  const beside = fromRational(Q.rational(-36_788, 100_000), 100);
  expect(lambertW(realBall(beside, -8), 100)).toBeNull();
});
