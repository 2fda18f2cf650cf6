import { simplest, simplify } from '../../../algebra/simplify/simplify.ts';
import * as E from '../../../expression/build.ts';
import type { Condition } from '../../../expression/condition.ts';
import type { ApplyNode, Expression } from '../../../expression/expression.ts';
import { freeSymbols, transform } from '../../../expression/walk.ts';
import { isPositiveByForm } from '../../letter-conditions.ts';
import { isKnownPositive, knownSign, leastSign, positiveIn, signByBounds } from './known-signs.ts';

/** A value as it is written where letters are positive: |a| as a, √(a²b) as a√b. */
export function forPositive(value: Expression, known: readonly Condition[]): Expression {
  const positive = positiveIn(known);
  const isKnown = (a: Expression): boolean => freeSymbols(a).every((name) => positive.has(name)) && isPositiveByForm(a);
  const plain = withKnownSigns(value, known, isKnown);
  const found = simplify(plain);
  if (!found.ok) return withJoinedRoots(plain, isKnown);
  const { expression } = found.value;
  const best = freeSymbols(value).every((name) => positive.has(name))
    ? (found.value.positive ?? expression)
    : expression;
  // Roots that were put together bring absolute values of their own.
  const again = withKnownSigns(best, known, isKnown);
  return withJoinedRoots(E.equal(again, best) ? best : simplest(again), isKnown);
}

const withKnownSigns = (
  value: Expression,
  known: readonly Condition[],
  isKnown: (a: Expression) => boolean,
): Expression =>
  transform(value, (node) => {
    if (node.kind === 'apply' && node.name === 'abs') {
      const [inside] = node.args;
      const isNotNegative = isKnown(inside!) || leastSign(inside!, known) !== null;
      const sign = isNotNegative ? 1 : signByBounds(inside!, known);
      return sign === 0 ? node : E.multiply(E.number(sign), inside!);
    }
    if (node.kind === 'apply' && node.name === 'sign') {
      const [inside] = node.args;
      if (isKnown(inside!) || isKnownPositive(inside!, known)) return E.one;
      return isKnownPositive(E.negate(inside!), known) ? E.minusOne : node;
    }
    if (node.kind === 'apply' && node.name === 'ln') return logarithmOf(node, known);
    return node.kind === 'power' ? positivePower(node.base, node.exponent, isKnown) : node;
  });

/** ln(1/u) is −ln u where u is known to be positive. */
function logarithmOf(node: ApplyNode, known: readonly Condition[]): Expression {
  const [u] = node.args;
  const isKnown = u?.kind === 'power' && u.exponent.kind === 'number' && knownSign(u.base, known) === 1;
  return isKnown ? E.multiply(u.exponent, E.apply('ln', [u.base])) : node;
}

/** √π/√a as √(π/a). */
function withJoinedRoots(a: Expression, isKnown: (a: Expression) => boolean): Expression {
  return transform(a, (node) => {
    if (node.kind !== 'product') return node;
    const isRoot = (factor: Expression) => {
      const exponent = E.exponentOf(factor);
      return exponent.kind === 'number' && exponent.value.denominator === 2 && isKnown(E.baseOf(factor));
    };
    const roots = node.factors.filter((factor) => isRoot(factor) && E.baseOf(factor).kind !== 'number');
    if (roots.length < 2) return node;
    const inner = E.product(roots.map((factor) => E.power(E.baseOf(factor), E.multiply(E.two, E.exponentOf(factor)))));
    return E.product([...node.factors.filter((factor) => !roots.includes(factor)), E.sqrt(inner)]);
  });
}

function positivePower(base: Expression, exponent: Expression, isKnown: (a: Expression) => boolean): Expression {
  if (base.kind === 'power' && isKnown(base.base)) return E.power(base.base, E.multiply(base.exponent, exponent));
  if (base.kind !== 'product' || !base.factors.every(isKnown)) return E.power(base, exponent);
  return E.product(base.factors.map((factor) => positivePower(factor, exponent, isKnown)));
}
