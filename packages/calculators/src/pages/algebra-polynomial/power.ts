import { expand } from '@nomogram/math/algebra/expand.ts';
import { endsAt, expansionSteps } from '@nomogram/math/algebra/expansion-steps.ts';
import * as Z from '@nomogram/math/exact/integer.ts';
import { multiply, number, power } from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { no, ok } from '@nomogram/math/result/result.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import { integer } from '../../kit/fields/integer.ts';
import { exact } from '../../kit/quantity.ts';
import { firstFigure } from '../../shared/calculus/curves.ts';
import { checkedAgainst } from './checks.ts';
import { polynomial, references } from './inputs.ts';
import { whereDefined } from './where-defined.ts';
import { termCount } from './words.ts';

const inputs = {
  polynomial,
  n: integer({ label: 'n', symbol: 'n', hint: 'A whole number, negative too.', atLeast: -10_000, atMost: 10_000 }),
};

export default calculator({
  title: 'Power n',
  keywords: ['power of a polynomial', 'binomial expansion'],
  purpose: 'The n-th power of a polynomial, multiplied out.',
  path: 'algebra/power/:polynomial/:n',
  slash: 'bar',
  cost: 'heavy',
  inputs,
  formula: 'P^n = P \\cdot P \\cdots P',
  wantedForm: 'terms',
  compute,
  examples: [
    { given: { polynomial: 'x+1', n: '4' }, expect: { power: 'x^4 + 4*x^3 + 6*x^2 + 4*x + 1' } },
    { given: { polynomial: 'x^2-y', n: '2' }, expect: { power: 'x^4 - 2*x^2*y + y^2' } },
    { label: 'a negative power', given: { polynomial: 'x+1', n: '-2' }, expect: { power: '1/(x^2 + 2*x + 1)' } },
    { label: 'nothing, four times', given: { polynomial: 'x-x', n: '4' }, expect: { power: '0' } },
    { given: { polynomial: 'x-x', n: '-2' }, fails: 'no-answer' },
    { given: { polynomial: 'x+1', n: 'n!' }, fails: 'unreadable' },
    { given: { polynomial: 'x+y+z', n: '5000' }, fails: 'too-large' },
  ],
  laws: [
    // P^n · P = P^(n + 1)
    ({ polynomial: { expression }, n }) => {
      if (n < 0 || n > 12) return true;
      const [next, product] = [
        expand(power(expression, number(Z.add(n, 1)))),
        expand(multiply(power(expression, number(n)), expression)),
      ];
      return !next.ok || !product.ok || checkedAgainst(next.value, product.value).ok;
    },
  ],
  references: [
    references.algebra,
    { title: 'NIST Digital Library of Mathematical Functions, §1.2(i)', url: 'https://dlmf.nist.gov/1.2' },
  ],
});

function compute({ polynomial: { expression, tree }, n }: InputValues<typeof inputs>) {
  const size = expand(power(expression, number(Z.abs(n))));
  if (!size.ok) return size;
  if (n < 0 && size.value.kind === 'number' && size.value.value.numerator === 0)
    return no('no-answer', 'A negative power of 0 has no value.');
  const result = n < 0 ? power(size.value, number(-1)) : size.value;
  const source = power(expression, number(n));
  const check = checkedAgainst(source, result);
  if (!check.ok) return check;
  return ok({
    values: { power: exact(`P^${n < 0 ? `(${Z.toString(n)})` : Z.toString(n)}`, result) },
    steps: () => powerSteps(expression, Z.toNumber(n), source, result),
    checked: [check.value],
    notes: [...termCount(result), ...whereDefined(n === 0 ? [{ ...zeroth, base: tree }] : [tree], result)],
    figure: () =>
      firstFigure(
        [
          { expression, label: 'P', role: 'given' },
          { expression: result, label: 'power', role: 'answer', dashed: true },
        ],
        'x',
        (between) => `The polynomial and its power ${between}.`,
      ),
  });
}

/** P^0, which has no value where P is 0. */
const zeroth = {
  kind: 'power',
  exponent: { kind: 'number', text: '0', span: { start: 0, end: 0 } },
  span: { start: 0, end: 0 },
} as const;

/** Multiplied out as on paper; a negative power is 1 over the positive one. */
function powerSteps(base: Expression, n: number, source: Expression, result: Expression): readonly ShownStep[] {
  const positive = power(base, number(Math.abs(n)));
  const byHand = expansionSteps(positive);
  const last = byHand.at(-1)?.after.expression;
  if (n >= 0 || last === undefined || !endsAt(byHand, last))
    return endsAt(byHand, result) ? byHand : [isZero(source) ? zeroStep(n) : wholeStep(source, result, base, n)];
  const says = 'A power with a negative exponent is 1 over the power with the opposite one.';
  const reciprocalStep: ShownStep = {
    rule: 'laws of exponents',
    says,
    before: { expression: source },
    after: { expression: result },
    steps: [],
  };
  return [...byHand, reciprocalStep];
}

const isZero = (a: Expression): boolean => a.kind === 'number' && a.value.numerator === 0;

/** What cancels is 0, and so is its power. */
const zeroStep = (n: number): ShownStep =>
  line(
    'power of 0',
    'The terms cancel: the polynomial is 0, and so is every power of it with a positive exponent.',
    `P^${n} = 0^${n} = 0`,
  );

/** The power at once, where there is nothing to multiply out by hand, or too much of it. */
function wholeStep(source: Expression, result: Expression, base: Expression, n: number): ShownStep {
  if (n === 0)
    return line(
      'laws of exponents',
      'Every number but 0 has the power 1 with the exponent 0.',
      `(${toText(base)})^0 = 1`,
    );
  const says =
    n === 1
      ? 'With the exponent 1 it stays as it is.'
      : base.kind === 'sum' && base.terms.length === 2
        ? `The binomial theorem: the powers of one term fall, those of the other rise, and the coefficients are row ${n} of Pascal's triangle.`
        : 'It is multiplied by itself term by term, and like terms are collected.';
  return {
    rule: base.kind === 'sum' && base.terms.length === 2 && n > 1 ? 'binomial theorem' : 'multiply out',
    says,
    before: { expression: source },
    after: { expression: result },
    steps: [],
  };
}
