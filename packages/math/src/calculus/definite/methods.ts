import { freeSymbols } from '../../expression/walk.ts';
import { infiniteEnd } from '../limit.ts';
import { byDifferentiation } from './classical/differentiation.ts';
import { byParameter } from './classical/parameter.ts';
import { byPolarCoordinates } from './classical/polar-coordinates.ts';
import { byIteratedIntegrals } from './iterated/by-iterated-integrals.ts';
import { byFundamentalTheorem, byTextbookAntiderivative } from './newton-leibniz.ts';
import { overManySteps, overPieces } from './pieces.ts';
import { lettersOf, type Method, type Problem } from './problem.ts';
import { overDecayingPeriods } from './reduce/decaying-periods.ts';
import { byParts } from './reduce/parts.ts';
import { byReflection, ofConstantSum } from './reduce/reflection.ts';
import { ofExponentialOverLine, ontoOneToInfinity, ontoUnitRange } from './reduce/scaled-range.ts';
import { byExponential, byInversion, byLogarithm, byNegativeLogarithm } from './reduce/substitution.ts';
import { ofEven, ofOdd } from './reduce/symmetry.ts';
import { byResidues } from './residues/line.ts';
import { byMeanValue } from './residues/mean-value.ts';
import { byPeriodStrip } from './residues/strip.ts';
import { byPoleInTheCircle } from './residues/wave-denominator.ts';
import { overSteps } from './steps-to-infinity.ts';
import { byBernoulliPolynomial } from './table/bernoulli-cosine.ts';
import { byCompleteElliptic } from './table/complete-elliptic.ts';
import { byDigamma } from './table/digamma.ts';
import { byDirichletsIntegral } from './table/dirichlet.ts';
import { byMellinTransforms } from './table/half-line.ts';
import { byIncompleteGamma } from './table/incomplete-gamma.ts';
import { byJensensFormula } from './table/jensen.ts';
import { byLegendreForm } from './table/legendre-range.ts';
import { byLogarithmsOfSines } from './table/log-sine.ts';
import { byPoissonsIntegral } from './table/poisson.ts';
import { byPolylogarithm } from './table/polylogarithm.ts';
import { byQuarters } from './table/trigonometric-beta.ts';
import { byBetaFunction, byBetaFunctionAlone } from './table/unit-interval.ts';

/**
 * The methods in the order in which they are tried: the fundamental theorem first, as a textbook does, over an infinite range where a textbook
 * finds the antiderivative; where letters decide on convergence at the ends, the transforms, which say when there is an integral.
 */
export function methodsFor(problem: Problem): readonly Method[] {
  const isBounded = infiniteEnd(problem.lower) === null && infiniteEnd(problem.upper) === null;
  const hasLetters = lettersOf(problem).length > 0 && freeSymbols(problem.f).length > 1;
  if (isBounded) return hasLetters ? finiteWithLetters : finite;
  return hasLetters ? infiniteWithLetters : infinite;
}

const first = [overSteps, overDecayingPeriods, overPieces, ofOdd];
const iterated = [byPolarCoordinates, byParameter, byIteratedIntegrals];
const overPeriod = [byMeanValue, byJensensFormula, byCompleteElliptic, byLegendreForm];
const last = [
  byQuarters,
  byLogarithmsOfSines,
  byIncompleteGamma,
  byExponential,
  byReflection,
  byDifferentiation,
  byParts,
];

const finite: readonly Method[] = [
  ...first,
  ofConstantSum,
  ...iterated,
  ...overPeriod,
  byBetaFunctionAlone,
  byFundamentalTheorem,
  overManySteps,
  byBetaFunction,
  byPoleInTheCircle,
  ...last,
];

const finiteWithLetters: readonly Method[] = [
  ...first,
  ...iterated,
  ...overPeriod,
  byPoleInTheCircle,
  byBernoulliPolynomial,
  byDigamma,
  byPolylogarithm,
  byBetaFunction,
  byFundamentalTheorem,
  ontoUnitRange,
  ...last,
];

const infiniteBy = (more: {
  readonly early: readonly Method[];
  readonly late: readonly Method[];
}): readonly Method[] => [
  ...first,
  ...more.early,
  ...iterated,
  byDirichletsIntegral,
  byMellinTransforms,
  byPolylogarithm,
  ontoOneToInfinity,
  ofExponentialOverLine,
  byPoissonsIntegral,
  byResidues,
  byPeriodStrip,
  byIncompleteGamma,
  byFundamentalTheorem,
  byExponential,
  byLogarithm,
  byInversion,
  ...more.late,
  ofEven,
  byDifferentiation,
  byParts,
];

const infinite = infiniteBy({ early: [byTextbookAntiderivative], late: [] });
const infiniteWithLetters = infiniteBy({ early: [], late: [byNegativeLogarithm] });
