import { simplify } from '../../../algebra/simplify/simplify.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import type { Step } from '../../../expression/step.ts';
import { freeSymbols } from '../../../expression/walk.ts';
import type { RationalDense } from '../../../polynomial/rational-dense.ts';
import { type Context, made } from '../context.ts';
import * as F from '../field/fraction.ts';
import type { RationalView } from '../field/rational-view.ts';
import type { Univariate } from '../field/univariate.ts';
import * as U from '../field/univariate.ts';
import { cleared, expression, over } from '../field/univariate-expression.ts';
import { signOf } from '../sign.ts';
import { residuesByNumber } from './numbered-roots.ts';
import { type ComplexPair, residuesAtRoots, residuesByCardano } from './roots-of-polynomial.ts';
import { residuesAtRootsOfUnity } from './roots-of-unity.ts';
import { byResidues } from './rothstein-trager.ts';

/** ∫ a/q for monic square-free q and deg a < deg q; null when the roots of q are out of reach. */
export type LogarithmicPart = (a: Univariate, q: Univariate, view: RationalView, context: Context) => Step | null;

/** By logarithms and arctangents with roots in a short form. */
export const shortLogarithms: LogarithmicPart = (a, q, view, context) => {
  const given = over(a, q, 1, view, context);
  if (U.degree(q) === 1) {
    return made('logarithm', given, times(view.quotientOf(a[0]!), logarithmOf(q, view, context)), context);
  }
  // a = c·q′: the logarithm of q itself.
  const { field } = view;
  const slope = U.derivative(field, q);
  if (U.degree(a) === U.degree(slope)) {
    const c = field.divide(U.leading(a), U.leading(slope));
    if (U.subtract(field, a, U.scale(field, slope, c)).length === 0) {
      return made('logarithmic derivative', given, times(view.quotientOf(c), logarithmOf(q, view, context)), context);
    }
  }
  if (U.degree(q) === 2) return made('logarithm and arctangent', given, quadratic(a, q, view, context), context);
  const residues = view.hasConstants ? null : byResidues(numbers(a), numbers(q), E.symbol(context.variable));
  if (residues !== null) return made('Rothstein–Trager', given, residues, context);
  const pairs =
    residuesAtRoots(...quotients(a, q, view)) ??
    (view.hasConstants ? null : residuesAtRootsOfUnity(numbers(a), numbers(q)));
  return pairs === null ? null : sumOverRoots(given, pairs, context);
};

/** With the roots of q by their numbers where they have no short form, and with letters by Cardano's formula. */
export const logarithmicPart: LogarithmicPart = (a, q, view, context) => {
  const short = shortLogarithms(a, q, view, context);
  if (short !== null) return short;
  const pairs = view.hasConstants
    ? residuesByCardano(...quotients(a, q, view))
    : residuesByNumber(numbers(a), numbers(q));
  return pairs === null ? null : sumOverRoots(over(a, q, 1, view, context), pairs, context);
};

const quotients = (a: Univariate, q: Univariate, view: RationalView): [Expression[], Expression[]] => [
  a.map((c) => view.quotientOf(c)),
  q.map((c) => view.quotientOf(c)),
];

function sumOverRoots(given: Expression, pairs: readonly ComplexPair[], context: Context): Step {
  const x = E.symbol(context.variable);
  return made('sum over the roots of the denominator', given, E.sum(pairs.map((pair) => ofPair(pair, x))), context);
}

/** Coefficients without letters. */
const numbers = (p: Univariate): RationalDense =>
  p.map(({ n, d }) => Q.divide(Q.integerRational(narrowed(n as bigint)), Q.integerRational(narrowed(d as bigint))));

const narrowed = (a: bigint) => (a >= -9007199254740991n && a <= 9007199254740991n ? Number(a) : a);

const times = (c: Expression, a: Expression): Expression => E.product([c, a]);

function logarithmOf(q: Univariate, view: RationalView, context: Context): Expression {
  return E.ln(expression(cleared(q, view)[0], view, context));
}

/** (m·x + n)/(x² + bx + c) = (m/2)·q′/q + (n − mb/2)/q */
function quadratic(a: Univariate, q: Univariate, view: RationalView, context: Context): Expression {
  const { field } = view;
  const half = (c: F.Fraction) => field.divide(c, F.integer(2));
  const [n, m] = [a[0] ?? F.zero, a[1] ?? F.zero];
  const b = q[1]!;
  const four = field.subtract(field.multiply(F.integer(4), q[0]!), field.multiply(b, b));
  const rest = field.subtract(n, half(field.multiply(m, b)));
  // 4·q = (2x + b)² + D
  const d = view.quotientOf(four);
  const x = E.symbol(context.variable);
  const shifted = E.add(E.multiply(E.two, x), view.quotientOf(b));
  if (signOf(d) === -1) {
    const root = plainRoot(view.quotientOf(F.negate(four)));
    const by = E.divide(view.quotientOf(rest), root);
    const m2 = view.quotientOf(half(m));
    return E.sum([
      E.product([E.add(m2, by), E.ln(E.subtract(shifted, root))]),
      E.product([E.subtract(m2, by), E.ln(E.add(shifted, root))]),
    ]);
  }
  const root = plainRoot(d);
  const arctangent = E.apply('atan', [simpleQuotient(shifted, root)]);
  return E.sum([
    times(view.quotientOf(half(m)), F.isZero(m) ? E.zero : logarithmOf(q, view, context)),
    E.product([E.two, view.quotientOf(rest), E.reciprocal(root), arctangent]),
  ]);
}

/** √a, denested where a is a number such as 3 − 2·√2. */
function plainRoot(a: Expression): Expression {
  const root = E.sqrt(a);
  if (a.kind === 'number' || freeSymbols(a).length > 0) return root;
  const found = simplify(root);
  return found.ok ? found.value.expression : root;
}

/** (2x)/(2·sqrt 3) is x/sqrt 3: the numbers are distributed before they are divided. */
const simpleQuotient = (a: Expression, by: Expression): Expression => {
  const inverse = E.reciprocal(by);
  return a.kind === 'sum' && (by.kind === 'number' || by.kind === 'product')
    ? E.sum(a.terms.map((term) => E.product([term, inverse])))
    : E.product([a, inverse]);
};

/**
 * A real root r gives residue·ln(x − r). A conjugate pair re ± i·im with residues u ± i·v gives
 * u·ln((x − re)² + im²) + 2v·atan(im/(x − re)), which is written with atan((x − re)/im) to be continuous.
 */
function ofPair(pair: ComplexPair, x: Expression): Expression {
  const { re, im, u, v } = pair;
  const shifted = E.subtract(x, re);
  if (im === null) return times(u, E.ln(shifted));
  return E.subtract(
    times(u, E.ln(squaredDistance({ ...pair, im }, x))),
    E.product([E.two, v, E.apply('atan', [E.divide(shifted, im)])]),
  );
}

/** |x − ρ|² = (x − re)² + im² for a pair of roots. */
export function squaredDistance(
  { re, im, square }: Pick<ComplexPair, 're' | 'square'> & { readonly im: Expression },
  x: Expression,
): Expression {
  if (square === undefined && im.kind === 'apply') return E.add(E.power(E.subtract(x, re), E.two), E.power(im, E.two));
  return E.sum([
    E.power(x, E.two),
    E.product([E.number(-2), re, x]),
    square ?? E.add(E.power(re, E.two), E.power(im, E.two)),
  ]);
}

/** The residues at the roots by their numbers, where neither the roots nor the residues have a short form. */
export function residuesAtNumberedRoots(a: RationalDense, q: RationalDense): readonly ComplexPair[] | null {
  const inExpressions = (p: RationalDense) => p.map((c) => E.number(c));
  const isShort =
    byResidues(a, q, E.symbol('x')) !== null ||
    residuesAtRoots(inExpressions(a), inExpressions(q)) !== null ||
    residuesAtRootsOfUnity(a, q) !== null;
  return isShort ? null : residuesByNumber(a, q);
}
