import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as Q from '../../exact/rational.ts';
import { add, type Ball, EXACT, isPositive, lower, multiply, negate, realBall, sizeOf } from './ball.ts';
import { exponential } from './ball-elementary.ts';
import { fromNumber, fromRational } from './convert.ts';
import { lambertW, lowerLambertW } from './lambert-w.ts';

const argument = fc.oneof(
  fc.double({ min: -0.367, max: 0.4, noNaN: true, noDefaultInfinity: true }),
  fc.double({ min: 0, max: 1e308, noNaN: true, noDefaultInfinity: true }),
  fc.integer({ min: -300, max: 300 }).map((power) => 10 ** power),
);

/** Whether w·e^w may be x, within the error that is told of w. */
const solves = (w: Ball, x: Ball, bits: number): boolean =>
  lower(add(multiply(w, exponential(w, bits + 60)!, bits + 60), negate(x), bits + 60)) === EXACT;

test('w·e^w is x within the error that is told, and to about as many bits as were asked for', () => {
  fc.assert(
    fc.property(argument, fc.integer({ min: 40, max: 600 }), (x, bits) => {
      const exact = realBall(fromNumber(x), EXACT);
      const w = lambertW(exact, bits)!;
      fc.pre(x !== 0);
      expect(w.error - sizeOf(w.value)).toBeLessThan(-bits + 8);
      expect(solves(w, exact, bits)).toBe(true);
    }),
  );
});

const lowerArgument = fc.oneof(
  fc.double({ min: -0.367, max: -1e-300, noNaN: true }),
  fc.integer({ min: -300, max: -1 }).map((power) => -(10 ** power)),
);

test('so is it on the lower branch, whose values are below −1', () => {
  fc.assert(
    fc.property(lowerArgument, fc.integer({ min: 40, max: 600 }), (x, bits) => {
      const exact = realBall(fromNumber(x), EXACT);
      const w = lowerLambertW(exact, bits)!;
      expect(w.error - sizeOf(w.value)).toBeLessThan(-bits + 8);
      expect(solves(w, exact, bits)).toBe(true);
      expect(isPositive(negate(add(w, realBall(fromNumber(1), EXACT), bits)))).toBe(true);
    }),
  );
});

test('at and beside the branch point nothing is told', () => {
  expect(lambertW(realBall(fromNumber(-0.5), EXACT), 100)).toBeNull();
  for (const x of [-0.5, 0, 0.1]) expect(lowerLambertW(realBall(fromNumber(x), EXACT), 100)).toBeNull();
  const beside = fromRational(Q.rational(-36_788, 100_000), 100);
  expect(lambertW(realBall(beside, -8), 100)).toBeNull();
});
