import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unwrap } from '../../../../tools/setup/read.ts';
import * as Q from '../exact/rational.ts';
import { add, apply, number, power, symbol } from '../expression/build.ts';
import { type Condition, condition, type Relation } from '../expression/condition.ts';
import { evaluate } from '../expression/evaluate.ts';
import type { Expression } from '../expression/expression.ts';
import { parseRelation } from './parse.ts';
import { conditionsLatex, conditionsText, conditionText, writtenConditions } from './print-condition.ts';

const [a, n, x] = [symbol('a'), symbol('n'), symbol('x')];
const relations: readonly Relation[] = ['=', '!=', '<', '<=', '>', '>='];

test('conditions are written as in a textbook', () => {
  const exponent = condition(add(n, number(1)), '!=');
  const positive = condition(a, '>');
  expect(conditionText(exponent)).toBe('n ≠ -1');
  expect(conditionsLatex([exponent])).toBe('n \\neq -1');
  expect(conditionText({ left: x, relation: '!=', right: apply('floor', [x]) })).toBe('x ≠ floor(x)');
  const inverse = power(a, number(-1));
  expect(conditionText(condition(add(inverse, number(2)), '!='))).toBe('a ≠ -1/2');
  expect(conditionText(condition(inverse, '=', number(3)))).toBe('a = 1/3');
  expect(conditionsText([exponent])).toBe('n ≠ -1');
  expect(conditionsText([exponent, positive])).toBe('n ≠ -1 and a > 0');
  expect(conditionsText([exponent, positive, condition(x, '>=')])).toBe('n ≠ -1, a > 0 and x ≥ 0');
  expect(conditionsLatex([exponent, positive])).toBe('n \\neq -1,\\; a > 0');
});

test.each(relations)('%s reads back as the same relation', (relation) => {
  const made: Condition = { left: power(a, number(2)), relation, right: number(4) };
  const read = parseRelation(conditionText(made));
  expect(read.ok && read.value.operators).toEqual([relation]);
});

test('bounds of one quantity are one line, and what follows from another is not said', () => {
  const said = (...all: readonly Condition[]): string => conditionsText(all);
  const [one, root] = [number(1), power(number(2), number(Q.rational(1, 2)))];
  expect(said(condition(a, '>'), condition(a, '<', one))).toBe('0 < a < 1');
  expect(said(condition(a, '<=', one), condition(n, '!='), condition(a, '>'))).toBe('0 < a ≤ 1 and n ≠ 0');
  expect(said(condition(a, '>='), condition(a, '!='))).toBe('a > 0');
  expect(said(condition(a, '>='), condition(a, '!='), condition(a, '<', root))).toBe('0 < a < sqrt(2)');
  expect(said(condition(a, '>'), condition(a, '>', one), condition(a, '!=', number(-2)))).toBe('a > 1');
  expect(said(condition(a, '!=', number(2)), condition(a, '>'), condition(a, '<', root))).toBe('0 < a < sqrt(2)');
  expect(said(condition(a, '>'), condition(a, '!=', one))).toBe('a > 0 and a ≠ 1');
  expect(said(condition(a, '='), condition(a, '!=', one), condition(n, '>'))).toBe('a = 0 and n > 0');
  expect(said(condition(a, '>', n), condition(a, '>'), condition(a, '<', x))).toBe('a > n, a > 0 and a < x');
  expect(conditionsLatex([condition(a, '>'), condition(a, '<', one)])).toBe('0 < a < 1');
});

test('what is written holds exactly where all of the conditions do', () => {
  const one = fc.record({
    relation: fc.constantFrom(...relations),
    bound: fc.integer({ min: -2, max: 2 }),
    of: fc.constantFrom(a, n),
  });
  fc.assert(
    fc.property(fc.array(one, { minLength: 1, maxLength: 4 }), (all) => {
      const made = all.map(({ relation, bound, of }) => condition(of, relation, number(bound)));
      const read = writtenConditions(made).map(({ text }) => unwrap(parseRelation(text)));
      const ends = [-2.5, -2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2, 2.5];
      for (const at of ends)
        for (const other of ends) {
          const place = { a: at, n: other };
          const wanted = made.every(({ left, relation, right }) => compare(left, relation, right, place));
          const found = read.every(({ sides, operators }) =>
            operators.every((by, k) => compare(sides[k]!, by, sides[k + 1]!, place)),
          );
          expect(found).toBe(wanted);
        }
    }),
  );
});

function compare(left: Expression, by: Relation, right: Expression, at: Record<string, number>): boolean {
  const [low, high] = [evaluate(left, at), evaluate(right, at)];
  const order = low < high ? -1 : low > high ? 1 : 0;
  return { '=': order === 0, '!=': order !== 0, '<': order < 0, '<=': order <= 0, '>': order > 0, '>=': order >= 0 }[
    by
  ];
}
