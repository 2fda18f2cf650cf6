import { describe, expect, it } from 'vitest';
import { rational } from '../exact/rational.ts';
import {
  apply,
  constant,
  divide,
  exp,
  ln,
  negate,
  number,
  one,
  power,
  product,
  sqrt,
  subtract,
  sum,
  symbol,
  two,
} from './build.ts';
import { compareNumerically } from './compare-numerically.ts';
import type { Expression } from './expression.ts';

const x = symbol('x');
const y = symbol('y');
const f = (name: string, ...args: Expression[]) => apply(name, args);
const square = (a: Expression) => power(a, two);

const identities: [string, Expression, Expression][] = [
  ['sin² + cos² = 1', sum([square(f('sin', x)), square(f('cos', x))]), one],
  ['tan² = sec² − 1', square(f('tan', x)), subtract(square(f('sec', x)), one)],
  ['sqrt(x²) = |x|', sqrt(square(x)), f('abs', x)],
  ['erf = 1 − erfc', f('erf', x), subtract(one, f('erfc', x))],
  ['li(x) = Ei(ln x)', f('li', x), f('Ei', ln(x))],
  [
    'sqrt(5 + 2 sqrt 6) = sqrt 2 + sqrt 3',
    sqrt(sum([number(5), product([two, sqrt(number(6))])])),
    sum([sqrt(two), sqrt(number(3))]),
  ],
  [
    '(x + y)² − x² − 2xy − y² = 0',
    subtract(square(sum([x, y])), sum([square(x), product([two, x, y]), square(y)])),
    number(0),
  ],
  ['asin by atan', f('asin', x), product([two, f('atan', divide(x, sum([one, sqrt(subtract(one, square(x)))])))])],
  ['Γ(x + 1) = x Γ(x)', f('gamma', sum([x, one])), product([x, f('gamma', x)])],
];

const differences: [string, Expression, Expression][] = [
  ['sqrt(x²) is not x', sqrt(square(x)), x],
  ['ln(x²) is not 2 ln x', ln(square(x)), product([two, ln(x)])],
  ['sqrt(xy) is not sqrt x sqrt y', sqrt(product([x, y])), product([sqrt(x), sqrt(y)])],
  ['atan x + atan 1/x jumps', sum([f('atan', x), f('atan', divide(one, x))]), divide(constant('pi'), two)],
  ['a difference in the tenth digit', x, product([x, number(rational(10n ** 10n + 1n, 10n ** 10n))])],
  ['floor(x) is not x', f('floor', x), x],
];

describe('comparison at points', () => {
  it.each(identities)('%s', (_, a, b) => {
    expect(compareNumerically(a, b)).toMatchObject({ verdict: 'equal' });
  });

  it.each(differences)('%s', (_, a, b) => {
    const result = compareNumerically(a, b);
    expect(result.verdict).toBe('different');
    expect(result.at).toBeDefined();
  });

  it('holds on the part that is meant', () => {
    const options = { positive: ['x', 'y'] };
    expect(compareNumerically(sqrt(square(x)), x, options).verdict).toBe('equal');
    expect(compareNumerically(sqrt(square(x)), negate(x), { intervals: { x: [-5, -1] } }).verdict).toBe('equal');
  });

  it('does not decide what rounding has made unknowable', () => {
    const huge = number(10n ** 20n);
    const cancelled = subtract(sqrt(sum([square(huge), x])), huge);
    expect(compareNumerically(cancelled, number(0)).verdict).toBe('undecided');
    expect(compareNumerically(power(number(0), number(-1)), one).verdict).toBe('undecided');
    expect(compareNumerically(exp(constant('infinity')), one).verdict).toBe('undecided');
  });

  it('always gives the same answer', () => {
    const again = () => compareNumerically(f('erf', x), subtract(one, f('erfc', x)));
    expect(again()).toEqual(again());
  });
});
