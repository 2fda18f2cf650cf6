import { fromNumber } from '@nomogram/math/exact/rational.ts';
import { evaluateBall } from '@nomogram/math/expression/evaluate-precise.ts';
import type { Real } from '@nomogram/math/numeric/double-double.ts';
import type { Computable } from '@nomogram/math/numeric/precise/certain-digits.ts';
import { realFromRational } from '@nomogram/math/statistics/real-from-rational.ts';
import type { ExactNumber } from '../../kit/fields/exact.ts';

/** A typed number with the digits that a double alone would lose. */
export const realOf = ({ rational, value }: ExactNumber): Real => realFromRational(rational ?? fromNumber(value));

/** A typed number to any number of digits: 0.1 is 1/10, and √2 is √2. */
export const computableOf = ({ rational, expression }: ExactNumber): Computable =>
  rational ? () => rational : (bits) => evaluateBall(expression, bits, {});
