import { expect, test } from 'vitest';
import { add, apply, number, power, symbol } from '../expression/build.ts';
import { type Condition, condition, type Relation } from '../expression/condition.ts';
import { parseRelation } from './parse.ts';
import { conditionLatex, conditionsLatex, conditionsText, conditionText } from './print-condition.ts';

const [a, n, x] = [symbol('a'), symbol('n'), symbol('x')];
const relations: readonly Relation[] = ['=', '!=', '<', '<=', '>', '>='];

test('conditions are written as in a textbook', () => {
  const exponent = condition(add(n, number(1)), '!=');
  const positive = condition(a, '>');
  expect(conditionText(exponent)).toBe('n ≠ -1');
  expect(conditionLatex(exponent)).toBe('n \\neq -1');
  expect(conditionText({ left: x, relation: '!=', right: apply('floor', [x]) })).toBe('x ≠ floor(x)');
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
