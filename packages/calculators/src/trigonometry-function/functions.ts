import { apply, constant, number, power, product } from '@nomogram/math/expression/build.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { containsFunction } from '@nomogram/math/expression/walk.ts';
import { no } from '@nomogram/math/result/result.ts';
import { exactInverse, exactValue } from '@nomogram/math/trigonometry/exact-values.ts';
import { halfTurns } from '@nomogram/math/trigonometry/solutions-in-turn.ts';
import type { Quantity, Verdict } from '../kit/answer.ts';
import { calculator } from '../kit/calculator.ts';
import { decimalOf } from '../kit/decimal.ts';
import { choice } from '../kit/fields/choice.ts';
import { exactNumber } from '../kit/fields/exact.ts';
import type { Limits } from '../kit/fields/limits.ts';
import type { Figure } from '../kit/figure.ts';
import { approximate, exact } from '../kit/quantity.ts';
import { type AngleUnit, angleUnits, fromRadians, typedInRadians } from '../trigonometry/angle.ts';
import type { Circular } from '../trigonometry/circle-and-curve.ts';
import { circularFigure, curveFigure } from './figures.ts';
import { help } from './help.ts';

/** Exact where the value is known in roots; else its decimal alone. */
const known = (name: string, label: string, value: Expression, unit?: string): Quantity =>
  containsFunction(value, name) ? approximate(label, value, { unit }) : exact(label, value, { unit });

/**
 * The platform's own function at the nearest double is the second way. It knows the argument to half a unit in the last
 * place only, so what may differ is that, magnified by the slope, beside the rounding of the value itself.
 */
function platform(value: number, second: number, x: number, slope: number): Verdict {
  const allowed = 1e-13 * Math.abs(value) + 4e-16 * Math.abs(x * slope);
  const apart = Math.abs(value - second);
  return {
    how: 'independent computation',
    detail: `Arbitrary precision and the machine’s own function agree to ${apart === 0 ? 'every digit' : apart.toExponential(0)}.`,
    passed: apart <= allowed,
  };
}

/** Beyond this many radians the nearest double is too far from the angle for the machine's own functions to confirm anything. */
const LARGE = 1e6;

/** cos x = 4c³ − 3c and its like, from the function of a third of the angle. */
const triple: Record<Circular, (part: number) => number> = {
  cos: (c) => 4 * c ** 3 - 3 * c,
  sin: (s) => 3 * s - 4 * s ** 3,
  tan: (t) => (3 * t - t ** 3) / (1 - 3 * t ** 2),
};

function byThird(name: Circular, angle: Expression, value: number): Verdict {
  const third = decimalOf(apply(name, [product([angle, power(number(3), number(-1))])]), 17);
  const apart = Math.abs(value - triple[name](Number(third)));
  return {
    how: 'identity',
    detail: `The formula for three times an angle, at a third of it, agrees to ${apart === 0 ? 'every digit' : apart.toExponential(0)}.`,
    passed: apart <= 1e-13 * (1 + value ** 2),
  };
}

const sources = (section: string) => [
  { title: `NIST Digital Library of Mathematical Functions, §${section}`, url: `https://dlmf.nist.gov/${section}` },
];

type Direct = 'cos' | 'sin' | 'tan' | 'cosh' | 'sinh' | 'tanh';
type Inverse = 'acos' | 'asin' | 'atan' | 'acosh' | 'asinh' | 'atanh';

const slopes: Record<Direct | Inverse, (x: number) => number> = {
  cos: (x) => Math.sin(x),
  sin: (x) => Math.cos(x),
  tan: (x) => 1 + Math.tan(x) ** 2,
  cosh: (x) => Math.sinh(x),
  sinh: (x) => Math.cosh(x),
  tanh: (x) => 1 / Math.cosh(x) ** 2,
  acos: (x) => 1 / Math.sqrt((1 - x) * (1 + x) + Number.EPSILON),
  asin: (x) => 1 / Math.sqrt((1 - x) * (1 + x) + Number.EPSILON),
  atan: (x) => 1 / (1 + x * x),
  acosh: (x) => 1 / Math.sqrt((x - 1) * (x + 1) + Number.EPSILON),
  asinh: (x) => 1 / Math.hypot(1, x),
  atanh: (x) => 1 / ((1 - x) * (1 + x)),
};

interface DirectWords {
  readonly title: string;
  /** Its name in words. */
  readonly spoken: string;
  readonly purpose: string;
  readonly section: string;
  /** Degrees in, exact value out; then a value in radians; then where it has none. */
  readonly examples: readonly (readonly [value: string, unit: string, expected: string | number])[];
}

/** cos, sin, tan and the hyperbolic three: a value and its unit. */
function direct(name: Direct, order: number, { title, spoken, purpose, section, examples }: DirectWords) {
  return calculator({
    id: `trigonometry-function/${name}`,
    title,
    keywords: [spoken],
    asks: [`${name}({value})`, `(${name}|${spoken})[ of] {value}`],
    purpose,
    order,
    help: help[name],
    path: `trigonometry/basic/${name}/:value/:unit`,
    inputs: {
      value: exactNumber({ label: 'Value', symbol: 'x' }),
      unit: choice({ label: 'Angle unit', choices: angleUnits }),
    },
    formula: formulas[name],
    compute: ({ value, unit }) => {
      const angle = typedInRadians(value, unit);
      if (name === 'tan' && isZero(apply('cos', [angle])))
        return no('no-answer', 'Value: the tangent is not defined here, because the cosine of the angle is 0.');
      const found = directly(name, angle);
      if (!Number.isFinite(evaluate(found, {})))
        return no('too-large', 'Value: the result is too large to show; a smaller value is accepted.');
      return { values: { value: known(name, `${name}(x)`, found), radians: exact('x in radians', angle) } };
    },
    check: ({ value: typed, unit }, { value, radians }) =>
      isCircular(name) && Math.abs(radians) > LARGE
        ? byThird(name, typedInRadians(typed, unit), value)
        : platform(value, Math[name](radians), radians, slopes[name](radians)),
    figure: ({ unit }, { radians, value }) => directFigure(name, radians, value, unit),
    examples: [
      ...examples.map(([value, unit, expected]) => ({ given: { value, unit }, expect: { value: expected } })),
      { given: { value: 'abc', unit: 'degrees' }, fails: 'unreadable' as const },
    ],
    references: sources(section),
  });
}

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

/** The inverse functions: one value; the angle in all three units. */
function inverse(
  name: Inverse,
  order: number,
  { title, spoken, purpose, section, limits, examples, refused }: InverseWords,
) {
  const circular = !name.endsWith('h');
  return calculator({
    id: `trigonometry-function/${name}`,
    title,
    keywords: [spoken, `arc${name.slice(1)}`],
    asks: [`(${name}|arc${name.slice(1)})({value})`, `(${name}|arc${name.slice(1)}|${spoken})[ of] {value}`],
    purpose,
    order,
    help: help[name],
    path: `trigonometry/angle/${name}/:value`,
    inputs: { value: exactNumber({ label: 'Value', symbol: 'x', ...limits }) },
    formula: formulas[name],
    compute: ({ value }) => {
      const found = inversely(name, value.expression);
      return {
        values: {
          value: known(name, `${name}(x)`, found, circular ? 'rad' : undefined),
          degrees: circular ? known(name, 'in degrees', fromRadians(found, 'degrees'), 'degrees') : undefined,
          gradians: circular ? known(name, 'in gradians', fromRadians(found, 'gradians'), 'gon') : undefined,
        },
      };
    },
    check: ({ value: { value: x } }, { value }) => platform(value, Math[name](x), x, slopes[name](x)),
    figure: ({ value: { value: x } }, { value }) => curveFigure(name, x, value),
    examples: [
      ...examples.map(([value, expected]) => ({ given: { value }, expect: { value: expected } })),
      { given: { value: refused }, fails: refused === 'abc' ? ('unreadable' as const) : ('out-of-range' as const) },
    ],
    references: sources(section),
  });
}

const formulas: Record<Direct | Inverse, string> = {
  cos: '\\cos x = \\frac{e^{ix} + e^{-ix}}{2}',
  sin: '\\sin x = \\frac{e^{ix} - e^{-ix}}{2i}',
  tan: '\\tan x = \\frac{\\sin x}{\\cos x}',
  cosh: '\\cosh x = \\frac{e^x + e^{-x}}{2}',
  sinh: '\\sinh x = \\frac{e^x - e^{-x}}{2}',
  tanh: '\\tanh x = \\frac{\\sinh x}{\\cosh x}',
  acos: 'y = \\arccos x \\iff \\cos y = x,\\ 0 \\le y \\le \\pi',
  asin: 'y = \\arcsin x \\iff \\sin y = x,\\ -\\tfrac{\\pi}{2} \\le y \\le \\tfrac{\\pi}{2}',
  atan: 'y = \\arctan x \\iff \\tan y = x,\\ -\\tfrac{\\pi}{2} < y < \\tfrac{\\pi}{2}',
  acosh: '\\operatorname{arcosh} x = \\ln\\left(x + \\sqrt{x^2 - 1}\\right)',
  asinh: '\\operatorname{arsinh} x = \\ln\\left(x + \\sqrt{x^2 + 1}\\right)',
  atanh: '\\operatorname{artanh} x = \\tfrac{1}{2} \\ln\\frac{1 + x}{1 - x}',
};

const directFigure = (name: Direct, radians: number, value: number, unit: AngleUnit): Figure =>
  isCircular(name) ? circularFigure(name, radians, value, unit) : curveFigure(name, radians, value);

/** The value in roots where the angle is a known part of a turn; else the function of the angle. */
function directly(name: Direct, angle: Expression): Expression {
  const parts = isCircular(name) ? halfTurns(angle) : undefined;
  const known = parts && isCircular(name) ? exactValue(name, parts) : undefined;
  return known ?? apply(name, [angle]);
}

/** The angle as a part of π where it is known; else the inverse function. */
function inversely(name: Inverse, x: Expression): Expression {
  const known = name === 'acos' || name === 'asin' || name === 'atan' ? exactInverse(name, x) : undefined;
  return known ? product([number(known), constant('pi')]) : apply(name, [x]);
}

const isCircular = (name: Direct): name is Circular => name === 'cos' || name === 'sin' || name === 'tan';

const isZero = (value: Expression): boolean => value.kind === 'number' && value.value.numerator === 0;
const within = { atLeast: -1, atMost: 1 };

export default [
  direct('cos', 1, {
    title: 'cos',
    spoken: 'cosine',
    purpose: 'The cosine of an angle.',
    section: '4.14',
    examples: [
      ['60', 'degrees', '1/2'],
      ['36', 'degrees', '(1 + sqrt(5))/4'],
      ['100', 'gradians', '0'],
      ['1', 'radians', 0.5403023058681398],
      ['99999999999999999999999999999999999999', 'radians', -0.22922531566578188],
    ],
  }),
  direct('sin', 2, {
    title: 'sin',
    spoken: 'sine',
    purpose: 'The sine of an angle.',
    section: '4.14',
    examples: [
      ['60', 'degrees', 'sqrt(3)/2'],
      ['15', 'degrees', '(sqrt(6) - sqrt(2))/4'],
      ['180', 'degrees', '0'],
      ['1e22', 'radians', -0.8522008497671888],
      ['30°', 'radians', '1/2'],
      ['30°', 'degrees', '1/2'],
    ],
  }),
  direct('tan', 3, {
    title: 'tan',
    spoken: 'tangent',
    purpose: 'The tangent of an angle.',
    section: '4.14',
    examples: [
      ['45', 'degrees', '1'],
      ['22.5', 'degrees', 'sqrt(2) - 1'],
      ['50', 'gradians', '1'],
      ['-1.25', 'radians', -3.0095696738628313],
    ],
  }),
  direct('cosh', 4, {
    title: 'cosh',
    spoken: 'hyperbolic cosine',
    purpose: 'The hyperbolic cosine.',
    section: '4.28',
    examples: [
      ['0', 'radians', '1'],
      ['2', 'radians', 3.7621956910836314],
      ['60', 'degrees', 1.600286857702386],
    ],
  }),
  direct('sinh', 5, {
    title: 'sinh',
    spoken: 'hyperbolic sine',
    purpose: 'The hyperbolic sine.',
    section: '4.28',
    examples: [
      ['0', 'radians', '0'],
      ['2', 'radians', 3.626860407847019],
      ['-30', 'degrees', -0.5478534738880397],
    ],
  }),
  direct('tanh', 6, {
    title: 'tanh',
    spoken: 'hyperbolic tangent',
    purpose: 'The hyperbolic tangent.',
    section: '4.28',
    examples: [
      ['0', 'radians', '0'],
      ['2', 'radians', 0.9640275800758169],
      ['50', 'gradians', 0.6557942026326724],
    ],
  }),
  inverse('acos', 7, {
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
      ['0.3', 1.2661036727794992],
    ],
    refused: '2',
  }),
  inverse('asin', 8, {
    title: 'asin',
    spoken: 'inverse sine',
    purpose: 'The angle from −π/2 to π/2 whose sine is x.',
    section: '4.23',
    limits: within,
    examples: [
      ['1/2', 'pi/6'],
      ['sqrt(2)/2', 'pi/4'],
      ['-1', '-pi/2'],
      ['0.3', 0.3046926540153975],
    ],
    refused: '1.5',
  }),
  inverse('atan', 9, {
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
  inverse('acosh', 10, {
    title: 'acosh',
    spoken: 'inverse hyperbolic cosine',
    purpose: 'The non-negative number whose hyperbolic cosine is x.',
    section: '4.37',
    limits: { atLeast: 1 },
    examples: [
      ['1', '0'],
      ['1.5', 0.9624236501192069],
      ['1e10', 23.7189981105004],
    ],
    refused: '0.5',
  }),
  inverse('asinh', 11, {
    title: 'asinh',
    spoken: 'inverse hyperbolic sine',
    purpose: 'The number whose hyperbolic sine is x.',
    section: '4.37',
    limits: {},
    examples: [
      ['0', '0'],
      ['0.3', 0.29567304756342244],
      ['-1e-9', -1e-9],
    ],
    refused: 'abc',
  }),
  inverse('atanh', 12, {
    title: 'atanh',
    spoken: 'inverse hyperbolic tangent',
    purpose: 'The number whose hyperbolic tangent is x.',
    section: '4.37',
    limits: { above: -1, below: 1 },
    examples: [
      ['0', '0'],
      ['-0.999', -3.8002011672502],
      ['1e-9', 1e-9],
    ],
    refused: '1',
  }),
];
