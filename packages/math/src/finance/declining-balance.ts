import * as Q from '../exact/rational.ts';
import { multiply, signOf, subtract, type Value } from '../numeric/precise/value.ts';

/**
 * Double-declining-balance depreciation, one amount a year: twice the straight-line rate of what is left, never below the
 * salvage value (Excel DDB). The first `years` years of a life of `life` years; null where a sign cannot be decided.
 */
export function doubleDeclining(
  cost: Value,
  salvage: Value,
  life: number,
  years: number,
  bits: number,
): Value[] | null {
  const rate = Q.rational(2, life);
  const amounts: Value[] = [];
  let book = cost;
  for (let year = 1; year <= years; year++) {
    const room = subtract(book, salvage, bits);
    const planned = multiply(book, rate, bits);
    const excess = signOf(subtract(planned, room, bits));
    const left = signOf(room);
    if (excess === undefined || left === undefined) return null;
    const amount = left <= 0 ? Q.zero : excess > 0 ? room : planned;
    amounts.push(amount);
    book = subtract(book, amount, bits);
  }
  return amounts;
}
