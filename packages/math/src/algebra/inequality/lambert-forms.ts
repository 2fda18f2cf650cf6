import { fromDecimal } from '../../exact/decimal.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { evaluatePrecise } from '../../expression/evaluate-precise.ts';
import type { Expression } from '../../expression/expression.ts';
import { contains, freeSymbols } from '../../expression/walk.ts';
import { coefficientsOf } from '../coefficients.ts';
import { expand, multipliedOut } from '../expand.ts';
import { simplest } from '../simplify/simplify.ts';
import type { CriticalPoint } from './point-order.ts';

/*
 * Zeros with Lambert's W, W(z)·e^W(z) = z (R. M. Corless et al., "On the Lambert W function", 1996). Equations of two terms, each a
 * product of powers of one linear function u and of exponentials, or a linear function beside a logarithm of one, say
 *
 *     ln|u| + s·u = ρ,   that is   (su)·e^(su) = ±s·e^ρ,   u = W(±s·e^ρ)/s.
 *
 * W has two real branches for −1/e < z < 0, and which of the forms belongs to which zero is seen among zeros that are enclosed already:
 * the one with the same 40 digits is it, for the form is a zero, and no two zeros lie so close together.
 *
 * Example: 2^x = x + 3 has u = x + 3, s = −ln 2, ρ = −3·ln 2: −3 − W(−ln(2)/8)/ln(2) is the lesser of its two zeros, and the greater one
 * is the same with W₋₁.
 */

/** Points that are known by digits alone, with their form by W where there is one. */
export function withLambertForms(points: readonly CriticalPoint[], f: Expression, x: string): CriticalPoint[] {
  if (points.every(({ near }) => near === undefined)) return [...points];
  const forms = candidates(f, x).flatMap((form) => {
    const digits = evaluatePrecise(form, 45);
    const value = digits.ok && digits.value.im === '0' ? fromDecimal(digits.value.re) : null;
    return value === null ? [] : [{ form, value }];
  });
  return points.map((point) => {
    const found = forms.find(({ value }) => point.near !== undefined && isSame(value, point.near));
    return found === undefined ? point : { value: point.value, exact: simplest(found.form) };
  });
}

const sameDigits = fromDecimal('1e-40')!;

const isSame = (a: Q.Rational, b: Q.Rational): boolean =>
  Q.compare(Q.abs(Q.subtract(a, b)), Q.multiply(sameDigits, Q.abs(b))) <= 0;

/** p·ln|u| + q·x + r, u linear in x. */
interface Logarithmic {
  readonly u: Expression;
  readonly p: Expression;
  readonly q: Expression;
  readonly r: Expression;
}

function candidates(f: Expression, x: string): readonly Expression[] {
  if (freeSymbols(f).length !== 1) return [];
  const ofPower = logarithmOfProduct(f, x);
  if (ofPower !== null) return ofPower;
  const found = ofTwoTerms(f, x) ?? besideLogarithm(f, x);
  return found === null ? [] : solved(found, x);
}

function solved({ u, p, q, r }: Logarithmic, x: string): readonly Expression[] {
  const line = linear(u, x);
  if (line === null) return [];
  const [b, a] = line;
  const s = E.divide(q, E.multiply(a, p));
  const rho = multipliedOut(E.divide(E.subtract(E.divide(E.multiply(q, b), a), r), p));
  return [1, -1]
    .flatMap((sign) => branches(simplest(E.product([E.number(sign), s, E.exp(rho)]))))
    .map((w) => E.divide(E.subtract(E.divide(w, s), b), a));
}

/** The w with w·e^w = z: two where z lies between −1/e and 0, which their digits show. */
const branches = (z: Expression): readonly Expression[] => ['W', 'lowerW'].map((name) => E.apply(name, [z]));

/** b + a·x as [b, a]; null where it is none. */
function linear(u: Expression, x: string): readonly [Expression, Expression] | null {
  const opened = expand(u);
  const found = opened.ok ? coefficientsOf(opened.value, x) : null;
  return found?.length === 2 ? [found[0]!, found[1]!] : null;
}

/** What stands beside the exponential, or beside the power, is the other term: −T₁/T₂ = 1, and its logarithm is 0. */
function ofTwoTerms(f: Expression, x: string): Logarithmic | null {
  const terms = E.termsOf(f);
  const isExponential = (term: Expression): boolean =>
    E.factorsOf(term).some((factor) => contains(E.exponentOf(factor), x));
  const first = terms.find(isExponential);
  const others = terms.filter((term) => term !== first);
  if (first === undefined || others.length === 0) return null;
  return logarithmOf(E.divide(first, E.negate(E.sum(others))), x);
}

/** ln of a product of powers of one linear function, exponentials of linear ones, and constants. */
function logarithmOf(a: Expression, x: string): Logarithmic | null {
  let [u, p]: [Expression | null, Expression] = [null, E.zero];
  const [exponents, constants]: [Expression[], Expression[]] = [[], []];
  for (const factor of E.factorsOf(a)) {
    const [base, exponent] = [E.baseOf(factor), E.exponentOf(factor)];
    if (!contains(factor, x)) constants.push(factor);
    else if (contains(exponent, x)) {
      if (contains(base, x)) return null;
      exponents.push(E.multiply(exponent, E.ln(base)));
    } else {
      if (u !== null && !E.equal(u, base)) return null;
      u = base;
      p = E.add(p, exponent);
    }
  }
  const line = linear(E.sum(exponents), x);
  if (u === null || line === null) return null;
  return { u, p, q: line[1], r: E.add(line[0], E.ln(E.apply('abs', [E.product(constants)]))) };
}

/** c₁·x + c₀ + c·ln u. */
function besideLogarithm(f: Expression, x: string): Logarithmic | null {
  const terms = E.termsOf(f);
  const logarithm = terms.find((term) => E.factorsOf(term).some((one) => logarithmic(one, x) !== null));
  const line = logarithm && linear(E.sum(terms.filter((term) => term !== logarithm)), x);
  if (!logarithm || !line) return null;
  const factor = E.factorsOf(logarithm).find((one) => logarithmic(one, x) !== null)!;
  const p = E.product(E.factorsOf(logarithm).filter((one) => one !== factor));
  return contains(p, x) ? null : { u: logarithmic(factor, x)!, p, q: line[1], r: line[0] };
}

const logarithmic = (a: Expression, x: string): Expression | null =>
  a.kind === 'apply' && a.name === 'ln' && contains(a, x) ? a.args[0]! : null;

/** c·u^n·ln u = k: with v = ln u it is v·e^(nv) = k/c, v = W(nk/c)/n and u = e^v. */
function logarithmOfProduct(f: Expression, x: string): readonly Expression[] | null {
  const terms = E.termsOf(f);
  const dependent = terms.filter((term) => contains(term, x));
  if (dependent.length !== 1) return null;
  const factors = E.factorsOf(dependent[0]!);
  const logarithm = factors.find((one) => logarithmic(one, x) !== null);
  const powers = factors.filter((one) => one !== logarithm && contains(one, x));
  const [power] = powers;
  if (logarithm === undefined || power === undefined || powers.length > 1) return null;
  const u = logarithmic(logarithm, x)!;
  const line = linear(u, x);
  const n = E.exponentOf(power);
  if (line === null || !E.equal(E.baseOf(power), u) || contains(n, x)) return null;
  const c = E.product(factors.filter((one) => !contains(one, x)));
  const level = E.negate(E.divide(E.sum(terms.filter((term) => term !== dependent[0])), c));
  return branches(simplest(E.multiply(n, level))).map((w) =>
    E.divide(E.subtract(E.exp(E.divide(w, n)), line[0]), line[1]),
  );
}
