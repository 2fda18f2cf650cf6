import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { children, contains, mapChildren, some } from '../../expression/walk.ts';

/* Writing an integrand in terms of u = g(x): what substitution needs. Branches of roots are not watched here; the check at the end does. */

/** f with g replaced by u wherever it stands, powers and multiples of exponents of g included. */
export function replace(f: Expression, g: Expression, u: Expression): Expression {
  if (E.equal(f, g)) return u;
  if (f.kind === 'power') {
    const power = powerOf(f, g);
    if (power !== null) return E.power(u, power);
  }
  if (g.kind === 'sum' && f.kind === 'sum') {
    const inside = sumOf(f, g, u);
    if (inside !== null) return inside;
  }
  return mapChildren(f, (child) => replace(child, g, u));
}

/** The exponent r with f = g^r, when both are powers of one base. */
function powerOf(f: Expression, g: Expression): Expression | null {
  const [base, exponent] = [E.baseOf(f), E.exponentOf(f)];
  const [gBase, gExponent] = [E.baseOf(g), E.exponentOf(g)];
  if (g.kind === 'power' && E.equal(base, gBase)) {
    const ratio = E.divide(exponent, gExponent);
    // x² is no power of x³ on both sides of 0.
    const whole = ratio.kind === 'number' && (Q.isInteger(ratio.value) || !isInteger(exponent));
    return whole ? ratio : null;
  }
  return null;
}

const isInteger = (a: Expression): boolean => a.kind === 'number' && Q.isInteger(a.value);

/** f = c·g + rest with constant c: c·u + rest, when g's terms all stand in f in one proportion. */
function sumOf(f: Expression & { kind: 'sum' }, g: Expression & { kind: 'sum' }, u: Expression): Expression | null {
  const head = g.terms[0]!;
  if (Q.isZero(E.coefficient(head))) return null;
  const match = f.terms.find((term) => E.equal(E.withoutCoefficient(term), E.withoutCoefficient(head)));
  if (match === undefined || Q.isZero(E.coefficient(head))) return null;
  const c = E.number(Q.divide(E.coefficient(match), E.coefficient(head)));
  const rest = E.sum([...f.terms, ...g.terms.map((term) => E.product([E.number(-1), c, term]))]);
  return rest.kind === 'number' ? E.add(E.product([c, u]), rest) : null;
}

/** The square of each partner of a function by its own square u². */
const partners: Readonly<Record<string, Readonly<Record<string, PartnerSquare>>>> = {
  sin: { cos: 'oneMinus' },
  cos: { sin: 'oneMinus' },
  tan: { sec: 'onePlus', cos: 'overOnePlus', sin: 'partOfOnePlus' },
  cot: { csc: 'onePlus', sin: 'overOnePlus', cos: 'partOfOnePlus' },
  sec: { tan: 'minusOne' },
  csc: { cot: 'minusOne' },
  sinh: { cosh: 'onePlus' },
  cosh: { sinh: 'minusOne' },
  tanh: { sech: 'oneMinus', cosh: 'overOneMinus' },
  coth: { csch: 'minusOne', sinh: 'overMinusOne' },
};

const partnerSquares = {
  oneMinus: (square: Expression) => E.subtract(E.one, square),
  onePlus: (square: Expression) => E.add(E.one, square),
  minusOne: (square: Expression) => E.subtract(square, E.one),
  overOneMinus: (square: Expression) => E.reciprocal(E.subtract(E.one, square)),
  overOnePlus: (square: Expression) => E.reciprocal(E.add(E.one, square)),
  overMinusOne: (square: Expression) => E.reciprocal(E.subtract(square, E.one)),
  partOfOnePlus: (square: Expression) => E.divide(square, E.add(E.one, square)),
} as const;

type PartnerSquare = keyof typeof partnerSquares;

function valuesOf(all: Readonly<Record<string, PartnerSquare>>, u: Expression): Readonly<Record<string, Expression>> {
  const square = E.power(u, E.two);
  return Object.fromEntries(Object.entries(all).map(([name, by]) => [name, partnerSquares[by](square)]));
}

/** Even powers of the partner function become polynomials in u: cos² = 1 − u² for u = sin, and so on. */
export function replacePartner(f: Expression, g: Expression, u: Expression): Expression {
  if (g.kind !== 'apply' || g.args.length !== 1) return f;
  const partnersOf = partners[g.name];
  if (partnersOf === undefined || !some(f, (node) => node.kind === 'apply' && node.name in partnersOf)) return f;
  const table = valuesOf(partnersOf, u);
  const visit = (node: Expression): Expression => {
    if (node.kind === 'power' && node.exponent.kind === 'number' && node.base.kind === 'apply') {
      const { base } = node;
      const value = table[base.name];
      const half = Q.divide(node.exponent.value, Q.integerRational(2));
      if (value !== undefined && E.equal(base.args[0]!, g.args[0]!) && Q.isInteger(half)) {
        return E.power(value, E.number(half));
      }
    }
    return mapChildren(node, visit);
  };
  return visit(f);
}

/** Powers of x by means of g = a + b·x^k: x^(k·j) = ((u − a)/b)^j; what is left of x stays. */
export function replacePowers(f: Expression, g: Expression, u: Expression, variable: string): Expression {
  const x = E.symbol(variable);
  const parts = binomialParts(g, variable);
  if (parts === null) return f;
  const { a, b, k } = parts;
  const inverse = E.divide(E.subtract(u, a), b);
  const visit = (node: Expression): Expression => {
    if (Q.isOne(k) && E.equal(node, x)) return inverse;
    if (node.kind === 'power' && E.equal(node.base, x) && node.exponent.kind === 'number') {
      const times = Q.divide(node.exponent.value, k);
      if (Q.isInteger(times)) return E.power(inverse, E.number(times));
    }
    return mapChildren(node, visit);
  };
  return visit(f);
}

/** g = a + b·x^k with constants a, b and rational k. */
export function binomialParts(g: Expression, variable: string): { a: Expression; b: Expression; k: Q.Rational } | null {
  const terms = E.termsOf(g);
  const dependentTerms = terms.filter((term) => contains(term, variable));
  if (dependentTerms.length !== 1) return null;
  const term = dependentTerms[0]!;
  const factors = E.factorsOf(term);
  const power = factors.filter((factor) => contains(factor, variable));
  if (power.length !== 1) return null;
  const [base, exponent] = [E.baseOf(power[0]!), E.exponentOf(power[0]!)];
  if (base.kind !== 'symbol' || exponent.kind !== 'number') return null;
  return {
    a: E.sum(terms.filter((one) => one !== term)),
    b: E.product(factors.filter((factor) => factor !== power[0])),
    k: exponent.value,
  };
}

/** Every distinct subexpression that depends on the variable, the largest first. */
export function subexpressions(f: Expression, variable: string): Expression[] {
  const found: Expression[] = [];
  const visit = (node: Expression): void => {
    if (!contains(node, variable)) return;
    if (!found.some((known) => E.equal(known, node))) found.push(node);
    for (const child of children(node)) visit(child);
  };
  visit(f);
  return found;
}

/** Every distinct root, or other power with a fraction as its exponent, of something that depends on the variable. */
export const radicalsIn = (f: Expression, variable: string): (Expression & { readonly kind: 'power' })[] =>
  subexpressions(f, variable)
    .filter((node) => node.kind === 'power')
    .filter(({ exponent }) => exponent.kind === 'number' && !Q.isInteger(exponent.value));

/** c·(a + b) = c·a + c·b, so that numbers cancel. */
export const distribute = (c: Expression, a: Expression): Expression =>
  a.kind === 'sum' ? E.sum(a.terms.map((term) => E.product([c, term]))) : E.product([c, a]);
