import * as Z from '../exact/integer.ts';
import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import { type Factor, trialDivision } from '../exact/trial-division.ts';
import * as E from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';
import { Unfinished } from '../result/unfinished.ts';

/*
 * What an expression is a rational function of. A kernel is base^(rest/N): a symbol x is the kernel of x and of x^2, and
 * sqrt(x) that of both when it occurs; e^x that of e^(2x); 2^(1/3) that of 2^(2/3). N is the common denominator of all the
 * exponents with which base^rest occurs, so that each of its powers is an integer power of the kernel.
 */

/** base^(coefficient·rest), a factor that is not rational. */
export interface KernelPower {
  readonly base: Expression;
  readonly rest: Expression;
  readonly exponent: Rational;
}

/** base^(rest/denominator), which stands as a letter of its own. */
export interface Kernel {
  readonly base: Expression;
  readonly rest: Expression;
  readonly denominator: number;
}

/** An expression as sums and products of rationals and powers of kernels. */
export type Structure =
  | { readonly kind: 'number'; readonly value: Rational }
  | { readonly kind: 'kernel'; readonly power: KernelPower }
  | { readonly kind: 'sum' | 'product'; readonly parts: readonly Structure[] }
  | { readonly kind: 'power'; readonly base: Structure; readonly exponent: number };

const maxExponent = 5000;

/** The structure of an expression; throws `Unfinished` for infinity (undecided) and for an exponent that is too large (size). */
export function structureOf(a: Expression): Structure {
  switch (a.kind) {
    case 'number':
      return { kind: 'number', value: a.value };
    case 'constant':
      if (a.name === 'infinity')
        throw new Unfinished('undecided', 'infinity is not a number that can be computed with');
      return kernel(a, E.one, Q.one);
    case 'symbol':
      return kernel(a, E.one, Q.one);
    case 'apply':
      return kernel(a, E.one, Q.one);
    case 'sum':
      return { kind: 'sum', parts: a.terms.map(structureOf) };
    case 'product':
      return { kind: 'product', parts: a.factors.map(structureOf) };
    case 'power':
      return powerStructure(a.base, a.exponent);
  }
}

const kernel = (base: Expression, rest: Expression, exponent: Rational): Structure => ({
  kind: 'kernel',
  power: { base, rest, exponent },
});

function powerStructure(base: Expression, exponent: Expression): Structure {
  if (exponent.kind === 'number' && Q.isInteger(exponent.value)) {
    const n = Z.toNumber(exponent.value.numerator);
    if (Math.abs(n) > maxExponent) throw new Unfinished('size', `the exponent ${n} is too large`);
    return { kind: 'power', base: structureOf(base), exponent: n };
  }
  const root = rootOfUnity(base, exponent);
  if (root !== null) return structureOf(root);
  // b^(u + v) is b^u·b^v for every b but 0.
  const terms = E.termsOf(exponent);
  const parts = terms.flatMap((term) => {
    const by = E.coefficient(term);
    const rest = E.withoutCoefficient(term);
    return basesOf(base).map(([one, times]) => kernel(one, rest, Q.multiply(by, Q.integerRational(times))));
  });
  return { kind: 'product', parts };
}

/** A positive rational number as its primes; anything else as itself. */
function basesOf(base: Expression): readonly (readonly [Expression, number])[] {
  if (base.kind !== 'number' || Q.sign(base.value) <= 0) return [[base, 1]];
  const found: [Expression, number][] = [];
  for (const [n, sign] of [
    [base.value.numerator, 1],
    [base.value.denominator, -1],
  ] as const)
    for (const [prime, multiplicity] of smallFactors(n)) found.push([E.number(prime), sign * multiplicity]);
  return found;
}

const trialLimit = 100_000;

/** The prime factors by trial division; what is left beyond the limit counts as one (see `isPrimeKernel`). */
function smallFactors(n: Z.Integer): Factor[] {
  const { factors, rest } = trialDivision(n, trialLimit);
  return rest === 1 ? factors : [...factors, [rest, 1]];
}

/** Whether a number that `basesOf` left is certainly prime. */
export const isCertainlyPrime = (n: Rational): boolean =>
  Q.isInteger(n) && typeof n.numerator === 'number' && n.numerator > 1 && n.numerator < trialLimit * trialLimit;

/** (−1)^(1/3) and its like in roots of integers and i. */
function rootOfUnity(base: Expression, exponent: Expression): Expression | null {
  if (!E.equal(base, E.number(-1)) || exponent.kind !== 'number') return null;
  const { numerator, denominator } = exponent.value;
  const i = E.constant('i');
  const [three, two] = [E.sqrt(E.number(3)), E.number(2)];
  const first =
    denominator === 3
      ? E.divide(E.add(E.one, E.multiply(i, three)), two)
      : denominator === 4
        ? E.divide(E.multiply(E.sqrt(two), E.add(E.one, i)), two)
        : denominator === 6
          ? E.divide(E.add(three, i), two)
          : null;
  return first === null || typeof numerator !== 'number' || numerator < 0 ? null : E.power(first, E.number(numerator));
}

/** Every kernel of some structures, with the common denominators. */
export function kernelsOf(structures: readonly Structure[]): readonly Kernel[] {
  const found: { base: Expression; rest: Expression; denominator: number }[] = [];
  const visit = (a: Structure): void => {
    if (a.kind === 'sum' || a.kind === 'product') a.parts.forEach(visit);
    else if (a.kind === 'power') visit(a.base);
    else if (a.kind === 'kernel') take(a.power);
  };
  const take = ({ base, rest, exponent }: KernelPower): void => {
    const denominator = Z.toNumber(exponent.denominator);
    const known = found.find((one) => E.equal(one.base, base) && E.equal(one.rest, rest));
    if (known === undefined) found.push({ base, rest, denominator });
    else known.denominator = Z.toNumber(Z.lcm(known.denominator, denominator));
  };
  structures.forEach(visit);
  return found;
}

/** The kernel itself: base^(rest/N). */
export const kernelExpression = ({ base, rest, denominator }: Kernel): Expression =>
  E.power(base, E.product([E.number(Q.rational(1, denominator)), rest]));

/** The angle of a cosine; null for anything else. */
export const cosineOf = (a: Expression): Expression | null =>
  a.kind === 'apply' && a.name === 'cos' ? a.args[0]! : null;

/** The angle of a sine; null for anything else. */
export const sineOf = (a: Expression): Expression | null =>
  a.kind === 'apply' && a.name === 'sin' ? a.args[0]! : null;

/** 1 − sin² of the same argument. */
export const cosineSquared = (argument: Expression): Expression =>
  E.sum([E.one, E.negate(E.power({ kind: 'apply', name: 'sin', args: [argument] }, E.number(2)))]);
