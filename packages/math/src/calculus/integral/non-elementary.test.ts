import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../tools/setup/read.ts';
import * as E from '../../expression/build.ts';
import { derivativeOf } from '../derivative.ts';
import { antiderivative } from '../integral.ts';
import { provenNonElementary } from './non-elementary.ts';

/** Integrands without an elementary antiderivative, by where that is proved or named. */
const none: Readonly<Record<string, readonly string[]>> = {
  'a theorem for one piece': [
    ...['abs(sin(x))/x', 'sign(x-1)*sin(x)/x', 'floor(x)*e^(x^2)', 'abs(cos(x))*e^(x^2)', '1/sqrt(1+abs(x)^5)'],
    ...['max(0,x)*e^(x^2)/x', 'floor(x)*sin(x)/x', 'e^(-abs(x)^3)', 'mod(x,2)*ln(x)/(x+1)', 'e^abs(x)/x'],
  ],
  'Liouville 1835; Rosenlicht 1972: R(x)·e^H(x)': [
    ...['e^(-x^2)', 'e^(x^2)', 'x^2*e^(x^2)', 'x^4*e^(-x^2)', 'e^x/x', 'e^x/x^2', 'e^x/(x+1)', 'e^(2x)/(x-3)'],
    ...['x*e^x/(x^2+1)', 'e^(1/x)', 'e^(-1/x^2)', 'e^(x^3)', 'x*e^(x^3)', 'e^(x^2)/x^2', 'e^(x^2+x)', 'x*e^(x^4)'],
    ...['e^(-x^2)/x', 'e^x/(x^2+1)', 'e^x/sqrt(x)', 'e^sqrt(x)/x', 'e^x*sqrt(1+x)', 'sin(x)/sqrt(x)'],
  ],
  'Marchisotto and Zakeri 1994: waves over powers, and of powers': [
    ...['sin(x)/x', 'cos(x)/x', 'sin(x)^2/x', 'sin(x)/x^2', 'x*cos(x)/(x^2+1)', 'sin(x^2)', 'cos(x^2)', 'x^2*sin(x^2)'],
    ...['sin(1/x)', 'cos(1/x)/x', 'sin(x^3)', 'sin(x)/(x+1)', 'sinh(x)/x', 'cosh(x)/x'],
  ],
  'Hardy 1916: logarithms and exponentials of each other': [
    ...[
      'e^(e^x)',
      'x*e^(e^x)',
      'sin(e^x)',
      '1/ln(x)',
      '1/ln(x)^2',
      'x/ln(x)',
      'ln(ln(x))',
      'ln(ln(x))/x^2',
      'x^x',
      'x^(-x)',
    ],
    ...[
      '1/(1+x*e^x)',
      '1/(x+e^x)',
      '1/(x+ln(x))',
      '1/(ln(x)+1)',
      'ln(x)/(ln(x)+1)',
      'e^(-ln(x)^2)',
      'x^ln(x)',
      'sqrt(ln(x))',
    ],
  ],
  'Bronstein, chapter 5: polynomials in a logarithm or an arctangent (dilogarithms)': [
    ...[
      'ln(x)/(x+1)',
      'ln(x)/(x-1)',
      'ln(x+1)/x',
      'ln(1-x)/x',
      'ln(x)^2/(x+1)',
      'ln(1+x^2)/(x+2)',
      'ln(1+e^x)',
      'x/(e^x-1)',
    ],
    ...[
      'x/(1+e^x)',
      'x^2/(e^x+1)',
      'ln(sin(x))',
      'ln(cos(x))',
      'ln(1+sin(x))',
      'x*tan(x)',
      'x*cot(x)',
      'x/sin(x)',
      'x/cos(x)',
    ],
    ...[
      'x^2*tan(x)',
      'x*tan(x)^3',
      'atan(x)/x',
      'asin(x)/x',
      'atan(x)^2',
      'asin(x)/(1-x^2)',
      'atan(x)/(x+1)',
      'x*tanh(x)',
    ],
    ...['x*coth(x)', 'x/sinh(x)', 'atan(e^x)', 'tan(x)/x', 'sec(x)/x'],
  ],
  'Bronstein, chapter 6: a logarithm beside an exponential': [
    ...['ln(x)*e^x', 'ln(x)*sin(x)', 'ln(x)*e^(x^2)', 'ln(x)^2*e^(-x)', 'e^x*ln(x+1)'],
  ],
  'Chebyshev 1853: binomial differentials': [
    ...['(1+x^3)^(1/3)', 'sqrt(1+x^5)', '1/sqrt(1+x^6)', 'sqrt(x)*(1-x)^(1/3)', '(1+x^2)^(1/3)', '1/(1-x^3)^(1/4)'],
  ],
  'Liouville 1833: elliptic integrals': [
    ...['sqrt(1+x^3)', '1/sqrt(1+x^3)', '1/sqrt(1-x^4)', 'sqrt(1+x^4)', 'x^2/sqrt(1-x^4)', '1/sqrt(x^3-x)'],
    ...['1/sqrt((1-x^2)*(1-x^2/4))', 'sqrt(sin(x))', '1/sqrt(cos(x))', 'sqrt(1+sin(x)^2)', 'sqrt(cos(2x))'],
  ],
  'Galois and Ostrowski: sums, part by part': [
    ...['x^2+sqrt(1+x^5)', '1/x+1/sqrt(1+x^3)', 'e^x+sqrt(1+x^3)', 'ln(x)+e^(x^2)', 'sqrt(x)+sqrt(1+x^4)'],
    ...['e^(x^2)+sqrt(1+x^5)', 'sin(x^2)+sqrt(1+x)', 'sqrt(1+x^3)+sqrt(1+x^5)', 'x*(1+sqrt(1+x^5)/x)', 'tan(x)+x^x'],
  ],
  'Ritt 1948: exponentials of waves': [...['e^sin(x)', 'e^cos(x)*sin(x)^2', 'cos(sin(x))', 'sin(tan(x))']],
};

/** Relatives of these that have one, as derivatives of what is one. */
const primitive = fc.constantFrom(
  'ln(x)',
  'atan(x)',
  'ln(x^2+1)',
  'ln(x+1)',
  'asin(x)',
  'ln(sin(x))',
  'ln(1+e^x)',
  'asinh(x)',
);
const exponential = fc.constantFrom(
  'e^x',
  'e^(x^2)',
  'x^x',
  'e^(e^x)',
  'sin(x)',
  'e^(1/x)',
  'e^sin(x)',
  'x^ln(x)',
  '1',
);
const rational = fc.constantFrom('1', 'x', '1/x', '1/(x+1)', 'x^2+1', 'tan(x)', 'sqrt(x)', '1/(x^2+1)');
const antiderivatives = fc
  .tuple(rational, primitive, fc.integer({ min: 0, max: 3 }), exponential, rational, exponential)
  .map(([a, p, n, b, c, d]) => `(${a})*(${p})^${n}*(${b}) + (${c})*(${d})`);

/** Others, each beside one of the list above: a factor more, another exponent, another sign. */
const relatives = [
  'sqrt(1-x^3)/x',
  '(1-x^3)^(2/3)',
  'cos(x/2)^2/(x+sin(x))',
  'ln(x)/x',
  '(x+1)*e^x*ln(x)+e^x',
  'x^x*(ln(x)+1)',
  'e^x*(1/x-1/x^2)',
  '1/ln(x)-1/ln(x)^2',
  'x*atan(x)',
  'ln(ln(x))/x',
  'e^(e^x+x)',
  'x*e^(x^2)',
  'x*e^(-x^2)',
  'x^3*e^(x^2)',
  'x^3*e^(-x^2)',
  'x*e^x',
  '(x-1)*e^x/x^2',
  'x*e^x/(x+1)^2',
  'e^(2x)/(e^x+1)',
  'e^x/(e^(2x)+1)',
  'e^(1/x)/x^2',
  'e^(-1/x^2)/x^3',
  'x^2*e^(x^3)',
  'x^5*e^(x^3)',
  '(2x^2+1)*e^(x^2)',
  '(2x+1)*e^(x^2+x)',
  'x^3*e^(x^4)',
  'e^x*(x-1)^2/(x^2+1)^2',
  'e^sqrt(x)/sqrt(x)',
  'e^sqrt(x)',
  'sin(sqrt(x))/sqrt(x)',
  'cos(sqrt(x))',
  'x*sin(x)',
  'x^2*cos(x)',
  'sin(x)^2',
  '(x*cos(x)-sin(x))/x^2',
  'x*sin(x^2)',
  'x*cos(x^2)',
  'x^3*sin(x^2)',
  'sin(1/x)/x^2',
  'cos(1/x)/x^2',
  'x^2*sin(x^3)',
  'sin(x)/(cos(x)+1)',
  'x*sinh(x)',
  'cosh(x)/sinh(x)^2',
  'e^x*sin(e^x)',
  '1/(x*ln(x))',
  'ln(x)^2/x',
  '1/(x*ln(x)^2)',
  '1/(x*ln(x)*ln(ln(x)))',
  'x^(-x)*(ln(x)+1)',
  '(x+1)*e^x/(1+x*e^x)',
  '(1+e^x)/(x+e^x)',
  '(1+1/x)/(x+ln(x))',
  'ln(x)/x^2',
  'ln(x)/(x+1)^2',
  'ln(x)/(x-1)^2',
  'ln(x+1)/x^2',
  'ln(1-x)/x^2',
  'ln(1+x^2)',
  'x*ln(1+x^2)',
  'ln(1+1/x^2)',
  'e^x*ln(1+e^x)',
  '1/(1+e^x)',
  'x*e^x/(1+e^x)^2',
  'cos(x)*ln(sin(x))',
  'tan(x)*ln(cos(x))',
  'cos(x)*ln(1+sin(x))',
  'x*sec(x)^2',
  'x*csc(x)^2',
  'x*sin(x)/cos(x)^3',
  'tan(x)^3',
  'atan(x)/x^2',
  'atan(x)/(1+x^2)',
  'asin(x)/x^2',
  'asin(x)/sqrt(1-x^2)',
  'atan(x)',
  'asin(x)^2',
  'atan(x)^2*x',
  'e^x*atan(e^x)',
  'x*sech(x)^2',
  'tanh(x)',
  'sec(x)',
  'sec(x)^3',
  '(ln(x)+1/x)*e^x',
  '(ln(x)-1/x)*e^(-x)',
  'x^2*(1+x^3)^(1/3)',
  'x^4*sqrt(1+x^5)',
  'x^5/sqrt(1+x^6)',
  'x*(1+x^2)^(1/3)',
  'x^3/(1-x^4)^(1/4)',
  '1/(x*(1-x^3)^(1/3))',
  '(1-x^3)^(-1/3)',
  '(1-x^4)^(-1/4)',
  'x^2*sqrt(1+x^3)',
  'x^2/sqrt(1+x^3)',
  'x^3/sqrt(1-x^4)',
  'x/sqrt(1-x^4)',
  'x*sqrt(1+x^4)',
  '(3*x^2-1)/sqrt(x^3-x)',
  'x/sqrt(x^4+10*x^2-96*x-71)',
  '(1+x)/((2-x)*sqrt(1+x^3))',
  '(1-x^2)/((1+x^2)*sqrt(1+x^4))',
  'cos(x)*sqrt(sin(x))',
  'sin(x)/sqrt(cos(x))',
  'sin(2x)*sqrt(1+sin(x)^2)',
  'sqrt(1+sin(x))',
  'sqrt(tan(x))',
  'cos(x)*e^sin(x)',
  'sin(2x)*e^cos(x)',
  'cos(x)*cos(sin(x))',
  'sec(x)^2*sin(tan(x))',
  'x^2+x^4*sqrt(1+x^5)',
  'sqrt(1+x)+sqrt(1+x^2)+sqrt(x)',
  '1/(x+1)^2*e^(x/(x+1))+e^(-1/(x+1))/(x+1)^2',
  '1/x+e^x*(1/x-1/x^2)',
  'e^(x^2)+2*x^2*e^(x^2)+sqrt(x)',
  '(x^2+1)/sqrt(x^2+1)-sqrt(1+x)',
  'sqrt(x^2-1)+sqrt(x-1)*sqrt(x+1)',
  'sin(x)+cos(x+1)/x-cos(1)*cos(x)/x+sin(1)*sin(x)/x',
];

describe('no elementary antiderivative', () => {
  it.each(Object.entries(none))('is proved as by %s', (_, integrands) => {
    for (const text of integrands) expect(provenNonElementary(read(text), 'x'), text).not.toBeNull();
  });

  it('is never said of the derivative of an elementary function', () => {
    fc.assert(
      fc.property(antiderivatives, (text) => {
        const f = derivativeOf(read(text), 'x')!;
        expect(provenNonElementary(f, 'x'), text).toBeNull();
      }),
      { numRuns: lawRuns(40, 4000) },
    );
  });

  it('is not said of an integrand that has one on each piece', () => {
    const switches = fc.constantFrom('sign(x - 1)', 'floor(x)', 'sign(sin(x))', 'floor(2*cos(x))', '(abs(x) + x)/x');
    fc.assert(
      fc.property(antiderivatives, switches, (text, piece) => {
        const f = E.multiply(read(piece), derivativeOf(read(text), 'x')!);
        expect(provenNonElementary(f, 'x'), `${piece} times the derivative of ${text}`).toBeNull();
      }),
      { numRuns: lawRuns(10, 1000) },
    );
  });

  it('is said of none of their relatives that have one', () => {
    for (const text of relatives) expect(provenNonElementary(read(text), 'x'), text).toBeNull();
  });

  it('is not said of 0, written with exponents that differ by a constant', () => {
    const whole = fc.integer({ min: -4, max: 4 });
    fc.assert(
      fc.property(whole, whole, whole, (a, b, c) => {
        // (a·x + b)/(x + c) is a + (b − a·c)/(x + c).
        const text = `e^((${a}*x + ${b})/(x + ${c})) - e^(${a})*e^(${b - a * c}/(x + ${c}))`;
        expect(provenNonElementary(read(text), 'x'), text).toBeNull();
      }),
      { numRuns: lawRuns(20, 600) },
    );
  });

  it('is not said in place of what is found', () => {
    fc.assert(
      fc.property(fc.constantFrom(...relatives), (text) => {
        expect(antiderivative(read(text), 'x').ok, text).toBe(true);
      }),
      { numRuns: lawRuns(12, 400) },
    );
  });
});
