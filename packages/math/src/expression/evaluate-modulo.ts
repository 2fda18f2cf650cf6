import * as Z from '../exact/integer.ts';
import { fieldAdd, fieldInverse, fieldMultiply, fieldPower, fieldPrime, fieldRational } from '../exact/prime-field.ts';
import type { Expression } from './expression.ts';

/**
 * The value of a rational function in the field of 2^61 − 1 elements (see `exact/prime-field.ts`); null where a
 * denominator vanishes there and where the expression is not a rational function of its symbols.
 */
export function evaluateModulo(a: Expression, at: Readonly<Record<string, bigint>>): bigint | null {
  switch (a.kind) {
    case 'number':
      return fieldRational(a.value);
    case 'symbol':
      return Object.hasOwn(at, a.name) ? at[a.name]! : null;
    case 'sum':
      return fold(a.terms, at, 0n, fieldAdd);
    case 'product':
      return fold(a.factors, at, 1n, fieldMultiply);
    case 'power': {
      if (a.exponent.kind !== 'number' || a.exponent.value.denominator !== 1) return null;
      const base = evaluateModulo(a.base, at);
      return base === null ? null : fieldSignedPower(base, a.exponent.value.numerator);
    }
    default:
      return null;
  }
}

function fold(
  parts: readonly Expression[],
  at: Readonly<Record<string, bigint>>,
  start: bigint,
  combine: (a: bigint, b: bigint) => bigint,
): bigint | null {
  let total = start;
  for (const part of parts) {
    const value = evaluateModulo(part, at);
    if (value === null) return null;
    total = combine(total, value);
  }
  return total;
}

function fieldSignedPower(base: bigint, exponent: Z.Integer): bigint | null {
  if (base === 0n) return exponent > 0 ? 0n : null;
  const positive = exponent < 0 ? fieldInverse(base) : base;
  return positive === null ? null : fieldPower(positive, BigInt(Z.abs(exponent)) % (fieldPrime - 1n));
}
