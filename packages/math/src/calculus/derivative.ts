import { simplest } from '../algebra/simplify/simplify.ts';
import { apply, equal, zero } from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';
import { isEquality, type Step } from '../expression/step.ts';
import { tidy } from '../expression/tidy.ts';
import { size, transform } from '../expression/walk.ts';
import { type Budget, budget, spend } from '../result/budget.ts';
import { no, ok, type Result } from '../result/result.ts';
import { jumping } from './continuity.ts';
import { checkDerivative, type DerivativeCheck } from './derivative-check.ts';
import { derivativeSteps, isNoDerivative, plainDerivative, type QuotientWay } from './derivative-steps.ts';

/** A derivative that has passed its comparison with difference quotients, with its steps. */
export interface Derivative {
  readonly expression: Expression;
  /** One step for each order, or the single one. */
  readonly step: Step;
  /** Every order against difference quotients of the one before. */
  readonly checks: readonly DerivativeCheck[];
}

interface DerivativeOptions {
  /** 1 unless told; 0 gives the expression itself. */
  readonly order?: number;
  readonly budget?: Budget;
  readonly quotients?: QuotientWay;
}

/** Expressions of more nodes than this are refused: nobody reads them, and the next order would be larger still. */
const maxSize = 20_000;
const usualBudget = 200_000;

/**
 * The derivative of any order by one variable, all other symbols being constants (so it is the partial derivative), with the
 * rules that were used and the numerical check of every order.
 * Fails with `no-answer` where no closed form is known, `work-limit` and `too-large` beyond the bounds, `check-failed` when
 * a difference quotient disagrees.
 */
export function derivative(a: Expression, variable: string, options: DerivativeOptions = {}): Result<Derivative> {
  const order = options.order ?? 1;
  if (!Number.isInteger(order) || order < 0) {
    return no('out-of-range', `The order of a derivative is an integer from 0 on, not ${order}.`);
  }
  const work = options.budget ?? budget(usualBudget);
  const steps: Step[] = [];
  const checks: DerivativeCheck[] = [];
  let expression = a;
  for (let k = 1; k <= order; k++) {
    const next = once(expression, variable, work, options.quotients);
    if (!next.ok) return next;
    const check = checked(expression, next.value.after.expression, variable);
    if (check.verdict === 'different') {
      return no('check-failed', 'A derivative was found, but it does not agree with a numerical derivative.');
    }
    checks.push(check);
    steps.push(next.value);
    expression = next.value.after.expression;
  }
  return ok({ expression, step: inOrder(a, variable, order, expression, steps), checks });
}

/**
 * Where no value of the function is known for certain, as of floor(sin(x)^2 + cos(x)^2), which stays at a step, it is compared with what
 * jumps in it taken of the simplest form: floor(1).
 */
function checked(a: Expression, slope: Expression, variable: string): DerivativeCheck {
  const check = checkDerivative(a, slope, variable);
  if (check.verdict !== 'undecided') return check;
  const simpler = jumpsOfSimplest(a);
  return equal(simpler, a) ? check : checkDerivative(simpler, jumpsOfSimplest(slope), variable);
}

const jumpsOfSimplest = (a: Expression): Expression =>
  transform(a, (node) =>
    node.kind === 'apply' && jumping.has(node.name) ? apply(node.name, node.args.map(simplest)) : node,
  );

/** The first derivative, tidied up, without steps and check: for the engine's own use. Null where there is none. */
export function derivativeOf(a: Expression, variable: string, work: Budget = budget(usualBudget)): Expression | null {
  const raw = plainDerivative(a, variable, work);
  if (isNoDerivative(raw)) return null;
  const nodes = size(raw, maxSize);
  return nodes < maxSize && spend(work, nodes) ? tidy(raw) : null;
}

/** One differentiation with its tidy-up, which is a step of its own when it changes anything. */
function once(a: Expression, variable: string, work: Budget, quotients?: QuotientWay): Result<Step> {
  const step = derivativeSteps(a, variable, work, quotients);
  if (isNoDerivative(step)) return no(step.code, step.message);
  const raw = step.after.expression;
  const nodes = size(raw, maxSize);
  if (nodes >= maxSize) return no('too-large', `The derivative has more than ${maxSize} parts.`);
  if (!spend(work, nodes)) return no('work-limit', 'The derivative takes more work than is allowed.');
  const tidied = tidy(raw);
  if (equal(raw, tidied)) return ok(step);
  const tidying: Step = {
    rule: 'simplify',
    says: 'Like terms and factors are collected.',
    before: { expression: raw },
    after: { expression: tidied },
    steps: [],
  };
  return ok({ ...step, after: { expression: tidied }, steps: [...step.steps, tidying] });
}

/**
 * The steps of a derivative as they are done: the parts before the whole that is put together from them, every rule once. What is
 * tidied up at the end is a step of its own.
 */
export function inReadingOrder(step: Step): readonly Step[] {
  const repeated = step.rule === repeatedly;
  const told: Step[] = [];
  const tell = (one: Step): void => {
    const tidying = one.steps.filter(isEquality).find(({ rule }) => rule === 'simplify');
    for (const part of one.steps.filter(isEquality)) if (part !== tidying) tell(part);
    if (told.some((known) => equal(known.before.expression, one.before.expression))) return;
    told.push({ ...one, after: tidying?.before ?? one.after, steps: [] });
    if (tidying !== undefined) told.push(tidying);
  };
  if (!repeated) tell(step);
  if (!repeated) return told;
  // Once it is 0, every further order would say the same again.
  const all = step.steps.filter(isEquality).flatMap(inReadingOrder);
  return all.filter(
    ({ before }, k) =>
      !equal(before.expression, zero) || all.findIndex((one) => equal(one.before.expression, zero)) === k,
  );
}

const repeatedly = 'differentiate repeatedly';

function inOrder(a: Expression, variable: string, order: number, result: Expression, steps: readonly Step[]): Step {
  if (order === 1) return steps[0]!;
  return {
    rule: order === 0 ? 'derivative of order 0' : repeatedly,
    says:
      order === 0
        ? 'The derivative of order 0 is the function itself.'
        : 'Each order is the derivative of the one before.',
    before: { operator: { name: 'derivative', variable, order }, expression: a },
    after: { expression: result },
    steps,
  };
}
