import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import { evaluate } from '../../../expression/evaluate.ts';
import type { Expression } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';
import { pair } from '../../../result/tuple.ts';
import type { Coefficients, Roots } from './elliptic-roots.ts';
import {
  type Amplitude,
  type Coordinate,
  call,
  firstKind,
  integer,
  type LegendreForm,
  plain,
  rootOf,
  secondKind,
  square,
  times,
  two,
  withPole,
} from './legendre-form.ts';

/* The normal form of even quartics, in x². */

/**
 * The form of √(a − b·x²)·√(c − d·x²), a, b, c, d > 0, the two roots apart: with p² < q² the values of x² at their zeros and S = 1 − x²/q²,
 * x = p·sin φ gives dx/√P = dφ/(q·√(b·d)·√(1 − (p²/q²)·sin²φ)), which holds for complex roots as well. Null for other roots.
 */
export function betweenRoots(radicands: readonly Coefficients[], x: string): LegendreForm | null {
  const [first, second] = radicands;
  if (radicands.length !== 2 || !isUpAtZero(first!) || !isUpAtZero(second!)) return null;
  const zeros = [first!, second!].map((c) => Q.negate(Q.divide(c[0]!, c[2]!)));
  const [p2, q2] = pair(Q.compare(zeros[0]!, zeros[1]!) < 0 ? zeros : [...zeros].reverse());
  if (Q.equals(p2, q2)) return null;
  const leading = Q.multiply(first![2]!, second![2]!);
  const amplitude = {
    phi: call('asin', tidy(E.divide(E.symbol(x), E.sqrt(E.number(p2))))),
    m: E.number(Q.divide(p2, q2)),
    g: plain(E.reciprocal(E.sqrt(E.number(Q.multiply(leading, q2))))),
  };
  const numerator = [E.one, E.zero, E.number(Q.negate(Q.reciprocal(q2)))];
  const root = times(rootOf(first!, x), rootOf(second!, x));
  const tangent = E.divide(E.symbol(x), E.multiply(amplitude.g, root));
  const coordinate = ofSineSquared(amplitude, [E.one, E.zero, E.zero, E.number(p2)], tangent);
  return { root, first: firstKind(amplitude), second: { numerator, value: secondKind(amplitude) }, coordinate };
}

const ofSineSquared = (amplitude: Amplitude, fraction: Coordinate['fraction'], tangent: Expression): Coordinate => ({
  amplitude,
  sigma: null,
  is: 'sine squared',
  ofSquare: true,
  fraction,
  tangent,
});

const isUpAtZero = (c: Coefficients): boolean =>
  c.length === 3 && Q.isZero(c[1]!) && Q.sign(c[0]!) > 0 && Q.sign(c[2]!) < 0;

/** The two values of x² at the roots of an even quartic, the larger first; null where they are not real and different. */
function squares(c: Coefficients): [Expression, Expression] | null {
  const [c0, c2, c4] = [c[0]!, c[2]!, c[4]!];
  const middle = Q.divide(Q.negate(c2), Q.multiply(Q.integerRational(2), c4));
  const apart = Q.subtract(Q.multiply(middle, middle), Q.divide(c0, c4));
  if (Q.sign(apart) <= 0) return null;
  const root = E.sqrt(E.number(apart));
  return [plain(E.add(E.number(middle), root)), plain(E.subtract(E.number(middle), root))];
}

/** The roots of an even quartic whose values of x² are positive; null for others. */
export function rootsOfSquares(c: Coefficients): Roots | null {
  const found = squares(c);
  if (found === null || found.some((a) => evaluate(a) <= 0)) return null;
  const [p, q] = pair(found.map((a) => plain(E.sqrt(a))));
  return { real: [p, q, E.negate(q), E.negate(p)], pair: null };
}

export function ofEvenQuartic(c: Coefficients, x: string): LegendreForm | null {
  const [c0, c2, c4] = [c[0]!, c[2]!, c[4]!];
  if (Q.sign(c0) === 0) return null;
  if (Q.sign(c0) !== Q.sign(c4)) return withSquaresOfTwoSigns(c, x);
  const four = Q.multiply(Q.integerRational(4), Q.multiply(c0, c4));
  const determinant = Q.subtract(Q.multiply(c2, c2), four);
  if (Q.sign(c4) < 0 || Q.sign(determinant) === 0) return null;
  return Q.sign(c2) < 0 && Q.sign(determinant) > 0 ? inSquares(c, x) : alwaysPositive(c, x);
}

/**
 * c₀·(1 − α²x²)(1 − κ²x²), which is positive about 0 and beyond all roots: Landen's transformation of asin(αx) (DLMF 19.8.12) is real on
 * all three pieces. With s = α + κ, t = ακ, b = α² + κ², σ = sign(1 − t·x²), sin ψ = s·x/(1 + t·x²) and n = 4t/s²:
 *
 *   ∫ dx/√P = σ·F(ψ | n)/(s·√c₀),
 *   ∫ x² dx/√P = (σ·(b/s·F(ψ | n) − s·E(ψ | n)) + 2·t·x·√(P/c₀)/(1 + t·x²))/(2·t²·√c₀).
 */
function inSquares(c: Coefficients, x: string): LegendreForm {
  const [c0, c2, c4] = [c[0]!, c[2]!, c[4]!];
  const [X, rootC0] = [E.symbol(x), E.sqrt(E.number(c0))];
  const b = E.number(Q.negate(Q.divide(c2, c0)));
  const t = plain(E.sqrt(E.number(Q.divide(c4, c0))));
  const square2 = plain(E.add(b, times(two, t)));
  const s = plain(E.sqrt(square2));
  const middle = times(t, X, X);
  const below = E.add(E.one, middle);
  const psi = call('asin', tidy(E.divide(times(s, X), below)));
  const n = plain(E.divide(times(integer(4), t), square2));
  const sigma = call('sign', tidy(E.subtract(E.one, middle)));
  const [F, G] = [call('ellipticF', psi, n), call('ellipticE', psi, n)];
  const root = rootOf(c, x);
  const scale = plain(E.reciprocal(times(two, E.number(Q.divide(c4, c0)), rootC0)));
  const kinds = times(sigma, E.subtract(times(plain(E.divide(b, s)), F), times(s, G)));
  return {
    root,
    first: times(plain(E.reciprocal(times(s, rootC0))), sigma, F),
    second: {
      numerator: [E.zero, E.zero, E.one],
      value: times(scale, E.add(kinds, E.divide(times(two, t, X, root), times(rootC0, below)))),
    },
    coordinate: {
      amplitude: { phi: psi, m: n, g: plain(E.reciprocal(times(s, rootC0))) },
      sigma,
      is: 'delta',
      ofSquare: true,
      fraction: [E.negate(t), E.one, t, E.one],
      tangent: times(plain(times(s, rootC0)), X, E.reciprocal(root)),
    },
  };
}

/** d(z·√p/(1 + z²)) = d(E(φ | m)) + (z² − 1)/√p for p = z⁴ + b·z² + 1, z = h·x. */
function alwaysPositive(c: Coefficients, x: string): LegendreForm {
  const [c0, c2, c4] = [c[0]!, c[2]!, c[4]!];
  const h = plain(E.power(E.number(Q.divide(c4, c0)), E.number(Q.rational(1, 4))));
  const rootC0 = E.sqrt(E.number(c0));
  const between = E.sqrt(E.number(Q.multiply(c0, c4)));
  const m = plain(E.subtract(E.half, E.divide(E.number(c2), times(integer(4), between))));
  const z = times(h, E.symbol(x));
  const between2 = plain(E.divide(between, E.number(c0)));
  const amplitude = { phi: times(two, call('atan', z)), m, g: plain(E.reciprocal(times(two, h, rootC0))) };
  const root = rootOf(c, x);
  const algebraic = times(z, root, E.reciprocal(times(rootC0, E.add(E.one, tidy(square(z))))));
  const scale = plain(E.reciprocal(times(E.power(h, integer(3)), rootC0)));
  const kinds = E.subtract(times(E.half, call('ellipticF', amplitude.phi, m)), call('ellipticE', amplitude.phi, m));
  return {
    root,
    first: firstKind(amplitude),
    second: { numerator: [E.zero, E.zero, E.one], value: times(scale, E.add(algebraic, kinds)) },
    coordinate: {
      amplitude,
      sigma: null,
      is: 'cosine',
      ofSquare: true,
      fraction: [E.negate(between2), E.one, between2, E.one],
      tangent: times(plain(times(two, h, rootC0)), E.symbol(x), E.reciprocal(root)),
    },
  };
}

/** c₄·(x² − p²)·(x² + q²) */
function withSquaresOfTwoSigns(c: Coefficients, x: string): LegendreForm {
  const [p2, other] = squares(c)!;
  const q2 = plain(E.negate(other));
  const p = plain(E.sqrt(p2));
  const size = E.number(Q.abs(c[4]!));
  if (Q.sign(c[4]!) < 0) {
    const amplitude = {
      phi: call('asin', E.divide(E.symbol(x), p)),
      m: plain(E.negate(E.divide(p2, q2))),
      g: plain(E.reciprocal(E.sqrt(times(q2, size)))),
    };
    const numerator = [E.one, E.zero, plain(E.reciprocal(q2))];
    const root = rootOf(c, x);
    const tangent = E.divide(E.symbol(x), E.multiply(amplitude.g, root));
    const coordinate = ofSineSquared(amplitude, [E.one, E.zero, E.zero, p2], tangent);
    const second = { numerator, value: secondKind(amplitude) };
    return { root, first: firstKind(amplitude), second, coordinate };
  }
  const sum = plain(E.add(p2, q2));
  const m = plain(E.divide(q2, sum));
  const amplitude = {
    phi: call('acos', E.divide(p, E.symbol(x))),
    m,
    g: plain(E.reciprocal(E.sqrt(times(sum, size)))),
  };
  const X = E.symbol(x);
  const tangent = E.divide(times(X, E.subtract(square(X), p2)), times(amplitude.g, p2, rootOf(c, x)));
  const coordinate = ofSineSquared(amplitude, [E.one, E.negate(p2), E.one, E.zero], tangent);
  return withPole(c, coordinate, { xi: E.zero, s0: E.subtract(E.one, m), s2: times(m, p2) }, x);
}
