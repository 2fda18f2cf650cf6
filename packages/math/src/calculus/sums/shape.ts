import { coefficientsOf } from '../../algebra/coefficients.ts';
import { expand } from '../../algebra/expand.ts';
import { fromFraction, toFraction } from '../../algebra/fraction.ts';
import { withKernels } from '../../algebra/kernels.ts';
import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { ApplyNode, Expression, PowerNode } from '../../expression/expression.ts';
import { contains } from '../../expression/walk.ts';
import { ringOf } from '../../polynomial/convert.ts';
import { budget } from '../../result/budget.ts';
import { pair } from '../../result/tuple.ts';
import { endedBy } from '../../result/unfinished.ts';
import { toText } from '../../syntax/print-text.ts';
import { at, shifted } from './problem.ts';

/*
 * A hypergeometric term in one canonical shape:
 *
 *   t(k) = rational(k) · base^k · Π (a·k + w)!^e        with whole numbers a, e
 *
 * Its ratio t(k + 1)/t(k) is a rational function of k, which is all that Gosper's algorithm needs. The constant part of w is
 * brought into [0, 1), so that k! and (k + 1)! = (k + 1)·k! are of one kind and can be added.
 *
 * Example: binomial(2k, k)/4^k is rational 1, base 1/4, (2k)!·k!^−2. For whole k, c^(a·k + b) = (c^a)^k·c^b holds for every c ≠ 0.
 */

/** A factorial among the factors of a term, and its exponent. */
export interface Factorial {
  readonly of: Expression;
  readonly exponent: number;
}

/** A hypergeometric term: a rational function of the index, times a base to the power of it, times factorials. */
export interface Shape {
  readonly rational: Expression;
  readonly base: Expression;
  readonly factorials: readonly Factorial[];
}

const maxFactors = 40;
const maxShapes = 24;

/** The terms of f, each in its shape, those of one kind added up; null where one is not hypergeometric. */
export function shapesOf(f: Expression, index: string): readonly Shape[] | null {
  const all = split(f, index);
  if (all === null) return null;
  const kinds = new Map<string, Shape>();
  for (const shape of all) {
    const key = nameOfKind(shape);
    const known = kinds.get(key);
    kinds.set(key, known === undefined ? shape : { ...known, rational: E.add(known.rational, shape.rational) });
  }
  return [...kinds.values()].filter(({ rational }) => !isZero(rational));
}

const isZero = (a: Expression): boolean => a.kind === 'number' && Q.isZero(a.value);

/** Terms of one kind differ in their rational factor alone. */
export const nameOfKind = ({ base, factorials }: Shape): string =>
  [toText(base), ...factorials.map(({ of, exponent }) => `${toText(of)}!^${exponent}`)].join(' ');

const plain = (rational: Expression): Shape => ({ rational, base: E.one, factorials: [] });

function split(f: Expression, index: string): readonly Shape[] | null {
  if (isRational(f, index)) return [plain(f)];
  switch (f.kind) {
    case 'sum': {
      const parts = f.terms.map((term) => split(term, index));
      return parts.every((part) => part !== null) ? parts.flat() : null;
    }
    case 'product':
      return f.factors.map((factor) => split(factor, index)).reduce(timesAll);
    case 'power':
      return powerShapes(f, index);
    case 'apply': {
      const one = applied(f, index);
      return one === null ? null : [one];
    }
    default:
      return null;
  }
}

/** Whether f is a quotient of polynomials in k, whatever stands in it beside k. */
export function isRational(f: Expression, index: string): boolean {
  if (!contains(f, index)) return true;
  switch (f.kind) {
    case 'symbol':
      return true;
    case 'sum':
      return f.terms.every((term) => isRational(term, index));
    case 'product':
      return f.factors.every((factor) => isRational(factor, index));
    case 'power':
      return f.exponent.kind === 'number' && Q.isInteger(f.exponent.value) && isRational(f.base, index);
    default:
      return false;
  }
}

function timesAll(a: readonly Shape[] | null, b: readonly Shape[] | null): readonly Shape[] | null {
  if (a === null || b === null || a.length * b.length > maxShapes) return null;
  return a.flatMap((one) => b.map((other) => timesShape(one, other)));
}

/** The product of two terms. */
export function timesShape(a: Shape, b: Shape): Shape {
  const factorials: Factorial[] = [...a.factorials];
  for (const next of b.factorials) {
    const k = factorials.findIndex(({ of }) => E.equal(of, next.of));
    if (k < 0) factorials.push(next);
    else factorials[k] = { of: next.of, exponent: factorials[k]!.exponent + next.exponent };
  }
  return {
    rational: E.multiply(a.rational, b.rational),
    base: E.multiply(a.base, b.base),
    factorials: factorials
      .filter(({ exponent }) => exponent !== 0)
      .sort((x, y) => (toText(x.of) < toText(y.of) ? -1 : 1)),
  };
}

function raised(a: Shape, n: number): Shape {
  const by = E.number(n);
  return {
    rational: E.power(a.rational, by),
    base: E.power(a.base, by),
    factorials: a.factorials.map(({ of, exponent }) => ({ of, exponent: exponent * n })),
  };
}

function powerShapes({ base, exponent }: PowerNode, index: string): readonly Shape[] | null {
  if (!contains(base, index)) {
    const parts = linearIn(exponent, index);
    if (parts === null || isZero(base)) return null;
    return [{ rational: E.power(base, parts.constant), base: E.power(base, parts.slope), factorials: [] }];
  }
  if (exponent.kind !== 'number' || !Q.isInteger(exponent.value)) return null;
  const inner = split(base, index);
  const n = Z.toNumber(exponent.value.numerator);
  if (inner === null || Math.abs(n) > maxFactors) return null;
  if (inner.length === 1) return [raised(inner[0]!, n)];
  if (n < 0) return null;
  let all: readonly Shape[] | null = [plain(E.one)];
  for (let j = 0; j < n; j++) all = timesAll(all, inner);
  return all;
}

/** a·k + b with a and b free of k. */
export function linearIn(
  a: Expression,
  index: string,
): { readonly slope: Expression; readonly constant: Expression } | null {
  const expanded = expand(a);
  if (!expanded.ok) return null;
  const parts = coefficientsOf(expanded.value, index);
  if (parts === null || parts.length > 2) return null;
  return { constant: parts[0] ?? E.zero, slope: parts[1] ?? E.zero };
}

function applied({ name, args }: ApplyNode, index: string): Shape | null {
  const [u, v] = pair(args);
  switch (name) {
    case 'factorial':
      return factorial(u, index);
    case 'gamma':
      return factorial(E.subtract(u, E.one), index);
    case 'binomial': {
      const parts = [factorial(u, index), factorial(v, index), factorial(E.subtract(u, v), index)];
      if (!parts.every((part) => part !== null)) return null;
      return timesShape(parts[0]!, raised(timesShape(parts[1]!, parts[2]!), -1));
    }
    case 'cos':
      return alternating(u, index);
    default:
      return null;
  }
}

/** cos(n·pi·k) is (−1)^(n·k) at whole k. */
function alternating(u: Expression, index: string): Shape | null {
  const parts = linearIn(E.divide(u, E.constant('pi')), index);
  const turns = parts?.slope;
  if (parts === null || !isZero(parts.constant) || turns?.kind !== 'number' || !Q.isInteger(turns.value)) return null;
  return { ...plain(E.one), base: E.power(E.minusOne, turns) };
}

function factorial(u: Expression, index: string): Shape | null {
  const parts = linearIn(u, index);
  if (parts === null || parts.slope.kind !== 'number' || !Q.isInteger(parts.slope.value)) return null;
  const { constant } = parts;
  const terms = E.termsOf(constant);
  const numeric = terms.find((term) => term.kind === 'number');
  const above = numeric?.kind === 'number' ? Z.toNumber(Q.floor(numeric.value)) : 0;
  if (Math.abs(above) > maxFactors) return null;
  const of = E.subtract(u, E.number(above));
  const factors = Array.from({ length: Math.abs(above) }, (_, j) => E.add(of, E.number(above > 0 ? j + 1 : -j)));
  if (Q.isZero(parts.slope.value)) return plain(E.apply('factorial', [u]));
  const rational = E.power(E.product(factors), E.number(above > 0 ? 1 : -1));
  return { rational, base: E.one, factorials: [{ of, exponent: 1 }] };
}

/** The term itself. */
export const termOf = ({ rational, base, factorials }: Shape, index: string): Expression =>
  E.product([
    rational,
    E.power(base, E.symbol(index)),
    ...factorials.map(({ of, exponent }) => E.power(E.apply('factorial', [of]), E.number(exponent))),
  ]);

/** The ratio t(k + 1)/t(k), a rational function of k. */
export function ratioOf({ rational, base, factorials }: Shape, index: string): Expression | null {
  const parts: Expression[] = [shifted(rational, index, 1), E.power(rational, E.minusOne), base];
  for (const { of, exponent } of factorials) {
    const step = E.subtract(shifted(of, index, 1), of);
    const expanded = expand(step);
    if (!expanded.ok || expanded.value.kind !== 'number') return null;
    const slope = Z.toNumber(expanded.value.value.numerator);
    if (Math.abs(slope) > maxFactors) return null;
    for (let j = 0; j < Math.abs(slope); j++) {
      const factor = E.add(of, E.number(slope > 0 ? j + 1 : -j));
      parts.push(E.power(factor, E.number(slope > 0 ? exponent : -exponent)));
    }
  }
  return E.product(parts);
}

/** The term with something put in for k. */
export const termAt = (shape: Shape, index: string, place: Expression): Expression =>
  at(termOf(shape, index), index, place);

/** A rational function of k in lowest terms, factored; as it stands where that is too much work. */
export function lowest(a: Expression): Expression {
  const { expression, restore } = withKernels(a, { keepNegativePowers: true });
  const over = ringOf([expression]);
  if (!over.ok) return a;
  try {
    const fraction = toFraction(expression, over.value, budget(usualWork));
    return fraction === null ? a : restore(fromFraction(fraction, 'factored'));
  } catch (error) {
    if (endedBy(error, 'polynomial-work', 'degree')) return a;
    throw error;
  }
}

const usualWork = 1_000_000;
