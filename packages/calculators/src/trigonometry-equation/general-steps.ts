import type { Found, FoundFactor } from '@nomogram/math/algebra/trigonometric/solve.ts';
import { zero } from '@nomogram/math/expression/build.ts';
import type { Step } from '@nomogram/math/expression/step.ts';
import { inRadians } from './text.ts';

/** The way to the solutions: one side, its factors, the value that makes each 0, the angles with that value. */
export function generalSteps({ numerator, factors }: Found, x: string): Step[] {
  if (factors.length === 0) return [];
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

function factorStep({ factor, values }: FoundFactor, x: string): Step {
  return {
    rule: 'a factor is 0',
    says:
      values.length === 0 ? 'No real angle makes this factor 0.' : 'One factor of it, which cannot be split further.',
    before: { expression: factor },
    after: { expression: zero },
    steps: values.flatMap((value): Step[] => {
      const says = saysOf(value.families, x, value.value === undefined);
      if (value.value === undefined)
        return [{ rule: 'angles', says, before: { expression: factor }, after: { expression: zero }, steps: [] }];
      return [
        {
          rule: 'angles with this value',
          says,
          before: { expression: value.of },
          after: { expression: value.value },
          steps: [],
        },
      ];
    }),
  };
}

function saysOf(families: FoundFactor['values'][number]['families'], x: string, asWave: boolean): string {
  if (families.length === 0)
    return 'It gives no solution: no real angle has this value, or a side of the equation does not exist there or is not equal to the other.';
  const list = families.map((one) => `${x} = ${inRadians(one, 'k').text}`).join(' or ');
  const wave = asWave && !families.some(({ rounded }) => rounded);
  const how = wave ? `a·sin + b·cos is one cosine of amplitude sqrt(a^2 + b^2)` : undefined;
  return how ? `Since ${how}: ${list}.` : `So ${list}.`;
}
