import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';
import { budget } from '../../../result/budget.ts';
import { rationalView } from '../field/rational-view.ts';

/* Sums of exponentials, Σ R_j·e^(H_j), R_j and H_j rational over Q(i) in some names; sines and cosines by Euler's formula. */

const maxTerms = 40;

/** (real + i·imaginary)·e^(a + i·b) */
export interface ExponentialTerm {
  readonly real: Expression;
  readonly imaginary: Expression;
  readonly a: Expression;
  readonly b: Expression;
}

/** The sum by exponents, no two of which differ by a constant; null for anything else, and where some do by a constant that is not 0. */
export function exponentialSum(f: Expression, names: readonly string[]): ExponentialTerm[] | null {
  const terms = multipliedOut(f, names);
  if (terms === null) return null;
  const mayAgree = (u: Expression, v: Expression) => mayBeConstant(E.subtract(u, v), names);
  const groups: ExponentialTerm[] = [];
  for (const term of terms) {
    const k = groups.findIndex((known) => mayAgree(known.a, term.a) && mayAgree(known.b, term.b));
    if (k < 0) groups.push(term);
    else {
      const known = groups[k]!;
      if (!isZero(E.subtract(known.a, term.a)) || !isZero(E.subtract(known.b, term.b))) return null;
      groups[k] = { ...known, real: E.add(known.real, term.real), imaginary: E.add(known.imaginary, term.imaginary) };
    }
  }
  return groups;
}

const work = 40_000;

/** Whether a rational function may be a constant: over one denominator, without common factors, it is seen. */
export function mayBeConstant(a: Expression, names: readonly string[]): boolean {
  const value = rationalView([a], names, budget(work))?.fractionOf(a) ?? null;
  return value === null || (typeof value.n === 'bigint' && typeof value.d === 'bigint');
}

const isZero = (a: Expression): boolean => E.equal(tidy(a), E.zero);

/** The product multiplied out as a sum of exponentials; null for anything else. */
function multipliedOut(f: Expression, names: readonly string[]): ExponentialTerm[] | null {
  if (f.kind === 'sum') {
    const parts = f.terms.map((term) => multipliedOut(term, names));
    return parts.every((part) => part !== null) ? parts.flat() : null;
  }
  let terms: ExponentialTerm[] = [{ real: E.one, imaginary: E.zero, a: E.zero, b: E.zero }];
  for (const factor of E.factorsOf(f)) {
    const sums = factorTerms(factor, names);
    if (sums === null) return null;
    for (const sum of sums) {
      if (terms.length * sum.length > maxTerms) return null;
      terms = terms.flatMap((left) => sum.map((right) => times(left, right)));
    }
  }
  return terms;
}

const times = (p: ExponentialTerm, q: ExponentialTerm): ExponentialTerm => ({
  real: E.subtract(E.multiply(p.real, q.real), E.multiply(p.imaginary, q.imaginary)),
  imaginary: E.add(E.multiply(p.real, q.imaginary), E.multiply(p.imaginary, q.real)),
  a: E.add(p.a, q.a),
  b: E.add(p.b, q.b),
});

function factorTerms(factor: Expression, names: readonly string[]): ExponentialTerm[][] | null {
  const zero = E.zero;
  if (isRational(factor, names)) return [[{ real: factor, imaginary: zero, a: zero, b: zero }]];
  const [base, exponent] = [E.baseOf(factor), E.exponentOf(factor)];
  if (base.kind === 'constant' && base.name === 'e')
    return isRational(exponent, names) ? [[{ real: E.one, imaginary: zero, a: exponent, b: zero }]] : null;
  const n = exponent.kind === 'number' && Q.isInteger(exponent.value) ? Number(exponent.value.numerator) : 0;
  if (n < 1 || n > 8) return null;
  if (base.kind === 'sum') {
    const terms = multipliedOut(base, names);
    return terms === null ? null : Array.from({ length: n }, () => terms);
  }
  if (base.kind !== 'apply' || (base.name !== 'sin' && base.name !== 'cos')) return null;
  const u = base.args[0]!;
  if (!isRational(u, names)) return null;
  const half = E.half;
  const minus = E.negate(half);
  const pair: ExponentialTerm[] =
    base.name === 'cos'
      ? [
          { real: half, imaginary: zero, a: zero, b: u },
          { real: half, imaginary: zero, a: zero, b: E.negate(u) },
        ]
      : [
          { real: zero, imaginary: minus, a: zero, b: u },
          { real: zero, imaginary: half, a: zero, b: E.negate(u) },
        ];
  return Array.from({ length: n }, () => pair);
}

/** A rational function of the names over the rational numbers. */
export function isRational(a: Expression, names: readonly string[]): boolean {
  switch (a.kind) {
    case 'number':
      return true;
    case 'symbol':
      return names.includes(a.name);
    case 'sum':
      return a.terms.every((term) => isRational(term, names));
    case 'product':
      return a.factors.every((factor) => isRational(factor, names));
    case 'power':
      return a.exponent.kind === 'number' && Q.isInteger(a.exponent.value) && isRational(a.base, names);
    default:
      return false;
  }
}
