import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';
import { toText } from '../../../syntax/print-text.ts';
import { type Ingredient, ingredientsOf } from '../ingredients.ts';
import { withoutInnerSums, withoutQuarterTurns, withPythagoreanIdentities } from './circular-identities.ts';
import { withCircularProducts } from './circular-products.ts';
import { withCommonDenominator, withCommonDenominatorOfKernels } from './common-denominator.ts';
import { withConjugateLogarithms } from './conjugate-logarithms.ts';
import {
  withConstantsApart,
  withoutAddedConstants,
  withoutConstantPairs,
  withoutConstantParts,
} from './constants-of-integration.ts';
import { withContentsBefore, withoutContents } from './contents.ts';
import { denested } from './denested.ts';
import { tangentsOf, withSineAndCosine } from './full-angle.ts';
import { withDoubledAngles, withFullAngleQuotients } from './half-angle-quotients.ts';
import { withExponentials, withHyperbolicFunctions } from './hyperbolic-from-exponentials.ts';
import { withoutInnerSigns } from './inner-signs.ts';
import { quotientLogarithms, withInverseHyperbolic } from './inverse-hyperbolic.ts';
import { withoutInverses } from './inverses.ts';
import { withJoinedArctangents, withJoinedAreaTangents } from './joined-arctangents.ts';
import { withJoinedRoots, withNumbersUnderRoots } from './joined-roots.ts';
import { withCoefficientsTogether, withKernelsTogether } from './kernels.ts';
import { withoutNeedlessSigns } from './needless-signs.ts';
import { withoutNestedFractions } from './nested-fractions.ts';
import { withPerfectPowers } from './perfect-powers.ts';
import { withProductLogarithms } from './product-logarithms.ts';
import { withCancelledRadicands, withProportionalFactors } from './proportional-factors.ts';
import { withQuotientLogarithms } from './quotient-logarithms.ts';
import { formsOfRadicalLogarithm, radicalLogarithms, withLogarithm } from './radical-logarithms.ts';
import { withoutHoles, withoutReciprocals } from './reciprocal-arguments.ts';
import { withReducedRadicals } from './reduced-radicals.ts';
import { withHalvedAngles, withReducedWaves } from './waves-in-logarithms.ts';
import { withRootsInside, withWholeCoefficients } from './whole-coefficients.ts';

/*
 * The form of an antiderivative: as a teacher writes it on the board. The measure is its length, the names and numbers in it. Each rewriting
 * is kept where it makes the answer shorter and the answer still passes its check, so that none of them has to know of branches or
 * domains; an additive constant may come or go with it.
 */

/** What a rewriting may ask. */
export interface Judge {
  /** Whether the derivative of a form is the integrand. */
  readonly passes: (form: Expression) => boolean;
  /** Whether something is positive wherever the integrand is real. */
  readonly isPositive: (u: Expression) => boolean;
  /** Whether something stands in the integrand, and is meant as it is. */
  readonly isGiven: (node: Expression) => boolean;
}

type Rewriting = (F: Expression, variable: string, judge: Judge) => Expression;

/** A rewriting with what it needs, one of these at least: without it there is nothing to look at. */
interface Candidate {
  readonly of: readonly Ingredient[];
  readonly by: Rewriting;
}

const rewritings: readonly Candidate[] = [
  { of: ['logarithm'], by: (F, _, { isPositive }) => withoutNeedlessSigns(F, isPositive) },
  { of: ['inverse function', 'logarithm', 'exponential'], by: withArgumentsOfInverses },
  { of: ['tangent'], by: withoutHalfAngleQuotients },
  { of: ['tangent'], by: withoutTangents },
  { of: ['exponential'], by: (F, variable) => withHyperbolicFunctions(F, variable, 1) },
  { of: ['exponential'], by: (F, variable) => withHyperbolicFunctions(F, variable, 2) },
  { of: ['hyperbolic wave'], by: withExponentials },
  { of: ['constant term'], by: withoutAddedConstants },
  { of: ['root'], by: withReducedRadicals },
  { of: ['sum inside'], by: withWholeCoefficients },
  { of: ['root'], by: withRootsInside },
  { of: ['sum'], by: tidy },
  { of: ['sum inside'], by: withPerfectPowers },
  { of: ['sum'], by: withKernelsTogether },
  { of: ['sum'], by: withTidyKernels },
  { of: ['constant'], by: withCoefficientsTogether },
  { of: ['root'], by: denested },
  { of: ['quotient'], by: withoutNestedFractions },
  { of: ['quotient'], by: withCommonDenominator },
  { of: ['logarithm'], by: withoutContents },
  { of: ['constant'], by: withContentsBefore },
  { of: ['sum inside'], by: withProportionalFactors },
  { of: ['root'], by: withCancelledRadicands },
  { of: ['root'], by: withJoinedRoots },
  { of: ['root'], by: withNumbersUnderRoots },
  { of: ['logarithm'], by: withProductLogarithms },
  { of: ['logarithm'], by: withQuotientLogarithms },
  { of: ['logarithm'], by: withConjugateLogarithms },
  { of: ['logarithm'], by: withReducedWaves },
  { of: ['cotangent'], by: withHalvedAngles },
  { of: ['logarithm'], by: withoutConstantPairs },
  { of: ['inverse function'], by: withJoinedArctangents },
  { of: ['inverse function'], by: withJoinedAreaTangents },
  { of: ['logarithm'], by: withHyperbolicLogarithms },
  { of: ['logarithm'], by: withoutRadicalLogarithms },
  { of: ['inverse function'], by: withoutReciprocals },
  { of: ['sum inside'], by: withConstantsApart },
  { of: ['sum inside'], by: withoutConstantParts },
  { of: ['waves together'], by: withPythagoreanIdentities },
  { of: ['waves together'], by: withCircularProducts },
  { of: ['quotient'], by: withCommonDenominatorOfKernels },
  { of: ['sum inside'], by: withoutQuarterTurns },
];

/** What stood inside may cancel with other terms. */
function withArgumentsOfInverses(F: Expression, _: string, { isGiven }: Judge): Expression {
  const plain = withoutInverses(F, isGiven);
  if (E.equal(plain, F)) return F;
  const together = tidy(plain);
  return lengthOf(together) < lengthOf(plain) ? together : plain;
}

/** Terms put together may cancel; where none were, tidying has had its turn. */
function withTidyKernels(F: Expression, variable: string): Expression {
  const together = withKernelsTogether(F, variable);
  return together === F ? F : tidy(together);
}

/** Tangents that came with a substitution, by sines and cosines. */
function withoutTangents(F: Expression, variable: string, judge: Judge): Expression {
  let best = F;
  for (const tangent of tangentsOf(F, variable)) {
    for (const angle of judge.isGiven(tangent) ? (['single'] as const) : (['double', 'single'] as const)) {
      const form = withSineAndCosine(best, tangent, angle);
      // ln|s/c + 1| + ln(1/c²)/2 is ln|s + c|.
      const joined = withProductLogarithms(withoutContents(form, variable), variable);
      for (const one of [form, joined]) if (lengthOf(one) < lengthOf(best) && judge.passes(one)) best = one;
    }
  }
  return best;
}

const byDenominator = (F: Expression, tangent: Expression): Expression =>
  withFullAngleQuotients(F, tangent, 'denominator');
const byNumerator = (F: Expression, tangent: Expression): Expression => withFullAngleQuotients(F, tangent, 'numerator');

/** Quotients that are linear in the tangent of half an angle, by the sine and cosine of the angle. */
function withoutHalfAngleQuotients(F: Expression, variable: string, judge: Judge): Expression {
  let best = F;
  for (const tangent of tangentsOf(F, variable)) {
    if (judge.isGiven(tangent)) continue;
    for (const rewrite of [withDoubledAngles, byDenominator, byNumerator]) {
      const form = rewrite(best, tangent);
      if (lengthOf(form) < lengthOf(best) && judge.passes(form)) best = form;
    }
  }
  return best;
}

/** Each logarithm of a quotient in the shortest of its forms that passes. */
function withHyperbolicLogarithms(F: Expression, _: string, judge: Judge): Expression {
  let best = F;
  for (const logarithm of quotientLogarithms(F)) {
    for (const name of ['tanh', 'atanh', 'acoth'] as const) {
      const form = withInverseHyperbolic(best, logarithm, name);
      if (lengthOf(form) >= lengthOf(best) || !judge.passes(form)) continue;
      best = form;
      break;
    }
  }
  return best;
}

/** Each logarithm of a sum with a root in the shortest of its forms that passes. */
function withoutRadicalLogarithms(F: Expression, variable: string, judge: Judge): Expression {
  let best = F;
  for (const logarithm of radicalLogarithms(F, variable)) {
    for (const written of formsOfRadicalLogarithm(logarithm, variable)) {
      const forms = [written, E.negate(written)].map((form) => withLogarithm(best, logarithm, form));
      const passing = forms.find((form) => lengthOf(form) < lengthOf(best) && judge.passes(form));
      if (passing === undefined) continue;
      best = passing;
      break;
    }
  }
  return best;
}

/** How many names and numbers are written. */
export const lengthOf = (a: Expression): number => namesAndNumbers(toText(a));

/** The same of a text. */
export const namesAndNumbers = (text: string): number => text.match(/[A-Za-z_]\w*|\d+(\.\d+)?/g)?.length ?? 0;

/** What one rewriting has made shorter may be the beginning of another. */
const maxRounds = 3;

/** The shortest form that the rewritings lead to, each step of which passes the check. */
export function textbookForm(F: Expression, variable: string, judge: Judge): Expression {
  let best = F;
  let length = lengthOf(F);
  let has = ingredientsOf(F, variable);
  // What a rewriting has looked at once it does not improve the second time.
  const seen = new Map<Rewriting, Expression>();
  for (let round = 0, before = Number.POSITIVE_INFINITY; round < maxRounds && length < before; round++) {
    before = length;
    for (const { of, by } of rewritings) {
      if (seen.get(by) === best || !of.some((one) => has.has(one))) continue;
      seen.set(by, best);
      const form = by(best, variable, judge);
      if (E.equal(form, best)) continue;
      const written = lengthOf(form);
      if (written >= length || !judge.passes(form)) continue;
      [best, length, has] = [form, written, ingredientsOf(form, variable)];
    }
  }
  const opened = has.has('sum inside') ? withoutInnerSums(best) : best;
  if (!E.equal(opened, best) && lengthOf(opened) <= length && judge.passes(opened)) best = opened;
  if (!has.has('inverse function')) return best;
  // A value where the integrand has one is worth a name more.
  const whole = withoutHoles(best, variable, judge);
  if (!E.equal(whole, best) && judge.passes(whole)) best = whole;
  const plain = withoutInnerSigns(best);
  return plain !== best && lengthOf(plain) <= lengthOf(best) && judge.passes(plain) ? plain : best;
}
