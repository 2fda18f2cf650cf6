import { apply, equal, ln } from '../expression/build.ts';
import { cubeRootsAsPowers, powersAsCubeRoots } from '../expression/cube-roots.ts';
import type { Expression } from '../expression/expression.ts';
import { isEquality, type Step } from '../expression/step.ts';
import { tidy } from '../expression/tidy.ts';
import { size, some, transform } from '../expression/walk.ts';
import { budget } from '../result/budget.ts';
import { no, ok, type Result } from '../result/result.ts';
import {
  type AntiderivativeCheck,
  checkAntiderivative,
  type SamplePoint,
  type SamplePoints,
  samplePoints,
} from './integral/check.ts';
import { type Context, namesIn, OutOfWork } from './integral/context.ts';
import { withoutJumps } from './integral/continuous.ts';
import { integrateByStages } from './integral/pipeline.ts';
import { realForms, repairedSign } from './integral/real-form.ts';

/*
 * Antiderivatives. The search is a pipeline of methods (`integral/pipeline.ts`); each gives a rule tree, or passes. Whatever
 * comes out is differentiated and compared with the integrand (`integral/check.ts`) before it is believed: a wrong branch, a
 * sign of a root, a slip of a method all end as "no closed form was found", never as an answer.
 */

export interface Antiderivative {
  readonly expression: Expression;
  readonly step: Step;
  readonly check: AntiderivativeCheck;
}

export interface IntegralOptions {
  /** How much work the search may take; the usual amount takes about a second. */
  readonly work?: number;
}

const usualWork = 500_000;
const largestAnswer = 4000;

/**
 * An antiderivative by one variable, all other symbols being positive constants, in real form where the integrand is real.
 * Fails with `no-answer` when no method leads to one that passes its check.
 */
export function antiderivative(f: Expression, variable: string, options: IntegralOptions = {}): Result<Antiderivative> {
  const points = samplePoints(f, variable);
  const context: Context = {
    variable,
    budget: budget(options.work ?? usualWork),
    depth: 5,
    done: new Map(),
    failed: new Map(),
    names: namesIn(f, variable),
    integrate: integrateByStages,
  };
  // What is found with u^(1/3) for cbrt(u) is written with cube roots again, and then has to pass the check on both sides of 0.
  const powers = cubeRootsAsPowers(f);
  const step = search(tidy(powers ?? f), context) ?? null;
  const found = step === null ? null : verified(powers === null ? step : withCubeRoots(step), f, variable, points);
  return found === null ? no('no-answer', 'No closed form was found.') : ok(found);
}

const withCubeRoots = (step: Step): Step => finished(step, powersAsCubeRoots(step.after.expression));

function search(f: Expression, context: Context): Step | null {
  try {
    return integrateByStages(f, context);
  } catch (error) {
    if (error instanceof OutOfWork) return null;
    throw error;
  }
}

/**
 * The first form of the answer that passes the check; among those that do, one that holds as well where the integrand is real
 * as a complex function only.
 */
function verified(
  step: Step,
  f: Expression,
  variable: string,
  { points, beyond }: SamplePoints,
): Antiderivative | null {
  const raw = step.after.expression;
  if (size(raw, largestAnswer) >= largestAnswer) return null;
  let onReals: Antiderivative | null = null;
  let repaired: Expression | null = null;
  for (const form of realForms(raw, f, variable, points)) {
    const check = checkAntiderivative(form, f, variable, points);
    if (check.verdict === 'equal') {
      const found = continuous({ expression: form, step: finished(step, form), check }, f, variable, points);
      if (holdsAt(found.expression, f, variable, beyond)) return found;
      onReals ??= found;
    } else if (check.opposite.length > 0) repaired ??= repairedSign(form, variable, points, check.opposite);
  }
  if (onReals !== null || repaired === null) return onReals;
  const check = checkAntiderivative(repaired, f, variable, points);
  return check.verdict === 'equal' ? { expression: repaired, step: finished(step, repaired), check } : null;
}

const holdsAt = (F: Expression, f: Expression, variable: string, points: readonly SamplePoint[]): boolean =>
  points.length === 0 || checkAntiderivative(F, f, variable, points).verdict !== 'different';

/** The same without the jumps of its arctangents, where that passes the check too. */
function continuous(
  found: Antiderivative,
  f: Expression,
  variable: string,
  points: readonly SamplePoint[],
): Antiderivative {
  const form = tidy(withoutJumps(found.expression, f, variable));
  if (equal(form, found.expression)) return found;
  const check = checkAntiderivative(form, f, variable, points);
  return check.verdict === 'equal' ? { expression: form, step: finished(found.step, form), check } : found;
}

/** The step with the final form; a logarithm that stands in it as ln|u| is written so in every step below too. */
const finished = (step: Step, form: Expression): Step => ({
  ...step,
  after: { expression: form },
  steps: step.steps.map((inner) =>
    isEquality(inner) ? withAbsoluteLogarithms(inner, absoluteArguments(form)) : inner,
  ),
});

function absoluteArguments(form: Expression): readonly Expression[] {
  const found: Expression[] = [];
  some(form, (node) => {
    if (node.kind !== 'apply' || node.name !== 'ln') return false;
    const [inner] = node.args;
    if (inner?.kind === 'apply' && inner.name === 'abs') found.push(inner.args[0]!);
    return false;
  });
  return found;
}

function withAbsoluteLogarithms(step: Step, of: readonly Expression[]): Step {
  const written = transform(step.after.expression, (node) => {
    const isOne = node.kind === 'apply' && node.name === 'ln' && of.some((u) => equal(u, node.args[0]!));
    return isOne ? ln(apply('abs', node.args)) : node;
  });
  return {
    ...step,
    after: { ...step.after, expression: written },
    steps: step.steps.map((inner) => (isEquality(inner) ? withAbsoluteLogarithms(inner, of) : inner)),
  };
}
