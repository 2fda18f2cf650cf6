import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lawRuns } from '../../../../../../tools/setup/law-runs.ts';
import { read, unwrap } from '../../../../../../tools/setup/read.ts';
import * as Q from '../../../exact/rational.ts';
import { evaluate } from '../../../expression/evaluate.ts';
import { evaluateBall } from '../../../expression/evaluate-precise.ts';
import { lower } from '../../../numeric/precise/ball.ts';
import { toNumber } from '../../../numeric/precise/convert.ts';
import { kummer } from '../../../numeric/special/kummer.ts';
import { toText } from '../../../syntax/print-text.ts';
import { derivativeOf } from '../../derivative.ts';
import { antiderivative } from '../../integral.ts';

const order = fc.constantFrom(1 / 4, 1 / 3, 2 / 3, 3 / 4, 5 / 3, -1 / 3, -5 / 4);
const place = fc.double({ min: -60, max: 60, noNaN: true });
const balls = (text: string, at: Readonly<Record<string, number>>, bits: number) =>
  evaluateBall(read(text), bits, Object.fromEntries(Object.entries(at).map(([name, x]) => [name, Q.fromNumber(x)])));

describe("Kummer's function", () => {
  it('has the same digits in doubles and in balls', () => {
    fc.assert(
      fc.property(order, fc.constantFrom(1, 1 / 2, 2), place, (a, rest, x) => {
        const ball = balls('kummerM(a, a + r, x)', { a, r: rest, x }, 80);
        fc.pre(ball !== null);
        const exact = toNumber(ball!.value.re);
        // The exponential of a double carries its error x times.
        expect(Math.abs(kummer(a, a + rest, x) - exact)).toBeLessThanOrEqual(
          2 ** -52 * (64 + 2 * Math.abs(x)) * Math.abs(exact),
        );
      }),
      { numRuns: lawRuns(100, 5000) },
    );
  });

  it('satisfies its equations, in balls', () => {
    const laws = [
      'kummerM(a, a, x) - e^x',
      'kummerM(a, a + 1, x) - e^x*kummerM(1, a + 1, -x)',
      'a*kummerM(a + 1, a + 2, x)*x - a*(a + 1)*(e^x - kummerM(a, a + 1, x))',
      'kummerM(1/2, 3/2, -x^2)*2*x - sqrt(pi)*erf(x)',
    ];
    fc.assert(
      fc.property(order, fc.integer({ min: -900, max: 900 }), fc.constantFrom(64, 300), (a, n, bits) => {
        for (const law of laws) {
          const ball = balls(law, { a, x: n / 64 }, bits);
          fc.pre(ball !== null);
          expect(lower(ball!), law).toBe(Number.NEGATIVE_INFINITY);
        }
      }),
      { numRuns: lawRuns(30, 1000) },
    );
  });

  it('makes antiderivatives of exponentials of powers real and continuous on both sides of 0', () => {
    for (const text of [
      'e^(x^3)',
      'e^(-x^3)',
      'x*e^(x^3)',
      'e^(x^4)',
      'e^(-x^4)',
      'x^2*e^(-x^5)',
      'e^(a*x^3)',
      '2^(x^3)',
    ]) {
      const f = read(text);
      const F = unwrap(antiderivative(f, 'x')).expression;
      const derived = derivativeOf(F, 'x')!;
      for (const a of [-1.3, 0.7])
        for (const x of [-1.7, -0.6, -0.02, 0.03, 0.9, 1.6]) {
          const [wanted, found] = [evaluate(f, { a, x }), evaluate(derived, { a, x })];
          expect(Math.abs(found - wanted), `${toText(F)} at ${x}`).toBeLessThanOrEqual(1e-11 * Math.abs(wanted));
          expect(Number.isFinite(evaluate(F, { a, x }))).toBe(true);
        }
      expect(Math.abs(evaluate(F, { a: 1, x: 1e-9 }) - evaluate(F, { a: 1, x: -1e-9 }))).toBeLessThan(1e-8);
    }
  });
});
