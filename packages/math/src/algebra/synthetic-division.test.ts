import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lawRuns } from '../../../../tools/setup/law-runs.ts';
import { read } from '../../../../tools/setup/read.ts';
import { compareNumerically } from '../expression/compare-numerically.ts';
import { toText } from '../syntax/print-text.ts';
import { divide } from './divide.ts';
import { syntheticSteps } from './synthetic-division.ts';

const coefficient = fc.integer({ min: -9, max: 9 });
const nonzero = coefficient.filter((value) => value !== 0);

describe('synthetic division', () => {
  test('its row says what the long division finds', () => {
    fc.assert(
      fc.property(
        nonzero,
        fc.array(coefficient, { minLength: 1, maxLength: 6 }),
        nonzero,
        coefficient,
        (top, rest, p, q) => {
          const degree = rest.length;
          const terms = [top, ...rest].map((value, k) => `(${value})*x^${degree - k}`).join('+');
          const [dividend, divisor] = [read(terms), read(`(${p})*x+(${q})`)];
          const [steps, found] = [syntheticSteps(dividend, divisor)!, divide(dividend, divisor)];
          if (!found.ok) throw new Error(found.error.message);
          const tableau = steps[1]!;
          expect(compareNumerically(tableau.before!.expression, tableau.after!.expression).verdict).toBe('equal');
          expect(steps[2]!.written!.text).toContain(`remainder = ${toText(found.value.remainder)}`);
          const last = steps.at(-1)!;
          const quotient = toText(found.value.quotient);
          expect(last.after ? toText(last.after.expression) : last.written!.text).toContain(quotient);
        },
      ),
      { numRuns: lawRuns(50, 1000) },
    );
  });

  test.each([
    ['x^3+2*x+5', 'x^2-x'],
    ['x', 'x^2+1'],
    ['5', 'x-1'],
  ])('it is no way for (%s)/(%s)', (dividend, divisor) => {
    expect(syntheticSteps(read(dividend), read(divisor))).toBeNull();
  });
});
