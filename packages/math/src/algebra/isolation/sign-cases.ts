import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { certainSign } from '../../expression/certain-sign.ts';
import { type Condition, condition, type Relation, sameCondition } from '../../expression/condition.ts';
import type { Expression } from '../../expression/expression.ts';
import { freeSymbols } from '../../expression/walk.ts';
import { coefficientsOf } from '../coefficients.ts';
import { multipliedOut } from '../expand.ts';
import { factor } from '../factor.ts';
import { asOneFraction } from '../fraction.ts';

/*
 * The signs that a quantity with real letters can have, each with what must hold for it: b²·c is positive for b ≠ 0 and c > 0, is 0 for b·c = 0,
 * and e^b is positive always. What stands below a fraction line is known not to be 0.
 */

export type Sign = -1 | 0 | 1;

/** What must hold for a quantity to have a sign. */
interface SignCase {
  readonly sign: Sign;
  readonly when: readonly Condition[];
}

/** The signs that are possible beside what is known; null where the sign of a constant cannot be told. */
export function signCases(quantity: Expression, known: readonly Condition[]): readonly SignCase[] | null {
  const parts = partsOf(quantity);
  let own: 1 | -1 = 1;
  const [open, sizes, zeroable]: [Expression[], Expression[], Expression[]] = [[], [], []];
  for (const part of parts) {
    if (freeSymbols(part.base).length === 0) {
      const sign = E.equal(part.base, E.zero) ? 0 : certainSign(part.base);
      if (sign === 0) return [{ sign: 0, when: [] }];
      if (sign === null || sign === 'not real') return null;
      if (sign < 0 && !part.isEven) own = own === 1 ? -1 : 1;
      continue;
    }
    if (isPositive(part.base)) continue;
    const sign = knownSign(part.base, known);
    if (sign === 0) return [{ sign: 0, when: [] }];
    if (sign === '!=' && part.isEven) continue;
    if (sign === 1 || sign === -1) {
      if (sign < 0 && !part.isEven) own = own === 1 ? -1 : 1;
      continue;
    }
    (part.isEven ? sizes : open).push(part.base);
    if (!part.isBelow && sign !== '!=') zeroable.push(part.base);
  }
  // 4ac − b² < 0 is b² − 4ac > 0.
  const isTurned = own < 0 && open.length === 1 && open[0]!.kind === 'sum';
  const core = isTurned ? multipliedOut(E.negate(open[0]!)) : E.product(open);
  if (isTurned) own = 1;
  const apart = sizes.map((one) => condition(one, '!='));
  const signed = (relation: Relation): readonly Condition[] => [...apart, condition(core, relation)];
  const zero: readonly SignCase[] =
    zeroable.length > 0
      ? [{ sign: 0, when: [condition(isTurned && zeroable.length === 1 ? core : E.product(zeroable), '=')] }]
      : [];
  if (open.length === 0) return [{ sign: own, when: apart.filter((one) => !isBelow(one, parts)) }, ...zero];
  return [{ sign: 1, when: signed(own > 0 ? '>' : '<') }, ...zero, { sign: -1, when: signed(own > 0 ? '<' : '>') }];
}

/** b² below a fraction line is not 0 anyway. */
const isBelow = (one: Condition, parts: readonly Part[]): boolean =>
  parts.some((part) => part.isBelow && sameCondition(condition(part.base, '!='), one));

interface Part {
  readonly base: Expression;
  readonly isEven: boolean;
  readonly isBelow: boolean;
}

/** The factors above and below the line of one fraction. */
function partsOf(quantity: Expression): readonly Part[] {
  const whole = asOneFraction(quantity)?.whole ?? quantity;
  return E.factorsOf(whole).flatMap((one): readonly Part[] => {
    const exponent = E.exponentOf(one);
    if (exponent.kind !== 'number' || !Q.isInteger(exponent.value)) return factorsOfSum(one, Q.one);
    return factorsOfSum(E.baseOf(one), exponent.value);
  });
}

function factorsOfSum(quantity: Expression, exponent: Q.Rational): readonly Part[] {
  // A logarithm has the sign of its argument less 1.
  const base = quantity.kind === 'apply' && quantity.name === 'ln' ? E.subtract(quantity.args[0]!, E.one) : quantity;
  const part = (of: Expression, by: Q.Rational): Part => ({
    base: of,
    isEven: Q.isInteger(Q.divide(by, Q.integerRational(2))),
    isBelow: Q.sign(by) < 0,
  });
  const found = base.kind === 'sum' ? factor(multipliedOut(base)) : null;
  if (!found?.ok) return [part(base, exponent)];
  return [
    part(E.number(found.value.content), exponent),
    ...found.value.factors.map((one) => part(one.factor, Q.multiply(exponent, Q.integerRational(one.multiplicity)))),
  ];
}

/** Whether it is positive whatever the letters are, by its form: e^b, b² + 1. */
function isPositive(a: Expression): boolean {
  if (a.kind === 'sum') return (a.terms.every(isNotNegative) && a.terms.some(isPositive)) || isPositiveQuadratic(a);
  if (a.kind === 'product') return a.factors.every(isPositive);
  if (freeSymbols(a).length === 0) return certainSign(a) === 1;
  return a.kind === 'power' && freeSymbols(a.base).length === 0 && isPositive(a.base);
}

/** a² − 2a + 2, (a − b)² + 4: a quadratic in a letter whose discriminant is negative. */
const isPositiveQuadratic = (a: Expression): boolean =>
  freeSymbols(a).some((name) => {
    const coefficients = coefficientsOf(multipliedOut(a), name);
    if (coefficients?.length !== 3) return false;
    const [c, b, leading] = coefficients;
    if (!isPositive(leading!)) return false;
    return isPositive(multipliedOut(E.subtract(E.product([E.number(4), leading!, c!]), E.power(b!, E.two))));
  });

function isNotNegative(a: Expression): boolean {
  if (a.kind === 'product') return a.factors.every(isNotNegative);
  const exponent = E.exponentOf(a);
  const isSquare = exponent.kind === 'number' && Q.isInteger(Q.divide(exponent.value, Q.integerRational(2)));
  return isPositive(a) || isSquare || (a.kind === 'apply' && a.name === 'abs');
}

function knownSign(a: Expression, known: readonly Condition[]): Sign | '!=' | undefined {
  for (const relation of ['>', '<', '=', '!='] as const) {
    const wanted = condition(a, relation);
    const holds = known.some((one) => sameCondition(one, wanted));
    if (holds) return relation === '>' ? 1 : relation === '<' ? -1 : relation === '=' ? 0 : '!=';
  }
  return undefined;
}
