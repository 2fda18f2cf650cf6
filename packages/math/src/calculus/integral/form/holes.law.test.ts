import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../../tools/setup/read.ts';
import { evaluate } from '../../../expression/evaluate.ts';
import { antiderivative } from '../../integral.ts';
import { opensHole } from './holes.ts';

/** The integrand, a form of its antiderivative, and one that is the same but at single places. */
test.each([
  ['1/(1+sin(x)-2*cos(x))', 'ln(abs((3*tan(x/2)-1)/(tan(x/2)+1)))/2', 'ln(abs(1-2*sec(x)+2*tan(x)))/2'],
  ['1/(1+cos(x))', 'sin(x)/(1+cos(x))', 'csc(x)-cot(x)'],
  ['2*x', 'x^2', '(x^3-x^2)/(x-1)'],
])('a form of the integral of %s keeps the places of %s, and %s does not', (f, F, form) => {
  expect(opensHole(read(F), read(f), 'x')(read(F))).toBe(false);
  expect(opensHole(read(F), read(f), 'x')(read(form))).toBe(true);
});

const eighths = [-7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7];

test('what is rational in the functions of an angle has an antiderivative at the eighths of a turn at which it has a value', () => {
  const small = fc.integer({ min: -3, max: 3 });
  fc.assert(
    fc.property(small, small, small, fc.constantFrom('1', 'sin(x)', 'cos(x)', 'sin(x)^2', 'x'), (a, b, c, top) => {
      fc.pre(b !== 0 || c !== 0);
      const f = read(`${top}/(${a} + ${b}*sin(x) + ${c}*cos(x))`);
      const found = antiderivative(f, 'x');
      // With x above, some have none in closed form.
      if (top !== 'x') expect(found.ok).toBe(true);
      fc.pre(found.ok);
      if (!found.ok) return;
      const F = found.value.expression;
      for (const k of eighths) {
        const x = (k * Math.PI) / 4;
        if (!(Math.abs(evaluate(f, { x })) < 1e6)) continue;
        const [left, here, right] = [x - 1e-5, x, x + 1e-5].map((place) => evaluate(F, { x: place }));
        expect(Math.abs(here! - (left! + right!) / 2), `${top}/(${a}+${b}sin+${c}cos) at ${k}π/4`).toBeLessThan(
          1e-4 * (1 + Math.abs(here!)),
        );
      }
    }),
    { numRuns: lawRuns(40, 1000) },
  );
});
