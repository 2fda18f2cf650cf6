import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lawRuns } from '../../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../../tools/setup/read.ts';
import { expectShare } from '../../../../../../tools/setup/share.ts';
import { fromDecimal } from '../../../exact/decimal.ts';
import * as Q from '../../../exact/rational.ts';
import { evaluateBall } from '../../../expression/evaluate-precise.ts';
import { besselI, besselJ, besselK, besselY } from '../../special/bessel/bessel.ts';
import * as B from '../ball.ts';
import { I } from '../complex.ts';
import { fromNumber, fromRational, toNumber } from '../convert.ts';
import * as Precise from './bessel.ts';

interface Value {
  readonly f: 'besselJ' | 'besselY' | 'besselI' | 'besselK';
  readonly order: string;
  readonly re: string;
  readonly im: string;
  readonly value: readonly [string, string];
}

const values: Value[] = readFileSync(new URL('./fixtures/bessel.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

const unit: B.Ball = { value: I, error: B.EXACT, real: false };
const doubles = { besselJ, besselY, besselI, besselK };
const balls = {
  besselJ: Precise.besselJ,
  besselY: Precise.besselY,
  besselI: Precise.besselI,
  besselK: Precise.besselK,
};

function quotient(text: string, bits: number): B.Ball {
  const [numerator, denominator = '1'] = text.split('/');
  return B.divide(B.integerBall(BigInt(numerator!)), B.integerBall(BigInt(denominator)), bits)!;
}

/** A decimal of 45 digits, each right but the last. */
function decimal(text: string): B.Ball {
  const value = fromRational(fromDecimal(text.replace('.e', 'e'))!, 300);
  return B.realBall(value, B.EXACT);
}

/** The first ball that is good to so many bits. */
function goodTo(digits: number, make: (bits: number) => B.Ball | null): B.Ball {
  for (const bits of [digits + 40, 2 * digits, 4 * digits, 8 * digits]) {
    const ball = make(bits);
    if (ball !== null && ball.error < B.sizeOf(ball.value) - digits) return ball;
  }
  throw new Error('no such ball');
}

describe('Bessel functions', () => {
  it.each(['besselJ', 'besselY', 'besselI', 'besselK'] as const)('%s has the digits that PARI/GP finds', (name) => {
    const own = values.filter(({ f }) => f === name);
    expect(own.length).toBeGreaterThan(80);
    for (const { order, re, im, value } of own) {
      const known = B.add(decimal(value[0]), B.multiply(unit, decimal(value[1]), 300), 300);
      const ball = goodTo(140, (bits) => {
        const z =
          im === '0' ? quotient(re, bits) : B.add(quotient(re, bits), B.multiply(unit, quotient(im, bits), bits), bits);
        return balls[name](quotient(order, bits), z, bits);
      });
      const apart = B.sizeOf(B.add(ball, B.negate(known), 300).value) - B.sizeOf(known.value);
      expect(apart, `${name}(${order}, ${re} + ${im}i)`).toBeLessThan(-138);
    }
  });

  it.each(['besselJ', 'besselY', 'besselI', 'besselK'] as const)(
    '%s has the same digits in doubles and in balls',
    (name) => {
      const order = fc.oneof(
        fc.integer({ min: 0, max: 8 }),
        fc.constantFrom(1 / 2, -3 / 2, 1 / 4, -5 / 4, 10, 12),
        fc.integer({ min: -200, max: 1200 }).map((k) => k / 99),
      );
      const runs = lawRuns(150, 5000, 50);
      let known = 0;
      fc.assert(
        fc.property(order, fc.double({ min: -6, max: 6.4, noNaN: true }), (nu, ln) => {
          const x = Math.exp(ln);
          const value = doubles[name](nu, x);
          if (!Number.isFinite(value)) return;
          known++;
          const at = (a: number) => B.realBall(fromNumber(a), B.EXACT);
          const exact = toNumber(goodTo(80, (bits) => balls[name](at(nu), at(x), bits)).value.re);
          expect(Math.abs(value - exact), `${name}(${nu}, ${x})`).toBeLessThanOrEqual(2 ** -52 * 128 * Math.abs(exact));
        }),
        { numRuns: runs },
      );
      expectShare(known, runs, 0.5);
    },
  );

  it.each(['besselJ', 'besselY'] as const)('%s far out keeps its digits in doubles beside its zeros', (name) => {
    const far = fc.double({ min: Math.log(28), max: Math.log(1e5), noNaN: true }).map(Math.exp);
    const order = fc.constantFrom(0, 1, 2, 5, 1 / 4, 3 / 2, 61 / 99);
    fc.assert(
      fc.property(order, far, fc.integer({ min: 7, max: 16 }), fc.boolean(), (nu, start, bits, isAbove) => {
        const f = doubles[name];
        let [left, right] = [start, start + 3.2];
        // Two zeros are nearer together than that for orders below 1/2.
        if (!(f(nu, left) * f(nu, right) < 0)) return;
        for (let k = 0; k < 40; k++) {
          const middle = (left + right) / 2;
          // Nearer there is no value, and the zero is near enough.
          if (Number.isNaN(f(nu, middle))) break;
          if (f(nu, middle) * f(nu, left) > 0) left = middle;
          else right = middle;
        }
        const x = isAbove ? right + 2 ** -bits : left - 2 ** -bits;
        const at = (a: number) => B.realBall(fromNumber(a), B.EXACT);
        const exact = toNumber(goodTo(80, (wide) => balls[name](at(nu), at(x), wide)).value.re);
        expect(Math.abs(f(nu, x) / exact - 1), `${name}(${nu}, ${x})`).toBeLessThan(2 ** -48);
      }),
      { numRuns: lawRuns(60, 3000) },
    );
  });

  it.each([1e-20, 1e-100, 1e-307, 1e-320])('K₀ near 0 is its logarithm, at %d', (x) => {
    // DLMF 10.31.2; ln(x/2) as ln x − ln 2, since half of the smallest doubles is rounded.
    const logarithm = -Math.log(x) + Math.LN2 - 0.5772156649015329;
    expect(Math.abs(besselK(0, x) / logarithm - 1)).toBeLessThan(1e-13);
  });

  it('satisfies its equations in balls: Wronskians, recurrences, reflections, connections', () => {
    const laws = [
      // DLMF 10.5.2, 10.28.2
      'besselJ(n+1,x)*besselY(n,x) - besselJ(n,x)*besselY(n+1,x) - 2/(pi*x)',
      'besselI(n,x)*besselK(n+1,x) + besselI(n+1,x)*besselK(n,x) - 1/x',
      // 10.6.1, 10.29.1
      'besselJ(n-1,x) + besselJ(n+1,x) - 2*n/x*besselJ(n,x)',
      'besselY(n-1,x) + besselY(n+1,x) - 2*n/x*besselY(n,x)',
      'besselI(n-1,x) - besselI(n+1,x) - 2*n/x*besselI(n,x)',
      'besselK(n+1,x) - besselK(n-1,x) - 2*n/x*besselK(n,x)',
      // 10.2.3, 10.27.2, 10.27.3
      'besselY(n,x)*sin(pi*n) - besselJ(n,x)*cos(pi*n) + besselJ(-n,x)',
      'besselI(-n,x) - besselI(n,x) - 2/pi*sin(pi*n)*besselK(n,x)',
      'besselK(-n,x) - besselK(n,x)',
      // 10.27.6 where i^n is principal
      'besselJ(n,i*x) - e^(i*pi*n/2)*besselI(n,x)',
      // 10.49: half orders
      'besselJ(1/2,x) - sqrt(2/(pi*x))*sin(x)',
      'besselY(1/2,x) + sqrt(2/(pi*x))*cos(x)',
      'besselK(1/2,x) - sqrt(pi/(2*x))*e^(-x)',
      'besselI(1/2,x) - sqrt(2/(pi*x))*sinh(x)',
    ];
    const order = fc.constantFrom(0, 1, 2, 5, 1 / 4, 3 / 2, 37 / 16);
    fc.assert(
      fc.property(order, fc.integer({ min: 1, max: 5000 }), fc.constantFrom(64, 300), (n, m, bits) => {
        const at = { n: Q.fromNumber(n), x: Q.rational(m, 64) };
        for (const law of laws) {
          const ball = evaluateBall(read(law), bits, at);
          expect(ball, law).not.toBeNull();
          expect(B.lower(ball!), `${law} for n = ${n}, x = ${m}/64`).toBe(B.EXACT);
        }
      }),
      { numRuns: lawRuns(8, 1000) },
    );
  });
});
