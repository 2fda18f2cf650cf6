import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lawRuns } from '../../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../../tools/setup/read.ts';
import { partOf } from '../../../../../../tools/setup/sample.ts';
import { compileUnary } from '../../../expression/compile.ts';
import { evaluate } from '../../../expression/evaluate.ts';
import type { Expression } from '../../../expression/expression.ts';
import { isPiecewise } from '../../../expression/piecewise.ts';
import { substitute } from '../../../expression/substitute.ts';
import { derivativeOf } from '../../derivative.ts';
import { antiderivative } from '../../integral.ts';

/*
 * Integrands in pieces: wherever the integrand is bounded the antiderivative is continuous, and between its breaks the derivative is the
 * integrand. Both are looked at in doubles; a jump is what stays while the step goes to 0.
 */

const small = fc.integer({ min: -3, max: 3 });
const natural = fc.integer({ min: 1, max: 3 });
const pick = (...all: string[]) => fc.constantFrom(...all);

const line = fc.tuple(natural, small).map(([a, b]) => `(${a}*x + ${b})`);
const quadratic = fc.tuple(small, natural).map(([a, b]) => `(x^2 + ${a}*x - ${b})`);
const wave = fc.tuple(pick('sin', 'cos'), natural).map(([name, a]) => `${name}(${a}*x)`);
const inner = fc.oneof(line, line, quadratic, wave);

const sample: Readonly<Record<string, fc.Arbitrary<string>>> = {
  absolute: fc
    .tuple(inner, pick('abs(U)', 'x*abs(U)', 'e^x*abs(U)', 'x^2*sign(U)', 'abs(U)^3', 'sin(x)*sign(U)'))
    .map(filled),
  function: fc
    .tuple(line, pick('e^(-abs(U))', '1/(1 + abs(U))', 'sqrt(abs(U))', 'cos(abs(U))', 'ln(1 + abs(U))'))
    .map(filled),
  two: fc
    .tuple(line, line, pick('abs(U)*abs(V)', 'abs(U)*sign(V)', 'max(U, V)', 'min(U, V^2)', 'abs(abs(U) - 1)'))
    .map(([u, v, f]) => f.replaceAll('U', u).replaceAll('V', v)),
  steps: fc
    .tuple(
      line,
      pick(
        'floor(U)',
        'x*floor(U)',
        'floor(U)^2',
        'ceil(U)',
        'mod(x, 2)^2',
        'e^(U - floor(U))',
        'x*floor(x^2)',
        'x*2^floor(U)',
        'U^2*e^floor(x)',
        '3^ceil(U)',
        'floor(U)/2^floor(U)',
      ),
    )
    .map(filled),
  'steps of a function that is no line': fc
    .tuple(
      natural,
      small,
      small,
      pick(
        'floor(Q)',
        'x*floor(x^2 - U)',
        'ceil(Q)',
        'mod(Q, 1)',
        'floor(Q)^2',
        'floor(-Q)',
        'x^2*floor(U*x^2)',
        'floor(sqrt(x + 8))',
        'x*floor(cbrt(U*x))',
        'floor(e^(x/U))',
        'e^x*floor(e^(-x/2))',
        'floor(ln(x + 9))',
        'floor(x^3 + U)',
        'x*floor(2/(x - 9))',
        'sqrt(x)*floor(x)',
      ),
    )
    .map(([a, b, c, f]) => f.replaceAll('Q', `(${a}*x^2/3 + (${b})*x + (${c}))`).replaceAll('U', `${a}`)),
  'roots of squares': fc
    .tuple(natural, small, pick('sqrt(S)', 'x*sqrt(S)', 'S^(3/2)', 'x^2*sqrt(S)'))
    .map(([a, b, f]) => f.replaceAll('S', `(${a * a}*x^2 + ${2 * a * b}*x + ${b * b})`)),
  'roots of squares of polynomials': fc
    .tuple(quadratic, small, pick('sqrt(U^2)', 'sqrt(U^2*(x + (V))^2)', 'x*sqrt(U^2)', 'sqrt(U^4*(x + (V))^2)'))
    .map(([u, v, f]) => f.replaceAll('U', u).replaceAll('V', `${v}`)),
  'roots of squares of waves': fc
    .tuple(natural, natural, pick('sqrt(S)', 'x*sqrt(S)', 'S^(3/2)'), pick('1 + sin(U)', '1 - cos(U)', '1 - sin(U)^2'))
    .map(([a, b, f, s]) => f.replaceAll('S', `(${a}*(${s.replaceAll('U', `${b}*x`)}))`)),
  'waves below': fc.tuple(wave, pick('1/(1 + abs(U))', 'abs(U)/(1 + abs(U))')).map(filled),
  'steps of waves': fc
    .tuple(
      pick('sin', 'cos'),
      fc.constantFrom(1, 2, 3, -1, -2),
      pick('1', '2', 'pi/2'),
      pick('0', '0', '1/2', '1', '1/3'),
      pick(
        'floor(U)',
        'ceil(U)',
        'mod(U, 1)',
        'floor(U)^2',
        'x*floor(U)',
        'e^(-x/9)*floor(U)',
        '2^floor(U)',
        'x - 2*floor(-U)',
      ),
    )
    .map(([name, a, b, c, f]) => f.replaceAll('U', `(${c} + (${a})*${name}(${b}*x))`)),
  'steps of sums and products of waves': fc
    .tuple(
      natural,
      pick('sin(x) + cos(x)', '2*sin(x)*cos(x)', '3*sin(x)^2', 'sin(2*x) - 2*cos(2*x)'),
      pick('floor(U)', 'floor(-U)', '(floor(U) + 1)^3'),
    )
    .map(([, u, f]) => f.replaceAll('U', `(${u})`)),
  'several waves, whose steps meet': fc
    .tuple(
      wave,
      wave,
      pick(
        'floor(U)*floor(V)',
        'sign(U)*sign(V)',
        'x*floor(U)*floor(V)',
        'max(U, 0)*sign(V)',
        'sign(U)*floor(V) + x',
        'abs(U*V)',
      ),
    )
    .map(([u, v, f]) => f.replaceAll('U', u).replaceAll('V', v)),
  waves: fc.tuple(wave, pick('abs(U)', 'sign(U)', 'x*sign(U)', 'abs(U)^3', 'max(U, 0)')).map(filled),
};

function filled([u, f]: readonly [string, string]): string {
  return f.replaceAll('U', u);
}

/** Integrands, and places where a sign, a floor or an absolute value changes. */
const meetings: readonly (readonly [string, ...string[]])[] = [
  ['abs(sin(x))', '0', 'pi', '-3*pi'],
  ['x*abs(cos(x))', 'pi/2', '-5*pi/2'],
  ['max(sin(x), 1/2)', 'pi/6', '5*pi/6', '13*pi/6'],
  ['x^2*sign(sin(x))', '0', 'pi', '2*pi', '-pi'],
  ['1/(1 + abs(sin(x)))', '0', 'pi', '-2*pi'],
  ['1/(1 + abs(cos(x)))^2', 'pi/2', '-3*pi/2'],
  ['sign(tan(x))', '0', 'pi/2', 'pi', '-pi/2'],
  ['e^x*abs(sin(2*x))', 'pi/2', 'pi'],
  ['x*floor(-x)', '0', '1', '-2'],
  ['floor(x)', '1', '-1'],
  ['sqrt(1 + sin(x))', '-pi/2', '3*pi/2'],
  ['sqrt(1 - cos(x))', '0', '2*pi'],
  ['sqrt(1 - sin(x)^2)', 'pi/2', '-pi/2'],
  ['sqrt(cosh(x) - 1)', '0'],
  ['x*sqrt(sin(x)^2)', '0', 'pi', '2*pi'],
  ['abs(x - 1)*sign(x + 2)', '1', '-2'],
  ['mod(x, 2)^2', '0', '2', '-4'],
  ['floor(x^2)', '0', '1', '-1', 'sqrt(2)', '-sqrt(5)'],
  ['floor(1 - x^2)', '0', '1', '-1', 'sqrt(2)'],
  ['floor(x^2 + x)', '-1/2', '0', '-1', '1'],
  ['floor(x^3)', '0', '1', '-1', 'cbrt(2)'],
  ['floor(1/x)', '1', '-1', '1/2', '-1/3'],
  ['floor(sqrt(x))', '1', '4'],
  ['floor(e^x)', '0', 'ln(2)', 'ln(3)'],
  ['floor(ln(x))', '1', 'e', '1/e'],
  ['floor(sin(x))', '0', 'pi', '-pi', 'pi/2', '-pi/2'],
  ['floor(3*cos(x))', '0', 'pi', 'pi/2', 'acos(1/3)', '-acos(2/3)'],
  ['floor(sin(x))^2', '0', 'pi', '-pi'],
  ['floor(1/3 + 2*sin(x))', 'asin(1/3)', '-asin(2/3)', '-pi/2', '3*pi/2'],
  ['x*floor(sin(x))', '0', 'pi', '-3*pi', 'pi/2'],
  ['x*floor(2*cos(x))', '0', 'pi/3', 'pi/2', '-2*pi/3'],
  ['cos(x)*floor(2*sin(x))', '0', 'pi/6', 'pi/2', 'pi'],
  ['floor(cos(x)^2)', '0', 'pi'],
  ['floor(sin(x))*floor(cos(x))', '0', 'pi', '3*pi/2', 'pi/2', '-pi'],
  ['sign(sin(x))*sign(sin(2*x))', '0', 'pi/2', 'pi', '-pi/2'],
  ['floor(sin(3*x))*floor(sin(x))', '0', 'pi/3', 'pi', '4*pi/3', '-pi/6'],
  ['max(sin(x), cos(2*x))', 'pi/6', '5*pi/6', '-pi/2', '13*pi/6'],
  ['max(sin(2*x), sin(3*x))', '0', 'pi/5', '3*pi/5', 'pi', '7*pi/5', '-pi/5', '2*pi'],
  ['min(sin(2*x), cos(3*x))', 'pi/10', '-pi/2', 'pi/2', '9*pi/10', '21*pi/10'],
];

const reach = 7;
const grid = 900;

function antiderivativeOf(text: string): {
  f: (x: number) => number;
  F: (x: number) => number;
  derived: (x: number) => number;
} {
  const given = read(text);
  const found = antiderivative(given, 'x');
  expect(found.ok, `${text} has no antiderivative`).toBe(true);
  if (!found.ok) throw new Error(text);
  const at = (a: Expression) => compileUnary(a, 'x');
  return { f: at(given), F: at(found.value.expression), derived: at(derivativeOf(found.value.expression, 'x')!) };
}

/** Where F still rises by as much when the cell is halved again and again. */
function jump(F: (x: number) => number, low: number, high: number): number {
  let [a, b, atA, atB] = [low, high, F(low), F(high)];
  for (let k = 0; k < 30; k++) {
    const middle = (a + b) / 2;
    const atMiddle = F(middle);
    if (Math.abs(atMiddle - atA) > Math.abs(atB - atMiddle)) [b, atB] = [middle, atMiddle];
    else [a, atA] = [middle, atMiddle];
  }
  return Math.abs(atB - atA);
}

describe('an integrand in pieces', () => {
  for (const [kind, texts] of Object.entries(sample)) {
    it(`has a continuous antiderivative: ${kind}`, () => {
      fc.assert(
        fc.property(texts, (text) => {
          const { f, F, derived } = antiderivativeOf(text);
          // Beside its values on the whole range a jump is one: F passes through 0.
          const largest = Math.max(
            ...[-1, -0.5, 0, 0.5, 1].map((at) => Math.abs(F(reach * at))).filter(Number.isFinite),
          );
          let [agreed, looked] = [0, 0];
          for (let k = 0; k < grid; k++) {
            const [low, high] = [k, k + 1].map((at) => -reach + (2 * reach * (at + 0.137)) / grid) as [number, number];
            if (!Number.isFinite(f(low)) || !Number.isFinite(f(high))) continue;
            const size = Math.max(largest, Math.abs(F(low)), Math.abs(F(high)));
            expect(jump(F, low, high), `${text} jumps between ${low} and ${high}`).toBeLessThan(1e-6 * size);
            looked++;
            const wanted = f(low);
            if (Math.abs(derived(low) - wanted) <= 1e-7 * (size + Math.abs(wanted))) agreed++;
          }
          // √x·⌊x⌋ has no values on one half of the grid.
          expect(looked, text).toBeGreaterThan(grid / 3);
          expect(agreed, `${text}: the derivative`).toBeGreaterThan(0.98 * looked);
        }),
        { numRuns: lawRuns(2, 300) },
      );
    });
  }

  it('has the value of both sides at the places where pieces meet', () => {
    for (const [text, ...places] of partOf(meetings, 10)) {
      const found = antiderivative(read(text), 'x');
      if (!found.ok) throw new Error(text);
      const F = found.value.expression;
      for (const place of places) {
        const at = read(place);
        const there = evaluate(substitute(F, { x: at }));
        for (const side of [-1e-7, 1e-7])
          expect(Math.abs(evaluate(F, { x: evaluate(at) + side }) - there), `${text} at ${place}`).toBeLessThan(1e-5);
      }
    }
  });

  it('is continuous at every step beside a pole, and has the integrand as its derivative between them', () => {
    const nonzero = fc.constantFrom(1, 2, -1);
    fc.assert(
      fc.property(nonzero, small, natural, small, natural, pick('floor', 'ceil'), (a, b, c, d, m, name) => {
        // Σ ψ(k + b/a) and Σ ln Γ: floors of a line over powers of another whose zero may be a step or lie between two.
        const text = `${name}(${a}*x + (${b}))/(${c}*x + (${d}))^${m}`;
        const { f, F, derived } = antiderivativeOf(text);
        const pole = -d / c;
        for (let k = -9; k <= 9; k++) {
          const step = (k - b) / a;
          const middle = step + 0.37 / a;
          expect(derived(middle), `${text} at ${middle}`).toBeNear(f(middle), 1e-8);
          if (Math.abs(step - pole) < 1e-6) continue;
          const [low, high] = [step - 1e-8, step + 1e-8].map(F) as [number, number];
          expect(Math.abs(high - low), `${text} at ${step}`).toBeLessThan(1e-6 * (1 + Math.abs(low)));
        }
      }),
      { numRuns: lawRuns(4, 60) },
    );
  });

  it('is in no pieces where signs and absolute values cancel', () => {
    for (const [text, wanted] of [
      ['sign(x)*x/abs(x)', 'x'],
      ['x^2*sign(sin(x))*sin(x)/abs(sin(x))', 'x^3/3'],
      ['floor(cos(x)^2)', '0'],
    ] as const) {
      const found = antiderivative(read(text), 'x');
      const value = found.ok ? evaluate(found.value.expression, { x: 2.5 }) : Number.NaN;
      expect(value, text).toBeNear(evaluate(read(wanted), { x: 2.5 }), 1e-12);
      expect(found.ok && isPiecewise(found.value.expression, 'x'), text).toBe(false);
    }
  });

  it('is declined where only pieces by themselves are known', () => {
    for (const text of [
      'sin(x)*floor(x^2)',
      'x*floor(e^x)',
      'floor(tan(x))',
      'abs(sin(x^3) + x)',
      'sqrt(x + 8)*floor(2^(x/2))',
    ]) {
      expect(antiderivative(read(text), 'x').ok, text).toBe(false);
    }
  });
});
