import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../tools/setup/read.ts';
import * as Q from '../../exact/rational.ts';
import { evaluateComplex } from '../../expression/evaluate-complex.ts';
import { evaluateBall } from '../../expression/evaluate-precise.ts';
import { toLatex } from '../../syntax/print-latex.ts';
import { toText } from '../../syntax/print-text.ts';
import * as C from '../complex.ts';
import { add, lower, negate, sizeOf } from '../precise/ball.ts';
import { toNumber } from '../precise/convert.ts';
import { clausen, higherClausen } from './clausen.ts';

const angle = fc.double({ min: -40, max: 40, noNaN: true });

describe('Clausen function', () => {
  it('is the imaginary part of the dilogarithm on the unit circle', () => {
    const f = read('im(dilog(e^(i*x)))');
    fc.assert(
      fc.property(angle, (x) => {
        const { re } = evaluateComplex(f, { x: C.complex(x) });
        expect(Math.abs(clausen(x) - re)).toBeLessThanOrEqual(1e-13 * (1 + Math.abs(x)));
      }),
      { numRuns: lawRuns(200, 20_000) },
    );
  });

  it('has the same digits in balls, to a few units of the last place beside what the angle itself leaves open', () => {
    const f = read('clausen(x)');
    fc.assert(
      fc.property(angle, (x) => {
        const ball = evaluateBall(f, 80, { x: Q.fromNumber(x) });
        fc.pre(ball !== null);
        const exact = toNumber(ball!.value.re);
        expect(Math.abs(clausen(x) - exact)).toBeLessThanOrEqual(8 * 2 ** -52 * Math.abs(exact) + 1e-300);
      }),
      { numRuns: lawRuns(100, 5000) },
    );
  });

  it('satisfies its equations for the double and the triple angle, in balls of any precision', () => {
    const laws = [
      'clausen(2*x) - 2*clausen(x) + 2*clausen(pi - x)',
      'clausen(3*x) - 3*clausen(x) - 3*clausen(x + 2*pi/3) - 3*clausen(x + 4*pi/3)',
      'clausen(x + 2*pi) - clausen(x)',
      'clausen(x) + clausen(-x)',
    ].map((text) => read(text));
    fc.assert(
      fc.property(fc.integer({ min: -4000, max: 4000 }), fc.constantFrom(64, 200, 500), (n, bits) => {
        for (const law of laws) {
          const ball = evaluateBall(law, bits, { x: Q.rational(n, 97) });
          fc.pre(ball !== null);
          expect(lower(ball!)).toBe(Number.NEGATIVE_INFINITY);
          expect(ball!.error, `${n}/97`).toBeLessThan(24 - bits);
        }
      }),
      { numRuns: lawRuns(20, 300) },
    );
  });

  it('is the constant of Catalan at π/2 and 0 at every multiple of π', () => {
    const difference = evaluateBall(read('clausen(pi/2) - Catalan'), 300, {})!;
    expect(lower(difference)).toBe(Number.NEGATIVE_INFINITY);
    expect(difference.error).toBeLessThan(-290);
    expect(read('clausen(3*pi) + clausen(0)')).toStrictEqual(read('0'));
    const greatest = evaluateBall(read('clausen(pi/3)'), 100, {})!;
    const known = evaluateBall(read('1014941606409653625021202554/10^27'), 100, {})!;
    expect(sizeOf(add(greatest, negate(known), 100).value)).toBeLessThan(-88);
  });
});

const order = fc.integer({ min: 1, max: 12 });

describe('Clausen functions of any order', () => {
  it('are parts of the polylogarithm on the unit circle', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 12 }), angle, (n, x) => {
        const f = read(`${n % 2 === 0 ? 'im' : 're'}(polylog(${n}, e^(i*x)))`);
        const { re } = evaluateComplex(f, { x: C.complex(x) });
        expect(Math.abs(higherClausen(n, x) - re)).toBeLessThanOrEqual(1e-12 * (1 + Math.abs(x)));
      }),
      { numRuns: lawRuns(100, 10_000) },
    );
  });

  it('have the same digits in balls', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 12 }), angle, (n, x) => {
        const ball = evaluateBall(read(`clausen(${n}, x)`), 80, { x: Q.fromNumber(x) });
        fc.pre(ball !== null);
        expect(Math.abs(higherClausen(n, x) - toNumber(ball!.value.re))).toBeLessThanOrEqual(16 * 2 ** -52);
      }),
      { numRuns: lawRuns(100, 5000) },
    );
  });

  it('satisfy the equation of the double angle, in balls of any precision', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 9 }),
        fc.integer({ min: -4000, max: 4000 }),
        fc.constantFrom(64, 200),
        (n, p, bits) => {
          const law = read(`clausen(${n}, 2*x) - 2^(${n}-1)*(clausen(${n}, x) + (-1)^(${n}-1)*clausen(${n}, pi - x))`);
          const ball = evaluateBall(law, bits, { x: Q.rational(p, 97) });
          fc.pre(ball !== null);
          expect(lower(ball!)).toBe(Number.NEGATIVE_INFINITY);
          expect(ball!.error).toBeLessThan(30 + n - bits);
        },
      ),
      { numRuns: lawRuns(20, 300) },
    );
  });

  it('have the period 2π, and the parity of their series', () => {
    fc.assert(
      fc.property(order, angle, (n, x) => {
        fc.pre(Math.abs(Math.sin(x / 2)) > 1e-3);
        expect(Math.abs(higherClausen(n, x + 2 * Math.PI) - higherClausen(n, x))).toBeLessThan(1e-10);
        expect(higherClausen(n, -x)).toBeNear((n % 2 === 0 ? -1 : 1) * higherClausen(n, x), 1e-12, 1);
      }),
      { numRuns: lawRuns(100, 2000) },
    );
  });

  it('have values that are known', () => {
    expect(read('clausen(3, 0)')).toStrictEqual(read('zeta(3)'));
    expect(read('clausen(3, pi)')).toStrictEqual(read('-3/4*zeta(3)'));
    expect(read('clausen(3, pi/2)')).toStrictEqual(read('-3/32*zeta(3)'));
    expect(read('clausen(3, 5*pi/2)')).toStrictEqual(read('-3/32*zeta(3)'));
    expect(read('clausen(5, 4*pi)')).toStrictEqual(read('zeta(5)'));
    expect(read('clausen(4, 3*pi)')).toStrictEqual(read('0'));
    expect(read('clausen(2, x)')).toStrictEqual(read('clausen(x)'));
    expect(read('clausen(3, -x)')).toStrictEqual(read('clausen(3, x)'));
    expect(read('clausen(4, -x)')).toStrictEqual(read('-clausen(4, x)'));
  });

  it('are written by their order', () => {
    expect(toText(read('clausen(3, x)'))).toBe('clausen(3, x)');
    expect(toLatex(read('clausen(3, x)'))).toContain('Cl}_{3}');
  });
});
