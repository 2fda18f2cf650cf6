import fc from 'fast-check';
import { expect, test } from 'vitest';
import { read } from '../../../../tools/setup/read.ts';
import { evaluate } from '../expression/evaluate.ts';
import { conditionText } from '../syntax/print-condition.ts';
import { derivativeOf } from './derivative.ts';
import { derivativeConditions, neededConditions } from './derivative-conditions.ts';

const conditionTexts = (text: string): readonly string[] => derivativeConditions(read(text), 'x').map(conditionText);

/** |√x| is √(−x) below 0, where sign(u)·u′ has the other sign. */
test.each([
  ['abs(x)', ['x ≠ 0']],
  ['abs(sqrt(x))', ['x > 0']],
  ['abs(x^(2/3)-1)', ['x^(2/3) - 1 ≠ 0', 'x > 0']],
  ['abs(ln(x)/x)', ['ln(x)/x ≠ 0', 'x > 0']],
  ['abs(sqrt(x^2+1)-x)', ['sqrt(x^2 + 1) - x ≠ 0']],
  ['sqrt(x)', []],
  ['max(x, x^2)', ['x ≠ x^2']],
  ['min(x, x + 1)', []],
  ['max(2, x, 5)', ['x ≠ 5']],
  ['floor(x)', ['x ≠ floor(x)']],
  // These arguments are whole, or one number, everywhere.
  ['floor(floor(x))', ['x ≠ floor(x)']],
  ['ceil(2*floor(x/2))', ['x/2 ≠ floor(x/2)']],
  ['floor(sin(x)^2+cos(x)^2)', []],
  ['floor(sin(x)^2+cos(x)^2+1/2)', []],
])('%s', (f, conditions) => expect(conditionTexts(f)).toEqual(conditions));

test.each([
  ['x*abs(x)', '2*abs(x)', ''],
  ['abs(x-1)^3', '3*abs(x-1)*(x-1)', ''],
  ['(x-1)^2*abs(x-1)*sin(x) + x', '', ''],
  ['abs(x)', 'sign(x)', '0'],
  ['x*abs(x-1)', '', '1'],
  ['x^2*abs(x) + abs(x)', '', '0'],
  ['x*abs(x) + abs(x-2)', '', '0'],
  ['x*sign(x)', 'sign(x)', '0'],
  ['sqrt(x)*abs(x)', '', '0'],
])(
  '%s: a bend is excluded where the function has no derivative, and only there, as far as it is known',
  (text, typed, at) => {
    const f = read(text);
    const slope = typed === '' ? derivativeOf(f, 'x')! : read(typed);
    const left = neededConditions(derivativeConditions(f, 'x'), f, slope, 'x');
    expect(left.some(({ relation }) => relation === '!=')).toBe(at !== '');
    if (at !== '') return;
    // Where nothing is excluded both one-sided difference quotients come to the slope.
    for (const place of [0, 1])
      for (const h of [1e-6, -1e-6]) {
        const quotient = (evaluate(f, { x: place + h }) - evaluate(f, { x: place })) / h;
        expect(Math.abs(quotient - evaluate(slope, { x: place }))).toBeLessThan(1e-4);
      }
  },
);

test('no condition excludes every number, whichever arguments are the same', () => {
  const part = fc.constantFrom('x', '2x', 'x+x', 'x+1', 'x^2', 'x*x', '3', '5', 'sin(x)', 'abs(x)');
  const parts = fc.array(part, { minLength: 2, maxLength: 4 });
  fc.assert(
    fc.property(fc.constantFrom('min', 'max'), parts, (name, args) => {
      for (const { left, right } of derivativeConditions(read(`${name}(${args.join(', ')})`), 'x'))
        expect([-0.7391, 0.7391].some((x) => evaluate(left, { x }) !== evaluate(right, { x }))).toBe(true);
    }),
  );
});

/* |u| is 0 where u is, everywhere: its derivative 0 needs no condition, and one that excludes every number would be no claim at all. */
test('what is 0 everywhere bends nowhere', () => {
  const zeros = [
    'sin(u)^2 + cos(u)^2 - 1',
    'cosh(u)^2 - sinh(u)^2 - 1',
    '(u+1)^2 - u^2 - 2*u - 1',
    'sin(2*u) - 2*sin(u)*cos(u)',
  ];
  fc.assert(
    fc.property(
      fc.constantFrom('abs', 'sign', 'heaviside'),
      fc.constantFrom(...zeros),
      fc.constantFrom('x', '(3*x)', '(x+2)'),
      (name, zero, u) => {
        expect(derivativeConditions(read(`${name}(${zero.replaceAll('u', u)})`), 'x')).toEqual([]);
      },
    ),
  );
});
