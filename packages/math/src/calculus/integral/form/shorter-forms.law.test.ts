import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lawRuns } from '../../../../../../tools/setup/law-runs.ts';
import { read, unwrap } from '../../../../../../tools/setup/read.ts';
import { sampled } from '../../../../../../tools/setup/sample.ts';
import { expand } from '../../../algebra/expand.ts';
import { number } from '../../../expression/build.ts';
import { evaluate } from '../../../expression/evaluate.ts';
import type { Expression } from '../../../expression/expression.ts';
import { substitute } from '../../../expression/substitute.ts';
import { toText } from '../../../syntax/print-text.ts';
import { derivativeOf } from '../../derivative.ts';
import { antiderivative } from '../../integral.ts';
import { withCommonDenominatorOfKernels } from './common-denominator.ts';
import { withConjugateLogarithms } from './conjugate-logarithms.ts';
import { tangentsOf } from './full-angle.ts';
import { withDoubledAngles, withFullAngleQuotients } from './half-angle-quotients.ts';
import { withPerfectPowers } from './perfect-powers.ts';
import { withQuotientLogarithms } from './quotient-logarithms.ts';
import { lengthOf } from './textbook-form.ts';
import { withHalvedAngles, withReducedWaves } from './waves-in-logarithms.ts';

/* Rewritings that are equations, and those of logarithms, whose derivatives are the same: wherever the first form is real, on both sides of 0. */

const small = fc.integer({ min: -4, max: 4 });
const natural = fc.integer({ min: 1, max: 4 });
const places = [-7.3, -2.1, -0.83, -0.31, 0.17, 0.62, 1.43, 3.9];

function same(a: Expression, b: Expression, text: string): void {
  for (const x of places) {
    const [left, right] = [evaluate(a, { x }), evaluate(b, { x })];
    if (!Number.isFinite(left)) continue;
    expect(Math.abs(left - right) <= 1e-7 * (1 + Math.abs(left)), `${text} at ${x}: ${left} and ${right}`).toBe(true);
  }
}

const at = (a: Expression): Expression => substitute(a, { a: number(7) });
const derived = (a: Expression): Expression => derivativeOf(a, 'x')!;

describe('shorter forms', () => {
  it('over one denominator in a function or a root are the same function', () => {
    const kernel = fc.constantFrom('tan(x/2)', 'sin(x)', 'sqrt(x^2+1)', 'ln(abs(x))', 'cosh(x)', '(x^2+2)^(1/3)');
    fc.assert(
      fc.property(kernel, small, natural, natural, natural, (u, a, m, n, c) => {
        const text = `${a}/(${u} - ${c})^${m} + ${c}/(${u} + ${c})^${n} + 3*x*${u} + ${u}^2/(${u} - ${c})`;
        same(read(text), withCommonDenominatorOfKernels(read(text), 'x'), text);
      }),
      { numRuns: lawRuns(40, 1000) },
    );
  });

  it('by the sine and cosine of the whole angle are the same function', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('tan(x/2)', 'tanh(x/2)', 'tan(3*x+1)'),
        small,
        natural,
        natural,
        small,
        (t, a, b, c, d) => {
          const text = `x*(${a || 1}*${t} + ${b})/(${c}*${t} - ${d || 1}) + ${b}*${t}/(${t}^2 - 1) + ${c}/(${t}^2 + ${b})`;
          const F = read(text);
          for (const tangent of tangentsOf(F, 'x')) {
            same(F, withFullAngleQuotients(F, tangent, 'numerator'), text);
            same(F, withFullAngleQuotients(F, tangent, 'denominator'), text);
            same(F, withDoubledAngles(F, tangent), text);
          }
        },
      ),
      { numRuns: lawRuns(40, 1000) },
    );
  });

  it('with the logarithms of conjugates have the same derivative', () => {
    const root = fc.constantFrom('(1 - x^3)^(1/3)', '(x^2 + 5)^(1/3)', 'sqrt(x + 9)', '(x^3 - x)^(1/3)/x');
    fc.assert(
      fc.property(root, natural, small, small, (r, c, k, m) => {
        const text = `${k || 1}*ln(abs(${r} - ${c})) + ${m || 2}*ln(abs((${r})^2 + ${c}*${r} + ${c * c})) - x*ln(abs(${r} + ${c}))`;
        same(derived(read(text)), derived(withConjugateLogarithms(read(text), 'x')), text);
      }),
      { numRuns: lawRuns(40, 1000) },
    );
  });

  it('with functions of one angle in lowest terms have the same derivative', () => {
    const wave = fc.constantFrom(
      'sin(2*x)',
      'sec(2*x)',
      'csc(2*x)',
      '(cot(2*x) + csc(2*x))',
      '(1 + sec(2*x))',
      '(csc(2*x) - cot(2*x))',
    );
    fc.assert(
      fc.property(wave, wave, fc.constantFrom('*', '/'), natural, (u, v, operation, c) => {
        const text = `x + ${c}*ln(abs(${u}${operation}${v}))`;
        same(derived(read(text)), derived(withReducedWaves(read(text), 'x')), text);
        same(read(text), withHalvedAngles(read(text)), text);
      }),
      { numRuns: lawRuns(40, 1000) },
    );
  });

  it('with sums that are powers, and opposite sums before logarithms, are the same function', () => {
    fc.assert(
      fc.property(
        small,
        natural,
        fc.integer({ min: 2, max: 4 }),
        fc.constantFrom('x', 'cos(x)', 'e^x'),
        (a, b, n, u) => {
          const expanded = unwrap(expand(read(`(${b}*${u} + ${a || 1})^${n}`)));
          same(expanded, withPerfectPowers(expanded, 'x'), toText(expanded));
          const text = `(a - ${b})*ln(abs(x + 1)) + (${b} - a)*ln(abs(x - 1)) + x^${n}`;
          same(at(read(text)), at(withQuotientLogarithms(read(text))), text);
        },
      ),
      { numRuns: lawRuns(40, 1000) },
    );
  });

  sampled.each([
    ['1/(x*(1 - x^3)^(1/3))', 24],
    ['(1 + cos(x))*csc(x)', 4],
    ['sec(x)*tan(x)/(sec(x) + sec(x)^2)', 4],
    ['e^x*(1 + cos(x))/(1 - sin(x))', 7],
    ['sec(x)^2/(2 + 3*cos(x))', 27],
    ['1/sqrt(1 + 1/sqrt(x))', 19],
    ['1/(sin(pi/4 + 2*x)^3*cos(pi/4 + 2*x))', 15],
    ['sinh(x)^2/(1 - cosh(x))^3', 10],
  ])('an antiderivative of %s has %i names and numbers at most', (f, longest) => {
    const { expression } = unwrap(antiderivative(read(f), 'x'));
    expect(lengthOf(expression), toText(expression)).toBeLessThanOrEqual(longest);
    same(read(f), derived(expression), f);
  });
});
