import { fromDecimal } from '@nomogram/math/exact/decimal.ts';
import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { type ExactFlow, inDoubles } from '@nomogram/math/finance/exact-flows.ts';
import { presentValue } from '@nomogram/math/finance/rates-of-return.ts';
import { line, written } from '@nomogram/math/syntax/written-line.ts';
import type { Quantity } from '../../kit/answer.ts';
import { formatDouble } from '../../kit/decimal.ts';
import { shownDecimal } from '../../kit/fields/amount.ts';
import { numberOf } from '../../kit/number-of.ts';
import { type Equation, workedChain } from '../../kit/worked/chain.ts';
import { answerFrom, endingIn } from './worked-answer.ts';

/** More rows tell nobody anything. */
const maxFlows = 30;
const hundred = Q.integerRational(100);

/**
 * A series of flows as the rows of a table: what each is worth today, and the sum so far; undefined of many flows, and where a flow
 * is not a whole number of periods away.
 */
export function flowTableSteps(
  flows: readonly ExactFlow[],
  rate: Rational,
  last: { readonly label: string; readonly answer?: Equation['answer'] },
): readonly ShownStep[] | undefined {
  const times = flows.map(({ time }) => (Q.isInteger(time) ? Q.toNumber(time) : Number.NaN));
  if (flows.length < 2 || flows.length > maxFlows || times.some((time, k) => time !== k)) return undefined;
  const rows = times.slice(1).flatMap((t): Equation[] => [
    {
      name: `D_${t}`,
      is: t === 1 ? 'C_1/q' : `C_${t}/q^${t}`,
      rule: 'discounted flow',
      says: `Flow C_${t} is ${t === 1 ? 'one period' : `${t} periods`} away: it is divided by q once for each.`,
    },
    {
      name: `S_${t}`,
      is: `S_${t - 1} + D_${t}`,
      rule: 'running sum',
      says: 'That is added to the sum so far.',
      ...(t === flows.length - 1 && { label: `"${last.label}"`, ...(last.answer && { answer: last.answer }) }),
    },
  ]);
  return workedChain(
    [
      { name: 'q', is: '1 + r', rule: 'growth factor', says: 'What one period makes of 1 at the rate r.' },
      {
        name: 'S_0',
        is: 'C_0',
        rule: 'running sum',
        says: 'Flow C_0, what is paid or received now, is worth just that.',
      },
      ...rows,
    ],
    { r: rate, ...Object.fromEntries(flows.map(({ amount }, k) => [`C_${k}`, amount])) },
  );
}

/** Two tables at neighbouring whole rates, and the place between them where a straight line is 0; undefined where no sign changes there. */
export function interpolationSteps(flows: readonly ExactFlow[], result: Quantity): readonly ShownStep[] | undefined {
  const found = numberOf(result.form);
  const low = Math.floor(found);
  const tables = [low, low + 1].map((percent) => tableAt(flows, percent));
  const [first, second] = tables;
  if (!first || !second || !(first.value * second.value < 0)) return undefined;
  const interpolated = workedChain(
    [
      {
        name: 'r',
        is: 'p + (s - p)*N_1/(N_1 - N_2)',
        label: '"rate in percent"',
        rule: 'linear interpolation',
        says: 'Between the two rates, p and s percent with the values N_1 and N_2, the present value is nearly a straight line: where that is 0 lies the rate, nearly.',
      },
    ],
    { p: Q.integerRational(low), s: Q.integerRational(low + 1), N_1: first.exact, N_2: second.exact },
  );
  if (interpolated === undefined) return undefined;
  const closing = endingIn(
    'closing in',
    'Between closer rates the same is done again, until all digits stand.',
    written('r ≈ '),
    answerFrom(result),
  );
  return [first.step, second.step, ...interpolated, closing];
}

function tableAt(flows: readonly ExactFlow[], percent: number) {
  if (percent <= -100) return undefined;
  const rate = Q.divide(Q.integerRational(percent), hundred);
  const value = presentValue(inDoubles(flows), Q.toNumber(rate));
  if (!Number.isFinite(value)) return undefined;
  const text = formatDouble(value, 8);
  const exact = fromDecimal(text);
  const steps = flowTableSteps(flows, rate, { label: 'Sum' });
  if (steps === undefined || exact === null) return undefined;
  const step = line(
    'rate that is tried',
    'All flows are discounted at this rate, and added.',
    `"present value at ${shownDecimal(Q.integerRational(percent))} %" ≈ ${text}`,
    { steps },
  );
  return { value, exact, step };
}
