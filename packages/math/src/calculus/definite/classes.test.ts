import { describe, expect } from 'vitest';
import { read, unwrap } from '../../../../../tools/setup/read.ts';
import { sameDigits } from '../../../../../tools/setup/same-digits.ts';
import { sampled } from '../../../../../tools/setup/sample.ts';
import { substitute } from '../../expression/substitute.ts';
import { conditionText } from '../../syntax/print-condition.ts';
import { toText } from '../../syntax/print-text.ts';
import { definiteIntegral } from './definite-integral.ts';

/** Values at which the stated formula and the one that was found are compared. */
const place = Object.fromEntries(
  [
    ['a', '13/9'],
    ['b', '19/7'],
    ['c', '11/10'],
    ['m', '4/5'],
    ['p', '7/4'],
    ['q', '5/6'],
  ].map(([name, value]) => [name!, read(value!)]),
);

describe('classes of integrals with letters', () => {
  // Gradshteyn and Ryzhik 3.196.3, 3.661.4, 3.613.1, 4.295.7, 3.311.3; DLMF 24.8.1, 5.9.16.
  sampled.each([
    ['(x-a)^p*(b-x)^q', 'a', 'b', '(b-a)^(p+q+1)*gamma(p+1)*gamma(q+1)/gamma(p+q+2)', 'p > -1; q > -1; a < b'],
    ['1/sqrt((x-a)*(b-x))', 'a', 'b', 'pi', 'a < b'],
    ['x^(-p)', 'a', 'oo', 'a^(1-p)/(p-1)', 'a > 0; p > 1'],
    ['1/(b+a*cos(x))', '0', '2*pi', '2*pi/sqrt(b^2-a^2)', 'b > abs(a)'],
    ['cos(2*x)/(b+a*cos(x))', '0', 'pi', 'pi/sqrt(b^2-a^2)*((sqrt(b^2-a^2)-b)/a)^2', 'a ≠ 0; b > abs(a)'],
    ['1/(3+a*cos(x)+c*sin(x))', '0', '2*pi', '2*pi/sqrt(9-a^2-c^2)', 'a^2 + c^2 < 9'],
    ['ln(x^2+a^2)/(x^2+b^2)', '-oo', 'oo', '2*pi/b*ln(a+b)', null],
    ['e^(c*x/2)/(1+e^x)', '-oo', 'oo', 'pi/sin(pi*c/2)', null],
    ['(1-x^a)/(1-x)', '0', '1', 'digamma(a+1)+EulerGamma', 'a > -1'],
    ['(x^p-x^q)/(1-x)', '0', '1', 'digamma(q+1)-digamma(p+1)', 'p > -1; q > -1'],
    ['ln(x^2-2*x*cos(c)+1)/x', '0', '1', '-c^2/2+pi*c-pi^2/3', 'c > 0; c ≤ 2*pi'],
    ['ln(x^2+2*x*cos(c)+1)/x', '0', '1', 'pi^2/6-c^2/2', 'c ≥ -pi; c ≤ pi'],
    ['cosh(m*x)/cosh(x)', '-oo', 'oo', 'pi/cos(pi*m/2)', 'm > -1; m < 1'],
    ['sinh(m*x)/sinh(x)', '0', 'oo', 'pi/2*tan(pi*m/2)', 'm > -1; m < 1'],
    ['ln(x^2+m*x+1)/x', '0', '1', 'pi^2/6-acos(m/2)^2/2', 'abs(m) ≤ 2'],
  ])('%s from %s to %s', (f, a, b, wanted, conditions) => {
    const found = unwrap(definiteIntegral(read(f), 'x', read(a), read(b)));
    const { value } = found;
    expect(sameDigits(substitute(value, place), substitute(read(wanted), place), 25), toText(value)).toBe(true);
    if (conditions !== null)
      expect(found.conditions.map(conditionText).sort().join('; ')).toBe(conditions.split('; ').sort().join('; '));
  });
});
