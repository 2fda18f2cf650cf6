import * as Z from '../exact/integer.ts';
import { negate, number } from '../expression/build.ts';
import { evaluate } from '../expression/evaluate.ts';
import type { Expression } from '../expression/expression.ts';
import { contains, freeSymbols } from '../expression/walk.ts';
import { factorPolynomial } from '../polynomial/sparse/factor.ts';
import type { Polynomial } from '../polynomial/sparse/polynomial.ts';
import * as S from '../polynomial/sparse/polynomial.ts';
import { countRealRoots } from '../polynomial/univariate/sturm.ts';
import { budget } from '../result/budget.ts';
import { pair } from '../result/tuple.ts';
import { rootsOfIrreducible } from './closed-roots.ts';
import type { Generators } from './generators.ts';
import type { LetterValue, Zero } from './zero.ts';

/*
 * Where an element of a field of functions is 0: its numerator as a polynomial in the kernels is factored over Q, and each factor
 * that holds a letter is one way to become 0. Where a factor is of degree 1 in a letter, or a polynomial in one letter alone with
 * roots in closed form, it is solved for that letter; the calculation can then be done again with that value.
 *
 * Letters stand for real numbers: a factor such as x² + 1, without real roots by Sturm's count, is never 0 and is no way.
 */

const workForFactors = 400_000;
const highestDegree = 12;

/** Makes an expression of a polynomial in the kernels, and the quotient of two such. */
export interface ExpressionBuilder {
  readonly expression: (a: Polynomial) => Expression;
  readonly quotient: (a: Polynomial, b: Polynomial) => Expression;
}

/** The conditions under which a polynomial in letters and roots is 0, one for each factor. */
export function zerosOf(numerator: Polynomial, generators: Generators, writing: ExpressionBuilder): readonly Zero[] {
  const whole = S.integerPrimitive(numerator);
  if (!dependsOnLetters(writing.expression(whole))) return [];
  const factored = S.totalDegree(whole) <= highestDegree ? factorPolynomial(whole, budget(workForFactors)) : null;
  const factors = factored?.factors.map(({ factor }) => factor) ?? [whole];
  return factors.flatMap((factor) => {
    const expression = writing.expression(factor);
    if (!dependsOnLetters(expression) || isPositivePower(expression)) return [];
    const at = solvedForOne(factor, generators, writing);
    return at?.length === 0 ? [] : [{ expression, at }];
  });
}

const dependsOnLetters = (a: Expression): boolean => freeSymbols(a).length > 0;

/** e^x, 2^x: never 0. */
const isPositivePower = (a: Expression): boolean =>
  a.kind === 'power' && dependsOnLetters(a.exponent) && !dependsOnLetters(a.base) && evaluate(a.base) > 0;

/** The values of the letter in which the factor is solved most simply; none when it is never 0, undefined where it is not solved. */
function solvedForOne(
  factor: Polynomial,
  generators: Generators,
  writing: ExpressionBuilder,
): readonly LetterValue[] | undefined {
  const { expressions } = generators;
  const present = S.variablesIn(factor);
  const only = present.length === 1 ? expressions[present[0]!] : undefined;
  if (only?.kind === 'symbol') return rootsInLetter(only.name, S.toDense(factor, present[0]!));
  const inside = only?.kind === 'apply' && only.name === 'abs' ? only.args[0] : undefined;
  if (inside?.kind === 'symbol') return ofSize(rootsInLetter(inside.name, S.toDense(factor, present[0]!)));
  const solved = present.flatMap((k) => {
    const letter = expressions[k]!;
    const elsewhere = present.some((other) => other !== k && contains(expressions[other]!, nameOf(letter)));
    if (letter.kind !== 'symbol' || elsewhere || S.degreeIn(factor, k) !== 1) return [];
    const [constant, slope] = pair(S.coefficientsIn(factor, k));
    const rank = simplicity(slope, constant, writing);
    return rank === null
      ? []
      : [{ rank, at: { letter: letter.name, value: writing.quotient(S.negate(constant), slope) } }];
  });
  const best = solved.sort((a, b) => a.rank - b.rank)[0];
  return best && [best.at];
}

const nameOf = (a: Expression): string => (a.kind === 'symbol' ? a.name : '');

/**
 * How well slope·letter + constant = 0 is solved for the letter: 0 for a slope of ±1, 1 for a number, 2 where the slope cannot be 0
 * together with the constant, as in a·b = 1; null where it can be 0.
 */
function simplicity(slope: Polynomial, constant: Polynomial, { expression }: ExpressionBuilder): 0 | 1 | 2 | null {
  if (S.isConstant(slope) && Z.abs(S.leadingCoefficient(slope)) === 1) return 0;
  if (!dependsOnLetters(expression(slope))) return 1;
  return dependsOnLetters(expression(constant)) || S.isZero(constant) ? null : 2;
}

/** Where |a| has one of these values: on both sides of 0, and nowhere for a negative one. */
const ofSize = (sizes: readonly LetterValue[] | undefined): readonly LetterValue[] | undefined =>
  sizes?.flatMap(({ letter, value }) => {
    const size = evaluate(value);
    if (size < 0) return [];
    return size === 0 ? [{ letter, value }] : [value, negate(value)].map((one) => ({ letter, value: one }));
  });

/** The real roots of an irreducible polynomial in one letter, where all of them have a short closed form. */
function rootsInLetter(letter: string, dense: readonly bigint[]): readonly LetterValue[] | undefined {
  const real = countRealRoots(dense);
  if (real === 0) return [];
  const roots = rootsOfIrreducible(dense.map((c) => number(Z.fromBigInt(c)))) ?? [];
  const values = roots.filter((root) => Number.isFinite(evaluate(root)));
  return values.length === real ? values.map((value) => ({ letter, value })) : undefined;
}
