import { expand } from '../../../algebra/expand.ts';
import { factor } from '../../../algebra/factor.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression, PowerNode } from '../../../expression/expression.ts';
import { contains, some, transform } from '../../../expression/walk.ts';
import { budget } from '../../../result/budget.ts';
import { endedBy } from '../../../result/unfinished.ts';
import { isPositive } from '../explain/positive.ts';
import { rationalView } from '../field/rational-view.ts';

/*
 * Powers of sums with fractions in them: 1/((1 − x)/(x + 1) + 1) is (x + 1)/2, and √(1 − (1 − x²)²/(x² + 1)²) is 2·|x|/(x² + 1), the squares
 * out of the root.
 */

const work = 10_000;

export const withoutNestedFractions = (F: Expression, variable: string): Expression =>
  transform(F, (node) => {
    if (node.kind === 'product') return withSigns(node.factors);
    return node.kind === 'power' && isNested(node, variable) ? (ofQuotient(node, variable) ?? node) : node;
  });

/** A power of a sum in which the variable stands below a line. */
const isNested = ({ base, exponent }: PowerNode, variable: string): boolean =>
  exponent.kind === 'number' &&
  base.kind === 'sum' &&
  base.terms.some((term) =>
    E.factorsOf(term).some((one) => {
      const by = E.exponentOf(one);
      return by.kind === 'number' && Q.sign(by.value) < 0 && contains(one, variable);
    }),
  );

function ofQuotient({ base, exponent }: PowerNode, variable: string): Expression | null {
  if (exponent.kind !== 'number' || some(base, (node) => node.kind === 'apply')) return null;
  try {
    const view = rationalView([base], [variable], budget(work));
    const value = view?.fractionOf(base) ?? null;
    if (view === null || value === null) return null;
    const whole = view.quotientOf(value);
    if (Q.isInteger(exponent.value)) return E.power(whole, exponent);
    return exponent.value.denominator === 2
      ? rootOf(view.expressionOf(value.n), view.expressionOf(value.d), exponent.value)
      : null;
  } catch (error) {
    if (endedBy(error, 'work')) return null;
    throw error;
  }
}

/** (n/d)^r with the squares in n and d before the root. */
function rootOf(n: Expression, d: Expression, r: Q.Rational): Expression | null {
  const [above, below] = [n, d].map((one) => factor(one));
  if (!above?.ok || !below?.ok) return null;
  const out: Expression[] = [];
  const signed: Expression[] = [];
  const inside: Expression[] = [];
  const twice = Q.multiply(r, Q.integerRational(2));
  for (const [{ value }, sign] of [
    [above, 1],
    [below, -1],
  ] as const) {
    inside.push(E.power(E.number(value.content), E.number(sign)));
    for (const { factor: base, multiplicity } of value.factors) {
      const half = E.power(base, E.number(Q.multiply(twice, Q.integerRational(sign * Math.floor(multiplicity / 2)))));
      (isPositive(base) ? out : signed).push(half);
      if (multiplicity % 2 === 1) inside.push(E.power(base, E.number(sign)));
    }
  }
  return E.product([...out, sizeOf(signed), E.power(E.product(inside), E.number(r))]);
}

/** |u·v/w| as |u·v|/|w|, each multiplied out. */
function sizeOf(factors: readonly Expression[]): Expression {
  const [above, below] = [1, -1].map((sign) => {
    const own = factors.filter((factor) => {
      const exponent = E.exponentOf(factor);
      return exponent.kind === 'number' && Q.sign(exponent.value) === sign;
    });
    const whole = E.product(own.map((factor) => E.power(factor, E.number(sign))));
    const plain = expand(whole);
    return E.apply('abs', [plain.ok ? plain.value : whole]);
  });
  return E.divide(above!, below!);
}

/** u·v/|u| as v·sign u */
function withSigns(factors: readonly Expression[]): Expression {
  for (const factor of factors) {
    if (!E.equal(E.exponentOf(factor), E.minusOne)) continue;
    const size = E.baseOf(factor);
    const u = size.kind === 'apply' && size.name === 'abs' ? size.args[0]! : null;
    const above = u === null ? undefined : factors.find((one) => E.equal(one, u));
    if (u === null || above === undefined) continue;
    return E.product([...factors.filter((one) => one !== factor && one !== above), E.apply('sign', [u])]);
  }
  return E.product(factors);
}
