import { describe, expect, it } from 'vitest';
import { rational } from '../exact/rational.ts';
import * as E from './build.ts';
import { compareNumerically } from './compare-numerically.ts';
import type { Expression } from './expression.ts';

const x = E.symbol('x');
const y = E.symbol('y');
const f = (name: string, ...args: Expression[]) => E.apply(name, args);
const square = (a: Expression) => E.power(a, E.two);

const identities: [string, Expression, Expression][] = [
  ['sin² + cos² = 1', E.sum([square(f('sin', x)), square(f('cos', x))]), E.one],
  ['tan² = sec² − 1', square(f('tan', x)), E.subtract(square(f('sec', x)), E.one)],
  ['sqrt(x²) = |x|', E.sqrt(square(x)), f('abs', x)],
  ['erf = 1 − erfc', f('erf', x), E.subtract(E.one, f('erfc', x))],
  ['li(x) = Ei(ln x)', f('li', x), f('Ei', E.ln(x))],
  [
    'sqrt(5 + 2 sqrt 6) = sqrt 2 + sqrt 3',
    E.sqrt(E.sum([E.number(5), E.product([E.two, E.sqrt(E.number(6))])])),
    E.sum([E.sqrt(E.two), E.sqrt(E.number(3))]),
  ],
  [
    '(x + y)² − x² − 2xy − y² = 0',
    E.subtract(square(E.sum([x, y])), E.sum([square(x), E.product([E.two, x, y]), square(y)])),
    E.number(0),
  ],
  [
    'asin by atan',
    f('asin', x),
    E.product([E.two, f('atan', E.divide(x, E.sum([E.one, E.sqrt(E.subtract(E.one, square(x)))])))]),
  ],
  ['Γ(x + 1) = x Γ(x)', f('gamma', E.sum([x, E.one])), E.product([x, f('gamma', x)])],
];

const differences: [string, Expression, Expression][] = [
  ['sqrt(x²) is not x', E.sqrt(square(x)), x],
  ['ln(x²) is not 2 ln x', E.ln(square(x)), E.product([E.two, E.ln(x)])],
  ['sqrt(xy) is not sqrt x sqrt y', E.sqrt(E.product([x, y])), E.product([E.sqrt(x), E.sqrt(y)])],
  ['atan x + atan 1/x jumps', E.sum([f('atan', x), f('atan', E.divide(E.one, x))]), E.divide(E.constant('pi'), E.two)],
  ['a difference in the tenth digit', x, E.product([x, E.number(rational(10n ** 10n + 1n, 10n ** 10n))])],
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
    expect(compareNumerically(E.sqrt(square(x)), x, options).verdict).toBe('equal');
    expect(compareNumerically(E.sqrt(square(x)), E.negate(x), { intervals: { x: [-5, -1] } }).verdict).toBe('equal');
  });

  it('does not decide what rounding has made unknowable', () => {
    const huge = E.number(10n ** 20n);
    const cancelled = E.subtract(E.sqrt(E.sum([square(huge), x])), huge);
    expect(compareNumerically(cancelled, E.number(0)).verdict).toBe('undecided');
    expect(compareNumerically(E.power(E.number(0), E.number(-1)), E.one).verdict).toBe('undecided');
    expect(compareNumerically(E.exp(E.constant('infinity')), E.one).verdict).toBe('undecided');
  });

  it('always gives the same answer', () => {
    const again = () => compareNumerically(f('erf', x), E.subtract(E.one, f('erfc', x)));
    expect(again()).toEqual(again());
  });
});
