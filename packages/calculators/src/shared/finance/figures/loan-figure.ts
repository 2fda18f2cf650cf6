import type { Figure, FigureTable, Mark, Moves, Point } from '../../../kit/figure.ts';
import { counted } from '../../../kit/present/counted.ts';
import { briefly, inMoney } from '../result.ts';
import { runningSums } from '../running-sums.ts';

/** The course of a loan: what is owed, and the interest and the principal that were paid so far. */
export interface Course {
  /** From the start, period 0, on. */
  readonly rows: readonly { readonly balance: number; readonly interest: number }[];
  readonly summary: string;
  readonly period: string;
  readonly table: FigureTable;
  /** How many periods are one unit of the axis: 12 where it counts years. */
  readonly perUnit?: number;
  /** Whether the last balance is what was asked for. */
  readonly endIsAnswer?: boolean;
  readonly moves?: LoanInputs;
}

/** The inputs that follow when the start of the balance is moved up, its end along the time. */
export interface LoanInputs {
  readonly amount: string;
  readonly time?: string;
}

/** Balance, interest paid and principal repaid over time. */
export function courseFigure({ rows, summary, period, table, perUnit = 1, endIsAnswer, moves }: Course): Figure {
  const time = (k: number): number => k / perUnit;
  const balance = rows.map((row, k): Point => [time(k), row.balance]);
  const paid = runningSums(rows.map((row) => row.interest));
  const interest = paid.map((sum, k): Point => [time(k), sum]);
  const start = rows[0]!.balance;
  const repaid = balance.map(([k, left]): Point => [k, start - left]);
  const heights = [...balance, ...interest, ...repaid].map(([, y]) => y);
  const [low, high] = [Math.min(0, ...heights), Math.max(0, ...heights)];
  return {
    summary,
    frame: {
      x: [0, time(rows.length - 1)],
      y: [low * 1.05, high * 1.05 || 1],
      axes: 'edge',
      xLabel: period,
      yLabel: 'amount',
    },
    marks: [
      { mark: 'curve', pieces: [balance], role: 'answer', label: 'balance' },
      { mark: 'curve', pieces: [interest], role: 'construction', label: 'interest paid' },
      { mark: 'curve', pieces: [repaid], role: 'given', dashed: true, label: 'principal repaid' },
      ...endsOf(balance, { endIsAnswer, moves }),
    ],
    table,
  };
}

/** The ends of a balance: what is lent, and what is left when. A loan of nothing, and one that is overpaid, have none to be held. */
function endsOf(
  balance: readonly Point[],
  { endIsAnswer = false, moves }: Pick<Course, 'endIsAnswer' | 'moves'>,
): readonly Mark[] {
  const [start, end] = [balance[0]!, balance.at(-1)!];
  const [amount, time] = [start[1], end[0]];
  const step = 10 ** (Math.floor(Math.log10(amount)) - 2);
  const top: Moves | undefined =
    moves && step > 0
      ? { y: moves.amount, name: 'the amount of the loan', step, range: [step, 2 * amount] }
      : undefined;
  const last: Moves | undefined = moves?.time
    ? { x: moves.time, name: 'the time', step: 1, range: [1, Math.ceil(2 * time)] }
    : undefined;
  return [
    ...(top ? [{ mark: 'point', at: start, role: 'given', moves: top } as const] : []),
    ...(last || endIsAnswer
      ? [{ mark: 'point', at: end, role: endIsAnswer ? 'answer' : 'given', moves: last } as const]
      : []),
  ];
}

const most = 1200;
const money = inMoney('');

/** A loan with level payments, in plain numbers. */
export interface Repayment {
  readonly loan: number;
  readonly payment: number;
  /** Per period, as a fraction. */
  readonly rate: number;
  readonly periods: number;
  readonly endIsAnswer?: boolean;
  readonly moves?: LoanInputs;
}

/** The course of such a loan, unrounded; nothing is drawn for a part of a period. */
export function repaymentFigure({ loan, payment, rate, periods, endIsAnswer, moves }: Repayment): Figure | undefined {
  if (!Number.isInteger(periods) || periods < 1 || periods > most) return undefined;
  const rows = [{ balance: loan, interest: 0 }];
  for (let k = 0; k < periods; k++) {
    const interest = rows[k]!.balance * rate;
    rows.push({ balance: rows[k]!.balance + interest - payment, interest });
  }
  if (!rows.every(({ balance }) => Math.abs(balance) < 1e280)) return undefined;
  // What is left of the rounding of doubles is nothing.
  const left = (balance: number) => (Math.abs(balance) < 1e-9 * Math.abs(loan) ? 0 : balance);
  return courseFigure({
    rows,
    period: 'period',
    endIsAnswer,
    moves,
    summary: `What is owed falls from ${briefly(money, loan)} to ${briefly(money, left(rows.at(-1)!.balance))} in ${counted(periods, 'payments')}, while interest paid and principal repaid add up.`,
    table: {
      name: periods === 1 ? 'the payment' : `all ${periods} payments`,
      columns: ['Period', 'Payment', 'Interest', 'Principal', 'Balance'],
      rows: rows
        .slice(1)
        .map(({ balance, interest }, k) => [
          String(k + 1),
          ...[payment, interest, payment - interest, left(balance)].map((amount) => briefly(money, amount)),
        ]),
    },
  });
}
