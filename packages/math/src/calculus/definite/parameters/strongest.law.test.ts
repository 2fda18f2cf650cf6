import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../../tools/setup/law-runs.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import { type Condition, condition } from '../../../expression/condition.ts';
import type { Expression } from '../../../expression/expression.ts';
import { conditionText } from '../../../syntax/print-condition.ts';
import { holdsAt } from './instances.ts';
import { strongest } from './strongest.ts';

const [a, b] = [E.symbol('a'), E.symbol('b')];
const piQuotient = (p: Expression, q: Expression): Expression => E.divide(E.multiply(E.constant('pi'), p), q);
const wave = (name: 'sin' | 'cos', p: Expression, q: Expression): Condition =>
  condition(E.apply(name, [piQuotient(p, q)]), '!=');

const bounds = fc
  .record({
    left: fc.constantFrom(a, b),
    relation: fc.constantFrom('<' as const, '>' as const, '<=' as const, '>=' as const, '!=' as const),
    right: fc.constantFrom<Expression>(
      E.number(-1),
      E.zero,
      E.one,
      E.two,
      b,
      E.power(b, E.two),
      E.negate(E.power(b, E.two)),
    ),
  })
  .filter(({ left, right }) => !E.equal(left, right))
  .map(({ left, relation, right }) => condition(left, relation, right));
const squares = fc.constantFrom(E.one, E.number(4), E.power(b, E.two)).chain((square) => {
  const difference = E.subtract(E.power(a, E.two), square);
  return fc.constantFrom(condition(difference, '>'), condition(E.negate(difference), '>'));
});
const products = fc
  .constantFrom<Expression>(E.multiply(a, b), E.multiply(a, E.add(a, E.one)), E.apply('abs', [a]))
  .map((product) => condition(product, '>'));
const quotients = fc
  .constantFrom<Expression>(E.add(a, E.one), E.add(b, E.two), E.multiply(a, b))
  .map((below) => condition(E.divide(E.multiply(E.two, a), below), '<', E.one));
const waves = fc.constantFrom(
  wave('sin', a, b),
  wave('sin', E.one, b),
  wave('sin', E.subtract(a, E.one), E.two),
  wave('cos', a, E.two),
  wave('cos', a, b),
);
const quarters = fc.integer({ min: -12, max: 12 }).map((k) => Q.rational(k, 4));

test('what is left of some conditions holds where all of them do, and nowhere else', () => {
  fc.assert(
    fc.property(
      fc.array(bounds, { minLength: 1, maxLength: 4 }),
      fc.oneof(waves, squares, products, quotients),
      quarters,
      quarters,
      (some, other, x, y) => {
        const all = [...some, other];
        const at = { a: x, b: y };
        const [given, left] = [all, strongest(all, [])].map((conditions) => conditions.map((one) => holdsAt(one, at)));
        // A wave of a/b has no value at b = 0, and a quotient none where its denominator is 0: no answer is asked for there.
        fc.pre(given!.every((holds) => holds !== null));
        expect(
          left!.every((holds) => holds === true),
          `${all.map(conditionText).join(', ')} at a = ${Q.toNumber(x)}, b = ${Q.toNumber(y)}`,
        ).toBe(given!.every((holds) => holds === true));
      },
    ),
    { numRuns: lawRuns(60, 4000) },
  );
});

test('beside what is known, what is left holds where all of them do', () => {
  fc.assert(
    fc.property(
      fc.array(bounds, { minLength: 1, maxLength: 3 }),
      fc.oneof(bounds, waves, squares, products, quotients),
      fc.array(bounds, { minLength: 1, maxLength: 2 }),
      quarters,
      quarters,
      (some, other, known, x, y) => {
        const at = { a: x, b: y };
        fc.pre(known.every((one) => holdsAt(one, at) === true));
        const all = [...some, other];
        const given = all.map((one) => holdsAt(one, at));
        fc.pre(given.every((holds) => holds !== null));
        expect(
          strongest(all, known).every((one) => holdsAt(one, at) === true),
          `${all.map(conditionText).join(', ')} beside ${known.map(conditionText).join(', ')} at a = ${Q.toNumber(x)}, b = ${Q.toNumber(y)}`,
        ).toBe(given.every((holds) => holds === true));
      },
    ),
    { numRuns: lawRuns(200, 4000) },
  );
});

test('a wave that has no zero between the bounds is not said', () => {
  const between = [condition(a, '>'), condition(b, '>'), condition(a, '<', b)];
  expect(strongest([...between, wave('sin', a, b)], []).map(conditionText)).toEqual(between.map(conditionText));
  const quotient = condition(E.divide(E.multiply(E.number(-2), a), E.add(a, E.one)), '>', E.minusOne);
  expect(strongest([condition(a, '>'), quotient], []).map(conditionText)).toEqual(['a > 0', 'a < 1']);
  const larger = condition(E.subtract(E.power(b, E.two), E.power(a, E.two)), '>');
  expect(strongest([condition(a, '>'), condition(b, '!='), larger], []).map(conditionText)).toEqual([
    'a > 0',
    'a < abs(b)',
  ]);
  const above = [condition(b, '>', E.one), wave('sin', E.one, b)];
  expect(strongest(above, []).map(conditionText)).toEqual(['b > 1']);
  expect(strongest([condition(a, '>='), condition(a, '!=')], []).map(conditionText)).toEqual(['a > 0']);
  expect(strongest([condition(a, '!=')], [condition(a, '>=')]).map(conditionText)).toEqual(['a > 0']);
  const square = condition(E.subtract(E.power(a, E.two), E.number(9)), '>');
  expect(strongest([condition(a, '>'), square], []).map(conditionText)).toEqual(['a > 3']);
  expect(strongest([condition(b, '>'), wave('sin', E.one, b)], [])).toHaveLength(2);
});
