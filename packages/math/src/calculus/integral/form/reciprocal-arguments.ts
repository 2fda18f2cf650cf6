import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { contains, size, transform } from '../../../expression/walk.ts';
import { integerContent } from './contents.ts';

/** f(1/u) = g(u), wherever either is real. */
const partners: Readonly<Record<string, string>> = {
  atanh: 'acoth',
  acoth: 'atanh',
  acsc: 'asin',
  asec: 'acos',
  asech: 'acosh',
};

interface Judge {
  readonly isGiven: (node: Expression) => boolean;
  readonly isPositive: (u: Expression) => boolean;
}

/** acoth(1/u) as atanh(u), acsc(2/x) as asin(x/2) where they do not stand in the integrand: the shorter of the two, and where they are as short the one whose argument is no quotient. */
export const withoutReciprocals = (F: Expression, variable: string, { isGiven, isPositive }: Judge): Expression =>
  transform(F, (node) => {
    const partner = node.kind === 'apply' ? partners[node.name] : undefined;
    if (node.kind !== 'apply' || partner === undefined || isGiven(node)) return node;
    if (node.name === 'atanh' && mayVanish(node.args[0]!, variable, isPositive)) return node;
    const form = E.apply(partner, [E.reciprocal(node.args[0]!)]);
    const [before, after] = [size(node), size(form)];
    if (after < before) return form;
    return after === before && quotientsIn(form) < quotientsIn(node) ? form : node;
  });

/**
 * acoth(c/u) as atanh(u/c), where u may be 0: there the first has no value, while the second goes through it. They are the same everywhere else,
 * and atanh has no such place, its argument lying between −1 and 1.
 */
export const withoutHoles = (F: Expression, variable: string, { isGiven, isPositive }: Judge): Expression =>
  transform(F, (node) => {
    if (node.kind !== 'apply' || node.name !== 'acoth' || isGiven(node)) return node;
    const u = E.reciprocal(node.args[0]!);
    return mayVanish(u, variable, isPositive) ? E.apply('atanh', [inLowestTerms(u)]) : node;
  });

/** (8·u + 6·v)/10 as (4·u + 3·v)/5 */
const inLowestTerms = (a: Expression): Expression =>
  E.product(
    E.factorsOf(a).flatMap((factor) => {
      const [base, n] = [E.baseOf(factor), E.exponentOf(factor)];
      if (base.kind !== 'sum') return [factor];
      const content = E.number(integerContent(base));
      return [E.power(content, n), E.power(E.sum(base.terms.map((term) => E.divide(term, content))), n)];
    }),
  );

/** Whether one of the factors above the fraction bar has not the same sign wherever the integrand is real. */
const mayVanish = (u: Expression, variable: string, isPositive: Judge['isPositive']): boolean =>
  E.factorsOf(u).some((factor) => {
    const base = E.baseOf(factor);
    return (
      contains(base, variable) && !isBelow(E.exponentOf(factor)) && !isPositive(base) && !isPositive(E.negate(base))
    );
  });

const quotientsIn = (a: Expression): number => {
  const u = a.kind === 'apply' ? a.args[0]! : a;
  const factors = E.factorsOf(u);
  return factors.filter((factor) => isBelow(E.exponentOf(factor)) && factor.kind === 'power').length;
};

const isBelow = (exponent: Expression): boolean => exponent.kind === 'number' && Q.sign(exponent.value) < 0;
