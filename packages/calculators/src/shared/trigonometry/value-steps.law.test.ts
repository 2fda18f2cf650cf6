import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../tools/setup/read.ts';
import { valueSteps } from './value-steps.ts';

/*
 * Every angle that a line gives, for some whole number k, has the value that was asked for; what is given for the unknown, put into the
 * angle, too.
 */

const values = ['1/2', '-1/2', 'sqrt(2)/2', '-sqrt(3)/2', '0', '1', '-1', '0.3', '-0.7'];
const slopes = ['1', '2', '3', '-2', '1/2', '2/3', 'pi/180'];
const shifts = ['0', 'pi/6', '-pi/4', '1'];

test('the angles of every line have the value', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('sin', 'cos', 'tan'),
      fc.constantFrom(...slopes),
      fc.constantFrom(...shifts),
      fc.constantFrom(...values),
      fc.integer({ min: -3, max: 3 }),
      (name, slope, shift, value, k) => {
        const angle = read(`(${slope})*x+(${shift})`);
        const steps = valueSteps(name as 'sin' | 'cos' | 'tan', angle, read(value), 'k', 'x');
        const given = steps.filter(({ rule }) =>
          ['period', 'division', 'multiplication', 'solve for the unknown'].includes(rule),
        );
        expect(given.length).toBeGreaterThan(0);
        for (const { rule, written } of given)
          for (const one of written!.text.split(' or ')) {
            const right = evaluate(read(one.split(' = ')[1]!), { k });
            const at = rule === 'period' ? right : evaluate(angle, { x: right });
            const [shown, wanted] = [evaluate(read(`${name}(y)`), { y: at }), evaluate(read(value))];
            const says = `${name}(${slope}*x+${shift}) = ${value}: ${one}`;
            expect(Math.abs(shown - wanted), says).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(wanted)));
          }
      },
    ),
    { numRuns: lawRuns(200, 3000) },
  );
});
