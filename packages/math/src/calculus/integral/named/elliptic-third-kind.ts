import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { substitute } from '../../../expression/substitute.ts';
import { tidy } from '../../../expression/tidy.ts';
import { contains } from '../../../expression/walk.ts';
import { derivativeOf } from '../../derivative.ts';
import { made, type Stage } from '../context.ts';
import { signOf } from '../sign.ts';
import { type Coefficients, coefficientsOf } from './elliptic-roots.ts';
import { ellipticWave, innerAmplitude, withoutSine } from './elliptic-trigonometric.ts';
import { type Wave, waveOf } from './waves.ts';

/*
 * Legendre's integral of the third kind (DLMF 19.2.7). For waves of one angle u, w = A + B·cos u under the root and v = α + β·cos u below the
 * fraction line,
 *
 *   ∫ du/(v·√w) = 2/((α + β)·√(A + B))·Π(n; u/2 | m),   n = 2β/(α + β),   m = 2B/(A + B),
 *
 * and N(cos u)/v is a polynomial and a constant over v. Algebraic integrands R(x²)/√((a − b·x²)(c ± d·x²)) become such waves with x = p·sin φ, p² = a/b.
 *
 * Beyond n·sin²φ = 1 there are poles, where Π(n; φ | m) ends; another one with n below 1 goes on (DLMF 19.7.8): for n > 1
 *
 *   Π(n; φ | m) = F(φ | m) − Π(m/n; φ | m) + ln|(Δ + p·tan φ)/(Δ − p·tan φ)|/(2p),   Δ = √(1 − m·sin²φ),   p = √((n − 1)(1 − m/n)).
 *
 * Example: ∫ dx/((3 + cos x)·√(2 + cos x)) has n = 1/2 and m = 2/3, and is Π(1/2; x/2 | 2/3)/(2·√3).
 */

const two = E.two;
const call = (name: string, ...args: Expression[]): Expression => E.apply(name, args);

export const ellipticThirdKind: Stage = (f, context) => {
  const x = context.variable;
  const found = ofWaves(f, x) ?? ofSquares(f, x);
  return found === null ? null : made('elliptic integral', f, tidy(found), context);
};

/** Π(n; φ | m) in a form that is real beside its poles, too; null for an n at which it is none of the third kind. */
function third(n: Expression, phi: Expression, m: Expression): Expression | null {
  const beyond = signOf(E.subtract(n, E.one));
  if (beyond === 0 || signOf(n) === 0 || signOf(E.subtract(n, m)) === 0) return null;
  if (beyond !== 1) return call('ellipticPi', n, phi, m);
  const other = tidy(E.divide(m, n));
  const p = tidy(E.sqrt(E.product([E.subtract(n, E.one), E.subtract(E.one, other)])));
  const delta = E.sqrt(E.subtract(E.one, E.product([m, E.power(call('sin', phi), two)])));
  const height = E.product([p, call('tan', phi)]);
  const logarithm = E.ln(call('abs', E.divide(E.add(delta, height), E.subtract(delta, height))));
  return E.sum([
    call('ellipticF', phi, m),
    E.negate(call('ellipticPi', other, phi, m)),
    E.divide(logarithm, E.product([two, p])),
  ]);
}

/** Π(n; u/2 | m), for m > 1 by the amplitude that is real on all pieces: Π(n; φ | m) = Π(n/m; ψ | 1/m)/√m (DLMF 19.7.4). */
function thirdOfHalf(n: Expression, u: Expression, m: Expression): Expression | null {
  if (signOf(E.subtract(m, E.one)) !== 1) return third(n, tidy(E.product([E.half, u])), m);
  const { psi, inverse } = innerAmplitude(u, m);
  const kind = third(tidy(E.product([n, inverse])), psi, inverse);
  return kind && E.divide(kind, E.sqrt(m));
}

/** What stands in an integrand: √w, above or below, 1/v and the rest. */
interface Parts {
  readonly free: readonly Expression[];
  readonly above: readonly Expression[];
  readonly below: Expression;
  readonly roots: readonly { readonly base: Expression; readonly isAbove: boolean }[];
}

function partsOf(f: Expression, x: string): Parts | null {
  const [free, above]: [Expression[], Expression[]] = [[], []];
  const roots: { base: Expression; isAbove: boolean }[] = [];
  let below: Expression | null = null;
  for (const factor of E.factorsOf(f)) {
    const [base, exponent] = [E.baseOf(factor), E.exponentOf(factor)];
    if (!contains(factor, x)) free.push(factor);
    else if (exponent.kind !== 'number') return null;
    else if (exponent.value.denominator === 2 && Math.abs(Number(exponent.value.numerator)) === 1)
      roots.push({ base, isAbove: Q.sign(exponent.value) > 0 });
    else if (Q.isMinusOne(exponent.value) && below === null) below = base;
    else if (Q.isInteger(exponent.value) && Q.sign(exponent.value) > 0) above.push(factor);
    else return null;
  }
  return below === null || roots.length === 0 ? null : { free, above, below, roots };
}

function ofWaves(f: Expression, x: string): Expression | null {
  const parts = partsOf(f, x);
  if (parts === null || parts.roots.length !== 1) return null;
  const { base, isAbove } = parts.roots[0]!;
  const [w, v, top] = [base, parts.below, E.product(parts.above)].map((part) => waveOf(part, x, 'circular'));
  if (!w || !v || !top || w.angle === null || v.angle === null) return null;
  if (!E.equal(w.angle, v.angle) || (top.angle !== null && !E.equal(top.angle, w.angle))) return null;
  const own = withoutSine(w);
  const rise = derivativeOf(w.angle, x);
  if (own === null || rise === null) return null;
  const { A, B, u } = own;
  const [below, above] = [inCosine(v, w, u), inCosine(top, w, u)];
  if (!below || !above) return null;
  const [alpha, beta] = below;
  const numerator = isAbove ? multiplied(above, [A, B]) : above;
  const { quotient, remainder } = dividedBy(numerator, alpha, beta);
  const total = tidy(E.add(alpha, beta));
  const sum = tidy(E.add(A, B));
  const m = tidy(E.divide(E.product([two, B]), sum));
  const n = tidy(E.divide(E.product([two, beta]), total));
  if ([total, sum, E.subtract(E.one, m), m].some((a) => signOf(a) === 0)) return null;
  const kind = thirdOfHalf(n, u, m);
  if (kind === null) return null;
  const cosine = call('cos', u);
  const rest = E.add(quotient[0]!, E.product([quotient[1] ?? E.zero, cosine]));
  const others = E.equal(tidy(rest), E.zero)
    ? E.zero
    : ellipticWave(E.divide(tidy(rest), E.sqrt(E.add(A, E.product([B, cosine])))), x);
  if (others === null) return null;
  const own3 = E.divide(E.product([two, remainder, kind]), E.product([total, E.sqrt(sum), rise]));
  return E.product([...parts.free, E.add(own3, others)]);
}

/** A wave as [constant, coefficient of cos u], u being the angle of w without its phase; null where its phase is another. */
function inCosine(wave: Wave, w: Wave, u: Expression): readonly [Expression, Expression] | null {
  if (wave.angle === null) return [wave.constant, E.zero];
  const shift = tidy(E.subtract(w.angle!, u));
  // A cos(u + s) + D sin(u + s) = (A cos s + D sin s)·cos u + (D cos s − A sin s)·sin u.
  const [c, s] = [tidy(call('cos', shift)), tidy(call('sin', shift))];
  const even = tidy(E.add(E.product([wave.cos, c]), E.product([wave.sin, s])));
  const odd = tidy(E.subtract(E.product([wave.sin, c]), E.product([wave.cos, s])));
  return E.equal(odd, E.zero) ? [wave.constant, even] : null;
}

const multiplied = ([a, b]: readonly Expression[], [A, B]: readonly Expression[]): readonly Expression[] =>
  [E.product([a!, A!]), E.add(E.product([a!, B!]), E.product([b!, A!])), E.product([b!, B!])].map(tidy);

/** A polynomial in c, from c⁰ up, of degree 2 at most, by α + β·c. */
function dividedBy(numerator: readonly Expression[], alpha: Expression, beta: Expression) {
  const [n0, n1, n2] = [numerator[0]!, numerator[1] ?? E.zero, numerator[2] ?? E.zero];
  const q1 = E.divide(n2, beta);
  const q0 = E.divide(E.subtract(n1, E.product([alpha, q1])), beta);
  return { quotient: [q0, q1].map(tidy), remainder: tidy(E.subtract(n0, E.product([alpha, q0]))) };
}

/** R(x²)/√P with P = (a − b·x²)(c ± d·x²), the root of a/b the smallest: x = p·sin φ. */
function ofSquares(f: Expression, x: string): Expression | null {
  const parts = partsOf(f, x);
  if (parts === null) return null;
  const zeros = zerosOf(
    parts.roots.map(({ base }) => base),
    x,
  );
  if (zeros === null) return null;
  const { p2, q2, size } = zeros;
  const square = E.power(call('sin', E.symbol(x)), two);
  const inSine = (a: Expression): Expression | null => {
    const c = coefficientsOf(a, x);
    if (c === null || c.some((part, k) => k % 2 === 1 && !Q.isZero(part)) || c.length > 3) return null;
    return E.add(E.number(c[0]!), E.product([E.number(c[2] ?? Q.zero), E.number(p2), square]));
  };
  // √u above is u/√u.
  const whole = parts.roots.flatMap(({ base, isAbove }) => (isAbove ? [base] : []));
  const [above, below] = [inSine(E.product([...parts.above, ...whole])), inSine(parts.below)];
  if (above === null || below === null) return null;
  const m = Q.divide(p2, q2);
  const root = E.sqrt(E.subtract(E.one, E.product([E.number(m), square])));
  const value = ofWaves(E.divide(above, E.product([below, root])), x);
  const scale = E.reciprocal(E.sqrt(E.number(size)));
  return value === null ? null : E.product([...parts.free, scale, inVariable(value, x, p2)]);
}

/** An expression in φ with φ = asin(x/p). */
function inVariable(value: Expression, x: string, p2: Q.Rational): Expression {
  const sine = tidy(E.divide(E.symbol(x), E.sqrt(E.number(p2))));
  return tidy(substitute(value, { [x]: call('asin', sine) }));
}

/** Of (a − b·x²)(c ± d·x²) the values p² < q² (or q² < 0) of x² at the zeros, and b·d·|q²|; null for other radicands, or for two roots that one root joins. */
function zerosOf(
  radicands: readonly Expression[],
  x: string,
): { p2: Q.Rational; q2: Q.Rational; size: Q.Rational } | null {
  const squares = radicands.flatMap((radicand) => {
    const c = coefficientsOf(radicand, x);
    const isEven = c?.every((part, k) => k % 2 === 0 || Q.isZero(part));
    return c && isEven ? [c.filter((_, k) => k % 2 === 0)] : [];
  });
  if (squares.length !== radicands.length) return null;
  if (squares.length === 2) return ofTwoRoots(squares);
  const [c0, c2, c4] = squares[0]!;
  if (squares.length !== 1 || squares[0]!.length !== 3) return null;
  // One root: both values of x² are rational, and one of them is negative.
  const discriminant = Q.subtract(Q.multiply(c2!, c2!), Q.multiply(Q.integerRational(4), Q.multiply(c0!, c4!)));
  const root = Q.sign(discriminant) > 0 ? E.sqrt(E.number(discriminant)) : null;
  if (root?.kind !== 'number' || Q.sign(c4!) >= 0 || Q.sign(c0!) <= 0) return null;
  const double = Q.multiply(Q.integerRational(2), c4!);
  const values = [root.value, Q.negate(root.value)].map((r) => Q.divide(Q.add(Q.negate(c2!), r), double));
  const [p2, q2] = [values.find((a) => Q.sign(a) > 0), values.find((a) => Q.sign(a) < 0)];
  return p2 === undefined || q2 === undefined ? null : { p2, q2, size: Q.multiply(c4!, q2) };
}

function ofTwoRoots(squares: readonly Coefficients[]): { p2: Q.Rational; q2: Q.Rational; size: Q.Rational } | null {
  if (squares.some((c) => c.length !== 2 || Q.sign(c[0]!) <= 0)) return null;
  const zeros = squares.map(([c0, c2]) => Q.negate(Q.divide(c0!, c2!)));
  const positive = zeros.filter((a) => Q.sign(a) > 0);
  if (positive.length === 0 || Q.equals(zeros[0]!, zeros[1]!)) return null;
  const p2 = positive.reduce((least, a) => (Q.compare(a, least) < 0 ? a : least));
  const q2 = zeros.find((a) => a !== p2)!;
  return { p2, q2, size: Q.abs(Q.multiply(Q.multiply(squares[0]![1]!, squares[1]![1]!), q2)) };
}
