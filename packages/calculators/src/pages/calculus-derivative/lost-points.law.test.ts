import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import { evaluatePrecise } from '@nomogram/math/expression/evaluate-precise.ts';
import { substitute } from '@nomogram/math/expression/substitute.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../tools/setup/read.ts';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../../kit/options.ts';
import { run } from '../../kit/run.ts';

/* Where a function has no value it has no derivative: (x² − 4)/(x − 2) is x + 2, and 1 its slope, but not at 2. */
test('the points at which the function had no value are said, however much of it cancels', async () => {
  const calculator = (await load('calculus-derivative/derivative'))!;
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 3 }), fc.nat({ max: 9 }), (a, n, b) => {
      const outcome = run(calculator, { function: `(x-${a})^${n}*(x+${b})/(x-${a})` }, defaultOptions);
      expect(outcome.ok && outcome.answer.conditions?.map(({ text }) => text)).toEqual([`x ≠ ${a}`]);
    }),
    { numRuns: 20 },
  );
  for (const whole of ['1/x', 'tan(x)', '1/(x^2-1)', 'coth(x)']) {
    const outcome = run(calculator, { function: whole }, defaultOptions);
    expect(outcome.ok && (outcome.answer.conditions ?? []), whole).toEqual([]);
  }
});

const inner = fc.constantFrom('sin(x)', 'cos(x)', 'tan(x)', 'sin(2x)', '1+cos(x)', 'x', 'x^2-1', 'abs(x)', 'x*abs(x)');
const outer = fc.constantFrom(
  'ln(u)',
  'ln(abs(u))',
  'ln(u^2)',
  'sqrt(u)',
  '(u)^3',
  'abs(u)^3',
  'atan(u)',
  'x*(u)',
  '(u)/cos(x)',
);
const points = ['0', '1', '-1', 'pi/2', '-pi/2', 'pi', '-pi', 'pi/4', '3*pi/2'].map((text) => read(text));

/** From both sides and more closely the difference quotients tend to one number. */
function isDifferentiable(f: (x: number) => number, at: number): boolean {
  const slopes = [1e-5, 2e-5, 4e-5, -1e-5, -2e-5, -4e-5].map((h) => (f(at + h) - f(at)) / h);
  const apart = Math.max(...slopes) - Math.min(...slopes);
  return slopes.every(Number.isFinite) && apart < 0.01 * Math.max(1, Math.abs(slopes[0]!)) && Math.abs(f(at)) < 1e8;
}

/* cos x/sin x and 1/tan x are equal, but at π/2, where ln sin x has the derivative 0, only the first has a value. */
test('the derivative that is shown has a value wherever the function is differentiable', async () => {
  const calculator = (await load('calculus-derivative/derivative'))!;
  fc.assert(
    fc.property(inner, outer, (u, of) => {
      const text = of.replaceAll('u', u);
      const outcome = run(calculator, { function: text }, defaultOptions);
      if (!outcome.ok) return;
      const [f, slope] = [text, outcome.answer.values[0]!.exact!].map((one) => read(one));
      for (const x of points) {
        const value = evaluatePrecise(substitute(f!, { x }), 10);
        if (!value.ok || value.value.im !== '0') continue;
        if (!isDifferentiable((at) => evaluate(f!, { x: at }), evaluate(x))) continue;
        const shown = evaluatePrecise(substitute(slope!, { x }), 10);
        expect(shown.ok, `${text}: ${outcome.answer.values[0]!.exact} at ${toText(x)}`).toBe(true);
      }
    }),
    { numRuns: lawRuns(12, 81) },
  );
});
