import { coefficientsOf } from '@nomogram/math/algebra/coefficients.ts';
import { multipliedOut } from '@nomogram/math/algebra/expand.ts';
import { realZeros } from '@nomogram/math/algebra/inequality/zeros.ts';
import { monotonePieces } from '@nomogram/math/calculus/monotone-pieces.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import * as E from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { contains } from '@nomogram/math/expression/walk.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import {
  type Candidate,
  candidatesOf,
  type Further,
  isSame,
  sameNumbers,
  solutionsStep,
  solvedSteps,
  writtenCandidates,
} from './candidates.ts';
import { nowhereZero } from './nowhere-zero.ts';

/**
 * x²·e^x − 4·e^x = 0: what all terms have in common stands before a bracket, and a product is 0 where a factor is. Undefined where the terms
 * have nothing in common, or it is not known where a factor is 0.
 */
export function zeroProduct(
  f: Expression,
  x: string,
  zeros: readonly Candidate[],
  further: Further,
): readonly ShownStep[] | undefined {
  const common = E.termsOf(f).length > 1 ? commonFactors(f, x) : [];
  const rest = multipliedOut(E.divide(f, E.product(common)));
  const factors = (common.length > 0 ? [...common, rest] : E.factorsOf(f)).filter((one) => contains(one, x));
  if (factors.length < 2) return undefined;
  const solved = zeroFactors(factors, x, zeros, further);
  if (solved === undefined || common.length === 0) return solved;
  const says = 'All terms have it in common: it stands before the bracket.';
  return [line('common factor', says, `${toText(f)} = ${toText(E.product([...common, rest]))}`), ...solved];
}

/** A product is 0 where a factor is; undefined where it is not known where one of them is. */
export function zeroFactors(
  factors: readonly Expression[],
  x: string,
  zeros: readonly Candidate[],
  further: Further,
): readonly ShownStep[] | undefined {
  const solved = factors.map((one) => solvedFactor(withoutExponent(one), x, zeros, further));
  if (!solved.every((one) => one !== undefined)) return undefined;
  const kept = solved.flatMap((one) => one.kept);
  if (!sameNumbers(kept, zeros)) return undefined;
  const ofPowers = factors.every((one, k) => one === solved[k]!.of)
    ? ''
    : ' A power or a root is 0 where what it is taken of is.';
  return [
    line(
      'zero product',
      `A product is 0 where one of its factors is, and the others have a value.${ofPowers}`,
      solved.map(({ of }) => `${toText(of)} = 0`).join(' or '),
    ),
    ...solved.map(({ step }) => step),
    solutionsStep(zeros, x),
  ];
}

/** The factors that all terms have, each with the least of its exponents. */
function commonFactors(f: Expression, x: string): readonly Expression[] {
  const [first, ...others] = E.termsOf(f).map((term) =>
    E.factorsOf(term)
      .filter((one) => contains(one, x))
      .map(apart),
  );
  return first!.flatMap(({ base, exponent }) => {
    const found = others.map((factors) => factors.find((one) => E.equal(one.base, base))?.exponent);
    if (!found.every((one) => one !== undefined)) return [];
    const least = [exponent, ...found].reduce((a, b) => (Q.compare(a, b) <= 0 ? a : b));
    return Q.sign(least) > 0 ? [E.power(base, E.number(least))] : [];
  });
}

/** A factor as a power; one whose exponent holds a letter is a whole. */
const apart = (factor: Expression): { readonly base: Expression; readonly exponent: Q.Rational } =>
  factor.kind === 'power' && factor.exponent.kind === 'number'
    ? { base: factor.base, exponent: factor.exponent.value }
    : { base: factor, exponent: Q.one };

/** Where a power is 0 its base is. */
const withoutExponent = (factor: Expression): Expression => {
  const { base, exponent } = apart(factor);
  return Q.sign(exponent) > 0 ? base : factor;
};

interface SolvedFactor {
  readonly of: Expression;
  readonly step: ShownStep;
  readonly kept: readonly Candidate[];
}

function solvedFactor(
  of: Expression,
  x: string,
  zeros: readonly Candidate[],
  further: Further,
): SolvedFactor | undefined {
  const [rule, equation] = ['a factor is 0', `${toText(of)} = 0`];
  if (of.kind === 'power' && !contains(of.base, x)) {
    const says = 'A power of a positive number is positive, whatever the exponent: this is never 0.';
    return { of, kept: [], step: line(rule, says, `${toText(of)} > 0`) };
  }
  const candidates = candidatesOf(of, x);
  if (candidates === undefined) return factorByItself(of, x, zeros, further);
  const isShort = (coefficientsOf(multipliedOut(of), x)?.length ?? 0) <= 2;
  const kept = thoseAmong(candidates, zeros);
  const text = of.kind === 'symbol' ? equation : `${equation} -> ${writtenCandidates(candidates, x)}`;
  const steps = isShort ? [] : solvedSteps(of, x, candidates);
  return { of, kept, step: { ...line(rule, saysKept(candidates, kept, x), text), steps } };
}

const thoseAmong = (some: readonly Candidate[], zeros: readonly Candidate[]): readonly Candidate[] =>
  some.filter((one) => zeros.some((zero) => isSame(one, zero)));

function saysKept(all: readonly Candidate[], kept: readonly Candidate[], x: string): string {
  const lost = all.filter((one) => !kept.includes(one));
  if (all.length === 0) return 'It is 0 at no real number.';
  if (lost.length === 0) return 'There the other factors have a value.';
  return `At ${writtenCandidates(lost, x).replaceAll(' or ', ' and ')} another factor has no value: nothing comes of it.`;
}

/** ln(x) of e^x·ln(x) − ln(x) = 0: an equation of its own, of whose solutions those count at which the other factors have a value. */
function factorByItself(
  of: Expression,
  x: string,
  zeros: readonly Candidate[],
  further: Further,
): SolvedFactor | undefined {
  const found = realZeros(of, x, monotonePieces);
  const own = found.ok ? found.value : [];
  if (!found.ok || !own.every((one): one is Candidate => one.exact !== undefined)) return undefined;
  const steps = own.length === 0 ? nowhereZero(of, x) : further(of, x, own);
  const kept = thoseAmong(own, zeros);
  const text = own.length === 0 ? `${toText(of)} != 0` : `${toText(of)} = 0 -> ${writtenCandidates(own, x)}`;
  return steps && { of, kept, step: { ...line('a factor is 0', saysKept(own, kept, x), text), steps } };
}
