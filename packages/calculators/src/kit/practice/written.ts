import { gcd, toNumber } from '@nomogram/math/exact/integer.ts';

/** `3*x^2 - x + 1` from the coefficients, that of the highest power first. */
export function polynomial(coefficients: readonly number[], x = 'x'): string {
  const degree = coefficients.length - 1;
  const terms = coefficients.flatMap((coefficient, index) =>
    coefficient === 0 ? [] : [term(coefficient, degree - index, x)],
  );
  return terms.length === 0 ? '0' : terms.join(' + ').replaceAll('+ -', '- ');
}

function term(coefficient: number, power: number, x: string): string {
  if (power === 0) return String(coefficient);
  const letter = power === 1 ? x : `${x}^${power}`;
  if (Math.abs(coefficient) === 1) return coefficient < 0 ? `-${letter}` : letter;
  return `${coefficient}*${letter}`;
}

/** The product of two polynomials by their coefficients. */
export function times(a: readonly number[], b: readonly number[]): readonly number[] {
  const product = Array<number>(a.length + b.length - 1).fill(0);
  for (const [i, one] of a.entries()) for (const [j, other] of b.entries()) product[i + j]! += one * other;
  return product;
}

export const plus = (a: readonly number[], b: readonly number[]): readonly number[] => {
  const length = Math.max(a.length, b.length);
  const at = (of: readonly number[], index: number) => of[index - (length - of.length)] ?? 0;
  return Array.from({ length }, (_, index) => at(a, index) + at(b, index));
};

/** `k*x`, `x`, `-x`. */
export const multiple = (k: number, of = 'x'): string => (k === 1 ? of : k === -1 ? `-${of}` : `${k}*${of}`);

/** Rows on lines, entries by commas. */
export const matrix = (rows: readonly (readonly number[])[]): string => rows.map((row) => row.join(',')).join('\n');

export const list = (numbers: readonly number[]): string => numbers.join('; ');

/** `5 - 2i`. */
export const complex = (re: number, im: number): string =>
  im === 0
    ? String(re)
    : `${re === 0 ? '' : re}${im < 0 ? '-' : re === 0 ? '' : '+'}${Math.abs(im) === 1 ? '' : Math.abs(im)}i`;

/** n/d in lowest terms: `3/2`, `-2`. */
export function fraction(n: number, d: number): string {
  const common = toNumber(gcd(Math.abs(n), d));
  return d === common ? String(n / common) : `${n / common}/${d / common}`;
}

/** n/d of π in lowest terms: `0`, `-pi/6`, `7*pi/6`, `2*pi`. */
export function partOfPi(n: number, d: number): string {
  const common = toNumber(gcd(Math.abs(n), d));
  const [above, below] = [n / common, d / common];
  if (above === 0) return '0';
  return `${multiple(above, 'pi')}${below === 1 ? '' : `/${below}`}`;
}

/** `a - b`, where b may begin with a sign: `sin(x) + 1/2`; a alone where b is 0. */
export const minus = (a: string, b: string): string =>
  b === '0' ? a : b.startsWith('-') ? `${a} + ${b.slice(1)}` : `${a} - ${b}`;
