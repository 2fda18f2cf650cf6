import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as Q from '../exact/rational.ts';
import { middle, toNumber } from '../numeric/precise/value.ts';
import { blackScholes, type OptionTerms } from './black-scholes.ts';
import { optionPrices } from './option-prices.ts';

const part = (min: number, max: number, of: number) => fc.integer({ min, max }).map((n) => Q.rational(n, of));
const terms: fc.Arbitrary<OptionTerms & Record<keyof OptionTerms, Q.Rational>> = fc.record({
  spot: part(100, 30_000, 100),
  strike: part(100, 30_000, 100),
  time: part(1, 500, 100),
  rate: part(-500, 2000, 10_000),
  volatility: part(200, 15_000, 10_000),
});

test('certain prices agree with those in double precision, and obey put-call parity', () => {
  fc.assert(
    fc.property(terms, (given) => {
      const found = blackScholes(given, 128)!;
      const [spot, strike, time, rate, volatility] = [
        given.spot,
        given.strike,
        given.time,
        given.rate,
        given.volatility,
      ].map(Q.toNumber) as [number, number, number, number, number];
      const double = optionPrices(spot, strike, time, rate, volatility);
      const size = Math.max(spot, strike * Math.exp(-rate * time));
      expect(Math.abs(toNumber(found.call) - double.call)).toBeLessThanOrEqual(1e-12 * size);
      expect(Math.abs(toNumber(found.put) - double.put)).toBeLessThanOrEqual(1e-12 * size);
      const parity = toNumber(found.call) - toNumber(found.put) - (spot - strike * Math.exp(-rate * time));
      expect(Math.abs(parity)).toBeLessThanOrEqual(1e-13 * size);
    }),
    { numRuns: 100, endOnFailure: true },
  );
});

test('each Greek is the derivative that it is called', () => {
  const given = {
    spot: Q.integerRational(100),
    strike: Q.integerRational(105),
    time: Q.half,
    rate: Q.rational(4, 100),
    volatility: Q.rational(25, 100),
  };
  const h = Q.rational(1, 10 ** 12);
  const at = (term: keyof OptionTerms, step: Q.Rational) =>
    blackScholes({ ...given, [term]: Q.add(given[term], step) }, 200)!;
  const slope = (term: keyof OptionTerms, figure: 'call' | 'put' | 'deltaCall') =>
    (Q.toNumber(Q.subtract(middle(at(term, h)[figure]), middle(at(term, Q.negate(h))[figure]))) / 2) * 1e12;
  const found = blackScholes(given, 120)!;
  expect(slope('spot', 'call')).toBeNear(toNumber(found.deltaCall), 1e-12);
  expect(slope('spot', 'put')).toBeNear(toNumber(found.deltaPut), 1e-12);
  expect(slope('spot', 'deltaCall')).toBeNear(toNumber(found.gamma), 1e-12);
  expect(slope('volatility', 'call')).toBeNear(toNumber(found.vega), 1e-10);
  expect(-slope('time', 'call')).toBeNear(toNumber(found.thetaCall), 1e-11);
  expect(-slope('time', 'put')).toBeNear(toNumber(found.thetaPut), 1e-11);
  expect(slope('rate', 'call')).toBeNear(toNumber(found.rhoCall), 1e-10);
  expect(slope('rate', 'put')).toBeNear(toNumber(found.rhoPut), 1e-10);
});

test('far out of the money a price keeps all its digits', () => {
  const far = {
    spot: Q.integerRational(100),
    strike: Q.integerRational(200),
    time: Q.half,
    rate: Q.zero,
    volatility: Q.rational(10, 100),
  };
  const [low, high] = [blackScholes(far, 300)!, blackScholes(far, 600)!];
  expect(toNumber(low.call)).toBeGreaterThan(0);
  expect(toNumber(low.call) / toNumber(high.call)).toBe(1);
});
