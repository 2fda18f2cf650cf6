import { compareNumerically } from '../expression/compare-numerically.ts';
import type { Expression } from '../expression/expression.ts';
import type { Step } from '../expression/step.ts';
import { freeSymbols } from '../expression/walk.ts';
import { budget } from '../result/budget.ts';
import { no, ok, type Result } from '../result/result.ts';
import { derivative, derivativeOf, inReadingOrder } from './derivative.ts';

/** How often by which variable, in the order in which it is done. */
export interface Order {
  readonly variable: string;
  readonly times: number;
}

interface MixedDerivative {
  readonly expression: Expression;
  /** One for each variable. */
  readonly steps: readonly Step[];
  /** Points at which the derivatives were compared with difference quotients, all in all. */
  readonly points: number;
  /** Whether the opposite order of the variables was seen to give the same; null where there is but one variable, or it was not. */
  readonly commutes: true | null;
}

/**
 * The derivative by several variables one after the other, each as often as is told, all other symbols being constants. Every
 * order is checked against difference quotients of the one before (`derivative.ts`), and a mixed one against the opposite order,
 * which gives the same by Schwarz's theorem wherever the derivatives are continuous.
 */
export function mixedDerivative(f: Expression, orders: readonly Order[]): Result<MixedDerivative> {
  const steps: Step[] = [];
  let expression = f;
  let points = 0;
  for (const { variable, times } of orders) {
    const found = derivative(expression, variable, { order: times });
    if (!found.ok) return found;
    const unseen = found.value.checks.some((check) => check.points === 0);
    if (unseen)
      return no(
        'no-answer',
        'No answer: the derivative could not be compared with the function at any point, so it is not shown.',
      );
    steps.push(...inReadingOrder(found.value.step));
    points += found.value.checks.reduce((sum, check) => sum + check.points, 0);
    expression = found.value.expression;
  }
  return ok({ expression, steps, points, commutes: orders.length > 1 ? opposite(f, orders, expression) : null });
}

function opposite(f: Expression, orders: readonly Order[], expression: Expression): true | null {
  let other: Expression | null = f;
  for (const { variable, times } of [...orders].reverse())
    for (let k = 0; k < times && other !== null; k++) other = derivativeOf(other, variable, budget(50_000));
  if (other === null) return null;
  const positive = [...new Set([...freeSymbols(f), ...orders.map(({ variable }) => variable)])];
  return compareNumerically(expression, other, { positive }).verdict === 'equal' ? true : null;
}

interface SecondOrder {
  readonly gradient: readonly Expression[];
  /** Symmetric: the derivative by variable i and then by variable j. */
  readonly hessian: readonly (readonly Expression[])[];
  /** Those of each first derivative. */
  readonly steps: readonly (readonly Step[])[];
  readonly points: number;
}

/** The gradient and the Hessian matrix by the given variables, every first derivative with its steps, every mixed one in both orders. */
export function secondOrder(f: Expression, variables: readonly string[]): Result<SecondOrder> {
  const firsts: MixedDerivative[] = [];
  for (const variable of variables) {
    const found = mixedDerivative(f, [{ variable, times: 1 }]);
    if (!found.ok) return found;
    firsts.push(found.value);
  }
  let points = firsts.reduce((sum, first) => sum + first.points, 0);
  const hessian: Expression[][] = variables.map(() => []);
  for (const [i, first] of firsts.entries())
    for (let j = i; j < variables.length; j++) {
      const found = mixedDerivative(first.expression, [{ variable: variables[j]!, times: 1 }]);
      if (!found.ok) return found;
      points += found.value.points;
      hessian[i]![j] = found.value.expression;
      hessian[j]![i] = found.value.expression;
    }
  return ok({
    gradient: firsts.map(({ expression }) => expression),
    hessian,
    steps: firsts.map(({ steps }) => steps),
    points,
  });
}
