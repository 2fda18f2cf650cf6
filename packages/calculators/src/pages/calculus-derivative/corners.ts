import type { CriticalPoint } from '@nomogram/math/algebra/inequality/point-order.ts';
import { realZeros } from '@nomogram/math/algebra/inequality/zeros.ts';
import { derivativeConditions, neededConditions } from '@nomogram/math/calculus/derivative-conditions.ts';
import { monotonePieces } from '@nomogram/math/calculus/monotone-pieces.ts';
import { signOfConstant } from '@nomogram/math/expression/balls/sign-of-constant.ts';
import { equal, factorsOf, product, subtract } from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { withoutSlope } from './one-sided-slopes.ts';

/** A point at which a function has a value and no derivative, and why. */
export interface Corner {
  readonly at: Expression;
  readonly says: string;
}

/** Where functions such as |u| bend or jump, as far as these points are known exactly and their slopes from both sides are. */
export function cornersOf(f: Expression, slopes: Expression, x: string): readonly Corner[] {
  const conditions = neededConditions(derivativeConditions(f, x), f, slopes, x);
  const points = conditions.flatMap(({ left, relation, right }) => {
    const zeros = relation === '!=' ? realZeros(subtract(left, right), x, monotonePieces, [f]) : undefined;
    return zeros?.ok ? zeros.value : [];
  });
  return points.flatMap(({ exact: at }) => {
    const none = at && withoutSlope(f, x, at);
    return none === undefined || none.ok ? [] : [{ at: at!, says: none.error.message }];
  });
}

export const isCorner = ({ exact: form }: CriticalPoint, corners: readonly Corner[]): boolean =>
  form !== undefined && corners.some(({ at }) => equal(at, form) || signOfConstant(subtract(at, form)) === 0);

/** What has the same sign everywhere, sign(u) itself being that of u: its zeros are found by algebra. */
export const ofSameSign = (slopes: Expression): Expression =>
  product(factorsOf(slopes).map((one) => (isSign(one) ? one.args[0]! : one)));

export const isSign = (a: Expression): a is Expression & { readonly kind: 'apply' } =>
  a.kind === 'apply' && a.name === 'sign';
