/** C(n, k) modulo a prime p < 2^16, for 0 ≤ k ≤ n below 2^53, by Lucas's theorem: the product over the digits in base p. */
export function binomialModulo(n: number, k: number, p: number): number {
  let result = 1;
  let [top, bottom] = [n, k];
  while (bottom > 0) {
    result = (result * digitBinomial(top % p, bottom % p, p)) % p;
    top = Math.floor(top / p);
    bottom = Math.floor(bottom / p);
  }
  return result;
}

function digitBinomial(n: number, k: number, p: number): number {
  if (k > n) return 0;
  let numerator = 1;
  let denominator = 1;
  for (let i = 0; i < k; i++) {
    numerator = (numerator * (n - i)) % p;
    denominator = (denominator * (i + 1)) % p;
  }
  return (numerator * powerModulo(denominator, p - 2, p)) % p;
}

/** base^exponent modulo p, for p < 2^26. */
export function powerModulo(base: number, exponent: number, p: number): number {
  let result = 1;
  let square = base % p;
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = (result * square) % p;
    square = (square * square) % p;
  }
  return result;
}
