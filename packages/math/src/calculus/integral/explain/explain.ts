import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { freeName } from '../../../expression/names/free-names.ts';
import type { Step } from '../../../expression/step.ts';
import { substitute } from '../../../expression/substitute.ts';
import { tidy } from '../../../expression/tidy.ts';
import { contains, freeSymbols, size } from '../../../expression/walk.ts';
import { type Budget, budget } from '../../../result/budget.ts';
import { endedBy } from '../../../result/unfinished.ts';
import { toText } from '../../../syntax/print-text.ts';
import { type Context, namesIn, type OpenIntegral, work } from '../context.ts';
import { rationalView } from '../field/rational-view.ts';
import { type Ingredient, ingredientsOf } from '../ingredients.ts';
import { byPieces } from '../pieces/pieces.ts';
import { basicIntegral } from './basic-integrals.ts';
import { besselFunctions } from './bessel-functions.ts';
import { biquadraticFactors } from './biquadratic.ts';
import { conjugateBelow, productOfConjugateRoots } from './conjugate-roots.ts';
import { conjugateFactors } from './conjugates.ts';
import { disguisedDerivative } from './disguised-derivative.ts';
import { expansion, expansionToPowers } from './expansion.ts';
import { hermiteReduction } from './hermite-reduction.ts';
import { inverseFunction } from './inverse-function.ts';
import { lawsOfExponents } from './laws-of-exponents.ts';
import { lawsOfLogarithms } from './laws-of-logarithms.ts';
import { byLinearFactors } from './letters/linear-factors.ts';
import { divisionWithLetters, partialFractionsWithLetters } from './letters/quotient.ts';
import { rootOfLinearQuotient } from './linear-quotient.ts';
import { constantMultiple, sumOfIntegrals } from './linearity.ts';
import { clausenFunction, logarithmBesideSquare, logarithmOfSines } from './logarithms-of-sines.ts';
import { integrationByParts } from './parts.ts';
import { perfectPower, powersOfLinear } from './powers-of-linear.ts';
import { completingTheSquare, powerOfQuadratic, splitNumerator, squareBesideRoot } from './quadratic.ts';
import { byPartialFractions, polynomialDivision, simplifiedQuotient } from './rational.ts';
import { rationalisingSubstitution } from './rationalising.ts';
import { reciprocalSubstitution } from './reciprocal-substitution.ts';
import { rootOfSquare, rootOfSquareBelow } from './root-of-square.ts';
import { atRootsOfDenominator } from './roots-of-denominator.ts';
import { integrated, type Rule, replacedIn } from './rule.ts';
import { directSubstitution, powerSubstitution, substitution, substitutionInSteps } from './substitution.ts';
import {
  divisionByWave,
  doubleAngle,
  evenSecant,
  exponentialForm,
  halfAngleBelow,
  halfAngles,
  multipleAngleBelow,
  pythagoreanIdentity,
  quotientIdentity,
  reciprocalIdentity,
  sinesAndCosines,
  trigonometricSubstitution,
} from './trigonometric.ts';
import { trigonometricRadical } from './trigonometric-radical.ts';
import { oddPowerOfWave } from './wave-and-derivative.ts';
import { isGone, leadsToTable, rulesOf, type Way } from './ways.ts';

/*
 * The explanation of an antiderivative: the rules of a textbook, tried in the order in which a student is taught to look for
 * them, within a small amount of work. Their tree is both the search and what is shown.
 *
 * An integral that is met again below itself, as ∫ e^x sin x after two integrations by parts, is not a failure: it is left as an
 * unknown I, and where it was begun the equation I = A + B·I is solved for I (B ≠ 1). Nothing is remembered of steps that still
 * hold an unknown.
 */

/** A rule with what must stand in the integrand, one of these at least: without it there is nothing to ask. */
interface Trial {
  readonly by: Rule;
  readonly of?: readonly Ingredient[];
}

const rules: readonly Trial[] = [
  { by: basicIntegral },
  { by: constantMultiple },
  { by: besselFunctions, of: ['Bessel function'] },
  { by: sumOfIntegrals },
  { by: quotientIdentity, of: ['tangent', 'cotangent'] },
  { by: lawsOfLogarithms, of: ['logarithm'] },
  { by: lawsOfExponents, of: ['exponential'] },
  { by: conjugateFactors, of: ['quotient'] },
  { by: productOfConjugateRoots, of: ['root'] },
  { by: conjugateBelow, of: ['root'] },
  { by: directSubstitution, of: ['inner function'] },
  { by: disguisedDerivative, of: ['root'] },
  { by: perfectPower, of: ['sum'] },
  { by: powersOfLinear, of: ['sum'] },
  { by: rootOfSquare, of: ['root'] },
  { by: substitutionInSteps, of: ['piece'] },
  { by: byPieces, of: ['piece', 'inverse function'] },
  { by: expansionToPowers, of: ['sum'] },
  { by: simplifiedQuotient, of: ['quotient'] },
  { by: polynomialDivision, of: ['quotient'] },
  { by: divisionWithLetters, of: ['quotient'] },
  { by: powerSubstitution, of: ['inner function'] },
  { by: byPartialFractions, of: ['quotient'] },
  { by: byLinearFactors, of: ['quotient'] },
  { by: partialFractionsWithLetters, of: ['quotient'] },
  { by: biquadraticFactors, of: ['quotient'] },
  { by: splitNumerator, of: ['quotient'] },
  { by: powerOfQuadratic, of: ['quotient', 'root'] },
  { by: squareBesideRoot, of: ['root'] },
  { by: completingTheSquare, of: ['quotient', 'root'] },
  { by: halfAngles, of: ['waves together'] },
  { by: pythagoreanIdentity, of: ['tangent', 'cotangent'] },
  { by: evenSecant, of: ['waves together'] },
  { by: divisionByWave, of: ['quotient'] },
  { by: halfAngleBelow, of: ['quotient'] },
  { by: multipleAngleBelow, of: ['quotient'] },
  { by: logarithmOfSines, of: ['logarithm'] },
  { by: clausenFunction, of: ['Clausen function'] },
  { by: logarithmBesideSquare, of: ['logarithm'] },
  { by: integrationByParts },
  { by: rationalisingSubstitution, of: ['root'] },
  { by: rootOfLinearQuotient, of: ['root'] },
  { by: substitution, of: ['inner function'] },
  { by: hermiteReduction, of: ['quotient'] },
  { by: atRootsOfDenominator, of: ['quotient'] },
  { by: rootOfSquareBelow, of: ['root'] },
  { by: inverseFunction, of: ['inverse function'] },
  { by: trigonometricRadical, of: ['root'] },
  { by: reciprocalSubstitution, of: ['root'] },
  { by: expansion, of: ['sum'] },
  { by: doubleAngle, of: ['wave'] },
  { by: reciprocalIdentity, of: ['quotient'] },
  { by: sinesAndCosines, of: ['wave'] },
  { by: oddPowerOfWave, of: ['wave'] },
  { by: trigonometricSubstitution, of: ['wave'] },
  { by: exponentialForm, of: ['wave'] },
];

/** Before any way. */
const simplest: readonly Rule[] = [constantMultiple, sumOfIntegrals];

const usualWork = 2000;
/** A long sum is no harder than its terms. */
const workOfTerm = 20;
const usualDepth = 12;

/** The antiderivative of f as a textbook finds it; null where its rules do not lead there within the work. */
export const explain = (
  f: Expression,
  variable: string,
  within: Budget = budget(usualWork + workOfTerm * E.termsOf(f).length),
): Step | null => explainedWith(rules, f, variable, within);

/** The same with the rules of a way before all others but the simplest; null where it cannot be gone. */
export function explainBy(way: Way, f: Expression, variable: string): Step | null {
  const first = leadsToTable.has(way) ? [...simplest, ...rulesOf[way]] : [basicIntegral, ...simplest, ...rulesOf[way]];
  const all = [...first.map((by) => ({ by })), ...rules.filter(({ by }) => !first.includes(by))];
  const step = explainedWith(all, f, variable, budget(usualWork));
  return step !== null && isGone(way, step) ? step : null;
}

function explainedWith(order: readonly Trial[], f: Expression, variable: string, within: Budget): Step | null {
  // A way is chosen for the integral itself: what a step leaves over goes as usual.
  const integrate = (g: Expression, inside: Context) => byRules(inside.depth === usualDepth ? order : rules, g, inside);
  const context: Context = {
    variable,
    budget: within,
    depth: usualDepth,
    done: new Map(),
    failed: new Map(),
    names: namesIn(f, variable),
    open: null,
    integrate,
  };
  try {
    return integrate(f, context);
  } catch (error) {
    if (endedBy(error, 'work')) return null;
    throw error;
  }
}

const maxSize = 400;
const fewTerms = 20;

function byRules(order: readonly Trial[], f: Expression, context: Context): Step | null {
  const parts = size(f, maxSize);
  // Of a long sum each term may be short.
  if (parts >= maxSize) return f.kind === 'sum' && f.terms.length > fewTerms ? sumOfIntegrals(f, context) : null;
  const key = toText(f);
  const open = openIntegralOf(key, context);
  if (open !== null) return metAgain(f, open.unknown, context);
  const known = context.done.get(key);
  if (known !== undefined && known !== null) return known;
  if ((context.failed.get(key) ?? -1) >= context.depth) return null;
  const name = unknownName(context);
  const inside: Context = { ...context, open: { integrand: key, unknown: name, around: context.open } };
  const has = ingredientsOf(f, context.variable);
  for (const { by, of } of order) {
    if (of !== undefined && !of.some((one) => has.has(one))) continue;
    work(context.budget, 1 + Math.ceil(parts / 4));
    const found = by(f, inside);
    const step = found === null ? null : solved(found, name, f, context);
    if (step === null) continue;
    if (!hasUnknown(step, context)) context.done.set(key, step);
    return step;
  }
  context.failed.set(key, context.depth);
  return null;
}

/** A name that nobody can type. */
function unknownName({ open, variable }: Context): string {
  let depth = 0;
  for (let one = open; one !== null; one = one.around) depth++;
  return `\u222b${depth}${variable}`;
}

function openIntegralOf(integrand: string, { open }: Context): OpenIntegral | null {
  for (let one = open; one !== null; one = one.around) if (one.integrand === integrand) return one;
  return null;
}

/** Whether the answer stands for an equation that an integral around it is to be solved from. */
function hasUnknown({ after }: Step, { open }: Context): boolean {
  for (let one = open; one !== null; one = one.around) if (contains(after.expression, one.unknown)) return true;
  return false;
}

const metAgain = (f: Expression, unknown: string, context: Context): Step =>
  integrated(f, E.symbol(unknown), context, {
    rule: 'the integral itself',
    says: 'This is the integral that is looked for, so the equation is solved for it.',
  });

/** I = A + B·I solved for I, where the integral was met again below itself. */
function solved(step: Step, name: string, f: Expression, context: Context): Step | null {
  const whole = step.after.expression;
  if (!contains(whole, name)) return step;
  const constant = substitute(whole, { [name]: E.zero });
  const factor = tidy(E.subtract(substitute(whole, { [name]: E.one }), constant));
  if (freeSymbols(factor).includes(context.variable) || E.equal(factor, E.one)) return null;
  const F = divided(constant, asQuotient(E.subtract(E.one, factor), context));
  const known = replacedIn(step, { [name]: F });
  const letter = freeName(context.names, ['I', 'J', 'K']);
  return integrated(f, F, context, {
    rule: 'solve for the integral',
    says: `With ${letter} for the integral, ${letter} = ${toText(substitute(whole, { [name]: E.symbol(letter) }))}, which is solved for ${letter}.`,
    steps: [{ ...known, after: { expression: F } }],
  });
}

/** 1 + b²/a² as (a² + b²)/a². */
function asQuotient(a: Expression, { variable, budget: within }: Context): Expression {
  const view = rationalView([a], [variable], within);
  const found = view?.fractionOf(a) ?? null;
  return view === null || found === null ? a : view.quotientOf(found);
}

const divided = (a: Expression, by: Expression): Expression =>
  a.kind === 'sum' ? E.sum(a.terms.map((term) => E.divide(term, by))) : E.divide(a, by);
