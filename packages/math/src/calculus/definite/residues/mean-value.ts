import { simplest } from '../../../algebra/simplify/simplify.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { substitute } from '../../../expression/substitute.ts';
import { contains } from '../../../expression/walk.ts';
import { type Answer, type Context, type Problem, stepOf } from '../problem.ts';

/*
 * Exponentials, sines and cosines of cos x and sin x over a period. On the circle z = e^(ix) they are sums of c·zᵏ·e^(pz + q/z); over the
 * period the powers of z but the zeroth have the integral 0, so that 2π times the coefficient of z^(−k) in e^(pz + q/z) is left. Where
 * q = 0 that is p^n/n! for n = −k, Cauchy's formula: ∫₀^(2π) e^(cos x) cos(sin x) dx is the real part of ∫ e^z dx, which is 2π.
 */

/** c·zᵏ·e^(pz + q/z). */
interface Term {
  readonly coefficient: Expression;
  readonly p: Expression;
  readonly q: Expression;
  readonly k: number;
}

const i = E.constant('i');
const pi = E.constant('pi');
const unit: Term = { coefficient: E.one, p: E.zero, q: E.zero, k: 0 };

/** The integral over a period, or half of one where the function is even; null for other integrands, and where Bessel functions would come. */
export function byMeanValue(problem: Problem, _context: Context): Answer | null {
  const { f, variable } = problem;
  const share = shareOf(problem);
  if (share === null || !isComposed(f, variable)) return null;
  const terms = termsOf(f, variable);
  const parts = terms?.map(coefficientOf) ?? [null];
  if (parts.some((part) => part === null)) return null;
  const value = simplest(E.product([E.number(share), pi, E.sum(parts.map((part) => part!))]));
  return {
    value,
    conditions: [],
    step: stepOf(problem, value, {
      rule: 'residues',
      says: `With z = e^(i${variable}) the integrand is a series of powers of z; over the whole circle each but z⁰ has the integral 0, and the constant term has 2π times its coefficient.`,
    }),
  };
}

/** The length of the range over π: 2 for a period, 1 for half of one of an even function. */
function shareOf({ f, variable, lower, upper }: Problem): Q.Rational | null {
  const share = simplest(E.divide(E.subtract(upper, lower), pi));
  if (share.kind !== 'number') return null;
  if (Q.equals(share.value, Q.integerRational(2))) return share.value;
  const mirrored = substitute(f, { [variable]: E.negate(E.symbol(variable)) });
  return Q.isOne(share.value) && E.equal(lower, E.zero) && E.equal(mirrored, f) ? share.value : null;
}

const circular: ReadonlySet<string> = new Set(['sin', 'cos']);

/** Whether a sine or cosine stands inside another function. */
function isComposed(f: Expression, variable: string): boolean {
  const inner = (a: Expression): boolean => containsCircular(a, variable);
  switch (f.kind) {
    case 'sum':
      return f.terms.some((term) => isComposed(term, variable));
    case 'product':
      return f.factors.some((factor) => isComposed(factor, variable));
    case 'power':
      return inner(f.exponent) || isComposed(f.base, variable);
    case 'apply':
      return f.args.some(inner);
    default:
      return false;
  }
}

function containsCircular(a: Expression, variable: string): boolean {
  if (!contains(a, variable)) return false;
  if (a.kind === 'apply') return circular.has(a.name);
  const parts = a.kind === 'sum' ? a.terms : a.kind === 'product' ? a.factors : a.kind === 'power' ? [a.base] : [];
  return parts.some((part) => containsCircular(part, variable));
}

const maxTerms = 200;
const maxPower = 8;

function termsOf(f: Expression, variable: string): readonly Term[] | null {
  if (!contains(f, variable)) return [{ ...unit, coefficient: f }];
  switch (f.kind) {
    case 'sum': {
      const all = f.terms.map((term) => termsOf(term, variable));
      return all.some((terms) => terms === null) ? null : all.flatMap((terms) => terms!);
    }
    case 'product':
      return productOf(f.factors, variable);
    case 'power': {
      if (f.base.kind === 'constant' && f.base.name === 'e') {
        const linear = linearOf(f.exponent, variable);
        return linear === null || linear.turns !== 0 ? null : [exponential(linear, E.one)];
      }
      const n = f.exponent.kind === 'number' && Q.isInteger(f.exponent.value) ? Q.toNumber(f.exponent.value) : 0;
      return n > 1 && n <= maxPower
        ? productOf(
            Array.from({ length: n }, () => f.base),
            variable,
          )
        : null;
    }
    case 'apply':
      return functionTerms(f.name, f.args[0]!, variable);
    default:
      return null;
  }
}

function productOf(factors: readonly Expression[], variable: string): readonly Term[] | null {
  let found: readonly Term[] = [unit];
  for (const factor of factors) {
    const terms = termsOf(factor, variable);
    if (terms === null || found.length * terms.length > maxTerms) return null;
    found = found.flatMap((a) => terms.map((b) => times(a, b)));
  }
  return found;
}

const times = (a: Term, b: Term): Term => ({
  coefficient: E.multiply(a.coefficient, b.coefficient),
  p: simplest(E.add(a.p, b.p)),
  q: simplest(E.add(a.q, b.q)),
  k: a.k + b.k,
});

/** constant + C·cos x + S·sin x + turns·x. */
interface Linear {
  readonly constant: Expression;
  readonly cosine: Expression;
  readonly sine: Expression;
  readonly turns: number;
}

function linearOf(a: Expression, variable: string): Linear | null {
  let found: Linear = { constant: E.zero, cosine: E.zero, sine: E.zero, turns: 0 };
  for (const term of E.termsOf(a)) {
    const factors = E.factorsOf(term);
    const dependentFactors = factors.filter((factor) => contains(factor, variable));
    const by = E.product(factors.filter((factor) => !dependentFactors.includes(factor)));
    const [one] = dependentFactors;
    if (one === undefined) found = { ...found, constant: E.add(found.constant, term) };
    else if (dependentFactors.length > 1) return null;
    else if (one.kind === 'symbol' && by.kind === 'number' && Q.isInteger(by.value))
      found = { ...found, turns: found.turns + Q.toNumber(by.value) };
    else if (one.kind === 'apply' && circular.has(one.name) && E.equal(one.args[0]!, E.symbol(variable)))
      found =
        one.name === 'cos' ? { ...found, cosine: E.add(found.cosine, by) } : { ...found, sine: E.add(found.sine, by) };
    else return null;
  }
  return found;
}

/** e^(factor·L), with cos x = (z + 1/z)/2 and sin x = (z − 1/z)/(2i); the turns of L count where the factor is ±i. */
function exponential({ constant, cosine, sine, turns }: Linear, factor: Expression): Term {
  const [c, s] = [E.multiply(factor, cosine), E.product([E.minusOne, i, factor, sine])];
  return {
    coefficient: E.exp(E.multiply(factor, constant)),
    p: simplest(E.multiply(E.half, E.add(c, s))),
    q: simplest(E.multiply(E.half, E.subtract(c, s))),
    k: E.equal(factor, i) ? turns : -turns,
  };
}

/** cos L = (e^(iL) + e^(−iL))/2, and its like. */
function functionTerms(name: string, u: Expression, variable: string): readonly Term[] | null {
  const linear = linearOf(u, variable);
  const isHyperbolic = name === 'sinh' || name === 'cosh';
  if (linear === null || (!isHyperbolic && !circular.has(name)) || (isHyperbolic && linear.turns !== 0)) return null;
  const factor = isHyperbolic ? E.one : i;
  const second = name === 'cos' || name === 'cosh' ? E.one : E.minusOne;
  const by = name === 'sin' ? E.product([E.half, E.minusOne, i]) : E.half;
  const [up, down] = [exponential(linear, factor), exponential(linear, E.negate(factor))];
  return [
    { ...up, coefficient: E.multiply(by, up.coefficient) },
    { ...down, coefficient: E.product([by, second, down.coefficient]) },
  ];
}

/** The constant term of c·zᵏ·e^(pz + q/z); null where it is a Bessel function. */
function coefficientOf({ coefficient, p, q, k }: Term): Expression | null {
  const [hasP, hasQ] = [!E.equal(p, E.zero), !E.equal(q, E.zero)];
  if (hasP && hasQ) return null;
  if (k === 0) return coefficient;
  const by = k < 0 ? p : q;
  const n = Math.abs(k);
  const shrunk = E.divide(E.power(by, E.number(n)), E.apply('factorial', [E.number(n)]));
  return (k < 0 ? hasP : hasQ) ? E.multiply(coefficient, shrunk) : E.zero;
}
