import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fromDecimal } from '../exact/decimal.ts';
import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import * as A from './annuity.ts';
import { annuityRate } from './annuity-rate.ts';
import { type Bond, bondFigures } from './bond.ts';
import { bondYield } from './bond-yield.ts';
import { doubleDeclining } from './declining-balance.ts';
import { modifiedRateOfReturn } from './modified-rate-of-return.ts';
import { periodsToPayOff } from './number-of-periods.ts';
import { presentValue, ratesOfReturn } from './rates-of-return.ts';
import {
  divide,
  exponential,
  logarithm,
  type Maybe,
  multiply,
  power,
  settle,
  subtract,
  toNumber,
  type Value,
} from './value.ts';

/** Reference values of spreadsheets and textbooks, for every function that stands here; see the header of the file. */
const file = join(process.env.NOMOGRAM_ORACLES ?? '../shared/oracles', 'finance.jsonl');

interface OracleRecord {
  readonly id: string;
  readonly function: string;
  readonly args: { readonly [name: string]: string } | string;
  readonly expected: string;
}

type Arguments = (name: string) => Rational;
const over = (a: Maybe, b: Maybe, bits: number): Maybe => a && b && divide(a, b, bits);
const plus1 = (r: Rational): Rational => Q.add(Q.one, r);
const certain = (compute: (bits: number) => Maybe): number => {
  const value = settle(compute, 80);
  return value === null ? Number.NaN : toNumber(value);
};

const bondOf = (of: Arguments): Bond => {
  const perYear = Q.toNumber(of('per_year'));
  return {
    face: of('face'),
    couponRate: of('coupon_rate'),
    couponsPerYear: perYear,
    coupons: Math.round(Q.toNumber(of('years')) * perYear),
  };
};
const bondFigure = (figure: 'price' | 'macaulay' | 'modified' | 'convexity') => (of: Arguments) =>
  certain((bits) => bondFigures(bondOf(of), of('yield_rate'), bits)?.[figure] ?? null);
const scaled = (by: string, factor: (of: Arguments, bits: number) => Maybe) => (of: Arguments) =>
  certain((bits) => {
    const found = factor(of, bits);
    return found && multiply(of(by), found, bits);
  });
const payment = (of: Arguments, sum: string, rate: Rational, n: Rational) =>
  certain((bits) => over(of(sum), A.presentAnnuity(rate, n, bits), bits));

const textbook: { readonly [name: string]: (of: Arguments) => number } = {
  pv_annuity_ordinary: scaled('payment', (of, bits) => A.presentAnnuity(of('rate'), of('periods'), bits)),
  fv_annuity_ordinary: scaled('payment', (of, bits) => A.futureAnnuity(of('rate'), of('periods'), bits)),
  pv_annuity_due: scaled('payment', (of, bits) =>
    multiply(plus1(of('rate')), A.presentAnnuity(of('rate'), of('periods'), bits)!, bits),
  ),
  fv_annuity_due: scaled('payment', (of, bits) =>
    multiply(plus1(of('rate')), A.futureAnnuity(of('rate'), of('periods'), bits)!, bits),
  ),
  pv_growing_annuity: scaled('payment', (of, bits) =>
    A.presentGrowingAnnuity(of('rate'), of('growth'), of('periods'), bits),
  ),
  fv_growing_annuity: scaled('payment', (of, bits) =>
    A.futureGrowingAnnuity(of('rate'), of('growth'), of('periods'), bits),
  ),
  future_value: scaled('present_value', (of, bits) => power(plus1(of('rate')), of('periods'), bits)),
  present_value: scaled('future_value', (of, bits) => power(plus1(of('rate')), Q.negate(of('periods')), bits)),
  loan_payment: (of) => payment(of, 'principal', of('rate'), of('periods')),
  mortgage: (of) => payment(of, 'principal', Q.divide(of('annual_rate'), Q.integerRational(12)), of('months')),
  equivalent_annual_annuity: (of) => payment(of, 'npv', of('rate'), of('periods')),
  continuous_compounding: scaled('principal', (of, bits) => exponential(Q.multiply(of('rate'), of('time')), bits)),
  doubling_time: (of) =>
    certain((bits) => over(logarithm(Q.integerRational(2), bits), logarithm(plus1(of('rate')), bits), bits)),
  doubling_time_continuous: (of) => certain((bits) => over(logarithm(Q.integerRational(2), bits), of('rate'), bits)),
  discounted_payback_years: (of) =>
    certain((bits) => periodsToPayOff(Q.divide(of('initial'), of('annual')), of('rate'), bits)),
  number_of_periods_annuity_pv: (of) =>
    certain((bits) => periodsToPayOff(Q.divide(of('pv'), of('payment')), of('rate'), bits)),
  effective_annual_rate: (of) =>
    certain((bits) => {
      const growth = power(plus1(Q.divide(of('nominal'), of('compounding'))), of('compounding'), bits);
      return growth && subtract(growth, Q.one, bits);
    }),
  bond_price: bondFigure('price'),
  macaulay_duration_years: bondFigure('macaulay'),
  modified_duration: bondFigure('modified'),
  convexity_years2: bondFigure('convexity'),
  yield_to_maturity: (of) => Q.toNumber(bondYield(of('price'), bondOf(of))),
};

/** Functions of spreadsheets; money paid out is negative there. */
const spreadsheet: { readonly [name: string]: (args: readonly Argument[]) => number | undefined } = {
  NPV: ([rate, flows]) =>
    presentValue(
      list(flows).map((amount, k) => ({ amount, time: k + 1 })),
      Number(rate),
    ),
  NPV0: ([rate, flows]) =>
    presentValue(
      list(flows).map((amount, time) => ({ amount, time })),
      Number(rate),
    ),
  IRR: ([flows]) => nearest(ratesOfReturn(list(flows).map((amount, time) => ({ amount, time })))),
  MIRR: ([flows, finance, reinvestment]) =>
    certain((bits) =>
      modifiedRateOfReturn(
        list(flows).map(Q.fromNumber),
        Q.fromNumber(Number(finance)),
        Q.fromNumber(Number(reinvestment)),
        bits,
      ),
    ),
  RATE: (args) => rateOf(args.map(Number)),
  PMT: (args) => tvm(args.map(Number), 'payment'),
  PV: (args) => tvm(args.map(Number), 'present'),
  FV: (args) => tvm(args.map(Number), 'future'),
  DDB: ([cost, salvage, life, period, factor]) => {
    if (factor !== undefined && factor !== 2) return undefined;
    const amounts = doubleDeclining(
      Q.fromNumber(Number(cost)),
      Q.fromNumber(Number(salvage)),
      Number(life),
      Number(period),
      256,
    ) as Value[];
    return toNumber(amounts.at(-1)!);
  },
};

type Argument = number | readonly number[];
const list = (argument: Argument | undefined): readonly number[] => argument as readonly number[];
const nearest = (rates: readonly number[]): number =>
  [...rates].sort((a, b) => Math.abs(a) - Math.abs(b))[0] ?? Number.NaN;

/** PV + PMT·a + FV·v = 0 with the annuity due for type 1, solved for one of the three. */
function tvm(
  [rate = 0, n = 0, a = 0, b = 0, type = 0]: readonly number[],
  wanted: 'payment' | 'present' | 'future',
): number {
  const [r, periods] = [Q.fromNumber(rate), Q.fromNumber(n)];
  const start = type === 1 ? 1 + rate : 1;
  const annuity = start * certain((bits) => A.presentAnnuity(r, periods, bits));
  const discount = certain((bits) => power(plus1(r), Q.negate(periods), bits));
  if (wanted === 'payment') return -(a + b * discount) / annuity;
  return wanted === 'present' ? -(a * annuity + b * discount) : -(b + a * annuity) / discount;
}

/** RATE of a plain annuity; the general one is a rate of return of its flows. */
function rateOf([n = 0, payment = 0, present = 0, future = 0, type = 0]: readonly number[]): number | undefined {
  if (![n, payment, present, future].every(Number.isFinite)) return undefined;
  if (future === 0 && type === 0 && present * payment < 0)
    return Q.toNumber(annuityRate(Q.divide(Q.fromNumber(-present), Q.fromNumber(payment)), Q.fromNumber(n)));
  if (!Number.isInteger(n)) return undefined;
  const shift = type === 1 ? 0 : 1;
  const flows = Array.from({ length: n }, (_, k) => ({ amount: payment, time: k + shift }));
  return nearest(ratesOfReturn([{ amount: present, time: 0 }, ...flows, { amount: future, time: n }]));
}

const records: readonly OracleRecord[] = existsSync(file)
  ? readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.includes('"header"'))
      .map((line) => JSON.parse(line))
  : [];
if (records.length === 0) console.info(`${file} is not here: reference values of finance are not compared`);

function computed(record: OracleRecord): number | undefined {
  const { args } = record;
  if (typeof args !== 'string') {
    const of: Arguments = (name) => {
      const [above, below] = args[name]!.split('/').map((text) => fromDecimal(text.trim())!);
      return below ? Q.divide(above!, below) : above!;
    };
    return textbook[record.function]?.(of);
  }
  if (/['a-z]/i.test(args)) return undefined;
  return spreadsheet[record.function]?.(splitArguments(args));
}

/** "0.1 / 12, [1, 2], 3" as numbers and lists. */
const splitArguments = (args: string): readonly Argument[] =>
  (args.match(/\s*\[[^\]]*\]|[^,]+/g) ?? []).map((text) =>
    text.trim().startsWith('[') ? JSON.parse(text) : arithmetic(text),
  );

/** Products and quotients, as the records write rates and terms. */
const arithmetic = (text: string): number =>
  text
    .split('*')
    .map((factor) => factor.split('/').map(Number))
    .reduce(
      (product, [first = 1, ...divisors]) => divisors.reduce((value, divisor) => value / divisor, product * first),
      1,
    );

describe.skipIf(records.length === 0)('reference values', () => {
  const known = records
    .map((record) => ({ record, value: computed(record) }))
    .filter(({ value }) => value !== undefined);

  test.each(known.map(({ record, value }) => [`${record.id} ${record.function}`, record, value!] as const))(
    '%s',
    (_, { expected }, value) => {
      const wanted = Number(expected);
      if (Number.isNaN(wanted)) expect(value).toBeNaN();
      else expect(Math.abs(value - wanted)).toBeLessThanOrEqual(1e-10 * Math.abs(wanted));
    },
  );

  test('most records are of functions that stand here', () => {
    expect(known.length).toBeGreaterThan(100);
  });
});
