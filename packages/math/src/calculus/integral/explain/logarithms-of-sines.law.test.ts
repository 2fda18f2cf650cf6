import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lawRuns } from '../../../../../../tools/setup/law-runs.ts';
import { read, unwrap } from '../../../../../../tools/setup/read.ts';
import { evaluate } from '../../../expression/evaluate.ts';
import { isEquality, type Step } from '../../../expression/step.ts';
import { antiderivative } from '../../integral.ts';

const linear = fc.record({ a: fc.constantFrom(-3, -1, 1, 2), b: fc.integer({ min: -3, max: 3 }) });
const kinds = [
  'ln(abs(2*sin(U)))',
  'ln(abs(cos(U)))',
  'ln(abs(tan(U)))',
  'ln(1 + cos(U))',
  'ln(2 - 2*cos(U))',
  'ln(1 + sin(U))',
  'ln(1 - sin(U))',
  'ln(abs(sec(U) + tan(U)))',
  'ln(abs(csc(U) - cot(U)))',
  'ln(abs(1 + tan(U)))',
  'x*tan(U)',
  'x*cot(U)',
  'x/sin(U)',
  'x/cos(U)',
  'x^2/(1 + cos(U))',
  'x^2*tan(U)',
  'x^3*cot(U)',
  'x^2/sin(U)',
  'x^3/cos(U)',
  'x^3/sin(U)^2',
  'x*ln(abs(2*sin(U)))',
  'x^2*ln(abs(tan(U)))',
  'x*clausen(U)',
  'clausen(3, U)',
  'clausen(4, U)',
];
const ofPlace = [
  'atan(x)/x',
  'asin(x)/x',
  'acos(x)/x',
  'ln(x)/(x^2 + 4)',
  'ln(1 + x^2)/(1 + x^2)',
  'ln(x)/sqrt(9 - x^2)',
];

const rules = (step: Step): string[] => [step.rule, ...step.steps.filter(isEquality).flatMap(rules)];

/** ∫ f over a short interval by Gauss's rule of eight points. */
function byGauss(f: (x: number) => number, a: number, b: number): number {
  const nodes = [0.1834346424956498, 0.525532409916329, 0.7966664774136267, 0.9602898564975363];
  const weights = [0.362683783378362, 0.3137066458778873, 0.2223810344533745, 0.1012285362903763];
  const [middle, half] = [(a + b) / 2, (b - a) / 2];
  return (
    half * nodes.reduce((sum, node, k) => sum + weights[k]! * (f(middle + half * node) + f(middle - half * node)), 0)
  );
}

describe('Clausen functions as antiderivatives', () => {
  it('give the area on every real interval within the domain, over several periods', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        linear,
        fc.double({ min: -20, max: 20, noNaN: true }),
        (kind, { a, b }, at) => {
          const f = read(kind.replaceAll('U', `(${a}*x + ${b})`));
          const F = unwrap(antiderivative(f, 'x')).expression;
          const values = [0, 0.01, 0.02, 0.03, 0.04].map((shift) => evaluate(f, { x: at + shift }));
          fc.pre(values.every((value) => Math.abs(value) < 50));
          fc.pre(Math.abs(values[0]! - 4 * values[1]! + 6 * values[2]! - 4 * values[3]! + values[4]!) < 1e-4);
          const area = byGauss((x) => evaluate(f, { x }), at, at + 0.04);
          const found = evaluate(F, { x: at + 0.04 }) - evaluate(F, { x: at });
          expect(Math.abs(found - area)).toBeLessThanOrEqual(1e-9 * (1 + Math.abs(evaluate(F, { x: at }))));
        },
      ),
      { numRuns: lawRuns(150, 3000) },
    );
  });

  it('are continuous where the integrand has a logarithmic infinity', () => {
    for (const kind of kinds.slice(0, 10)) {
      const f = read(kind.replaceAll('U', 'x'));
      const F = unwrap(antiderivative(f, 'x')).expression;
      for (let k = -8; k <= 8; k++) {
        const at = (k * Math.PI) / 4;
        const [left, right] = [evaluate(F, { x: at - 1e-7 }), evaluate(F, { x: at + 1e-7 })];
        expect(Math.abs(right - left), `${kind} at ${k}π/4`).toBeLessThan(1e-4);
      }
    }
  });

  it('are led to by the lines of a textbook', () => {
    const steps = (text: string) => rules(unwrap(antiderivative(read(text), 'x')).step);
    expect(steps('x*tan(x)').slice(0, 2)).toStrictEqual(['integration by parts', 'quotient identity']);
    for (const text of ['x*tan(x)', 'x*cot(x)', 'x/sin(x)', 'x/cos(x)', 'atan(x)/x', 'asin(x)/x', 'x^2/sin(x)^2'])
      expect(steps(text)).toContain('Clausen function');
  });

  it.each(['ln(abs(tan(x)/a))', 'ln(abs(a*sin(x)))', 'ln(abs((1 - sqrt(2))*a*cos(x)))'])(
    '%s for letters of both signs',
    (text) => {
      const f = read(text);
      const F = unwrap(antiderivative(f, 'x')).expression;
      for (const a of [-3, -0.5, 0.7, 2]) {
        const area = byGauss((x) => evaluate(f, { x, a }), 0.3, 0.32);
        const found = evaluate(F, { x: 0.32, a }) - evaluate(F, { x: 0.3, a });
        expect(Math.abs(found - area), `a = ${a}`).toBeLessThanOrEqual(1e-11 * (1 + Math.abs(area)));
      }
    },
  );

  it.each(ofPlace)('%s on its whole domain', (text) => {
    const f = read(text);
    const F = unwrap(antiderivative(f, 'x')).expression;
    for (const at of [-7.3, -2.1, -0.9, -0.4, 0.05, 0.3, 0.8, 1.7, 2.8, 6]) {
      const area = byGauss((x) => evaluate(f, { x }), at, at + 0.02);
      if (Number.isNaN(area)) continue;
      const found = evaluate(F, { x: at + 0.02 }) - evaluate(F, { x: at });
      expect(Math.abs(found - area), `at ${at}`).toBeLessThanOrEqual(1e-11 * (1 + Math.abs(area)));
    }
  });
});
