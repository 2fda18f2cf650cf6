import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lawRuns } from '../../../../tools/setup/law-runs.ts';
import { read, unwrap } from '../../../../tools/setup/read.ts';
import { sampled } from '../../../../tools/setup/sample.ts';
import { divide, negate, number, subtract, symbol, termsOf } from '../expression/build.ts';
import { compareNumerically } from '../expression/compare-numerically.ts';
import { evaluate } from '../expression/evaluate.ts';
import { isEquality, type ShownStep } from '../expression/step.ts';
import { substitute } from '../expression/substitute.ts';
import { stepText } from '../syntax/print-step.ts';
import { toText } from '../syntax/print-text.ts';
import { derivativeOf } from './derivative.ts';
import { implicitDerivative } from './implicit.ts';
import { pointsThatAgree } from './implicit-check.ts';

const of = (text: string) => unwrap(implicitDerivative(read(text), 'x', 'y'));

describe('implicitDerivative', () => {
  sampled.each([
    ['x^2+y^2-1', '-x/y'],
    ['x*y-1', '-y/x'],
    ['y^5+y-x', '1/(5*y^4 + 1)'],
    ['e^y-x*y', 'y/(e^y - x)'],
    ['x^3+y^3-3*a*x*y', '-(x^2 - a*y)/(y^2 - a*x)'],
    // The line y = 0 belongs to these curves.
    ['y+y^2*x', '-y^2/(2*x*y + 1)'],
    ['y^2-2*x^2*y', '-2*x*y/(x^2 - y)'],
    ['x*sin(y)', '-tan(y)/x'],
    ['sin(x+y)-y^2*cos(x)', '-(y^2*sin(x) + cos(x + y))/(cos(x + y) - 2*y*cos(x))'],
  ])('%s = 0 has the slope %s', (equation, expected) => {
    const { first, points } = of(equation);
    expect(compareNumerically(first, read(expected), { positive: ['a'] }).verdict, toText(first)).toBe('equal');
    expect(points).toBeGreaterThan(0);
  });

  sampled.each([
    ['W(x*y) - x'],
    ['W(y) + y - x'],
    ['digamma(y) - x'],
    ['polygamma(1, y) - x'],
    ['gamma(y) - x'],
    ['erfi(y) - x^2'],
  ])('%s = 0 is checked with functions that are known to any precision', (equation) => {
    expect(of(equation).points).toBeGreaterThan(0);
  });

  it('agrees with the derivatives of y where the equation can be solved for it', () => {
    for (const text of ['x^2', 'exp(x)*x', '1/(x^2+1)', 'sin(x)/2']) {
      const y = read(text);
      const { first, second } = of(`(y - (${text}))*(y^2 + 3)`);
      const there = (one: typeof first) => substitute(one, { y });
      expect(compareNumerically(there(first), derivativeOf(y, 'x')!).verdict, text).toBe('equal');
      expect(compareNumerically(there(second!), derivativeOf(derivativeOf(y, 'x')!, 'x')!).verdict, text).toBe('equal');
    }
  });

  it.each([
    ['x^2 + y^2 - 25', '-25/y^3'],
    ['x^2 + y^2 - r^2', '-r^2/y^3'],
    ['x^3 + y^3 - 6*x*y', '-16*x*y/(y^2 - 2*x)^3'],
  ])('the second derivative on %s = 0 is written with the equation put in', (equation, wanted) => {
    expect(toText(of(equation).second!)).toBe(wanted);
  });

  it.each([
    ['x^2 - 1', 'y does not occur'],
    ['x^2 + y^2 + 1', 'no real point'],
  ])('%s = 0 is refused', (equation, why) => {
    const found = implicitDerivative(read(equation), 'x', 'y');
    expect(found.ok ? '' : found.error.message).toContain(why);
  });
});

describe('the check is one', () => {
  const [x, y] = [symbol('x'), symbol('y')];
  const circle = read('x^2+y^2-4');
  it('sees a sign, a factor and a wrong bend', () => {
    const right = negate(divide(x, y));
    expect(pointsThatAgree(circle, right, null, 'x', 'y')).toBeGreaterThan(3);
    expect(pointsThatAgree(circle, divide(x, y), null, 'x', 'y')).toBeNull();
    expect(pointsThatAgree(circle, negate(divide(y, x)), null, 'x', 'y')).toBeNull();
    expect(pointsThatAgree(circle, right, subtract(right, number(1)), 'x', 'y')).toBeNull();
  });
});

it('differentiates the terms one by one so that they add up to the whole: none of them holds y fixed', () => {
  const whole = fc.integer({ min: -9, max: 9 });
  fc.assert(
    fc.property(whole, whole, fc.integer({ min: 1, max: 9 }), whole, (a, b, c, d) => {
      const difference = read(`${a}*x^3 + ${b}*x*y + ${c}*y^2 + ${d}*y^3 - x^2*y^2 - 7`);
      const found = implicitDerivative(difference, 'x', 'y');
      if (!found.ok) return;
      const [all] = found.value.steps;
      const slopeIn = (side: string): number => evaluate(read(side.replaceAll("y'", 'p')), { x: 0.7, y: -1.3, p: 2.1 });
      const slopes = termsOf(difference).map((term) => {
        const own = all!.steps.flatMap((step) => sidesOf(step, `d/dx (${toText(term)})`));
        return slopeIn(own[0] ?? '');
      });
      const sum = slopes.reduce((before, one) => before + one, 0);
      const [wanted] = sidesOf(all!, `d/dx (${toText(difference)})`);
      expect(Math.abs(sum - slopeIn(wanted!))).toBeLessThanOrEqual(1e-9 * Math.max(...slopes.map(Math.abs)));
    }),
    { numRuns: lawRuns(10, 500) },
  );
});

/** The right side of a step with this left side. */
function sidesOf(step: ShownStep, left: string): readonly string[] {
  const [before, ...after] = isEquality(step)
    ? [stepText(step.before), stepText(step.after)]
    : step.written.text.split(' = ');
  return before === left ? [after.join(' = ')] : [];
}
