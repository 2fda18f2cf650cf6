import { expand as writtenOut } from '../../algebra/expand.ts';
import { simplify } from '../../algebra/simplify/simplify.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { type Condition, condition, distinctConditions } from '../../expression/condition.ts';
import { evaluateBall } from '../../expression/evaluate-precise.ts';
import type { Expression } from '../../expression/expression.ts';
import { substitute } from '../../expression/substitute.ts';
import { freeSymbols, some, transform } from '../../expression/walk.ts';
import * as B from '../../numeric/precise/ball.ts';
import { type Budget, budget, spend } from '../../result/budget.ts';
import { endedBy, Unfinished } from '../../result/unfinished.ts';
import { digammaAt, polygammaAt } from '../definite/table/gamma-values.ts';
import { nonzero } from '../letter-conditions.ts';
import { isRealFarOut } from '../limit/approach.ts';
import { type Expansion, expand } from '../limit/expand.ts';
import { hasUnknownCoefficient } from '../limit/internal.ts';
import type { Series } from '../series.ts';
import { type ExpansionProblem, inSmall, type Laurent, small } from './problem.ts';
import { inBasicFunctions, withTurnedArctangents } from './rewrite.ts';

/*
 * The first terms of a Laurent series with exact coefficients, by the arithmetic of series (`calculus/series.ts`).
 *
 * Expressions are expanded from the inside outwards. How many terms the parts need is not known before: sin(x)/x^5 loses five of them.
 * So the number is raised until the remainder is small enough. A power that is no whole number, or a logarithm of w, shows a
 * branch point: then there is no Laurent series.
 */

/** Why there is no series: it branches, it has no real values there, it could not be decided, it takes too much work. */
export type NoSeriesReason = 'branch' | 'not real' | 'undecided' | 'work';

export type LaurentResult =
  | { readonly ok: true; readonly value: Laurent }
  | { readonly ok: false; readonly error: NoSeriesReason };

const usualWork = 60_000;
const maxLost = 40;
const zeroBits = 400;
/** ln w: it stays where the function branches. */
const logarithm = E.symbol('\u2020ln');

export function laurentOf(problem: ExpansionProblem): LaurentResult {
  const g = inBasicFunctions(inSmall(problem));
  const found = seriesOf(g, problem.order);
  if (found.ok) return found;
  if (found.error === 'not real') return { ok: false, error: withoutRealValues(g, problem) };
  if (found.error !== 'undecided' || problem.side === 'near') return found;
  const reflection = withTurnedArctangents(g, small);
  return reflection === null ? found : seriesOf(reflection, problem.order);
}

/**
 * The series of g is one of w > 0, and has met a root or a logarithm without a real value there: below there may be one, as of the root of
 * -w, and two of them may cancel.
 */
function withoutRealValues(g: Expression, { side, order }: ExpansionProblem): NoSeriesReason {
  const w = E.symbol(small);
  const turned = side === 'near' ? substitute(g, { [small]: E.negate(w) }) : g;
  const below = seriesOf(turned, order);
  if (below.ok) return 'undecided';
  if (below.error !== 'not real') return below.error;
  const farOut = [g, turned].map((one) => isRealFarOut(substitute(one, { [small]: E.reciprocal(w) }), small));
  return farOut.every((isReal) => isReal === false) ? 'not real' : 'undecided';
}

function seriesOf(g: Expression, order: number): LaurentResult {
  const work = budget(usualWork);
  try {
    for (let terms = order + 2; terms <= order + maxLost; terms += 4) {
      const found = attempt(g, order, terms, work);
      if (found !== null) return { ok: true, value: found };
    }
    return { ok: false, error: 'undecided' };
  } catch (error) {
    if (endedBy(error, 'branches')) return { ok: false, error: 'branch' };
    if (endedBy(error, 'not-real')) return { ok: false, error: 'not real' };
    if (endedBy(error, 'work')) return { ok: false, error: 'work' };
    if (endedBy(error, 'undecided', 'no-value')) return { ok: false, error: 'undecided' };
    throw error;
  }
}

/** Null where the remainder reaches below the order that is asked for. */
function attempt(g: Expression, order: number, terms: number, work: Budget): Laurent | null {
  const conditions: Condition[] = [];
  try {
    const series = expand(g, expansion(terms, work, conditions));
    return laurent(series, order, conditions);
  } catch (error) {
    if (endedBy(error, 'terms')) return null;
    throw error;
  }
}

function expansion(terms: number, work: Budget, conditions: Condition[]): Expansion {
  return {
    variable: small,
    logarithm,
    terms,
    done: new Map(),
    isZero: (a) => isZero(a),
    sign: (a) => signOf(a) ?? undecidable(),
    charge: (steps) => {
      if (!spend(work, steps)) throw new Unfinished('work', 'the series takes too much work');
    },
    signOf: (a) => {
      if (freeSymbols(a).length > 0) {
        conditions.push(condition(a, '>'));
        return 1;
      }
      const sign = signOf(a);
      if (sign !== 1) throw new Unfinished('not-real', 'a root or a logarithm of what is not positive');
      return sign;
    },
    guard: (a) => conditions.push(...nonzero(a)),
  };
}

const undecidable = (): never => {
  throw new Unfinished('undecided', 'it could not be told whether a coefficient is 0');
};

/** With letters: whether it is 0 for all of them. */
export function isZero(a: Expression): boolean {
  if (a.kind === 'number') return Q.isZero(a.value);
  if (a.kind === 'symbol' || a.kind === 'constant') return false;
  if (freeSymbols(a).length === 0) {
    const ball = evaluateBall(a, zeroBits, {});
    if (ball !== null && B.lower(ball) !== B.EXACT) return false;
  }
  const found = simplify(a);
  const plain = found.ok ? found.value.expression : a;
  if (plain.kind === 'number') return Q.isZero(plain.value);
  return freeSymbols(plain).length > 0 ? false : undecidable();
}

/** Null for a number that is not real. */
function signOf(a: Expression): -1 | 0 | 1 | null {
  if (a.kind === 'number') return Q.sign(a.value);
  if (isZero(a)) return 0;
  if (freeSymbols(a).length > 0) return null;
  const ball = evaluateBall(a, zeroBits, {});
  if (ball === null) return undecidable();
  if (!ball.real) return null;
  return ball.value.re.mantissa > 0n ? 1 : -1;
}

function laurent({ terms, order: reached }: Series, order: number, conditions: readonly Condition[]): Laurent | null {
  if (reached !== null && !(reached.kind === 'number' && Q.compare(reached.value, Q.integerRational(order)) > 0))
    return null;
  const known = new Map<number, Expression>();
  for (const { exponent, coefficient } of terms) {
    if (isZero(coefficient)) continue;
    if (exponent.kind !== 'number' || !Q.isInteger(exponent.value))
      throw new Unfinished('branches', 'a power that is not whole');
    if (freeSymbols(coefficient).includes(logarithm.name)) throw new Unfinished('branches', 'a logarithm');
    if (hasUnknownCoefficient(coefficient)) throw new Unfinished('undecided', 'a coefficient is not known');
    const n = Q.toNumber(exponent.value);
    if (n <= order) known.set(n, plain(coefficient));
  }
  const powers = [...known.keys()];
  const low = powers.length === 0 ? 0 : Math.min(...powers);
  const coefficients = Array.from({ length: Math.max(0, order - low + 1) }, (_, j) => known.get(low + j) ?? E.zero);
  return { low, coefficients, conditions: distinctConditions(conditions) };
}

/** In its plainest form, with the values of ψ and its derivatives at rational numbers. */
function plain(a: Expression): Expression {
  if (a.kind === 'number') return a;
  const hasPsi = some(a, (node) => node.kind === 'apply' && (node.name === 'digamma' || node.name === 'polygamma'));
  const known = hasPsi ? multipliedOut(transform(a, valueOfPsi)) : a;
  const found = simplify(known);
  return found.ok ? found.value.expression : known;
}

function multipliedOut(a: Expression): Expression {
  const found = writtenOut(a);
  return found.ok ? found.value : a;
}

function valueOfPsi(node: Expression): Expression {
  if (node.kind !== 'apply') return node;
  const [u, v] = node.args;
  if (node.name === 'digamma' && u?.kind === 'number') return digammaAt(u);
  if (node.name === 'polygamma' && u?.kind === 'number' && v?.kind === 'number')
    return polygammaAt(Q.toNumber(u.value), v);
  return node;
}
