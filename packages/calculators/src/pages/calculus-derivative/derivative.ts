import { complexity } from '@nomogram/math/algebra/simplify/complexity.ts';
import { simplify } from '@nomogram/math/algebra/simplify/simplify.ts';
import { derivative, inReadingOrder } from '@nomogram/math/calculus/derivative.ts';
import { derivativeConditions } from '@nomogram/math/calculus/derivative-conditions.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { Step } from '@nomogram/math/expression/step.ts';
import { no, ok } from '@nomogram/math/result/result.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { calculator, type Given } from '../../kit/calculator.ts';
import { expression } from '../../kit/fields/expression.ts';
import { linear } from '../../kit/laws/expressions.ts';
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
  function: expression({ label: 'Function f(x)', symbol: 'f(x)', hint: 'Powers with ^, for example x^2*sin(x).' }),
};

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
    '[first ]derivative of {function}',
    'derive {function}',
    'differentiate {function}',
    'd/dx {function}',
    'd/dx({function})',
    "({function})'",
    '{function}',
  ],
  purpose: 'The derivative of a function of one variable, with its steps and both curves.',
  mostDigits: 0,
  path: 'calculus/differentiation/:function',
  slash: 'bar',
  cost: 'heavy',
  options: ['angle'],
  inputs,
  formula: "f'(x) = \\lim_{h \\to 0} \\frac{f(x + h) - f(x)}{h}",
  compute,
  laws: [linear('function', 'derivative')],
  examples: [
    { given: { function: 'x^2*sin(x)' }, expect: { derivative: { same: 'x^2*cos(x) + 2*x*sin(x)' } } },
    { given: { function: 'ln(x)/x' }, expect: { derivative: { same: '(1 - ln(x))/x^2' } } },
    { given: { function: 'x^x' }, expect: { derivative: { same: 'x^x*(ln(x) + 1)' } } },
    { label: 'a constant', given: { function: 'pi^2' }, expect: { derivative: '0' } },
  ],
  references,
});

function compute({ function: { expression: f } }: Given<typeof inputs>) {
  const variable = variableOf(f);
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
    conditions: derivativeConditions(f, variable),
    steps: [...inReadingOrder(step), ...simplifying],
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
