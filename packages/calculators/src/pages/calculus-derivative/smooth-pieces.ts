import type { CriticalPoint } from '@nomogram/math/algebra/inequality/point-order.ts';
import { inOrder } from '@nomogram/math/algebra/inequality/point-order.ts';
import { rationalBetween } from '@nomogram/math/algebra/inequality/rational-between.ts';
import { solveInequality } from '@nomogram/math/algebra/inequality/solve.ts';
import { simplest } from '@nomogram/math/algebra/simplify/simplify.ts';
import { derivativeConditions } from '@nomogram/math/calculus/derivative-conditions.ts';
import { monotonePieces } from '@nomogram/math/calculus/monotone-pieces.ts';
import type * as Q from '@nomogram/math/exact/rational.ts';
import { signOfConstant } from '@nomogram/math/expression/balls/sign-of-constant.ts';
import { negate, number, one, product, subtract, zero } from '@nomogram/math/expression/build.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { ApplyNode, Expression } from '@nomogram/math/expression/expression.ts';
import { substitute } from '@nomogram/math/expression/substitute.ts';
import { some, transform } from '@nomogram/math/expression/walk.ts';

/** What a function with bars, signs, maxima and minima is on an open interval on which none of these bends. */
export interface SmoothPiece {
  readonly from?: CriticalPoint;
  readonly to?: CriticalPoint;
  /** Absent where the function has no value there. */
  readonly f?: Expression;
}

/** More would not be read. */
const maxBends = 12;

/**
 * The function between the places where what stands within bars and signs changes its sign, and where two arguments of a maximum or
 * minimum cross: there |u| is u or −u, and max(u, v) one of the two. Undefined where these places are not finitely many that are known,
 * or where something else still bends or jumps, as ⌊x⌋.
 */
export function smoothPieces(f: Expression, x: string): readonly SmoothPiece[] | undefined {
  const bends: CriticalPoint[] = [];
  for (const u of bendingIn(f)) {
    const found = solveInequality([u, zero], ['<'], x, monotonePieces);
    if (!found.ok || found.value.period) return undefined;
    bends.push(...found.value.points);
  }
  const ends = inOrder(bends);
  if (ends.length > maxBends) return undefined;
  const pieces: SmoothPiece[] = [];
  for (let k = 0; k <= ends.length; k++) {
    const [from, to] = [ends[k - 1], ends[k]];
    const smooth = smoothAt(f, x, rationalBetween(from?.value, to?.value));
    if (smooth === undefined || (smooth !== 'no value' && derivativeConditions(smooth, x).length > 0)) return undefined;
    pieces.push({ ...(from && { from }), ...(to && { to }), ...(smooth !== 'no value' && { f: smooth }) });
  }
  return pieces;
}

/** What is 0 where the function can bend or jump by its bars, signs, maxima and minima. */
function bendingIn(f: Expression): readonly Expression[] {
  const found: Expression[] = [];
  some(f, (node) => {
    if (node.kind !== 'apply') return false;
    if (node.name === 'max' || node.name === 'min')
      node.args.forEach((u, k) => {
        found.push(...node.args.slice(k + 1).map((v) => subtract(u, v)));
      });
    else if (Object.hasOwn(bySign, node.name)) found.push(node.args[0]!);
    return false;
  });
  return found;
}

/** What a function of u is where u has that sign. */
const bySign: Readonly<Record<string, (u: Expression, sign: -1 | 0 | 1) => Expression>> = {
  abs: (u, sign) => (sign < 0 ? negate(u) : u),
  sign: (_, sign) => number(sign),
  heaviside: (_, sign) => (sign < 0 ? zero : one),
};

/** The function as it is on the piece of that place, on which whatever bends it has one sign; undefined where a sign is not known. */
function smoothAt(f: Expression, x: string, place: Q.Rational): Expression | 'no value' | undefined {
  const at = number(place);
  const unknown: Expression[] = [];
  const signThere = (u: Expression): -1 | 0 | 1 => {
    const value = simplest(substitute(u, { [x]: at }));
    const sign = signOfConstant(value);
    if (sign === undefined) unknown.push(value);
    return sign ?? 0;
  };
  const greatest = (args: readonly Expression[], factor: 1 | -1): Expression =>
    args.reduce((u, v) => (signThere(product([number(factor), subtract(v, u)])) > 0 ? v : u));
  const chosen = ({ name, args }: ApplyNode): Expression | undefined => {
    if (name === 'max' || name === 'min') return greatest(args, name === 'max' ? 1 : -1);
    return Object.hasOwn(bySign, name) ? bySign[name]!(args[0]!, signThere(args[0]!)) : undefined;
  };
  const smooth = transform(f, (node) => (node.kind === 'apply' ? (chosen(node) ?? node) : node));
  if (unknown.length === 0) return smooth;
  return unknown.some((value) => Number.isNaN(evaluate(value))) ? 'no value' : undefined;
}
