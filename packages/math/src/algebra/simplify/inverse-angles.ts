import { fromDecimal } from '../../exact/decimal.ts';
import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import { signOfConstant } from '../../expression/balls/sign-of-constant.ts';
import * as E from '../../expression/build.ts';
import { evaluate } from '../../expression/evaluate.ts';
import { evaluatePrecise } from '../../expression/evaluate-precise.ts';
import type { Expression } from '../../expression/expression.ts';
import { freeSymbols, some, transform } from '../../expression/walk.ts';
import { mapTuple } from '../../result/tuple.ts';
import { exactInverse } from '../../trigonometry/exact-values.ts';
import { multipliedOut } from '../expand.ts';

/*
 * Angles: values of inverse functions in parts of π, inverse functions of the functions themselves, sums of arctangents, sine and
 * cosine of one angle put together, a product of cosines of doubled angles, and numbers that are rounded.
 */

export function angleForms(a: Expression): Expression[] {
  const rules = [known, ofOwnFunction, rounded, extreme, arctangents, cosinesOfDoubles, tangentOfDouble];
  // Within a larger expression a sine of a shifted angle is seldom shorter.
  const whole = a.kind === 'product' ? E.product(a.factors.map(harmonic)) : harmonic(a);
  const forms = [...rules.map((rule) => transform(a, rule)), whole];
  return forms.filter((each) => !E.equal(each, a));
}

const pi = E.constant('pi');
const timesPi = (part: Q.Rational): Expression => E.product([E.number(part), pi]);

/** atan(√3) = π/3: where the value is that of a known angle, which is proved. */
function known(node: Expression): Expression {
  if (node.kind !== 'apply' || !isInverse(node.name) || some(node, (each) => each.kind === 'symbol')) return node;
  const part = exactInverse(node.name, node.args[0]!);
  return part === undefined ? node : timesPi(part);
}

const isInverse = (name: string): name is 'asin' | 'acos' | 'atan' => ['asin', 'acos', 'atan'].includes(name);

/** atan(tan(q·π)): the angle in the range of the inverse function with the same value. */
function ofOwnFunction(node: Expression): Expression {
  if (node.kind !== 'apply' || !isInverse(node.name)) return node;
  const inner = node.args[0]!;
  if (inner.kind !== 'apply' || inner.name !== node.name.slice(1)) return node;
  const angle = inner.args[0]!;
  if (!E.equal(E.withoutCoefficient(angle), pi)) return withoutTurns(node.name, angle) ?? node;
  return timesPi(intoRange(node.name, E.coefficient(angle)));
}

/** asin(sin 5) = 5 − 2π: the angle of the range with the same value, for a number that is no part of π. */
function withoutTurns(name: 'asin' | 'acos' | 'atan', angle: Expression): Expression | null {
  const value = freeSymbols(angle).length > 0 ? Number.NaN : evaluate(angle);
  if (!(Math.abs(value) < farthest)) return null;
  const halfTurns = name === 'acos' ? 2 * Math.round(value / (2 * Math.PI)) : Math.round(value / Math.PI);
  const rest = E.subtract(angle, timesPi(Q.rational(halfTurns)));
  const isTurned = name === 'acos' ? value < halfTurns * Math.PI : name === 'asin' && halfTurns % 2 !== 0;
  return isTurned ? multipliedOut(E.negate(rest)) : rest;
}

/** Angles beyond are not told from their neighbours by doubles. */
const farthest = 1e6;

/** q half turns where the inverse function has its values. */
function intoRange(name: 'asin' | 'acos' | 'atan', q: Q.Rational): Q.Rational {
  const nearest = (a: Q.Rational): Z.Integer => Q.floor(Q.add(a, Q.half));
  const reduction = (a: Q.Rational): Q.Rational =>
    Q.subtract(a, Q.integerRational(Z.multiply(2, nearest(Q.multiply(a, Q.half)))));
  if (name === 'atan') return Q.subtract(q, Q.integerRational(nearest(q)));
  const inTurn = reduction(q);
  if (name === 'acos') return Q.abs(inTurn);
  if (Q.compare(Q.abs(inTurn), Q.half) <= 0) return inTurn;
  return Q.subtract(Q.integerRational(Q.sign(inTurn)), inTurn);
}

const roundedDigits = 30;

/** ⌊c⌋ of a number that is certainly none of the integers. */
function rounded(node: Expression): Expression {
  if (node.kind !== 'apply' || (node.name !== 'floor' && node.name !== 'ceil')) return node;
  const at = node.args[0]!;
  if (at.kind === 'number' || freeSymbols(at).length > 0) return node;
  const found = evaluatePrecise(at, roundedDigits);
  const value = found.ok && found.value.im === '0' ? fromDecimal(found.value.re) : null;
  if (value === null || Q.isInteger(value)) return node;
  return E.number(Q.integerRational(node.name === 'floor' ? Q.floor(value) : Q.ceiling(value)));
}

/** The greatest or the least of numbers that are certainly in this order; those that are certainly neither are left out. */
function extreme(node: Expression): Expression {
  if (node.kind !== 'apply' || (node.name !== 'max' && node.name !== 'min') || freeSymbols(node).length > 0)
    return node;
  const side = node.name === 'max' ? 1 : -1;
  const isBeaten = (a: Expression) =>
    node.args.some((other) => signOfConstant(E.subtract(other, a)) === side && other !== a);
  const left = node.args.filter((a) => !isBeaten(a));
  return left.length === 1 ? left[0]! : left.length < node.args.length ? E.apply(node.name, left) : node;
}

/** atan(p) + atan(q) = atan((p + q)/(1 − pq)), up to half a turn, for numbers. */
function arctangents(node: Expression): Expression {
  if (node.kind !== 'sum') return node;
  const places = node.terms.flatMap((term, k) => {
    const angle = E.withoutCoefficient(term);
    const isOne = Q.isOne(Q.abs(E.coefficient(term)));
    return isOne && angle.kind === 'apply' && angle.name === 'atan' && freeSymbols(angle).length === 0 ? [k] : [];
  });
  const [first, second] = places;
  if (first === undefined || second === undefined) return node;
  const [p, q] = mapTuple([first, second], (k) => {
    const term = node.terms[k]!;
    const angle = E.withoutCoefficient(term);
    return E.multiply(E.number(E.coefficient(term)), angle.kind === 'apply' ? angle.args[0]! : angle);
  });
  const below = E.subtract(E.one, E.multiply(p, q));
  const size = evaluate(below);
  if (!(Math.abs(size) > 1e-9)) return node;
  const turn = size > 0 ? 0 : evaluate(p) > 0 ? 1 : -1;
  const rest = node.terms.filter((_, k) => k !== first && k !== second);
  return E.sum([...rest, E.apply('atan', [E.divide(E.add(p, q), below)]), timesPi(Q.rational(turn))]);
}

/** a·sin u + b·cos u = R·sin(u + φ), where the angle φ is known and R a number. */
function harmonic(node: Expression): Expression {
  if (node.kind !== 'sum' || node.terms.length !== 2) return node;
  const parts = node.terms.map(sineOrCosine);
  const [sine, cosine] = ['sin', 'cos'].map((name) => parts.find((part) => part?.name === name));
  if (!sine || !cosine || !E.equal(sine.at, cosine.at)) return node;
  const size = E.add(E.power(sine.factor, E.number(2)), E.power(cosine.factor, E.number(2)));
  if (size.kind !== 'number') return node;
  const radius = E.power(size, E.number(Q.half));
  const angle = exactInverse('asin', E.divide(cosine.factor, radius));
  if (angle === undefined) return node;
  const phase = evaluate(sine.factor) < 0 ? Q.subtract(Q.one, angle) : angle;
  return E.product([radius, E.apply('sin', [E.add(sine.at, timesPi(phase))])]);
}

function sineOrCosine(term: Expression) {
  const factors = E.factorsOf(term);
  const at = factors.findIndex((each) => each.kind === 'apply' && (each.name === 'sin' || each.name === 'cos'));
  const found = factors[at];
  if (found?.kind !== 'apply') return undefined;
  const factor = E.product(factors.filter((_, k) => k !== at));
  return freeSymbols(factor).length > 0 ? undefined : { name: found.name, at: found.args[0]!, factor };
}

/** cos u·cos 2u·cos 4u … = sin(2^n·u)/(2^n·sin u). */
function cosinesOfDoubles(node: Expression): Expression {
  if (node.kind !== 'product') return node;
  const doubled = (u: Expression): Expression => E.multiply(E.number(2), u);
  // 0 and infinity are their own doubles, and a chain from them would have no end.
  const angles = node.factors
    .flatMap((each) => (each.kind === 'apply' && each.name === 'cos' ? [each.args[0]!] : []))
    .filter((u) => !E.equal(u, doubled(u)));
  const chainFrom = (u: Expression): readonly Expression[] => {
    const next = angles.find((each) => E.equal(each, doubled(u)));
    return next === undefined ? [u] : [u, ...chainFrom(next)];
  };
  const chain = angles.map(chainFrom).reduce((best, each) => (each.length > best.length ? each : best), []);
  if (chain.length < 2) return node;
  const rest = node.factors.filter(
    (each) => each.kind !== 'apply' || each.name !== 'cos' || !chain.some((u) => E.equal(u, each.args[0]!)),
  );
  const [u, last] = [chain[0]!, chain.at(-1)!];
  return E.product([
    ...rest,
    E.apply('sin', [doubled(last)]),
    E.number(Q.power(Q.rational(2), -chain.length)),
    E.power(E.apply('sin', [u]), E.number(-1)),
  ]);
}

/** 2·tan u/(1 − tan² u) = tan 2u. */
function tangentOfDouble(node: Expression): Expression {
  if (node.kind !== 'product') return node;
  for (const [k, factor] of node.factors.entries()) {
    if (factor.kind !== 'apply' || factor.name !== 'tan') continue;
    const below = E.subtract(E.one, E.power(factor, E.number(2)));
    const at = node.factors.findIndex(
      (each) =>
        each.kind === 'power' &&
        E.equal(each.exponent, E.number(-1)) &&
        (E.equal(each.base, below) || E.equal(each.base, E.multiply(E.number(-1), below))),
    );
    const found = node.factors[at];
    if (found?.kind !== 'power') continue;
    const sign = E.equal(found.base, below) ? Q.half : Q.negate(Q.half);
    const rest = node.factors.filter((_, j) => j !== k && j !== at);
    return E.product([...rest, E.number(sign), E.apply('tan', [E.multiply(E.number(2), factor.args[0]!)])]);
  }
  return node;
}
