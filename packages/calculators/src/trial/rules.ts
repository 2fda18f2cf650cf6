import type { Calculator } from '../kit/calculator.ts';
import type { PresentedStep } from '../kit/outcome.ts';
import { answered } from './answered.ts';

/** The rules of the steps of the first example that has some, by one of the ways: `equation, equation(substitution, product)`. */
export function rulesSaid(calculator: Calculator, method: string): string {
  for (const example of calculator.examples) {
    const outcome = 'expect' in example ? answered(calculator, example.given, method) : undefined;
    if (outcome?.ok && outcome.answer.steps?.length) return rulesOf(outcome.answer.steps);
  }
  return 'none';
}

const rulesOf = (steps: readonly PresentedStep[]): string =>
  steps.map(({ rule, steps: within = [] }) => (within.length > 0 ? `${rule}(${rulesOf(within)})` : rule)).join(', ');
