import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lawRuns } from '../../../../../../tools/setup/law-runs.ts';
import { read, unwrap } from '../../../../../../tools/setup/read.ts';
import * as E from '../../../expression/build.ts';
import { evaluate } from '../../../expression/evaluate.ts';
import { tidy } from '../../../expression/tidy.ts';
import { toText } from '../../../syntax/print-text.ts';
import { derivativeOf } from '../../derivative.ts';
import { antiderivative } from '../../integral.ts';

const kinds = ['besselJ', 'besselY', 'besselI', 'besselK'];
const order = fc.constantFrom('0', '1', '2', '3', '1/2', '1/3', '-5/4');
const scale = fc.constantFrom('x', '2*x', 'x/3', 'pi*x');
const powers = fc.array(
  fc.record({ power: fc.integer({ min: -2, max: 4 }), by: fc.integer({ min: -3, max: 3 }), upper: fc.boolean() }),
  { minLength: 1, maxLength: 3 },
);

/** Whether F′ = f at some places, relative to the sizes of their terms. */
function expectDerivative(F: string, f: ReturnType<typeof read>): void {
  const derived = derivativeOf(read(F), 'x')!;
  for (const x of [0.37, 1.3, 4.1, 11.7]) {
    const [wanted, found] = [evaluate(f, { x }), evaluate(derived, { x })];
    const size = E.termsOf(derived).reduce((sum, term) => sum + Math.abs(evaluate(term, { x })), 0);
    expect(Math.abs(found - wanted), `${F} at ${x}`).toBeLessThanOrEqual(1e-10 * Math.max(size, Math.abs(wanted)));
  }
}

describe('antiderivatives of Bessel functions', () => {
  it('finds sums of powers beside two neighbouring functions again from their derivatives', () => {
    fc.assert(
      fc.property(fc.constantFrom(...kinds), order, scale, powers, (kind, nu, u, terms) => {
        const F = E.sum(
          terms.map(({ power, by, upper }) => read(`${by}*x^(${power})*${kind}(${nu}${upper ? '+1' : ''}, ${u})`)),
        );
        const f = tidy(derivativeOf(F, 'x')!);
        fc.pre(!E.equal(f, E.zero));
        expectDerivative(toText(unwrap(antiderivative(f, 'x')).expression), f);
      }),
      { numRuns: lawRuns(8, 1000) },
    );
  });

  it('finds products of two again', () => {
    const products = fc.constantFrom('A^2', 'A*B', 'B^2', 'A*C', 'B*D', 'A^2 + B^2', 'A^3', 'A*B^2');
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.integer({ min: 0, max: 2 }),
        products,
        fc.integer({ min: -1, max: 3 }),
        (kind, n, product, k) => {
          const names = {
            A: `${kind}(${n},x)`,
            B: `${kind}(${n + 1},x)`,
            C: `${kind}(${n},2x)`,
            D: `${kind}(${n + 1},2x)`,
          };
          const text = product.replace(/[ABCD]/g, (letter) => names[letter as keyof typeof names]);
          const f = tidy(derivativeOf(read(`x^(${k})*(${text})`), 'x')!);
          expectDerivative(toText(unwrap(antiderivative(f, 'x')).expression), f);
        },
      ),
      { numRuns: lawRuns(8, 1000) },
    );
  });

  it.each([
    ['x*besselJ(0,x)', 'x*besselJ(1, x)'],
    ['besselJ(1,x)', '-besselJ(0, x)'],
    ['besselJ(2,x)/x', '-besselJ(1, x)/x'],
    ['x^2*besselI(1,x)', 'x^2*besselI(2, x)'],
    ['x*besselK(0,x)', '-x*besselK(1, x)'],
    ['x^(n+1)*besselJ(n,x)', 'x^(n + 1)*besselJ(n + 1, x)'],
    ['x^3*besselJ(0,x^2)', 'x^2*besselJ(1, x^2)/2'],
    ['besselJ(0,sqrt(x))', '2*sqrt(x)*besselJ(1, sqrt(x))'],
  ])('∫ %s is %s', (f, F) => {
    expect(toText(unwrap(antiderivative(read(f), 'x')).expression)).toBe(F);
  });

  it.each(['besselJ(0,x)', 'besselJ(2,x)', 'x^2*besselJ(0,x)', 'besselK(0,x)', 'besselJ(0,x)/x', 'besselJ(1/3,x)'])(
    '∫ %s is none of this form',
    (f) => {
      expect(antiderivative(read(f), 'x').ok).toBe(false);
    },
  );

  it('carries products of J² from bound to bound, whose top powers cancel', () => {
    expectDerivative(
      toText(unwrap(antiderivative(read('x*besselJ(1/3,x)^2'), 'x')).expression),
      read('x*besselJ(1/3,x)^2'),
    );
  });
});
