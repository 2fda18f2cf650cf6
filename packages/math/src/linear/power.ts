import type { Integer } from '../exact/integer.ts';
import { Unfinished } from '../result/unfinished.ts';
import type { Field, Rows } from './field.ts';
import { identity, product } from './matrix.ts';

/** What all entries of a power may weigh together: some thousand digits. */
const heaviest = 120_000;

/** A^n for n ≥ 0 by repeated squaring; throws `Unfinished` (size) as soon as the entries grow too long to be read. */
export function matrixPower<E>(field: Field<E>, matrix: Rows<E>, n: Integer): Rows<E> {
  let result: Rows<E> = identity(field, matrix.length);
  const bits = BigInt(n).toString(2);
  for (const bit of bits) {
    result = kept(field, product(field, result, result));
    if (bit === '1') result = kept(field, product(field, result, matrix));
  }
  return result;
}

function kept<E>(field: Field<E>, matrix: Rows<E>): Rows<E> {
  let weight = 0;
  for (const row of matrix) for (const entry of row) weight += field.weight(entry);
  if (weight > heaviest) throw new Unfinished('size', 'the power has too many digits to be written down');
  return matrix;
}
