import { type Ball, complement, EXACT, lower, sizeOf } from './ball.ts';

/** 1 − part: where the difference loses its first bits it is formed again from a part with so many more. */
export function fromComplement(part: (bits: number) => Ball | null, bits: number): Ball | null {
  const first = part(bits);
  if (first === null) return null;
  const rest = complement(first, bits);
  const lost = Math.ceil(-sizeOf(rest.value));
  // With no bit left, or more lost than ever are worth while, the caller decides.
  if (lower(rest) === EXACT || lost <= 8) return rest;
  const again = part(bits + lost + 16);
  return again && complement(again, bits + lost + 16);
}
