import type { Integer } from '../exact/integer.ts';
import * as Z from '../exact/integer.ts';
import { fieldAdd, fieldInverse, fieldMultiply, fieldNegate, fieldPrime } from '../exact/prime-field.ts';
import { multiply, negate, number, one, product as productOf, sum, zero } from '../expression/build.ts';
import { compareNumerically } from '../expression/compare-numerically.ts';
import { evaluateComplex } from '../expression/evaluate-complex.ts';
import { evaluateModulo } from '../expression/evaluate-modulo.ts';
import type { Expression } from '../expression/expression.ts';
import { seededRandom } from '../expression/random.ts';
import { freeSymbols } from '../expression/walk.ts';
import type { Complex } from '../numeric/complex.ts';
import * as C from '../numeric/complex.ts';
import { pair, triple } from '../result/tuple.ts';
import type { Rows } from './field.ts';
import { isPowerInBalls } from './power-in-balls.ts';

/*
 * The checks. They see the expressions that were typed and those that are shown, and share nothing with the fields that computed
 * them: rational functions are compared in the field of 2^61 − 1 elements, with random values for the symbols (a false identity
 * of degree d passes with probability d/2^61), everything else in floating point with error bounds at random points.
 */

/** Whether a result passed its check, and how it was checked. */
export type Verdict = { readonly passed: true; readonly how: 'modulo' | 'numerically' } | { readonly passed: false };

/** The matrices modulo 2^61 − 1 at one random point; null where an entry is no rational function there. */
function imagesOf(matrices: readonly Rows<Expression>[], seed = 1): Rows<bigint>[] | null {
  const names = new Set(matrices.flat(2).flatMap(freeSymbols));
  const random = seededRandom(seed);
  const element = (): bigint =>
    (BigInt(Math.floor(random() * 2 ** 30)) << 30n) + BigInt(Math.floor(random() * 2 ** 30));
  const at = Object.fromEntries([...names].map((name) => [name, element() % fieldPrime]));
  const images: bigint[][][] = [];
  for (const matrix of matrices) {
    const image: bigint[][] = [];
    for (const row of matrix) {
      const values: bigint[] = [];
      for (const entry of row) {
        const value = evaluateModulo(entry, at);
        if (value === null) return null;
        values.push(value);
      }
      image.push(values);
    }
    images.push(image);
  }
  return images;
}

const productModulo = (a: Rows<bigint>, b: Rows<bigint>): bigint[][] =>
  a.map((row) =>
    b[0]!.map((_, j) => row.reduce((total, entry, k) => fieldAdd(total, fieldMultiply(entry, b[k]![j]!)), 0n)),
  );

/** Whether two matrices of residues are the same. */
const sameModulo = (a: Rows<bigint>, b: Rows<bigint>): boolean =>
  a.every((row, i) => row.every((entry, j) => entry === b[i]![j]));

/** Determinant and rank by Gaussian elimination modulo 2^61 − 1. */
function eliminateModulo(matrix: Rows<bigint>): { readonly determinant: bigint; readonly rank: number } {
  const rows = matrix.map((row) => [...row]);
  let determinant = 1n;
  let rank = 0;
  for (let column = 0; column < (rows[0]?.length ?? 0) && rank < rows.length; column++) {
    const chosen = rows.findIndex((row, index) => index >= rank && row[column] !== 0n);
    if (chosen < 0) {
      determinant = 0n;
      continue;
    }
    if (chosen !== rank) {
      [rows[rank], rows[chosen]] = [rows[chosen]!, rows[rank]!];
      determinant = fieldNegate(determinant);
    }
    const pivot = rows[rank]!;
    determinant = fieldMultiply(determinant, pivot[column]!);
    const inverse = fieldInverse(pivot[column]!)!;
    for (let i = rank + 1; i < rows.length; i++) {
      const by = fieldNegate(fieldMultiply(rows[i]![column]!, inverse));
      if (by !== 0n) rows[i] = rows[i]!.map((entry, k) => fieldAdd(entry, fieldMultiply(by, pivot[k]!)));
    }
    rank++;
  }
  return { determinant: rank < rows.length ? 0n : determinant, rank };
}

/** Whether two matrices of the same shape are equal, entry by entry, in floating point. */
const sameNumerically = (a: Rows<Expression>, b: Rows<Expression>): boolean =>
  a.every((row, i) => row.every((entry, j) => compareNumerically(entry, b[i]![j]!, { points: 4 }).verdict === 'equal'));

/** The product as unsimplified expressions. */
const productExpression = (a: Rows<Expression>, b: Rows<Expression>): Expression[][] =>
  a.map((row) => b[0]!.map((_, j) => sum(row.map((entry, k) => multiply(entry, b[k]![j]!)))));

/** a·b = c, by one of the two ways. */
export function verifyProduct(a: Rows<Expression>, b: Rows<Expression>, c: Rows<Expression>): Verdict {
  const images = imagesOf([a, b, c]);
  if (images !== null) {
    const [left, right, result] = triple(images);
    return sameModulo(productModulo(left, right), result) ? { passed: true, how: 'modulo' } : { passed: false };
  }
  return sameNumerically(productExpression(a, b), c) ? { passed: true, how: 'numerically' } : { passed: false };
}

/** det a = d: by elimination modulo 2^61 − 1, or by the expansion along the first row, compared numerically. */
export function verifyDeterminant(a: Rows<Expression>, determinant: Expression): Verdict {
  const images = imagesOf([a, [[determinant]]]);
  if (images !== null)
    return eliminateModulo(images[0]!).determinant === images[1]![0]![0]!
      ? { passed: true, how: 'modulo' }
      : { passed: false };
  const same =
    a.length <= maxLaplace ? sameNumerically([[laplace(a)]], [[determinant]]) : determinantAgrees(a, determinant);
  return same ? { passed: true, how: 'numerically' } : { passed: false };
}

/** In complex doubles at a few random points, within Hadamard's bound of the determinant times what rounding may do. */
function determinantAgrees(a: Rows<Expression>, determinant: Expression): boolean {
  const names = freeSymbols(productOf([...a.flat(), determinant]));
  const random = seededRandom(11);
  let agreed = 0;
  for (let attempt = 0; attempt < 8 && agreed < 3; attempt++) {
    const at = Object.fromEntries(names.map((name) => [name, C.complex(0.2 + 2 * random())]));
    const values = a.map((row) => row.map((entry) => evaluateComplex(entry, at)));
    const bound = values.reduce((total, row) => total * Math.hypot(...row.map(C.modulus)), 1);
    const difference = C.modulus(C.subtract(eliminateComplex(values), evaluateComplex(determinant, at)));
    if (!Number.isFinite(difference) || !Number.isFinite(bound)) continue;
    if (difference > 1e-13 * a.length ** 2 * bound) return false;
    agreed++;
  }
  return agreed > 0;
}

/** The determinant by Gaussian elimination with partial pivoting. */
function eliminateComplex(matrix: Rows<Complex>): Complex {
  const rows = matrix.map((row) => [...row]);
  let determinant: Complex = C.complex(1);
  for (let k = 0; k < rows.length; k++) {
    let chosen = k;
    for (let i = k + 1; i < rows.length; i++) if (C.modulus(rows[i]![k]!) > C.modulus(rows[chosen]![k]!)) chosen = i;
    if (chosen !== k) {
      [rows[k], rows[chosen]] = [rows[chosen]!, rows[k]!];
      determinant = C.subtract(C.complex(0), determinant);
    }
    const pivot = rows[k]![k]!;
    determinant = C.multiply(determinant, pivot);
    if (C.modulus(pivot) === 0) return C.complex(0);
    for (let i = k + 1; i < rows.length; i++) {
      const by = C.divide(rows[i]![k]!, pivot);
      rows[i] = rows[i]!.map((entry, j) => (j < k ? entry : C.subtract(entry, C.multiply(by, rows[k]![j]!))));
    }
  }
  return determinant;
}

const maxLaplace = 6;

/** The determinant expanded along the first row, again and again, without any simplification. */
function laplace(a: Rows<Expression>): Expression {
  if (a.length === 0) return productOf([]);
  if (a.length === 1) return a[0]![0]!;
  return sum(
    a[0]!.map((entry, column) => {
      const minor = laplace(a.slice(1).map((row) => row.filter((_, other) => other !== column)));
      const term = multiply(entry, minor);
      return column % 2 === 0 ? term : negate(term);
    }),
  );
}

/** The rank of a matrix modulo 2^61 − 1, a lower bound of the true one and, but for bad luck, the rank; null as in `imagesOf`. */
export function rankModulo(a: Rows<Expression>): number | null {
  const images = imagesOf([a], 7);
  return images === null ? null : eliminateModulo(images[0]!).rank;
}

/** The identity matrix of expressions. */
export const unitMatrix = (size: number): Expression[][] =>
  Array.from({ length: size }, (_, i) => Array.from({ length: size }, (_, j) => (i === j ? one : zero)));

/** Two matrices of one shape are equal. */
export function sameMatrix(a: Rows<Expression>, b: Rows<Expression>): Verdict {
  const images = imagesOf([a, b]);
  if (images !== null) return sameModulo(images[0]!, images[1]!) ? { passed: true, how: 'modulo' } : { passed: false };
  return sameNumerically(a, b) ? { passed: true, how: 'numerically' } : { passed: false };
}

/** a − b = c, entry by entry. */
export const verifyDifference = (a: Rows<Expression>, b: Rows<Expression>, c: Rows<Expression>): Verdict =>
  sameMatrix(
    a.map((row, i) => row.map((entry, j) => sum([entry, negate(b[i]![j]!)]))),
    c,
  );

/** The entries, added from the last to the first, are the total. */
export const verifySum = (entries: readonly Expression[], total: Expression): Verdict =>
  verifyProduct(
    [[...entries].reverse()],
    entries.map(() => [one]),
    [[total]],
  );

/** factor·a = c, as the product of a with a multiple of the identity. */
export const verifyScale = (a: Rows<Expression>, factor: Expression, c: Rows<Expression>): Verdict =>
  verifyProduct(
    a,
    unitMatrix(a[0]!.length).map((row) => row.map((entry) => multiply(factor, entry))),
    c,
  );

/** (A·x)·y = x·(Aᵀ·y) for random integer vectors. */
export function verifyTranspose(a: Rows<Expression>, transposed: Rows<Expression>): Verdict {
  const random = seededRandom(3);
  const vector = (length: number) => Array.from({ length }, () => [number(1 + Math.floor(1e6 * random()))]);
  const [x, y] = [vector(a[0]!.length), vector(a.length)];
  const row = (column: Rows<Expression>) => [column.map(([entry]) => entry!)];
  return sameMatrix(
    productExpression(row(y), productExpression(a, x)),
    productExpression(row(x), productExpression(transposed, y)),
  );
}

/** a^n = c, by squaring from the other end of the exponent; for negative n, c·a^(−n) = I. */
export function verifyPower(a: Rows<Expression>, n: Integer, c: Rows<Expression>): Verdict {
  const images = imagesOf([a, c]);
  const unit = unitMatrix(a.length);
  if (images !== null) {
    const [base, result] = pair(images);
    const raised = powerModulo(base, BigInt(Z.abs(n)));
    const expected = n < 0 ? imagesOf([unit])![0]! : raised;
    const found = n < 0 ? productModulo(result, raised) : result;
    return sameModulo(found, expected) ? { passed: true, how: 'modulo' } : { passed: false };
  }
  return isPowerInBalls(a, Z.toNumber(n), c) ? { passed: true, how: 'numerically' } : { passed: false };
}

function powerModulo(base: Rows<bigint>, n: bigint): Rows<bigint> {
  let result: Rows<bigint> = imagesOf([unitMatrix(base.length)])![0]!;
  let square = base;
  for (let left = n; left > 0n; left >>= 1n) {
    if (left & 1n) result = productModulo(result, square);
    if (left > 1n) square = productModulo(square, square);
  }
  return result;
}

/** The factors combine the rows of a to 0 and the entries of b to a remainder that is not 0. */
export function verifyCombination(
  factors: readonly Expression[],
  a: Rows<Expression>,
  b: Rows<Expression>,
  remainder: Expression,
): boolean {
  const nothing = [a[0]!.map(() => zero)];
  return (
    verifyProduct([factors], a, nothing).passed &&
    verifyProduct([factors], b, [[remainder]]).passed &&
    compareNumerically(remainder, zero).verdict === 'different'
  );
}
