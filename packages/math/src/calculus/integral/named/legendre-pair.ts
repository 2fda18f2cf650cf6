import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';
import { mapTuple, pair } from '../../../result/tuple.ts';
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

/* The normal form of cubics and quartics with two conjugate roots. */

/** C·(x − r)·((x − h)² + k²) */
export function aroundOneRoot(c: Coefficients, roots: Roots, x: string): LegendreForm {
  const { re, square: k2 } = roots.pair!;
  const r = roots.real[0]!;
  const C = c[3]!;
  const sigma = integer(Q.sign(C));
  const A = plain(E.sqrt(E.add(square(E.subtract(r, E.number(re))), E.number(k2))));
  const m = plain(E.add(E.half, E.divide(times(sigma, E.subtract(E.number(re), r)), times(two, A))));
  const u = E.divide(times(sigma, E.subtract(E.symbol(x), r)), A);
  const phi = times(two, sigma, call('atan', E.sqrt(tidy(u))));
  const g = plain(E.reciprocal(E.sqrt(times(A, E.number(Q.abs(C))))));
  const xi = E.subtract(r, times(sigma, A));
  const [up, down] = mapTuple([E.add(A, times(sigma, r)), E.subtract(A, times(sigma, r))], plain);
  const coordinate: Coordinate = {
    amplitude: { phi, m, g },
    sigma: null,
    is: 'cosine',
    ofSquare: false,
    fraction: [E.negate(sigma), up, sigma, down],
    tangent: overQuadratic(times(two, sigma, E.sqrt(A)), c, roots, x),
  };
  return withPole(c, coordinate, { xi, s0: E.one, s2: times(integer(4), m, square(A)) }, x);
}

/** by·√P/(√|C|·((x − h)² + k²)) */
function overQuadratic(by: Expression, c: Coefficients, { pair: complex }: Roots, x: string): Expression {
  const { re, square: k2 } = complex!;
  const below = E.add(square(E.subtract(E.symbol(x), E.number(re))), E.number(k2));
  const scale = plain(E.divide(by, E.sqrt(E.number(Q.abs(c.at(-1)!)))));
  return times(scale, rootOf(c, x), E.reciprocal(below));
}

/** C·(x − a)(x − b)·((x − h)² + k²), a > b: tan²(φ/2) = B(x − a)/(A(x − b)) outside, A(x − b)/(B(a − x)) between the roots. */
export function aroundTwoRoots(c: Coefficients, roots: Roots, x: string): LegendreForm | null {
  const { re, square: k2 } = roots.pair!;
  const [a, b] = pair(roots.real);
  const X = E.symbol(x);
  const isOutside = Q.sign(c[4]!) > 0;
  const distance = (r: Expression) => plain(E.sqrt(E.add(square(E.subtract(r, E.number(re))), E.number(k2))));
  const [A, B] = [distance(a), distance(b)];
  const AB = times(A, B);
  const gap2 = square(E.subtract(a, b));
  const m = isOutside
    ? plain(E.divide(E.subtract(square(E.add(A, B)), gap2), times(integer(4), AB)))
    : plain(E.divide(E.subtract(gap2, square(E.subtract(A, B))), times(integer(4), AB)));
  const t = isOutside
    ? E.divide(times(B, E.subtract(X, a)), times(A, E.subtract(X, b)))
    : E.divide(times(A, E.subtract(X, b)), times(B, E.subtract(a, X)));
  const phi = times(two, call('atan', E.sqrt(t)));
  const g = plain(E.reciprocal(E.sqrt(times(AB, E.number(Q.abs(c[4]!))))));
  // S = 1 − 4m·A·B·(x − a)(x − b)/((A + B)²·y²), B with the sign of P; for A + B = 0 its pole is at infinity.
  const signed = isOutside ? B : E.negate(B);
  const sum = plain(E.add(A, signed));
  const by = plain(times(integer(4), m, A, signed));
  if (E.equal(sum, E.zero)) {
    const over = E.divide(by, times(square(A), gap2));
    const numerator = [E.subtract(E.one, times(over, a, b)), times(over, E.add(a, b)), E.negate(over)].map(plain);
    const amplitude = { phi, m, g };
    const coordinate = aroundPair(c, roots, amplitude, [A, B], x);
    const second = { numerator, value: secondKind(amplitude) };
    return { root: rootOf(c, x), first: firstKind(amplitude), second, coordinate };
  }
  const coordinate = aroundPair(c, roots, { phi, m, g }, [A, B], x);
  const scale = plain(E.divide(by, square(sum)));
  const xi = plain(E.divide(E.add(times(A, b), times(signed, a)), sum));
  const s2 = E.negate(times(scale, E.subtract(xi, a), E.subtract(xi, b)));
  return withPole(c, coordinate, { xi, s0: E.subtract(E.one, scale), s2 }, x);
}

/** cos φ = (M − N)/(M + N) for tan²(φ/2) = N/M. */
function aroundPair(
  c: Coefficients,
  roots: Roots,
  amplitude: Amplitude,
  [A, B]: readonly [Expression, Expression],
  x: string,
): Coordinate {
  const [a, b] = pair(roots.real);
  const isOutside = Q.sign(c[4]!) > 0;
  const [n1, n0] = isOutside ? [B, E.negate(times(B, a))] : [A, E.negate(times(A, b))];
  const [m1, m0] = isOutside ? [A, E.negate(times(A, b))] : [E.negate(B), times(B, a)];
  const fraction = mapTuple([E.subtract(m1, n1), E.subtract(m0, n0), E.add(m1, n1), E.add(m0, n0)], plain);
  const by = E.divide(times(two, E.sqrt(times(A, B))), E.subtract(a, b));
  return {
    amplitude,
    sigma: null,
    is: 'cosine',
    ofSquare: false,
    fraction,
    tangent: overQuadratic(by, c, roots, x),
  };
}
