import * as Q from '@nomogram/math/exact/rational.ts';
import type { ShownStep, WrittenPart } from '@nomogram/math/expression/step.ts';
import type { Bond } from '@nomogram/math/finance/bond.ts';
import { toNumber } from '@nomogram/math/numeric/precise/value.ts';
import { line, written } from '@nomogram/math/syntax/written-line.ts';
import { formatDouble } from '../../kit/decimal.ts';
import { counted } from '../../kit/present/counted.ts';
import { type Equation, workedChain } from '../../kit/worked/chain.ts';
import type { WorkedAnswer } from '../../kit/worked/steps.ts';
import { endingIn } from '../../shared/finance/worked-answer.ts';

/** Payments that are written down one by one. */
const maxPayments = 40;

/** A bond whose terms were typed, so that they can stand in a line. */
type TypedBond = Bond & { readonly face: Q.Rational; readonly couponRate: Q.Rational };

/** What is paid, and what it is discounted by, in one period. */
const onePeriod: readonly Equation[] = [
  { name: 'A', is: 'F*c/m', rule: 'value of a letter', says: 'One coupon.' },
  { name: 'i', is: 'y/m', rule: 'value of a letter', says: 'The yield for one period between two coupons.' },
];

/** What the workings give that the answer has. */
interface BondAnswers {
  readonly duration: WorkedAnswer;
  readonly modified: WorkedAnswer;
  readonly convexity: WorkedAnswer;
  readonly price: WorkedAnswer;
}

/** The mean time of the payments, from their weighted sum W and the price P. */
const meanTimes = ({ duration, modified }: BondAnswers): readonly Equation[] => [
  {
    name: 'D',
    is: 'W/(P*m)',
    rule: 'weighted mean',
    says: 'Divided by the price it is the mean time until payment in periods; by the periods in a year, in years: the Macaulay duration.',
    answer: duration,
  },
  {
    name: 'M',
    is: 'D/(1 + i)',
    rule: 'formula',
    says: 'The modified duration: by about so many percent the price falls when the yield rises by one percentage point.',
    answer: modified,
  },
];

/** The bend of the price, from the sum U of the payments, each times the number of its period and the next one. */
const convexityEquation = ({ convexity }: BondAnswers): Equation => ({
  name: 'C',
  is: 'U/(P*m^2*(1 + i)^2)',
  label: '"Convexity"',
  rule: 'second derivative',
  says: 'The second derivative of 1/(1 + i)^k is k*(k + 1)/(1 + i)^(k + 2). Over the price, and by the periods in a year squared, it is counted in years squared.',
  answer: convexity,
});

/** The table of payments: each with its time and its present value; their sum is the price, their mean time the duration. */
export function durationSteps(
  bond: TypedBond,
  yieldPerYear: Q.Rational,
  answers: BondAnswers,
): readonly ShownStep[] | undefined {
  const { face: F, couponRate: c, coupons, couponsPerYear } = bond;
  if (coupons > maxPayments) return summedSteps(bond, yieldPerYear, answers);
  const m = Q.integerRational(couponsPerYear);
  const payments = paymentEquations(bond);
  const steps = workedChain(
    [
      ...onePeriod,
      ...payments,
      { ...sumOfPayments(payments), answer: answers.price },
      {
        name: 'W',
        is: payments.map(({ name }, k) => `${k + 1}*${name}`).join(' + '),
        rule: 'weighted mean',
        says: 'Each period counts as much as the payment at its end is worth today.',
      },
      ...meanTimes(answers),
      {
        name: 'U',
        is: payments.map(({ name }, k) => `${k + 1}*${k + 2}*${name}`).join(' + '),
        rule: 'sum',
        says: 'For the convexity: each present value times the number of its period, and times the next number.',
      },
      convexityEquation(answers),
    ],
    { F, c, m, y: yieldPerYear },
  );
  return steps && inTable(steps, coupons);
}

/** More payments than these are a sum that tells nobody anything. */
export const maxAdded = 24;

/** The price as the sum of all payments, each discounted by itself, where they are few. */
export const priceByPayments = (bond: Bond): readonly Equation[] | undefined => {
  if (bond.coupons < 2 || bond.coupons > maxAdded) return undefined;
  const payments = paymentEquations(bond);
  return [...onePeriod, ...payments, sumOfPayments(payments)];
};

const sumOfPayments = (payments: readonly Equation[]): Equation => ({
  name: 'P',
  is: payments.map(({ name }) => name).join(' + '),
  rule: 'sum',
  says: 'The price is what all payments are worth today.',
});

const worthOfAnnuity = (coupons: number, flat: boolean): readonly Equation[] => [
  {
    name: 'v',
    is: '1/(1 + i)^n',
    rule: 'present value',
    says: `What 1 after ${coupons === 1 ? 'the only period' : `all n = ${coupons} periods`} is worth today.`,
  },
  {
    name: 'a',
    is: flat ? 'n' : '(1 - v)/i',
    rule: 'geometric sum',
    says: 'The coupons are a geometric sum: what 1 at the end of every period is worth today.',
  },
];

/** Many coupons are an annuity, whose sum is known in closed form, also where each period counts with its number. */
function summedSteps(
  { face: F, couponRate: c, coupons, couponsPerYear }: TypedBond,
  y: Q.Rational,
  answers: BondAnswers,
): readonly ShownStep[] | undefined {
  const flat = Q.isZero(y);
  const [m, n] = [Q.integerRational(couponsPerYear), Q.integerRational(coupons)];
  return workedChain(
    [
      ...onePeriod,
      ...worthOfAnnuity(coupons, flat),
      {
        name: 'P',
        is: 'A*a + F*v',
        rule: 'sum',
        says: 'The price: all coupons and the face value, as of today.',
        answer: answers.price,
      },
      {
        name: 's',
        is: flat ? 'n*(n + 1)/2' : '((1 + i)*a - n*v)/i',
        rule: 'arithmetic–geometric sum',
        says: 'The same sum with the number of the period before each term.',
      },
      {
        name: 'W',
        is: 'A*s + n*F*v',
        rule: 'weighted mean',
        says: 'Each period counts as much as the payment at its end is worth today.',
      },
      ...meanTimes(answers),
      {
        name: 'u',
        is: flat ? 'n*(n + 1)*(n + 2)/3' : '(2*(1 + i)*s - n*(n + 1)*v)/i',
        rule: 'arithmetic–geometric sum',
        says: 'For the convexity: the sum with k*(k + 1) before the term of period k.',
      },
      {
        name: 'U',
        is: 'A*u + n*(n + 1)*F*v',
        rule: 'sum',
        says: 'Each present value times the number of its period, and times the next number.',
      },
      convexityEquation(answers),
    ],
    { F, c, m, n, y },
  );
}

/** What each payment is worth today. */
const paymentEquations = ({ coupons, couponsPerYear }: Bond): readonly Equation[] =>
  Array.from({ length: coupons }, (_, index) => index + 1).map(
    (k): Equation => ({
      name: `p_${k}`,
      is: k < coupons ? `A/(1 + i)^${k}` : `(A + F)/(1 + i)^${k}`,
      rule: 'present value',
      says:
        k < coupons
          ? `Coupon ${k} is paid after ${yearsText(k, couponsPerYear)}.`
          : `The last coupon comes with the face value, after ${yearsText(k, couponsPerYear)}.`,
    }),
  );

/** The payments in one step, a line for each inside. */
function inTable(steps: readonly ShownStep[], coupons: number): readonly ShownStep[] {
  const flows = steps.slice(2, 2 + coupons);
  const table = line(
    'present value',
    `Each of the n = ${coupons} payments is discounted over the periods until it is paid; the last one brings the face value.`,
    'p_k = A/(1 + i)^k; p_n = (A + F)/(1 + i)^n',
    { steps: flows.map((step) => ({ ...step, steps: [] })) },
  );
  return [...steps.slice(0, 2), table, ...steps.slice(2 + coupons)];
}

const yearsText = (k: number, perYear: number): string => {
  const years = formatDouble(k / perYear, 6);
  return counted(years, 'years');
};

/** What a bond is worth at a yield: a sum in closed form. */
export function priceAt({ face, couponRate, coupons, couponsPerYear }: Bond, yieldPerYear: number): number {
  const coupon = (toNumber(face) * toNumber(couponRate)) / couponsPerYear;
  const x = Math.log1p(yieldPerYear / couponsPerYear);
  const annuity = x === 0 ? coupons : -Math.expm1(-coupons * x) / Math.expm1(x);
  return coupon * annuity + toNumber(face) * Math.exp(-coupons * x);
}

/** Widths between two yields that are tried, in percent: from whole percent on, ten times closer each time. */
const widths = [1, 0.1, 0.01, 0.001];

/** The yield as it was found, and as it is shown; and what it comes to in a year. */
interface BondYield {
  readonly exact: Q.Rational;
  readonly percent: number;
  readonly answer: WorkedAnswer;
  readonly effective: WorkedAnswer;
}

/** What the yield comes to in a year, in which it is compounded with every coupon. */
const effectiveSteps = ({ couponsPerYear }: Bond, { exact, effective }: BondYield): readonly ShownStep[] =>
  workedChain(
    [
      {
        name: 'E',
        is: '(1 + y/m)^m - 1',
        label: '"Effective annual yield"',
        rule: 'formula',
        says: 'The yield is paid in parts, one with each coupon, and every part earns interest from then on.',
        answer: effective,
      },
    ],
    { y: exact, m: Q.integerRational(couponsPerYear) },
  ) ?? [];

/** The payments of a bond with n coupons at their present values: all of few, of many the first two and the last. */
function discountedPayments(n: number): readonly WrittenPart[] {
  const payment = (k: number): WrittenPart => {
    const [paid, factor] = [k === n ? 'A + F' : 'A', k === 1 ? '1 + i' : `(1 + i)^${k}`];
    return {
      text: `${k === n ? `(${paid})` : paid}/${k === 1 ? `(${factor})` : factor}`,
      latex: `\\frac{${paid.replaceAll(' ', '')}}{${k === 1 ? '1+i' : `(1+i)^{${k}}`}}`,
    };
  };
  if (n <= 3) return Array.from({ length: n }, (_, k) => payment(k + 1));
  return [payment(1), payment(2), { text: '…', latex: '\\dots' }, payment(n)];
}

/** No formula gives the yield of a bond with coupons: prices at two yields, one above and one below the price that is paid, ever closer. */
export function yieldSteps(bond: Bond, price: Q.Rational, found: BondYield): readonly ShownStep[] {
  const paid = Q.toNumber(price);
  const at = (percent: number): number => priceAt(bond, percent / 100);
  const money = (value: number): string => formatDouble(value, 9);
  const [n, m] = [bond.coupons, bond.couponsPerYear];
  const face = money(toNumber(bond.face));
  const coupon = money((toNumber(bond.face) * toNumber(bond.couponRate)) / m);
  const payments = discountedPayments(n);
  const equation: ShownStep = {
    rule: 'equation',
    says: 'At the yield y all coupons A and the face value F, discounted one by one, are together worth the price.',
    written: {
      text: `P = ${payments.map(({ text }) => text).join(' + ')}, with A = ${coupon}, F = ${face}, i = y/${m}`,
      latex: `P = ${payments.map(({ latex }) => latex).join(' + ')},\\quad A = ${coupon},\\quad F = ${face},\\quad i = \\frac{y}{${m}}`,
    },
    steps: [],
  };
  const narrowing = widths.flatMap((width) => {
    const low = Number((Math.floor(found.percent / width) * width).toPrecision(12));
    const high = Number((low + width).toPrecision(12));
    const [above, below] = [at(low), at(high)];
    if (!(above > paid && below < paid)) return [];
    const says = `At ${low} % the bond is worth more than it costs, at ${high} % less: the yield lies between them.`;
    return [
      line(
        'change of sign',
        says,
        `"at ${low} %:" ${money(above)} > ${money(paid)}; "at ${high} %:" ${money(below)} < ${money(paid)}`,
      ),
    ];
  });
  if (narrowing.length === 0)
    return [
      equation,
      endingIn('rate that is tried', 'At this yield the payments are worth the price.', written('y = '), found.answer),
      ...effectiveSteps(bond, found),
    ];
  return [
    equation,
    ...narrowing,
    endingIn(
      'closing in',
      'This goes on, ten times closer each time, until all digits stand.',
      written('y ≈ '),
      found.answer,
    ),
    ...effectiveSteps(bond, found),
  ];
}
