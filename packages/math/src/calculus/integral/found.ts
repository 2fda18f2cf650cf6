import * as E from '../../expression/build.ts';
import { powersAsCubeRoots } from '../../expression/cube-roots.ts';
import type { Expression } from '../../expression/expression.ts';
import { mappedStep, type Step } from '../../expression/step.ts';
import { tidy } from '../../expression/tidy.ts';
import { size, some } from '../../expression/walk.ts';
import { budget } from '../../result/budget.ts';
import { endedBy } from '../../result/unfinished.ts';
import { type AntiderivativeCheck, checkAntiderivative, type SamplePoint, type SamplePoints } from './check.ts';
import { type Context, maxDepth, namesIn } from './context.ts';
import { explain } from './explain/explain.ts';
import { withoutJumps } from './form/continuous.ts';
import { realForms, repairedSign } from './form/real-form.ts';
import { canJump } from './ingredients.ts';
import { integrateByStages } from './pipeline.ts';

/*
 * Finding and checking, the first half of an antiderivative: what the rules of a textbook or the deep methods lead to, continuous where the
 * integrand is, with a derivative that was found to be the integrand. How it is written is the second half (`form/`).
 */

export interface CheckedIntegral {
  readonly expression: Expression;
  readonly check: AntiderivativeCheck;
}

/** With the rules that led to it. */
export interface ExplainedIntegral extends CheckedIntegral {
  readonly step: Step;
}

const maxAnswer = 4000;

/** By the rules of a textbook; null where they do not lead to an answer that passes its check. */
export function explained(
  given: Expression,
  f: Expression,
  variable: string,
  { points }: SamplePoints,
): ExplainedIntegral | null {
  if (some(given, (node) => E.equal(node, E.constant('i')))) return null;
  const found = explain(given, variable);
  if (found === null) return null;
  const step = E.equal(given, f) ? found : mappedStep(found, powersAsCubeRoots);
  const F = step.after.expression;
  const check = checkAntiderivative(F, f, variable, points);
  if (check.verdict !== 'equal') return null;
  return { expression: continuous(F, f, variable, points), step, check };
}

/** By the pipeline of deep methods. */
export function decided(
  given: Expression,
  f: Expression,
  variable: string,
  points: SamplePoints,
  allowed: number,
): CheckedIntegral | null {
  const context: Context = {
    variable,
    budget: budget(allowed),
    depth: maxDepth,
    done: new Map(),
    failed: new Map(),
    names: namesIn(f, variable),
    open: null,
    integrate: integrateByStages,
  };
  const step = search(given, context);
  if (step === null) return null;
  const raw = step.after.expression;
  return verified(E.equal(given, f) ? raw : powersAsCubeRoots(raw), f, variable, points);
}

function search(f: Expression, context: Context): Step | null {
  try {
    return integrateByStages(f, context);
  } catch (error) {
    if (endedBy(error, 'work')) return null;
    throw error;
  }
}

/**
 * The first form of the answer that passes the check; among those that do, one that holds as well where the integrand is real
 * as a complex function only.
 */
function verified(
  raw: Expression,
  f: Expression,
  variable: string,
  { points, beyond }: SamplePoints,
): CheckedIntegral | null {
  if (size(raw, maxAnswer) >= maxAnswer) return null;
  let onReals: CheckedIntegral | null = null;
  let repaired: Expression | null = null;
  for (const form of realForms(raw, f, variable, points)) {
    const check = checkAntiderivative(form, f, variable, points);
    if (check.verdict === 'equal') {
      const found = { expression: continuous(form, f, variable, points), check };
      if (holdsAt(found.expression, f, variable, beyond)) return found;
      onReals ??= found;
    } else if (check.opposite.length > 0) repaired ??= repairedSign(form, variable, points, check.opposite);
  }
  if (onReals !== null) return isElliptic(onReals.expression) ? null : onReals;
  if (repaired === null) return null;
  const check = checkAntiderivative(repaired, f, variable, points);
  return check.verdict === 'equal' ? { expression: repaired, check } : null;
}

/** A Legendre form whose branches are not those of the integrand is no answer to keep: roots of negative numbers were taken apart on the way. */
const isElliptic = (F: Expression): boolean =>
  some(F, (node) => node.kind === 'apply' && node.name.startsWith('elliptic'));

/** Whether nothing speaks against an antiderivative at these points. */
export const holdsAt = (F: Expression, f: Expression, variable: string, points: readonly SamplePoint[]): boolean =>
  points.length === 0 || checkAntiderivative(F, f, variable, points).verdict !== 'different';

/** The same without the jumps of its arctangents, where that passes the check too. */
function continuous(F: Expression, f: Expression, variable: string, points: readonly SamplePoint[]): Expression {
  if (!canJump(F, variable)) return F;
  const smooth = withoutJumps(F, f, variable);
  if (E.equal(smooth, F)) return F;
  const form = tidy(smooth);
  return checkAntiderivative(form, f, variable, points).verdict === 'equal' ? form : F;
}
