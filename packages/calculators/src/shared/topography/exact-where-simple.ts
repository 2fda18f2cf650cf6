import * as Z from '@nomogram/math/exact/integer.ts';
import { evaluatePrecise } from '@nomogram/math/expression/evaluate-precise.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { some } from '@nomogram/math/expression/walk.ts';
import type { Quantity } from '../../kit/answer.ts';
import type { Options } from '../../kit/options.ts';
import { approximate, decimal, digits, exact } from '../../kit/quantity.ts';

/**
 * An exact value, unless a sine or logarithm without a closed form is left in it, or a number of so many digits that it only
 * stands for an angle in radians: then its decimal alone is of use. Digits that cancel (of a segment of 0.001 gon nine do) are
 * computed until all that are shown are right.
 */
export function exactWhereSimple(label: string, expression: Expression, unit: string, options: Options): Quantity {
  if (!some(expression, (node) => node.kind === 'apply' || isLong(node))) return exact(label, expression, { unit });
  const precise = evaluatePrecise(expression, Math.max(options.digits, 17));
  if (!precise.ok || precise.value.im !== '0') return approximate(label, expression, { unit });
  const text = options.digits < 17 ? undefined : precise.value.re;
  return text === undefined ? decimal(label, Number(precise.value.re), { unit }) : digits(label, text, { unit });
}

/** Angles in radians and roots are taken to 60 digits; what people type has fewer. */
const isLong = (node: Expression): boolean => node.kind === 'number' && Z.bitLength(node.value.denominator) > maxBits;

const maxBits = 130;
