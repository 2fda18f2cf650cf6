import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read, unwrap } from '../../../../../tools/setup/read.ts';
import { subtract, zero } from '../../expression/build.ts';
import { evaluate } from '../../expression/evaluate.ts';
import { toText } from '../../syntax/print-text.ts';
import { solveTrigonometric } from './solve.ts';

/** A root is real where what it is taken of is not negative, even where a factor beside it is 0. */

const radicands = ['sin(x)', 'cos(x)', 'sin(2*x)', 'sin(x) - 1/2', '1/3 + cos(x)', 'cos(x)^2', '1 + sin(x)', 'tan(x)'];
const factors = ['cos(x)', 'sin(x)', '(2*sin(x) + 1)', 'cos(2*x)', '(tan(x) - 1)', '(sin(x) + cos(x))'];
/** Rounded, as what is 0 at a solution is, too. */
const nothing = 1e-9;

test('no solution of a product makes a root in it imaginary, and no zero with a real root is lost', () => {
  fc.assert(
    fc.property(fc.constantFrom(...radicands), fc.constantFrom(...factors), (inside, beside) => {
      const equation = `sqrt(${inside})*${beside}`;
      const found = solveTrigonometric(read(equation), zero, 'x');
      if (!found.ok || found.value.solutions.kind !== 'families') return;
      const [f, radicand] = [read(beside), read(inside)];
      const { families } = found.value.solutions;
      const angles = families.flatMap(({ base, period }) =>
        Array.from({ length: 9 }, (_, k) => evaluate(base) + (k - 4) * evaluate(period)),
      );
      for (const at of angles)
        expect(evaluate(radicand, { x: at }), `${equation} at ${at}`).toBeGreaterThanOrEqual(-nothing);
      const alone = solveTrigonometric(f, zero, 'x');
      if (!alone.ok || alone.value.solutions.kind !== 'families') return;
      for (const { base, period } of alone.value.solutions.families)
        for (let k = 0; k < 4; k++) {
          const at = evaluate(base) + k * evaluate(period);
          if (!(evaluate(radicand, { x: at }) > nothing)) continue;
          const isThere = families.some((family) => {
            const turns = (at - evaluate(family.base)) / evaluate(family.period);
            return Math.abs(turns - Math.round(turns)) < nothing;
          });
          expect(isThere, `${equation} at ${at}`).toBe(true);
        }
    }),
    { numRuns: lawRuns(30, 400) },
  );
});

test.each(['sqrt(sin(x))', 'sqrt(cos(x) - 1/2)', 'sqrt(sin(x) + 9/10)'])(
  '%s is equal to itself where it is real, which is not everywhere',
  (root) => {
    const { solutions } = unwrap(solveTrigonometric(read(root), read(root), 'x'));
    const { where } = solutions as Extract<typeof solutions, { readonly kind: 'all' }>;
    expect(where.map(toText)).toEqual([root.slice('sqrt('.length, -1)]);
  },
);

test('a root of what is never negative is real everywhere', () => {
  const root = read('sqrt(1 + cos(x))');
  const found = solveTrigonometric(root, root, 'x');
  expect(found.ok && found.value.solutions.kind).toBe('all');
  expect(subtract(root, root)).toBe(zero);
});
