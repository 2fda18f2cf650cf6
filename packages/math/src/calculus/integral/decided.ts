import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import type { Step } from '../../expression/step.ts';
import { size } from '../../expression/walk.ts';
import { budget } from '../../result/budget.ts';
import { derivativeSteps, isNoDerivative } from '../derivative-steps.ts';

/* What convinces a student of an antiderivative that no rule of a textbook leads to: its derivative, step by step. */

const usualWork = 4000;
/** Beyond so many parts nobody follows a differentiation. */
const maxSize = 160;

/** ∫ f = F with the differentiation of F below it, at whose end f stands. */
export function convincedByDerivative(F: Expression, f: Expression, variable: string): Step {
  const derivation = size(F, maxSize) < maxSize ? derivativeSteps(F, variable, budget(usualWork)) : null;
  const isShown = derivation !== null && !isNoDerivative(derivation);
  return {
    rule: 'found by a deeper method',
    says: isShown
      ? 'No rules of a textbook were found that lead here; that it is an antiderivative shows when it is differentiated.'
      : 'No rules of a textbook were found that lead here; its derivative was compared with the integrand.',
    before: { operator: { name: 'integral', variable }, expression: f },
    after: { expression: F },
    steps: isShown ? [derivation, ...simplification(derivation.after.expression, f)] : [],
  };
}

const simplification = (derived: Expression, f: Expression): readonly Step[] =>
  E.equal(derived, f)
    ? []
    : [
        {
          rule: 'simplify',
          says: 'Both have the same value wherever the integrand has one.',
          before: { expression: derived },
          after: { expression: f },
          steps: [],
        },
      ];
