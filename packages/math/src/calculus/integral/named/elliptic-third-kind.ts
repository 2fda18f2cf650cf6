import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';
import { contains } from '../../../expression/walk.ts';
import { derivativeOf } from '../../derivative.ts';
import { made, type Stage } from '../context.ts';
import { signOf } from '../sign.ts';
import { ellipticWave, innerAmplitude, withoutSine } from './elliptic-trigonometric.ts';
import { acrossPoles, areaTangent } from './legendre-third-kind.ts';
import { type Wave, waveOf } from './waves.ts';

/*
 * Legendre's integral of the third kind (DLMF 19.2.7). For waves of one angle u, w = A + B·cos u under the root and v = α + β·cos u below the
 * fraction line,
 *
 *   ∫ du/(v·√w) = 2/((α + β)·√(A + B))·Π(n; u/2 | m),   n = 2β/(α + β),   m = 2B/(A + B),
 *
 * and N(cos u)/v is a polynomial and a constant over v. Algebraic integrands: `legendre-third-kind.ts`.
 *
 * Beyond n·sin²φ = 1 there are poles, where Π(n; φ | m) ends; another one with n below 1 goes on (`acrossPoles`, DLMF 19.7.8): for n > 1
 *
 *   Π(n; φ | m) = F(φ | m) − Π(m/n; φ | m) + ln|(Δ + p·tan φ)/(Δ − p·tan φ)|/(2p),   Δ = √(1 − m·sin²φ),   p = √((n − 1)(1 − m/n)).
 *
 * Example: ∫ dx/((3 + cos x)·√(2 + cos x)) has n = 1/2 and m = 2/3, and is Π(1/2; x/2 | 2/3)/(2·√3).
 */

const two = E.two;
const call = (name: string, ...args: Expression[]): Expression => E.apply(name, args);

export const ellipticThirdKind: Stage = (f, context) => {
  const x = context.variable;
  const found = ofWaves(f, x);
  return found === null ? null : made('elliptic integral', f, tidy(found), context);
};

/** Π(n; φ | m) in a form that is real beside its poles, too; null for an n at which it is none of the third kind. */
function third(n: Expression, phi: Expression, m: Expression): Expression | null {
  const found = acrossPoles(n, phi, m);
  if (found === null || found.square === null) return found?.kinds ?? null;
  const p = tidy(E.sqrt(found.square));
  const delta = E.sqrt(E.subtract(E.one, E.product([m, E.power(call('sin', phi), two)])));
  const logarithm = areaTangent(E.product([p, call('tan', phi), E.reciprocal(delta)]));
  return E.add(found.kinds, E.divide(logarithm, E.product([two, p])));
}

/** Π(n; u/2 | m), for m > 1 by the amplitude that is real on all pieces: Π(n; φ | m) = Π(n/m; ψ | 1/m)/√m (DLMF 19.7.4). */
function thirdOfHalf(n: Expression, u: Expression, m: Expression): Expression | null {
  if (signOf(E.subtract(m, E.one)) !== 1) return third(n, tidy(E.product([E.half, u])), m);
  const { psi, inverse } = innerAmplitude(u, m);
  const kind = third(tidy(E.product([n, inverse])), psi, inverse);
  return kind && E.divide(kind, E.sqrt(m));
}

interface Root {
  readonly base: Expression;
  readonly isAbove: boolean;
}

/** What stands in an integrand: √w, above or below, 1/v and the rest. */
interface Parts {
  readonly free: readonly Expression[];
  readonly above: readonly Expression[];
  readonly below: Expression;
  readonly root: Root;
}

function partsOf(f: Expression, x: string): Parts | null {
  const [free, above]: [Expression[], Expression[]] = [[], []];
  const roots: Root[] = [];
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
  const [root] = roots;
  return below === null || root === undefined || roots.length > 1 ? null : { free, above, below, root };
}

function ofWaves(f: Expression, x: string): Expression | null {
  const parts = partsOf(f, x);
  if (parts === null) return null;
  const { base, isAbove } = parts.root;
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
