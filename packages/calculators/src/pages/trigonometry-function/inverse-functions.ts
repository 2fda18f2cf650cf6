import { simplest } from '@nomogram/math/algebra/simplify/simplify.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { apply, constant, multiply, number, product } from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { exactInverse } from '@nomogram/math/trigonometry/exact-values.ts';
import type { Answer, Numbers } from '../../kit/answer.ts';
import { calculator } from '../../kit/calculator.ts';
import { exactNumber } from '../../kit/fields/exact.ts';
import type { Limits } from '../../kit/fields/limits.ts';
import { fromRadians } from '../../shared/trigonometry/angle.ts';
import { inverseElsewhere } from './elsewhere.ts';
import { curveFigure } from './figures.ts';
import { known, platform, sources } from './function-answer.ts';
import { inverseHyperbolicSteps, inverseSteps } from './steps.ts';

type Inverse = 'acos' | 'asin' | 'atan' | 'acosh' | 'asinh' | 'atanh';

const slopes: Record<Inverse, (x: number) => number> = {
  acos: (x) => 1 / Math.sqrt((1 - x) * (1 + x) + Number.EPSILON),
  asin: (x) => 1 / Math.sqrt((1 - x) * (1 + x) + Number.EPSILON),
  atan: (x) => 1 / (1 + x * x),
  acosh: (x) => 1 / Math.sqrt((x - 1) * (x + 1) + Number.EPSILON),
  asinh: (x) => 1 / Math.hypot(1, x),
  atanh: (x) => 1 / ((1 - x) * (1 + x)),
};

interface InverseWords {
  readonly title: string;
  /** Its name in words. */
  readonly spoken: string;
  readonly purpose: string;
  readonly section: string;
  readonly limits: Limits;
  readonly examples: readonly (readonly [value: string, expected: string | number])[];
  readonly refused: string;
}

/** Slopes as roads and ramps have them, 1:12 or 5%: asked for is their angle. */
const asSlopes = [
  '(slope|grade|gradient|incline|ramp)[ of] {value}[ in][ degrees][ deg][ radians][ rad]',
  '{value} (slope|grade|gradient|incline|ramp)[ in][ degrees][ deg][ radians][ rad]',
] as const;

/** The inverse functions: one value; the angle in all three units. */
function inverse(name: Inverse, { title, spoken, purpose, section, limits, examples, refused }: InverseWords) {
  return calculator({
    title,
    keywords: [spoken, `arc${name.slice(1)}`],
    asks: [
      `(${name}|arc${name.slice(1)})({value})[ in][ degrees][ deg][ radians][ rad]`,
      `(${name}|arc${name.slice(1)}|${spoken})[ of] {value}[ in][ degrees][ deg][ radians][ rad]`,
      ...(name === 'atan' ? asSlopes : []),
    ],
    purpose,
    ...(isCircular(name) && { options: ['angles'] as const }),
    path: `trigonometry/angle/${name}/:value`,
    inputs: { value: exactNumber({ label: 'Value', symbol: 'x', ...limits }) },
    formula: formulas[name],
    elsewhere: ({ value: { value: x } }) => inverseElsewhere(name, x, isCircular(name)),
    compute: ({ value: { expression, value: x } }) => ({
      ...valuesAndSteps(name, expression, x),
      checked: [({ value }: Numbers<'value'>) => platform(value, Math[name](x), x, slopes[name](x))],
      figure: ({ value }: Numbers<'value'>) => curveFigure(name, x, value),
    }),
    examples: [
      ...examples.map(([value, expected]) => ({ given: { value }, expect: { value: expected } })),
      { given: { value: refused }, fails: refused === 'abc' ? ('unreadable' as const) : ('out-of-range' as const) },
    ],
    references: sources(section),
  });
}

function valuesAndSteps(name: Inverse, x: Expression, size: number): Answer<'value' | 'degrees' | 'gradians'> {
  const found = inversely(name, x);
  if (!isCircular(name)) {
    const only = known(name, `${name}(x)`, found);
    return {
      values: { value: only, degrees: undefined, gradians: undefined },
      steps: () => inverseHyperbolicSteps(name, x, only),
    };
  }
  const values = {
    value: known(name, `${name}(x)`, found, 'rad'),
    degrees: known(name, 'in degrees', fromRadians(found, 'degrees'), 'degrees', 'as it is'),
    gradians: known(name, 'in gradians', fromRadians(found, 'gradians'), 'gon', 'as it is'),
  };
  return { values, steps: () => inverseSteps(name, x, size < 0, Object.values(values)) };
}

const isCircular = (name: Inverse): name is 'acos' | 'asin' | 'atan' => !name.endsWith('h');

const formulas: Record<Inverse, string> = {
  acos: 'y = \\arccos x \\iff \\cos y = x,\\ 0 \\le y \\le \\pi',
  asin: 'y = \\arcsin x \\iff \\sin y = x,\\ -\\tfrac{\\pi}{2} \\le y \\le \\tfrac{\\pi}{2}',
  atan: 'y = \\arctan x \\iff \\tan y = x,\\ -\\tfrac{\\pi}{2} < y < \\tfrac{\\pi}{2}',
  acosh: '\\operatorname{arcosh} x = \\ln\\left(x + \\sqrt{x^2 - 1}\\right)',
  asinh: '\\operatorname{arsinh} x = \\ln\\left(x + \\sqrt{x^2 + 1}\\right)',
  atanh: '\\operatorname{artanh} x = \\tfrac{1}{2} \\ln\\frac{1 + x}{1 - x}',
};

/** The angle as a part of π where it is known; else the inverse function. */
function inversely(name: Inverse, x: Expression): Expression {
  const known = isCircular(name) ? exactInverse(name, x) : undefined;
  if (known) return product([number(known), constant('pi')]);
  return (isCircular(name) ? undefined : asLogarithm(name, x)) ?? apply(name, [x]);
}

/** asinh(3/4) = ln 2: the logarithm of a short rational number, where the root in its formula is one; undefined elsewhere. */
function asLogarithm(name: Inverse, x: Expression): Expression | undefined {
  if (x.kind !== 'number') return undefined;
  const { value } = x;
  const square = Q.power(value, 2);
  const root = Q.exactRoot(name === 'asinh' ? Q.add(square, Q.one) : Q.subtract(square, Q.one), 2);
  if (name !== 'atanh' && root === null) return undefined;
  const of = name === 'atanh' ? Q.divide(Q.add(Q.one, value), Q.subtract(Q.one, value)) : Q.add(value, root ?? Q.zero);
  if (toText(number(of)).length > longestNumber) return undefined;
  const logarithm = apply('ln', [number(of)]);
  return simplest(name === 'atanh' ? multiply(number(Q.half), logarithm) : logarithm);
}

/** A logarithm of a number with more digits says less than its decimal. */
const longestNumber = 9;

const within = { atLeast: -1, atMost: 1 };

export default {
  acos: inverse('acos', {
    title: 'acos',
    spoken: 'inverse cosine',
    purpose: 'The angle from 0 to π whose cosine is x.',
    section: '4.23',
    limits: within,
    examples: [
      ['1/2', 'pi/3'],
      ['sqrt(3)/2', 'pi/6'],
      ['(1+sqrt(5))/4', 'pi/5'],
      ['-1', 'pi'],
      ['1', '0'],
      ['0.3', 1.2661036727794992],
    ],
    refused: '2',
  }),
  asin: inverse('asin', {
    title: 'asin',
    spoken: 'inverse sine',
    purpose: 'The angle from −π/2 to π/2 whose sine is x.',
    section: '4.23',
    limits: within,
    examples: [
      ['1/2', 'pi/6'],
      ['sqrt(2)/2', 'pi/4'],
      ['-1', '-pi/2'],
      ['1', 'pi/2'],
      ['0.3', 0.3046926540153975],
    ],
    refused: '1.5',
  }),
  atan: inverse('atan', {
    title: 'atan',
    spoken: 'inverse tangent',
    purpose: 'The angle between −π/2 and π/2 whose tangent is x.',
    section: '4.23',
    limits: {},
    examples: [
      ['1', 'pi/4'],
      ['sqrt(3)', 'pi/3'],
      ['2-sqrt(3)', 'pi/12'],
      ['-40', -1.5458015331759765],
    ],
    refused: 'abc',
  }),
  acosh: inverse('acosh', {
    title: 'acosh',
    spoken: 'inverse hyperbolic cosine',
    purpose: 'The non-negative number whose hyperbolic cosine is x.',
    section: '4.37',
    limits: { atLeast: 1 },
    examples: [
      ['1', '0'],
      ['1.5', 0.9624236501192069],
      ['5/3', 'ln(3)'],
      ['1e10', 23.7189981105004],
    ],
    refused: '0.5',
  }),
  asinh: inverse('asinh', {
    title: 'asinh',
    spoken: 'inverse hyperbolic sine',
    purpose: 'The number whose hyperbolic sine is x.',
    section: '4.37',
    limits: {},
    examples: [
      ['0', '0'],
      ['0.3', 0.29567304756342244],
      ['3/4', 'ln(2)'],
      ['-1e-9', -1e-9],
    ],
    refused: 'abc',
  }),
  atanh: inverse('atanh', {
    title: 'atanh',
    spoken: 'inverse hyperbolic tangent',
    purpose: 'The number whose hyperbolic tangent is x.',
    section: '4.37',
    limits: { above: -1, below: 1 },
    examples: [
      ['0', '0'],
      ['-0.999', -3.8002011672502],
      ['1/2', 'ln(3)/2'],
      ['1e-9', 1e-9],
    ],
    refused: '1',
  }),
};
