import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { certainSign } from '../../expression/certain-sign.ts';
import type { Expression } from '../../expression/expression.ts';
import { substitute } from '../../expression/substitute.ts';
import { contains } from '../../expression/walk.ts';
import { mapTuple } from '../../result/tuple.ts';
import { multipliedOut } from '../expand.ts';
import { ofInverses } from '../simplify/compositions.ts';
import { simplest } from '../simplify/simplify.ts';
import { type CriticalPoint, inOrder } from './point-order.ts';

/*
 * Sums that one function more makes algebraic, so that their points have closed forms:
 *
 *   c₁·ln u₁ + … + cₙ·ln uₙ = c   by e^(…), where the cₖ have rational ratios    ln(x + 1) − ln(x − 1) = 1, (x + 1)/(x − 1) = e
 *   n₁·atan u₁ + … = c            by the sine, for whole nₖ, atan, asin and acos  atan x + atan 2x = π/4
 *   A^B = c                       by the logarithm of |A|                          x^ln(x) = e^4
 *
 * The new equation holds wherever the old one does; it may hold elsewhere too, which costs a sample. To these points come those of the
 * parts, where the function may begin or cease to have a value. Equations have solutions where A < 0 and B is a whole number, too:
 * (x² − 5x + 5)^(x² − 9x + 20) is 1 at 2 and 3, where it is (−1)⁶ and (−1)².
 */

type Points = (f: Expression) => CriticalPoint[] | null;

/** The points of such a sum; null where f is none, or those of the equation that it leads to are not known. */
export const transcendentalPoints = (f: Expression, x: string, points: Points): CriticalPoint[] | null =>
  ofLogarithms(f, x, points) ?? ofInverseAngles(f, x, points) ?? ofPower(f, x, points);

const together = (all: readonly Expression[], points: Points): CriticalPoint[] | null => {
  const found: CriticalPoint[] = [];
  for (const one of all) {
    const own = points(one);
    if (own === null) return null;
    found.push(...own);
  }
  return inOrder(found);
};

/** Terms constant·g(u), with what is left of a sum as a constant; null where another term holds x. */
function termsOver(f: Expression, x: string, names: readonly string[]) {
  const terms: { readonly by: Expression; readonly name: string; readonly u: Expression }[] = [];
  const rest: Expression[] = [];
  for (const term of E.termsOf(f)) {
    if (!contains(term, x)) {
      rest.push(term);
      continue;
    }
    const dependent = E.factorsOf(term).filter((factor) => contains(factor, x));
    const [only] = dependent;
    if (dependent.length > 1 || only?.kind !== 'apply' || !names.includes(only.name)) return null;
    terms.push({ by: E.product(E.factorsOf(term).filter((one) => one !== only)), name: only.name, u: only.args[0]! });
  }
  return terms.length < 2 ? null : { terms, constant: E.sum(rest) };
}

const highestPower = 6;

function ofLogarithms(f: Expression, x: string, points: Points): CriticalPoint[] | null {
  const found = termsOver(f, x, ['ln']);
  if (found === null) return null;
  const { terms, constant } = found;
  const unit = terms[0]!.by;
  const ratios = terms.map(({ by }) => simplest(E.divide(by, unit)));
  const scale = commonDenominator(ratios);
  if (scale === null) return null;
  const powers = terms.map(({ u }, k) => ({ u, n: Q.toNumber(Q.multiply(ratioOf(ratios[k]!), scale)) }));
  if (powers.some(({ n }) => Math.abs(n) > highestPower)) return null;
  const side = (sign: number): Expression =>
    E.product(powers.flatMap(({ u, n }) => (n * sign > 0 ? [E.power(u, E.number(Math.abs(n)))] : [])));
  const level = simplest(E.exp(E.negate(E.divide(E.multiply(constant, E.number(scale)), unit))));
  const equation = multipliedOut(E.subtract(side(1), E.multiply(level, side(-1))));
  return together([...terms.map(({ u }) => u), equation], points);
}

const ratioOf = (a: Expression): Q.Rational => (a.kind === 'number' ? a.value : Q.zero);

/** Null where one of them is no number. */
function commonDenominator(ratios: readonly Expression[]): Q.Rational | null {
  let common = Q.one;
  for (const one of ratios) {
    if (one.kind !== 'number') return null;
    const left = Q.multiply(common, one.value);
    common = Q.multiply(common, Q.integerRational(left.denominator));
  }
  return common;
}

function ofInverseAngles(f: Expression, x: string, points: Points): CriticalPoint[] | null {
  const found = termsOver(f, x, ['atan', 'asin', 'acos']);
  if (found === null) return null;
  const { terms, constant } = found;
  const scale = commonDenominator(terms.map(({ by }) => by));
  if (scale === null) return null;
  const times = E.number(scale);
  const angle = E.sum(terms.map(({ by, name, u }) => E.product([times, by, E.apply(name, [u])])));
  const [sine, cosine] = mapTuple(['sin', 'cos'], (name) => ofInverses({ kind: 'apply', name, args: [angle] }));
  if (!sine || !cosine) return null;
  const [s, c] = mapTuple(['sin', 'cos'], (name) => simplest(E.apply(name, [E.multiply(times, constant)])));
  const equation = E.add(E.multiply(sine, c), E.multiply(cosine, s));
  const edges = terms.flatMap(({ name, u }) => (name === 'atan' ? [u] : [E.add(u, E.one), E.subtract(u, E.one)]));
  return together([...edges, equation], points);
}

/** by·A^B = level·by with x in A and in B. */
interface PowerEquation {
  readonly base: Expression;
  readonly exponent: Expression;
  readonly level: Expression;
  readonly sign: 1 | -1;
}

function powerEquation(f: Expression, x: string): PowerEquation | null {
  const terms = E.termsOf(f);
  const dependent = terms.filter((term) => contains(term, x));
  const factors = dependent.length === 1 ? E.factorsOf(dependent[0]!).filter((factor) => contains(factor, x)) : [];
  const [power] = factors;
  if (factors.length !== 1 || power?.kind !== 'power' || !contains(power.base, x) || !contains(power.exponent, x))
    return null;
  const by = E.product(E.factorsOf(dependent[0]!).filter((factor) => factor !== power));
  const level = simplest(E.divide(E.sum(terms.filter((term) => term !== dependent[0])), E.negate(by)));
  const sign = certainSign(level);
  return sign === 1 || sign === -1 ? { base: power.base, exponent: power.exponent, level, sign } : null;
}

/** B·ln A − ln|c|, for A or for −A in its place. */
const logarithmOfEquation = ({ exponent, level, sign }: PowerEquation, base: Expression): Expression =>
  simplest(E.subtract(E.multiply(exponent, E.ln(base)), E.ln(sign > 0 ? level : E.negate(level))));

function ofPower(f: Expression, x: string, points: Points): CriticalPoint[] | null {
  const found = powerEquation(f, x);
  if (found === null) return null;
  return together([found.base, found.exponent, logarithmOfEquation(found, found.base)], points);
}

/**
 * The zeros of A^B − c at which A is negative and B a whole number: single points, around which the power is not real. None where f is
 * no such equation.
 */
export function zerosOfNegativeBase(f: Expression, x: string, points: Points): readonly CriticalPoint[] {
  const found = powerEquation(f, x);
  if (found === null) return [];
  const candidates = points(logarithmOfEquation(found, E.negate(found.base))) ?? [];
  return candidates.filter(({ exact }) => {
    if (exact === undefined) return false;
    const [base, exponent] = mapTuple([found.base, found.exponent], (part) =>
      simplest(substitute(part, { [x]: exact })),
    );
    if (certainSign(base) !== -1 || exponent.kind !== 'number' || !Q.isInteger(exponent.value)) return false;
    return E.equal(simplest(E.subtract(E.power(base, exponent), found.level)), E.zero);
  });
}
