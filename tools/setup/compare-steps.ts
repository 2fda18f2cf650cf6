import { expect } from 'vitest';
import { limit } from '../../packages/math/src/calculus/limit.ts';
import { numericIntegral } from '../../packages/math/src/calculus/quadrature.ts';
import { enclosedSum } from '../../packages/math/src/calculus/sums/sum.ts';
import { compareNumerically } from '../../packages/math/src/expression/compare-numerically.ts';
import { evaluate } from '../../packages/math/src/expression/evaluate.ts';
import type { Expression } from '../../packages/math/src/expression/expression.ts';
import { isEquality, type ShownStep, type Step, type StepSide } from '../../packages/math/src/expression/step.ts';
import { substitute } from '../../packages/math/src/expression/substitute.ts';
import { freeSymbols } from '../../packages/math/src/expression/walk.ts';
import { stepText } from '../../packages/math/src/syntax/print-step.ts';
import { read } from './read.ts';

const equalities = (steps: readonly ShownStep[]): readonly Step[] =>
  steps.flatMap((step) => [...(isEquality(step) ? [step] : []), ...equalities(step.steps)]);

/** What a side is at one value of its letters; null where that cannot be worked out. */
function numberOf({ operator, expression }: StepSide, at: Record<string, Expression>): number | null {
  const put = (a: Expression) => substitute(a, at);
  if (operator === undefined) return evaluate(put(expression));
  switch (operator.name) {
    case 'integral': {
      if (operator.bounds === undefined) return null;
      const [lower, upper] = operator.bounds.map(put);
      const found = numericIntegral(put(expression), operator.variable, lower!, upper!);
      return found.ok ? found.value.value : null;
    }
    case 'sum': {
      const [from, to] = operator.bounds;
      if (to.kind !== 'constant') return null;
      const ball = enclosedSum({ f: put(expression), index: operator.variable, from, to }, 64);
      return ball === null ? null : Number(ball.value.re.mantissa) * 2 ** ball.value.re.exponent;
    }
    case 'limit': {
      const found = limit(expression, operator.variable, operator.to);
      return found.ok && found.value.kind === 'value' ? evaluate(found.value.value) : null;
    }
    default:
      return null;
  }
}

const places = ['1/3', '4/5', '3/2', '7/3', '-1/3', '-3/4'];

/** The sides of a step at the first place of its letter at which both are known; null where there is none. */
function sidesOf({ before, after }: Step): readonly [number, number] | null {
  const bound = [before, after].flatMap(({ operator }) => (operator === undefined ? [] : [operator.variable]));
  const letters = [before, after]
    .flatMap(({ expression }) => freeSymbols(expression))
    .filter((name) => !bound.includes(name));
  for (const place of letters.length === 0 ? ['0'] : places) {
    const at = Object.fromEntries(letters.map((name) => [name, read(place)]));
    const [wanted, found] = [numberOf(before, at), numberOf(after, at)];
    if (wanted !== null && found !== null && Number.isFinite(wanted) && Number.isFinite(found)) return [wanted, found];
  }
  return null;
}

/** Compares both sides of every equality of a tree of steps, where they can be worked out; says of how many that was so. */
export function compareSteps(steps: readonly ShownStep[], about: string): number {
  let compared = 0;
  for (const step of equalities(steps)) {
    if (step.before.left !== undefined) continue;
    if (step.before.operator === undefined && step.after.operator === undefined) {
      const { verdict } = compareNumerically(step.before.expression, step.after.expression);
      expect(verdict, `${about}: ${step.rule}`).not.toBe('different');
      compared++;
      continue;
    }
    const sides = sidesOf(step);
    if (sides === null) continue;
    const [wanted, value] = sides;
    const says = `${about}: ${stepText(step.before)} = ${stepText(step.after)}`;
    expect(Math.abs(value - wanted), says).toBeLessThanOrEqual(1e-8 * Math.abs(wanted));
    compared++;
  }
  return compared;
}
