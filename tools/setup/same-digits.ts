import { subtract } from '@nomogram/math/expression/build.ts';
import { evaluatePrecise } from '@nomogram/math/expression/evaluate-precise.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';

/** Whether two real constants are the same to so many digits: their difference is measured by the larger one, however small that is. */
export function sameDigits(a: Expression, b: Expression, digits = 28): boolean {
  const [x, y, off] = [a, b, subtract(a, b)].map(sizeOf) as [number, number, number];
  return off <= 10 ** -digits * Math.max(x, y);
}

/** NaN where it has no real value. */
function sizeOf(constant: Expression): number {
  const found = evaluatePrecise(constant, 30);
  return found.ok && Number(found.value.im) === 0 ? Math.abs(Number(found.value.re)) : Number.NaN;
}
