import { solveTrigonometric } from '@nomogram/math/algebra/trigonometric/solve.ts';
import { subtract } from '@nomogram/math/expression/build.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read, unwrap } from '../../../../../tools/setup/read.ts';
import { comparedAngleSteps } from './compared-angles.ts';

/*
 * F(ax + c) = ±G(bx + d) is solved by its angles, whatever they are, where F and G are a sine and a cosine, or tangents: of the angles in
 * the last part of every line both sides are equal, wherever they have a value.
 */

const pairs = [
  ['sin', 'sin'],
  ['cos', 'cos'],
  ['sin', 'cos'],
  ['cos', 'sin'],
  ['tan', 'tan'],
  ['tan', 'cot'],
  ['cot', 'cot'],
] as const;
const slopes = [1, 2, 3, -1, -2, 5];
const shifts = ['0', 'pi/6', '-pi/4', '1', 'pi/2'];

const cases = ['equal angles', 'opposite angles', 'supplementary angles'];

/** What a line says of the unknown. */
const solvedFor = (step: ShownStep): string | undefined => step.written?.text.split('; ').at(-1)?.replace(/^x = /, '');

test('the angles are compared, and those that come of it solve the equation', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...pairs),
      fc.constantFrom('', '-'),
      fc.tuple(fc.constantFrom(...slopes), fc.constantFrom(...slopes)),
      fc.tuple(fc.constantFrom(...shifts), fc.constantFrom(...shifts)),
      fc.integer({ min: -2, max: 2 }),
      ([F, G], sign, [a, b], [c, d], k) => {
        const [left, right] = [read(`${F}(${a}*x + ${c})`), read(`${sign}${G}(${b}*x + ${d})`)];
        const says = `${F}(${a}*x + ${c}) = ${sign}${G}(${b}*x + ${d})`;
        const { solutions } = unwrap(solveTrigonometric(left, right, 'x'));
        if (solutions.kind === 'all' || Math.abs(a) === Math.abs(b)) return;
        const families = solutions.kind === 'families' ? solutions.families : [];
        const steps = comparedAngleSteps(subtract(left, right), left, families, 'x');
        expect(steps, says).toBeDefined();
        const found = steps!.filter(({ rule }) => cases.includes(rule)).map(solvedFor);
        expect(found.length, says).toBe(F === 'tan' || F === 'cot' ? 1 : 2);
        for (const angle of found) {
          const x = evaluate(read(angle!), { k });
          const [one, other] = [evaluate(left, { x }), evaluate(right, { x })];
          if (Math.abs(one) > 1e8 || Math.abs(other) > 1e8) continue;
          expect(Math.abs(one - other), `${says}: ${angle}`).toBeLessThan(1e-9 * Math.max(1, Math.abs(one)));
        }
      },
    ),
    { numRuns: lawRuns(100, 3000) },
  );
});
