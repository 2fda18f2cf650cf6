import { simplest } from '@nomogram/math/algebra/simplify/simplify.ts';
import { derivative, inReadingOrder } from '@nomogram/math/calculus/derivative.ts';
import {
  equal,
  multiply,
  negate,
  product,
  reciprocal,
  subtract,
  sum,
  symbol,
  zero,
} from '@nomogram/math/expression/build.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { substitute } from '@nomogram/math/expression/substitute.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import { whyNoValue } from '@nomogram/math/expression/why-no-value.ts';
import { no, ok } from '@nomogram/math/result/result.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line, written } from '@nomogram/math/syntax/written-line.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import { formatDouble } from '../../kit/decimal.ts';
import { exactNumber } from '../../kit/fields/exact.ts';
import { functionField } from '../../kit/fields/function.ts';
import type { Point } from '../../kit/figure.ts';
import { linear } from '../../kit/laws/expressions.ts';
import type { Elsewhere } from '../../kit/program/elsewhere.ts';
import { isSameInDoubles } from '../../kit/program/program-of.ts';
import { exact } from '../../kit/quantity.ts';
import { besideThePoint } from '../../shared/calculus/chords.ts';
import { type Curve, curvesFigure } from '../../shared/calculus/curves.ts';
import { withoutSlope } from '../../shared/calculus/one-sided-slopes.ts';
import { variableOf } from '../../shared/calculus/variable.ts';
import { putIn } from '../../shared/equations/closing-in.ts';
import { references } from './references.ts';

const inputs = {
  function: functionField(
    { label: 'Function f(x)', symbol: 'f(x)', hint: 'Powers with ^, for example x^3 - 2x.' },
    'derivative',
  ),
  point: exactNumber({ label: 'At x', symbol: 'a', hint: 'Where the curve is touched, for example 2 or pi/4.' }),
};

const placed = <Words extends string>(words: Words) =>
  [`${words} (at|when|for) {@} = {point}`, `${words} (at|in) {point}`] as const;

const touching = '[ to][ of][ the][ curve][ graph][ of] {function}';

const asksAtPoint = [
  ...placed('[first ]derivative[ of] {function}'),
  ...placed('d/d{@} {function}'),
  ...placed(`[equation of ][the ](tangent line|tangent|normal line|normal)${touching}`),
  ...placed(`(slope|gradient|rate of change)[ of][ the][ tangent][ line]${touching}`),
  "{function}[,][ find] f'({point})",
] as const;

export default calculator({
  title: 'Tangent at a point',
  keywords: ['derivative at a point', 'equation of the tangent', 'tangent line', 'normal line', 'slope of a curve'],
  asks: asksAtPoint,
  purpose: 'The derivative of a function at one point, and the tangent and the normal of its curve there.',
  maxDigits: 0,
  path: 'calculus/tangent/:function/:point',
  slash: 'bar',
  cost: 'heavy',
  options: ['angle'],
  inputs,
  formula: "y = f'(a)\\,(x - a) + f(a)",
  compute,
  elsewhere,
  laws: [linear('function', 'slope')],
  examples: [
    {
      label: 'a parabola',
      given: { function: 'x^2', point: '3' },
      expect: { slope: '6', height: '9', tangent: '6*x - 9', normal: '19/2 - x/6' },
    },
    { given: { function: 'sin(x)', point: 'pi/3' }, expect: { slope: '1/2', height: 'sqrt(3)/2' } },
    {
      label: 'a horizontal tangent',
      given: { function: 'x^3 - 3*x', point: '1' },
      expect: { slope: '0', tangent: '-2' },
    },
    { label: 'a corner', given: { function: 'abs(x)', point: '0' }, fails: 'no-answer' },
    { label: 'upright', given: { function: 'cbrt(x)', point: '0' }, fails: 'no-answer' },
    { given: { function: 'a*x^2', point: '1' }, fails: 'out-of-range', names: 'function' },
  ],
  references,
});

/** sympy is exact; R puts numbers into the derivative that it finds, and is asked where the same in doubles is the slope. */
function elsewhere({ function: typed, point }: InputValues<typeof inputs>): Elsewhere | undefined {
  const variable = variableOf(typed);
  const found = derivative(typed.expression, variable);
  if (!found.ok) return undefined;
  const at = point.expression;
  const [exactly, inDoubles] = [
    evaluate(substitute(found.value.expression, { [variable]: at })),
    evaluate(found.value.expression, { [variable]: evaluate(at) }),
  ];
  const python = `sympy.sympify(sympy.diff('{function}', '${variable}')).subs('${variable}', sympy.sympify('{at}'))`;
  const r = `eval(D(quote({function}), "${variable}"), list(${variable} = {at}))`;
  return {
    imports: ['import sympy'],
    functions: { function: typed.expression, at },
    values: { slope: isSameInDoubles(inDoubles, exactly) ? { python, r } : { python } },
  };
}

function compute({ function: typed, point }: InputValues<typeof inputs>) {
  const [f, a, variable] = [typed.expression, point.expression, variableOf(typed)];
  if (freeSymbols(f).some((name) => name !== variable))
    return no('out-of-range', 'Function f(x): a tangent needs a function of one letter.', { input: 'function' });
  const found = derivative(f, variable);
  if (!found.ok) return found;
  const slopes = found.value.expression;
  const [slope, height] = [at(slopes, variable, a), at(f, variable, a)];
  const [m, y] = [evaluate(slope), evaluate(height)];
  if (!Number.isFinite(y) || whyNoValue(height) !== undefined)
    return no('no-answer', `No answer: the function has no real value at ${toText(a)}, or one beyond 10^308.`);
  if (!Number.isFinite(m))
    return (
      withoutSlope(f, variable, a) ??
      no('no-answer', `No answer: ${toText(slopes)}, the derivative, has no real value at ${toText(a)} as it stands.`)
    );
  const check = besideThePoint(f, variable, point.value, m);
  if (!check.passed)
    return (
      withoutSlope(f, variable, a) ??
      no(
        'no-answer',
        `No answer: chords on both sides of ${toText(a)} do not confirm a slope there, as at a corner or an end of the domain, so no tangent is shown.`,
      )
    );
  const tangent = lineThrough(slope, a, height, variable);
  const normal = m === 0 ? undefined : lineThrough(negate(reciprocal(slope)), a, height, variable);
  return ok({
    values: {
      slope: exact(`Slope f′(${toText(a)})`, slope),
      height: exact(`Height f(${toText(a)})`, height),
      tangent: exact('Tangent y', tangent),
      normal: normal && exact('Normal y', normal),
    },
    steps: () => [
      ...inReadingOrder(found.value.step),
      ...tangentSteps({ f, slopes, variable, a, slope, height, tangent }),
      ...(normal ? normalSteps({ variable, a, slope, height }, normal) : []),
    ],
    checked: [{ how: check.how, detail: check.detail }],
    notes: normal ? [] : [`The normal is upright there: ${variable} = ${toText(a)}.`],
    figure: () => tangentFigure(f, tangent, variable, [point.value, y], a),
  });
}

function tangentFigure(f: Expression, tangent: Expression, variable: string, touching: Point, a: Expression) {
  const curves: Curve[] = [
    { expression: f, label: 'f', role: 'given' },
    { expression: tangent, label: 'tangent', role: 'answer', dashed: true },
  ];
  const summary = `The curve of ${toText(f)} and its tangent y = ${toText(tangent)} at ${variable} = ${toText(a)}.`;
  const drawn = curvesFigure(curves, variable, around(touching[0]), summary, { named: false });
  const label = `(${touching.map((one) => formatDouble(one, 4)).join(', ')})`;
  return drawn && { ...drawn, marks: [...drawn.marks, { mark: 'point', at: touching, role: 'given', label } as const] };
}

/** The value of an expression at a constant, in its simplest form. */
const at = (expression: Expression, variable: string, a: Expression): Expression =>
  simplest(substitute(expression, { [variable]: a }));

/** m·x + (y − m·a). */
const lineThrough = (m: Expression, a: Expression, y: Expression, variable: string): Expression =>
  sum([multiply(m, symbol(variable)), simplest(subtract(y, product([m, a])))]);

const around = (x: number): readonly [number, number] => {
  const room = 2 * Math.max(1, Math.abs(x) / 2);
  return [x - room, x + room];
};

interface TangentPoint {
  readonly f: Expression;
  /** The derivative. */
  readonly slopes: Expression;
  readonly variable: string;
  readonly a: Expression;
  readonly slope: Expression;
  readonly height: Expression;
  readonly tangent: Expression;
}

function tangentSteps({ f, slopes, variable, a, slope, height, tangent }: TangentPoint): readonly ShownStep[] {
  const [at, m, y] = [toText(a), toText(slope), toText(height)];
  const valued = (expression: Expression, value: string): string => {
    const put = putIn(expression, variable, at);
    return put === value ? value : `${put} = ${value}`;
  };
  const pointSlope = `${asFactor(m)}*(${variable}${less(a)})${signed(height)}`;
  return [
    line(
      'derivative at the point',
      'The slope of the tangent is the value of the derivative there.',
      `"slope" = ${valued(slopes, m)}`,
    ),
    line(
      'height at the point',
      'The tangent touches the curve at the height that the function has there.',
      `"height" = ${valued(f, y)}`,
    ),
    line(
      'tangent through the point',
      'The line with this slope through this point.',
      `y = ${pointSlope} = ${toText(tangent)}`,
    ),
  ];
}

/** The line square to the tangent: the product of the two slopes is -1. */
function normalSteps(
  { variable, a, slope, height }: Pick<TangentPoint, 'variable' | 'a' | 'slope' | 'height'>,
  normal: Expression,
): readonly ShownStep[] {
  const square = simplest(negate(reciprocal(slope)));
  const pointSlope = `${asFactor(toText(square))}*(${variable}${less(a)})${signed(height)}`;
  return [
    line(
      'slope of the normal',
      'The normal is square to the tangent: the product of their slopes is -1.',
      `"slope of the normal" = ${[...new Set([`-1/${asFactor(toText(slope))}`, toText(square)].map((side) => written(side).text))].join(' = ')}`,
    ),
    line(
      'normal through the point',
      'The line with this slope through the same point.',
      `y = ${pointSlope} = ${toText(normal)}`,
    ),
  ];
}

/** A sum or a negative number in brackets. */
const inBrackets = (text: string): string => (/^-|\s/.test(text) ? `(${text})` : text);

/** A fraction too, where it is a factor or stands below a line. */
const asFactor = (text: string): string => (text.includes('/') ? `(${text})` : inBrackets(text));

/** What is subtracted from the variable, a 0 too. */
const less = (a: Expression): string => (equal(a, zero) ? ' - 0' : signed(negate(a)));

/** With its sign before it, as a further term of a sum. */
function signed(term: Expression): string {
  const [text, opposite] = [toText(term), toText(negate(term))];
  return text.startsWith('-') && !opposite.startsWith('-') ? ` - ${inBrackets(opposite)}` : ` + ${inBrackets(text)}`;
}
