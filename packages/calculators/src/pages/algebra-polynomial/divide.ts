import { divide } from '@nomogram/math/algebra/divide.ts';
import { syntheticSteps } from '@nomogram/math/algebra/synthetic-division.ts';
import { add, multiply, number, power } from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import { ok } from '@nomogram/math/result/result.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import { linear } from '../../kit/laws/expressions.ts';
import type { Options } from '../../kit/options.ts';
import { exact, together } from '../../kit/quantity.ts';
import { curvesFigure } from '../../shared/calculus/curves.ts';
import { checkedAgainst } from './checks.ts';
import { references, two } from './inputs.ts';
import { whereDefined } from './where-defined.ts';
import { countAsNumbers } from './words.ts';

export default calculator({
  title: 'Divide',
  keywords: ['polynomial division', 'long division', 'remainder', 'synthetic division'],
  purpose: 'Quotient and remainder of two polynomials, with the long division.',
  asks: [
    'divide {first} by {second}',
    '(remainder|quotient)[ of][ when] {first}[ is] divided by {second}',
    '{first} divided by {second}',
    '[polynomial ](long|synthetic) division[ of] ({first})/({second})',
    '[polynomial ](long|synthetic|polynomial) division[ of] {first} by {second}',
  ],
  path: 'algebra/divide/:first/:second',
  slash: 'bar',
  cost: 'heavy',
  inputs: two,
  methods: { long: 'Long division', synthetic: 'Synthetic division' },
  unchosen: 'long',
  formula: 'A = Q \\cdot B + R, \\qquad \\deg R < \\deg B',
  compute,
  laws: [linear('first', 'quotient'), linear('first', 'remainder')],
  examples: [
    { given: { first: 'x^2-1', second: 'x-1' }, expect: { quotient: 'x + 1', remainder: '0' } },
    { given: { first: 'x^3+2x+5', second: 'x^2-x' }, expect: { quotient: 'x + 1', remainder: '3*x + 5' } },
    { given: { first: 'x^2+y^2', second: 'x+y' }, expect: { quotient: 'x - y', remainder: '2*y^2' } },
    {
      label: 'the divisor is longer',
      given: { first: 'x', second: 'x^2+1' },
      expect: { quotient: '0', remainder: 'x' },
    },
    {
      label: 'with a parameter',
      given: { first: 'a*x^2+b*x+c', second: 'x-r' },
      expect: { remainder: 'a*r^2 + b*r + c' },
    },
    { given: { first: 'x^2+1', second: '0' }, fails: 'no-answer' },
    { given: { first: 'sin(x)', second: 'x' }, fails: 'out-of-range' },
  ],
  references: [references.algebra, references.elimination],
});

function compute({ first, second }: InputValues<typeof two>, { method }: Options) {
  const found = divide(first.expression, second.expression);
  if (!found.ok) return found;
  const { quotient, remainder, steps, variable } = found.value;
  const check = checkedAgainst(first.expression, add(multiply(quotient, second.expression), remainder));
  if (!check.ok) return check;
  const ratio = multiply(first.expression, power(second.expression, number(-1)));
  return ok({
    values: together({ quotient: exact('Quotient', quotient), remainder: exact('Remainder', remainder) }),
    steps: () => [
      ...(method === 'synthetic' ? bySyntheticDivision(first.expression, second.expression, steps) : steps),
      ...(steps.length > 0 ? [] : [divisorIsLonger(second.expression, remainder)]),
    ],
    checked: [
      { ...check.value, detail: `Quotient times divisor plus remainder is the dividend. ${check.value.detail}` },
    ],
    notes: [
      ...notesOf(variable, [...freeSymbols(first.expression), ...freeSymbols(second.expression)]),
      ...whereDefined([first.tree, second.tree], add(quotient, remainder)),
    ],
    figure: () =>
      curvesFigure(
        [
          { expression: ratio, label: 'A/B', role: 'given' },
          { expression: quotient, label: 'Q', role: 'answer', dashed: true },
        ],
        variable ?? 'x',
        [-10, 10],
        `The quotient A/B and the polynomial ${toText(quotient).slice(0, 60)}, which it approaches far out.`,
      ),
  });
}

function notesOf(variable: string | undefined, symbols: readonly string[]): readonly string[] {
  if (symbols.length === 0) return [];
  if (variable === undefined) return [severalVariables];
  const others = [...new Set(symbols)].filter((name) => name !== variable).sort();
  if (others.length === 0) return [];
  return [`Divided as polynomials in ${variable}; ${countAsNumbers(others)}.`];
}

const severalVariables =
  'In several variables the division goes by leading terms in alphabetical order: no term of the remainder is divisible by the leading term of the divisor.';

/** Where the divisor is no a·x + b that is said, and the long division follows. */
function bySyntheticDivision(
  dividend: Expression,
  divisor: Expression,
  long: readonly ShownStep[],
): readonly ShownStep[] {
  const says = 'It divides by a divisor of degree 1, which this one is not, so the long division follows.';
  return syntheticSteps(dividend, divisor) ?? [line('synthetic division', says, toText(divisor)), ...long];
}

/** Nothing is divided where the divisor has the higher degree. */
const divisorIsLonger = (divisor: Expression, remainder: Expression): ShownStep =>
  line(
    'result',
    'The divisor has the higher degree: it goes into the dividend 0 times, and the whole dividend remains.',
    `${toText(remainder)} = 0*(${toText(divisor)}) + (${toText(remainder)})`,
  );
