import * as E from '../../../expression/build.ts';
import { isEquality, type Step } from '../../../expression/step.ts';
import { deeper, isFree } from '../context.ts';
import { integrationByParts, partsWith } from './parts.ts';
import { completingTheSquare } from './quadratic.ts';
import { byPartialFractions } from './rational.ts';
import { rationalisingSubstitution } from './rationalising.ts';
import { atRootsOfDenominator } from './roots-of-denominator.ts';
import { integratedAs, type Rule } from './rule.ts';
import { directSubstitution, powerSubstitution, substitution } from './substitution.ts';
import { tabularIntegration } from './tabular.ts';
import {
  doubleAngle,
  exponentialForm,
  halfAngles,
  pythagoreanIdentity,
  trigonometricSubstitution,
} from './trigonometric.ts';
import { byCircularFunctions, byHyperbolicFunctions, trigonometricRadical } from './trigonometric-radical.ts';

/*
 * The ways that textbooks have beside each other: ∫ sin x·cos x dx goes by u = sin x, by parts, and by sin 2x. A way is a few of the rules, which are
 * tried before all others for the integral itself and its terms; it was gone where one of them is in the explanation.
 */

export type Way =
  | 'substitution'
  | 'trigonometric'
  | 'hyperbolic'
  | 'parts'
  | 'tabular'
  | 'identities'
  | 'fractions'
  | 'square';

/** The ways by which entries of the table of basic integrals are found themselves: ∫ 1/√(x² + a²) dx. */
export const leadsToTable: ReadonlySet<Way> = new Set(['trigonometric', 'hyperbolic']);

/** u and dv for any two factors, where the usual choice is none. */
const partsOfAny: Rule = (f, context) => {
  const usual = integrationByParts(f, context);
  const below = usual === null ? deeper(context) : null;
  if (usual !== null || below === null || f.kind !== 'product') return usual;
  for (const dv of f.factors) {
    const u = E.product(f.factors.filter((factor) => factor !== dv));
    if (isFree(u, context) || isFree(dv, context)) continue;
    const step = partsWith({ u, dv, reason: 'one factor has an integral that is known' }, f, below);
    if (step !== null) return step;
  }
  return null;
};

/** sin θ·cos θ = sin(2θ)/2 */
const halfOfDouble: Rule = (f, context) => {
  const factors = f.kind === 'product' ? f.factors : [];
  const sine = factors.find((one) => one.kind === 'apply' && one.name === 'sin' && !isFree(one, context));
  const cosine = factors.find(
    (one) =>
      one.kind === 'apply' && one.name === 'cos' && sine?.kind === 'apply' && E.equal(one.args[0]!, sine.args[0]!),
  );
  if (sine?.kind !== 'apply' || cosine === undefined) return null;
  const double = E.apply('sin', [E.product([E.two, sine.args[0]!])]);
  const rest = factors.filter((one) => one !== sine && one !== cosine);
  return integratedAs(f, E.product([...rest, E.half, double]), context, {
    rule: 'double-angle identity',
    says: 'Twice the product of the sine and the cosine is the sine of the double angle.',
  });
};

export const rulesOf: Readonly<Record<Way, readonly Rule[]>> = {
  substitution: [
    directSubstitution,
    powerSubstitution,
    rationalisingSubstitution,
    trigonometricRadical,
    substitution,
    trigonometricSubstitution,
  ],
  trigonometric: [byCircularFunctions],
  hyperbolic: [byHyperbolicFunctions],
  parts: [partsOfAny],
  tabular: [tabularIntegration],
  identities: [halfOfDouble, halfAngles, pythagoreanIdentity, doubleAngle, exponentialForm],
  fractions: [byPartialFractions, atRootsOfDenominator],
  square: [completingTheSquare],
};

const names: Readonly<Record<Way, RegExp>> = {
  substitution: /^(?!completing).*substitution/,
  trigonometric: /^trigonometric substitution$/,
  hyperbolic: /^hyperbolic substitution$/,
  parts: /^integration by parts$/,
  tabular: /^tabular integration$/,
  identities: /identit|^in exponentials$/,
  fractions: /^partial fractions/,
  square: /^completing the square/,
};

/** Whether the way was gone in an explanation. */
export const isGone = (way: Way, step: Step): boolean =>
  names[way].test(step.rule) || step.steps.some((inner) => isEquality(inner) && isGone(way, inner));
