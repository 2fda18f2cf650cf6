import { multipliedOut } from '../../../algebra/expand.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { lettering } from '../../../expression/names/free-names.ts';
import type { Step } from '../../../expression/step.ts';
import { substitute } from '../../../expression/substitute.ts';
import { tidy } from '../../../expression/tidy.ts';
import { contains, freeSymbols, some, transform } from '../../../expression/walk.ts';
import { toText } from '../../../syntax/print-text.ts';
import { type Context, isFree, withNewVariable } from '../context.ts';
import { pureQuadratic } from './basic-integrals.ts';
import { integrated, integratedAs, type Rule } from './rule.ts';
import { squareRootOf } from './square-root-of.ts';
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
  if (q === undefined || of === null) return null;
  if (isOfAnySign(of.a) && !isUnderRoot(q, f)) return squareOfAnySign(q, of, f, context);
  if (E.equal(of.b, E.zero)) return null;
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

const isOfAnySign = (a: Expression): boolean => freeSymbols(a).length > 0 && squareRootOf(a) === null;

const isUnderRoot = (q: Expression, f: Expression): boolean =>
  some(f, (node) => {
    const exponent = E.equal(E.baseOf(node), q) ? E.exponentOf(node) : E.one;
    return exponent.kind === 'number' && !Q.isInteger(exponent.value);
  });

/**
 * 4a·(a·x² + b·x + c) = (2a·x + b)² + 4ac − b², and u = 2a·x + b, where a letter a may have any sign: nothing but that it is not 0 is needed of it.
 * Where b = 0 a·(a·x² + c) = (a·x)² + a·c does the same.
 */
function squareOfAnySign(q: Expression, { a, b, c }: Quadratic, f: Expression, context: Context): Step | null {
  const isPlain = E.equal(b, E.zero);
  if (isPlain && pureQuadratic(q, E.symbol(context.variable), context) !== null) return null;
  const by = isPlain ? a : E.product([E.number(4), a]);
  const du = isPlain ? a : E.product([E.two, a]);
  const g = E.add(E.product([du, E.symbol(context.variable)]), b);
  const constant = multipliedOut(E.subtract(E.product([by, c]), E.power(b, E.two)));
  const squareOf = (u: Expression) => E.add(E.power(u, E.two), constant);
  const inner = withNewVariable(context);
  const u = E.symbol(inner.variable);
  const withSquare = transform(f, (node) => (E.equal(node, q) ? E.divide(squareOf(u), by) : node));
  const x = E.divide(E.subtract(u, b), du);
  const inU = E.divide(tidyOutside(substitute(withSquare, { [context.variable]: x })), du);
  const says = `The square is completed: ${toText(E.product([by, q]))} = ${toText(squareOf(g))}.`;
  return substituted(f, { g, du, inU, says, rule: 'completing the square and substitution' }, inner, context);
}

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

/**
 * ∫ 1/(a·x² + c)^n dx by one power less: x/(2c(n − 1)·q^(n − 1)) + (2n − 3)/(2c(n − 1))·∫ 1/q^(n − 1) dx. So for whole n, and for roots where the signs
 * of a and c are not known, which a trigonometric substitution needs.
 */
export const powerOfQuadratic: Rule = (f, context) => {
  const found = powerOfPure(f, context);
  if (found === null) return null;
  const { of, exponent, isWhole } = found;
  const n = Q.negate(exponent);
  if (Q.compare(n, Q.one) <= 0) return isWhole ? null : raisedPower(found, f, context);
  const less = Q.subtract(n, Q.one);
  const step = context.integrate(E.power(found.q, E.number(Q.negate(less))), context);
  if (step === null) return null;
  const over = E.product([E.two, E.number(less), of.c]);
  const first = E.divide(E.symbol(context.variable), E.product([over, E.power(found.q, E.number(less))]));
  const by = E.divide(E.number(Q.subtract(Q.multiply(Q.integerRational(2), n), Q.integerRational(3))), over);
  const { of: named, formula } = lettering(context.names);
  const [q, power, a, c] = [named('q'), named('n'), named('a'), named('c')];
  return integrated(f, E.sum([first, ...multiples(by, step.after.expression)]), context, {
    rule: 'reduction formula',
    says: formula(
      'With q = a·x² + c, the integral of 1/q^n is x/(2c(n − 1)q^(n − 1)) and (2n − 3)/(2c(n − 1)) times that of 1/q^(n − 1).',
    ),
    with: { [q]: found.q, [power]: E.number(n), [a]: of.a, [c]: of.c },
    steps: [step],
  });
};

interface PowerOfPure {
  readonly q: Expression;
  readonly of: Quadratic;
  readonly exponent: Q.Rational;
  readonly isWhole: boolean;
}

/** (a·x² + c)^n for a whole n, or half of an odd number where no sign is known. */
function powerOfPure(f: Expression, context: Context): PowerOfPure | null {
  if (f.kind !== 'power' || f.exponent.kind !== 'number') return null;
  const of = quadraticIn(f.base, context);
  if (of === null || !E.equal(of.b, E.zero)) return null;
  const isWhole = Q.isInteger(f.exponent.value);
  const isRoot = f.exponent.value.denominator === 2;
  if (!isWhole && !(isRoot && pureQuadratic(f.base, E.symbol(context.variable), context) === null)) return null;
  return { q: f.base, of, exponent: f.exponent.value, isWhole };
}

/** ∫ q^n dx = x·q^n/(2n + 1) + 2n·c/(2n + 1)·∫ q^(n − 1) dx for n > 0, which is integration by parts with 2a·x² = 2(q − c). */
function raisedPower({ q, of, exponent: n }: PowerOfPure, f: Expression, context: Context): Step | null {
  if (Q.sign(n) < 0) return null;
  const step = context.integrate(E.power(q, E.number(Q.subtract(n, Q.one))), context);
  if (step === null) return null;
  const twice = Q.multiply(Q.integerRational(2), n);
  const over = E.number(Q.add(twice, Q.one));
  const by = E.divide(E.product([E.number(twice), of.c]), over);
  const first = E.divide(E.product([E.symbol(context.variable), f]), over);
  const { of: named, formula } = lettering(context.names);
  const [letter, power, a, c] = [named('q'), named('n'), named('a'), named('c')];
  return integrated(f, E.sum([first, ...multiples(by, step.after.expression)]), context, {
    rule: 'reduction formula',
    says: formula(
      'With q = a·x² + c, the integral of q^n is x·q^n/(2n + 1) and 2n·c/(2n + 1) times that of q^(n − 1).',
    ),
    with: { [letter]: q, [power]: E.number(n), [a]: of.a, [c]: of.c },
    steps: [step],
  });
}

const multiples = (by: Expression, a: Expression): readonly Expression[] =>
  E.termsOf(a).map((term) => E.product([by, term]));

/** x² = (q − c)/a beside a root of q = a·x² + c: x^m·q^n = x^(m − 2)·(q^(n + 1) − c·q^n)/a, where no sign is known. */
export const squareBesideRoot: Rule = (f, context) => {
  const factors = f.kind === 'product' ? f.factors : [];
  const x = E.symbol(context.variable);
  const found = factors.map((factor) => powerOfPure(factor, context)).find((one) => one !== null && !one.isWhole);
  const power = factors.find((factor) => E.equal(E.baseOf(factor), x));
  const m = power === undefined ? E.zero : E.exponentOf(power);
  if (!found || factors.length !== 2 || m.kind !== 'number' || !Q.isInteger(m.value)) return null;
  if (Number(m.value.numerator) < 2) return null;
  const { q, of, exponent } = found;
  const lower = E.power(x, E.subtract(m, E.two));
  const g = E.add(
    E.product([E.reciprocal(of.a), lower, E.power(q, E.number(Q.add(exponent, Q.one)))]),
    E.product([E.minusOne, of.c, E.reciprocal(of.a), lower, E.power(q, E.number(exponent))]),
  );
  return integratedAs(f, g, context, {
    rule: 'split the numerator',
    says: `${toText(E.power(x, E.two))} is a multiple of ${toText(q)}, and a constant.`,
    with: { multiple: E.reciprocal(of.a), constant: E.negate(E.divide(of.c, of.a)) },
  });
};
