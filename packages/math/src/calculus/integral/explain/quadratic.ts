import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { lettering } from '../../../expression/names/free-names.ts';
import { substitute } from '../../../expression/substitute.ts';
import { tidy } from '../../../expression/tidy.ts';
import { contains, some, transform } from '../../../expression/walk.ts';
import { toText } from '../../../syntax/print-text.ts';
import { type Context, isFree, withNewVariable } from '../context.ts';
import { integrated, integratedAs, type Rule } from './rule.ts';
import { substituted } from './substitution.ts';

/* Integrands with one quadratic q = a·x² + b·x + c under a power: the ways that lead to q = ±p²·u² ± k². */

interface Quadratic {
  readonly a: Expression;
  readonly b: Expression;
  readonly c: Expression;
}

/** The coefficients of a sum that is quadratic in the variable. */
function quadraticIn(q: Expression, { variable }: Context): Quadratic | null {
  if (q.kind !== 'sum') return null;
  const x = E.symbol(variable);
  const found = [E.zero, E.zero, E.zero] as [Expression, Expression, Expression];
  for (const term of q.terms) {
    const degree = contains(term, variable)
      ? [1, 2].find((k) => !contains(E.divide(term, E.power(x, E.number(k))), variable))
      : 0;
    if (degree === undefined) return null;
    found[degree] = E.add(found[degree]!, E.divide(term, E.power(x, E.number(degree))));
  }
  const [c, b, a] = found;
  return E.equal(a, E.zero) ? null : { a, b, c };
}

interface LinearOverQuadratic {
  /** numerator = m·x + n */
  readonly m: Expression;
  readonly n: Expression;
  readonly q: Expression;
  readonly exponent: Expression;
  readonly of: Quadratic;
}

/** (m·x + n)·q^exponent with a negative exponent. */
function linearOver(f: Expression, context: Context): LinearOverQuadratic | null {
  const factors = E.factorsOf(f);
  const below = factors.find(
    (one) =>
      one.kind === 'power' &&
      one.exponent.kind === 'number' &&
      Q.sign(one.exponent.value) < 0 &&
      quadraticIn(one.base, context),
  );
  if (below?.kind !== 'power') return null;
  const top = E.product(factors.filter((one) => one !== below));
  const x = E.symbol(context.variable);
  const n = substitute(top, { [context.variable]: E.zero });
  const m = tidy(E.divide(E.subtract(top, n), x));
  if (!isFree(m, context) || some(n, (node) => node.kind === 'power' && E.equal(node.base, E.zero))) return null;
  return { m, n, q: below.base, exponent: below.exponent, of: quadraticIn(below.base, context)! };
}

/** (m·x + n)/q = (m/2a)·q′/q + (n − m·b/2a)/q: a logarithm or a root, and an arctangent or its like. */
export const splitNumerator: Rule = (f, context) => {
  const found = linearOver(f, context);
  if (found === null || E.equal(found.m, E.zero)) return null;
  const { m, n, q, exponent, of } = found;
  const x = E.symbol(context.variable);
  const derivative = E.add(E.product([E.two, of.a, x]), of.b);
  const by = E.divide(m, E.product([E.two, of.a]));
  const rest = E.subtract(n, E.product([by, of.b]));
  if (E.equal(rest, E.zero)) return null;
  const power = E.power(q, exponent);
  const g = E.add(E.product([by, derivative, power]), E.product([rest, power]));
  return integratedAs(f, g, context, {
    rule: 'split the numerator',
    says: `The numerator is a multiple of the derivative of ${toText(q)}, and a constant.`,
    with: { derivative, multiple: by, constant: rest },
  });
};

/** a·x² + b·x + c = a·(x + b/2a)² + c − b²/4a, and u = x + b/2a. */
export const completingTheSquare: Rule = (f, context) => {
  if (context.depth <= 0) return null;
  const q = quadraticsIn(f, context)[0];
  const of = q === undefined ? null : quadraticIn(q, context);
  if (q === undefined || of === null || E.equal(of.b, E.zero)) return null;
  const shift = E.divide(of.b, E.product([E.two, of.a]));
  const constant = tidy(E.subtract(of.c, E.product([of.a, E.power(shift, E.two)])));
  const g = E.add(E.symbol(context.variable), shift);
  const inner = withNewVariable(context);
  const u = E.symbol(inner.variable);
  const inSquare = E.add(E.product([of.a, E.power(u, E.two)]), constant);
  const withSquare = transform(f, (node) => (E.equal(node, q) ? inSquare : node));
  const inU = tidyOutside(substitute(withSquare, { [context.variable]: E.subtract(u, shift) }));
  const square = E.add(E.product([of.a, E.power(g, E.two)]), constant);
  const says = `The square is completed: ${toText(q)} = ${toText(square)}.`;
  const step = substituted(
    f,
    { g, du: E.one, inU, says, rule: 'completing the square and substitution' },
    inner,
    context,
  );
  if (step === null) return null;
  const back = transform(step.after.expression, (node) => (E.equal(node, square) ? q : node));
  return { ...step, after: { expression: back } };
};

/** The quadratics under a negative or a fractional power. */
function quadraticsIn(f: Expression, context: Context): Expression[] {
  const found: Expression[] = [];
  some(f, (node) => {
    const isUnder =
      node.kind === 'power' &&
      node.exponent.kind === 'number' &&
      (Q.sign(node.exponent.value) < 0 || !Q.isInteger(node.exponent.value));
    if (isUnder && quadraticIn(node.base, context) !== null) found.push(node.base);
    return false;
  });
  return found;
}

const tidyOutside = (a: Expression): Expression =>
  a.kind === 'product' ? E.product(a.factors.map((one) => (one.kind === 'sum' ? tidy(one) : one))) : a;

/** ∫ 1/(a·x² + c)^n dx by one power less: x/(2c(n − 1)·q^(n − 1)) + (2n − 3)/(2c(n − 1))·∫ 1/q^(n − 1) dx. */
export const powerOfQuadratic: Rule = (f, context) => {
  if (f.kind !== 'power' || f.exponent.kind !== 'number') return null;
  const of = quadraticIn(f.base, context);
  const n = Q.negate(f.exponent.value);
  if (of === null || !E.equal(of.b, E.zero) || !Q.isInteger(n) || Number(n.numerator) < 2) return null;
  const k = Number(n.numerator);
  const step = context.integrate(E.power(f.base, E.number(1 - k)), context);
  if (step === null) return null;
  const over = E.product([E.number(2 * (k - 1)), of.c]);
  const first = E.divide(E.symbol(context.variable), E.product([over, E.power(f.base, E.number(k - 1))]));
  const by = E.divide(E.number(2 * k - 3), over);
  const rest = step.after.expression;
  const scaled = rest.kind === 'sum' ? rest.terms.map((term) => E.product([by, term])) : [E.product([by, rest])];
  const { of: named, formula } = lettering(context.names);
  const [q, power, a, c] = [named('q'), named('n'), named('a'), named('c')];
  return integrated(f, E.sum([first, ...scaled]), context, {
    rule: 'reduction formula',
    says: formula(
      'With q = a·x² + c, the integral of 1/q^n is x/(2c(n − 1)q^(n − 1)) and (2n − 3)/(2c(n − 1)) times that of 1/q^(n − 1).',
    ),
    with: { [q]: f.base, [power]: E.number(k), [a]: of.a, [c]: of.c },
    steps: [step],
  });
};
