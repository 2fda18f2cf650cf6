/**
 * The variables of a family of polynomials, and how a monomial is packed into one number: in base 2^bits with the first
 * variable as the highest digit, so that the order of the numbers is the lexicographic order of the monomials, multiplying
 * monomials is adding, and 52 bits are shared evenly. Up to 26 variables of degree 3, four of degree 8191.
 */
export interface Ring {
  readonly variables: readonly string[];
  readonly radix: number;
  /** The packed monomial of each variable. */
  readonly weights: readonly number[];
}

const totalBits = 52;
/** More variables than these have no room in the keys of monomials. */
export const maxVariables = 26;

/** The ring of polynomials in these variables; throws a RangeError for more than there is room for. */
export function ring(variables: readonly string[]): Ring {
  if (variables.length > maxVariables) throw new RangeError('too many variables for a ring');
  const bits = Math.min(26, Math.floor(totalBits / Math.max(variables.length, 1)));
  const radix = 2 ** bits;
  return { variables, radix, weights: variables.map((_, k) => radix ** (variables.length - 1 - k)) };
}

/** The exponent of variable `k` in a packed monomial. */
export const exponentOf = (key: number, k: number, { radix, weights }: Ring): number =>
  Math.floor(key / weights[k]!) % radix;

/** The exponents of a monomial from its key. */
export const exponentsOf = (key: number, of: Ring): number[] => of.variables.map((_, k) => exponentOf(key, k, of));

/** The key of a monomial from its exponents. */
export const keyOf = (exponents: readonly number[], { weights }: Ring): number =>
  exponents.reduce((key, exponent, k) => key + exponent * weights[k]!, 0);
