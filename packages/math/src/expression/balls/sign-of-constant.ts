import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import { magnitude } from '../../numeric/precise/big-float.ts';
import { equal } from '../build.ts';
import { signOfBall } from '../certain-sign.ts';
import { evaluateBall } from '../evaluate-precise.ts';
import type { Expression, PowerNode } from '../expression.ts';
import { children } from '../walk.ts';

/*
 * Whether a constant is 0 cannot be seen from its digits: sqrt(2)·sqrt(3) − sqrt(6) has the first thousand zeros of a very
 * small number. For what is built from rational numbers by + − × ÷ and roots there is a proof: a number of this kind that
 * is not 0 is not smaller than its *separation bound*, which follows from the way it is built
 *
 *     |E| ≥ 1 / (l · u^(D−1))        D: the product of the orders of all roots
 *
 *     rational p/q      u = |p|                  l = q
 *     E ± F             u = uE·lF + lE·uF        l = lE·lF
 *     E·F               u = uE·uF                l = lE·lF
 *     E/F               u = uE·lF                l = lE·uF
 *     E^(1/d)           u = (uE·lE^(d−1))^(1/d)  l = lE                    where uE ≥ lE
 *                       u = uE                   l = (uE^(d−1)·lE)^(1/d)   else
 *
 * (C. Burnikel, S. Funke, K. Mehlhorn, S. Schirra, S. Schmitt, "A separation bound for real algebraic expressions",
 * ESA 2001). So digits are computed until either the sign is certain, or the number is certainly below the bound.
 *
 * Example: sqrt(2)·sqrt(3) − sqrt(6) has u = 2·sqrt(6), l = 1, D = 8: below 4.9^−7 it is 0, and 40 bits decide.
 */

/** Logarithms to base 2 of u and l. */
interface Bound {
  readonly u: number;
  readonly l: number;
}

const FIRST_BITS = 96;
const maxBits = 40_000;
/** What contains pi, e or functions has no separation bound; more digits than these are not tried. */
const maxBitsWithoutBound = 1600;

/** The sign of a real constant; undefined where it is not real, or could not be decided. */
export function signOfConstant(a: Expression): -1 | 0 | 1 | undefined {
  if (a.kind === 'number') return Q.sign(a.value);
  const separation = separationBits(a);
  const most = separation === undefined ? maxBitsWithoutBound : Math.min(maxBits, separation + 64);
  for (let bits = FIRST_BITS; ; bits = Math.min(2 * bits, most)) {
    const ball = evaluateBall(a, bits, {});
    if (ball === null || !ball.real) return undefined;
    const { re } = ball.value;
    const sign = signOfBall(ball);
    if (sign === 1 || sign === -1) return sign;
    const size = re.mantissa === 0n ? Number.NEGATIVE_INFINITY : magnitude(re);
    if (separation !== undefined && Math.max(size, ball.error) + 1 < -separation) return 0;
    if (bits >= most) return undefined;
  }
}

/** Bits below which the value must be 0; undefined where the expression is not made of rational numbers and roots. */
function separationBits(a: Expression): number | undefined {
  const bound = boundOf(a);
  if (bound === undefined) return undefined;
  const degree = rootsIn(a, []).reduce((product, root) => product * orderOf(root), 1);
  return Math.ceil(bound.l + Math.max(bound.u, 0) * (degree - 1)) + 1;
}

function boundOf(a: Expression): Bound | undefined {
  switch (a.kind) {
    case 'number':
      return { u: log2(a.value.numerator), l: log2(a.value.denominator) };
    case 'sum':
      return combined(a.terms, (x, y) => ({ u: logSum(x.u + y.l, x.l + y.u), l: x.l + y.l }));
    case 'product':
      return combined(a.factors, (x, y) => ({ u: x.u + y.u, l: x.l + y.l }));
    case 'power':
      return boundOfPower(a);
    default:
      return undefined;
  }
}

function boundOfPower(a: PowerNode): Bound | undefined {
  const base = boundOf(a.base);
  if (base === undefined || a.exponent.kind !== 'number') return undefined;
  const by = Z.toNumber(a.exponent.value.numerator);
  const order = orderOf(a);
  const powered = { u: base.u * Math.abs(by), l: base.l * Math.abs(by) };
  const { u, l } = by < 0 ? { u: powered.l, l: powered.u } : powered;
  return u >= l ? { u: (u + (order - 1) * l) / order, l } : { u, l: ((order - 1) * u + l) / order };
}

const orderOf = (root: PowerNode): number =>
  root.exponent.kind === 'number' ? Z.toNumber(root.exponent.value.denominator) : 1;

/** The different roots in an expression; one that occurs twice counts once. */
function rootsIn(a: Expression, found: PowerNode[]): PowerNode[] {
  if (a.kind === 'power' && orderOf(a) > 1 && !found.some((one) => equal(one, a))) found.push(a);
  for (const child of children(a)) rootsIn(child, found);
  return found;
}

function combined(parts: readonly Expression[], join: (x: Bound, y: Bound) => Bound): Bound | undefined {
  let all: Bound | undefined;
  for (const part of parts) {
    const bound = boundOf(part);
    if (bound === undefined) return undefined;
    all = all === undefined ? bound : join(all, bound);
  }
  return all;
}

const log2 = (n: Z.Integer): number => (Z.toNumber(n) === 0 ? 0 : Z.bitLength(n));
const logSum = (a: number, b: number): number => Math.max(a, b) + 1;
