import type { Found, FoundFactor } from '@nomogram/math/algebra/trigonometric/solve.ts';
import { equal, product, symbol, zero } from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { Line, Written } from '@nomogram/math/expression/step.ts';
import { some } from '@nomogram/math/expression/walk.ts';
import { toLatex } from '@nomogram/math/syntax/print-latex.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { type Family, fullTurn, pi } from '@nomogram/math/trigonometry/general-solution.ts';
import { inRadians, integerBeside } from './angle-families.ts';

/** The way to the solutions: one side, its factors, the value that makes each 0, the angles with that value. */
export function generalSteps({ numerator, factors }: Found, x: string): Line[] {
  if (factors.length === 0) return [];
  if (factors[0]!.how === 'equal functions') return [equalStep(factors[0]!, x)];
  return [
    {
      rule: 'one side is 0',
      says: 'Everything is brought to one side and written in the sine and the cosine of one angle; denominators are multiplied away, roots squared away. This must vanish.',
      written: equation(numerator, zero),
      steps: [],
    },
    ...(factors.length > 1 ? [productStep(factors)] : []),
    ...(factors.length > 1 ? factors.map((factor) => factorStep(factor, x)) : onlyFactor(factors[0]!, numerator, x)),
  ];
}

/** What the left side is made of, each factor once: whether it is 0 does not depend on how often it stands there. */
const productStep = (factors: readonly FoundFactor[]): Line => ({
  rule: 'zero product',
  says: 'The left side is split into factors, with each function as if it were a letter; a product is 0 where one of its factors is.',
  written: {
    text: `${factors.map(({ factor }) => `(${toText(factor)})`).join('*')} = 0`,
    latex: `${factors.map(({ factor }) => `\\left(${toLatex(factor)}\\right)`).join(' ')} = 0`,
  },
  steps: [],
});

/** Two functions are equal where their angles are, or where these are opposite, but for whole turns. */
function equalStep({ factor, values }: FoundFactor, x: string): Line {
  const tangents = some(factor, (node) => node.kind === 'apply' && (node.name === 'tan' || node.name === 'cot'));
  return {
    rule: 'two equal functions',
    says: 'Both are written as cosines, or as tangents. Two cosines are equal where the difference or the sum of their angles is a whole number of turns, two tangents where the difference is a whole number of half turns.',
    written: equation(factor, zero),
    steps: values.map(({ of, families }) => ({
      rule: 'a whole number of turns',
      says: saysOf(families, x),
      written: equation(of, product([symbol(integerBeside(x)), tangents ? pi : fullTurn])),
      steps: [],
    })),
  };
}

/** A left side that is one factor is solved at once. */
function onlyFactor(one: FoundFactor, numerator: Expression, x: string): readonly Line[] {
  const step = factorStep(one, x);
  const isWhole = equal(one.factor, numerator) && step.steps.length > 0;
  return isWhole ? (step.steps as readonly Line[]) : [step];
}

function factorStep({ factor, values }: FoundFactor, x: string): Line {
  return {
    rule: 'a factor is 0',
    says:
      values.length === 0 ? 'No real angle makes this factor 0.' : 'One factor of it, which cannot be split further.',
    written: equation(factor, zero),
    steps: values.map(({ of, value, families }): Line => {
      const says = saysOf(families, x);
      if (value !== undefined)
        return {
          rule: 'angles with this value',
          says:
            families.length === 0 ? says : `All angles with this value, for every whole number ${integerBeside(x)}.`,
          written: families.length === 0 ? equation(of, value) : solved(equation(of, value), families, x),
          steps: [],
        };
      const wave = families.length > 0 && families.every(({ rounded }) => !rounded);
      return {
        rule: wave ? 'sine and cosine joined' : 'angles as decimals',
        says: wave ? `a*sin + b*cos is one cosine of the amplitude sqrt(a^2 + b^2), moved. ${says}` : says,
        written: equation(factor, zero),
        steps: [],
      };
    }),
  };
}

/** `sin(x) = 1/2 -> x = pi/6 + 2*k*pi or x = 5*pi/6 + 2*k*pi` */
function solved({ text, latex }: Written, families: readonly Family[], x: string): Written {
  const angles = families.map((one) => inRadians(one, integerBeside(x)));
  return {
    text: `${text} -> ${angles.map((angle) => `${x} = ${angle.text}`).join(' or ')}`,
    latex: `${latex} \\quad\\Rightarrow\\quad ${angles.map((angle) => `${x} = ${angle.latex}`).join(' \\;\\text{or}\\; ')}`,
  };
}

function saysOf(families: readonly Family[], x: string): string {
  if (families.length === 0)
    return 'It gives no solution: no real angle has this value, or a side of the equation does not exist there, or the other side differs from it.';
  return `So ${families.map((one) => `${x} = ${inRadians(one, integerBeside(x)).text}`).join(' or ')}.`;
}

/** An equation that is to hold, not one that does. */
const equation = (left: Expression, right: Expression): Written => ({
  text: `${toText(left)} = ${toText(right)}`,
  latex: `${toLatex(left)} = ${toLatex(right)}`,
});
