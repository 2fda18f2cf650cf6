import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression, SumNode } from '../../../expression/expression.ts';

/**
 * What all terms of a sum have in common, negative and fractional powers too: of a^(3/4)·d/b^(3/4) + a^(1/4)·c/b^(1/4) it is a^(1/4)/b^(3/4).
 * Every base with its least exponent, where the exponents are numbers, and 0 where it is missing.
 */
export function commonContent(a: SumNode, isTaken: (base: Expression) => boolean): Expression {
  const bases: Expression[] = [];
  for (const term of a.terms)
    for (const factor of E.factorsOf(term)) {
      const base = E.baseOf(factor);
      const known = bases.some((one) => E.equal(one, base));
      if (!known && factor.kind !== 'number' && E.exponentOf(factor).kind === 'number' && isTaken(base))
        bases.push(base);
    }
  return E.product(bases.map((base) => E.power(base, E.number(leastExponent(a, base)))));
}

function leastExponent(a: SumNode, base: Expression): Q.Rational {
  return a.terms
    .map((term) => exponentIn(term, base))
    .reduce((least, one) => (Q.compare(one, least) < 0 ? one : least));
}

function exponentIn(term: Expression, base: Expression): Q.Rational {
  const factor = E.factorsOf(term).find((one) => one.kind !== 'number' && E.equal(E.baseOf(one), base));
  const exponent = factor === undefined ? E.zero : E.exponentOf(factor);
  return exponent.kind === 'number' ? exponent.value : Q.zero;
}
