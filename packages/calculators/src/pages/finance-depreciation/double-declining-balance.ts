import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { doubleDeclining } from '@nomogram/math/finance/declining-balance.ts';
import { middle, toNumber, type Value } from '@nomogram/math/numeric/precise/value.ts';
import { no, ok, type Result } from '@nomogram/math/result/result.ts';
import type { InputValues } from '../../kit/calculator.ts';
import { type Amount, shownDecimal } from '../../kit/fields/amount.ts';
import { money } from '../../kit/fields/money.ts';
import { plainNumber } from '../../kit/fields/plain-number.ts';
import type { Options } from '../../kit/options.ts';
import { type Equation, workedChain } from '../../kit/worked/chain.ts';
import type { WorkedAnswer } from '../../kit/worked/steps.ts';
import { calculation } from '../../shared/finance/calculation.ts';
import type { Solutions } from '../../shared/finance/equation.ts';
import { depreciationFigure, depreciationNote } from '../../shared/finance/figures/depreciation-figure.ts';
import { inMoney, isTooLarge, quantityOf, tooLarge } from '../../shared/finance/result.ts';
import { answerFrom } from '../../shared/finance/worked-answer.ts';

/** No asset is written off over more years. */
const maxLife = 200;

const depreciationOfYear = inMoney('Depreciation for the year', 'per year');

const inputs = {
  costOfAsset: money('Cost of asset', { symbol: 'C', atLeast: 0, placeholder: '60000' }),
  salvageValue: money('Salvage value', { symbol: 'S', atLeast: 0, placeholder: '6000' }),
  usefulLife: plainNumber('Useful life', { symbol: 'L', whole: true, atLeast: 1, unit: 'years', placeholder: '8' }),
  year: plainNumber('Year', { symbol: 'k', whole: true, atLeast: 1, placeholder: '3' }),
};

export default calculation({
  path: 'depreciation/doubledecliningbalancefromcostofassetsalvagevalueusefullifeandyear',
  aliases: [
    'doubledecliningbalancefromcostofassetandsalvagevalueandusefullifeandyear',
    'ddbfromcostofassetsalvagevalueusefullifeandyear',
    'ddbfromcostofassetandsalvagevalueandusefullifeandyear',
  ],
  title: 'Double Declining Balance',
  keywords: ['DDB'],
  purpose: 'Depreciation at twice the straight-line rate, never below the salvage value.',
  inputs,
  spreadsheet: 'DDB({costOfAsset},{salvageValue},{usefulLife},{year})',
  numbers:
    '2 / {usefulLife} of the book value at the start of year {year}, starting from {costOfAsset} and never below {salvageValue}',
  formula: 'D_k = \\min\\left(\\tfrac{2}{L}B_{k-1},\\;B_{k-1}-S\\right), \\quad B_k = B_{k-1}-D_k',
  options: ['decimals'],
  compute,
  quickly: ({ costOfAsset, salvageValue, usefulLife, year }) => {
    const [cost, salvage, life, k] = [costOfAsset, salvageValue, usefulLife, year].map(({ value }) =>
      Q.toNumber(value),
    );
    return closedForm(cost!, salvage!, life!, k! - 1);
  },
  solve: { result: depreciationOfYear, unknowns: ['costOfAsset', 'salvageValue'], by: assetOf },
  examples: [
    [['60000', '6000', '8', '3'], 8437.5],
    [['60000', '6000', '8', '8'], 2002.25830078125],
    [['60000', '9000', '8', '7'], 1678.7109375],
    [['60000', '9000', '8', '8'], 0],
    [['60000', '6000', '1', '1'], 54000],
  ],
  refused: [
    [['60000', '6000', '8', '9'], 'Year must not be greater than useful life.'],
    [['6000', '60000', '8', '3'], 'Salvage value must not be greater than cost of asset.'],
    [['1e301', '6000', '8', '3'], tooLarge, 'too-large'],
  ],
  source: 'Excel DDB(cost, salvage, life, period)',
});

function compute(
  { costOfAsset, salvageValue, usefulLife, year }: InputValues<typeof inputs>,
  { digits, decimals }: Options,
) {
  const refused = pastLife({ year, usefulLife }) ?? aboveCost({ costOfAsset, salvageValue });
  if (refused) return refused;
  const [life, k] = [Q.toNumber(usefulLife.value), Q.toNumber(year.value)];
  if (life > maxLife)
    return no('too-large', `Useful life is too large: at most ${maxLife} years are written off here.`, {
      input: 'usefulLife',
    });
  const amounts = doubleDeclining(costOfAsset.value, salvageValue.value, life, life, 4096);
  if (!amounts || isTooLarge(costOfAsset.value)) return no('too-large', tooLarge);
  const books = booksOf(costOfAsset.value, amounts);
  if (!agrees(amounts, toNumber(costOfAsset.value), toNumber(salvageValue.value), life))
    return no('check-failed', 'No answer: the schedule does not agree with its closed form.');
  const values = {
    result: quantityOf(depreciationOfYear, amounts[k - 1]!, digits, decimals),
    bookValue: quantityOf(inMoney('Book value at the end of the year'), books[k]!, digits, decimals),
  };
  return ok({
    values,
    checked: [
      {
        how: 'independent computation',
        detail: 'The closed form C (2/L) (1 − 2/L)^(k−1), stopped at the salvage value, gives the same in every year.',
      },
    ],
    steps: () =>
      yearSteps(
        [costOfAsset, salvageValue, usefulLife].map(({ value }) => value),
        amounts.slice(0, k),
        [answerFrom(values.result), answerFrom(values.bookValue)],
      ),
    notes: [depreciationNote(decimals), 'Depreciation stops when the book value reaches the salvage value.'],
    figure: () => depreciationFigure(books.map(middle), decimals, k),
  });
}

const pastLife = ({ year, usefulLife }: Pick<AssetInputs, 'year' | 'usefulLife'>) =>
  Q.compare(year.value, usefulLife.value) > 0
    ? no('out-of-range', 'Year must not be greater than useful life.', { input: 'year' })
    : undefined;

/** What is worth more at the end than it cost loses nothing: a depreciation of 0 would be the answer to a misprint. */
const aboveCost = ({ costOfAsset, salvageValue }: Pick<AssetInputs, 'costOfAsset' | 'salvageValue'>) =>
  Q.compare(salvageValue.value, costOfAsset.value) > 0
    ? no('out-of-range', 'Salvage value must not be greater than cost of asset.', { input: 'salvageValue' })
    : undefined;

/** So many years are written off line by line. */
const maxYears = 12;

/** Year by year: the depreciation from the book value, and what is left. */
function yearSteps(
  [C, S, L]: readonly Rational[],
  amounts: readonly Value[],
  [depreciation, left]: readonly [WorkedAnswer, WorkedAnswer],
): readonly ShownStep[] | undefined {
  if (amounts.length > maxYears) return undefined;
  const equations = amounts.flatMap((amount, k): readonly Equation[] => {
    const [before, year] = [k === 0 ? 'C' : `B_${k}`, k + 1];
    const book = k === 0 ? C! : Q.subtract(C!, amounts.slice(0, k).map(middle).reduce(Q.add));
    const whole = Q.divide(Q.multiply(Q.rational(2), book), L!);
    const isLimited = Q.compare(Q.subtract(book, S!), whole) < 0;
    const isOver = Q.compare(book, S!) <= 0;
    return [
      {
        name: `D_${year}`,
        is: isOver ? '0' : isLimited ? `${before} - S` : `2/L*${before}`,
        rule: `depreciation of year ${year}`,
        says: isOver
          ? 'The salvage value is reached: nothing is left to write off.'
          : isLimited
            ? 'Twice the straight-line rate would go below the salvage value: only what lies above it is written off.'
            : 'Twice the straight-line rate 1/L, of the book value at the start of the year.',
        comesTo: toNumber(amount),
        ...(year === amounts.length && { answer: depreciation }),
      },
      {
        name: `B_${year}`,
        is: `${before} - D_${year}`,
        rule: `book value after year ${year}`,
        says: 'The depreciation is taken off.',
        ...(year === amounts.length && { answer: left }),
      },
    ];
  });
  return workedChain(equations, { C: C!, S: S!, L: L! });
}

/** Book values at the start and after each year. */
function booksOf(cost: Value, amounts: readonly Value[]): readonly Value[] {
  const books: Value[] = [cost];
  for (const amount of amounts) books.push(Q.subtract(middle(books.at(-1)!), middle(amount)));
  return books;
}

function agrees(amounts: readonly Value[], cost: number, salvage: number, life: number): boolean {
  return amounts.every(
    (amount, k) => Math.abs(toNumber(amount) - closedForm(cost, salvage, life, k)) <= 1e-12 * (k + 4) * cost,
  );
}

/** The depreciation after k years, without the years before it. */
function closedForm(cost: number, salvage: number, life: number, k: number): number {
  const before = Math.max(cost * Math.max(0, 1 - 2 / life) ** k, Math.min(salvage, cost));
  return Math.max(0, Math.min((before * 2) / life, before - salvage));
}

/**
 * The cost or the salvage value with which a year has a depreciation D. Its book value B at the start is C (1 − 2/L)^(k−1)
 * while D = (2/L) B, and in the year that reaches the salvage value D = B − S. Where the salvage value plays no part, or
 * nothing is left to write off, a whole range gives the same, and that is said.
 */
function assetOf(unknown: string, given: AssetInputs, depreciation: Rational): Result<Solutions> {
  const { usefulLife, year, costOfAsset, salvageValue } = given;
  const late = pastLife({ year, usefulLife });
  if (late) return late;
  const rate = Q.divide(Q.integerRational(2), usefulLife.value);
  // A rate above 1 is that of a life of one year, which has no year before it.
  const left = Q.power(Q.subtract(Q.one, rate), Q.toNumber(year.value) - 1);
  const any = (says: string) =>
    no('no-answer', `Any ${says} gives this depreciation for the year: it does not depend on it here.`);
  if (unknown === 'costOfAsset') {
    if (Q.isZero(depreciation)) return any('cost of asset that has reached its salvage value by then');
    if (Q.isZero(left)) return ok([]);
    const whole = Q.divide(depreciation, rate);
    const rest = Q.add(depreciation, salvageValue.value);
    return ok([Q.divide(Q.compare(rest, whole) > 0 ? rest : whole, left)]);
  }
  const book = Q.multiply(costOfAsset.value, left);
  const most = Q.subtract(book, depreciation);
  if (Q.isZero(depreciation)) return any(`salvage value of ${shownDecimal(book)} or more`);
  if (Q.equals(depreciation, Q.multiply(rate, book))) return any(`salvage value of up to ${shownDecimal(most)}`);
  return ok([most]);
}

interface AssetInputs {
  readonly costOfAsset: Amount;
  readonly salvageValue: Amount;
  readonly usefulLife: Amount;
  readonly year: Amount;
}
