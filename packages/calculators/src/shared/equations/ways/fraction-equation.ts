import { multipliedOut } from '@nomogram/math/algebra/expand.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import * as E from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { contains } from '@nomogram/math/expression/walk.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import { type Candidate, candidatesOf, type Further, sameNumbers, solutionsStep, solvedSteps } from './candidates.ts';

/**
 * 1/(1 + e^(−x)) = 9/10: both sides are multiplied by what stands below the fraction lines, which is not 0 at the solutions. Undefined where
 * the unknown stands below none, or the numerator has other zeros.
 */
export function fractionEquation(
  f: Expression,
  x: string,
  zeros: readonly Candidate[],
  further: Further,
): readonly ShownStep[] | undefined {
  const below = denominatorsOf(f, x);
  if (below.length === 0) return undefined;
  const numerator = multipliedOut(
    E.sum(
      E.termsOf(f).map((term) => E.product([term, ...below.map(({ base, times }) => E.power(base, E.number(times)))])),
    ),
  );
  if (denominatorsOf(numerator, x).length > 0) return undefined;
  const candidates = candidatesOf(numerator, x);
  if (candidates !== undefined && !sameNumbers(candidates, zeros)) return undefined;
  const rest =
    candidates === undefined
      ? further(numerator, x, zeros)
      : [...solvedSteps(numerator, x, candidates), solutionsStep(zeros, x)];
  const never = below.map(({ base }) => toText(base)).join(' and ');
  const says = `Both sides are multiplied by what stands below the fraction lines: a fraction is 0 where its numerator is, and ${never} must not be 0.`;
  return rest && [line('multiply by the denominators', says, `${toText(numerator)} = 0`), ...rest];
}

interface Denominator {
  readonly base: Expression;
  readonly times: Q.Rational;
}

/** What terms are divided by, each with the highest of its powers. */
function denominatorsOf(f: Expression, x: string): readonly Denominator[] {
  const found: Denominator[] = [];
  for (const factor of E.termsOf(f).flatMap(E.factorsOf)) {
    if (factor.kind !== 'power' || factor.exponent.kind !== 'number' || !contains(factor.base, x)) continue;
    const times = Q.negate(factor.exponent.value);
    const at = found.findIndex(({ base }) => E.equal(base, factor.base));
    if (Q.sign(times) <= 0 || (at >= 0 && Q.compare(found[at]!.times, times) >= 0)) continue;
    found.splice(at < 0 ? found.length : at, at < 0 ? 0 : 1, { base: factor.base, times });
  }
  return found;
}
