import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { contains, some, transform } from '../../../expression/walk.ts';
import { type Context, isFree, made, type Stage } from '../context.ts';
import { expand } from '../linearity.ts';
import { radicalsIn } from '../rewrite.ts';
import { linearSlope } from '../table.ts';
import { productToSum } from './product-to-sum.ts';

/*
 * Polynomial × exponential × sine or cosine, all of linear arguments: repeated integration by parts, which ends because the degree of
 * the polynomial falls. With G = ∫ e^(ax)(A·cos + B·sin) = e^(ax)·((aA − bB)·cos + (aB + bA)·sin)/(a² + b²), which is of the same kind,
 * ∫ p·g = p·G − ∫ p′·G. Powers and products of sines and cosines are first written as sums, hyperbolic functions as exponentials.
 */

const maxDegree = 60;
const formula = 'formula for a polynomial beside exponentials and sines';

export const exponentialProduct: Stage = (f, context) => {
  const joined = productToSum(f, context);
  if (joined !== null && hasWavesUnderRoot(joined.rest, context)) return null;
  if (joined !== null && (joined.waves.length > 1 || E.equal(joined.waves[0]!.argument, E.zero))) {
    const sum = E.sum(
      joined.waves.map(({ c, name, argument }) => E.product([c, joined.rest, E.apply(name, [argument])])),
    );
    const step = context.integrate(sum, context);
    return step === null ? null : made('product to sum', f, step.after.expression, context, [step]);
  }
  const parts = partsOf(f, context);
  if (parts === null) return null;
  return made(formula, f, antiderivative(parts, context), context);
};

/** Beside a root of waves a product of waves is one rational function, and its terms alone may be elliptic. */
const hasWavesUnderRoot = (rest: Expression, context: Context): boolean =>
  radicalsIn(rest, context.variable).some((root) => some(root, (node) => node.kind === 'apply'));

interface Parts {
  /** The coefficients by powers of x. */
  readonly polynomial: readonly Expression[];
  readonly exponentials: Expression;
  /** The derivative of the exponent. */
  readonly a: Expression;
  readonly b: Expression;
  readonly argument: Expression | null;
  readonly name: 'cos' | 'sin';
}

function partsOf(f: Expression, context: Context): Parts | null {
  let [a, b]: Expression[] = [E.zero, E.zero];
  let argument: Expression | null = null;
  let name: 'cos' | 'sin' = 'cos';
  const exponentials: Expression[] = [];
  let degree = 0;
  const constants: Expression[] = [];
  for (const factor of E.factorsOf(f)) {
    if (isFree(factor, context)) {
      constants.push(factor);
      continue;
    }
    const [base, exponent] = [E.baseOf(factor), E.exponentOf(factor)];
    if (
      base.kind === 'symbol' &&
      exponent.kind === 'number' &&
      Q.isInteger(exponent.value) &&
      Q.sign(exponent.value) > 0
    ) {
      degree = Number(exponent.value.numerator);
    } else if (isFree(base, context)) {
      const rate = linearSlope(exponent, context);
      if (rate === null) return null;
      a = E.add(a!, E.multiply(rate, E.ln(base)));
      exponentials.push(factor);
    } else if (factor.kind === 'apply' && (factor.name === 'cos' || factor.name === 'sin') && argument === null) {
      const rate = linearSlope(factor.args[0]!, context);
      if (rate === null) return null;
      [argument, b, name] = [factor.args[0]!, rate, factor.name];
    } else return null;
  }
  if (degree > maxDegree || (exponentials.length === 0 && argument === null)) return null;
  const polynomial = Array.from({ length: degree + 1 }, (_, k) => (k === degree ? E.product(constants) : E.zero));
  return { polynomial, exponentials: E.product(exponentials), a: a!, b: b!, argument, name };
}

function antiderivative({ polynomial, exponentials, a, b, argument, name }: Parts, context: Context): Expression {
  const x = E.symbol(context.variable);
  const norm = argument === null ? a : E.add(E.power(a, E.two), E.power(b, E.two));
  let [A, B]: [Expression, Expression] = name === 'cos' ? [E.one, E.zero] : [E.zero, E.one];
  let p = [...polynomial];
  const terms: Expression[] = [];
  while (p.length > 0) {
    if (argument === null) A = E.divide(A, norm);
    else
      [A, B] = [
        E.divide(E.subtract(E.multiply(a, A), E.multiply(b, B)), norm),
        E.divide(E.add(E.multiply(a, B), E.multiply(b, A)), norm),
      ];
    const wave =
      argument === null
        ? A
        : E.add(E.product([A, E.apply('cos', [argument])]), E.product([B, E.apply('sin', [argument])]));
    for (const [k, c] of p.entries()) {
      if (E.equal(c, E.zero)) continue;
      for (const part of E.termsOf(wave)) terms.push(E.product([c, E.power(x, E.number(k)), part]));
    }
    p = p.slice(1).map((c, k) => E.product([E.number(-(k + 1)), c]));
  }
  const whole = E.sum(terms);
  return E.product([exponentials, whole]);
}

/** sinh and cosh beside polynomials and exponentials, as exponentials and term by term. */
export const hyperbolicAsExponentials: Stage = (f, context) => {
  const changed = transform(f, (node) => {
    if (node.kind !== 'apply' || node.args.length !== 1 || !contains(node, context.variable)) return node;
    const u = node.args[0]!;
    const [plus, minus] = [E.exp(u), E.exp(u.kind === 'sum' ? E.sum(u.terms.map(E.negate)) : E.negate(u))];
    if (node.name === 'sinh') return E.multiply(E.half, E.subtract(plus, minus));
    if (node.name === 'cosh') return E.multiply(E.half, E.add(plus, minus));
    return node;
  });
  if (E.equal(changed, f)) return null;
  const expanded = expand(changed, context) ?? changed;
  const step = context.integrate(expanded, context);
  return step === null ? null : made('hyperbolic functions as exponentials', f, step.after.expression, context, [step]);
};
