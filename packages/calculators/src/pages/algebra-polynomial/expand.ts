import { expand } from '@nomogram/math/algebra/expand.ts';
import { endsAt, expansionSteps } from '@nomogram/math/algebra/expansion-steps.ts';
import { equal } from '@nomogram/math/expression/build.ts';
import { ok } from '@nomogram/math/result/result.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import type { Options } from '../../kit/options.ts';
import { exact } from '../../kit/quantity.ts';
import { firstFigure } from '../../shared/calculus/curves.ts';
import { checkedAgainst } from './checks.ts';
import { polynomial, references } from './inputs.ts';
import { whereDefined } from './where-defined.ts';
import { termCount } from './words.ts';

const inputs = { polynomial };

export default calculator({
  title: 'Expand',
  keywords: ['multiply out', 'remove brackets', 'distribute'],
  asks: ['expand {polynomial}', 'multiply out {polynomial}'],
  purpose: 'Multiplies everything out and collects like terms.',
  path: 'algebra/expand/:polynomial',
  slash: 'bar',
  cost: 'heavy',
  options: ['angle'],
  inputs,
  formula: '(a + b)^n = \\sum_{k=0}^{n} \\binom{n}{k} a^{n-k} b^k',
  wantedForm: 'terms',
  compute,
  examples: [
    { given: { polynomial: '(x+1)^3' }, expect: { expanded: 'x^3 + 3*x^2 + 3*x + 1' } },
    { given: { polynomial: '(2x-3)(x^2+x/2-1)' }, expect: { expanded: '2*x^3 - 2*x^2 - 7*x/2 + 3' } },
    { given: { polynomial: '(a+b+c)^2' }, expect: { expanded: 'a^2 + 2*a*b + 2*a*c + b^2 + 2*b*c + c^2' } },
    { given: { polynomial: '(1+sqrt(2))^5' }, expect: { expanded: '41 + 29*sqrt(2)' } },
    { given: { polynomial: '(a+b+c+d+f+g+h)^60' }, fails: 'too-large' },
  ],
  laws: [
    // What is expanded stays as it is.
    ({ polynomial: { expression } }) => {
      const once = expand(expression);
      if (!once.ok) return true;
      const twice = expand(once.value);
      return twice.ok && equal(once.value, twice.value);
    },
  ],
  references: [references.algebra],
});

function compute({ polynomial: { expression, tree } }: InputValues<typeof inputs>, { angle }: Options) {
  const found = expand(expression);
  if (!found.ok) return found;
  const check = checkedAgainst(expression, found.value);
  if (!check.ok) return check;
  return ok({
    values: { expanded: exact('Expanded', found.value) },
    steps: () => {
      const byHand = expansionSteps(expression, tree);
      if (endsAt(byHand, found.value)) return byHand;
      return equal(expression, found.value)
        ? [
            line(
              'multiply out',
              'No sum in it is multiplied by another factor or raised to a natural power: there is nothing to multiply out.',
              toText(expression),
            ),
          ]
        : [
            {
              rule: 'multiply out',
              says: 'Every term of one factor times every term of the other; like terms are collected.',
              before: { expression },
              after: { expression: found.value },
              steps: [],
            },
          ];
    },
    checked: [check.value],
    notes: [...termCount(found.value), ...whereDefined([tree], found.value, angle)],
    figure: () =>
      firstFigure(
        [{ expression: found.value, label: 'P', role: 'given' }],
        'x',
        (between) => `The curve of the polynomial ${between}.`,
      ),
  });
}
