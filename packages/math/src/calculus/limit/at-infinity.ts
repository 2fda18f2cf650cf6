import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { keyOf } from '../../expression/keys/key.ts';
import { substitute } from '../../expression/substitute.ts';
import { children, contains, mapChildren, size } from '../../expression/walk.ts';
import { endedBy, Unfinished } from '../../result/unfinished.ts';
import { type Series, withLeading } from '../series.ts';
import { type Context, charge, type LeadingTerm, type LimitAtInfinity } from './context.ts';
import { type Expansion, expand } from './expand.ts';
import { vanishesSomewhere } from './oscillation.ts';
import { isRealConstant, isZero, type Sign, signOfConstant } from './zero.ts';

const deepest = 60;

const finite = (value: Expression): LimitAtInfinity => ({ kind: 'finite', value });

/** The limit of a prepared expression as the variable tends to +oo. */
export function limitAtInfinity(a: Expression, context: Context): LimitAtInfinity {
  if (!contains(a, context.variable)) return finite(a);
  if (a.kind === 'symbol') return { kind: 'infinite', sign: 1 };
  const key = keyOf(a);
  const known = context.limits.get(key);
  if (known !== undefined) return known;
  if (++context.depth > deepest) throw new Unfinished('undecided', 'the expression is nested too deeply');
  const found = fromLeadingTerm(a, context);
  context.depth--;
  context.limits.set(key, found);
  return found;
}

function fromLeadingTerm(a: Expression, context: Context): LimitAtInfinity {
  if (isZero(a, context)) return finite(E.zero);
  const { coefficient, exponent } = leadingTerm(a, context);
  const side = signOfConstant(exponent, context);
  if (side > 0) return finite(E.zero);
  if (side === 0) return limitAtInfinity(coefficient, context);
  const sign = signIfReal(coefficient, context) ?? 0;
  if (vanishesSomewhere(coefficient, context))
    throw new Unfinished('undecided', 'a factor of what grows comes down to 0 again and again');
  return { kind: 'infinite', sign };
}

/** The sign for all large values of the variable. Throws `Unfinished` (undecided) where there is none. */
export function signAtInfinity(a: Expression, context: Context): Sign {
  if (!contains(a, context.variable)) return signOfConstant(a, context);
  if (a.kind === 'symbol' || isExponential(a)) return 1;
  if (isZero(a, context)) return 0;
  return signAtInfinity(leadingTerm(a, context).coefficient, context);
}

function signIfReal(a: Expression, context: Context): Sign | null {
  try {
    return signAtInfinity(a, context);
  } catch (error) {
    if (endedBy(error, 'undecided', 'oscillates') && !leadsReal(a, context)) return null;
    throw error;
  }
}

/** Whether the coefficient that leads is real. */
function leadsReal(a: Expression, context: Context): boolean {
  let leading = a;
  while (contains(leading, context.variable)) leading = leadingTerm(leading, context).coefficient;
  return isRealConstant(leading, context);
}

/** The leading term in the fastest comparability class of the expression. */
export function leadingTerm(a: Expression, context: Context): LeadingTerm {
  const key = keyOf(a);
  const known = context.leading.get(key);
  if (known !== undefined) return known;
  charge(context, 50 + size(a, 2000));
  if (size(a, maxSize) >= maxSize) throw new Unfinished('undecided', 'the expression grew too large');
  const fastest = mostRapidlyVarying(a, context);
  const lifted = fastest.some((one) => one.kind === 'symbol');
  const found = { ...leadingOfSeries(rewrite(a, fastest, lifted, context), context), lifted };
  context.leading.set(key, found);
  return found;
}

const maxSize = 4000;

/* ---- The most rapidly varying subexpressions ---- */

/** The subexpressions (the variable, or exponentials) of the fastest comparability class; none for a constant. */
function mostRapidlyVarying(a: Expression, context: Context): readonly Expression[] {
  if (!contains(a, context.variable)) return [];
  if (a.kind === 'symbol') return [a];
  charge(context, 5);
  if (isExponential(a)) {
    const inner = mostRapidlyVarying(a.exponent, context);
    return limitAtInfinity(a.exponent, context).kind === 'infinite' ? faster([a], inner, context) : inner;
  }
  return children(a)
    .map((child) => mostRapidlyVarying(child, context))
    .reduce((x, y) => faster(x, y, context), []);
}

const isExponential = (a: Expression): a is Extract<Expression, { kind: 'power' }> =>
  a.kind === 'power' && a.base.kind === 'constant' && a.base.name === 'e';

function faster(a: readonly Expression[], b: readonly Expression[], context: Context): readonly Expression[] {
  if (a.length === 0) return b;
  if (b.length === 0) return a;
  const united = [...a, ...b.filter((one) => !a.some((other) => E.equal(one, other)))];
  if (united.length === a.length) return a;
  const order = compareClasses(a[0]!, b[0]!, context);
  return order > 0 ? a : order < 0 ? b : united;
}

/** By the limit of ln a/ln b. */
function compareClasses(a: Expression, b: Expression, context: Context): -1 | 0 | 1 {
  if (E.equal(a, b)) return 0;
  const ratio = limitAtInfinity(E.divide(logarithm(a), logarithm(b)), context);
  if (ratio.kind === 'infinite') return 1;
  return isZero(ratio.value, context) ? -1 : 0;
}

const logarithm = (a: Expression): Expression => (isExponential(a) ? a.exponent : E.ln(a));

/* ---- Rewriting in w ---- */

interface RewrittenFunction {
  readonly expression: Expression;
  readonly w: string;
  readonly logarithm: Expression;
}

/**
 * Every element of the class as w^c·e^(something slower), with w = e^(±s) → 0 for the simplest element e^s. Where x itself is in the
 * class, w is 1/x, and the variable of the coefficients stands for ln x from there on (all classes move up by one, and no limit
 * changes).
 */
function rewrite(a: Expression, fastest: readonly Expression[], lifted: boolean, context: Context): RewrittenFunction {
  const x = E.symbol(context.variable);
  const exponentials = fastest.filter(isExponential);
  const simplest = [...exponentials].sort((one, other) => size(one) - size(other))[0];
  const before = lifted ? E.negate(E.ln(x)) : falling(simplest!.exponent, context);
  const after = lifted ? E.negate(x) : before;
  const w = E.symbol(`\u2020${context.depth}`);
  const powers = exponentials.map((one) => ratioOf(one.exponent, before, context));
  const visit = (node: Expression): Expression => {
    if (!contains(node, context.variable)) return node;
    if (lifted && node.kind === 'symbol') return E.power(w, E.number(-1));
    const index = exponentials.findIndex((one) => E.equal(one, node));
    if (index < 0) return mapChildren(node, visit);
    const c = powers[index]!;
    return E.product([
      E.power(w, c),
      E.exp(E.sum([visit(exponentials[index]!.exponent), scaledBy(after, E.negate(c))])),
    ]);
  };
  return { expression: visit(a), w: w.name, logarithm: after };
}

/** s or −s, whichever tends to −oo. */
const falling = (s: Expression, context: Context): Expression =>
  signAtInfinity(s, context) > 0 ? scaledBy(s, E.number(-1)) : s;

function ratioOf(a: Expression, b: Expression, context: Context): Expression {
  if (E.equal(a, b)) return E.one;
  const ratio = limitAtInfinity(E.divide(a, b), context);
  if (ratio.kind === 'infinite') throw new Unfinished('undecided', 'two exponentials could not be compared');
  return ratio.value;
}

/** The product with a constant, distributed over a sum so that like terms meet. */
const scaledBy = (a: Expression, factor: Expression): Expression =>
  a.kind === 'sum' ? E.sum(a.terms.map((term) => E.multiply(term, factor))) : E.multiply(a, factor);

/* ---- The leading term of the series in w ---- */

const attempts = [4, 8, 14, 22];

function leadingOfSeries(
  { expression, w, logarithm: ln_w }: RewrittenFunction,
  context: Context,
): Omit<LeadingTerm, 'lifted'> {
  for (const terms of attempts) {
    try {
      const at = expansionIn(w, ln_w, terms, context);
      const { terms: found } = withLeading(expand(expression, at), at);
      const [first] = found;
      return first === undefined
        ? { coefficient: E.zero, exponent: E.zero, logarithm: ln_w }
        : { coefficient: first.coefficient, exponent: first.exponent, logarithm: ln_w };
    } catch (error) {
      if (endedBy(error, 'no-value')) throw new Unfinished('undecided', 'it divides by 0 or takes the logarithm of 0');
      if (!endedBy(error, 'terms')) throw error;
    }
  }
  throw new Unfinished('undecided', 'more terms of a series are needed than are computed');
}

function expansionIn(w: string, ln_w: Expression, terms: number, context: Context): Expansion {
  return {
    variable: w,
    logarithm: ln_w,
    terms,
    done: new Map(),
    isZero: (coefficient) => isZero(coefficient, context),
    sign: (exponent) => signOfConstant(exponent, context),
    charge: (steps) => charge(context, steps),
    signOf: (coefficient) => {
      const sign = signIfReal(coefficient, context);
      return sign === 0 ? null : sign;
    },
    guard: (coefficient) => {
      if (vanishesSomewhere(coefficient, context)) context.singular = true;
    },
  };
}

/** The series about x = +oo in w = 1/x of a prepared expression; logarithms of x stay in the coefficients. */
export function seriesInReciprocal(a: Expression, terms: number, context: Context): Series {
  const w = '\u2020series';
  const at = expansionIn(w, E.negate(E.ln(E.symbol(context.variable))), terms, context);
  return expand(substitute(a, { [context.variable]: E.power(E.symbol(w), E.number(-1)) }), at);
}
