import { factor } from '@nomogram/math/algebra/factor.ts';
import { asOneFraction, denominatorsOf } from '@nomogram/math/algebra/fraction.ts';
import { simplest } from '@nomogram/math/algebra/simplify/simplify.ts';
import { type Derivative, derivative, inReadingOrder } from '@nomogram/math/calculus/derivative.ts';
import type { DerivativeCheck } from '@nomogram/math/calculus/derivative-check.ts';
import { toDecimal } from '@nomogram/math/exact/decimal.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { signOfConstant } from '@nomogram/math/expression/balls/sign-of-constant.ts';
import { equal, factorsOf, number, product, zero } from '@nomogram/math/expression/build.ts';
import { compileUnary } from '@nomogram/math/expression/compile.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { substitute } from '@nomogram/math/expression/substitute.ts';
import { freeSymbols, some } from '@nomogram/math/expression/walk.ts';
import { isPolynomial } from '@nomogram/math/polynomial/convert.ts';
import { no, ok } from '@nomogram/math/result/result.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import type { Check, Quantity } from '../../kit/answer.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import { formatDouble } from '../../kit/decimal.ts';
import { functionField } from '../../kit/fields/function.ts';
import { sameFunction } from '../../kit/laws/expressions.ts';
import { relates } from '../../kit/laws/relates.ts';
import type { Options } from '../../kit/options.ts';
import { decimal, digits, exact, words } from '../../kit/quantity.ts';
import { firstFigure } from '../../shared/calculus/curves.ts';
import { variableOf } from '../../shared/calculus/variable.ts';
import { putIn } from '../../shared/equations/closing-in.ts';
import { cornersOf, isSign } from './corners.ts';
import { flatQuantities, piecesSteps } from './flat-answer.ts';
import { references } from './references.ts';
import { stationaryOnPieces } from './stationary-pieces.ts';
import { courseBeside, kindOf, placeText, type Stationary, stationaryPoints } from './stationary-points.ts';

const unmovedByConstant = relates(
  'a constant added moves no point',
  ({ function: typed }) => ({ function: `${typed} + 5` }),
  (here, there) => sameFunction(here.values.x1?.exact, there.values.x1?.exact),
);

const inputs = {
  function: functionField(
    { label: 'Function f(x)', symbol: 'f(x)', hint: 'Powers with ^, for example x^3 - 3x.' },
    'derivative',
  ),
};

export default calculator({
  title: 'Maxima, minima and saddle points',
  keywords: ['critical points', 'stationary points', 'turning points', 'extrema', 'maximum', 'minimum'],
  asks: [
    '(critical|stationary|turning|extreme|saddle) (points|point)[ of] {function}',
    '[local ](extrema|extremum|maxima|minima|maximum|minimum)[ and minima][ and minimum][ of] {function}',
    'where is {function} (horizontal|stationary|maximal|minimal)',
  ],
  purpose: 'All points at which the derivative of a function is 0, each a maximum, a minimum or neither.',
  maxDigits: 0,
  path: 'calculus/stationary/:function',
  slash: 'bar',
  cost: 'heavy',
  options: ['angle'],
  inputs,
  methods: { signs: 'Signs of the first derivative', second: 'Second derivative' },
  unchosen: 'signs',
  formula: "f'(x) = 0",
  compute,
  laws: [unmovedByConstant],
  examples: [
    {
      label: 'a cubic',
      given: { function: 'x^3 - 3*x' },
      expect: { x1: '-1', y1: '2', kind1: 'maximum', x2: '1', y2: '-2', kind2: 'minimum' },
    },
    {
      label: 'a saddle point',
      given: { function: 'x^3' },
      expect: { x1: '0', kind1: 'neither: f rises on both sides' },
    },
    { given: { function: 'x*exp(-x)' }, expect: { x1: '1', kind1: 'maximum', y1: '1/e' } },
    { label: 'none', given: { function: 'exp(x)' }, expect: { none: 'none' } },
    { label: 'corners', given: { function: 'abs(x^2 - 1)' }, expect: { x1: '0', y1: '1', kind1: 'maximum' } },
    { given: { function: '5' }, expect: { all: 'every point: the function is constant' } },
    { label: 'without end', given: { function: 'sin(x)' }, fails: 'no-answer' },
    { given: { function: 'a*x^2' }, fails: 'out-of-range', names: 'function' },
  ],
  references,
});

function compute({ function: typed }: InputValues<typeof inputs>, { method }: Options) {
  const [f, variable] = [typed.expression, variableOf(typed)];
  if (freeSymbols(f).some((name) => name !== variable))
    return no('out-of-range', 'Function f(x): one letter is needed, and no other.', { input: 'function' });
  const found = derivative(f, variable);
  if (!found.ok) return found;
  const slopes = found.value.expression;
  if (equal(simplest(slopes), zero)) return ok(everyPoint(f, variable, found.value));
  // Which of its arguments a maximum takes is known of each piece; as a sum with bars it is long.
  const inPieces = some(f, isExtreme) ? onSmoothPieces(f, variable, found.value) : undefined;
  if (inPieces !== undefined) return inPieces;
  const corners = cornersOf(f, slopes, variable);
  const points = stationaryPoints(f, slopes, variable, corners);
  if (!points.ok) return onSmoothPieces(f, variable, found.value) ?? points;
  const shown = points.value;
  return ok({
    values: shown.length === 0 ? none : Object.fromEntries(shown.flatMap(quantitiesOf(f, variable))),
    steps: () => [...inReadingOrder(found.value.step), ...stationarySteps(f, slopes, variable, shown, method)],
    checked: checksOf(found.value.checks, shown.length),
    notes: ['Corners and ends of the domain are not among these points.', ...corners.map(({ says }) => says)],
    figure: () => figureOf(f, variable),
  });
}

const figureOf = (f: Expression, variable: string) =>
  firstFigure(
    [{ expression: f, label: 'f', role: 'given' }],
    variable,
    (between) => `The function ${toText(f)} ${between}.`,
  );

/** The answer where the derivative is 0 wherever there is one. */
function everyPoint(f: Expression, variable: string, { step, checks }: Derivative) {
  const isConstant = !freeSymbols(simplest(f)).includes(variable);
  const everywhere = freeSymbols(f).includes(variable) ? 'every point of its domain' : 'every point';
  const where = isConstant ? everywhere : 'every point at which it has a derivative';
  const which = isConstant ? `${where}: the function is constant` : where;
  const says = `The tangent is horizontal where the derivative is 0. It is 0 at ${where}.`;
  return {
    values: { all: words('Stationary points', which, { meaning: 'all' }) },
    steps: () => [...inReadingOrder(step), line('zeros of the derivative', says, `"f'(${variable})" = 0`)],
    checked: checksOf(checks, 0),
    figure: () => figureOf(f, variable),
  };
}

const isExtreme = (a: Expression): boolean => a.kind === 'apply' && (a.name === 'max' || a.name === 'min');

/** The answer of a function in pieces, of which some may be constant; undefined where it is not known. */
function onSmoothPieces(f: Expression, x: string, { step, checks }: Derivative) {
  const found = stationaryOnPieces(f, x);
  if (found === undefined) return undefined;
  const { pieces, flats, points, corners } = found;
  const flat =
    'The tangent is horizontal where the derivative is 0, which it is on whole intervals. There the function is constant.';
  return ok({
    values:
      flats.length + points.length === 0
        ? none
        : Object.fromEntries([...flatQuantities(x, flats), ...points.flatMap(quantitiesOf(f, x))]),
    steps: () => [...inReadingOrder(step), ...piecesSteps(x, pieces, flats, points)],
    checked: checksOf(checks, points.length),
    notes: [
      ...(flats.length > 0 ? [flat] : []),
      'Corners and ends of the domain are not among these points.',
      ...corners.map(({ says: why }) => why),
    ],
    figure: () => figureOf(f, x),
  });
}

const none = { none: words('Stationary points', 'none', { meaning: 'none' }) };

function checksOf(slopes: readonly DerivativeCheck[], points: number): readonly Check[] {
  const how = 'independent computation';
  const compared = slopes.reduce((sum, check) => sum + check.points, 0);
  const beside =
    'Beside each point the function rises and falls as the signs of its derivative say, and chords across it become horizontal.';
  return [
    { how, detail: `The derivative and difference quotients of the function agree at ${compared} points.` },
    ...(points > 0 ? [{ how, detail: beside }] : []),
  ];
}

const meaningOf = ({ before, after }: Stationary): string =>
  before === after ? 'neither' : before > 0 ? 'maximum' : 'minimum';

const quantitiesOf =
  (f: Expression, x: string) =>
  (one: Stationary, place: number, all: readonly Stationary[]): readonly (readonly [string, Quantity])[] => {
    const { exact: form, near, value } = one.point;
    const [k, n] = [place + 1, all.length > 1 ? String(place + 1) : ''];
    const height = form && simplest(substitute(f, { [x]: form }));
    return [
      [`kind${k}`, words(`Point${n && ` ${n}`}`, kindOf(one), { meaning: meaningOf(one) })],
      [
        `x${k}`,
        form ? exact(x + n, form) : digits(x + n, near ? toDecimal(near, 15) : formatDouble(value), { known: 15 }),
      ],
      [
        `y${k}`,
        height ? exact(`f(${x}${n})`, height) : decimal(`f(${x}${n})`, compileUnary(f, x)(value), { error: 1e-12 }),
      ],
    ];
  };

function stationarySteps(
  f: Expression,
  slopes: Expression,
  x: string,
  points: readonly Stationary[],
  method: string | undefined,
): readonly ShownStep[] {
  if (points.length === 0)
    return [
      line(
        'zeros of the derivative',
        'The tangent is horizontal where the derivative is 0. This is 0 at no point inside the domain of the function: there are no stationary points.',
        `${toText(slopes)} != 0; "none"`,
      ),
    ];
  const second = method === 'second' ? derivative(slopes, x) : undefined;
  return [
    line('zeros of the derivative', 'The tangent is horizontal where the derivative is 0.', `${toText(slopes)} = 0`),
    ...zeroSteps(slopes, points.map((one) => placeText(one, x)).join(' or ')),
    ...(second?.ok ? inReadingOrder(second.value.step) : []),
    ...points.flatMap((one) => [
      ...((second?.ok ? bySecond(one, second.value.expression, slopes, x, points) : undefined) ?? [
        bySigns(one, slopes, x, points),
      ]),
      ...heightOf(one, f, x),
    ]),
  ];
}

/** How the zeros are found: of a polynomial from its factors; beside an exponential, which is never 0, from the others. */
function zeroSteps(slopes: Expression, zeros: string): readonly ShownStep[] {
  const fraction = isPolynomial(slopes) || factorsOf(slopes).some(isExponential) ? null : asOneFraction(slopes);
  if (fraction !== null) return zerosOfFraction(slopes, fraction, zeros);
  const found = isPolynomial(slopes) ? factor(slopes) : undefined;
  if (found?.ok && !equal(found.value.expression, slopes))
    return [
      {
        rule: 'factor',
        says: 'The derivative is written as a product.',
        before: { expression: slopes },
        after: { expression: found.value.expression },
        steps: [],
      },
      line('zero product', 'A product is 0 where one of its factors is 0.', zeros),
    ];
  const sign = factorsOf(slopes).find(isSign);
  if (sign !== undefined) {
    const inner = toText(sign.args[0]!);
    const says = `${toText(sign)} is 1 or -1 where ${inner} is not 0, so another factor is 0 there; where ${inner} is 0, the slopes of chords from both sides decide.`;
    return [line('zero product', says, zeros)];
  }
  const exponential = factorsOf(slopes).find(isExponential);
  const says = exponential ? `${toText(exponential)} is never 0, so another factor is.` : 'These are its zeros.';
  return [line(exponential ? 'zero product' : 'zeros of the derivative', says, zeros)];
}

/** A quotient is 0 where what stands above the fraction line is; that is factored where it can be. */
function zerosOfFraction(
  slopes: Expression,
  { whole, numerator }: { readonly whole: Expression; readonly numerator: Expression },
  zeros: string,
): readonly ShownStep[] {
  const parts = factorsOf(numerator).filter((part) => part.kind !== 'number');
  const isSum = slopes.kind === 'sum';
  const isWritten = equal(whole, slopes) || (!isSum && parts.length === 1 && parts[0]!.kind !== 'power');
  const above = isSum ? numerator : product(factorsOf(slopes).filter((part) => denominatorsOf(part).length === 0));
  const last = `${toText(isWritten ? above : numerator)} = 0 -> ${zeros}`;
  const written: ShownStep = {
    ...(isSum
      ? { rule: 'common denominator', says: 'The derivative is written as one fraction.' }
      : { rule: 'factor', says: 'What stands above the fraction line is written as a product.' }),
    before: { expression: slopes },
    after: { expression: whole },
    steps: [],
  };
  return [
    ...(isWritten ? [] : [written]),
    line('zeros of the derivative', 'A fraction is 0 where its numerator is.', last),
  ];
}

const isExponential = (a: Expression): boolean =>
  a.kind === 'power' && a.base.kind === 'constant' && a.base.name === 'e' && a.exponent.kind !== 'number';

function bySigns(one: Stationary, slopes: Expression, x: string, all: readonly Stationary[]): ShownStep {
  const beside = ([-1, 1] as const).map((side) => sampleBeside(one, side, slopes, x, all));
  const values = beside.every((sample) => sample !== undefined) ? `${beside.join('; ')}; ` : '';
  return line('sign of the derivative beside it', courseBeside(one), `${values}${placeText(one, x)}, "${kindOf(one)}"`);
}

/** `f'(-2) = 9 > 0`: the derivative at a short number between this point and the next one; undefined where none has its sign. */
function sampleBeside(
  { point, before, after }: Stationary,
  side: -1 | 1,
  slopes: Expression,
  x: string,
  all: readonly Stationary[],
): string | undefined {
  const next = all.map((other) => other.point.value).filter((value) => (value - point.value) * side > 0);
  const room = Math.min(2, ...next.map((value) => Math.abs(value - point.value))) / 2;
  const at = Math.round(2 * (point.value + side * room)) / 2;
  if ((at - point.value) * side <= 0 || next.some((value) => (value - at) * side <= 0)) return undefined;
  const place = number(Q.fromNumber(at));
  const value = simplest(substitute(slopes, { [x]: place }));
  const sign = signOfConstant(value);
  if (sign === undefined || sign !== (side < 0 ? before : after)) return undefined;
  const near = toText(value).length <= 12 ? `= ${toText(value)}` : `≈ ${formatDouble(evaluate(value), 6)}`;
  return `"f'(${toText(place)})" ${near} ${sign > 0 ? '>' : '<'} 0`;
}

/** The height of a point, where its place has an exact form. */
function heightOf({ point: { exact: form } }: Stationary, f: Expression, x: string): readonly ShownStep[] {
  if (form === undefined) return [];
  const [put, value] = [putIn(f, x, toText(form)), toText(simplest(substitute(f, { [x]: form })))];
  return [
    line(
      'height at the point',
      `${x} = ${toText(form)} is put into the function itself.`,
      `"height" = ${put === value ? value : `${put} = ${value}`}`,
    ),
  ];
}

/** The bend at a point; undefined where it is 0 or has no value that is known, so that it decides nothing. */
function bySecond(
  one: Stationary,
  bends: Expression,
  slopes: Expression,
  x: string,
  all: readonly Stationary[],
): readonly ShownStep[] | undefined {
  const { exact: form } = one.point;
  if (form === undefined) return undefined;
  const bend = simplest(substitute(bends, { [x]: form }));
  const sign = signOfConstant(bend);
  if (sign === undefined) return undefined;
  const put = putIn(bends, x, toText(form));
  const value = toText(bend);
  const shown = `"second derivative" = ${put === value ? value : `${put} = ${value}`}`;
  if (sign === 0) {
    const says = `At ${x} = ${toText(form)} it is 0 and decides nothing: the signs of the first derivative must.`;
    return [line('second derivative test', says, shown), bySigns(one, slopes, x, all)];
  }
  const says = `At ${x} = ${toText(form)} it is ${sign > 0 ? 'positive: the curve bends upwards' : 'negative: the curve bends downwards'}, so there is a ${sign > 0 ? 'minimum' : 'maximum'}.`;
  return [line('second derivative test', says, `${shown}; "${kindOf(one)}"`)];
}
