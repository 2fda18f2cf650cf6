import { coefficientsOf } from '@nomogram/math/algebra/coefficients.ts';
import { expand } from '@nomogram/math/algebra/expand.ts';
import {
  endsAt,
  expansionSteps,
  likeTermsStep,
  productSteps,
  signsStep,
} from '@nomogram/math/algebra/expansion-steps.ts';
import * as E from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import { ok } from '@nomogram/math/result/result.ts';
import { mapTuple } from '@nomogram/math/result/tuple.ts';
import type { ParseResult } from '@nomogram/math/syntax/parse.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import { calculator } from '../../kit/calculator.ts';
import { exact } from '../../kit/quantity.ts';
import { firstFigure } from '../../shared/calculus/curves.ts';
import { checkedAgainst } from './checks.ts';
import { references, two } from './inputs.ts';
import { whereDefined } from './where-defined.ts';
import { termCount } from './words.ts';

/** Like terms together, power by power; nothing where the two are no polynomials in one letter. */
function termSteps(first: Expression, second: Expression, label: string, result: Expression): readonly ShownStep[] {
  const letters = freeSymbols(E.add(first, second));
  const [letter = 'x'] = letters;
  const [a, b] = [first, second].map((each) => (letters.length > 1 ? null : coefficientsOf(each, letter)));
  if (!a || !b) return [];
  const says = 'Terms with the same power are put together: their coefficients are counted, the power stays.';
  const places = Array.from({ length: Math.max(a.length, b.length, 1) }, (_, k) => k).reverse();
  const isThere = (each: Expression | undefined) => each !== undefined && !E.equal(each, E.zero);
  const lines = places
    .filter((k) => isThere(a[k]) && isThere(b[k]))
    .map((k) => {
      const [p, q] = mapTuple([a[k]!, b[k]!], (each) => E.multiply(each, E.power(E.symbol(letter), E.number(k))));
      const right = toText(q);
      const left = `${toText(p)} ${right.startsWith('-') ? `- ${right.slice(1)}` : `+ ${right}`}`;
      return line('like terms', says, `${left} = ${toText(E.add(p, q))}`);
    });
  return [...lines, line('result', 'All terms, in the order of their powers.', `${label} = ${toText(result)}`)];
}

/** How a sum or a difference is done by hand: what is to be multiplied out first, the signs, like terms. */
const addedSteps =
  (sign: '+' | '-') =>
  (first: Expression, second: Expression, result: Expression): readonly ShownStep[] => {
    const [a, b] = mapTuple([first, second], (each) => {
      const found = expand(each);
      return found.ok ? found.value : each;
    });
    const open = [...expansionSteps(first), ...expansionSteps(second)];
    const signs = sign === '-' ? signsStep(a, b) : undefined;
    const added = sign === '+' ? b : E.sum(E.termsOf(b).map((term) => E.multiply(E.number(-1), term)));
    const label = `A ${sign} B`;
    const terms = termSteps(a, added, label, result);
    const other = likeTermsStep([...E.termsOf(a), ...E.termsOf(added)]);
    const last = terms.length > 0 ? terms : other ? [other] : [];
    const steps = [...open, ...(signs ? [signs] : []), ...last];
    return steps.length > 0 ? steps : [line('result', 'There are no like terms.', `${label} = ${toText(result)}`)];
  };

/** How a product is done by hand, as far as it is short. */
function multipliedSteps(first: Expression, second: Expression, result: Expression): readonly ShownStep[] {
  const steps = productSteps(first, second);
  if (endsAt(steps, result)) return steps;
  if (![first, second].some((one) => one.kind === 'sum'))
    return [
      line(
        'multiply',
        'Numbers are multiplied, and exponents of the same letter are added.',
        `A*B = ${toText(result)}`,
      ),
    ];
  return [
    {
      rule: 'multiply',
      says: 'Every term of one factor times every term of the other; like terms are collected.',
      before: { expression: E.multiply(first, second) },
      after: { expression: result },
      steps: [],
    },
  ];
}

/** Add, subtract, multiply: the combination, multiplied out. */
const compute =
  (
    label: string,
    combine: (a: Expression, b: Expression) => Expression,
    stepsOf: (first: Expression, second: Expression, result: Expression) => readonly ShownStep[],
  ) =>
  ({ first, second }: { readonly first: ParseResult; readonly second: ParseResult }) => {
    const combined = combine(first.expression, second.expression);
    const found = expand(combined);
    if (!found.ok) return found;
    const check = checkedAgainst(combined, found.value);
    if (!check.ok) return check;
    return ok({
      values: { result: exact(label, found.value) },
      steps: () => stepsOf(first.expression, second.expression, found.value),
      checked: [check.value],
      notes: [...termCount(found.value), ...whereDefined([first.tree, second.tree], found.value)],
      figure: () =>
        firstFigure(
          [
            { expression: first.expression, label: 'A', role: 'given' },
            { expression: second.expression, label: 'B', role: 'construction' },
            { expression: found.value, label, role: 'answer', dashed: true },
          ],
          'x',
          (between) => `The curves of A, B and ${label} ${between}.`,
        ),
    });
  };

/** The result does not depend on the order of the two. */
const commutes =
  (combine: (a: Expression, b: Expression) => Expression) =>
  ({ first, second }: { readonly first: ParseResult; readonly second: ParseResult }): boolean => {
    const [one, other] = [
      expand(combine(first.expression, second.expression)),
      expand(combine(second.expression, first.expression)),
    ];
    return !one.ok || (other.ok && E.equal(one.value, other.value));
  };

export default {
  add: calculator({
    title: 'Add',
    keywords: ['add polynomials'],
    purpose: 'The sum of two polynomials, like terms collected.',
    path: 'algebra/add/:first/:second',
    slash: 'bar',
    cost: 'heavy',
    inputs: two,
    formula: 'A + B',
    wantedForm: 'terms',
    compute: compute('A + B', E.add, addedSteps('+')),
    examples: [
      { given: { first: 'x^2+3x', second: '2x^2-x+1' }, expect: { result: '3*x^2 + 2*x + 1' } },
      { given: { first: 'x^3+1/2', second: '-x^3+1/3' }, expect: { result: '5/6' } },
      { given: { first: '', second: 'x' }, fails: 'missing' },
    ],
    laws: [commutes(E.add)],
    references: [references.algebra],
  }),
  subtract: calculator({
    title: 'Subtract',
    keywords: ['subtract polynomials'],
    purpose: 'The difference of two polynomials, like terms collected.',
    path: 'algebra/subtract/:first/:second',
    slash: 'bar',
    cost: 'heavy',
    inputs: two,
    formula: 'A - B',
    wantedForm: 'terms',
    compute: compute('A - B', E.subtract, addedSteps('-')),
    examples: [
      { given: { first: 'x^2+3x', second: '2x^2-x+1' }, expect: { result: '-x^2 + 4*x - 1' } },
      { given: { first: 'x^2-2x', second: 'x(x-2)' }, expect: { result: '0' } },
      { given: { first: 'x', second: '2^' }, fails: 'unreadable' },
    ],
    laws: [
      ({ first, second }) => {
        const difference = expand(E.subtract(first.expression, second.expression));
        if (!difference.ok) return true;
        const [back, plain] = [expand(E.add(difference.value, second.expression)), expand(first.expression)];
        return back.ok && plain.ok && E.equal(back.value, plain.value);
      },
    ],
    references: [references.algebra],
  }),
  multiply: calculator({
    title: 'Multiply',
    keywords: ['multiply polynomials', 'product of polynomials'],
    purpose: 'The product of two polynomials, multiplied out.',
    path: 'algebra/multiply/:first/:second',
    slash: 'bar',
    cost: 'heavy',
    inputs: two,
    formula: 'A \\cdot B',
    wantedForm: 'terms',
    compute: compute('A · B', E.multiply, multipliedSteps),
    examples: [
      { given: { first: 'x+1', second: 'x-1' }, expect: { result: 'x^2 - 1' } },
      { given: { first: '2x^2+y', second: 'x-3y' }, expect: { result: '2*x^3 - 6*x^2*y + x*y - 3*y^2' } },
      { given: { first: '(x+y+z+w+v)^30', second: '(a+b+c)^20' }, fails: 'too-large' },
    ],
    laws: [commutes(E.multiply)],
    references: [references.algebra],
  }),
};
