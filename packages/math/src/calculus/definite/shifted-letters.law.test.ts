import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../tools/setup/read.ts';
import * as Q from '../../exact/rational.ts';
import { evaluate } from '../../expression/evaluate.ts';
import { definiteIntegral } from './definite-integral.ts';
import { atInstance, holdsAt, type Instance } from './parameters/instances.ts';

/*
 * A letter is a name: with a + 1 in its place an integral has the value that it has at a + 1. What is said of a turns at 0, as letters do, and what is
 * said with a + 1 turns at −1, where no letter does.
 */

const problems: readonly (readonly [string, string, string])[] = [
  ['sin(L*x)/x', '0', 'oo'],
  ['cos(L*x)/(x^2+1)', '0', 'oo'],
  ['sin(L*x)*e^(-x)/x', '0', 'oo'],
  ['e^(-L*x)', '0', 'oo'],
  ['atan(L*x)/x', '0', '1'],
  ['x/(x+L)', '0', '1'],
  ['1/(x+L)', '0', '1'],
  ['x^2/(x+L)', '0', '2'],
  ['ln(x+L)', '0', '1'],
  ['ln(x*(x-L))', '1', '2'],
  ['abs(x-L)', '0', '1'],
  ['1/(x^2+L)', '0', 'oo'],
  ['(e^(-x)-e^(-L*x))/x', '0', 'oo'],
];
const shifts = ['a+1', 'a-2', '2*a+3', '3-a', 'a/2+1', 'a^2'];
const value = fc.integer({ min: -24, max: 24 }).map((k) => Q.rational(k, 4));

const answers = new Map<string, ReturnType<typeof definiteIntegral>>();

function answerTo([f, lower, upper]: readonly [string, string, string]) {
  const known = answers.get(f) ?? definiteIntegral(read(f), 'x', read(lower), read(upper));
  answers.set(f, known);
  return known;
}

/** What an integral is said to be at an instance: its value, that it diverges, or nothing. */
function saidAt([f, lower, upper]: readonly [string, string, string], letter: string, at: Instance) {
  const found = answerTo([f.replace('L', letter), lower, upper]);
  if (!found.ok) return [];
  const { conditions, cases, diverges } = found.value;
  const claims = [{ when: conditions, value: found.value.value }, ...cases];
  const holds = (when: typeof conditions) => when.every((one) => holdsAt(one, at) === true);
  const values = claims.filter(({ when }) => holds(when)).map((one) => evaluate(atInstance(one.value, at)));
  return diverges.some(holds) ? [...values, Number.POSITIVE_INFINITY] : values;
}

test('an integral has the same value whatever its letter is called', () => {
  fc.assert(
    fc.property(fc.constantFrom(...problems), fc.constantFrom(...shifts), value, (problem, shift, a) => {
      const place = atInstance(read(shift), { a });
      if (place.kind !== 'number') throw new Error(`${shift} is no number`);
      const all = [...saidAt(problem, '(a)', { a: place.value }), ...saidAt(problem, `(${shift})`, { a })];
      for (const one of all) {
        const what = `${problem.join(' ')} with ${shift} at ${Q.toNumber(a)}: ${all.join(', ')}`;
        expect(one, what).not.toBeNaN();
        if (Number.isFinite(one)) expect(Math.abs(one - all[0]!), what).toBeLessThanOrEqual(1e-9 * (1 + Math.abs(one)));
        else expect(all[0], what).toBe(one);
      }
    }),
    { numRuns: lawRuns(3, 300) },
  );
});
