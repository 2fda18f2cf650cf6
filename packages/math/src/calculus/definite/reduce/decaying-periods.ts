import { simplest } from '../../../algebra/simplify/simplify.ts';
import * as E from '../../../expression/build.ts';
import { toText } from '../../../syntax/print-text.ts';
import { line } from '../../../syntax/written-line.ts';
import { infiniteEnd } from '../../limit.ts';
import { decayingPeriods } from '../../quadrature/periods.ts';
import { type Answer, type Context, type Problem, solveDeeper, stepOf } from '../problem.ts';

/**
 * e^(−ax)·g(x) from c to infinity with g of period P, in pieces: each period has e^(−aP) times the integral of the one before, so the whole
 * is that of the first over 1 − e^(−aP). ∫₀^∞ |sin x|e^(−x) dx is (1 + e^(−π))/2 over 1 − e^(−π). Without pieces other methods know more.
 */
export function overDecayingPeriods(problem: Problem, context: Context): Answer | null {
  const { f, variable, lower, upper } = problem;
  const found = infiniteEnd(upper) === 1 && infiniteEnd(lower) === null ? decayingPeriods(f, variable) : null;
  if (found === null) return null;
  const { period, ratio } = found;
  const first = solveDeeper({ ...problem, upper: simplest(E.add(lower, period)) }, context);
  if (first === null) return null;
  const whole = E.divide(first.value, E.subtract(E.one, ratio));
  const value = simplest(whole);
  return {
    value,
    conditions: first.conditions,
    step: stepOf(problem, value, {
      rule: 'decaying periods',
      says: `The factor beside the exponential function has the period ${toText(period)}, so each period has ${toText(ratio)} times the integral of the one before.`,
      steps: [
        first.step,
        line(
          'geometric series',
          'The first period over 1 minus the ratio.',
          `(${toText(first.value)})/(1 - ${toText(ratio)}) = ${toText(value)}`,
        ),
      ],
    }),
  };
}
