import { simplest } from '../../algebra/simplify/simplify.ts';
import { multiply } from '../../expression/build.ts';
import { compareNumerically } from '../../expression/compare-numerically.ts';
import type { Expression } from '../../expression/expression.ts';
import { mayHaveNoValue } from '../../expression/no-value.ts';
import { isEquality, type Step } from '../../expression/step.ts';
import { contains } from '../../expression/walk.ts';
import { conditionsText } from '../../syntax/print-condition.ts';
import { toText } from '../../syntax/print-text.ts';
import type { Way } from '../integral/explain/ways.ts';
import { explanationBy } from '../integral.ts';
import { infiniteEnd, limit } from '../limit.ts';
import { contextFor, type DefiniteIntegral, definiteIntegral } from './definite-integral.ts';
import { byFundamentalTheorem } from './newton-leibniz.ts';
import { type Answer, type Problem, stepOf } from './problem.ts';
import { byReflection } from './reduce/reflection.ts';
import { ofEvenAboutMiddle, ofOdd } from './reduce/symmetry.ts';

/*
 * The ways that textbooks have beside each other for one definite integral: ∫ x·e^(x²) from 0 to 1 goes by F(b) − F(a), or by u = x² with
 * new bounds; of x² from −2 to 2 it is twice the half. A way is gone only where it leads to the value that was found and compared before.
 */

export type DefiniteWay = 'antiderivative' | 'bounds' | 'symmetry';

/** The step by the way that was chosen, to the value that is known; null where it does not lead there. */
export function stepByWay(way: DefiniteWay, problem: Problem, found: DefiniteIntegral): Step | null {
  const answer = {
    antiderivative: () => byFundamentalTheorem(problem, contextFor(problem)),
    bounds: () => withNewBounds(problem),
    symmetry: () => bySymmetry(problem),
  }[way]();
  if (answer === null || !holdsWith(answer, found)) return null;
  return { ...answer.step, after: { expression: found.value } };
}

/** Whether it is the same value, and no letter must obey more. */
function holdsWith({ value, conditions }: Answer, found: DefiniteIntegral): boolean {
  const asks = conditionsText(conditions);
  if (asks !== '' && asks !== conditionsText(found.conditions)) return false;
  return compareNumerically(value, found.value).verdict === 'equal';
}

function bySymmetry(problem: Problem): Answer | null {
  const context = contextFor(problem);
  return ofOdd(problem) ?? ofEvenAboutMiddle(problem, context) ?? byReflection(problem, context);
}

/** u = g(x), dx and the integrand in u, with g at both ends in the place of the way back. */
interface Substitution {
  readonly u: string;
  readonly g: Expression;
  readonly inU: Expression;
  readonly step: Step;
}

/**
 * ∫ f dx from a to b as ∫ h du from g(a) to g(b). The antiderivative by the same substitution has to be continuous on the whole range:
 * then both are H(g(b)) − H(g(a)).
 */
function withNewBounds(problem: Problem): Answer | null {
  const { f, variable, lower, upper } = problem;
  const whole = byFundamentalTheorem(problem, contextFor(problem));
  if (whole?.antiderivative === undefined || whole.jumps?.length !== 0 || whole.cuts?.length !== 0) return null;
  const explained = firstOf(['substitution', 'trigonometric'], (way) =>
    explanationBy(way, f, whole.antiderivative!, variable),
  );
  const found = explained && substituted(explained, variable);
  if (!found) return null;
  const { u, g, inU, step } = found;
  const [from, to] = [endOf(g, variable, lower, 'right'), endOf(g, variable, upper, 'left')];
  if (from === null || to === null) return null;
  const inner = definiteIntegral(inU, u, from, to);
  if (!inner.ok) return null;
  return {
    value: inner.value.value,
    conditions: [...whole.conditions, ...inner.value.conditions],
    step: stepOf(problem, whole.value, {
      rule: `${step.rule} with new bounds`,
      says: `${u} = ${toText(g)} runs from ${toText(from)} to ${toText(to)} while ${variable} runs from ${toText(lower)} to ${toText(upper)}: the bounds go with it, and there is no way back to ${variable}.`,
      with: step.with,
      steps: [inner.value.step],
    }),
  };
}

function firstOf(ways: readonly Way[], explained: (way: Way) => Step | null): Step | null {
  for (const way of ways) {
    const step = explained(way);
    if (step !== null) return step;
  }
  return null;
}

/** The substitution that an explanation begins with, perhaps behind a constant factor. */
function substituted(step: Step, variable: string): Substitution | null {
  const inner = step.steps.find(isEquality);
  if (inner === undefined || step.with === undefined) return null;
  const { operator, expression } = inner.before;
  const { c } = step.with;
  if (step.rule === 'constant multiple rule' && c !== undefined && 'kind' in c) {
    const found = substituted(inner, variable);
    return found && { ...found, inU: simplest(multiply(c, found.inU)) };
  }
  if (operator?.name !== 'integral' || operator.variable === variable) return null;
  const g = step.with[operator.variable];
  if (g === undefined || !('kind' in g)) return null;
  return { u: operator.variable, g, inU: expression, step };
}

/** What g comes to at an end of the range. */
function endOf(g: Expression, variable: string, end: Expression, side: 'left' | 'right'): Expression | null {
  const found = limit(g, variable, end, { side });
  if (!found.ok || found.value.kind !== 'value') return null;
  const value = simplest(found.value.value);
  const isThere = infiniteEnd(value) !== null || !mayHaveNoValue(value);
  return isThere && !contains(value, variable) ? value : null;
}
