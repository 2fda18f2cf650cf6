import { derivativeConditions } from '@nomogram/math/calculus/derivative-conditions.ts';
import { mixedDerivative, type Order, secondOrder } from '@nomogram/math/calculus/partial.ts';
import { sum, termsOf } from '@nomogram/math/expression/build.ts';
import { distinctConditions } from '@nomogram/math/expression/condition.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { tidy } from '@nomogram/math/expression/tidy.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import { no, ok } from '@nomogram/math/result/result.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import { functionField } from '../../kit/fields/function.ts';
import { linear } from '../../kit/laws/expressions.ts';
import { exact } from '../../kit/quantity.ts';
import { firstFigure } from '../../shared/calculus/curves.ts';
import { listValue, matrixValue } from '../calculus-matrice/matrix-answer.ts';
import { orders, variables } from './orders-field.ts';
import { references } from './references.ts';

const common = { slash: 'bar' as const, cost: 'heavy' as const, options: ['angle'] as const, references };

/** `d^2/dx^2` where the function has one variable only, else `∂^3/∂x^2∂y`. */
function signOf(by: readonly Order[], f: Expression): string {
  const d = freeSymbols(f).every((name) => name === by[0]!.variable) && by.length === 1 ? 'd' : '∂';
  const raised = (times: number) => (times === 1 ? '' : `^${times}`);
  const total = by.reduce((order, { times }) => order + times, 0);
  return `${d}${raised(total)}/${by.map(({ variable, times }) => `${d}${variable}${raised(times)}`).join('')}`;
}

const partialInputs = {
  function: functionField(
    { label: 'Function', symbol: 'f', hint: 'In one variable or several, for example x^3*y^2.' },
    'other',
  ),
  by: orders({ label: 'By', hint: 'x for the first derivative, x^2 for the second; x, y for a mixed one.' }),
};

const partial = calculator({
  ...common,
  title: 'Partial and higher',
  asks: [
    '[first ][partial ]derivative of {function} (with respect to|wrt|by) {by}',
    '(second|2nd) derivative of {function}{by=@^2}',
    'd^2/dx^2 {function}{by=@^2}',
    '(third|3rd) derivative of {function}{by=@^3}',
  ],
  keywords: ['partial derivatives', 'higher derivatives'],
  purpose: 'Derivatives of any order by one variable or by several, one after the other, with the steps of each.',
  maxDigits: 0,
  path: 'calculus/partialderivative/:function/:by',
  inputs: partialInputs,
  formula: '\\frac{\\partial^{2} f}{\\partial x\\,\\partial y} = \\frac{\\partial^{2} f}{\\partial y\\,\\partial x}',
  compute: computePartial,
  laws: [linear('function', 'derivative')],
  examples: [
    { label: 'second derivative', given: { function: 'x^4', by: 'x^2' }, expect: { derivative: '12*x^2' } },
    { label: 'mixed', given: { function: 'x^3*y^2', by: 'x, y' }, expect: { derivative: '6*x^2*y' } },
    { label: 'of order five', given: { function: 'sin(x)', by: 'x^5' }, expect: { derivative: 'cos(x)' } },
    { label: 'three variables', given: { function: 'x*y*z', by: 'x, y, z' }, expect: { derivative: '1' } },
    { given: { function: 'x^2', by: 'x^40' }, fails: 'too-large' },
  ],
});

function computePartial({ function: { expression: f }, by }: InputValues<typeof partialInputs>) {
  const found = mixedDerivative(f, by);
  if (!found.ok) return found;
  const { expression: result, steps, points, commutes } = found.value;
  const others = freeSymbols(f).filter((name) => !by.some(({ variable }) => variable === name));
  const one = by.length === 1 ? by[0]!.variable : undefined;
  return ok({
    values: { derivative: exact(signOf(by, f), result) },
    conditions: distinctConditions(by.flatMap(({ variable }) => derivativeConditions(f, variable))),
    steps,
    checked: [
      {
        how: 'independent computation',
        detail: `Each derivative and difference quotients of what it is the derivative of agree, at ${points} points in all.`,
      },
      ...(commutes ? [{ how: 'identity', detail: 'In the opposite order the variables give the same.' }] : []),
    ],
    notes: others.length ? [`${others.join(', ')} ${others.length === 1 ? 'is a constant' : 'are constants'}.`] : [],
    figure: () =>
      one === undefined
        ? undefined
        : firstFigure(
            [
              { expression: f, label: 'f', role: 'given' },
              { expression: result, label: 'derivative', role: 'answer', dashed: true },
            ],
            one,
            (between) => `The function ${toText(f)} and the derivative ${toText(result)} ${between}.`,
          ),
  });
}

const gradientInputs = {
  function: functionField({ label: 'Function', symbol: 'f', hint: 'For example x^2*y + sin(y).' }, 'other'),
  variables: variables({ label: 'Variables', hint: 'Separated by commas, for example x, y.' }),
};

const gradient = calculator({
  ...common,
  title: 'Gradient and Hessian',
  asks: [
    'gradient of {function}{variables=@}',
    'hessian[ matrix] of {function}{variables=@}',
    'laplacian of {function}{variables=@}',
  ],
  purpose: 'All first and second partial derivatives of a function of several variables: gradient, Hessian, Laplacian.',
  maxDigits: 0,
  path: 'calculus/gradient/:function/:variables',
  inputs: gradientInputs,
  formula:
    '\\nabla f = \\left(\\frac{\\partial f}{\\partial x_1}, \\ldots, \\frac{\\partial f}{\\partial x_n}\\right), \\quad H_{ij} = \\frac{\\partial^2 f}{\\partial x_i\\,\\partial x_j}',
  compute: computeGradient,
  laws: [linear('function', 'laplacian')],
  examples: [
    {
      given: { function: 'x^2*y+y^3', variables: 'x, y' },
      expect: { gradient: '2*x*y, x^2 + 3*y^2', hessian: '[[2*y, 2*x], [2*x, 6*y]]', laplacian: '8*y' },
    },
    { label: 'harmonic', given: { function: 'ln(x^2+y^2)', variables: 'x, y' }, expect: { laplacian: '0' } },
    { label: 'three variables', given: { function: 'x*y*z', variables: 'x, y, z' }, expect: { laplacian: '0' } },
    { given: { function: 'x^2', variables: 'x, x' }, fails: 'out-of-range' },
    { given: { function: 'x^2', variables: 'y' }, fails: 'out-of-range' },
  ],
});

function computeGradient({ function: { expression: f }, variables: names }: InputValues<typeof gradientInputs>) {
  const absent = names.filter((name) => !freeSymbols(f).includes(name));
  if (absent.length === names.length)
    return no('out-of-range', `Variables: none of ${names.join(', ')} occurs in the function.`, { input: 'variables' });
  const found = secondOrder(f, names);
  if (!found.ok) return found;
  const { gradient: parts, hessian, steps, points } = found.value;
  const laplacian = tidy(sum(hessian.map((row, k) => row[k]!)));
  return ok({
    values: {
      gradient: listValue('Gradient', parts),
      hessian: matrixValue('Hessian', hessian),
      laplacian: exact('Laplacian', laplacian),
    },
    conditions: distinctConditions(names.flatMap((name) => derivativeConditions(f, name))),
    steps: () => [
      ...names.map((name, k) => firstStep(f, name, parts[k]!, steps[k]!)),
      ...secondSteps(names, hessian, laplacian),
    ],
    checked: [
      {
        how: 'independent computation',
        detail: `Every derivative and difference quotients of what it is the derivative of agree, at ${points} points in all.`,
      },
    ],
  });
}

/** By one of the variables, with the steps of that. */
function firstStep(f: Expression, name: string, result: Expression, steps: readonly ShownStep[]): ShownStep {
  const others = freeSymbols(f).filter((other) => other !== name);
  const kept = others.length === 1 ? 'counts as a constant' : 'count as constants';
  const says = `The derivative by ${name}${others.length === 0 ? '' : `, where ${others.join(' and ')} ${kept}`}.`;
  return line('partial derivative', says, `F_${name} = ${toText(result)}`, { steps });
}

/** The rows of the Hessian matrix, and the sum of its diagonal. */
function secondSteps(
  names: readonly string[],
  hessian: readonly (readonly Expression[])[],
  laplacian: Expression,
): readonly ShownStep[] {
  const rows = hessian.map((row, k) => {
    const all = row.map((entry, j) => `F_${names[k]}${names[j]} = ${toText(entry)}`);
    const says = `The derivative by ${names[k]} is differentiated by each variable: row ${k + 1} of the Hessian matrix.`;
    return line('partial derivative', says, all.join('; '));
  });
  const diagonal = names.map((name) => `F_${name}${name}`).join(' + ');
  const entries = hessian.map((row, k) => {
    const text = toText(row[k]!);
    return k > 0 && (row[k]!.kind === 'sum' || text.startsWith('-')) ? `(${text})` : text;
  });
  // The same terms in another order say nothing.
  const isAdded =
    termsOf(laplacian).length === entries.length && hessian.every((row, k) => termsOf(row[k]!).length === 1);
  const sides = [diagonal, ...(isAdded ? [] : [entries.join(' + ')]), toText(laplacian)].filter(
    (side, k, all) => side !== all[k - 1],
  );
  const says =
    'The Laplacian is the sum of the second derivatives by each variable, the diagonal of the Hessian matrix.';
  return [...rows, line('sum of the diagonal', says, sides.join(' = '))];
}

export default { partial: partial, gradient: gradient };
