import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../options.ts';
import { run } from '../run.ts';
import { judge } from './judge.ts';

const calculator = (await load('calculus-system/equations'))!;
const names = ['x', 'y', 'z'];
const small = fc.integer({ min: -5, max: 5 });
const nonzero = small.filter((one) => one !== 0);

/** A system with the solution that was drawn: rows without a 0, of full rank. */
const systems = fc
  .integer({ min: 2, max: 3 })
  .chain((n) =>
    fc.record({
      rows: fc.array(fc.array(nonzero, { minLength: n, maxLength: n }), { minLength: n, maxLength: n }),
      solution: fc.array(small, { minLength: n, maxLength: n }),
      factors: fc.array(nonzero, { minLength: n, maxLength: n }),
      lost: fc.nat({ max: n - 1 }),
    }),
  )
  .filter(({ rows }) => determinant(rows) !== 0);

const determinant = ([first, ...rest]: readonly (readonly number[])[]): number =>
  first === undefined
    ? 1
    : first.reduce(
        (sum, entry, k) =>
          sum + (k % 2 === 0 ? 1 : -1) * entry * determinant(rest.map((row) => row.filter((_, j) => j !== k))),
        0,
      );

const equation = (row: readonly number[], solution: readonly number[]): string => {
  const right = row.reduce((sum, entry, k) => sum + entry * solution[k]!, 0);
  return `${row.map((entry, k) => `(${entry})*${names[k]}`).join(' + ')} = ${right}`;
};

/** Each row, and the first one added so often to the others: the same solutions. */
const combined = (rows: readonly (readonly number[])[], factors: readonly number[]) =>
  rows.map((row, i) => row.map((entry, j) => (i === 0 ? factors[0]! * entry : entry + factors[i]! * rows[0]![j]!)));

const judged = (
  { rows, solution }: { rows: readonly (readonly number[])[]; solution: readonly number[] },
  lines: readonly string[],
) => {
  const found = run(calculator, { equations: rows.map((row) => equation(row, solution)).join('\n') }, defaultOptions);
  if (!found.ok) throw new Error(found.problems[0]!.message);
  return judge(found.answer, lines.join('\n'), defaultOptions);
};

test('a line with the same solutions is not wrong; one in which an equation was written down twice is named', () => {
  fc.assert(
    fc.property(systems, (system) => {
      const { rows, solution, factors, lost } = system;
      const line = (of: readonly (readonly number[])[]) => of.map((row) => equation(row, solution)).join('; ');
      const last = solution.map((value, k) => `${names[k]} = ${value}`).join('; ');
      expect(judged(system, [line(rows), line(combined(rows, factors)), last])).toMatchObject({ grade: 'right' });
      const other = (lost + 1) % rows.length;
      const twice = rows.map((row, i) => (i === lost ? rows[other]!.map((entry) => entry * factors[i]!) : row));
      const found = judged(system, [line(rows), line(twice), last]);
      expect(found).toMatchObject({ grade: 'wrong', line: 2 });
      expect(found.says).toContain('an equation was lost');
    }),
    { numRuns: lawRuns(15, 500) },
  );
});
