import { lostRestrictions } from '@nomogram/math/algebra/domain.ts';
import { complexity } from '@nomogram/math/algebra/simplify/complexity.ts';
import { simplify } from '@nomogram/math/algebra/simplify/simplify.ts';
import { derivative, inReadingOrder } from '@nomogram/math/calculus/derivative.ts';
import { derivativeConditions, neededConditions } from '@nomogram/math/calculus/derivative-conditions.ts';
import { definitionSteps } from '@nomogram/math/calculus/derivative-definition.ts';
import { logarithmicSteps } from '@nomogram/math/calculus/logarithmic-differentiation.ts';
import { equal } from '@nomogram/math/expression/build.ts';
import { distinctConditions } from '@nomogram/math/expression/condition.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep, Step } from '@nomogram/math/expression/step.ts';
import { no, ok } from '@nomogram/math/result/result.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import { functionField } from '../../kit/fields/function.ts';
import { linear } from '../../kit/laws/expressions.ts';
import { chosenWay, type Options } from '../../kit/options.ts';
import type { Elsewhere } from '../../kit/program/elsewhere.ts';
import { exact } from '../../kit/quantity.ts';
import { firstFigure } from '../../shared/calculus/curves.ts';
import { constantsNote, variableOf } from '../../shared/calculus/variable.ts';
import { references } from './references.ts';

/** A form this much shorter is worth leaving the form that the rules give, in which a student finds each rule again. */
const shorter = 0.7;

/** The derivative simplified where that makes it much shorter, with the step that does it. */
function muchShorter(tidied: Expression): { readonly slope: Expression; readonly simplifying: readonly Step[] } {
  const found = simplify(tidied);
  if (!found.ok || complexity(found.value.expression) > shorter * complexity(tidied))
    return { slope: tidied, simplifying: [] };
  const { expression: slope, steps } = found.value;
  const says = 'The form that the rules give can be made much shorter.';
  const step: Step = { rule: 'simplify', says, before: { expression: tidied }, after: { expression: slope }, steps };
  return { slope, simplifying: [step] };
}

const inputs = {
  function: functionField(
    { label: 'Function f(x)', symbol: 'f(x)', hint: 'Powers with ^, for example x^2*sin(x).' },
    'derivative',
  ),
};

const ways = {
  definition: 'Definition, as a limit',
  product: 'Quotients as products',
  logarithm: 'Logarithmic differentiation',
} as const;

const ruleOfWay: { readonly [way in keyof typeof ways]: string } = {
  definition: 'definition of the derivative',
  product: 'another way',
  logarithm: 'logarithmic differentiation',
};

const leadsNowhere: { readonly [way in keyof typeof ways]: string } = {
  definition:
    'By hand the difference quotient is brought to its limit for polynomials, their quotients and their square roots, and for a sine, cosine, exponential or logarithm of a linear expression; for this function the rules follow.',
  product: 'There is no quotient with the variable above and below, so that there is nothing to write as a product.',
  logarithm: 'It is no product and no power, so that its logarithm would be no simpler.',
};

/** The steps that were chosen; those of the usual way where the other leads nowhere, or to the same. */
function stepsBy(
  way: keyof typeof ways | undefined,
  f: Expression,
  variable: string,
  usual: readonly ShownStep[],
  slope: Expression,
): readonly ShownStep[] {
  if (way === undefined) return usual;
  const other = {
    definition: () => definitionSteps(f, variable, slope),
    product: () => asProduct(f, variable),
    logarithm: () => logarithmicSteps(f, variable),
  }[way]();
  if (other === null) return [line(ruleOfWay[way], leadsNowhere[way], toText(f)), ...usual];
  const last = other.at(-1);
  if (last?.after === undefined || equal(last.after.expression, slope)) return other;
  const says = 'The same in the form of the answer.';
  return [
    ...other,
    { rule: 'simplify', says, before: { expression: last.after.expression }, after: { expression: slope }, steps: [] },
  ];
}

/** Quotients as products with a negative power; null where the usual way has no quotient rule. */
function asProduct(f: Expression, variable: string): readonly ShownStep[] | null {
  const [usual, found] = [derivative(f, variable), derivative(f, variable, { quotients: 'product' })];
  if (!usual.ok || !found.ok) return null;
  const hasQuotient = inReadingOrder(usual.value.step).some(({ rule }) => rule === 'quotient rule');
  return hasQuotient ? inReadingOrder(found.value.step) : null;
}

export default calculator({
  title: 'Derivative',
  keywords: [
    'differentiation',
    'slope of the tangent',
    'rate of change',
    'gradient of a function',
    'second derivative',
  ],
  asks: [
    '[first ]derivative[ of] {function}',
    'derive {function}',
    'differentiate {function}',
    'd[y]/d{@}[ of] {function}',
    'd/d{@}({function})',
    "({function})'",
    '{function}',
  ],
  purpose: 'The derivative of a function of one variable, with its steps and both curves.',
  maxDigits: 0,
  path: 'calculus/differentiation/:function',
  slash: 'bar',
  cost: 'heavy',
  options: ['angle'],
  unchosen: 'As the function suggests',
  methods: ways,
  inputs,
  formula: "f'(x) = \\lim_{h \\to 0} \\frac{f(x + h) - f(x)}{h}",
  compute,
  elsewhere,
  laws: [linear('function', 'derivative')],
  examples: [
    // In the form that the rules give.
    { given: { function: 'x^2*sin(x)' }, expect: { derivative: 'x^2*cos(x) + 2*x*sin(x)' } },
    { given: { function: 'ln(x)/x' }, expect: { derivative: { same: '(1 - ln(x))/x^2' } } },
    { given: { function: 'x^x' }, expect: { derivative: { same: 'x^x*(ln(x) + 1)' } } },
    { label: 'a constant', given: { function: 'pi^2' }, expect: { derivative: '0' } },
  ],
  references,
});

function compute({ function: typed }: InputValues<typeof inputs>, { method, angle }: Options) {
  const f = typed.expression;
  const variable = variableOf(typed);
  const found = derivative(f, variable);
  if (!found.ok) return found;
  const { step, checks } = found.value;
  const { slope, simplifying } = muchShorter(found.value.expression);
  const points = checks.reduce((sum, check) => sum + check.points, 0);
  if (points === 0)
    return no(
      'no-answer',
      'No answer: the derivative could not be compared with the function at any point, so it is not shown.',
    );
  return ok({
    values: { derivative: exact(`d/d${variable}`, slope) },
    conditions: distinctConditions([
      ...lostRestrictions(typed.tree, slope, { complex: true, angle }),
      ...neededConditions(derivativeConditions(f, variable), f, slope, variable),
    ]),
    steps: () => stepsBy(chosenWay(ways, method), f, variable, [...inReadingOrder(step), ...simplifying], slope),
    checked: [
      {
        how: 'independent computation',
        detail: `The derivative and difference quotients of the function agree at ${points} points.`,
      },
    ],
    notes: constantsNote(f, variable),
    figure: () =>
      firstFigure(
        [
          { expression: f, label: 'f', role: 'given' },
          { expression: slope, label: 'f′', role: 'answer', dashed: true },
        ],
        variable,
        (between) => `The function ${toText(f)} and its derivative ${toText(slope)} ${between}.`,
      ),
  });
}

function elsewhere({ function: typed }: InputValues<typeof inputs>): Elsewhere {
  const variable = variableOf(typed);
  const derived = { python: `sympy.diff('{function}', '${variable}')`, r: `D(quote({function}), "${variable}")` };
  return { imports: ['import sympy'], functions: { function: typed.expression }, values: { derivative: derived } };
}
