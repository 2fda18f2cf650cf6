import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as Q from '../exact/rational.ts';
import { add, apply, number, power, product, subtract, symbol } from './build.ts';
import { type Condition, condition, distinctConditions, negation, type Relation, sameCondition } from './condition.ts';
import type { Expression } from './expression.ts';
import { substitute } from './substitute.ts';

const [a, m, n] = [symbol('a'), symbol('m'), symbol('n')];
const relations: readonly Relation[] = ['=', '!=', '<', '<=', '>', '>='];

describe('a condition is written for its letter', () => {
  test.each<[string, Condition, Condition]>([
    ['n + 1 ≠ 0', condition(add(n, number(1)), '!='), { left: n, relation: '!=', right: number(-1) }],
    ['3 − a > 0', condition(subtract(number(3), a), '>'), { left: a, relation: '<', right: number(3) }],
    ['2m − 2n ≠ 0', condition(product([number(2), subtract(m, n)]), '!='), { left: m, relation: '!=', right: n }],
    ['|n| > 0', condition(apply('abs', [n]), '>'), { left: n, relation: '!=', right: number(0) }],
    ['1/a > 0', condition(power(a, number(-1)), '>'), { left: a, relation: '>', right: number(0) }],
    [
      '−1/a > 0',
      condition(product([number(-1), power(a, number(-1))]), '>'),
      { left: a, relation: '<', right: number(0) },
    ],
    [
      '−m·n/2 > 0',
      condition(product([number(Q.rational(-1, 2)), m, n]), '>'),
      { left: product([m, n]), relation: '<', right: number(0) },
    ],
    [
      '|n − 1| ≠ 0',
      condition(apply('abs', [subtract(n, number(1))]), '!='),
      { left: n, relation: '!=', right: number(1) },
    ],
    [
      'a² − 1 ≠ 0 stays: a is not alone',
      condition(subtract(power(a, number(2)), number(1)), '!='),
      { left: subtract(power(a, number(2)), number(1)), relation: '!=', right: number(0) },
    ],
  ])('%s', (_, made, wanted) => expect(sameCondition(made, wanted)).toBe(true));
});

/** Whether the condition holds with rational numbers for the letters. */
function holds({ left, relation, right }: Condition, at: Readonly<Record<string, Expression>>): boolean {
  const difference = substitute(subtract(left, right), at);
  if (difference.kind !== 'number') throw new Error('a letter was left');
  const sign = Q.sign(difference.value);
  const is: Readonly<Record<Relation, boolean>> = {
    '=': sign === 0,
    '!=': sign !== 0,
    '<': sign < 0,
    '<=': sign <= 0,
    '>': sign > 0,
    '>=': sign >= 0,
  };
  return is[relation];
}

const small = fc.integer({ min: -3, max: 3 });

test('what is written for a letter holds where it did before, and its negation elsewhere', () => {
  fc.assert(
    fc.property(
      fc.tuple(small, small, small),
      fc.constantFrom(...relations),
      fc.tuple(small, small),
      (by, relation, values) => {
        const [p, q, r] = by;
        const left = add(product([number(p), m]), add(product([number(q), n]), number(r)));
        const at = { m: number(values[0]), n: number(values[1]) };
        const before = holds({ left, relation, right: number(0) }, at);
        const made = condition(left, relation);
        expect(holds(made, at)).toBe(before);
        expect(holds(negation(made), at)).toBe(!before);
      },
    ),
  );
});

test('a condition that is said from either side is said once', () => {
  const all: Condition[] = [
    { left: m, relation: '!=', right: n },
    { left: n, relation: '!=', right: m },
    { left: m, relation: '<', right: n },
    { left: n, relation: '>', right: m },
  ];
  expect(distinctConditions(all)).toEqual([all[0], all[2]]);
});
