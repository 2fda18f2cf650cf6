import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import { evaluate } from '../../../expression/evaluate.ts';
import type { Expression } from '../../../expression/expression.ts';
import type { Coefficients } from './elliptic-roots.ts';
import {
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

/*
 * All roots real: on the projective line P > 0 between R₃ and R₂ and between R₁ and R₄, in the order R₄, R₃, R₂, R₁ of the line that
 * closes at infinity; for a cubic, R₄ = ∞ or R₁ = ∞ by its sign. T² = ε·(x − R₁)(x − R₂)/((x − R₃)(x − R₄)), ε the sign of P, with the sign of
 * T chosen so that it rises from −∞ to 0 on one piece and from 0 to ∞ on the other. The critical values of T² are −α and −β,
 * √α, √β = (√p ± √q)/|R₃ − R₄| with p = (R₁ − R₃)(R₂ − R₄), q = (R₁ − R₄)(R₂ − R₃), so that dx/√P = 2·dT/√(d·(T² + α)(T² + β)) and
 * T = √β·tan φ (Landen's transformation of the usual amplitude). αQ₂ + εQ₁ and βQ₂ + εQ₁ are constants times squares, which makes S a
 * square of a linear fraction.
 */
export function onTwoPieces(c: Coefficients, roots: readonly Expression[], x: string): LegendreForm | null {
  const X = E.symbol(x);
  const epsilon = Q.sign(c.at(-1)!);
  const [R1, R2, R3, R4] = cyclic(roots, epsilon);
  const gap = (a: Expression | null, b: Expression | null) =>
    a === null || b === null ? E.one : plain(E.subtract(a, b));
  const size = (a: Expression) => (evaluate(a) < 0 ? plain(E.negate(a)) : a);
  const rootP = plain(E.sqrt(size(plain(times(gap(R1, R3), gap(R2, R4))))));
  const rootQ = plain(E.sqrt(size(plain(times(gap(R1, R4), gap(R2, R3))))));
  const d = size(gap(R3, R4));
  const [sum, difference] = [plain(E.add(rootP, rootQ)), size(plain(E.subtract(rootP, rootQ)))];
  const from = (r: Expression | null) => (r === null ? E.one : E.subtract(X, r));
  const sign = integer(epsilon);
  const ratio = times(sign, from(R1), from(R4), E.reciprocal(times(from(R2), from(R3))));
  const T = times(from(R2), E.reciprocal(from(R4)), E.sqrt(ratio));
  const amplitude = {
    phi: call('atan', times(plain(E.divide(d, difference)), T)),
    m: plain(E.divide(times(integer(4), rootP, rootQ), square(sum))),
    g: plain(E.divide(two, times(sum, E.sqrt(E.number(Q.abs(c.at(-1)!)))))),
  };
  const alpha = plain(square(E.divide(sum, d)));
  const beta = plain(square(E.divide(difference, d)));
  const [Q1, Q2] = [quadratic(R1, R2), quadratic(R3, R4)];
  const mixed = (by: Expression) => [0, 1, 2].map((k) => plain(E.add(times(by, Q2[k]!), times(sign, Q1[k]!))));
  const [over, under] = [mixed(alpha), mixed(beta)];
  const scale = E.divide(beta, alpha);
  const fraction = rootOfQuotient(over, under, scale);
  const root = rootOf(c, x);
  const height = plain(E.divide(d, times(difference, E.sqrt(E.number(Q.abs(c.at(-1)!))))));
  const tangent = times(height, root, E.reciprocal(times(from(R3), from(R4))));
  const coordinate: Coordinate = {
    amplitude,
    sigma: null,
    is: 'delta',
    ofSquare: false,
    fraction,
    tangent: times(integer(signOnPieces(fraction, T, c, roots, x)), tangent),
  };
  if (isZero(under[2]!)) {
    const numerator = over.map((a) => plain(E.divide(times(scale, a), under[0]!)));
    return { root, first: firstKind(amplitude), second: { numerator, value: secondKind(amplitude) }, coordinate };
  }
  const xi = plain(E.divide(E.negate(under[1]!), times(two, under[2]!)));
  const above = over.reduceRight<Expression>((total, a) => E.add(times(total, xi), a), E.zero);
  const by = plain(E.divide(scale, under[2]!));
  return withPole(c, coordinate, { xi, s0: times(by, over[2]!), s2: times(by, above) }, x);
}

const isZero = (a: Expression): boolean => Math.abs(evaluate(a)) < 1e-12;

/** √(scale·over/under) without its sign, for two quadratics that are constants times squares of linear ones, or of 1. */
function rootOfQuotient(
  over: readonly Expression[],
  under: readonly Expression[],
  scale: Expression,
): Coordinate['fraction'] {
  const linear = ([c0, c1, c2]: readonly Expression[]): readonly [
    size: Expression,
    first: Expression,
    last: Expression,
  ] => (isZero(c2!) ? [c0!, E.zero, E.one] : [c2!, E.one, plain(E.divide(c1!, times(two, c2!)))]);
  const [above, below] = [linear(over), linear(under)];
  const by = plain(E.sqrt(plain(E.divide(times(scale, above[0]), below[0]))));
  return [times(by, above[1]), times(by, above[2]), below[1], below[2]];
}

/** The product of the signs of a fraction and of T, which change together from one piece to the other. */
function signOnPieces(
  [a, b, c, d]: Coordinate['fraction'],
  T: Expression,
  radicand: Coefficients,
  roots: readonly Expression[],
  x: string,
): number {
  const ends = roots.map((r) => evaluate(r)).sort((p, q) => p - q);
  const places = [ends[0]! - 1, ...ends.map((p, k) => (p + (ends[k + 1] ?? p + 2)) / 2)];
  const value = (p: number) => radicand.reduceRight((total, part) => total * p + Q.toNumber(part), 0);
  const place = places.find((p) => value(p) > 0)!;
  const kappa = (evaluate(a) * place + evaluate(b)) / (evaluate(c) * place + evaluate(d));
  return Math.sign(kappa) * Math.sign(evaluate(T, { [x]: place }));
}

type Root = Expression | null;
type Four = [Root, Root, Root, Root];

/** R₁ … R₄; null for infinity. */
function cyclic(roots: readonly Expression[], epsilon: number): Four {
  const [a, b, c, d = null] = roots as [Expression, Expression, Expression, Expression?];
  if (epsilon > 0) return [a, b, c, d];
  return d === null ? [null, a, b, c] : [d, a, b, c];
}

/** (x − a)(x − b), the factors at infinity being 1. */
function quadratic(a: Expression | null, b: Expression | null): Expression[] {
  if (a === null || b === null) return [E.negate((a ?? b)!), E.one, E.zero];
  return [times(a, b), E.negate(E.add(a, b)), E.one].map(plain);
}
