import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';
import { derivativeOf } from '../../derivative.ts';
import { made, type Stage } from '../context.ts';
import { signOf } from '../sign.ts';
import { proportion, type RootOfWave, rootOfWave, type Wave } from './waves.ts';

/*
 * ∫ √w and ∫ N/√w for waves w and N of one angle: w = A + B·cos u + D·sin u, where sin² and cos² count as waves of the double angle
 * (DLMF 19.2; Byrd–Friedman 288–291). A shift of u takes away D and makes A + B positive; then A + B·cos u = (A + B)·(1 − m·sin²(u/2)),
 * m = 2B/(A + B), and
 *
 *   ∫ du/√w = 2/√(A + B)·F(u/2 | m),   ∫ √w du = 2·√(A + B)·E(u/2 | m),   N = λ + μ·w.
 *
 * For m > 1 the root is real on separate pieces, and F(u/2 | m) on one of them only. There sin ψ = √m·sin(u/2) is the amplitude,
 * with the parameter 1/m (DLMF 19.7.4), written as √(m/2)·sin u/√(1 + cos u) so that ψ rises on each piece:
 *
 *   F(φ | m) = F(ψ | 1/m)/√m,   E(φ | m) = √m·(E(ψ | 1/m) − (1 − 1/m)·F(ψ | 1/m)).
 */

const two = E.two;
const call = (name: string, ...args: Expression[]): Expression => E.apply(name, args);

export const ellipticTrigonometric: Stage = (f, context) => {
  const found = ellipticWave(f, context.variable);
  return found === null ? null : made('elliptic integral', f, found, context);
};

/** The antiderivative of √w or N/√w where it is an elliptic integral, m being neither 0 nor 1. */
export function ellipticWave(f: Expression, x: string): Expression | null {
  const found = rootOfWave(f, x, 'circular');
  const value = found === null ? null : integralOf(found, x);
  return found === null || value === null ? null : tidy(E.product([...found.free, value]));
}

/** ∫ (λ + μ·w)/√w, N being λ + μ·w; null where it is none, or w has no phase that is known. */
function integralOf({ w, n }: RootOfWave, x: string): Expression | null {
  const cosineForm = withoutSine(w);
  const rise = derivativeOf(w.angle, x);
  if (cosineForm === null || rise === null) return null;
  const { A, B, u } = cosineForm;
  const mu = proportion(n, w);
  if (mu === null) return null;
  const lambda = tidy(E.subtract(n.constant, E.product([mu, w.constant])));
  const sum = tidy(E.add(A, B));
  const m = tidy(E.divide(E.product([two, B]), sum));
  if ([sum, E.subtract(E.one, m), m].some((a) => signOf(a) === 0)) return null;
  const [F, G] = legendrePair(u, m);
  const root = E.sqrt(sum);
  const first = E.product([lambda, two, E.reciprocal(root), F]);
  const second = E.product([mu, two, root, G]);
  return E.divide(E.add(first, second), rise);
}

/** F and E of (u/2 | m), in the form that is real on all pieces. */
function legendrePair(u: Expression, m: Expression): [Expression, Expression] {
  if (signOf(E.subtract(m, E.one)) !== 1) {
    const phi = tidy(E.product([E.half, u]));
    return [call('ellipticF', phi, m), call('ellipticE', phi, m)];
  }
  const { psi, inverse } = innerAmplitude(u, m);
  const [F, G] = [call('ellipticF', psi, inverse), call('ellipticE', psi, inverse)];
  const rootM = E.sqrt(m);
  const rest = tidy(E.subtract(E.one, inverse));
  return [E.divide(F, rootM), E.product([rootM, E.subtract(G, E.product([rest, F]))])];
}

/** For m > 1 the amplitude ψ with sin ψ = √m·sin(u/2), and its parameter 1/m. */
export function innerAmplitude(
  u: Expression,
  m: Expression,
): { readonly psi: Expression; readonly inverse: Expression } {
  const size = tidy(E.sqrt(E.divide(m, two)));
  const below = E.power(E.add(E.one, call('cos', u)), E.number(Q.rational(-1, 2)));
  return { psi: call('asin', E.product([size, call('sin', u), below])), inverse: tidy(E.reciprocal(m)) };
}

/** A + B·cos u with A + B positive, as far as signs are known. */
export function withoutSine({
  constant: A,
  cos,
  sin,
  angle,
}: Wave): { A: Expression; B: Expression; u: Expression } | null {
  let [B, u] = [cos, angle!];
  const pi = E.constant('pi');
  if (!E.equal(sin, E.zero)) {
    if (E.equal(cos, E.zero)) [B, u] = [sin, E.subtract(u, E.product([E.half, pi]))];
    else {
      const sign = signOf(cos);
      if (sign === null || sign === 0) return null;
      B = tidy(E.product([E.number(sign), E.sqrt(E.add(E.power(cos, two), E.power(sin, two)))]));
      u = E.subtract(u, call('atan', tidy(E.divide(sin, cos))));
    }
  }
  if (E.equal(B, E.zero)) return null;
  const known = (b: Expression) => signOf(E.add(A, b));
  if (known(B) !== 1 && known(B) !== null) {
    if (known(E.negate(B)) !== 1) return null;
    [B, u] = [E.negate(B), E.subtract(u, pi)];
  }
  return { A, B: tidy(B), u: tidy(u) };
}
