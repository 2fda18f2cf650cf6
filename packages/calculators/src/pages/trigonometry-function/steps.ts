import { fromDecimal } from '@nomogram/math/exact/decimal.ts';
import * as Z from '@nomogram/math/exact/integer.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { constant, number, power, product } from '@nomogram/math/expression/build.ts';
import { evaluatePrecise } from '@nomogram/math/expression/evaluate-precise.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import { exactInverse } from '@nomogram/math/trigonometry/exact-values.ts';
import { halfTurns } from '@nomogram/math/trigonometry/solutions-in-turn.ts';
import type { Quantity } from '../../kit/answer.ts';
import { decimalOf } from '../../kit/decimal.ts';
import type { ExactNumber } from '../../kit/fields/exact.ts';
import { numberOf } from '../../kit/number-of.ts';
import { type Equation, workedChain } from '../../kit/worked/chain.ts';
import type { AngleUnit } from '../../shared/trigonometry/angle.ts';
import type { Circular } from '../../shared/trigonometry/circle-and-curve.ts';

type Steps = readonly ShownStep[] | undefined;
type Style = 'exact' | 'decimals';

const shownDigits = 15;

/** A value as it is shown: in roots or parts of π, else its decimal. */
function shown({ form, unit }: Quantity): Equation['answer'] {
  const value = numberOf(form);
  if (form.form === 'exact') return { text: toText(form.expression), value, unit };
  return form.form === 'approximate' ? { text: decimalOf(form.expression, shownDigits) ?? '', value, unit } : undefined;
}

/** An angle that was typed in degrees or gradians, in radians. */
const inRadians = (unit: AngleUnit): readonly Equation[] => {
  if (unit === 'radians') return [];
  const half = unit === 'degrees' ? '180' : '200';
  return [
    { name: 'x', is: `v*pi/${half}`, rule: 'angle in radians', says: `${half} ${unit} are half a turn, pi radians.` },
  ];
};

interface Angle {
  readonly typed: ExactNumber;
  readonly unit: AngleUnit;
  readonly radians: Expression;
}

interface Start {
  readonly given: { readonly [name: string]: Expression };
  readonly before: readonly Equation[];
}

const givenAngle = ({ typed, unit, radians }: Angle): Start =>
  typed.isAngle || unit === 'radians'
    ? { given: { x: radians }, before: [] }
    : { given: { v: typed.expression }, before: inRadians(unit) };

/** How many whole turns lie in an angle, and in which quadrant the rest ends: 0 to 3, or between two of them. */
function place(radians: Expression): { readonly turns: Z.Integer; readonly quarters: Q.Rational } | undefined {
  const half = halfTurns(radians) ?? decimalHalfTurns(radians);
  if (half === undefined) return undefined;
  const turns = Q.floor(Q.divide(half, Q.rational(2, 1)));
  const rest = Q.subtract(half, Q.integerRational(Z.multiply(turns, 2)));
  return { turns, quarters: Q.multiply(rest, Q.rational(2, 1)) };
}

/** So many digits tell the quadrant of every angle whose steps can be followed. */
const placeDigits = 60;

function decimalHalfTurns(radians: Expression): Q.Rational | undefined {
  const found = evaluatePrecise(product([radians, power(constant('pi'), number(-1))]), placeDigits);
  return found.ok && found.value.im === '0' ? (fromDecimal(found.value.re) ?? undefined) : undefined;
}

const ordinals = ['first', 'second', 'third', 'fourth'];
/** The angle with the horizontal axis in each quadrant. */
const references = ['t', 'pi - t', 't - pi', '2*pi - t'];
const signs: { readonly [name in Circular]: readonly string[] } = {
  sin: ['', '', '-', '-'],
  cos: ['', '-', '-', ''],
  tan: ['', '-', '', '-'],
};
const called: { readonly [name in Circular]: string } = { sin: 'sine', cos: 'cosine', tan: 'tangent' };

/** Whole turns away, the quadrant with its sign, the acute angle that is left, its value from a table. */
export function circularSteps(name: Circular, angle: Angle, result: Quantity): Steps {
  const { given, before } = givenAngle(angle);
  const style: Style = halfTurns(angle.radians) === undefined ? 'decimals' : 'exact';
  const where = place(angle.radians);
  if (where === undefined) return undefined;
  const { turns, quarters } = where;
  const t = Z.isZero(turns) ? 'x' : 't';
  const count = Z.toString(Z.abs(turns));
  const reduction: readonly Equation[] = Z.isZero(turns)
    ? []
    : [
        {
          name: 't',
          is: `x ${Z.sign(turns) > 0 ? '-' : '+'} ${count === '1' ? '' : `${count}*`}2*pi`,
          rule: 'whole turns',
          says: `A whole turn, 2*pi, changes nothing: ${count === '1' ? 'one is' : `${count} of them are`} ${Z.sign(turns) > 0 ? 'taken away' : 'added'}, and the angle lies between 0 and 2*pi.`,
        },
      ];
  const own = (of: string, says: string, sign = ''): Equation => ({
    name: 'y',
    is: `${sign}${name}(${of})`,
    label: `${name}(x)`,
    rule: sign === '-' ? 'sign in the quadrant' : `value of the ${called[name]}`,
    says,
    answer: shown(result),
  });
  const isOnAxis = Q.isInteger(quarters);
  const quadrant = isOnAxis ? 0 : Z.toNumber(Q.floor(quarters));
  const isInTable = result.form.form === 'exact';
  const from = isInTable ? 'it stands in the table of exact values' : 'a table or a pocket calculator gives it';
  if (quadrant === 0) {
    const says = isOnAxis
      ? 'The angle ends on an axis: the point of the unit circle there has the coordinates 0 and 1 or -1.'
      : `The angle is acute, and ${from}.`;
    return workedChain([...before, ...reduction, own(t, says)], given, style);
  }
  const acute: Equation = {
    name: 'alpha',
    is: references[quadrant]!.replace(/t/, t),
    rule: 'quadrant',
    says: `The angle ends in the ${ordinals[quadrant]} quadrant; this is what it makes with the horizontal axis.`,
  };
  const sign = signs[name][quadrant]!;
  const says = `In the ${ordinals[quadrant]} quadrant the ${called[name]} is ${sign === '-' ? 'negative' : 'positive'}; of the acute angle ${from}.`;
  return workedChain([...before, ...reduction, acute, own('alpha', says, sign)], given, style);
}

const growing: Equation = { name: 'p', is: 'e^x', rule: 'exponential', says: 'The part that grows with x.' };
const falling: Equation = {
  name: 'q',
  is: 'e^(-x)',
  rule: 'exponential',
  says: 'The part that falls: 1 over the other.',
};

const hyperbolic = {
  cosh: { is: '(p + q)/2', says: 'The mean of the two.' },
  sinh: { is: '(p - q)/2', says: 'Half of what they differ by.' },
  tanh: { is: '(p - q)/(p + q)', says: 'The hyperbolic sine over the hyperbolic cosine; the halves cancel.' },
};

export function hyperbolicSteps(name: keyof typeof hyperbolic, angle: Angle, result: Quantity): Steps {
  const { given, before } = givenAngle(angle);
  const last: Equation = {
    name: 'y',
    label: `${name}(x)`,
    rule: 'definition',
    ...hyperbolic[name],
    answer: shown(result),
  };
  return workedChain([...before, growing, falling, last], given, result.form.form === 'exact' ? 'exact' : undefined);
}

const inverseHyperbolic: { readonly [name: string]: readonly Omit<Equation, 'label' | 'answer'>[] } = {
  acosh: [
    { name: 's', is: 'sqrt(x^2 - 1)', rule: 'square root', says: 'It stands in the formula below.' },
    {
      name: 'y',
      is: 'ln(x + s)',
      rule: 'formula with the logarithm',
      says: 'x = cosh(y) is an equation of degree 2 for e^y; this is its larger solution.',
    },
  ],
  asinh: [
    { name: 's', is: 'sqrt(x^2 + 1)', rule: 'square root', says: 'It stands in the formula below.' },
    {
      name: 'y',
      is: 'ln(x + s)',
      rule: 'formula with the logarithm',
      says: 'x = sinh(y) is an equation of degree 2 for e^y; this is its positive solution.',
    },
  ],
  atanh: [
    { name: 'q', is: '(1 + x)/(1 - x)', rule: 'quotient', says: 'x = tanh(y), solved for e^(2*y).' },
    { name: 'y', is: 'ln(q)/2', rule: 'formula with the logarithm', says: 'The logarithm of it is 2*y.' },
  ],
};

export function inverseHyperbolicSteps(name: string, x: Expression, result: Quantity): Steps {
  const equations = inverseHyperbolic[name]!;
  const last = { ...equations.at(-1)!, label: `${name}(x)`, answer: shown(result) };
  const isShort = x.kind === 'number' && toText(x).length <= longestFraction;
  return workedChain([...equations.slice(0, -1), last], { x }, isShort ? 'exact' : undefined);
}

/** Longer numbers are worked with as decimals. */
const longestFraction = 7;

type Inverse = 'asin' | 'acos' | 'atan';
const directly: {
  readonly [name in Inverse]: { readonly of: Circular; readonly range: string; readonly fold: string };
} = {
  asin: { of: 'sin', range: '-pi/2 <= y <= pi/2', fold: '-alpha' },
  acos: { of: 'cos', range: '0 <= y <= pi', fold: 'pi - alpha' },
  atan: { of: 'tan', range: '-pi/2 < y < pi/2', fold: '-alpha' },
};

const inUnit = (label: string, half: string, unit: string, answer: Quantity): Equation => ({
  name: label,
  is: `y*${half}/pi`,
  rule: `in ${unit}`,
  says: `Half a turn, pi radians, is ${half} ${unit}.`,
  answer: shown(answer),
});

/** The angle whose sine is x: of a negative x from that of -x; then in degrees and gradians. */
export function inverseSteps(
  name: Inverse,
  x: Expression,
  isNegative: boolean,
  [result, degrees, gradians]: readonly Quantity[],
): Steps {
  const { of, range, fold } = directly[name];
  const parts = exactInverse(name, x);
  const style: Style = parts === undefined ? 'decimals' : 'exact';
  const from =
    parts === undefined ? 'A table or a pocket calculator gives it' : 'It stands in the table of exact values';
  const value = (label: string, is: string, says: string, answer?: Equation['answer']): Equation => ({
    name: label,
    is,
    rule: 'inverse function',
    says,
    answer,
  });
  const opposite = exactInverse(name, product([number(-1), x]));
  const acute: Equation['answer'] = opposite && {
    text: toText(product([number(opposite), constant('pi')])),
    value: Q.toNumber(opposite) * Math.PI,
  };
  const found = isNegative
    ? [
        value('alpha', `${name}(-x)`, `First for -x, which is positive. ${from}.`, acute),
        {
          ...value('y', fold, `The angle in the given range whose ${called[of]} is the opposite.`, shown(result!)),
          rule: 'symmetry',
        },
      ]
    : [value('y', `${name}(x)`, `${from}.`, shown(result!))];
  const steps = workedChain(
    [...found, inUnit('d', '180', 'degrees', degrees!), inUnit('g', '200', 'gradians', gradians!)],
    { x },
    style,
  );
  const definition = line(
    'definition',
    `Wanted is the angle y in this range whose ${called[of]} is x.`,
    `${of}(y) = ${toText(x)}; ${range}`,
  );
  return steps && [definition, ...steps];
}
