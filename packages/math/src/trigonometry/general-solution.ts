import * as Q from '../exact/rational.ts';
import { signOfConstant } from '../expression/balls/sign-of-constant.ts';
import { apply, constant, negate, number, product, reciprocal, subtract, sum } from '../expression/build.ts';
import { evaluate } from '../expression/evaluate.ts';
import type { Expression } from '../expression/expression.ts';
import { no, ok, type Result } from '../result/result.ts';
import { type Circular, exactInverse, type InverseCircular } from './exact-values.ts';

/** The angles base + k·period for every integer k, in radians; the period is positive. */
export interface Family {
  readonly base: Expression;
  readonly period: Expression;
  /** The base is known by digits only (to some eighty): no closed form. */
  readonly rounded?: boolean;
}

/** All solutions of an equation in one angle. */
export type SolutionSet =
  | { readonly kind: 'families'; readonly families: readonly Family[] }
  /** No real number solves it; `why` ends a sentence. */
  | { readonly kind: 'none'; readonly reason: string }
  /** Every real number solves it, or every one at which both sides exist. */
  | { readonly kind: 'all'; readonly except?: Family };

/** π */
export const pi = constant('pi');
/** 2π */
export const fullTurn = product([number(2), pi]);
/** The angles at which the tangent has no value. */
export const poles: Family = { base: product([number(Q.half), pi]), period: pi };

const undecided = no(
  'no-answer',
  'It could not be decided whether a number of this equation is exactly a limit of what the function takes.',
);

/**
 * All y with f(y) = v, exactly: multiples of pi where v is a known value, else the inverse function of v.
 *
 * cos y = v:  y = ±acos v + 2kπ    sin y = v:  y = asin v + 2kπ or π − asin v + 2kπ    tan y = v:  y = atan v + kπ
 */
export function anglesWith(name: Circular, v: Expression): Result<SolutionSet> {
  if (name === 'tan') return ok(families({ base: inverse('atan', v), period: pi }));
  const [below, above] = [signOfConstant(sum([v, number(1)])), signOfConstant(subtract(v, number(1)))];
  if (below === undefined || above === undefined) return undecided;
  const called = name === 'cos' ? 'cosine' : 'sine';
  if (above > 0) return ok({ kind: 'none', reason: `the ${called} of a real angle is never greater than 1` });
  if (below < 0) return ok({ kind: 'none', reason: `the ${called} of a real angle is never less than -1` });
  const first = inverse(`a${name}`, v);
  if (below === 0 || above === 0) return ok(families({ base: first, period: fullTurn }));
  if (v.kind === 'number' && Q.isZero(v.value)) return ok(families({ base: first, period: pi }));
  const second = name === 'cos' ? negate(first) : subtract(pi, first);
  return ok(families({ base: first, period: fullTurn }, { base: second, period: fullTurn }));
}

/** A set of solutions that consists of families. */
export const families = (...list: readonly Family[]): SolutionSet => ({ kind: 'families', families: list });

/** The principal angle with this value: a part of π, the angle whose function is written there, or the inverse function. */
export function inverse(name: InverseCircular, v: Expression): Expression {
  const known = exactInverse(name, v);
  return known === undefined ? (undone(name, v) ?? apply(name, [v])) : product([number(known), pi]);
}

/** acos(cos 2) is 2, asin(sin 2) is π − 2: the angle in the range of the inverse function that has the same value. */
function undone(name: InverseCircular, v: Expression): Expression | undefined {
  if (v.kind !== 'apply' || `a${v.name}` !== name) return undefined;
  const angle = v.args[0]!;
  const wanted = Math[name](evaluate(v));
  const turn = name === 'atan' ? pi : fullTurn;
  const mirrored = name === 'acos' ? [negate(angle)] : name === 'asin' ? [subtract(pi, angle)] : [];
  const moved = [angle, ...mirrored].map((one) => {
    const turns = Math.round((wanted - evaluate(one)) / evaluate(turn));
    return sum([one, product([number(turns), turn])]);
  });
  return moved.find((one) => Math.abs(evaluate(one) - wanted) < 1e-9);
}

/** From the angles y to x, where y = factor·x. The factor is not 0. */
export function dividedBy(solutions: SolutionSet, factor: Expression, negative: boolean): SolutionSet {
  if (solutions.kind !== 'families') return solutions;
  const by = reciprocal(factor);
  return families(
    ...solutions.families.map(({ base, period }) => ({
      base: product([base, by]),
      period: product([period, negative ? negate(by) : by]),
    })),
  );
}

/** What solves the first or the second equation, each angle once; two families half a period apart become one. */
export function union(sets: readonly SolutionSet[]): SolutionSet {
  const found: Family[] = [];
  for (const set of sets) if (set.kind === 'families') for (const family of set.families) take(found, family);
  return found.length > 0 ? families(...found) : (sets[0] ?? families());
}

function take(found: Family[], family: Family): void {
  for (const [index, other] of found.entries()) {
    const apart = partsBetween(other, family);
    if (apart === undefined) continue;
    if (Q.isInteger(apart)) return;
    if (!Q.isInteger(Q.subtract(apart, Q.half))) continue;
    found.splice(index, 1);
    take(found, { base: other.base, period: product([number(Q.half), other.period]) });
    return;
  }
  found.push(family);
}

/** How many periods lie between two families of the same period; undefined where that is not a rational number. */
function partsBetween(one: Family, other: Family): Q.Rational | undefined {
  const ratio = product([one.period, reciprocal(other.period)]);
  if (ratio.kind !== 'number' || !Q.isOne(ratio.value)) return undefined;
  const difference = subtract(other.base, one.base);
  const apart = product([difference, reciprocal(one.period)]);
  return apart.kind === 'number' ? apart.value : undefined;
}
