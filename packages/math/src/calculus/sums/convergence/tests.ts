import { expand } from '../../../algebra/expand.ts';
import { simplest } from '../../../algebra/simplify/simplify.ts';
import * as Q from '../../../exact/rational.ts';
import { signOfConstant } from '../../../expression/balls/sign-of-constant.ts';
import * as E from '../../../expression/build.ts';
import type { ApplyNode, Expression } from '../../../expression/expression.ts';
import { contains, some, transform } from '../../../expression/walk.ts';
import { budget } from '../../../result/budget.ts';
import { derivativeOf } from '../../derivative.ts';
import { infiniteEnd, limit } from '../../limit.ts';
import { growthOf } from '../../quadrature/enclosure/growth.ts';
import { at, infinity } from '../problem.ts';

/*
 * The tests of a textbook for series whose value no theorem and no enclosure gives: that they converge. Of terms f(k), by a limit L for k → ∞:
 *
 *   Leibniz                of (−1)^k·f(k): f falls to 0
 *   ratio test             L = lim |f(k + 1)/f(k)| < 1
 *   root test              L = lim |f(k)|^(1/k) < 1
 *   Raabe's test           L = lim k·(f(k)/f(k + 1) − 1) > 1, where the ratio tends to 1
 *   limit comparison       L = lim k^p·f(k) is a number, p > 1
 *   logarithmic test       L = lim −ln|f(k)|/ln k > 1: far out |f(k)| ≤ 1/k^q for any q between 1 and L
 *
 * They say nothing of the terms before: that each is a real number is seen from X on by how fast its parts grow, and term by term before.
 */

/** How a series was seen to converge: the limit of which expression decides, and the exponent of what it is compared with. */
export type ConvergenceTest =
  | { readonly test: 'ratio' | 'root' | 'Raabe' | 'logarithmic'; readonly of: Expression; readonly limit: Expression }
  | { readonly test: 'comparison'; readonly of: Expression; readonly limit: Expression; readonly power: Q.Rational }
  | { readonly test: 'Leibniz'; readonly of: Expression; readonly slope: Expression };

/** A test by which Σ f(k), or Σ (−1)^k·f(k), converges, of real terms from X on; null where none decides. */
export function convergenceTest(f: Expression, index: string, X: number, alternates: boolean): ConvergenceTest | null {
  const far = new FarOut(index, X);
  if (!far.isReal(f)) return null;
  const sign = far.signOf(f);
  const size = sign === 0 ? E.apply('abs', [f]) : E.multiply(E.number(sign), f);
  const found = alternates && sign !== 0 ? byLeibniz(size, index, X) : null;
  if (found !== null) return found;
  const grows = some(f, (node) => contains(node, index) && isOfRatios(node, index));
  const tests = grows ? [byRatio, byRoot, byComparison, byLogarithms] : [byComparison, byRoot, byLogarithms];
  for (const test of tests) {
    const decided = test(size, index);
    if (decided !== null) return decided;
  }
  return null;
}

/** Factorials, and powers with a constant base, have short quotients of neighbours. */
const isOfRatios = (node: Expression, index: string): boolean =>
  (node.kind === 'apply' && (node.name === 'factorial' || node.name === 'gamma')) ||
  (node.kind === 'power' && !contains(node.base, index));

/** The limit for k → ∞, where it is a real number or beyond all of them. */
function limitOf(a: Expression, index: string): Expression | null {
  const found = limit(a, index, infinity);
  if (!found.ok || found.value.kind !== 'value' || found.value.conditions.length > 0) return null;
  const side = found.value.sides.left ?? found.value.sides.right;
  return side?.kind === 'value' && side.isReal ? found.value.value : null;
}

/** Whether a limit is below, at or above a number; null where that is not known. */
function beside(found: Expression, bound: Expression): number | null {
  const end = infiniteEnd(found);
  return end !== null ? Math.sign(end) : (signOfConstant(E.subtract(found, bound)) ?? null);
}

function byLeibniz(f: Expression, index: string, X: number): ConvergenceTest | null {
  const slope = derivativeOf(f, index, budget(workOfSlope));
  const growth = slope === null ? null : growthOf(slope, index, X);
  const falls = growth !== null && (growth.low > 0 || growth.high < 0);
  const end = falls ? limitOf(f, index) : null;
  return slope !== null && end !== null && E.equal(end, E.zero)
    ? { test: 'Leibniz', of: f, slope: simplest(slope) }
    : null;
}

const workOfSlope = 20_000;

/* Each of the following takes the size of the terms. */

function byRatio(f: Expression, index: string): ConvergenceTest | null {
  const next = transform(at(f, index, E.add(E.symbol(index), E.one)), expandedArguments);
  const ratio = simplest(E.divide(next, f));
  const found = limitOf(ratio, index);
  if (found === null) return null;
  if (beside(found, E.one) === -1) return { test: 'ratio', of: ratio, limit: found };
  return E.equal(found, E.one) ? byRaabe(ratio, index) : null;
}

/** (2·(k + 1))! as (2k + 2)!, which is seen to be a neighbour of (2k)!. */
function expandedArguments(node: Expression): Expression {
  if (node.kind !== 'apply' || (node.name !== 'factorial' && node.name !== 'gamma')) return node;
  const expanded = expand(node.args[0]!);
  return expanded.ok ? E.apply(node.name, [expanded.value]) : node;
}

function byRaabe(ratio: Expression, index: string): ConvergenceTest | null {
  const of = simplest(E.multiply(E.symbol(index), E.subtract(E.reciprocal(ratio), E.one)));
  const found = limitOf(of, index);
  return found !== null && beside(found, E.one) === 1 ? { test: 'Raabe', of, limit: found } : null;
}

function byRoot(f: Expression, index: string): ConvergenceTest | null {
  const of = E.power(f, E.reciprocal(E.symbol(index)));
  const found = limitOf(of, index);
  return found !== null && beside(found, E.one) === -1 ? { test: 'root', of, limit: found } : null;
}

/** −ln f(k)/ln k. */
const decay = (f: Expression, index: string): Expression => E.negate(E.divide(E.ln(f), E.ln(E.symbol(index))));

function byComparison(f: Expression, index: string): ConvergenceTest | null {
  const order = limitOf(decay(f, index), index);
  if (order?.kind !== 'number' || Q.compare(order.value, Q.one) <= 0) return null;
  const of = E.multiply(E.power(E.symbol(index), order), f);
  const found = limitOf(of, index);
  if (found === null || infiniteEnd(found) !== null) return null;
  return { test: 'comparison', of, limit: found, power: order.value };
}

function byLogarithms(f: Expression, index: string): ConvergenceTest | null {
  const of = decay(f, index);
  const found = limitOf(of, index);
  return found !== null && beside(found, E.one) === 1 ? { test: 'logarithmic', of, limit: found } : null;
}

/* ---- Whether there are terms ---- */

/** Functions with real values at all real numbers. */
const everywhere: ReadonlySet<string> = new Set([
  'sin',
  'cos',
  'atan',
  'sinh',
  'cosh',
  'tanh',
  'asinh',
  'abs',
  'floor',
  'ceil',
  'erf',
]);

/** What is seen of the parts of a function for k ≥ X by how they grow. */
class FarOut {
  private readonly index: string;
  private readonly X: number;

  constructor(index: string, X: number) {
    this.index = index;
    this.X = X;
  }

  /** Whether all parts of f are real numbers. */
  isReal(f: Expression): boolean {
    return !some(f, (node) => contains(node, this.index) && !this.isRealNode(node));
  }

  /** 1 or −1 where f keeps this sign, 0 where that is not seen. */
  signOf(f: Expression): 1 | -1 | 0 {
    return this.isPositive(f) ? 1 : this.isPositive(E.negate(f)) ? -1 : 0;
  }

  /** Of real parts. */
  private isRealNode(node: Expression): boolean {
    if (node.kind === 'apply') return this.isFunctionOfReals(node);
    if (node.kind !== 'power') return true;
    const { base, exponent } = node;
    if (exponent.kind !== 'number' || !Q.isInteger(exponent.value)) return this.isPositive(base);
    return Q.sign(exponent.value) >= 0 || this.isNonzero(base);
  }

  private isFunctionOfReals({ name, args }: ApplyNode): boolean {
    const [u] = args;
    if (u === undefined || args.length > 1) return false;
    if (name === 'tan') return this.hasCosine(u);
    if (name === 'ln') return this.isPositive(u);
    if (name === 'gamma' || name === 'factorial') return this.isAbove(u, E.one);
    if (name === 'asin' || name === 'acos' || name === 'atanh') return this.isAbove(E.one, E.power(u, E.two));
    return everywhere.has(name);
  }

  private isPositive(a: Expression): boolean {
    if (a.kind === 'apply' && a.name === 'cos') return this.hasCosine(a.args[0]!);
    if (a.kind === 'apply' && (a.name === 'gamma' || a.name === 'factorial')) return this.isAbove(a.args[0]!, E.one);
    if (a.kind === 'product') return a.factors.every((factor) => this.isPositive(factor));
    if (a.kind === 'power' && this.isPositive(a.base)) return true;
    return (growthOf(a, this.index, this.X)?.low ?? 0) > 0;
  }

  private isNonzero(a: Expression): boolean {
    return a.kind === 'product' ? a.factors.every((factor) => this.isNonzero(factor)) : this.signOf(a) !== 0;
  }

  private isAbove(a: Expression, bound: Expression): boolean {
    return (growthOf(E.subtract(a, bound), this.index, this.X)?.low ?? 0) > 0;
  }

  /** cos u is at least 1 − u²/2. */
  private hasCosine(u: Expression): boolean {
    return this.isAbove(E.two, E.power(u, E.two));
  }
}
