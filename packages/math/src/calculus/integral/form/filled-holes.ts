import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { substitute } from '../../../expression/substitute.ts';
import { contains, freeSymbols, some, transform } from '../../../expression/walk.ts';
import { budget } from '../../../result/budget.ts';
import { mapTuple } from '../../../result/tuple.ts';
import { endedBy } from '../../../result/unfinished.ts';
import { squareRootParts } from '../field/square-root-parts.ts';
import { canHaveHoles } from '../ingredients.ts';
import { distribute } from '../rewrite.ts';
import { tangentsOf, withSineAndCosine } from './full-angle.ts';
import { lengthOf } from './textbook-form.ts';

/*
 * Forms that have a value wherever the integrand is continuous, for antiderivatives that have lost some: tan x − sec x, which is ∫ dx/(1 + sin x),
 * has none at a quarter of a turn, where it is 0 by its limit from both sides; −cos x/(1 + sin x) is the same, and has. So with t = tan(x/2) what
 * has a value for t → ∞.
 *
 * What is rational in the sine s and the cosine c of an angle is A(s) + B(s)·c with A and B in lowest terms, and their denominators vanish where
 * the antiderivative is infinite: 1 + s has a zero at one angle alone, where c = 0 has two. The other way round it is A(c) + B(c)·s.
 */

const work = 30_000;
const [S, C] = mapTuple(['\u03c3', '\u03c7'], (name) => E.symbol(name));

/** A form that is much longer is none for the sake of a few places, which are said beside it. */
const moreAtMost = 5;

/** The shortest of the forms that pass; null where none does. */
export function withoutHoles(
  F: Expression,
  variable: string,
  passes: (form: Expression) => boolean,
): Expression | null {
  const forms = [
    ...anglesOf(F, variable).flatMap((angle) => [
      inParts(F, angle, variable, 'sine'),
      inParts(F, angle, variable, 'cosine'),
    ]),
    ...tangentsOf(F, variable).flatMap((tangent) => [
      withSineAndCosine(F, tangent, 'single'),
      withSineAndCosine(F, tangent, 'double'),
    ]),
  ]
    .filter((form) => form !== null)
    .filter((form) => lengthOf(form) <= lengthOf(F) + moreAtMost);
  return forms.toSorted((a, b) => lengthOf(a) - lengthOf(b)).find(passes) ?? null;
}

const circular: ReadonlySet<string> = new Set(['sin', 'cos', 'tan', 'cot', 'sec', 'csc']);

/** The angles of the circular functions, and the doubles of those of tangents. */
function anglesOf(F: Expression, variable: string): readonly Expression[] {
  const found: Expression[] = [];
  const note = (angle: Expression) => {
    if (!found.some((known) => E.equal(known, angle))) found.push(angle);
  };
  some(F, (node) => {
    if (node.kind !== 'apply' || !circular.has(node.name) || !contains(node, variable)) return false;
    note(node.args[0]!);
    if (node.name === 'tan') note(doubled(node.args[0]!));
    return false;
  });
  return found;
}

const doubled = (a: Expression): Expression =>
  a.kind === 'sum' ? E.sum(a.terms.map((term) => E.product([E.two, term]))) : E.product([E.two, a]);

type Base = 'sine' | 'cosine';

/** F with what may be infinite in logarithms and in its other terms in parts, the constants of these left out; null where that cannot be. */
function inParts(F: Expression, angle: Expression, variable: string, by: Base): Expression | null {
  const isOpen = (a: Expression) => canHaveHoles(a, variable);
  const plain = transform(F, (node) => {
    if (node.kind !== 'apply' || node.name !== 'ln' || !isOpen(node)) return node;
    const [u] = node.args;
    const isSize = u?.kind === 'apply' && u.name === 'abs';
    const parts = partsOf(isSize ? u.args[0]! : u!, angle, by);
    return parts === null ? node : logarithmOf(E.sum(parts), isSize);
  });
  const own = E.termsOf(plain).filter(isOpen);
  const rest = E.termsOf(plain).filter((term) => !own.includes(term));
  // Constants before all of them stay factors.
  const before = E.product(E.factorsOf(own[0] ?? E.one).filter((factor) => !contains(factor, variable)));
  const parts = own.length === 0 ? [] : partsOf(E.sum(own.map((term) => E.divide(term, before))), angle, by);
  const terms = parts?.filter((term) => contains(term, variable)).map((term) => E.product([before, term]));
  return terms === undefined ? null : E.sum([...rest, ...terms]);
}

/** ln u, or −ln(1/u) where that is shorter. */
function logarithmOf(u: Expression, isSize: boolean): Expression {
  const inverse = E.reciprocal(u);
  const turned =
    inverse.kind === 'product' ? distribute(inverse.factors[0]!, E.divide(inverse, inverse.factors[0]!)) : inverse;
  const ln = (a: Expression) => E.ln(isSize ? E.apply('abs', [a]) : a);
  return lengthOf(turned) < lengthOf(u) ? E.negate(ln(turned)) : ln(u);
}

/** A(s) and B(s)·c, or A(c) and B(c)·s. */
function partsOf(a: Expression, angle: Expression, by: Base): readonly Expression[] | null {
  const written = inSineAndCosine(a, angle);
  if (freeSymbols(written).every((name) => name !== S.name && name !== C.name)) return null;
  const [base, other] = by === 'sine' ? [S, C] : [C, S];
  const square = E.subtract(E.one, E.power(base, E.two));
  try {
    const parts = squareRootParts(written, base.name, other.name, square, budget(work));
    if (parts === null) return null;
    const { view, even, odd } = parts;
    const back = { [S.name]: E.apply('sin', [angle]), [C.name]: E.apply('cos', [angle]) };
    return [view.quotientOf(even), E.product([view.quotientOf(odd), other])].map((term) => substitute(term, back));
  } catch (error) {
    if (endedBy(error, 'work')) return null;
    throw error;
  }
}

const inSineAndCosine = (a: Expression, angle: Expression): Expression =>
  transform(a, (node) => {
    if (node.kind !== 'apply' || !circular.has(node.name)) return node;
    const at = node.args[0]!;
    if (node.name === 'tan' && E.equal(doubled(at), angle)) return E.divide(S, E.add(E.one, C));
    return E.equal(at, angle) ? quotients[node.name]! : node;
  });

const quotients: Readonly<Record<string, Expression>> = {
  sin: S,
  cos: C,
  tan: E.divide(S, C),
  cot: E.divide(C, S),
  sec: E.reciprocal(C),
  csc: E.reciprocal(S),
};
