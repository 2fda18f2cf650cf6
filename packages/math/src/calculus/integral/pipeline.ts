import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import type { Step } from '../../expression/step.ts';
import { substitute } from '../../expression/substitute.ts';
import { contains, size, some } from '../../expression/walk.ts';
import { endedBy } from '../../result/unfinished.ts';
import { toText } from '../../syntax/print-text.ts';
import { algebraicCircular } from './algebraic/algebraic-circular.ts';
import { binomialDifferential } from './algebraic/binomial.ts';
import { depressedRadicand } from './algebraic/depressed.ts';
import { byEuler, eulerUnderRoot } from './algebraic/euler.ts';
import { fourthRoot } from './algebraic/fourth-root.ts';
import { halfAngleRoot } from './algebraic/half-angle-root.ts';

import { linearFractional } from './algebraic/linear-fractional.ts';
import { linearPowers } from './algebraic/linear-powers.ts';
import { rootsOfLinear } from './algebraic/linear-roots.ts';
import { nestedRoot } from './algebraic/nested-root.ts';
import { plainRadicands } from './algebraic/plain-radicands.ts';
import { overPlaneCubic } from './algebraic/plane-cubic.ts';
import { pseudoElliptic } from './algebraic/pseudo-elliptic.ts';
import { rootOfQuadratic } from './algebraic/quadratic-root.ts';
import { reducedRadicals } from './algebraic/radicals.ts';
import { rootOfPower } from './algebraic/root-of-power.ts';
import { rootOfQuotient } from './algebraic/root-of-quotient.ts';
import { separateRoots } from './algebraic/separate-roots.ts';
import { thirdKind } from './algebraic/third-kind.ts';
import { type Context, maxDepth, type Stage, work } from './context.ts';
import { conjugateFactors } from './explain/conjugates.ts';
import { inverseFunction } from './explain/inverse-function.ts';
import { linearLetters } from './linear-letters.ts';
import { constantFactor, expandAndSum, separateParameters, sumRule } from './linearity.ts';
import { ellipticIntegral } from './named/elliptic.ts';
import { ellipticHyperbolic } from './named/elliptic-hyperbolic.ts';
import { ellipticWithLetters } from './named/elliptic-letters.ts';
import { ellipticThirdKind } from './named/elliptic-third-kind.ts';
import { ellipticTrigonometric } from './named/elliptic-trigonometric.ts';
import { functionOfLogarithm, incompleteGamma, incompleteGammaOfPositive } from './named/incomplete-gamma.ts';
import { byParts, byPartsOfNested } from './parts.ts';
import { inverseOfFunction } from './pieces/inverse-of-function.ts';
import { byPieces } from './pieces/pieces.ts';
import { rationalFunction } from './rational/rational.ts';
import { isRefuted } from './refute.ts';
import { substitution } from './substitution.ts';
import { table } from './table.ts';
import { functionOfExponential } from './transcendental/exponential.ts';
import { exponentialProduct, hyperbolicAsExponentials } from './transcendental/exponential-products.ts';
import { parallelRisch, parallelRischWithNames } from './transcendental/parallel-risch.ts';
import { realPowers } from './transcendental/real-powers.ts';
import { shiftedAngles } from './transcendental/shifted-angles.ts';
import { rationalTrigonometric, sinesBesideRoots, withSinesAndCosines } from './transcendental/trigonometric.ts';

/** A method that may take so much work and no more, so that those after it have their turn. */
function within(share: number, stage: Stage): Stage {
  return (f, context) => {
    const own = { left: Math.min(share, context.budget.left) };
    const before = own.left;
    try {
      return stage(f, { ...context, budget: own, done: new Map(context.done), failed: new Map(context.failed) });
    } catch (error) {
      if (endedBy(error, 'work')) return null;
      throw error;
    } finally {
      context.budget.left -= before - Math.max(own.left, 0);
    }
  };
}

/** Methods that see at once whether an integrand is theirs: together one turn. */
const firstOf =
  (...all: readonly Stage[]): Stage =>
  (f, context) => {
    for (const stage of all) {
      const step = stage(f, context);
      if (step !== null) return step;
    }
    return null;
  };

/** Two methods for the same integrands, neither of which has the shorter answer always. */
const shorterOf =
  (one: Stage, other: Stage): Stage =>
  (f, context) => {
    const [first, second] = [one(f, context), other(f, context)];
    if (first === null || second === null) return first ?? second;
    return size(second.after.expression) < size(first.after.expression) ? second : first;
  };

const quickDepth = 2;

/** With what follows from one substitution or integration by parts more, which is what most integrals need. */
const quickly =
  (stage: Stage): Stage =>
  (f, context) =>
    stage(f, { ...context, depth: Math.min(context.depth, quickDepth) });

/** The same as deep as the search may go, after the quick way has failed. */
const thoroughly =
  (stage: Stage): Stage =>
  (f, context) =>
    context.depth <= quickDepth ? null : stage(f, context);

/** Only before any substitution: the letters of the integrand are those of what it leads to. */
const atFirst =
  (stage: Stage): Stage =>
  (f, context) =>
    context.depth < maxDepth ? null : stage(f, context);

/** The net is cast over the integrand and what one substitution makes of it. */
const shallow = 4;

/** The methods, from cheap to deep. */
const stages: readonly Stage[] = [
  table,
  constantFactor,
  sumRule,
  rationalFunction,
  realPowers,
  firstOf(
    inverseOfFunction,
    byPieces,
    within(80_000, plainRadicands),
    within(48_000, atFirst(linearLetters)),
    within(80_000, eulerUnderRoot),
  ),
  within(60_000, linearPowers),
  within(40_000, linearFractional),
  firstOf(conjugateFactors, within(80_000, halfAngleRoot), within(120_000, rootOfPower)),
  sinesBesideRoots,
  separateParameters,
  exponentialProduct,
  incompleteGammaOfPositive,
  firstOf(ellipticTrigonometric, ellipticHyperbolic, ellipticWithLetters, ellipticThirdKind),
  within(60_000, byPartsOfNested),
  within(240_000, rationalTrigonometric),
  within(120_000, shiftedAngles),
  rootOfQuadratic,
  within(120_000, separateRoots),
  within(100_000, pseudoElliptic),
  shorterOf(within(60_000, overPlaneCubic), within(20_000, thirdKind)),
  firstOf(ellipticIntegral, within(60_000, rootOfQuotient)),
  within(120_000, algebraicCircular),
  within(32_000, quickly(substitution)),
  within(100_000, rootsOfLinear),
  within(160_000, reducedRadicals),
  within(100_000, binomialDifferential),
  within(100_000, depressedRadicand),
  within(60_000, fourthRoot),
  functionOfExponential,
  within(32_000, quickly(byParts)),
  within(160_000, (f, context) => (context.depth < shallow ? null : parallelRisch(f, context))),
  within(160_000, thoroughly(substitution)),
  within(60_000, thoroughly(byParts)),
  within(60_000, (f, context) => (context.depth < shallow ? null : inverseFunction(f, context))),
  firstOf(within(100_000, nestedRoot), within(80_000, byEuler)),
  hyperbolicAsExponentials,
  expandAndSum,
  withSinesAndCosines,
  within(160_000, (f, context) => (context.depth < shallow ? null : parallelRischWithNames(f, context))),
  functionOfLogarithm,
  incompleteGamma,
];

/** Those that put antiderivatives together which were looked at themselves. */
const composed: ReadonlySet<Stage> = new Set([table, constantFactor, sumRule, expandAndSum]);

/** Beyond so many parts an intermediate integral is given up: what comes of it nobody reads. */
const maxSize = 500;

/** Numbers so large that no double carries the answer, and no reader: another method will say it better. */
const exceedsBound = (found: Expression, f: Expression): boolean => some(found, isHuge) && !some(f, isHuge);
const isHuge = (node: Expression): boolean =>
  node.kind === 'number' && (String(node.value.numerator).length > 60 || String(node.value.denominator).length > 60);

/** A root of so high an order, or a power so high, is no polynomial that any method could work with. */
const maxExponent = 10_000;

/** Whether the exponents of what depends on the variable are such that the algebraic methods can count with them. */
const isWithinReach = (f: Expression, variable: string): boolean =>
  !some(f, (node) => {
    if (node.kind !== 'power' || node.exponent.kind !== 'number' || !contains(node.base, variable)) return false;
    const { numerator, denominator } = node.exponent.value;
    return numerator > maxExponent || numerator < -maxExponent || denominator > maxExponent;
  });

/** The first method that leads to an antiderivative; integrals that were met before are not begun again. */
export function integrateByStages(f: Expression, context: Context): Step | null {
  const parts = size(f, maxSize);
  if (parts >= maxSize) return null;
  const key = toText(f);
  const known = context.done.get(key);
  if (known !== undefined) return known;
  const anyName = toText(substitute(f, { [context.variable]: E.symbol('\u03be') }));
  if ((context.failed.get(anyName) ?? -1) >= context.depth) return null;
  // What leads back to itself has failed.
  context.done.set(key, null);
  const reachable = isWithinReach(f, context.variable);
  for (const stage of stages) {
    if (!reachable && !composed.has(stage)) continue;
    work(context.budget, 4 + parts);
    const step = stage(f, context);
    if (step === null || exceedsBound(step.after.expression, f)) continue;
    if (!composed.has(stage) && isRefuted(step.after.expression, f, context)) continue;
    context.done.set(key, step);
    return step;
  }
  context.failed.set(anyName, context.depth);
  return null;
}
