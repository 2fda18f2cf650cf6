import * as G from '../../../exact/gaussian.ts';
import * as Z from '../../../exact/integer.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { mayHaveNoValue } from '../../../expression/no-value.ts';
import { contains } from '../../../expression/walk.ts';
import { slope } from '../../derivative.ts';
import { rationalFunction } from '../table/rational-function.ts';
import * as F from './fraction.ts';
import type { Combination } from './integrate.ts';
import { type Letter, minusOne, one, shuffles } from './words.ts';

/*
 * Integrands of 0 < x < 1 as combinations of words: rational functions whose poles are at 0, ±1 or ±i, logarithms of such functions,
 * their arctangents, polylogarithms of ±x, and products of all these.
 */

/** Combinations, each with a constant in front that is no Gaussian rational. */
export type Parts = readonly { readonly constant: Expression; readonly combination: Combination }[];

const maxFactors = 6;
const maxWordLength = 4;

/** The parts of an integrand; null where something else stands in it. */
export function partsOf(f: Expression, variable: string): Parts | null {
  if (!contains(f, variable)) return [{ constant: f, combination: new Map([['', F.constantFraction(one)]]) }];
  if (rationalFunction(f, variable) !== null) {
    const rational = fractionOf(f, variable);
    return rational === null ? null : [{ constant: E.one, combination: new Map([['', rational]]) }];
  }
  switch (f.kind) {
    case 'sum': {
      const all = f.terms.map((term) => partsOf(term, variable));
      return all.some((parts) => parts === null) ? null : collected(all.flatMap((parts) => parts ?? []));
    }
    case 'product':
      return productOf(factorsOf(f.factors, variable), variable);
    case 'power': {
      const n = f.exponent.kind === 'number' && Q.isInteger(f.exponent.value) ? Q.toNumber(f.exponent.value) : 0;
      return n > 1 && n <= maxFactors
        ? productOf(
            Array.from({ length: n }, () => f.base),
            variable,
          )
        : null;
    }
    case 'apply':
      return functionOf(f.name, f.args[0]!, variable) ?? polylogarithm(f, variable);
    default:
      return null;
  }
}

/** The rational factors as one. */
function factorsOf(factors: readonly Expression[], variable: string): readonly Expression[] {
  const isRational = (a: Expression) => contains(a, variable) && rationalFunction(a, variable) !== null;
  const rational = factors.filter(isRational);
  return [E.product(rational), ...factors.filter((factor) => !rational.includes(factor))];
}

function productOf(factors: readonly Expression[], variable: string): Parts | null {
  let found: Parts | null = null;
  for (const factor of factors) {
    const parts = partsOf(factor, variable);
    if (parts === null) return null;
    found = found === null ? parts : times(found, parts);
    if (found === null) return null;
  }
  return found;
}

function times(a: Parts, b: Parts): Parts | null {
  const all = a.flatMap((p) =>
    b.map((q) => ({
      constant: E.multiply(p.constant, q.constant),
      combination: multiplied(p.combination, q.combination),
    })),
  );
  const isShort = all.every(({ combination }) => [...combination.keys()].every((word) => word.length <= maxWordLength));
  return isShort ? collected(all) : null;
}

function multiplied(a: Combination, b: Combination): Combination {
  const found = new Map<string, F.Fraction>();
  for (const [v, p] of a)
    for (const [w, q] of b) {
      const by = F.multiply(p, q);
      for (const word of shuffles(v, w)) put(found, word, by);
    }
  return found;
}

function put(into: Map<string, F.Fraction>, word: string, by: F.Fraction): void {
  const known = into.get(word);
  into.set(word, known === undefined ? by : F.add(known, by));
}

/** Parts with the same constant are one. */
function collected(parts: Parts): Parts {
  const found: { constant: Expression; combination: Map<string, F.Fraction> }[] = [];
  for (const { constant, combination } of parts) {
    const same = found.find((other) => E.equal(other.constant, constant));
    if (same === undefined) found.push({ constant, combination: new Map(combination) });
    else for (const [word, by] of combination) put(same.combination, word, by);
  }
  return found;
}

const gaussianOf = (a: bigint): G.Gaussian => G.gaussian(Q.integerRational(Z.fromBigInt(a)), Q.zero);

function fractionOf(f: Expression, variable: string): F.Fraction | null {
  const quotient = rationalFunction(f, variable);
  const below = quotient === null ? null : F.rootsOf(quotient.denominator.map(gaussianOf));
  if (quotient === null || below === null) return null;
  const start: F.Fraction = { polynomial: quotient.numerator.map(gaussianOf), poles: new Map() };
  return below.roots.reduce(F.overLetter, F.scale(start, G.inverse(below.leading)));
}

function functionOf(name: string, u: Expression, variable: string): Parts | null {
  if (name === 'ln') return logarithmOf(u, variable);
  if (name in atInfinity) return byDerivative(name, u, variable);
  return null;
}

const wordsOf = (words: readonly (readonly [Letter, G.Gaussian])[]): Combination => {
  const found = new Map<string, F.Fraction>();
  for (const [letter, by] of words) put(found, letter, F.constantFraction(by));
  return found;
};

/** ln|u| = ln|c| + Σ ±ln|1 − x/a|, with ln x for a = 0. */
function logarithmOf(u: Expression, variable: string): Parts | null {
  const quotient = rationalFunction(u, variable);
  if (quotient === null) return null;
  const [above, below] = [quotient.numerator, quotient.denominator].map((part) => F.rootsOf(part.map(gaussianOf)));
  if (!above || !below) return null;
  const words = [
    ...above.roots.map((letter) => [letter, one] as const),
    ...below.roots.map((letter) => [letter, minusOne] as const),
  ];
  // x − a is −a(1 − x/a), and |a| is 1.
  const size = Q.divide(G.norm(above.leading), G.norm(below.leading));
  const combination = wordsOf(words);
  if (Q.isOne(size)) return [{ constant: E.one, combination }];
  const constant = E.ln(E.power(E.number(size), E.half));
  return [
    { constant: E.one, combination },
    { constant, combination: new Map([['', F.constantFraction(one)]]) },
  ];
}

/** Functions with a rational derivative, and their values at +∞; those of odd functions at −∞ follow. */
const atInfinity: Readonly<Record<string, Expression>> = {
  atan: E.divide(E.constant('pi'), E.two),
  acot: E.zero,
  acoth: E.zero,
  atanh: E.zero,
};

/** What is its value at 0 and the integral of its derivative, where that is rational. */
function byDerivative(name: string, u: Expression, variable: string): Parts | null {
  const rate = slope(E.apply(name, [u]), variable);
  const by = rate === null ? null : fractionOf(rate, variable);
  if (by === null || by.polynomial.length > 0) return null;
  const { whole, residues } = F.integrated(by);
  const start = valueAtZero(name, u, variable);
  if (!F.isZero(whole) || residues.has('0') || start === null) return null;
  const own = { constant: E.one, combination: wordsOf([...residues]) };
  return E.equal(start, E.zero) ? [own] : [own, { constant: start, combination: constantWord }];
}

/** The limit at 0 from the right; null where it is none. */
function valueAtZero(name: string, u: Expression, variable: string): Expression | null {
  const quotient = rationalFunction(u, variable);
  if (quotient === null) return null;
  const [above = 0n] = quotient.numerator;
  const [below = 0n] = quotient.denominator;
  if (below !== 0n) {
    const start = E.apply(name, [E.number(Q.rational(Z.fromBigInt(above), Z.fromBigInt(below)))]);
    return mayHaveNoValue(start) ? null : start;
  }
  const lowest = quotient.denominator.find((term) => term !== 0n)!;
  const isNegative = above > 0n !== lowest > 0n;
  return isNegative ? E.negate(atInfinity[name]!) : atInfinity[name]!;
}

const constantWord: Combination = new Map([['', F.constantFraction(one)]]);

/** Liₙ(x) = −G(0…01; x), Liₙ(−x) = −G(0…0−1; x). */
function polylogarithm(f: Expression, variable: string): Parts | null {
  if (f.kind !== 'apply' || (f.name !== 'polylog' && f.name !== 'dilog')) return null;
  const [order, at] = f.name === 'dilog' ? [E.two, f.args[0]] : f.args;
  if (order?.kind !== 'number' || !Q.isInteger(order.value) || at === undefined) return null;
  const n = Q.toNumber(order.value);
  const x = E.symbol(variable);
  const letter: Letter | null = E.equal(at, x) ? '+' : E.equal(at, E.negate(x)) ? '-' : null;
  if (letter === null || n < 1 || n >= maxWordLength) return null;
  const word = '0'.repeat(n - 1) + letter;
  return [{ constant: E.one, combination: new Map([[word, F.constantFraction(minusOne)]]) }];
}
