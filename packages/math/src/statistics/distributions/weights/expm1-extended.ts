import { add, type DoubleDouble, divide, multiply, type Real } from '../../../numeric/double-double.ts';

/** 1, 1/2!, 1/3!, … */
const COEFFICIENTS: readonly DoubleDouble[] = reciprocalFactorials(30);

function reciprocalFactorials(count: number): DoubleDouble[] {
  const values: DoubleDouble[] = [{ hi: 1, lo: 0 }];
  for (let n = 2; n <= count; n++) values.push(divide(values[n - 2]!, n));
  return values;
}

/** e^x − 1 for |x| ≤ 1 to about 30 digits: moments of nearly normal laws are small differences of such terms. */
export function expm1Extended(x: Real): DoubleDouble {
  let sum: DoubleDouble = { hi: 0, lo: 0 };
  for (let n = COEFFICIENTS.length - 1; n >= 0; n--) sum = add(multiply(sum, x), COEFFICIENTS[n]!);
  return multiply(sum, x);
}
