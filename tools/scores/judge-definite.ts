import { numericIntegral } from '@nomogram/math/calculus/quadrature.ts';
import { fromDecimal } from '@nomogram/math/exact/decimal.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { parse } from '@nomogram/math/syntax/parse.ts';
import type { Judgement } from './suite.ts';

export interface DefiniteIntegralRecord {
  readonly id: string;
  readonly integrand: string;
  readonly variable: string;
  readonly lower: string;
  readonly upper: string;
  /** 25 digits or more, or "diverges". */
  readonly value: string;
}

/** Where the data round: what is wanted is known to so many parts. */
const relative = 1e-10;
const absoluteAtZero = 1e-12;

/**
 * A decimal is right where it lies within 1e-10 of the value (1e-12 of 0), every digit that is shown is a digit of the value, and
 * the bound that is stated holds of the number that is shown. What diverges must be refused as divergent.
 */
export function judgeDecimal({ integrand, variable, lower, upper, value }: DefiniteIntegralRecord): Judgement {
  const [f, a, b] = [integrand, lower, upper].map((text) => parse(text));
  if (!f?.ok || !a?.ok || !b?.ok) return 'none';
  const found = numericIntegral(f.value.expression, variable, a.value.expression, b.value.expression);
  const says = !found.ok && found.error.reason === 'diverges';
  if (value === 'diverges') return says ? 'right' : found.ok ? 'wrong' : 'none';
  if (!found.ok) return says ? 'wrong' : 'none';
  const { shown, error } = found.value;
  const [wanted, printed] = [fromDecimal(value), fromDecimal(shown)];
  if (wanted === null || printed === null) return 'wrong';
  const off = Math.abs(Q.toNumber(Q.subtract(printed, wanted)));
  const size = Math.abs(Q.toNumber(wanted));
  // The data themselves end after 25 digits.
  const known = 1e-24 * size;
  if (off > error + known || off > unitOf(shown) + known) return 'wrong';
  return off <= (size === 0 ? absoluteAtZero : relative * size) ? 'right' : 'none';
}

/** One unit in the last place shown, half of it and half for how the data may round; 0 shows no digit. */
function unitOf(shown: string): number {
  if (shown === '0') return Number.POSITIVE_INFINITY;
  const [mantissa = '', exponent = '0'] = shown.split('e');
  const places = mantissa.split('.')[1]?.length ?? 0;
  return 10 ** (Number(exponent) - places);
}
