import { expand } from '../../algebra/expand.ts';
import { simplest } from '../../algebra/simplify/simplify.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { evaluateComplex } from '../../expression/evaluate-complex.ts';
import { evaluateBall } from '../../expression/evaluate-precise.ts';
import type { Expression } from '../../expression/expression.ts';
import { substitute } from '../../expression/substitute.ts';
import { freeSymbols, transform } from '../../expression/walk.ts';
import * as C from '../../numeric/complex.ts';
import * as B from '../../numeric/precise/ball.ts';
import type { Family, GeneralTerm } from './general-term.ts';
import { laurentOf } from './laurent.ts';
import { branchesAt } from './monodromy.ts';
import { small } from './problem.ts';
import { type Candidate, candidatesOf } from './singularities.ts';

/*
 * Where a series in powers of w converges.
 *
 * From the general term: the ratio of neighbours of a family tends to base·w^distance (or to 0), which gives the radius by the ratio
 * test. At the ends ±R the ratio is ±(1 + θ/n + O(1/n²)) with θ = Σ upper − Σ lower, so that the terms are of the size n^θ:
 * with one sign they converge for θ < −1 alone, with changing signs for θ < 0 (Gauss's test).
 *
 * Without one: a power series converges up to the nearest point where its function is not analytic. The candidates are taken in the
 * order of their distance; one counts only if an expansion there shows a pole, a root or a logarithm, or the function branches there. On a circle with a pole on it
 * the terms do not tend to 0, for else (1 − t)·f(t·w) would tend to 0 on the way to the pole: there the series diverges everywhere.
 */

/** For which w a power series in w converges. */
export interface Convergence {
  /** Of |w|; infinity for every w. */
  readonly radius: Expression;
  /** Whether it converges at w = −R and w = R; null where that is not known. */
  readonly ends: readonly [boolean | null, boolean | null];
  readonly reason: 'finite' | 'ratio' | 'pole' | 'branch';
  /** The nearest point where the function is not analytic, as a value of w. */
  readonly nearest?: Expression;
}

const infinity = E.constant('infinity');
const everywhere = (reason: Convergence['reason']): Convergence => ({ radius: infinity, ends: [null, null], reason });

/** Whether a series converges for every w. */
export const isEverywhere = ({ radius }: Convergence): boolean => isInfinite(radius);

const isInfinite = (a: Expression): boolean => a.kind === 'constant' && a.name === 'infinity';

/** By the general term; null where the families do not tell. */
export function convergenceOfTerms({ families }: GeneralTerm): Convergence | null {
  const radii = families.map(radiusOf);
  if (!radii.every((radius) => radius !== null)) return null;
  const bounded = families.filter((_, k) => !isInfinite(radii[k]!));
  const [first, ...others] = bounded;
  if (first === undefined) return everywhere(families.length === 0 ? 'finite' : 'ratio');
  // Families of one ratio have no powers in common; others could cancel where they are equally large.
  const nearest = others.every(
    ({ ratio, distance }) => E.equal(ratio.base, first.ratio.base) && distance === first.distance,
  )
    ? bounded
    : smallest(bounded);
  const radius = nearest[0] === undefined ? null : radiusOf(nearest[0]);
  return radius === null ? null : { radius, ends: [endOf(nearest, -1), endOf(nearest, 1)], reason: 'ratio' };
}

/** The family with a smaller radius than all others; none where there is no such one. */
function smallest(families: readonly Family[]): readonly Family[] {
  const sizes = families.map((family) => C.modulus(evaluateComplex(radiusOf(family)!)));
  const least = Math.min(...sizes);
  const near = families.filter((_, k) => sizes[k]! <= least * (1 + tiny));
  return near.length === 1 ? near : [];
}

/** Null where there is none. */
function radiusOf({ ratio, distance }: Family): Expression | null {
  const { base, upper, lower } = ratio;
  if (upper.length < lower.length) return infinity;
  if (upper.length > lower.length) return null;
  return simplest(E.power(E.apply('abs', [E.reciprocal(base)]), E.number(Q.rational(1, distance))));
}

/** Whether the families together converge at w = ±R. */
function endOf(families: readonly Family[], side: 1 | -1): boolean | null {
  const fates = families.map((family) => fateOf(family, side));
  if (fates.some((fate) => fate === null)) return null;
  if (fates.includes('does not vanish')) return false;
  const divergent = fates.filter((fate) => fate === 'diverges').length;
  return divergent === 0 ? true : divergent === 1 ? false : null;
}

function fateOf({ ratio, distance }: Family, side: 1 | -1): 'converges' | 'diverges' | 'does not vanish' | null {
  const order = simplest(E.subtract(E.sum(ratio.upper), E.sum(ratio.lower)));
  const sign = signOf(ratio.base);
  if (order.kind !== 'number' || sign === null) return null;
  if (Q.sign(order.value) >= 0) return 'does not vanish';
  const isAlternating = (sign === -1) !== (side === -1 && distance % 2 === 1);
  return isAlternating || Q.compare(order.value, Q.minusOne) < 0 ? 'converges' : 'diverges';
}

function signOf(a: Expression): 1 | -1 | null {
  if (freeSymbols(a).length > 0) return null;
  const ball = evaluateBall(a, 120, {});
  if (ball === null || !ball.real || B.lower(ball) === B.EXACT) return null;
  return ball.value.re.mantissa > 0n ? 1 : -1;
}

/** By the nearest singularity of g, a function of w; null where it is not known. */
export function convergenceOfFunction(g: Expression): Convergence | null {
  if (freeSymbols(g).some((name) => name !== small)) return null;
  const candidates = candidatesOf(g, small);
  if (candidates === null) return null;
  const { branching } = candidates;
  const away = candidates.places.filter(({ value }) => C.modulus(value) > tiny);
  const ordered = [...away].sort((a, b) => C.modulus(a.value) - C.modulus(b.value));
  for (const circle of circlesOf(ordered)) {
    const kinds = circle.map((one) => ({ one, kind: kindOf(g, one, branching) }));
    const singular = kinds.find(({ kind }) => kind === 'pole') ?? kinds.find(({ kind }) => kind === 'branch');
    if (singular !== undefined) {
      const { one, kind } = singular;
      const diverges = kind === 'pole' ? false : null;
      return {
        radius: modulusOf(one),
        ends: [diverges, diverges],
        reason: kind as 'pole' | 'branch',
        nearest: one.place,
      };
    }
    if (kinds.some(({ kind }) => kind === null)) return null;
  }
  // Of infinitely many zeros only the nearest are candidates.
  return away.length === 0 ? everywhere('finite') : null;
}

const tiny = 1e-9;

/** Candidates of one distance together. */
function circlesOf(ordered: readonly Candidate[]): readonly (readonly Candidate[])[] {
  const circles: Candidate[][] = [];
  for (const one of ordered) {
    const last = circles.at(-1);
    const size = C.modulus(one.value);
    const known = last?.[0] === undefined ? Number.NaN : C.modulus(last[0].value);
    if (last !== undefined && Math.abs(size - known) <= tiny * size) last.push(one);
    else circles.push([one]);
  }
  return circles;
}

/** Enough terms for a root to be seen. */
const seen = 4;

/** What the function does there, reached from 0 on a straight way: null where that is not known. */
function kindOf(
  g: Expression,
  { place, value }: Candidate,
  branching: readonly Expression[],
): 'pole' | 'branch' | 'regular' | null {
  if (!branching.every((u) => staysOffCut(u, value))) return null;
  const isSingleValued = branching.length === 0;
  const found = laurentOf({ f: g, variable: small, centre: place, side: 'near', order: isSingleValued ? 0 : seen });
  if (!found.ok) return found.error === 'branch' || branchesAt(g, value) ? 'branch' : null;
  if (found.value.low < 0) return 'pole';
  return isSingleValued ? 'regular' : null;
}

const samples = 200;

/** Whether u does not meet the negative axis on the way, before the end. */
function staysOffCut(u: Expression, end: C.Complex): boolean {
  let before = C.complex(0);
  for (let k = 1; k < samples; k++) {
    const t = k / samples;
    const here = evaluateComplex(u, { [small]: { re: t * end.re, im: t * end.im } });
    const isBeside = here.re <= 0 && (Math.abs(here.im) <= tiny || here.im * before.im < 0);
    if (!Number.isFinite(here.re) || isBeside) return false;
    before = here;
  }
  return true;
}

/** |w| as it is written: of a real or imaginary number without its sign. */
function modulusOf({ place, value }: Candidate): Expression {
  const size = C.modulus(value);
  if (Math.abs(value.im) <= tiny * size) return value.re < 0 ? simplest(E.negate(place)) : place;
  if (Math.abs(value.re) <= tiny * size) return simplest(E.product([value.im > 0 ? E.negate(i) : i, place]));
  const parts = transform(place, beyondOne);
  const square = expand(E.multiply(parts, conjugate(parts)));
  const form = simplest(E.sqrt(square.ok ? square.value : E.multiply(parts, conjugate(parts))));
  // What else is not real makes the conjugate another one, and its square no square of a distance.
  const isRight = C.modulus(C.subtract(evaluateComplex(form), C.complex(size))) <= tiny * size;
  return isRight ? form : E.apply('abs', [place]);
}

const i = E.constant('i');

/** asin(c) beyond ±1 by its parts, ±(π/2 − i·acosh|c|); the sign of the imaginary part, which the side of the cut gives, is not asked for. */
function beyondOne(a: Expression): Expression {
  const [c] = a.kind === 'apply' && a.name === 'asin' ? a.args : [];
  const value = c === undefined ? C.complex(0) : evaluateComplex(c);
  if (c === undefined || value.im !== 0 || Math.abs(value.re) <= 1) return a;
  const [sign, above] = value.re < 0 ? [-1, E.negate(c)] : [1, c];
  const imaginary = E.product([E.number(-1), i, E.apply('acosh', [above])]);
  return E.multiply(E.number(sign), E.add(E.divide(E.constant('pi'), E.number(2)), imaginary));
}

/** Of an expression in which nothing but i is not real. */
const conjugate = (a: Expression): Expression =>
  substitute(
    transform(a, (node) => (node === i ? E.symbol('\u2020i') : node)),
    { '\u2020i': E.negate(i) },
  );
