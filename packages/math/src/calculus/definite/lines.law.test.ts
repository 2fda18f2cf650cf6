import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read, unwrap } from '../../../../../tools/setup/read.ts';
import { compareNumerically } from '../../expression/compare-numerically.ts';
import { evaluate } from '../../expression/evaluate.ts';
import type { Expression } from '../../expression/expression.ts';
import { isEquality, type ShownStep, type Step, type StepSide } from '../../expression/step.ts';
import { substitute } from '../../expression/substitute.ts';
import { freeSymbols } from '../../expression/walk.ts';
import { stepText } from '../../syntax/print-step.ts';
import { limit } from '../limit.ts';
import { numericIntegral } from '../quadrature.ts';
import { enclosedSum } from '../sums/sum.ts';
import { definiteIntegral } from './definite-integral.ts';

/*
 * Every line below an integral is true by itself: an integral in a line has the value that stands behind it by quadrature, with a letter s
 * at a few places where it converges, a sum by its enclosure, a limit by the engine of limits.
 */

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

/** How many lines below the integral were compared. */
function compareLines(f: string, lower: string, upper: string): number {
  const found = unwrap(definiteIntegral(read(f), 'x', read(lower), read(upper)));
  let compared = 0;
  for (const step of equalities([found.step])) {
    if (step.before.operator === undefined && step.after.operator === undefined && step.before.left === undefined) {
      expect(compareNumerically(step.before.expression, step.after.expression).verdict, step.rule).not.toBe(
        'different',
      );
      compared++;
      continue;
    }
    const sides = sidesOf(step);
    if (sides === null) continue;
    const [wanted, value] = sides;
    const says = `${f}: ${stepText(step.before)} = ${stepText(step.after)}`;
    expect(Math.abs(value - wanted), says).toBeLessThanOrEqual(1e-8 * Math.abs(wanted));
    compared++;
  }
  return compared;
}

describe('lines below a definite integral', () => {
  const power = fc.constantFrom('1', 'x', 'sqrt(x)', 'x^2', 'x^(1/3)', 'x^(-1/2)');
  const logarithm = fc.constantFrom('1', 'ln(x)', 'ln(x)^2');
  const scale = fc.constantFrom('1', '2', '3/2');

  test('over the half line: any power, logarithms as derivatives, and what is put in', () => {
    const kernel = fc.constantFrom('e^(-(C)*x)', 'e^(-(C)*x^2)', '1/(1+(C)*x^4)', '1/(C+x^3)^2', 'e^(-(C)*x)*cos(x)');
    fc.assert(
      fc.property(power, logarithm, kernel, scale, (xs, logs, k, c) => {
        expect(compareLines(`${xs}*${logs}*${k.replace('C', c)}`, '0', 'oo')).toBeGreaterThan(0);
      }),
      { numRuns: lawRuns(4, 500) },
    );
  });

  test('terms that converge only together', () => {
    const f = fc.constantFrom(
      '(1-cos((C)*x))/x^2',
      '(cos((C)*x)-cos(4*x))/x',
      '(e^(-(C)*x)-cos(x))/x',
      'sin((C)*x)^2/x^2',
    );
    fc.assert(
      fc.property(f, scale, (one, c) => {
        expect(compareLines(one.replace('C', c), '0', 'oo')).toBeGreaterThan(1);
      }),
      { numRuns: lawRuns(2, 60) },
    );
  });

  test('from 0 to 1: parts, series and their sums, beta functions', () => {
    const h = fc.constantFrom(
      '1/(1+x)',
      '1/(1+x^2)',
      'ln(1-x)/x',
      'atan(x)/x',
      'x^2*ln(1+x)',
      '1/(1-x^2)*ln(x)',
      '(1-x^3)^(1/3)',
    );
    fc.assert(
      fc.property(h, fc.constantFrom('ln(x)', 'ln(x)^2', 'x*ln(x)'), (one, logs) => {
        expect(compareLines(`${one}*${logs}`, '0', '1')).toBeGreaterThan(0);
      }),
      { numRuns: lawRuns(4, 200) },
    );
  });

  test('from a point on, by incomplete gamma functions', () => {
    fc.assert(
      fc.property(power, scale, fc.constantFrom('1', '2', '1/2'), (xs, c, end) => {
        expect(compareLines(`${xs}*e^(-(${c})*x^2)`, end, 'oo')).toBeGreaterThan(1);
      }),
      { numRuns: lawRuns(3, 60) },
    );
  });

  test.each([
    ['ln(1+tan(x))', '0', 'pi/4'],
    ['1/(1+tan(x)^3)', '0', 'pi/2'],
    ['1/(1+e^(x^3))', '-1', '1'],
  ])('%s from %s to %s: the range turned round', (f, lower, upper) => {
    const { step } = unwrap(definiteIntegral(read(f), 'x', read(lower), read(upper)));
    expect(step.steps).toHaveLength(3);
    expect(compareLines(f, lower, upper)).toBeGreaterThan(1);
  });
});
