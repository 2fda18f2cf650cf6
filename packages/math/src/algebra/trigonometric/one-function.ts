import { equal, reciprocal, symbol, zero } from '../../expression/build.ts';
import type { ApplyNode, Expression } from '../../expression/expression.ts';
import { contains, some, transform } from '../../expression/walk.ts';
import { factorPolynomial } from '../../polynomial/sparse/factor.ts';
import type { Polynomial } from '../../polynomial/sparse/polynomial.ts';
import * as S from '../../polynomial/sparse/polynomial.ts';
import { ring } from '../../polynomial/sparse/ring.ts';
import type { Budget } from '../../result/budget.ts';
import { type Circular, exactInverse } from '../../trigonometry/exact-values.ts';
import { anglesWith, type Family, poles } from '../../trigonometry/general-solution.ts';
import { quadraticRoots } from '../../trigonometry/solve-circular.ts';
import { toFraction } from '../fraction.ts';
import { anglesOfTangents, type Branch, constantOf } from './angles-of-factors.ts';
import { circularNames } from './base-angle.ts';
import { constantsAmong } from './elimination.ts';
import type { Factor } from './factors.ts';
import { type ConstantSymbol, inSineAndCosine } from './sine-cosine.ts';

/** The name of the one function in polynomials in it; nobody can type it. */
export const ONE = 'o§';
const PLACE = 0;

const solvedFor = ['sin', 'cos', 'tan', 'cot'] as const;
type OneName = (typeof solvedFor)[number];

/** An equation in one circular function of one angle: a polynomial in it, its factors, and the angles of each. */
export interface InOneFunction {
  /** tan(2x + 1) */
  readonly of: Expression;
  readonly numerator: Polynomial;
  readonly factors: readonly Factor[];
  readonly stands: readonly ConstantSymbol[];
}

/**
 * Solves f = 0 in the one circular function through which x comes in, as if it were a letter. Null where there are several, where a
 * factor has no roots by a formula, or where another way gives angles in a shorter form: sin²x = (2 + √3)/4 is better written with 2x.
 */
export function inOneFunction(f: Expression, x: string, work: Budget): InOneFunction | null {
  const one = polynomialInOne(f, x, work);
  const split = one && factorPolynomial(one.numerator, work);
  if (one === null || split === null || split.factors.length === 0) return null;
  const { name, ...found } = one;
  const factors: Factor[] = [];
  for (const { factor } of split.factors) {
    const isCubic = S.degreeIn(factor, PLACE) === 3;
    const branches =
      isCubic && name === 'tan' ? anglesOfTangents(factor, PLACE, work) : branchesOf(factor, name, found.stands);
    if (branches === null) return null;
    factors.push({ factor, branches });
  }
  return { ...found, factors };
}

/** f as a polynomial in the one circular function through which x comes in, whether its factors can be solved or not; null where there are several. */
export function polynomialInOne(
  f: Expression,
  x: string,
  work: Budget,
): (Omit<InOneFunction, 'factors'> & { readonly name: OneName }) | null {
  const of = onlyFunction(f, x);
  if (of === null) return null;
  const asLetter = transform(f, (node) => (equal(node, of) ? symbol(ONE) : node));
  const written = contains(asLetter, x) ? null : inSineAndCosine(asLetter, x, [], [ONE]);
  if (written === null) return null;
  const constants = constantsAmong(written.auxiliaries);
  if (constants.length < written.auxiliaries.length) return null;
  const stands = [...written.stands, ...constants];
  const fraction = toFraction(written.expression, ring([ONE, ...stands.map(({ name }) => name)]), work);
  return fraction && { of, name: of.name as OneName, numerator: fraction.numerator, stands };
}

/** The one circular function of x in f; null where there are two, or none. */
function onlyFunction(f: Expression, x: string): ApplyNode | null {
  const found: ApplyNode[] = [];
  some(f, (node) => {
    if (node.kind !== 'apply' || !circularNames.has(node.name) || !contains(node, x)) return false;
    if (!found.some((one) => equal(one, node))) found.push(node);
    return false;
  });
  const [only] = found;
  return only !== undefined && found.length === 1 && solvedFor.some((name) => name === only.name) ? only : null;
}

function branchesOf(factor: Polynomial, name: OneName, stands: readonly ConstantSymbol[]): Branch[] | null {
  const coefficients = S.coefficientsIn(factor, PLACE);
  if (coefficients.length < 2 || coefficients.length > 3) return null;
  const [gamma = zero, beta = zero, alpha = zero] = coefficients.map((part) => constantOf(part, stands));
  const roots = quadraticRoots(alpha, beta, gamma);
  if (!roots.ok || roots.value === 'all') return null;
  const branches: Branch[] = [];
  for (const value of roots.value) {
    const angles = anglesOf(name, value, alpha !== zero && beta === zero);
    if (angles === null) return null;
    branches.push({ of: name, value, angles });
  }
  return branches;
}

/**
 * The angles with this value; null where they have a shorter form by another way. The square alone is half of 1 ± the cosine of twice the
 * angle, so that a value without a known angle is better found there; beside the function itself nothing is won by that.
 */
function anglesOf(name: OneName, value: Expression, isSquareAlone: boolean): readonly Family[] | null {
  if (name === 'cot') return equal(value, zero) ? [poles] : anglesOf('tan', reciprocal(value), isSquareAlone);
  const set = anglesWith(name, value);
  if (!set.ok) return null;
  // Beyond 1 no form is shorter than none.
  if (set.value.kind === 'families' && isSquareAlone && value.kind !== 'number' && !isKnown(name, value)) return null;
  return set.value.kind === 'families' ? set.value.families : [];
}

const isKnown = (name: Circular, value: Expression): boolean => exactInverse(`a${name}`, value) !== undefined;
