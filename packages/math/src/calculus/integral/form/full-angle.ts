import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { substitute } from '../../../expression/substitute.ts';
import { contains, mapChildren, size, some } from '../../../expression/walk.ts';
import { budget } from '../../../result/budget.ts';
import { mapTuple } from '../../../result/tuple.ts';
import { endedBy } from '../../../result/unfinished.ts';
import { rationalView } from '../field/rational-view.ts';
import { squareRootParts } from '../field/square-root-parts.ts';

/*
 * What a substitution by a tangent leaves, in sines and cosines: with t = tan θ, s and c the sine and cosine of 2θ (t = s/(1 + c)) or of θ
 * (t = s/c), every rational function of t is A(c) + B(c)·s, s² = 1 − c². So 2t/(t² + 1) is sin 2θ, and √(t²/(t² + 1)) is √((1 − cos 2θ)/2). The
 * same with hyperbolic functions, s² = c² − 1.
 */

const work = 30_000;
const [S, C] = mapTuple(['\u03c3', '\u03c7'], (name) => E.symbol(name));

export type Angle = 'single' | 'double';

/** Every tangent of the variable; each may be taken away alone. */
export function tangentsOf(F: Expression, variable: string): Expression[] {
  const found: Expression[] = [];
  some(F, (node) => {
    const isTangent =
      node.kind === 'apply' && (node.name === 'tan' || node.name === 'tanh') && contains(node, variable);
    if (isTangent && !found.some((known) => E.equal(known, node))) found.push(node);
    return false;
  });
  return found;
}

/** F with one tangent by the sine and cosine of its angle or of the double one; F itself where that cannot be. */
export function withSineAndCosine(F: Expression, tangent: Expression, angle: Angle): Expression {
  if (tangent.kind !== 'apply') return F;
  const theta = tangent.args[0]!;
  const at = angle === 'single' ? theta : doubled(theta);
  const by = (s: Expression, c: Expression) => (angle === 'double' ? E.divide(s, E.add(E.one, c)) : E.divide(s, c));
  return inSineAndCosine(F, at, tangent.name === 'tanh', (s, c) => replaced(F, tangent, by(s, c)));
}

/** What `write` makes of the sine and cosine of an angle, or the hyperbolic ones, as A + B·s; F itself where that is too much work. */
export function inSineAndCosine(
  F: Expression,
  angle: Expression,
  isHyperbolic: boolean,
  write: (s: Expression, c: Expression) => Expression,
): Expression {
  const square = E.subtract(E.power(C, E.two), E.one);
  const relation = isHyperbolic ? square : E.subtract(E.one, E.power(C, E.two));
  try {
    const written = canonical(write(S, C), relation);
    const [sin, cos] = isHyperbolic ? ['sinh', 'cosh'] : ['sin', 'cos'];
    return substitute(written, { [S.name]: E.apply(sin!, [angle]), [C.name]: E.apply(cos!, [angle]) });
  } catch (error) {
    if (endedBy(error, 'work')) return F;
    throw error;
  }
}

const doubled = (a: Expression): Expression =>
  a.kind === 'sum' ? E.sum(a.terms.map((term) => E.product([E.two, term]))) : E.product([E.two, a]);

const replaced = (F: Expression, tangent: Expression, by: Expression): Expression =>
  E.equal(F, tangent) ? by : mapChildren(F, (child) => replaced(child, tangent, by));

const dependsOn = (a: Expression): boolean => contains(a, S.name) || contains(a, C.name);

/** Functions and roots from within, then the rational function of s, c and them. */
function canonical(a: Expression, relation: Expression): Expression {
  if (!dependsOn(a)) return a;
  const kernels: Expression[] = [];
  const outer = rational(withKernels(a, relation, kernels), relation);
  const names = kernels.map((kernel, k) => [letter(k), kernel] as const);
  return substitute(outer, Object.fromEntries(names));
}

const letter = (k: number): string => `\u03ba${k}`;

function withKernels(a: Expression, relation: Expression, kernels: Expression[]): Expression {
  if (!dependsOn(a) || a.kind === 'symbol') return a;
  const isRoot = a.kind === 'power' && !(a.exponent.kind === 'number' && Q.isInteger(a.exponent.value));
  if (a.kind !== 'apply' && !isRoot) return mapChildren(a, (child) => withKernels(child, relation, kernels));
  const kernel = mapChildren(a, (child) => canonical(child, relation));
  if (!dependsOn(kernel)) return kernel;
  let k = kernels.findIndex((known) => E.equal(known, kernel));
  if (k < 0) k = kernels.push(kernel) - 1;
  return E.symbol(letter(k));
}

/** A + B·s, or the quotient as it stands where that is shorter: (x·s + c)/(x·c − s). */
function rational(a: Expression, relation: Expression): Expression {
  if (!dependsOn(a)) return a;
  const view = rationalView([a], [C.name, S.name], budget(work), [{ name: S.name, power: 2, equals: relation }]);
  const value = view?.fractionOf(a) ?? null;
  const parts = squareRootParts(a, C.name, S.name, relation, budget(work));
  if (view === null || value === null || parts === null) return a;
  const quotient = view.quotientOf(value);
  const sum = E.add(parts.view.quotientOf(parts.even), E.product([parts.view.quotientOf(parts.odd), S]));
  return size(sum) <= size(quotient) ? sum : quotient;
}
