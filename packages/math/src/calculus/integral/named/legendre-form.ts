import { simplify } from '../../../algebra/simplify/simplify.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';
import type { Coefficients } from './elliptic-roots.ts';

/* Legendre's normal form as data, and what its cases share: `normal-form.ts` says which case is whose. */

export interface LegendreForm {
  /** √P */
  readonly root: Expression;
  /** ∫ dx/√P */
  readonly first: Expression;
  /** ∫ (numerator, from x⁰ up)/√P dx */
  readonly second: { readonly numerator: readonly Expression[]; readonly value: Expression };
  /** How x and φ belong together: what the third kind needs. */
  readonly coordinate: Coordinate;
}

export interface Amplitude {
  readonly phi: Expression;
  readonly m: Expression;
  readonly g: Expression;
}

/**
 * A fraction (a·y + b)/(c·y + d) of y = x, or of y = x² where P is even, that is sin²φ, cos φ, or Δ = √(1 − m·sin²φ) with the sign that makes
 * it such a fraction.
 */
export interface Coordinate {
  readonly amplitude: Amplitude;
  /** dx/√P = σ·g·dφ/Δ; null for 1. */
  readonly sigma: Expression | null;
  readonly is: 'sine squared' | 'cosine' | 'delta';
  readonly ofSquare: boolean;
  readonly fraction: readonly [a: Expression, b: Expression, c: Expression, d: Expression];
  /** sin φ/Δ for a cosine, tan φ/Δ for the square of a sine; tan φ for Δ, with the sign that Δ has in the fraction, but for σ. */
  readonly tangent: Expression;
}

export const two = E.two;
export const integer = (n: number): Expression => E.number(n);
export const square = (a: Expression): Expression => E.power(a, two);
export const call = (name: string, ...args: Expression[]): Expression => E.apply(name, args);
export const times = (...factors: Expression[]): Expression => E.product(factors);

/** A number in its shortest form: what comes of roots of roots is long otherwise. */
export function plain(a: Expression): Expression {
  const found = simplify(tidy(a));
  return found.ok ? found.value.expression : tidy(a);
}

export const rootOf = (c: Coefficients, x: string): Expression =>
  E.sqrt(E.sum(c.map((a, k) => times(E.number(a), E.power(E.symbol(x), integer(k))))));

export const firstKind = ({ phi, m, g }: Amplitude): Expression => times(g, call('ellipticF', phi, m));
export const secondKind = ({ phi, m, g }: Amplitude): Expression => times(g, call('ellipticE', phi, m));

/** The form from S = s₀ + s₁/(x − ξ) + s₂/(x − ξ)². */
export function withPole(
  c: Coefficients,
  coordinate: Coordinate,
  at: { readonly xi: Expression; readonly s0: Expression; readonly s2: Expression },
  x: string,
): LegendreForm {
  const { amplitude } = coordinate;
  const [xi, s0] = [plain(at.xi), plain(at.s0)];
  const C = [0, 1, 2, 3, 4].map((k) => E.number(c[k] ?? Q.zero));
  const P0 = plain(C.reduceRight<Expression>((total, a) => E.add(times(total, xi), a), E.zero));
  const kappa = plain(E.divide(at.s2, P0));
  const half3 = plain(times(E.half, E.add(C[3]!, times(integer(4), C[4]!, xi))));
  const root = rootOf(c, x);
  return {
    root,
    first: firstKind(amplitude),
    second: {
      numerator: [
        E.sum([s0, times(integer(-1), kappa, half3, xi), times(kappa, C[4]!, square(xi))]),
        times(kappa, E.subtract(half3, times(two, C[4]!, xi))),
        times(kappa, C[4]!),
      ].map(plain),
      value: E.add(secondKind(amplitude), times(kappa, root, E.reciprocal(E.subtract(E.symbol(x), xi)))),
    },
    coordinate,
  };
}
