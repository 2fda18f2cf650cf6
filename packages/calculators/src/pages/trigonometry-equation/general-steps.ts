import type { Found, FoundFactor } from '@nomogram/math/algebra/trigonometric/solve.ts';
import { product, symbol, zero } from '@nomogram/math/expression/build.ts';
import type { Step } from '@nomogram/math/expression/step.ts';
import { some } from '@nomogram/math/expression/walk.ts';
import { type Family, fullTurn, pi } from '@nomogram/math/trigonometry/general-solution.ts';
import { inRadians } from './text.ts';

/** The way to the solutions: one side, its factors, the value that makes each 0, the angles with that value. */
export function generalSteps({ numerator, factors }: Found, x: string): Step[] {
  if (factors.length === 0) return [];
  if (factors[0]!.how === 'equal functions') return [equalStep(factors[0]!, x)];
  return [
    {
      rule: 'one side is 0',
      says: 'Everything is brought to one side and written in the sine and the cosine of one angle; denominators are multiplied away, roots squared away. This must vanish.',
      before: { expression: numerator },
      after: { expression: zero },
      steps: [],
    },
    ...factors.map((factor) => factorStep(factor, x)),
  ];
}

/** Two functions are equal where their angles are, or where these are opposite, but for whole turns. */
function equalStep({ factor, values }: FoundFactor, x: string): Step {
  const tangents = some(factor, (node) => node.kind === 'apply' && (node.name === 'tan' || node.name === 'cot'));
  return {
    rule: 'two equal functions',
    says: 'Both are written as cosines, or as tangents. Two cosines are equal where the difference or the sum of their angles is a whole number of turns, two tangents where the difference is a whole number of half turns.',
    before: { expression: factor },
    after: { expression: zero },
    steps: values.map(({ of, families }) => ({
      rule: 'a whole number of turns',
      says: saysOf(families, x),
      before: { expression: of },
      after: { expression: product([symbol('k'), tangents ? pi : fullTurn]) },
      steps: [],
    })),
  };
}

function factorStep({ factor, values }: FoundFactor, x: string): Step {
  return {
    rule: 'a factor is 0',
    says:
      values.length === 0 ? 'No real angle makes this factor 0.' : 'One factor of it, which cannot be split further.',
    before: { expression: factor },
    after: { expression: zero },
    steps: values.map(({ of, value, families }): Step => {
      const says = saysOf(families, x);
      if (value !== undefined)
        return {
          rule: 'angles with this value',
          says,
          before: { expression: of },
          after: { expression: value },
          steps: [],
        };
      const wave = families.length > 0 && families.every(({ rounded }) => !rounded);
      return {
        rule: wave ? 'sine and cosine joined' : 'angles as decimals',
        says: wave ? `a*sin + b*cos is one cosine of the amplitude sqrt(a^2 + b^2), moved. ${says}` : says,
        before: { expression: factor },
        after: { expression: zero },
        steps: [],
      };
    }),
  };
}

function saysOf(families: readonly Family[], x: string): string {
  if (families.length === 0)
    return 'It gives no solution: no real angle has this value, or a side of the equation does not exist there, or the other side differs from it.';
  return `So ${families.map((one) => `${x} = ${inRadians(one, 'k').text}`).join(' or ')}.`;
}
