import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { argumentOf, freeSymbols, some, transform } from '../../expression/walk.ts';
import { mapTuple } from '../../result/tuple.ts';
import { expand, multipliedOut } from '../expand.ts';
import { factor } from '../factor.ts';

/*
 * Square roots of sums with letters that are squares of shorter sums: √(a ± √b) = √((a + d)/2) ± √((a − d)/2) with d = √(a² − b),
 * where a² − b is a square, and √(c ± c·cos u) by the half angle. Both hold where the parts are real, up to a sign: candidates,
 * which the comparison with the source decides between.
 */

const isSquareRoot = (node: Expression): boolean =>
  node.kind === 'power' && node.exponent.kind === 'number' && node.exponent.value.denominator === 2;

/** Whether a root of a sum with letters that has one root among its terms. */
const isNested = (node: Expression): boolean =>
  isSquareRoot(node) &&
  node.kind === 'power' &&
  node.base.kind === 'sum' &&
  freeSymbols(node.base).length > 0 &&
  node.base.terms.filter(hasRoot).length === 1;

const hasRoot = (term: Expression): boolean => E.factorsOf(term).some(isSquareRoot);

/** The two ways in which nested square roots with letters come apart; none where there are no such roots. */
export function denestedWithLetters(a: Expression): readonly Expression[] {
  if (!some(a, isNested)) return [];
  return [1, -1].map((order) => transform(a, (node) => denested(node, order) ?? node));
}

function denested(node: Expression, order: number): Expression | null {
  if (node.kind !== 'power' || !isNested(node) || node.base.kind !== 'sum') return null;
  const root = node.base.terms.find(hasRoot)!;
  const a = E.sum(node.base.terms.filter((term) => term !== root));
  const norm = expand(E.subtract(E.power(a, E.two), E.power(root, E.two)));
  const d = norm.ok ? squareRootOf(norm.value) : null;
  if (d === null) return null;
  const [first, second] = mapTuple([E.add(a, d), E.subtract(a, d)], (each) =>
    rootOf(multipliedOut(E.multiply(E.half, each))),
  );
  const [large, small] = order > 0 ? [first, second] : [second, first];
  const sign = Q.sign(E.coefficient(root));
  return E.power(E.sum([large, E.multiply(E.number(sign), small)]), E.multiply(node.exponent, E.two));
}

/** √u, or the sum whose square u is: for the whole it makes no difference which of its two roots is taken. */
const rootOf = (u: Expression): Expression => squareRootOf(u) ?? E.sqrt(u);

/** A polynomial whose square this is; null where there is none. */
function squareRootOf(square: Expression): Expression | null {
  if (square.kind === 'number') return Q.sign(square.value) < 0 ? null : squareRootOfNumber(square.value);
  const found = factor(square);
  if (!found.ok || found.value.factors.some(({ multiplicity }) => multiplicity % 2 === 1)) return null;
  const content = squareRootOfNumber(found.value.content);
  if (content === null) return null;
  const parts = found.value.factors.map(({ factor: one, multiplicity }) => E.power(one, E.number(multiplicity / 2)));
  return E.product([content, ...parts]);
}

function squareRootOfNumber(value: Q.Rational): Expression | null {
  const root = Q.sign(value) < 0 ? null : Q.exactRoot(value, 2);
  return root === null ? null : E.number(root);
}

/** √(c − c·cos u) = √(2c)·|sin(u/2)|, √(c + c·cos u) = √(2c)·|cos(u/2)|, for c > 0; of products and quotients of these too. */
export function rootOfHalfAngle(node: Expression): Expression {
  if (node.kind !== 'power' || !isSquareRoot(node)) return node;
  const parts = E.factorsOf(node.base).map((factor) => {
    const half = factor.kind === 'number' ? null : squareByHalfAngle(E.baseOf(factor));
    return half === null ? { inside: factor } : { outside: E.power(half, E.exponentOf(factor)) };
  });
  if (parts.every(({ outside }) => outside === undefined)) return node;
  const inside = E.product(parts.flatMap((part) => (part.inside === undefined ? [] : [part.inside])));
  const outside = E.product(parts.flatMap((part) => (part.outside === undefined ? [] : [part.outside])));
  return E.multiply(E.power(inside, node.exponent), E.power(outside, E.multiply(node.exponent, E.two)));
}

/** What is squared to c ± c·cos u. */
function squareByHalfAngle(a: Expression): Expression | null {
  if (a.kind !== 'sum' || a.terms.length !== 2) return null;
  const wave = a.terms.find((term) => isCosine(E.withoutCoefficient(term)));
  const constant = a.terms.find((term) => term !== wave);
  if (wave === undefined || constant?.kind !== 'number' || Q.sign(constant.value) <= 0) return null;
  const ratio = Q.divide(E.coefficient(wave), constant.value);
  if (!Q.isOne(Q.abs(ratio))) return null;
  const half = E.multiply(E.half, argumentOf(E.withoutCoefficient(wave)));
  const size = E.apply('abs', [E.apply(Q.isOne(ratio) ? 'cos' : 'sin', [half])]);
  return E.multiply(E.sqrt(E.number(Q.multiply(Q.integerRational(2), constant.value))), size);
}

const isCosine = (a: Expression): boolean => a.kind === 'apply' && a.name === 'cos';
