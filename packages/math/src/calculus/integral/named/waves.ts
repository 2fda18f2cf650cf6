import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';
import { contains } from '../../../expression/walk.ts';
import { derivativeOf } from '../../derivative.ts';

/*
 * Waves of one angle u that is linear in the variable, A + B·cos u + D·sin u or A + B·cosh u + D·sinh u. Squares count as waves of the double angle:
 * sin² u = (1 − cos 2u)/2, sinh² u = (cosh 2u − 1)/2.
 */

export interface Wave {
  readonly constant: Expression;
  /** The coefficient of the even function, cos or cosh. */
  readonly cos: Expression;
  /** That of the odd one, sin or sinh. */
  readonly sin: Expression;
  /** null for a constant. */
  readonly angle: Expression | null;
}

export type Kind = 'circular' | 'hyperbolic';

const names = { circular: ['cos', 'sin'], hyperbolic: ['cosh', 'sinh'] } as const;

/** free·√w where `isAbove`, else free·n/√w. */
export interface RootOfWave {
  readonly free: readonly Expression[];
  readonly w: Wave & { readonly angle: Expression };
  readonly n: Wave;
  readonly isAbove: boolean;
  /** What stands under the root. */
  readonly base: Expression;
}

/** The integrand as one root of a wave with a wave of the same angle above it; null where it is none. */
export function rootOfWave(f: Expression, x: string, kind: Kind): RootOfWave | null {
  const [free, top]: [Expression[], Expression[]] = [[], []];
  let root: { readonly base: Expression; readonly isAbove: boolean } | null = null;
  for (const factor of E.factorsOf(f)) {
    const [base, exponent] = [E.baseOf(factor), E.exponentOf(factor)];
    const isRoot = exponent.kind === 'number' && exponent.value.denominator === 2;
    if (!contains(factor, x)) free.push(factor);
    else if (!isRoot) top.push(factor);
    else if (root === null && Math.abs(Number(exponent.value.numerator)) === 1)
      root = { base, isAbove: Q.sign(exponent.value) > 0 };
    else return null;
  }
  if (root === null || (root.isAbove && top.length > 0)) return null;
  const w = waveOf(root.base, x, kind);
  const n = root.isAbove ? w : waveOf(E.product(top), x, kind);
  if (w === null || n === null || w.angle === null) return null;
  if (n.angle !== null && !E.equal(n.angle, w.angle)) return null;
  return { free, w: { ...w, angle: w.angle }, n, isAbove: root.isAbove, base: root.base };
}

/** μ with n − μ·w constant; null where there is none. */
export function proportion(n: Wave, w: Wave): Expression | null {
  const isZero = (a: Expression) => E.equal(tidy(a), E.zero);
  if (n.angle === null) return E.zero;
  const mu = tidy(isZero(w.cos) ? E.divide(n.sin, w.sin) : E.divide(n.cos, w.cos));
  const isMultiple = [
    [n.cos, w.cos],
    [n.sin, w.sin],
  ].every(([a, b]) => isZero(E.subtract(a!, E.product([mu, b!]))));
  return isMultiple ? mu : null;
}

/** a as a wave of one angle that is linear in x. */
export function waveOf(a: Expression, x: string, kind: Kind): Wave | null {
  let wave: Wave = { constant: E.zero, cos: E.zero, sin: E.zero, angle: null };
  for (const term of E.termsOf(a)) {
    const part = waveOfTerm(term, x, kind);
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

function waveOfTerm(term: Expression, x: string, kind: Kind): Wave | null {
  const factors = E.factorsOf(term);
  const dependentFactors = factors.filter((factor) => contains(factor, x));
  const by = E.product(factors.filter((factor) => !contains(factor, x)));
  const none = { constant: E.zero, cos: E.zero, sin: E.zero, angle: null };
  if (dependentFactors.length === 0) return { ...none, constant: by };
  const [base, exponent] = [E.baseOf(dependentFactors[0]!), E.exponentOf(dependentFactors[0]!)];
  if (dependentFactors.length > 1 || base.kind !== 'apply') return null;
  const [even, odd] = names[kind];
  if (base.name !== even && base.name !== odd) return null;
  const angle = base.args[0]!;
  const rise = derivativeOf(angle, x);
  if (rise === null || contains(rise, x)) return null;
  if (E.equal(exponent, E.one)) return { ...none, [base.name === even ? 'cos' : 'sin']: by, angle };
  if (!E.equal(exponent, E.two)) return null;
  const halved = E.product([E.half, by]);
  // sin² = (1 − cos)/2, cos² = (1 + cos)/2, sinh² = (cosh − 1)/2, cosh² = (cosh + 1)/2
  const isLess = base.name === odd && kind === 'hyperbolic';
  const double = tidy(E.product([E.two, angle]));
  return {
    ...none,
    constant: isLess ? E.negate(halved) : halved,
    cos: base.name === odd && kind === 'circular' ? E.negate(halved) : halved,
    angle: double,
  };
}
