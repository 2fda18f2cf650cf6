import { coefficientsOf } from '../../../algebra/coefficients.ts';
import { simplest } from '../../../algebra/simplify/simplify.ts';
import * as E from '../../../expression/build.ts';
import { evaluate } from '../../../expression/evaluate.ts';
import type { Expression } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';
import { contains, freeSymbols } from '../../../expression/walk.ts';
import type { Context } from '../context.ts';
import { wavesOfProduct } from '../transcendental/product-to-sum.ts';

/* Sines and cosines of one angle, and products of them, as one wave. */

/** h = middle + size·cos(angle), size > 0. */
export interface Wave {
  readonly h: Expression;
  readonly middle: Expression;
  readonly size: Expression;
  readonly angle: Expression;
  /** arcsin(sin(angle)), and its slope. */
  readonly triangle: Expression;
  readonly slope: Expression;
}

/** c + A·sin u + B·cos u of a line u, all constants being numbers, in whatever form it is given: 2 sin²x is 1 − cos 2x. */
export function waveOf(h: Expression, context: Pick<Context, 'variable'>): Wave | null {
  if (freeSymbols(h).some((name) => name !== context.variable)) return null;
  const constants: Expression[] = [];
  const moving: SingleWave[] = [];
  for (const term of E.termsOf(h)) {
    const waves = contains(term, context.variable) ? wavesOf(term, context) : [];
    if (waves === null) return null;
    if (waves.length === 0) constants.push(term);
    for (const one of waves)
      if (contains(one.argument, context.variable)) moving.push(one);
      else constants.push(written(one));
  }
  const u = moving[0]?.argument;
  if (u === undefined || moving.some(({ argument }) => !E.equal(argument, u))) return null;
  const total = (name: string) => E.sum(moving.filter((one) => one.name === name).map(({ c }) => c));
  const [A, B] = [simplest(total('sin')), simplest(total('cos'))];
  return wave(h, { middle: E.sum(constants), A, B, u }, context.variable);
}

interface SingleWave {
  readonly c: Expression;
  readonly name: 'cos' | 'sin';
  readonly argument: Expression;
}

const written = ({ c, name, argument }: SingleWave): Expression => E.product([c, E.apply(name, [argument])]);

/** A product of waves as a sum of single ones, each of an angle that rises. */
function wavesOf(term: Expression, context: Pick<Context, 'variable'>): SingleWave[] | null {
  const single = wavesOfProduct(term, context);
  if (single === null || contains(single.rest, context.variable)) return null;
  return single.waves.map(({ c, name, argument }) => {
    const [, slope] = coefficientsOf(argument, context.variable) ?? [];
    const falls = slope !== undefined && evaluate(slope) < 0;
    const size = E.product([single.rest, c]);
    if (!falls) return { c: size, name, argument };
    return { c: name === 'sin' ? E.negate(size) : size, name, argument: tidy(E.negate(argument)) };
  });
}

interface Harmonic {
  readonly middle: Expression;
  readonly A: Expression;
  readonly B: Expression;
  readonly u: Expression;
}

function wave(h: Expression, { middle, A, B, u }: Harmonic, x: string): Wave | null {
  const [, slope, ...higher] = coefficientsOf(u, x) ?? [];
  const [a, b] = [evaluate(A), evaluate(B)];
  if (slope === undefined || higher.length > 0 || !Number.isFinite(a) || !Number.isFinite(b)) return null;
  const quarter = E.product([E.half, E.constant('pi')]);
  // −cos u is cos(u + π), sin u is cos(u − π/2) and −sin u is cos(u + π/2): the angles whose triangle waves have the shortest form.
  if (E.equal(A, E.zero)) {
    const triangle = signed(E.apply('asin', [E.apply('sin', [u])]), b > 0);
    const angle = b > 0 ? u : E.add(u, E.constant('pi'));
    return { h, middle, size: signed(B, b > 0), angle, triangle, slope };
  }
  const isSine = E.equal(B, E.zero);
  const size = isSine ? signed(A, a > 0) : simplest(E.sqrt(E.add(E.power(A, E.two), E.power(B, E.two))));
  // A·sin u + B·cos u = ±√(A² + B²)·sin(u + arctan(B/A)) with the sign of A.
  const v = isSine ? u : tidy(E.add(u, simplest(E.apply('atan', [E.divide(B, A)]))));
  const triangle = signed(E.apply('asin', [E.apply('cos', [v])]), a < 0);
  return { h, middle, size, angle: tidy(a > 0 ? E.subtract(v, quarter) : E.add(v, quarter)), triangle, slope };
}

const signed = (a: Expression, isPositive: boolean): Expression => (isPositive ? a : E.negate(a));
