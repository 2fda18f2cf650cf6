import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { contains } from '../../../expression/walk.ts';
import type { Budget } from '../../../result/budget.ts';
import * as F from './fraction.ts';
import { Field, type Fraction } from './fraction.ts';
import * as P from './polynomial.ts';
import { type Polynomial, type Relation, Ring } from './polynomial.ts';

/*
 * Expressions as elements of a field Q(constants)(names): sums, products and integer powers of the names, whose
 * coefficients may hold anything that is free of the names. Such constants (parameters, pi, sqrt(2), ln(3)) become variables
 * of their own; a root r of order n obeys r^n = radicand.
 */

export interface RationalView {
  readonly field: Field;
  /** The number of a name. */
  readonly index: ReadonlyMap<string, number>;
  /** The expressions that the variables stand for, by number. */
  readonly atoms: readonly Expression[];
  readonly hasConstants: boolean;
  fractionOf(f: Expression): Fraction | null;
  expressionOf(a: Polynomial): Expression;
  quotientOf(a: Fraction): Expression;
}

const maxExponent = 60;

/** name^power = equals, a polynomial in the names before it. */
export interface RootOf {
  readonly name: string;
  readonly power: number;
  readonly equals: Expression;
}

/**
 * The field in which all the expressions lie; null when one of them is no rational function of the names. The names in `algebraic`
 * stand for roots and obey their relations.
 */
export function rationalView(
  expressions: readonly Expression[],
  names: readonly string[],
  budget: Budget,
  algebraic: readonly RootOf[] = [],
): RationalView | null {
  const constants: Expression[] = [];
  const dependsOn = (a: Expression) => names.some((name) => contains(a, name));
  for (const f of [...expressions, ...algebraic.map((root) => root.equals)])
    if (!collect(f, dependsOn, constants)) return null;
  const symbols = constants.filter((atom) => !isRoot(atom));
  const roots = constants.filter(isRoot);
  const atoms = [...symbols, ...roots, ...names.map(E.symbol)];
  const relations = new Map<number, Relation>();
  const field = new Field(new Ring(budget, relations));
  const view: RationalView = {
    field,
    atoms,
    hasConstants: constants.length > 0,
    index: new Map(names.map((name, k) => [name, constants.length + k])),
    fractionOf: (f) => convert(f, atoms, field),
    expressionOf: (a) => polynomialExpression(a, atoms),
    quotientOf: ({ n, d }) => quotientExpression(n, d, atoms),
  };
  const unit = symbols.findIndex((atom) => E.equal(atom, E.constant('i')));
  if (unit >= 0) relations.set(unit, { power: 2, equals: -1n });
  for (const [k, root] of roots.entries()) {
    if (root.kind !== 'power' || root.exponent.kind !== 'number') continue;
    const radicand = view.fractionOf(root.base);
    if (radicand === null || radicand.d !== 1n || [...P.variables(radicand.n)].some((v) => v >= symbols.length + k))
      continue;
    relations.set(symbols.length + k, { power: Number(root.exponent.value.denominator), equals: radicand.n });
  }
  for (const { name, power, equals } of algebraic) {
    const value = view.fractionOf(equals);
    if (value === null || value.d !== 1n) return null;
    relations.set(view.index.get(name)!, { power, equals: value.n });
  }
  return view;
}

const isRoot = (a: Expression): boolean =>
  a.kind === 'power' && a.exponent.kind === 'number' && !Q.isInteger(a.exponent.value);

/** The order n of the root that a^(p/n) is a power of. */
const rootOf = (base: Expression, exponent: Q.Rational): Expression =>
  E.power(base, E.number(Q.rational(1, exponent.denominator)));

function note(atom: Expression, found: Expression[]): void {
  if (!found.some((known) => E.equal(known, atom))) found.push(atom);
}

/** Notes the constant atoms; false where the expression is not rational in the names. */
function collect(f: Expression, depends: (a: Expression) => boolean, found: Expression[]): boolean {
  switch (f.kind) {
    case 'number':
      return true;
    case 'symbol':
      if (!depends(f)) note(f, found);
      return true;
    case 'sum':
      return f.terms.every((term) => collect(term, depends, found));
    case 'product':
      return f.factors.every((factor) => collect(factor, depends, found));
    case 'power': {
      if (isWhole(f.exponent)) return collect(f.base, depends, found);
      if (depends(f)) return false;
      if (f.exponent.kind === 'number' && f.exponent.value.denominator <= 12) {
        const root = rootOf(f.base, f.exponent.value);
        if (root.kind === 'power' && !(root.base.kind === 'number' && Q.sign(root.base.value) < 0)) {
          collect(f.base, depends, found);
          note(root, found);
          return true;
        }
      }
      note(f, found);
      return true;
    }
    default:
      if (depends(f)) return false;
      note(f, found);
      return true;
  }
}

const isWhole = (a: Expression): boolean =>
  a.kind === 'number' && Q.isInteger(a.value) && Math.abs(Number(a.value.numerator)) <= maxExponent;

function convert(f: Expression, atoms: readonly Expression[], field: Field): Fraction | null {
  const known =
    f.kind === 'number' || f.kind === 'sum' || f.kind === 'product' ? -1 : atoms.findIndex((atom) => E.equal(atom, f));
  if (known >= 0) return F.ofPolynomial(P.variable(known));
  switch (f.kind) {
    case 'number':
      return { n: BigInt(f.value.numerator), d: BigInt(f.value.denominator) };
    case 'sum':
      return all(f.terms, atoms, field)?.reduce((a, b) => field.add(a, b)) ?? null;
    case 'product':
      return all(f.factors, atoms, field)?.reduce((a, b) => field.multiply(a, b)) ?? null;
    case 'power': {
      if (f.exponent.kind !== 'number') return null;
      const by = f.exponent.value;
      const root = Q.isInteger(by) ? f.base : rootOf(f.base, by);
      if (root.kind === 'power' && !Q.isInteger(by) && !atoms.some((atom) => E.equal(atom, root))) return null;
      const base = convert(root, atoms, field);
      if (base === null || (F.isZero(base) && Q.sign(by) < 0)) return null;
      return field.power(base, Number(by.numerator));
    }
    default:
      return null;
  }
}

function all(parts: readonly Expression[], atoms: readonly Expression[], field: Field): Fraction[] | null {
  const found: Fraction[] = [];
  for (const part of parts) {
    const one = convert(part, atoms, field);
    if (one === null) return null;
    found.push(one);
  }
  return found;
}

function polynomialExpression(a: Polynomial, atoms: readonly Expression[]): Expression {
  if (typeof a === 'bigint') return E.number(Q.rational(reducedInteger(a)));
  const x = atoms[a.v]!;
  const terms = a.c.flatMap((part, k) =>
    part === 0n ? [] : [expanded(polynomialExpression(part, atoms), E.power(x, E.number(k)))],
  );
  return E.sum(terms);
}

const reducedInteger = (a: bigint) => (a >= -9007199254740991n && a <= 9007199254740991n ? Number(a) : a);

/** Coefficient times power; constants stay factors, so that x·(a + b) is not torn apart. */
const expanded = (coefficient: Expression, power: Expression): Expression => E.product([coefficient, power]);

function quotientExpression(n: Polynomial, d: Polynomial, atoms: readonly Expression[]): Expression {
  const common = integerContent(n);
  const below = integerContent(d);
  const ring = new Ring({ left: Number.POSITIVE_INFINITY });
  return E.product([
    E.number(Q.rational(reducedInteger(common), reducedInteger(below))),
    polynomialExpression(ring.divide(n, common)!, atoms),
    E.power(polynomialExpression(ring.divide(d, below)!, atoms), E.minusOne),
  ]);
}

/** The greatest integer that divides all coefficients; 1 for 0. */
function integerContent(a: Polynomial): bigint {
  if (typeof a === 'bigint') return a === 0n ? 1n : a < 0n ? -a : a;
  return a.c.reduce<bigint>((common, part) => (part === 0n ? common : P.integerGcd(common, integerContent(part))), 0n);
}
