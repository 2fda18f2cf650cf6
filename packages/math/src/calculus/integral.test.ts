import { describe, expect, it } from 'vitest';
import { read, unwrap } from '../../../../tools/setup/read.ts';
import { sampled } from '../../../../tools/setup/sample.ts';
import * as E from '../expression/build.ts';
import { compareNumerically } from '../expression/compare-numerically.ts';
import { evaluate } from '../expression/evaluate.ts';
import { evaluateComplex } from '../expression/evaluate-complex.ts';
import { isEquality, type Step } from '../expression/step.ts';
import { toText } from '../syntax/print-text.ts';
import { derivativeOf } from './derivative.ts';
import { antiderivative } from './integral.ts';

const integralOf = (text: string) => unwrap(antiderivative(read(text), 'x'));

/** One problem for every method of the pipeline. */
const solved = [
  'x^3 - 2x + 1',
  '1/(x^2 - 1)',
  '1/(x^4 + 1)',
  '1/(x^5 + 1)',
  'x^3/((x - 1)^2*(x^3 + 1))',
  '1/(x^2 + 1)^3',
  'x^4/(16 + x^10)',
  'x*sqrt(1 + 3x)',
  'x^5/sqrt(5 + x^2)',
  'sqrt(x)/(1 + x^(1/3))',
  'sqrt((1 - x)/(1 + x))',
  '1/((x + 1)*sqrt(1 + x + x^2))',
  'x/((x^2 + x + 4)*sqrt(4x^2 + 4x + 5))',
  'sin(x)^4*cos(x)^2',
  'sin(x)^3',
  '1/(2 + cos(x))',
  'sec(x)^3',
  'sin(3x)*sin(6x)',
  'x^2*cos(3x)',
  'exp(2x)*sin(3x)',
  'x*csc(x)^2',
  'ln(x)^2',
  'x*atan(x)',
  'exp(x)/(exp(2x) - 1)',
  'sech(x)^3',
  'x*exp(-x^2)',
  'cos(exp(x))*exp(x)',
  '(1 - x^2)/((1 + x^2)*sqrt(1 + x^4))',
  '(x + 2)/((x - 2)*sqrt(x^3 - 5x^2 + 4x))',
  '(1 - x^2)/((1 + 3x + x^2)*sqrt(1 + x - x^2 + x^3 + x^4))',
  '1/((2 + x^2)*(1 + x^2)^(1/4))',
  '1/(x^3 + 3x^2 + 7x + 5)^(1/3)',
  '1/((x^3 + 3x^2 + 3x)*(x^3 + 3x^2 + 3x + 3)^(1/3))',
  'tan(x)*tan(x + 1)',
  '1/(x^2*(3 + x^5))',
  'x*sqrt(x^2 + 2x + 1)',
  'x/cos(x)^(3/2) + x*sqrt(cos(x))',
  'x/cosh(x)^(3/2) + x*sqrt(cosh(x))',
  'x/sinh(x)^(5/2) + x/(3*sqrt(sinh(x)))',
  '1/(x*(3x^2 - 6x + 4)^(1/3))',
  '1/((2 + 3*2^(1/3)*x)*(8 + 27x^3)^(1/3))',
  'x/((4 + x^3)*sqrt(1 + x^3))',
  'sin(x)^9*cot(x)/(2 + 5*sin(x)^3)^(4/3)',
  '2^x/sqrt(3 + 5/4^x)',
  'sqrt(1 + sec(x))',
  '(1 + sec(x))^(3/2)/(1 - sec(x))^2',
];

/** Those with the jumps of the inverse function in it. */
const withJumps = [
  'acoth(coth(x/5))/x',
  'atan(tan(x))/x',
  'x^2*atan(tan(3*x + 1))',
  'acot(tan(x))^2',
  '1/(x*asinh(sinh(x + 2))^2)',
];

/** Rational functions with letters, whose common divisors once took all the work there was. */
const withLetters = [
  '(a + b*x)^10*(A + B*x)/(d + k*x)^22',
  'x^3*(c + d*x + k*x^2 + f*x^3)/(a + b*x^4)^3',
  '1/((x - a)^2*(x - b)^3*(x^2 + 1))',
  '(a^2 + 2*a*b*x + b^2*x^2)^3/(d + k*x)^6',
  '1/(a*cos(x) + b*sin(x))^6',
  'tan(x)^3/(a + b*tan(x))^4',
];

/** The letters decide which of the roots are real. */
const withEitherSign = [
  '1/(a - b*cosh(x)^4)',
  '1/(x^4 - 2*a*x^2 + b)',
  'csc(x)/(a + b*sin(x))^3',
  'exp(2*i*atan(x)/3)/x',
  'x^2/exp(3*i*atan(a + b*x))',
];

describe('antiderivative', () => {
  it.each([
    [0.4, 1.3],
    [1.3, 0.4],
  ])('of tan(x)/(a^3 + b^3*tan(x)^2)^(1/3) holds for a = %d, b = %d, where the letters decide on a sign', (a, b) => {
    const text = 'tan(x)/(a^3 + b^3*tan(x)^2)^(1/3)';
    const derived = derivativeOf(integralOf(text).expression, 'x')!;
    for (const x of [0.3, 0.8, 1.2]) {
      const [value, wanted] = [derived, read(text)].map((f) =>
        evaluateComplex(f, { a: { re: a, im: 0 }, b: { re: b, im: 0 }, x: { re: x, im: 0 } }),
      );
      expect(Math.hypot(value!.re - wanted!.re, value!.im)).toBeLessThan(1e-8 * wanted!.re);
    }
  });
  sampled.each(withLetters)('∫ %s: its derivative is the integrand for all letters', (text) => {
    const derived = derivativeOf(integralOf(text).expression, 'x');
    expect(derived).not.toBeNull();
    const names = [...new Set(text.match(/[a-zA-Z]/g))];
    const intervals = Object.fromEntries(names.map((name, k) => [name, [0.3 + 0.2 * k, 0.45 + 0.2 * k] as const]));
    expect(compareNumerically(derived!, read(text), { intervals }).verdict).toBe('equal');
  });

  sampled.each(solved)('∫ %s: its derivative is the integrand', (text) => {
    const { expression } = integralOf(text);
    const derived = derivativeOf(expression, 'x');
    expect(derived).not.toBeNull();
    expect(compareNumerically(derived!, read(text), { intervals: { x: [0.1, 0.9] } }).verdict).toBe('equal');
  });

  sampled.each(withEitherSign)('∫ %s: its derivative is the integrand, as a complex function', (text) => {
    const derived = derivativeOf(integralOf(text).expression, 'x')!;
    for (const [a, b] of [
      [0.4, 1.3],
      [1.3, 0.4],
    ] as const)
      for (const x of [0.2, 0.7, 1.1]) {
        const [value, wanted] = [derived, read(text)].map((f) =>
          evaluateComplex(f, { a: { re: a, im: 0 }, b: { re: b, im: 0 }, x: { re: x, im: 0 } }),
        );
        const size = Math.hypot(wanted!.re, wanted!.im);
        expect(Math.hypot(value!.re - wanted!.re, value!.im - wanted!.im)).toBeLessThan(1e-8 * size);
      }
  });

  sampled.each(withJumps)('∫ %s: its derivative is the integrand on every piece', (text) => {
    const derived = derivativeOf(integralOf(text).expression, 'x')!;
    for (const interval of [
      [0.3, 1.2],
      [1.7, 2.3],
      [4.9, 5.6],
    ] as const)
      expect(compareNumerically(derived, read(text), { intervals: { x: interval } }).verdict).toBe('equal');
  });

  it.each([
    ['1/(1 + cos(x))', 'tan(x/2)'],
    ['x^2', 'x^3/3'],
    ['1/x', 'ln(abs(x))'],
    ['1/(a^2*x + b)', 'ln(abs(a^2*x + b))/a^2'],
    ['tan(x)^2', 'tan(x) - x'],
    ['sin(x)^2*cos(x)', 'sin(x)^3/3'],
    ['sin(2x)^3*cos(2x)^2', 'cos(2*x)^5/10 - cos(2*x)^3/6'],
    ['sin(x)^2', 'x/2 - sin(2*x)/4'],
    ['1/(1 + x^2/2)', 'sqrt(2)*atan(sqrt(2)*x/2)'],
  ])('∫ %s is %s', (text, wanted) => {
    expect(toText(integralOf(text).expression)).toBe(toText(read(wanted)));
  });

  it('shows the answer of the last step, and every step is an integral with its value', () => {
    const { expression, step } = integralOf('x*ln(x) + sin(x)^2');
    expect(E.equal(step.after.expression, expression)).toBe(true);
    const all = (one: Step): Step[] => [one, ...one.steps.filter(isEquality).flatMap(all)];
    for (const { before } of all(step)) expect(before.operator?.name).toBe('integral');
  });

  it('is continuous where the integrand is, for rational functions', () => {
    const { expression } = integralOf('1/(x^4 + 1)');
    const width = 2e-6;
    for (let x = -3; x <= 3; x += 0.05) {
      const rise = evaluate(expression, { x: x + width / 2 }) - evaluate(expression, { x: x - width / 2 });
      expect(rise).toBeNear(width / (x ** 4 + 1), 1e-6);
    }
  });

  it.each(['x^x', 'sin(sin(x))', 'exp(exp(x^2))'])('says that no closed form was found for %s', (text) => {
    const found = antiderivative(read(text), 'x');
    expect(found.ok ? '' : found.error.message).toBe('No closed form was found.');
  });

  it('keeps parameters', () => {
    const { expression } = integralOf('1/(a + b*x^2)');
    const derived = derivativeOf(expression, 'x')!;
    const positive = { intervals: { a: [0.5, 2], b: [0.5, 2], x: [-2, 2] } } as const;
    expect(compareNumerically(derived, read('1/(a + b*x^2)'), positive).verdict).toBe('equal');
  });
});

describe('steps say what is true', () => {
  const all = (step: Step): Step[] => [step, ...step.steps.filter(isEquality).flatMap(all)];

  it.each(['1/(x^2-1)', '(x^2+1)/(x^3-x)', '1/((x-1)*(x-2)*(x+3))'])(
    'the logarithms in the steps of %s are those of the answer',
    (f) => {
      const { step } = integralOf(f);
      const inner = all(step)
        .slice(1)
        .map(({ after }) => toText(after.expression));
      expect(inner.some((text) => text.includes('ln(abs('))).toBe(true);
      expect(inner.filter((text) => /ln\((?!abs)/.test(text))).toEqual([]);
    },
  );

  it.each(['x*exp(x)', 'x*sin(x)', 'exp(x)*cos(x)', 'x^2*exp(3x)', 'x*ln(x)'])(
    '%s is not called an integration by parts that nobody sees',
    (f) => {
      for (const { rule, steps } of all(integralOf(f).step))
        if (rule === 'integration by parts') expect(steps.length).toBeGreaterThan(0);
    },
  );
});

sampled.each([50, 150, 1000])('a sum of %d terms is integrated term by term', (terms) => {
  const f = E.sum(
    Array.from({ length: terms }, (_, k) => E.product([E.number(k + 1), E.power(E.symbol('x'), E.number(k))])),
  );
  const found = unwrap(antiderivative(f, 'x'));
  expect(found.how).toBe('explained');
  const F = E.sum(Array.from({ length: terms }, (_, k) => E.power(E.symbol('x'), E.number(k + 1))));
  expect(E.equal(found.expression, F)).toBe(true);
});
