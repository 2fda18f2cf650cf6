import * as Q from '@nomogram/math/exact/rational.ts';
import { signOfConstant } from '@nomogram/math/expression/balls/sign-of-constant.ts';
import { constant, negate, number, power, product, sqrt, subtract, sum } from '@nomogram/math/expression/build.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep, WrittenPart } from '@nomogram/math/expression/step.ts';
import { mapTuple } from '@nomogram/math/result/tuple.ts';
import { parseEquation } from '@nomogram/math/syntax/parse.ts';
import { toLatex } from '@nomogram/math/syntax/print-latex.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import { relativeDifference } from '../../kit/agreement.ts';
import type { Quantity, SecondWay, Verdict } from '../../kit/answer.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import { formatDouble } from '../../kit/decimal.ts';
import { exactNumber } from '../../kit/fields/exact.ts';
import type { Figure, Mark } from '../../kit/figure.ts';
import { exact, formula, words } from '../../kit/quantity.ts';

const two = number(2);
const square = (value: Expression): Expression => power(value, two);

/** ± and the size of a coefficient, for a term that follows another. */
function signed(value: Expression): { sign: '+' | '-'; size: Expression } {
  const negative = evaluate(value) < 0;
  return { sign: negative ? '-' : '+', size: negative ? negate(value) : value };
}

const isZero = (value: Expression): boolean => signOfConstant(value) === 0;
const isOne = (value: Expression): boolean => value.kind === 'number' && Q.isOne(value.value);
const isSum = (value: Expression): boolean => value.kind === 'sum';

/** `(x - 2)^2`, or `x^2` where the centre lies on the axis. */
function shifted(name: 'x' | 'y', centre: Expression) {
  if (isZero(centre)) return { text: `${name}^2`, latex: `${name}^2` };
  const { sign, size } = signed(negate(centre));
  const [text, latex] = isSum(size) ? [`(${toText(size)})`, `(${toLatex(size)})`] : [toText(size), toLatex(size)];
  return { text: `(${name} ${sign} ${text})^2`, latex: `(${name} ${sign} ${latex})^2` };
}

/** ` - 4*x`, nothing for a coefficient of 0. */
function term(coefficient: Expression, name: '' | 'x' | 'y') {
  if (isZero(coefficient)) return { text: '', latex: '' };
  const { sign, size } = signed(coefficient);
  if (name && isOne(size)) return { text: ` ${sign} ${name}`, latex: ` ${sign} ${name}` };
  const [text, latex] =
    isSum(size) && name ? [`(${toText(size)})`, `(${toLatex(size)})`] : [toText(size), toLatex(size)];
  return { text: ` ${sign} ${text}${name && `*${name}`}`, latex: ` ${sign} ${latex}${name && ` ${name}`}` };
}

interface Circle {
  readonly xo: Expression;
  readonly yo: Expression;
  readonly r: Expression;
}

function standard({ xo, yo, r }: Circle): Quantity {
  const [x, y] = [shifted('x', xo), shifted('y', yo)];
  const size = square(r);
  return formula(
    'Equation',
    `${x.text} + ${y.text} = ${toText(size)}`,
    () => `${x.latex} + ${y.latex} = ${toLatex(size)}`,
  );
}

const restOf = ({ xo, yo, r }: Circle): Expression => sum([square(xo), square(yo), negate(square(r))]);

function expanded(circle: Circle): Quantity {
  const parts = [
    term(product([number(-2), circle.xo]), 'x'),
    term(product([number(-2), circle.yo]), 'y'),
    term(restOf(circle), ''),
  ];
  const all = (of: 'text' | 'latex') => parts.map((part) => part[of]).join('');
  return formula('Expanded', `x^2 + y^2${all('text')} = 0`, `x^2 + y^2${all('latex')} = 0`);
}

/** The theorem of Pythagoras between the center and any point of the circle, then multiplied out. */
function equationSteps(circle: Circle): readonly ShownStep[] {
  const [plain, open] = mapTuple([standard(circle), expanded(circle)], ({ form }) => form as WrittenPart);
  const [x, y, r] = [circle.xo, circle.yo, circle.r].map(toText);
  return [
    line(
      'distance from the center',
      'Every point (x, y) of the circle is as far from the center as the radius; by Pythagoras the squares of the differences add up to its square.',
      '(x - x_O)^2 + (y - y_O)^2 = R^2',
    ),
    line('values put in', 'The center and the radius that were given.', `x_O = ${x}; y_O = ${y}; R = ${r}`),
    line(
      'standard equation',
      'The squares of differences stay as they are, so that center and radius can be read off; a sign before a negative number turns.',
      plain.text,
      { steps: [line('multiplied out', 'By the square of a difference, with everything on one side.', open.text)] },
    ),
  ];
}

/** Where the circle meets an axis that passes its center at `distance`: along + and − sqrt(r² − distance²). */
function crossings(along: Expression, distance: Expression, r: Expression): readonly Expression[] | undefined {
  const under = subtract(square(r), square(distance));
  const sign = signOfConstant(under);
  if (sign === undefined) return undefined;
  if (sign < 0) return [];
  return sign === 0 ? [along] : [subtract(along, sqrt(under)), sum([along, sqrt(under)])];
}

function intercepts(label: string, places: readonly Expression[] | undefined): Quantity {
  const [one, two] = places ?? [];
  if (!one) return words(label, places ? 'none: the circle does not reach this axis' : 'could not be decided');
  if (!two) return formula(label, `${toText(one)} (tangent)`, `${toLatex(one)}\\ \\text{(tangent)}`);
  return formula(label, `${toText(one)} and ${toText(two)}`, `${toLatex(one)}\\ \\text{and}\\ ${toLatex(two)}`);
}

/** The equations as they are printed are read again, and points of the circle put in: by angle, and those on the axes. */
function onCircle(circle: Circle): Verdict {
  const [x, y, r] = mapTuple([circle.xo, circle.yo, circle.r], (one) => evaluate(one));
  const equations = [standard(circle), expanded(circle)].map(({ form }) =>
    parseEquation(form.form === 'formula' ? form.text : ''),
  );
  const around = Array.from({ length: 12 }, (_, k) => (2 * Math.PI * k) / 12 + 0.1).map(
    (angle) => [x + r * Math.cos(angle), y + r * Math.sin(angle)] as const,
  );
  const points = [
    ...around,
    ...(crossings(circle.xo, circle.yo, circle.r) ?? []).map((u) => [evaluate(u), 0] as const),
    ...(crossings(circle.yo, circle.xo, circle.r) ?? []).map((v) => [0, evaluate(v)] as const),
  ];
  const allowed = 1e-12 * (x * x + y * y + r * r);
  const passed = equations.every(
    (read) =>
      read.ok &&
      points.every(([u, v]) => {
        const [left, right] = read.value.sides.map((side) => evaluate(side, { x: u, y: v }));
        return Math.abs(left! - right!) <= allowed;
      }),
  );
  const detail = `Both equations, as printed, were read again and hold at ${points.length} points of the circle.`;
  return { how: 'substitution', detail, passed };
}

const holds =
  (circle: Circle, radius: number): SecondWay<'radiusSquared'> =>
  ({ radiusSquared }) => {
    const points = onCircle(circle);
    return { ...points, passed: points.passed && relativeDifference(Math.sqrt(radiusSquared), radius) < 1e-14 };
  };

const inputs = {
  xo: exactNumber({ label: 'XO', symbol: 'x_O', hint: 'First coordinate of the center' }),
  yo: exactNumber({ label: 'YO', symbol: 'y_O', hint: 'Second coordinate of the center' }),
  r: exactNumber({ label: 'R', symbol: 'R', hint: 'Radius', above: 0, presence: false }),
};

export default calculator({
  title: 'Equation of a circle',
  keywords: ['circle from centre and radius', 'centre radius form', 'unit circle'],
  purpose: 'The equation of a circle from its center and radius, standard and expanded, with area and intercepts.',
  path: 'trigonometry/circle/equation/:xo/:yo/:r',
  inputs,
  formula: '(x - x_O)^2 + (y - y_O)^2 = R^2',
  compute,
  examples: [
    {
      given: { xo: '2', yo: '-3', r: '4' },
      expect: { standard: '(x - 2)^2 + (y + 3)^2 = 16', expanded: 'x^2 + y^2 - 4*x + 6*y - 3 = 0' },
    },
    { label: 'unit circle', given: { xo: '0', yo: '0', r: '1' }, expect: { standard: 'x^2 + y^2 = 1', area: 'pi' } },
    {
      label: 'touches the x-axis',
      given: { xo: '1/2', yo: '3', r: '3' },
      expect: { expanded: 'x^2 + y^2 - x - 6*y + 1/4 = 0', xIntercepts: '1/2 (tangent)' },
    },
    { given: { xo: '0', yo: '0' }, fails: 'missing' },
  ],
  laws: [(_, { area, circumference }) => Math.abs((4 * Math.PI * area) / circumference ** 2 - 1) < 1e-13],
  references: [
    { title: 'Wolfram MathWorld, Circle', url: 'https://mathworld.wolfram.com/Circle.html' },
    { title: 'R. Descartes, La Géométrie (1637)' },
  ],
});

function compute({ xo, yo, r }: InputValues<typeof inputs>) {
  const circle = { xo: xo.expression, yo: yo.expression, r: r.expression };
  const pi = constant('pi');
  return {
    values: {
      standard: standard(circle),
      expanded: expanded(circle),
      radiusSquared: exact('Radius squared', square(circle.r)),
      area: exact('Area', product([pi, square(circle.r)]), { unit: 'square units' }),
      circumference: exact('Circumference', product([two, pi, circle.r]), { unit: 'units' }),
      xIntercepts: intercepts('Intercepts with the x-axis, x', crossings(circle.xo, circle.yo, circle.r)),
      yIntercepts: intercepts('Intercepts with the y-axis, y', crossings(circle.yo, circle.xo, circle.r)),
    },
    steps: () => equationSteps(circle),
    checked: [holds(circle, r.value)],
    figure: () => figureOf(xo.value, yo.value, r.value),
  };
}

function figureOf(x: number, y: number, r: number): Figure {
  const room = 0.35 * r;
  const span = (from: number): readonly [number, number] => [from - r - room, from + r + room];
  const texts = [x, y, r].map((value) => formatDouble(value, 6));
  const edge: readonly [number, number] = [x + r * Math.SQRT1_2, y + r * Math.SQRT1_2];
  const met = [
    ...places(x, y, r).map((u): readonly [number, number] => [u, 0]),
    ...places(y, x, r).map((v): readonly [number, number] => [0, v]),
  ];
  return {
    summary: `The circle with center (${texts[0]}, ${texts[1]}) and radius ${texts[2]}, and where it meets the axes.`,
    frame: { x: span(x), y: span(y), equal: true, xLabel: 'x', yLabel: 'y' },
    marks: [
      { mark: 'circle', center: [x, y], radius: r, role: 'answer', filled: true },
      { mark: 'segment', from: [x, y], to: edge, role: 'given', label: `R = ${texts[2]}` },
      ...met.map((at): Mark => ({ mark: 'point', at, role: 'answer' })),
      { mark: 'point', at: [x, y], role: 'given', label: 'O', moves: { x: 'xo', y: 'yo' } },
    ],
  };
}

/** The places on an axis for the figure. */
function places(along: number, distance: number, r: number): number[] {
  const under = r * r - distance * distance;
  if (under < 0) return [];
  return under === 0 ? [along] : [along - Math.sqrt(under), along + Math.sqrt(under)];
}
