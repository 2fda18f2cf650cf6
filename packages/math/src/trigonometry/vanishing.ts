import { bitLength } from '../exact/integer.ts';
import * as Q from '../exact/rational.ts';
import { zero } from '../expression/build.ts';
import { evaluateBall } from '../expression/evaluate-precise.ts';
import type { Expression, PowerNode } from '../expression/expression.ts';
import { children, transform } from '../expression/walk.ts';
import { lower, upper } from '../numeric/precise/ball.ts';

const BITS = 400;
/** log₂ of what is taken for 0, and of what is certainly not. */
const NOTHING = -160;

/** Whether a constant is 0 to 48 digits beside the smallest number in it; undefined where as many bits do not tell. */
export function isNothing(a: Expression): boolean | undefined {
  const finer = bitsBehindPoint(a);
  const ball = evaluateBall(a, BITS + 2 * finer, {});
  if (ball === null) return undefined;
  if (upper(ball) < NOTHING - finer) return true;
  return lower(ball) > NOTHING - finer ? false : undefined;
}

const finest = 2048;

/** How small the numbers in it are: of 10⁻¹⁰⁰ itself, 333 bits. */
export function bitsBehindPoint(a: Expression): number {
  if (a.kind !== 'number') return Math.max(0, ...children(a).map(bitsBehindPoint));
  const { numerator, denominator } = a.value;
  return Math.min(finest, Math.max(0, bitLength(denominator) - bitLength(numerator)));
}

/** A constant in which roots of nothing are 0: of a number that is known to 80 digits the root has 40, and is no nothing by itself. */
export const withoutVanishingRoots = (a: Expression): Expression =>
  transform(a, (node) => (isRoot(node) && isNothing(node.base) ? zero : node));

const isRoot = (node: Expression): node is PowerNode =>
  node.kind === 'power' &&
  node.exponent.kind === 'number' &&
  Q.sign(node.exponent.value) > 0 &&
  !Q.isInteger(node.exponent.value);
