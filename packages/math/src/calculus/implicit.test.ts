import { describe, expect, it } from 'vitest';
import { read } from '../../../../tools/setup/read.ts';
import { divide, negate, number, subtract, symbol } from '../expression/build.ts';
import { compareNumerically } from '../expression/compare-numerically.ts';
import { substitute } from '../expression/substitute.ts';
import { toText } from '../syntax/print-text.ts';
import { slope } from './derivative.ts';
import { implicitDerivative } from './implicit.ts';
import { pointsThatAgree } from './implicit-check.ts';

const of = (text: string) => {
  const found = implicitDerivative(read(text), 'x', 'y');
  if (!found.ok) throw new Error(found.why.message);
  return found.value;
};

describe('implicitDerivative', () => {
  it.each([
    ['x^2+y^2-1', '-x/y'],
    ['x*y-1', '-y/x'],
    ['y^5+y-x', '1/(5*y^4 + 1)'],
    ['e^y-x*y', 'y/(e^y - x)'],
    ['x^3+y^3-3*a*x*y', '-(x^2 - a*y)/(y^2 - a*x)'],
    ['sin(x+y)-y^2*cos(x)', '-(y^2*sin(x) + cos(x + y))/(cos(x + y) - 2*y*cos(x))'],
  ])('%s = 0 has the slope %s', (equation, expected) => {
    const { first, points } = of(equation);
    expect(compareNumerically(first, read(expected), { positive: ['a'] }).verdict, toText(first)).toBe('equal');
    expect(points).toBeGreaterThan(0);
  });

  it.each([
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
      expect(compareNumerically(there(first), slope(y, 'x')!).verdict, text).toBe('equal');
      expect(compareNumerically(there(second!), slope(slope(y, 'x')!, 'x')!).verdict, text).toBe('equal');
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
    expect(found.ok ? '' : found.why.message).toContain(why);
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
