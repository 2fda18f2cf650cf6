import * as E from '../../expression/build.ts';
import { certainSign } from '../../expression/certain-sign.ts';
import type { Case, Condition } from '../../expression/condition.ts';
import { evaluateComplex } from '../../expression/evaluate-complex.ts';
import type { Expression } from '../../expression/expression.ts';
import { substitute } from '../../expression/substitute.ts';
import { contains, freeSymbols } from '../../expression/walk.ts';
import { byCases, type OpenCase, type ValueWithZeros } from '../../linear/cases.ts';
import { zerosOfExpression } from '../../linear/field-of.ts';
import { distinctZeros } from '../../linear/zero.ts';
import { no, ok, type Result } from '../../result/result.ts';
import { coefficientsOf } from '../coefficients.ts';
import { expand, multipliedOut } from '../expand.ts';
import { factor } from '../factor.ts';
import { denominatorsOf } from '../fraction.ts';
import { sameValue } from '../same-value.ts';
import { simplest } from '../simplify/simplify.ts';
import { verify } from '../simplify/verify.ts';
import { cubicOfConstants } from './cubic-of-constants.ts';

/*
 * The roots of polynomials whose coefficients are any constants (√2, π) or hold letters. The polynomial is factored, constants and
 * letters that no field of algebraic numbers holds counting as variables; each factor in x must be of degree 1 or 2 in a power of x:
 * for −π·x³ + 9 it is of degree 1 in u = x³, with u = 9/π, and x goes through the three cube roots.
 *
 * With letters the degree is what it seems only where the leading coefficient is not 0; where it is, the roots are found again from
 * the coefficients that are left (`linear/cases.ts`): a·x² + b·x + c is linear for a = 0.
 */

interface GeneralRoot {
  readonly value: Expression;
  readonly multiplicity: number;
}

/** The roots, or that there is none, or that every number is one. */
export type RootSet =
  | { readonly kind: 'roots'; readonly roots: readonly GeneralRoot[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'every number' };

export interface GeneralRoots {
  readonly roots: readonly GeneralRoot[];
  /** Of a polynomial of degree 2. */
  readonly discriminant?: Expression;
  /** With letters: where these are the roots, and which there are elsewhere. */
  readonly conditions: readonly Condition[];
  readonly cases: readonly Case<RootSet>[];
  /** What the conditions and the cases leave open. */
  readonly open: readonly OpenCase[];
}

/** Each root is put into the polynomial before it is given back. Refused where a factor is beyond degree 2 in a power of x. */
export function generalRoots(f: Expression, variable: string): Result<GeneralRoots> {
  const expanded = expand(f);
  if (!expanded.ok) return expanded;
  const coefficients = coefficientsOf(expanded.value, variable);
  if (coefficients === null)
    return no('out-of-range', `Polynomial must be a sum of whole powers of ${variable}.`, { reason: 'no polynomial' });
  if (coefficients.length < 2)
    return no('no-answer', `There is no equation to solve: ${variable} does not occur in it, or cancels.`);
  const first = rootsFor(coefficients, variable);
  if (!first.ok) return first;
  if (first.value.value.kind !== 'roots') return notSolved;
  const { conditions, cases, open } = byCases([coefficients], ([row]) => {
    if (row === coefficients) return first.value;
    const found = rootsFor(row!, variable);
    return found.ok ? found.value : null;
  })!;
  const discriminant = coefficients.length === 3 ? discriminantOf(coefficients) : undefined;
  return ok({ roots: first.value.value.roots, discriminant, conditions, cases, open });
}

const notSolved = no(
  'out-of-range',
  'Polynomial must have rational coefficients, or factors of degree 1 or 2 in a power of the variable: roots and other letters are allowed there.',
);

function rootsFor(all: readonly Expression[], variable: string): Result<ValueWithZeros<RootSet>> {
  const coefficients = trimmed(all);
  const leading = coefficients.at(-1);
  if (leading === undefined) return ok({ value: { kind: 'every number' }, zeros: [] });
  const zeros = zerosOfExpression(leading);
  if (coefficients.length === 1) return ok({ value: { kind: 'none' }, zeros });
  const f = E.sum(coefficients.map((c, k) => E.product([c, E.power(E.symbol(variable), E.number(k))])));
  const roots = factorsIn(f, variable).flatMap(({ part, multiplicity }) => {
    const values = rootsOfFactor(part, variable);
    return values === null ? [null] : values.map((value) => ({ value, multiplicity }));
  });
  if (!roots.every((root) => root !== null)) return notSolved;
  const found = roots.sort((a, b) => inOrder(a.value, b.value));
  if (!found.every(({ value }) => isRoot(f, variable, value)))
    return no('check-failed', 'A root was found that does not satisfy the equation, so nothing is shown.');
  const below = found.flatMap(({ value }) => denominatorsOf(value)).flatMap(zerosOfExpression);
  return ok({ value: { kind: 'roots', roots: found }, zeros: distinctZeros([...zeros, ...below]) });
}

/** Without leading coefficients that are 0 without looking so. */
function trimmed(coefficients: readonly Expression[]): readonly Expression[] {
  const plainOnes = coefficients.map(multipliedOut);
  const last = plainOnes.findLastIndex((one) => !isZero(one));
  return plainOnes.slice(0, last + 1);
}

const isZero = (a: Expression): boolean =>
  a.kind === 'number' ? a.value.numerator === 0 : sameValue(a, E.number(0)).same;

/** The factors that hold the variable; the whole where it cannot be factored. */
function factorsIn(f: Expression, variable: string): readonly { part: Expression; multiplicity: number }[] {
  const found = factor(f);
  if (!found.ok || !sameValue(found.value.expression, f).same) return [{ part: f, multiplicity: 1 }];
  return found.value.factors
    .filter((one) => contains(one.factor, variable))
    .map((one) => ({ part: one.factor, multiplicity: one.multiplicity }));
}

/** The roots of one factor; null where it is of a degree above 2 in every power of the variable. */
function rootsOfFactor(f: Expression, variable: string): readonly Expression[] | null {
  const expanded = expand(f);
  const coefficients = expanded.ok ? coefficientsOf(expanded.value, variable) : null;
  if (coefficients === null) return null;
  const exponents = coefficients.flatMap((one, k) => (k > 0 && !isZero(one) ? [k] : []));
  const step = exponents.reduce(greatestDivisor);
  const inPower = coefficients.filter((_, k) => k % step === 0);
  const unity = rootsOfUnity(step);
  const powers = inPower.length > 3 || unity === null ? null : powersOf(inPower);
  const hasLetters = coefficients.some((one) => freeSymbols(one).length > 0);
  if (powers === null) return inPower.length === 4 && step === 1 && !hasLetters ? cubicOfConstants(inPower) : null;
  return powers.flatMap((u) => {
    const base = rootOf(simplest(u), step);
    return unity!.map((one) => simplest(E.multiply(one, base)));
  });
}

/** The roots of a polynomial of degree 1 or 2 by the formula. */
function powersOf([c, b, a]: readonly Expression[]): readonly Expression[] {
  if (a === undefined) return [E.divide(E.negate(c!), b!)];
  const discriminant = discriminantOf([c!, b!, a]);
  const over = E.product([E.number(2), a]);
  if (isZero(discriminant)) return [E.divide(E.negate(b!), over)];
  return [-1, 1].map((side) =>
    E.divide(E.sum([E.negate(b!), E.product([E.number(side), E.sqrt(discriminant)])]), over),
  );
}

const discriminantOf = ([c, b, a]: readonly Expression[]): Expression =>
  multipliedOut(E.subtract(E.power(b!, E.number(2)), E.product([E.number(4), a!, c!])));

/** One number whose n-th power is u: the real one for odd n and real u. */
function rootOf(u: Expression, n: number): Expression {
  if (n === 1) return u;
  const isNegative = freeSymbols(u).length === 0 && certainSign(u) === -1;
  const exponent = E.divide(E.number(1), E.number(n));
  return isNegative && n % 2 === 1 ? E.negate(E.power(E.negate(u), exponent)) : E.power(u, exponent);
}

const maxRoot = 12;

/** e^(2πik/n) for k = 0 … n − 1, in roots where n divides 24, else by cosines and sines; null beyond 12. */
function rootsOfUnity(n: number): readonly Expression[] | null {
  if (n > maxRoot) return null;
  const i = E.constant('i');
  return Array.from({ length: n }, (_, k) => {
    const angle = E.divide(E.product([E.number(2 * k), E.constant('pi')]), E.number(n));
    const [re, im] = ['cos', 'sin'].map((name) => simplest({ kind: 'apply', name, args: [angle] } as Expression));
    return E.add(re!, E.multiply(i, im!));
  });
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

/** Real numbers increasing, then the others; as they are where there are letters. */
function inOrder(a: Expression, b: Expression): number {
  if (freeSymbols(a).length > 0 || freeSymbols(b).length > 0) return 0;
  const [p, q] = [evaluateComplex(a, {}), evaluateComplex(b, {})];
  const isReal = (z: { re: number; im: number }): number => (Math.abs(z.im) <= 1e-12 * Math.hypot(z.re, z.im) ? 0 : 1);
  return isReal(p) - isReal(q) || p.re - q.re || q.im - p.im;
}

function isRoot(f: Expression, variable: string, root: Expression): boolean {
  const inserted = substitute(f, { [variable]: root });
  return sameValue(inserted, E.number(0)).same || verify(E.sum([inserted, E.number(1)]), E.number(1)) !== null;
}
