import * as Q from '../../exact/rational.ts';
import { multiply, number, power, product, subtract, symbol } from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import type { Step } from '../../expression/step.ts';
import { coefficientsOf } from '../coefficients.ts';
import { expand } from '../expand.ts';

/** The moves of a linear inequality, one pair of neighbouring sides after the other; null where a side is not linear. */
export function linearSteps(sides: readonly Expression[], x: string): Step[] | null {
  const steps: Step[] = [];
  for (let k = 0; k + 1 < sides.length; k++) {
    const difference = subtract(sides[k]!, sides[k + 1]!);
    const expanded = expand(difference);
    const coefficients = expanded.ok ? coefficientsOf(expanded.value, x) : null;
    if (!expanded.ok || coefficients === null || coefficients.length > 2) return null;
    steps.push({
      rule: 'bring to one side',
      says: 'What stands on the right is subtracted on both sides; the sign stays.',
      before: { expression: difference },
      after: { expression: expanded.value },
      steps: [],
    });
    const [constant = number(0), slope] = coefficients;
    if (slope === undefined) continue;
    const negative = slope.kind === 'number' && Q.sign(slope.value) < 0;
    const boundary = product([number(-1), constant, power(slope, number(-1))]);
    steps.push({
      rule: 'divide by the coefficient',
      says: negative
        ? 'The coefficient is negative, so the comparison turns round; both sides are equal at this point.'
        : 'The coefficient is positive, so the comparison stays; both sides are equal at this point.',
      before: { left: symbol(x), expression: multiply(product([number(-1), constant]), power(slope, number(-1))) },
      after: { expression: boundary },
      steps: [],
    });
  }
  return steps;
}
