import { derivative } from '@nomogram/math/calculus/derivative.ts';
import { no, ok } from '@nomogram/math/result/result.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { curvesFigure } from '../calculus/curves.ts';
import { constantsNote, variableOf } from '../calculus/variable.ts';
import { calculator } from '../kit/calculator.ts';
import { expression } from '../kit/fields/expression.ts';
import { exact } from '../kit/quantity.ts';
import { references } from './references.ts';

export default calculator({
  id: 'calculus-derivative/derivative',
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
  order: 1,
  path: 'calculus/differentiation/:function',
  slash: 'bar',
  cost: 'heavy',
  options: ['angle'],
  inputs: {
    function: expression({ label: 'Function f(x)', symbol: 'f(x)', hint: 'Powers with ^, for example x^2*sin(x).' }),
  },
  formula: "f'(x) = \\lim_{h \\to 0} \\frac{f(x + h) - f(x)}{h}",
  compute: ({ function: { expression: f } }) => {
    const variable = variableOf(f);
    const found = derivative(f, variable);
    if (!found.ok) return found;
    const { expression: slope, step, checks } = found.value;
    const points = checks.reduce((sum, check) => sum + check.points, 0);
    if (points === 0)
      return no(
        'no-answer',
        'No answer: the derivative could not be compared with the function at any point, so it is not shown.',
      );
    return ok({
      values: { derivative: exact(`d/d${variable}`, slope) },
      steps: [step],
      checked: [
        {
          how: 'independent computation',
          detail: `The derivative and difference quotients of the function agree at ${points} points.`,
        },
      ],
      notes: constantsNote(f, variable),
      figure: curvesFigure(
        [
          { expression: f, label: 'f', role: 'given' },
          { expression: slope, label: 'f′', role: 'answer', dashed: true },
        ],
        variable,
        [-5, 5],
        `The function ${toText(f)} and its derivative ${toText(slope)} from −5 to 5.`,
      ),
    });
  },
  examples: [
    { given: { function: 'x^2*sin(x)' }, expect: {} },
    { given: { function: 'ln(x)/x' }, expect: {} },
    { given: { function: 'x^x' }, expect: {} },
    { label: 'a constant', given: { function: 'pi^2' }, expect: { derivative: '0' } },
    { given: { function: '((x+1)' }, fails: 'unreadable' },
  ],
  references,
});
