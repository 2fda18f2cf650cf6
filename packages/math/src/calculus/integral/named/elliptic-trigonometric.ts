import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';
import { contains } from '../../../expression/walk.ts';
import { slope } from '../../derivative.ts';
import { made, type Stage } from '../context.ts';
import { signOf } from '../sign.ts';

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

interface Wave {
  readonly constant: Expression;
  readonly cos: Expression;
  readonly sin: Expression;
  /** null for a constant. */
  readonly angle: Expression | null;
}

const two = E.two;
const call = (name: string, ...args: Expression[]): Expression => E.apply(name, args);

export const ellipticTrigonometric: Stage = (f, context) => {
  const found = ellipticWave(f, context.variable);
  return found === null ? null : made('elliptic integral', f, found, context);
};

/** The antiderivative of √w or N/√w where it is an elliptic integral, m being neither 0 nor 1. */
export function ellipticWave(f: Expression, x: string): Expression | null {
  const [free, top]: [Expression[], Expression[]] = [[], []];
  let root: { readonly base: Expression; readonly isAbove: boolean } | null = null;
  for (const factor of f.kind === 'product' ? f.factors : [f]) {
    const [base, exponent] = [E.baseOf(factor), E.exponentOf(factor)];
    const isRoot = exponent.kind === 'number' && exponent.value.denominator === 2;
    if (!contains(factor, x)) free.push(factor);
    else if (!isRoot) top.push(factor);
    else if (root === null && Math.abs(Number(exponent.value.numerator)) === 1)
      root = { base, isAbove: Q.sign(exponent.value) > 0 };
    else return null;
  }
  if (root === null || (root.isAbove && top.length > 0)) return null;
  const w = waveOf(root.base, x);
  const n = root.isAbove ? w : waveOf(E.product(top), x);
  if (w === null || n === null || w.angle === null) return null;
  if (n.angle !== null && !E.equal(n.angle, w.angle)) return null;
  const value = integralOf(w, n, x);
  return value === null ? null : tidy(E.product([...free, value]));
}

/** ∫ (λ + μ·w)/√w, N being λ + μ·w; null where it is none, or w has no phase that is known. */
function integralOf(w: Wave, n: Wave, x: string): Expression | null {
  const turned = withoutSine(w);
  const rise = slope(w.angle!, x);
  if (turned === null || rise === null) return null;
  const { A, B, u } = turned;
  const [mu, isMultiple] = proportion(n, w);
  if (!isMultiple) return null;
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
  const inverse = tidy(E.reciprocal(m));
  const size = tidy(E.sqrt(E.divide(m, two)));
  const sine = E.product([size, call('sin', u), E.power(E.add(E.one, call('cos', u)), E.number(Q.rational(-1, 2)))]);
  const psi = call('asin', sine);
  const [F, G] = [call('ellipticF', psi, inverse), call('ellipticE', psi, inverse)];
  const rootM = E.sqrt(m);
  const rest = tidy(E.subtract(E.one, inverse));
  return [E.divide(F, rootM), E.product([rootM, E.subtract(G, E.product([rest, F]))])];
}

/** μ with N − μ·w constant. */
function proportion(n: Wave, w: Wave): [Expression, boolean] {
  const isZero = (a: Expression) => E.equal(tidy(a), E.zero);
  if (n.angle === null) return [E.zero, true];
  const mu = tidy(isZero(w.cos) ? E.divide(n.sin, w.sin) : E.divide(n.cos, w.cos));
  return [
    mu,
    [
      [n.cos, w.cos],
      [n.sin, w.sin],
    ].every(([a, b]) => isZero(E.subtract(a!, E.product([mu, b!])))),
  ];
}

/** A + B·cos u with A + B positive, as far as signs are known. */
function withoutSine({ constant: A, cos, sin, angle }: Wave): { A: Expression; B: Expression; u: Expression } | null {
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

/** a as a wave of one angle that is linear in x. */
function waveOf(a: Expression, x: string): Wave | null {
  let wave: Wave = { constant: E.zero, cos: E.zero, sin: E.zero, angle: null };
  for (const term of a.kind === 'sum' ? a.terms : [a]) {
    const part = waveOfTerm(term, x);
    if (part === null) return null;
    if (wave.angle !== null && part.angle !== null && !E.equal(wave.angle, part.angle)) return null;
    wave = {
      constant: tidy(E.add(wave.constant, part.constant)),
      cos: tidy(E.add(wave.cos, part.cos)),
      sin: tidy(E.add(wave.sin, part.sin)),
      angle: wave.angle ?? part.angle,
    };
  }
  return wave;
}

function waveOfTerm(term: Expression, x: string): Wave | null {
  const factors = term.kind === 'product' ? term.factors : [term];
  const moving = factors.filter((factor) => contains(factor, x));
  const by = E.product(factors.filter((factor) => !contains(factor, x)));
  const none = { constant: E.zero, cos: E.zero, sin: E.zero, angle: null };
  if (moving.length === 0) return { ...none, constant: by };
  const [base, exponent] = [E.baseOf(moving[0]!), E.exponentOf(moving[0]!)];
  if (moving.length > 1 || base.kind !== 'apply' || (base.name !== 'sin' && base.name !== 'cos')) return null;
  const angle = base.args[0]!;
  const rise = slope(angle, x);
  if (rise === null || contains(rise, x)) return null;
  if (E.equal(exponent, E.one)) return { ...none, [base.name]: by, angle };
  if (!E.equal(exponent, two)) return null;
  const halved = E.product([E.half, by]);
  const double = tidy(E.product([two, angle]));
  return { ...none, constant: halved, cos: base.name === 'cos' ? halved : E.negate(halved), angle: double };
}
