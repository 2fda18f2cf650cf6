import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { size, transform } from '../../../expression/walk.ts';

/** f(1/u) = g(u), wherever either is real. */
const partners: Readonly<Record<string, string>> = {
  atanh: 'acoth',
  acoth: 'atanh',
  acsc: 'asin',
  asec: 'acos',
  asech: 'acosh',
};

/** acoth(1/u) as atanh(u), acsc(2/x) as asin(x/2) where they do not stand in the integrand: the shorter of the two, and where they are as short the one whose argument is no quotient. */
export const withoutReciprocals = (F: Expression, isGiven: (node: Expression) => boolean): Expression =>
  transform(F, (node) => {
    const partner = node.kind === 'apply' ? partners[node.name] : undefined;
    if (node.kind !== 'apply' || partner === undefined || isGiven(node)) return node;
    const form = E.apply(partner, [E.reciprocal(node.args[0]!)]);
    const [before, after] = [size(node), size(form)];
    if (after < before) return form;
    return after === before && quotientsIn(form) < quotientsIn(node) ? form : node;
  });

const quotientsIn = (a: Expression): number => {
  const u = a.kind === 'apply' ? a.args[0]! : a;
  const factors = E.factorsOf(u);
  return factors.filter((factor) => isBelow(E.exponentOf(factor)) && factor.kind === 'power').length;
};

const isBelow = (exponent: Expression): boolean => exponent.kind === 'number' && Q.sign(exponent.value) < 0;
