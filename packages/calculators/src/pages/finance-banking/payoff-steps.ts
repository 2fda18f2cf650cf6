import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import type { Answer, Quantity } from '../../kit/answer.ts';
import { numberOf } from '../../kit/number-of.ts';
import { type Equation, workedChain } from '../../kit/worked/chain.ts';
import { answerFrom } from '../../shared/finance/worked-answer.ts';

/** A debt that equal payments pay off, a month each, and what it would have been without anything extra. */
interface PaidDebt {
  readonly debt: Rational;
  /** Per month. */
  readonly rate: Rational;
  readonly payment: Rational;
  readonly regular?: { readonly payment: Rational; readonly months: Rational };
}

/** The debt and the payments with their interest until the last payment but one. */
const owedAtLast = (rate: Rational): readonly Equation[] => [
  ...(Q.isZero(rate)
    ? []
    : [
        {
          name: 'q',
          is: '(1 + i)^(N - 1)',
          rule: 'growth factor',
          says: 'What 1 grows to until the last but one of the N payments of A each.',
        },
      ]),
  {
    name: 'D',
    is: Q.isZero(rate) ? 'B - (N - 1)*A' : 'B*q - A*(q - 1)/i',
    rule: 'difference',
    says: Q.isZero(rate)
      ? 'Of N payments of A each all but the last are taken off the debt B.'
      : 'Then the debt B has grown with its interest, and the payments with theirs are taken off.',
  },
];

const savedInterest = (saved: Quantity): Equation => ({
  name: 'S',
  is: 'm*R - B - T',
  label: `"${saved.label}"`,
  rule: 'difference',
  says: 'Without the extra there are m regular payments R, and what they exceed the debt by is the interest then; beyond T, it is saved.',
  answer: answerFrom(saved),
});

/** What is left for the last payment, the interest of all, and what something extra saves of it. */
export function payoffSteps(
  { debt, rate, payment, regular }: PaidDebt,
  { result, lastPayment, totalInterest, interestSaved }: Answer['values'],
): readonly ShownStep[] | undefined {
  if (!result || !lastPayment || !totalInterest) return undefined;
  const steps = workedChain(
    [
      ...owedAtLast(rate),
      {
        name: 'Z',
        is: 'D*(1 + i)',
        label: `"${lastPayment.label}"`,
        rule: 'product',
        says: 'The last payment Z is that, and the interest of its month.',
        answer: answerFrom(lastPayment),
      },
      {
        name: 'T',
        is: '(N - 1)*A + Z - B',
        label: `"${totalInterest.label}"`,
        rule: 'difference',
        says: 'All N payments but the last are A, the last is Z; what they exceed the debt by together is the interest T.',
        answer: answerFrom(totalInterest),
      },
      ...(regular && interestSaved ? [savedInterest(interestSaved)] : []),
    ],
    {
      B: debt,
      i: rate,
      A: payment,
      N: Q.integerRational(numberOf(result.form)),
      ...(regular && { R: regular.payment, m: regular.months }),
    },
  );
  // Each line shows what its operations come to; a line for each of them would say no more.
  return steps?.map((step) => ({ ...step, steps: [] }));
}
