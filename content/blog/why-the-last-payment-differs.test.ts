import { expect, test } from 'vitest';
import { article } from './numbers.ts';

const { has } = article('why-the-last-payment-differs');

interface Row {
  readonly interest: bigint;
  readonly principal: bigint;
  readonly payment: bigint;
  readonly balance: bigint;
}

/** Keeps a loan's account in whole smallest units; `top / bottom` is the rate of a month, interest is rounded half up. */
function schedule(loan: bigint, [top, bottom]: readonly [bigint, bigint], payment: bigint, months?: number): Row[] {
  const rows: Row[] = [];
  let balance = loan;
  while (balance > 0n) {
    const interest = (balance * top * 2n + bottom) / (2n * bottom);
    const last = months === undefined ? balance + interest <= payment : rows.length + 1 === months;
    const paid = last ? balance + interest : payment;
    balance = balance + interest - paid;
    rows.push({ interest, principal: paid - interest, payment: paid, balance });
  }
  return rows;
}

const sum = (values: readonly bigint[]): bigint => values.reduce((total, value) => total + value, 0n);
/** Cents as the article prints them: `179 752.01`. */
const money = (cents: bigint): string => {
  const digits = cents.toString().padStart(3, '0');
  return `${grouped(digits.slice(0, -2))}.${digits.slice(-2)}`;
};
const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ' ');

const loan = 18_000_000n;
const rate = [425n, 120_000n] as const;
const rows = schedule(loan, rate, 88_549n, 360);
const monthly = 0.0425 / 12;
const exactPayment = (180_000 * monthly) / (1 - (1 + monthly) ** -360);
const accumulated = ((1 + monthly) ** 360 - 1) / monthly;

test('the payment and the totals', () => {
  expect(Math.round(exactPayment * 100)).toBe(88_549);
  has(exactPayment.toFixed(7), grouped('318777') + (exactPayment * 360).toFixed(4).slice(6));
  has(money(88_549n * 360n), money(sum(rows.map(({ payment }) => payment))));
  expect(sum(rows.map(({ payment }) => payment)) - 88_549n * 360n).toBe(136n);
  has(money(sum(rows.map(({ interest }) => interest))));
  expect(sum(rows.map(({ principal }) => principal))).toBe(loan);
});

test('the rows of the tables', () => {
  for (const month of [1, 2, 359]) {
    const { interest, principal, payment, balance } = rows[month - 1]!;
    has(`| ${month} | ${money(interest)} | ${money(principal)} | ${money(payment)} | ${money(balance)} |`);
  }
  const last = rows[359]!;
  has(`| 360 | ${money(last.interest)} | ${money(last.principal)} | **${money(last.payment)}** | 0.00 |`);
  expect(last.balance).toBe(0n);
});

test('where interest and principal meet, and where half is paid', () => {
  const equal = rows.findIndex(({ interest, principal }) => principal >= interest);
  has(`month ${equal + 1}`, money(rows[equal]!.interest), money(rows[equal]!.principal));
  const half = rows.findIndex(({ balance }) => balance <= loan / 2n);
  has(`after ${half + 1} of 360 months`);
  has(`${Math.round((63_750 / 88_549) * 100)} % of the payment`);
});

test('the residue: what the rounded payment leaves, and a cent more or less', () => {
  has(((exactPayment - 885.49) * accumulated).toFixed(4), accumulated.toFixed(1), (exactPayment - 885.49).toFixed(7));
  for (const payment of [88_548n, 88_550n]) has(money(schedule(loan, rate, payment, 360).at(-1)!.payment));
});

test('yen, and an extra payment', () => {
  const yen = (3e6 * 0.0025) / (1 - 1.0025 ** -24);
  has(`${grouped('128943')}.${yen.toFixed(4).slice(7)}`, grouped('128944'));
  has(grouped(schedule(3_000_000n, [3n, 1200n], 128_944n, 24).at(-1)!.payment.toString()));
  const faster = schedule(loan, rate, 98_549n);
  const saved = sum(rows.map(({ interest }) => interest)) - sum(faster.map(({ interest }) => interest));
  has(`month ${faster.length} instead`, money(faster.at(-1)!.payment), money(saved));
  has(money(sum(faster.map(({ interest }) => interest))));
});
