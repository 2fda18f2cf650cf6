import {
  type Coordinate,
  isReal,
  type Solution,
  type SystemSolutions,
  solveSystem,
} from '@nomogram/math/algebra/system.ts';
import { compile } from '@nomogram/math/expression/compile.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { contains, freeSymbols } from '@nomogram/math/expression/walk.ts';
import type { Matrix } from '@nomogram/math/linear/operations.ts';
import { type SystemWay, systemSteps } from '@nomogram/math/linear/system-steps.ts';
import { no, ok, type Result } from '@nomogram/math/result/result.ts';
import { toLatex } from '@nomogram/math/syntax/print-latex.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import type { Check, Quantity } from '../../kit/answer.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import { complexDecimal } from '../../kit/complex-text.ts';
import { formatDouble } from '../../kit/decimal.ts';
import { equation } from '../../kit/fields/equation.ts';
import type { Figure, Mark, Point } from '../../kit/figure.ts';
import { sameForOtherNames } from '../../kit/laws/other-names.ts';
import { symmetric } from '../../kit/laws/relates.ts';
import type { Options } from '../../kit/options.ts';
import { complex, decimal, exact, formula, together, words } from '../../kit/quantity.ts';
import { eulerNote } from '../../shared/calculus/variable.ts';
import { casesOf, checkedSolution } from '../calculus-system/solution.ts';
import { systemMethods } from '../calculus-system/system-answer.ts';
import { references } from './inputs.ts';
import { countAsNumbers, listed } from './words.ts';
import { zeroSet } from './zero-set.ts';

const field = (label: string, example: string) =>
  equation({ label, hint: `For example ${example}; an expression alone is set to 0.`, placeholder: example });

const inputs = { first: field('First equation', 'x+y=1'), second: field('Second equation', 'x-y=3') };

export default calculator({
  title: 'Solve two-variable system',
  keywords: ['two equations with two unknowns', 'simultaneous equations'],
  asks: ['{first}, {second}', '{first} and {second}', '{first}; {second}'],
  purpose: 'Every solution of two equations in two unknowns, linear or polynomial, exactly.',
  path: 'algebra/system/:first/:second',
  slash: 'bar',
  cost: 'heavy',
  inputs,
  methods: systemMethods,
  unchosen: 'elimination',
  formula: '\\begin{cases} f(x, y) = 0 \\\\ g(x, y) = 0 \\end{cases}',
  compute,
  laws: [symmetric('first', 'second'), sameForOtherNames('first', 'second')],
  examples: [
    { given: { first: 'x+y=1', second: 'x-y=3' }, expect: { x1: '2', y1: '-1' } },
    {
      label: 'a circle and a line',
      given: { first: 'x^2+y^2=25', second: 'y=x+1' },
      expect: { x1: '-4', y1: '-3', x2: '3', y2: '4' },
    },
    {
      label: 'no solution',
      given: { first: 'x+y=1', second: 'x+y=2' },
      expect: { solution: 'none: the equations contradict each other' },
    },
    { label: 'infinitely many', given: { first: 'x+y=1', second: '2x+2y=2' }, expect: { curve: 'x + y - 1 = 0' } },
    { given: { first: 'x^2+y^2=5', second: 'x*y=2' }, expect: { x1: '-2', y1: '-1' } },
    {
      label: 'with parameters',
      given: { first: 'a*x+b*y=1', second: 'x-y=2' },
      expect: { x1: '(2*b + 1)/(a + b)' },
    },
    { given: { first: 'u+v+w=1', second: 'u-v=2' }, fails: 'out-of-range' },
    {
      label: 'a letter in a square',
      given: { first: 'x^2+y^2=r^2', second: 'y=x' },
      expect: { x1: { same: 'sqrt(2)*abs(r)/2' }, y2: { same: '-sqrt(2)*abs(r)/2' } },
    },
    { given: { first: 'x*y=a', second: 'x^2-y^2=2' }, fails: 'out-of-range' },
    { given: { first: 'x+y=', second: 'x-y=2' }, fails: 'unreadable' },
  ],
  references: [references.elimination, references.algebra],
});

function compute({ first, second }: InputValues<typeof inputs>, { digits, method }: Options) {
  const unknowns = unknownsOf(first.letters, second.letters);
  if (!unknowns.ok) return unknowns;
  const found = solveSystem(first.difference, second.difference, unknowns.value);
  if (!found.ok) return found;
  const checked = checkOf(found.value);
  if (checked === undefined)
    return no('check-failed', 'No answer: what was found did not pass its check, so it is not shown.');
  return ok({
    values: valuesOf(found.value, unknowns.value, digits),
    steps: stepsBy(found.value, method as SystemWay),
    checked: [checked],
    conditions: found.value.parameters?.conditions ?? found.value.conditions,
    cases:
      found.value.parameters &&
      casesOf({ ...found.value.parameters, isUniqueSquare: found.value.solutions.length === 1 }),
    notes: [
      ...notesOf(found.value, unknowns.value),
      ...eulerNote(
        [first.difference, second.difference],
        otherLetters(first.difference, second.difference, unknowns.value),
      ),
    ],
    figure: () => figureOf(first.difference, second.difference, found.value, unknowns.value),
  });
}

/** Two linear equations can be solved in several ways; of others a line says that they are not linear. */
function stepsBy({ steps, parameters }: SystemSolutions, way: SystemWay): readonly ShownStep[] {
  if (way === 'elimination') return steps;
  if (parameters !== undefined) {
    const { a, b, solution } = parameters.general;
    return systemSteps(a, b, solution, way);
  }
  const says = 'It is a way for two linear equations; of these at least one is not, so they are solved as they can be.';
  return [line(way === 'cramer' ? "Cramer's rule" : 'substitution method', says, '"equations" = 2'), ...steps];
}

function unknownsOf(ofFirst: readonly string[], ofSecond: readonly string[]): Result<[string, string]> {
  const names = [...new Set([...ofFirst, ...ofSecond])].sort();
  if (names.length > 2) {
    if (names.includes('x') && names.includes('y')) return ok(['x', 'y']);
    return no(
      'out-of-range',
      `Two unknowns are expected; here are ${names.length}: ${listed(names)}. With x and y among them, the other letters are taken as numbers.`,
    );
  }
  const [a, b] = names;
  if (a === undefined) return ok(['x', 'y']);
  if (b === undefined) return ok(a === 'x' ? ['x', 'y'] : a === 'y' ? ['x', 'y'] : [a, a === 'a' ? 'b' : 'x']);
  return ok([a, b]);
}

function checkOf({ solutions, parameters }: SystemSolutions): Check | undefined {
  if (solutions.length > 0) return { how: 'substitution', detail: 'Every solution was put into both equations.' };
  if (parameters !== undefined)
    return checkedSolution(parameters.general.solution, parameters.general.a, parameters.general.b);
  return {
    how: 'substitution',
    detail:
      'The elimination was compared: its result has no root, or the equations share a factor that was divided out of both.',
  };
}

function valuesOf(
  { solutions, curve }: SystemSolutions,
  [x, y]: readonly [string, string],
  digits: number,
): Record<string, Quantity> {
  const values: Record<string, Quantity> = {};
  if (curve !== undefined)
    values.curve = formula('Infinitely many solutions, all points of', `${toText(curve)} = 0`, `${toLatex(curve)} = 0`);
  else if (solutions.length === 0)
    values.solution = words('Solution', 'none: the equations contradict each other', { meaning: 'none' });
  for (const [k, solution] of solutions.entries()) {
    values[`x${k + 1}`] = quantityOf(solution.x, numbered(x, k, solutions.length), digits);
    values[`y${k + 1}`] = quantityOf(solution.y, numbered(y, k, solutions.length), digits);
  }
  return together(values);
}

const lettersOf = ({ x, y }: Solution): readonly string[] =>
  [x.exact, y.exact].flatMap((form) => (form === undefined ? [] : freeSymbols(form)));

const numbered = (name: string, k: number, count: number): string => (count === 1 ? name : `${name}${k + 1}`);

/** Digits of a coordinate that is not known exactly. */
const known = 12;

function quantityOf({ exact: form, approximate }: Coordinate, label: string, digits: number): Quantity {
  const { re, im } = approximate;
  const real = Math.abs(im) <= 1e-12 * Math.hypot(re, im);
  if (form === undefined)
    return real
      ? decimal(label, re, { error: 10 ** -known })
      : complex(label, { re: rounded(re), im: rounded(im) }, { known });
  if (form.kind === 'number' || Number.isNaN(re)) return exact(label, form);
  return exact(label, form, { decimal: complexDecimal(form, digits) });
}

/** Digits that the iteration vouches for. */
const rounded = (value: number): number => Number(value.toPrecision(10));

const otherLetters = (f: Expression, g: Expression, unknowns: readonly [string, string]): readonly string[] =>
  [f, g].flatMap(freeSymbols).filter((name) => !unknowns.includes(name));

function notesOf(
  { solutions, curve, parameters, leftOut = 0 }: SystemSolutions,
  [x, y]: readonly [string, string],
): string[] {
  const letters = [...new Set(solutions.flatMap(lettersOf))].filter((name) => name !== x && name !== y).sort();
  if (letters.length > 0) return [`Solved for ${x} and ${y}; ${countAsNumbers(letters)}.`];
  const real = solutions.filter((one) => isReal(one.x) && isReal(one.y)).length;
  const pairs = solutions.length === 1 ? '1 solution' : `${solutions.length} solutions`;
  if (curve !== undefined) {
    const free = freeText([x, y].filter((name) => !contains(curve, name)));
    if (parameters !== undefined) return [...(saysTheSame(parameters.general.a) ? [theSame] : []), ...free];
    return [
      `The two equations have a common factor.${solutions.length > 0 ? ` Beside it there are ${pairs}.` : ''}`,
      ...free,
    ];
  }
  const excluded =
    leftOut === 0
      ? []
      : [`${leftOut} ${leftOut === 1 ? 'candidate is' : 'candidates are'} left out: a denominator is 0 there.`];
  if (solutions.length === 0) return excluded;
  const kind = real === solutions.length ? 'real' : `${real === 0 ? 'none' : real} of them real`;
  return [`${pairs} (${x}, ${y}), ${kind}.`, ...excluded];
}

const theSame = 'The two equations say the same.';

/** Whether each of two equations has an unknown: 0 = 0 says nothing. */
const saysTheSame = (factors: Matrix): boolean => factors.every((row) => row.some((factor) => toText(factor) !== '0'));

const freeText = (free: readonly string[]): readonly string[] =>
  free.length === 0 ? [] : [`${free.join(' and ')} may be any ${free.length === 1 ? 'number' : 'numbers'}.`];

function figureOf(
  f: Expression,
  g: Expression,
  { solutions }: SystemSolutions,
  [x, y]: readonly [string, string],
): Figure | undefined {
  if (
    freeSymbols(f)
      .concat(freeSymbols(g))
      .some((name) => name !== x && name !== y)
  )
    return undefined;
  const points = solutions
    .filter((one: Solution) => isReal(one.x) && isReal(one.y))
    .map(({ x: a, y: b }): Point => [a.approximate.re, b.approximate.re]);
  const reach = Math.max(4, ...points.flat().map((value) => Math.abs(value) * 1.4));
  if (reach > 1e6) return undefined;
  const curves = [f, g].map((one) => zeroSet(compile(one, [x, y]), reach));
  const marks: Mark[] = [
    { mark: 'curve', pieces: curves[0]!, role: 'given', label: 'first' },
    { mark: 'curve', pieces: curves[1]!, role: 'construction', label: 'second' },
    ...points.map(
      (at): Mark => ({
        mark: 'point',
        at,
        role: 'answer',
        label: `(${formatDouble(at[0], 4)}, ${formatDouble(at[1], 4)})`,
      }),
    ),
  ];
  return {
    summary: `The two curves and their ${points.length === 1 ? 'common point' : `${points.length} common points`}${points.length ? `: ${points.map((p) => `(${p.map((v) => formatDouble(v, 4)).join(', ')})`).join(', ')}` : ''}.`,
    frame: { x: [-reach, reach], y: [-reach, reach], equal: true, xLabel: x, yLabel: y },
    marks: marks.filter((mark) => mark.mark !== 'curve' || mark.pieces.length > 0),
    table: { columns: [x, y], rows: points.map((p) => p.map((v) => formatDouble(v, 6))) },
  };
}
