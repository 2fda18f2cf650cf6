import * as Q from '../../exact/rational.ts';
import { factorsOf, negate, product, symbol } from '../../expression/build.ts';
import { type Condition, condition, distinctConditions } from '../../expression/condition.ts';
import type { Expression } from '../../expression/expression.ts';
import { conditionsOfForm, isPositiveByForm, nonzero } from '../letter-conditions.ts';
import type { Assumption } from './context.ts';

/**
 * What a limit rests on: its letters were taken to be positive, and wherever a coefficient that is made of them had to be told from 0,
 * or its sign was needed, they were taken in general position. ((a − 1)²x² + x)/x grows, except for a = 1.
 */
export function limitConditions(
  letters: readonly string[],
  assumed: readonly Assumption[],
  value: Expression | undefined,
): readonly Condition[] {
  if (letters.length === 0) return [];
  const positive = letters.map((name) => condition(symbol(name), '>'));
  const ofValue = value === undefined ? [] : conditionsOfForm(value, symbol('x'), '');
  const signs = assumed.filter(({ relation }) => relation !== '!=').flatMap(ofAssumption);
  const others = [...signs, ...assumed.filter(({ relation }) => relation === '!=').flatMap(ofAssumption), ...ofValue];
  const needed = others.filter((one) => !isEvident(one) && !signs.some((other) => isStronger(other, one)));
  return distinctConditions([...positive, ...needed]);
}

function ofAssumption({ quantity, relation }: Assumption): readonly Condition[] {
  // sign(q) lies to 0 as q does.
  if (quantity.kind === 'apply' && quantity.name === 'sign')
    return ofAssumption({ quantity: quantity.args[0]!, relation });
  if (isPositiveByForm(quantity) || isPositiveByForm(negated(quantity))) return [];
  const factors = factorsOf(quantity);
  const open = product(factors.filter((factor) => !isPositiveByForm(factor)));
  return relation === '!=' || (relation === '>' && isSquare(open)) ? nonzero(open) : [condition(open, relation)];
}

const isSquare = (a: Expression): boolean =>
  a.kind === 'power' &&
  a.exponent.kind === 'number' &&
  Q.isInteger(a.exponent.value) &&
  Number(a.exponent.value.numerator) % 2 === 0;

const negated = (a: Expression): Expression =>
  a.kind === 'sum' ? { kind: 'sum', terms: a.terms.map(negate) } : negate(a);

/** What positive letters satisfy anyhow: a ≠ 0, a ≥ 0, a + b > 0, a ≠ −b. */
const isEvident = ({ left, relation, right }: Condition): boolean => {
  const rightIsNegative = isPositiveByForm(negated(right)) || (right.kind === 'number' && right.value.numerator === 0);
  return isPositiveByForm(left) && rightIsNegative && relation !== '<' && relation !== '<=' && relation !== '=';
};

/** a > b beside a ≠ b or a ≥ b. */
const isStronger = (one: Condition, other: Condition): boolean =>
  (other.relation === '!=' || other.relation === '>=') &&
  (one.relation === '>' || one.relation === '<') &&
  distinctConditions([
    { ...one, relation: '!=' },
    { ...other, relation: '!=' },
  ]).length === 1;
