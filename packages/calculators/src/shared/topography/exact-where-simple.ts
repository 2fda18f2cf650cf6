import * as Z from '@nomogram/math/exact/integer.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { some } from '@nomogram/math/expression/walk.ts';
import type { Quantity } from '../../kit/answer.ts';
import { approximate, exact } from '../../kit/quantity.ts';

/**
 * An exact value, unless a sine or logarithm without a closed form is left in it, or a number of so many digits that it only
 * stands for an angle in radians: then its decimal alone is of use, rounded from the value itself and not from a double beside it.
 */
export const exactWhereSimple = (label: string, expression: Expression, unit: string): Quantity =>
  some(expression, (node) => node.kind === 'apply' || isLong(node))
    ? approximate(label, expression, { unit })
    : exact(label, expression, { unit });

/** Angles in radians and roots are taken to 60 digits; what people type has fewer. */
const isLong = (node: Expression): boolean => node.kind === 'number' && Z.bitLength(node.value.denominator) > maxBits;

const maxBits = 130;
