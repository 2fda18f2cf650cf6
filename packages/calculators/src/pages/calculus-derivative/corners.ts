import type { CriticalPoint } from '@nomogram/math/algebra/inequality/point-order.ts';
import { realZeros } from '@nomogram/math/algebra/inequality/zeros.ts';
import { derivativeConditions, neededConditions } from '@nomogram/math/calculus/derivative-conditions.ts';
import { monotonePieces } from '@nomogram/math/calculus/monotone-pieces.ts';
import { signOfConstant } from '@nomogram/math/expression/balls/sign-of-constant.ts';
import {
  add,
  apply,
  divide,
  equal,
  factorsOf,
  one,
  product,
  reciprocal,
  subtract,
  two,
} from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { children, transform } from '@nomogram/math/expression/walk.ts';
import { withoutSlope } from '../../shared/calculus/one-sided-slopes.ts';

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
  product(factorsOf(slopes).map((factor) => (isSign(factor) ? factor.args[0]! : factor)));

/**
 * The slopes with u/|u| for sign(u), and so for the step at u = 0, in which algebra finds zeros beside other terms. It has no value where u is 0, so every such point
 * must be a corner, which is no zero anyway; undefined where one is not, or where that is not known.
 */
export function withoutSigns(slopes: Expression, x: string, corners: readonly Corner[]): Expression | undefined {
  const bends = signedIn(slopes);
  const areCorners = bends.every((u) => {
    const zeros = realZeros(u, x, monotonePieces);
    return zeros.ok && zeros.value.every((point) => isCorner(point, corners));
  });
  return bends.length > 0 && areCorners ? transform(slopes, byAbsoluteValue) : undefined;
}

/** What stands within signs. */
const signedIn = (a: Expression): readonly Expression[] => [
  ...(isSign(a) || isStep(a) ? [a.args[0]!] : []),
  ...children(a).flatMap(signedIn),
];

function byAbsoluteValue(a: Expression): Expression {
  if (!isSign(a) && !isStep(a)) return a;
  const sign = product([a.args[0]!, reciprocal(apply('abs', [a.args[0]!]))]);
  return isSign(a) ? sign : divide(add(sign, one), two);
}

const isStep = (a: Expression): a is Expression & { readonly kind: 'apply' } =>
  a.kind === 'apply' && a.name === 'heaviside';

export const isSign = (a: Expression): a is Expression & { readonly kind: 'apply' } =>
  a.kind === 'apply' && a.name === 'sign';
