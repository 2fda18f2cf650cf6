import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../tools/setup/law-runs.ts';
import { unwrap } from '../../../../tools/setup/read.ts';
import { sameValue } from '../algebra/same-value.ts';
import type { Expression } from '../expression/expression.ts';
import { isEquality, type ShownStep } from '../expression/step.ts';
import { substitute } from '../expression/substitute.ts';
import { parse } from '../syntax/parse.ts';
import { toText } from '../syntax/print-text.ts';
import { readMatrix } from '../syntax/read-matrix.ts';
import { solveNamed } from './system.ts';
import type { SystemWay } from './system-steps.ts';

const unknowns = ['x', 'y', 'z'];
const entry = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: -4, max: 4 }) },
  { weight: 1, arbitrary: fc.constantFrom('1/2', '-2/3', 'k') },
);

/** One to three equations in two or three unknowns; the same one twice is not rare. */
const systems = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 2, max: 3 }), fc.boolean())
  .chain(([rows, columns, again]) =>
    fc
      .array(fc.array(entry, { minLength: columns + 1, maxLength: columns + 1 }), { minLength: rows, maxLength: rows })
      .map((all) => (again && rows > 1 ? [...all.slice(0, -1), all[0]!] : all)),
  );

const matrixOf = (rows: readonly (readonly (string | number)[])[]) =>
  unwrap(readMatrix(rows.map((row) => row.join(',')).join('\n'))).rows;

const textsOf = (steps: readonly ShownStep[]): readonly string[] =>
  steps.flatMap((step) => [...(isEquality(step) ? [] : [step.written.text]), ...textsOf(step.steps)]);

/** The equations that a line states, those whose sides can be read. */
const equationsIn = (text: string): readonly (readonly Expression[])[] =>
  text.split(/ -> |; /).map((line) =>
    line.split(' = ').flatMap((side) => {
      const read = parse(side);
      return read.ok && !side.includes('D') ? [read.value.expression] : [];
    }),
  );

function solved(rows: readonly (readonly (string | number)[])[], way: SystemWay) {
  const a = matrixOf(rows.map((row) => row.slice(0, -1)));
  const b = matrixOf(rows.map((row) => row.slice(-1)));
  return solveNamed(a, b, unknowns.slice(0, rows[0]!.length - 1), way);
}

test.each(['substitution', 'cramer'] as const)('every equation that %s writes holds at the solution', (way) => {
  fc.assert(
    fc.property(systems, (rows) => {
      const found = solved(rows, way);
      fc.pre(found.ok);
      if (!found.ok || found.value.kind === 'contradictory') return;
      const at = Object.fromEntries(found.value.unknowns.map((name, k) => [name, found.value.values[k]!]));
      for (const text of textsOf(found.value.steps))
        for (const sides of equationsIn(text))
          for (const side of sides.slice(1)) {
            expect([text, sameValue(substitute(sides[0]!, at), substitute(side, at)).same]).toEqual([text, true]);
          }
    }),
    { numRuns: lawRuns(20, 2000) },
  );
});

test('substitution ends in the value of every unknown, or in what is false', () => {
  fc.assert(
    fc.property(systems, (rows) => {
      const found = solved(rows, 'substitution');
      fc.pre(found.ok && found.value.steps.length > 0);
      if (!found.ok) return;
      const { kind, values, free, steps } = found.value;
      const texts = textsOf(steps);
      if (kind === 'contradictory') {
        expect(texts.at(-1)).toMatch(/^0 != /);
        return;
      }
      for (const [k, name] of found.value.unknowns.entries())
        if (!free.includes(name))
          expect(
            texts.some(
              (text) =>
                text.startsWith(`${name} = `) ||
                (text.includes(`-> ${name} = `) && text.endsWith(` = ${toText(values[k]!)}`)),
            ),
          ).toBe(true);
    }),
    { numRuns: lawRuns(20, 2000) },
  );
});

test('the ways of a textbook to 2x + 3y = 8, x - y = -1', () => {
  const rows = [
    [2, 3, 8],
    [1, -1, -1],
  ];
  const substitution = solved(rows, 'substitution');
  expect(substitution.ok && textsOf(substitution.value.steps)).toEqual([
    'x - y = -1 -> x = y - 1',
    '2*(y - 1) + 3*y = 8 -> 5*y = 10',
    '5*y = 10 -> y = 2',
    'x = -1 + 2 = 1',
  ]);
  const cramer = solved(rows, 'cramer');
  expect(cramer.ok && textsOf(cramer.value.steps)).toEqual([
    'D = det([[2, 3], [1, -1]]) = 2*(-1) - 3*1 = -2 - 3 = -5',
    'D_x = det([[8, 3], [-1, -1]]) = 8*(-1) - 3*(-1) = -8 - (-3) = -5',
    'x = D_x/D = (-5)/(-5) = 1',
    'D_y = det([[2, 8], [1, -1]]) = 2*(-1) - 8*1 = -2 - 8 = -10',
    'y = D_y/D = (-10)/(-5) = 2',
  ]);
});

test('a contradiction is what a row of the last matrix says', () => {
  fc.assert(
    fc.property(systems, (rows) => {
      const found = solved(rows, 'elimination');
      const isContradiction = found.ok && found.value.kind === 'contradictory' && found.value.steps.length > 0;
      fc.pre(isContradiction);
      if (!found.ok) return;
      const matrices = found.value.steps.flatMap((step) => (isEquality(step) && step.matrix ? [step.matrix.rows] : []));
      const last = matrices.at(-1) ?? rows.map((row) => matrixOf([row])[0]!);
      const said = found.value.steps.at(-1)!.written!.text;
      const impossible = last.find((row) => row.every((one, k) => (toText(one) === '0') === k < row.length - 1));
      expect(said).toBe(`0 != ${impossible && toText(impossible.at(-1)!)}`);
    }),
    { numRuns: lawRuns(60, 2000) },
  );
});
