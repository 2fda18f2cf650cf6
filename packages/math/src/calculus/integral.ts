import { equal, power, product, two } from '../expression/build.ts';
import { cubeRootsAsPowers, powersAsCubeRoots } from '../expression/cube-roots.ts';
import type { Expression } from '../expression/expression.ts';
import type { Step } from '../expression/step.ts';
import { tidy } from '../expression/tidy.ts';
import { size, transform } from '../expression/walk.ts';
import { budget } from '../result/budget.ts';
import { no, ok, type Result } from '../result/result.ts';
import { type AntiderivativeCheck, checkAntiderivative, type SamplePoint, samplePoints } from './integral/check.ts';
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

const usualWork = 160_000;
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

/** The first form of the answer that passes the check. */
function verified(step: Step, f: Expression, variable: string, points: readonly SamplePoint[]): Antiderivative | null {
  const raw = step.after.expression;
  if (size(raw, largestAnswer) >= largestAnswer) return null;
  const forms = realForms(raw, f, variable, points);
  for (const form of [...forms.map(withoutRootsOfSquares), ...forms]) {
    const check = checkAntiderivative(form, f, variable, points);
    if (check.verdict === 'equal')
      return continuous({ expression: form, step: finished(step, form), check }, f, variable, points);
    if (check.opposite.length > 0) {
      const repaired = repairedSign(form, variable, points, check.opposite);
      if (repaired === null) continue;
      const again = checkAntiderivative(repaired, f, variable, points);
      if (again.verdict === 'equal') return { expression: repaired, step: finished(step, repaired), check: again };
    }
  }
  return null;
}

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

/** (u²)^(1/4) as √u, its equal where u ≥ 0 and the better form where u < 0: the check decides. */
const withoutRootsOfSquares = (a: Expression): Expression =>
  transform(a, (node) => {
    if (node.kind !== 'power' || node.base.kind !== 'power' || node.exponent.kind !== 'number') return node;
    const isRootOfSquare = equal(node.base.exponent, two) && node.exponent.value.denominator !== 1;
    return isRootOfSquare ? power(node.base.base, product([two, node.exponent])) : node;
  });

const finished = (step: Step, form: Expression): Step => ({ ...step, after: { expression: form } });
