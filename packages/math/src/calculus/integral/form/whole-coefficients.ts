import * as Z from '../../../exact/integer.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression, SumNode } from '../../../expression/expression.ts';
import { mapChildren } from '../../../expression/walk.ts';

/** 2·√3·(x + 1/2)/3 as √3·(2x + 1)/3: the fractions of a sum inside a product or a power go before it. */
export function withWholeCoefficients(F: Expression): Expression {
  const node = mapChildren(F, withWholeCoefficients);
  if (node.kind === 'product') return E.product(node.factors.map(cleared));
  if (node.kind === 'apply') return E.apply(node.name, node.args.map(cleared));
  return node.kind === 'power' ? cleared(node) : node;
}

/** The sum, or the whole power of one, with its common denominator as a factor. */
function cleared(a: Expression): Expression {
  const base = E.baseOf(a);
  const exponent = E.exponentOf(a);
  if (base.kind !== 'sum' || exponent.kind !== 'number') return a;
  const denominator = commonDenominator(base);
  if (denominator === 1 || denominator > maxDenominator) return a;
  const by = E.number(denominator);
  const whole = E.sum(base.terms.map((term) => E.product([by, term])));
  return E.product([E.power(E.reciprocal(by), exponent), E.power(whole, exponent)]);
}

/** Larger ones are no help to a reader. */
const maxDenominator = 10_000;

const commonDenominator = (a: SumNode): Z.Integer =>
  a.terms.reduce<Z.Integer>((all, term) => Z.lcm(all, Q.abs(E.coefficient(term)).denominator), 1);

/** √2·(x − √2·a/2) as √2·x − a: a root of a number goes into a sum that has it, so that it is a number there. */
export function withRootsInside(F: Expression): Expression {
  const node = mapChildren(F, withRootsInside);
  if (node.kind !== 'product') return node;
  const root = node.factors.find((one) => E.baseOf(one).kind === 'number' && E.equal(E.exponentOf(one), E.half));
  const sum = node.factors.find((one) => root !== undefined && one.kind === 'sum' && one.terms.some(hasFactor(root)));
  if (root === undefined || sum?.kind !== 'sum') return node;
  const inside = E.sum(sum.terms.map((term) => E.product([root, term])));
  return E.product([...node.factors.filter((one) => one !== root && one !== sum), inside]);
}

const hasFactor =
  (factor: Expression) =>
  (a: Expression): boolean =>
    E.factorsOf(a).some((one) => E.equal(one, factor));
