import * as Q from '../exact/rational.ts';
import { signOfConstant } from '../expression/balls/sign-of-constant.ts';
import {
  add,
  factorsOf,
  negate,
  number,
  power,
  product,
  reciprocal,
  sqrt,
  subtract,
  sum,
  zero,
} from '../expression/build.ts';
import { evaluate } from '../expression/evaluate.ts';
import type { Expression } from '../expression/expression.ts';
import { no, ok, type Result } from '../result/result.ts';
import type { Circular } from './exact-values.ts';
import { anglesWith, dividedBy, families, pi, poles, type SolutionSet, union } from './general-solution.ts';

/** All solutions, and the values of sin x, cos x or tan x that they come from. */
export interface SolvedCircular {
  readonly solutions: SolutionSet;
  readonly levels: readonly Expression[];
}

const undecided = no('no-answer', 'It could not be decided whether a number of this equation is exactly zero.');

/** f(a·x) = b, a = 0 included: then the left side is the constant f(0). */
export function solveMultiple(name: Circular, a: Expression, b: Expression): Result<SolvedCircular> {
  const sign = signOfConstant(a);
  if (sign === undefined) return undecided;
  if (sign === 0) return solveConstant(number(name === 'cos' ? 1 : 0), b, `${name}(0)`);
  const angles = anglesWith(name, b);
  if (!angles.ok) return angles;
  const scaled = dividedBy(angles.value, a, sign < 0);
  return ok({ solutions: scaled, levels: [b] });
}

/** left = right where neither contains x. */
function solveConstant(
  left: Expression,
  right: Expression,
  said: string,
  except?: SolutionSet,
): Result<SolvedCircular> {
  const difference = signOfConstant(subtract(left, right));
  if (difference === undefined) return undecided;
  if (difference === 0) return ok({ solutions: except ?? { kind: 'all' }, levels: [] });
  return ok({
    solutions: { kind: 'none', reason: `${said} is a constant and differs from the right side` },
    levels: [],
  });
}

/** a·tan²x = b·tan x, that is tan x = 0 or tan x = b/a. */
export function solveTangentQuadratic(a: Expression, b: Expression): Result<SolvedCircular> {
  const [first, second] = [signOfConstant(a), signOfConstant(b)];
  if (first === undefined || second === undefined) return undecided;
  if (first === 0 && second === 0) return ok({ solutions: { kind: 'all', except: poles }, levels: [] });
  const zeros = families({ base: zero, period: pi });
  if (first === 0 || second === 0) return ok({ solutions: zeros, levels: [zero] });
  const level = product([b, reciprocal(a)]);
  const others = anglesWith('tan', level);
  return others.ok ? ok({ solutions: union([zeros, others.value]), levels: [zero, level] }) : others;
}

/**
 * a·cos²x + b·sin x = c (`name` is sin), or a·sin²x + b·cos x = c (`name` is cos). With t = sin x or cos x the square of the
 * other is 1 − t², so that a·t² − b·t + (c − a) = 0.
 */
export function solveSquareQuadratic(
  name: 'sin' | 'cos',
  a: Expression,
  b: Expression,
  c: Expression,
): Result<SolvedCircular> {
  const roots = quadraticRoots(a, negate(b), subtract(c, a));
  if (!roots.ok) return roots;
  if (roots.value === 'all') return ok({ solutions: { kind: 'all' }, levels: [] });
  if (roots.value.length === 0) {
    const reason = `the equation for t = ${name}(x) has no real root`;
    return ok({ solutions: { kind: 'none', reason }, levels: [] });
  }
  const sets: SolutionSet[] = [];
  const levels = roots.value.map(plainLevel);
  for (const root of levels) {
    const angles = anglesWith(name, root);
    if (!angles.ok) return angles;
    sets.push(angles.value);
  }
  return ok({ solutions: union(sets), levels });
}

/** 1, −1 or 0 where the level is that, however many roots it is written with: there the solutions are exact, and meet. */
const plainLevel = (level: Expression): Expression =>
  [1, -1, 0].map((plain) => number(plain)).find((plain) => signOfConstant(subtract(level, plain)) === 0) ?? level;

/** The real roots of αt² + βt + γ, each once; `all` for the zero polynomial. */
export function quadraticRoots(
  alpha: Expression,
  beta: Expression,
  gamma: Expression,
): Result<readonly Expression[] | 'all'> {
  const leading = signOfConstant(alpha);
  if (leading === undefined) return undecided;
  if (leading === 0) return linearRoots(beta, gamma);
  const discriminant = subtract(power(beta, number(2)), withSignOutside(product([number(4), alpha, gamma])));
  const sign = signOfConstant(discriminant);
  if (sign === undefined) return undecided;
  if (sign < 0) return ok([]);
  const twice = reciprocal(product([number(2), alpha]));
  const middle = product([negate(beta), twice]);
  if (sign === 0) return ok([middle]);
  const distance = product([sqrt(discriminant), twice]);
  const both = [joined(add(middle, distance)), joined(subtract(middle, distance))] as const;
  return ok(withoutCancellation(both, product([gamma, reciprocal(alpha)])));
}

/** The minus of a sum that is negative before its product: −2 − √3 is −(2 + √3), and −(1 − √2)/2 is (√2 − 1)/2. */
function withSignOutside(a: Expression): Expression {
  const factors = factorsOf(a);
  const at = factors.findIndex((one) => one.kind === 'sum' && evaluate(one) < 0);
  const inner = factors[at];
  if (inner?.kind !== 'sum' || factors.length === 1) return a;
  return product([number(-1), ...factors.toSpliced(at, 1, sum(inner.terms.map(negate)))]);
}

/** Roots of which one is this much smaller than the other are nearly equal terms subtracted, and lose digits as doubles. */
const CANCELLED = 0.01;

/** The smaller root as the product of both over the larger, where it is much smaller. */
function withoutCancellation([one, other]: readonly [Expression, Expression], both: Expression): readonly Expression[] {
  const [p, q] = [Math.abs(evaluate(one)), Math.abs(evaluate(other))];
  if (p < CANCELLED * q) return [product([both, reciprocal(other)]), other];
  return q < CANCELLED * p ? [one, product([both, reciprocal(one)])] : [one, other];
}

function linearRoots(beta: Expression, gamma: Expression): Result<readonly Expression[] | 'all'> {
  const [slope, rest] = [signOfConstant(beta), signOfConstant(gamma)];
  if (slope === undefined || rest === undefined) return undecided;
  if (slope === 0) return ok(rest === 0 ? 'all' : []);
  return ok([withSignOutside(product([negate(gamma), reciprocal(beta)]))]);
}

/** 1/2 + sqrt(5)/2 as (1 + sqrt(5))/2, where both terms are over the same denominator. */
function joined(value: Expression): Expression {
  if (value.kind !== 'sum') return value;
  const rational = value.terms.find((term) => term.kind === 'number');
  if (rational?.kind !== 'number' || Q.isInteger(rational.value)) return value;
  const { denominator } = rational.value;
  return product([
    number(Q.rational(1, denominator)),
    sum(value.terms.map((term) => product([number(Q.integerRational(denominator)), term]))),
  ]);
}
