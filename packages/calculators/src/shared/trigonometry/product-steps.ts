import { conditionsOf, radicandsOf } from '@nomogram/math/algebra/trigonometric/conditions.ts';
import { solveTrigonometric, type TrigonometricSolution } from '@nomogram/math/algebra/trigonometric/solve.ts';
import { sign } from '@nomogram/math/exact/rational.ts';
import { zero } from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { contains } from '@nomogram/math/expression/walk.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import type { Family } from '@nomogram/math/trigonometry/general-solution.ts';
import { inRadians, integerBeside } from './angle-families.ts';
import { generalSteps } from './equation-steps.ts';

/**
 * A product that is to be 0, by its factors as they stand: each is solved for itself, and angles at which another one has no value are left
 * out. Undefined where it is no product of several functions of x, or where one of the factors is not solved in families.
 */
export function productSteps(
  difference: Expression,
  x: string,
  families: readonly Family[],
): readonly ShownStep[] | undefined {
  const factors = factorsThatVanish(difference, x);
  if (factors === undefined) return undefined;
  const solved = factors.map((factor) => ({ factor, found: solvedAlone(factor, x) }));
  if (!solved.every(({ found }) => found !== undefined)) return undefined;
  const equations = factors.map((factor) => `${toText(factor)} = 0`);
  const domain = [
    ...conditionsOf(difference, x).map((one) => `${toText(one)} != 0`),
    ...radicandsOf(difference, x).map((one) => `${toText(one)} >= 0`),
  ];
  return [
    line(
      'zero product',
      isFraction(difference, x)
        ? 'A fraction is 0 where one of the factors above its line is 0, and everything has a value.'
        : 'A product is 0 where one of its factors is 0 and the others have a value.',
      `${toText(difference)} = 0 -> ${equations.join(' or ')}`,
    ),
    ...(domain.length > 0
      ? [
          line(
            'domain',
            'Where this fails, a part of it has no value: such an angle is no solution.',
            domain.join('; '),
          ),
        ]
      : []),
    ...solved.map(({ factor, found }) =>
      line(
        'a factor is 0',
        found!.solutions.kind === 'none'
          ? 'No real angle makes this factor 0.'
          : 'One factor of it, solved for itself.',
        `${toText(factor)} = 0`,
        { steps: stepsFor(factor, found!, x) },
      ),
    ),
    ...(domain.length > 0 && families.length > 0 ? [thoseWithValues(domain, families, x)] : []),
  ];
}

/** How a factor is solved; that it must be 0 is said already. */
function stepsFor(factor: Expression, { found }: TrigonometricSolution, x: string): readonly ShownStep[] {
  const steps = generalSteps(found, factor, x);
  const [first, ...others] = steps;
  return first?.written?.text === `${toText(factor)} = 0` && first.steps.length === 0 ? others : steps;
}

const thoseWithValues = (domain: readonly string[], families: readonly Family[], x: string): ShownStep =>
  line(
    'all solutions',
    'Of all these angles those stay at which everything has a value; each is written once.',
    `${domain.join('; ')} -> ${families.map((one) => `${x} = ${inRadians(one, integerBeside(x)).text}`).join(' or ')}`,
  );

/** The different factors above the fraction line that hold x, without their exponents; undefined where there is but one. */
function factorsThatVanish(a: Expression, x: string): readonly Expression[] | undefined {
  if (a.kind !== 'product') return undefined;
  const bases: Expression[] = [];
  for (const factor of a.factors) {
    if (!contains(factor, x)) continue;
    const exponent = factor.kind === 'power' ? factor.exponent : undefined;
    if (factor.kind !== 'power') bases.push(factor);
    else if (exponent?.kind !== 'number') return undefined;
    else if (sign(exponent.value) > 0) bases.push(factor.base);
  }
  return bases.length > 1 ? bases : undefined;
}

/** Whether a factor that holds x stands below the fraction line. */
const isFraction = (a: Expression, x: string): boolean =>
  a.kind === 'product' &&
  a.factors.some(
    (one) => one.kind === 'power' && contains(one, x) && one.exponent.kind === 'number' && sign(one.exponent.value) < 0,
  );

function solvedAlone(factor: Expression, x: string): TrigonometricSolution | undefined {
  const found = solveTrigonometric(factor, zero, x);
  return found.ok && found.value.solutions.kind !== 'all' ? found.value : undefined;
}
