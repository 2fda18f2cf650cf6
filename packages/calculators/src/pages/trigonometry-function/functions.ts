import { simplest } from '@nomogram/math/algebra/simplify/simplify.ts';
import { rational } from '@nomogram/math/exact/rational.ts';
import { apply, constant, divide, number, power, product, subtract } from '@nomogram/math/expression/build.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { containsFunction, some } from '@nomogram/math/expression/walk.ts';
import { no } from '@nomogram/math/result/result.ts';
import { exactValue } from '@nomogram/math/trigonometry/exact-values.ts';
import { halfTurns } from '@nomogram/math/trigonometry/solutions-in-turn.ts';
import type { Numbers, SecondWay, Verdict } from '../../kit/answer.ts';
import { calculator } from '../../kit/calculator.ts';
import { decimalOf, errorBound } from '../../kit/decimal.ts';
import { angleNumber } from '../../kit/fields/angle.ts';
import { choice } from '../../kit/fields/choice.ts';
import type { Figure } from '../../kit/figure.ts';
import { exact } from '../../kit/quantity.ts';
import { type AngleUnit, angleUnits, typedInRadians } from '../../shared/trigonometry/angle.ts';
import type { Circular } from '../../shared/trigonometry/circle-and-curve.ts';
import { directElsewhere } from './elsewhere.ts';
import { circularFigure, curveFigure } from './figures.ts';
import { known, platform, sources } from './function-answer.ts';
import { circularSteps, hyperbolicSteps } from './steps.ts';

/** Beyond this many radians the nearest double is too far from the angle for the machine's own functions to confirm anything. */
const LARGE = 1e6;

interface SumOfTerms {
  readonly value: number;
  /** The terms that were added up, without their signs: what a rounding is small against. */
  readonly terms: number;
}

/** cos x = 4c³ − 3c and its like, from the function of a third of the angle. */
const triple: Record<Circular, (part: number) => SumOfTerms> = {
  cos: (c) => ({ value: 4 * c ** 3 - 3 * c, terms: Math.abs(4 * c ** 3) + Math.abs(3 * c) }),
  sin: (s) => ({ value: 3 * s - 4 * s ** 3, terms: Math.abs(3 * s) + Math.abs(4 * s ** 3) }),
  tan: (t) => {
    const [over, under] = [3 * t - t ** 3, 1 - 3 * t ** 2];
    const value = over / under;
    return {
      value,
      terms: (Math.abs(3 * t) + Math.abs(t ** 3) + Math.abs(value) * (1 + 3 * t ** 2)) / Math.abs(under),
    };
  },
};

function byThird(name: Circular, angle: Expression, value: number): Verdict {
  const third = decimalOf(apply(name, [product([angle, power(number(3), number(-1))])]), 17);
  const second = triple[name](Number(third));
  const apart = Math.abs(value - second.value);
  return {
    how: 'identity',
    detail: `The formula for three times an angle, at a third of it, agrees ${apart === 0 ? 'to every digit' : `to within ${errorBound(apart)}`}.`,
    passed: apart <= 1e-14 * second.terms,
  };
}

type Direct = 'cos' | 'sin' | 'tan' | 'cosh' | 'sinh' | 'tanh';

const slopes: Record<Direct, (x: number) => number> = {
  cos: (x) => Math.sin(x),
  sin: (x) => Math.cos(x),
  tan: (x) => 1 + Math.tan(x) ** 2,
  cosh: (x) => Math.sinh(x),
  sinh: (x) => Math.cosh(x),
  tanh: (x) => 1 / Math.cosh(x) ** 2,
};

/** A tangent beyond this lies so near a pole that the nearest double of the angle does not tell it. */
const STEEP = 1e4;

/** tan x = 1/tan(kπ/2 − x) for odd k: how far the angle is from the pole has a nearest double of its own. */
function byComplement(angle: Expression, value: number): Verdict {
  const quarters = Math.round(Number(decimalOf(halfTurnsOf(angle), 17)) * 2);
  const pole = product([number(quarters), constant('pi'), number(rational(1, 2))]);
  const distance = Number(decimalOf(subtract(pole, angle), 17));
  return platform(value, 1 / Math.tan(distance), distance, 1 / Math.sin(distance) ** 2);
}

const halfTurnsOf = (angle: Expression): Expression => divide(angle, constant('pi'));

/** The platform's own function; near a pole that of the complement; where the angle is too large for it, the formula for three times an angle. */
const secondWay =
  (name: Direct, angle: Expression): SecondWay<'value' | 'radians'> =>
  ({ value, radians }) => {
    if (name === 'tan' && Math.abs(value) > STEEP) return byComplement(angle, value);
    return isCircular(name) && Math.abs(radians) > LARGE
      ? byThird(name, angle, value)
      : platform(value, Math[name](radians), radians, slopes[name](radians));
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
function direct(name: Direct, { title, spoken, purpose, section, examples }: DirectWords) {
  // Where nothing else is said: nobody takes the hyperbolic sine of degrees.
  const meant = isCircular(name) ? '' : '{unit=radians}';
  return calculator({
    title,
    keywords: [spoken],
    asks: [`${name}({value})${meant}`, `(${name}|${spoken})[ of] {value}${meant}`],
    purpose,
    path: `trigonometry/basic/${name}/:value/:unit`,
    inputs: {
      value: angleNumber({ label: 'Value', symbol: 'x' }),
      unit: choice({ label: 'Angle unit', choices: angleUnits }),
    },
    formula: formulas[name],
    elsewhere: ({ value, unit }) => directElsewhere(name, value, unit),
    compute: ({ value, unit }) => {
      const angle = typedInRadians(value, unit);
      if (name === 'tan' && isZero(apply('cos', [angle])))
        return no('no-answer', 'Value: the tangent is not defined here, because the cosine of the angle is 0.', {
          input: 'value',
        });
      const found = directly(name, angle);
      if (!Number.isFinite(evaluate(found, {})))
        return no('too-large', 'Value: the result is too large to show; a smaller value is accepted.', {
          input: 'value',
        });
      const shown = known(name, `${name}(x)`, found);
      const typed = { typed: value, unit, radians: angle };
      return {
        values: { value: shown, radians: exact('x in radians', angle) },
        steps: () => (isCircular(name) ? circularSteps(name, typed, shown) : hyperbolicSteps(name, typed, shown)),
        checked: [secondWay(name, angle)],
        figure: (numbers: Numbers<'value' | 'radians'>) => directFigure(name, numbers.radians, numbers.value, unit),
      };
    },
    examples: [
      ...examples.map(([value, unit, expected]) => ({ given: { value, unit }, expect: { value: expected } })),
      ...(name === 'tan' ? [{ given: { value: '90', unit: 'degrees' }, fails: 'no-answer' as const }] : []),
      { given: { value: 'abc', unit: 'degrees' }, fails: 'unreadable' as const },
    ],
    references: sources(section),
  });
}

const formulas: Record<Direct, string> = {
  cos: '\\cos x = \\frac{e^{ix} + e^{-ix}}{2}',
  sin: '\\sin x = \\frac{e^{ix} - e^{-ix}}{2i}',
  tan: '\\tan x = \\frac{\\sin x}{\\cos x}',
  cosh: '\\cosh x = \\frac{e^x + e^{-x}}{2}',
  sinh: '\\sinh x = \\frac{e^x - e^{-x}}{2}',
  tanh: '\\tanh x = \\frac{\\sinh x}{\\cosh x}',
};

const directFigure = (name: Direct, radians: number, value: number, unit: AngleUnit): Figure =>
  isCircular(name) ? circularFigure(name, radians, value, unit) : curveFigure(name, radians, value);

/** The value in roots where the angle is a known part of a turn; else the function of the angle. */
function directly(name: Direct, angle: Expression): Expression {
  const parts = isCircular(name) ? halfTurns(angle) : undefined;
  const known = parts && isCircular(name) ? exactValue(name, parts) : undefined;
  return known ?? (isCircular(name) ? apply(name, [angle]) : ofLogarithms(apply(name, [angle])));
}

/** cosh(ln 3) = 5/3: of logarithms the exponentials are numbers, so a hyperbolic function of them is one. */
function ofLogarithms(value: Expression): Expression {
  if (!containsFunction(value, 'ln')) return value;
  const form = simplest(value);
  return some(form, (node) => node.kind === 'apply' || node.kind === 'constant') ? value : form;
}

const isCircular = (name: Direct): name is Circular => name === 'cos' || name === 'sin' || name === 'tan';

const isZero = (value: Expression): boolean => value.kind === 'number' && value.value.numerator === 0;
export default {
  cos: direct('cos', {
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
  sin: direct('sin', {
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
  tan: direct('tan', {
    title: 'tan',
    spoken: 'tangent',
    purpose: 'The tangent of an angle.',
    section: '4.14',
    examples: [
      ['45', 'degrees', '1'],
      ['0', 'degrees', '0'],
      ['22.5', 'degrees', 'sqrt(2) - 1'],
      ['50', 'gradians', '1'],
      ['-1.25', 'radians', -3.0095696738628313],
      ['1e22', 'radians', -1.6287782256068985],
    ],
  }),
  cosh: direct('cosh', {
    title: 'cosh',
    spoken: 'hyperbolic cosine',
    purpose: 'The hyperbolic cosine.',
    section: '4.28',
    examples: [
      ['0', 'radians', '1'],
      ['ln(3)', 'radians', '5/3'],
      ['2', 'radians', 3.7621956910836314],
      ['60', 'degrees', 1.600286857702386],
    ],
  }),
  sinh: direct('sinh', {
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
  tanh: direct('tanh', {
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
};
