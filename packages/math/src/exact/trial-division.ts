import * as Z from './integer.ts';

/** A number and how often it divides. */
export type Factor = [base: Z.Integer, multiplicity: number];

/**
 * The prime factors of n ≥ 1 below a limit with their multiplicities, and the part that they leave, which is 1 or has only prime factors
 * from the limit on, or is a prime below its square.
 */
export function trialDivision(n: Z.Integer, limit: number): { readonly factors: Factor[]; readonly rest: Z.Integer } {
  const factors: Factor[] = [];
  let rest = n;
  for (let prime = 2; prime < limit && rest !== 1; prime += prime === 2 ? 1 : 2) {
    if (typeof rest === 'number' && prime * prime > rest) break;
    let multiplicity = 0;
    while (Z.remainder(rest, prime) === 0) {
      rest = Z.divideExact(rest, prime);
      multiplicity++;
    }
    if (multiplicity > 0) factors.push([prime, multiplicity]);
  }
  return { factors, rest };
}
