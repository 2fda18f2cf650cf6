import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';
import { derivativeOf } from '../../derivative.ts';
import { made, type Stage } from '../context.ts';
import { signOf } from '../sign.ts';
import { proportion, type RootOfWave, rootOfWave } from './waves.ts';

/*
 * ∫ √w and ∫ N/√w for hyperbolic waves w and N of one angle, w = A + B·cosh u = S·(1 + n·s²) with s = sinh v, v = u/2, S = A + B and
 * n = 2B/S. Since dv = ds/√(1 + s²), these are Legendre's integrals in s (DLMF 19.6–19.7, Byrd–Friedman 295–298):
 *
 *   S > 0, n > 0:   s = tan φ (φ is the Gudermannian of v), m = 1 − n:
 *                   ∫ dv/√(1 + n·s²) = F(φ | m),      ∫ √(1 + n·s²) dv = tanh v·√(1 + n·s²) + F(φ | m) − E(φ | m)
 *   S > 0, n = −k:  sin ψ = √k·s, m = −1/k:
 *                   ∫ dv/√(1 − k·s²) = F(ψ | m)/√k,   ∫ √(1 − k·s²) dv = ((1 + k)·F(ψ | m) − k·E(ψ | m))/√k
 *   S < 0, n = −k:  sec θ = √k·s, m = k/(1 + k):
 *                   ∫ dv/√(k·s² − 1) = F(θ | m)/√(1 + k),   ∫ √(k·s² − 1) dv = coth v·√(k·s² − 1) − √(1 + k)·E(θ | m)
 *
 * Worked example: 1/√(1 − sinh² x) has S = 1, n = −1, v = x, and is F(arcsin(sinh x) | −1).
 */

const call = (name: string, ...args: Expression[]): Expression => E.apply(name, args);

export const ellipticHyperbolic: Stage = (f, context) => {
  const found = rootOfWave(f, context.variable, 'hyperbolic');
  const value = found === null ? null : integralOf(found, context.variable);
  if (found === null || value === null) return null;
  return made('elliptic integral', f, tidy(E.product([...found.free, value])), context);
};

/** ∫ (λ + μ·w)/√w; null where N is no such sum, or a sign is not known. */
function integralOf({ w, n: top, base }: RootOfWave, x: string): Expression | null {
  const rise = derivativeOf(w.angle, x);
  const mu = proportion(top, w);
  if (rise === null || mu === null || !E.equal(w.sin, E.zero)) return null;
  const lambda = tidy(E.subtract(top.constant, E.product([mu, w.constant])));
  const S = tidy(E.add(w.constant, w.cos));
  const v = tidy(E.product([E.half, w.angle]));
  const pair = legendrePair(S, tidy(E.product([E.two, w.cos])), v, E.sqrt(base));
  if (pair === null) return null;
  const [reciprocal, root] = pair;
  return E.divide(E.product([E.two, E.add(E.product([lambda, reciprocal]), E.product([mu, root]))]), rise);
}

/** ∫ dv/√w and ∫ √w dv for w = S + T·sinh² v, whose root is given as it stands. */
function legendrePair(S: Expression, T: Expression, v: Expression, root: Expression): [Expression, Expression] | null {
  const n = tidy(E.divide(T, S));
  const [ofS, ofN] = [signOf(S), signOf(n)];
  if (ofS === null || ofS === 0 || ofN === null || ofN === 0) return null;
  if (ofN === 1) return ofS === 1 ? withGudermannian({ S, n, v, root }) : null;
  const k = tidy(E.negate(n));
  return ofS === 1 ? withArcSine(S, k, v) : withArcSecant({ S: tidy(E.negate(S)), n: k, v, root });
}

interface Half {
  readonly S: Expression;
  readonly n: Expression;
  readonly v: Expression;
  /** √w */
  readonly root: Expression;
}

function withGudermannian({ S, n, v, root }: Half): [Expression, Expression] | null {
  const m = tidy(E.subtract(E.one, n));
  if (signOf(m) === 0) return null;
  const phi = call('atan', call('sinh', v));
  const [F, G] = [call('ellipticF', phi, m), call('ellipticE', phi, m)];
  const rootS = E.sqrt(S);
  return [E.divide(F, rootS), E.add(E.product([call('tanh', v), root]), E.product([rootS, E.subtract(F, G)]))];
}

function withArcSine(S: Expression, k: Expression, v: Expression): [Expression, Expression] {
  const rootK = E.sqrt(k);
  const psi = call('asin', E.product([rootK, call('sinh', v)]));
  const m = tidy(E.negate(E.reciprocal(k)));
  const [F, G] = [call('ellipticF', psi, m), call('ellipticE', psi, m)];
  const whole = E.subtract(E.product([tidy(E.add(E.one, k)), F]), E.product([k, G]));
  return [
    E.product([F, E.reciprocal(E.sqrt(tidy(E.product([S, k]))))]),
    E.product([E.sqrt(S), whole, E.reciprocal(rootK)]),
  ];
}

/** For w = S·(k·sinh² v − 1), k being n. */
function withArcSecant({ S, n: k, v, root }: Half): [Expression, Expression] {
  const theta = call('asec', E.product([E.sqrt(k), call('sinh', v)]));
  const more = tidy(E.add(E.one, k));
  const m = tidy(E.divide(k, more));
  const scale = E.sqrt(tidy(E.product([S, more])));
  return [
    E.divide(call('ellipticF', theta, m), scale),
    E.subtract(E.product([call('coth', v), root]), E.product([scale, call('ellipticE', theta, m)])),
  ];
}
