import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import type { Step } from '../../expression/step.ts';
import { substitute } from '../../expression/substitute.ts';
import { size } from '../../expression/walk.ts';
import { toText } from '../../syntax/print-text.ts';
import { binomialDifferential } from './binomial.ts';
import { type Context, type Stage, work } from './context.ts';
import { functionOfExponential } from './exponential.ts';
import { exponentialProduct, hyperbolicAsExponentials } from './exponential-products.ts';
import { rootsOfLinear } from './linear-roots.ts';
import { constantFactor, expandAndSum, sumRule } from './linearity.ts';
import { byParts } from './parts.ts';
import { byEuler, rootOfQuadratic } from './quadratic-root.ts';
import { rationalFunction } from './rational.ts';
import { substitution } from './substitution.ts';
import { table } from './table.ts';
import { rationalTrigonometric, withSinesAndCosines } from './trigonometric.ts';

/** The methods, from cheap to deep. */
const stages: readonly Stage[] = [
  table,
  constantFactor,
  sumRule,
  rationalFunction,
  exponentialProduct,
  rationalTrigonometric,
  rootOfQuadratic,
  substitution,
  rootsOfLinear,
  binomialDifferential,
  functionOfExponential,
  byParts,
  byEuler,
  hyperbolicAsExponentials,
  expandAndSum,
  withSinesAndCosines,
];

/** Beyond so many parts an intermediate integral is given up: what comes of it nobody reads. */
const largestSize = 500;

/** The first method that leads to an antiderivative; integrals that were met before are not begun again. */
export function integrateByStages(f: Expression, context: Context): Step | null {
  const parts = size(f, largestSize);
  if (parts >= largestSize) return null;
  const key = toText(f);
  const known = context.done.get(key);
  if (known !== undefined) return known;
  const anyName = toText(substitute(f, { [context.variable]: E.symbol('\u03be') }));
  if ((context.failed.get(anyName) ?? -1) >= context.depth) return null;
  // What leads back to itself has failed.
  context.done.set(key, null);
  for (const stage of stages) {
    work(context.budget, 4 + parts);
    const step = stage(f, context);
    if (step === null) continue;
    context.done.set(key, step);
    return step;
  }
  context.failed.set(anyName, context.depth);
  return null;
}
