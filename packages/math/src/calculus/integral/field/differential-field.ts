import type { Integer } from '../../../exact/integer.ts';
import type { Expression } from '../../../expression/expression.ts';
import { factorPolynomial } from '../../../polynomial/sparse/factor.ts';
import * as S from '../../../polynomial/sparse/polynomial.ts';
import { exponentsOf, maxVariables, ring } from '../../../polynomial/sparse/ring.ts';
import type { Budget } from '../../../result/budget.ts';
import { pair } from '../../../result/tuple.ts';
import type { Fraction } from './fraction.ts';
import type { Polynomial } from './polynomial.ts';
import * as P from './polynomial.ts';
import { type RationalView, rationalView } from './rational-view.ts';
import type { Kernel, Tower } from './tower.ts';

/** A tower as a field of fractions with a derivation. */
export interface DifferentialField {
  readonly view: RationalView;
  readonly kernels: readonly Kernel[];
  /** The numbers of the kernels' names. */
  readonly names: readonly number[];
  /** The derivatives of the names, in the order of the kernels. */
  readonly rates: readonly Fraction[];
  /** The common denominator of the rates: d·D maps polynomials to polynomials. */
  readonly d: Polynomial;
  readonly f: Fraction;
}

/** Null where a kernel is no rational function after all, or a constant sits where none is expected. */
export function differentialField(
  tower: Tower,
  budget: Budget,
  extra: readonly Expression[] = [],
): DifferentialField | null {
  const names = tower.kernels.map(({ name }) => name);
  const rates = tower.kernels.map(({ rate }) => rate);
  const view = rationalView([tower.integrand, ...rates, ...extra], names, budget, tower.relations);
  const read = (a: Expression) => {
    const value = view?.fractionOf(a) ?? null;
    return value === null ? null : rationalized(value, view!);
  };
  const f = read(tower.integrand);
  if (view === null || f === null) return null;
  const fractions = rates.map(read);
  if (!fractions.every((rate) => rate !== null)) return null;
  const d = fractions.reduce<Polynomial>((all, rate) => lcm(view, all, rate.d), 1n);
  return {
    view,
    kernels: tower.kernels,
    names: names.map((name) => view.index.get(name)!),
    rates: fractions,
    d,
    f,
  };
}

/** The fraction without square roots in its denominator. */
function rationalized(a: Fraction, { field }: RationalView): Fraction {
  const { ring: over } = field;
  let result = a;
  for (const [v, { power, equals }] of [...over.relations].reverse()) {
    const c = P.coefficients(result.d, v);
    if (power !== 2 || c.length !== 2) continue;
    const [p, q] = pair(c);
    const conjugate = P.subtract(p, over.multiply(q, P.variable(v)));
    const norm = P.subtract(over.multiply(p, p), over.multiply(equals, over.multiply(q, q)));
    if (norm === 0n) return result;
    result = field.fraction(over.multiply(result.n, conjugate), norm);
  }
  return result;
}

export function lcm({ field }: RationalView, a: Polynomial, b: Polynomial): Polynomial {
  const product = field.ring.multiply(a, b);
  return field.ring.divide(product, field.ring.gcd(a, b)) ?? product;
}

/** d·D(p), a polynomial. */
export function derivation({ view, names, rates, d }: DifferentialField, p: Polynomial): Polynomial {
  const { ring: over } = view.field;
  let total: Polynomial = 0n;
  for (const [k, v] of names.entries()) {
    const partial = over.derivative(p, v);
    if (partial === 0n) continue;
    const rate = rates[k]!;
    const scaled = over.divide(d, rate.d) ?? 1n;
    total = P.add(total, over.multiply(partial, over.multiply(rate.n, scaled)));
  }
  return total;
}

/** D of a fraction. */
export function derivativeOf(field: DifferentialField, a: Fraction): Fraction {
  const { view } = field;
  const { ring: over } = view.field;
  const top = P.subtract(over.multiply(derivation(field, a.n), a.d), over.multiply(a.n, derivation(field, a.d)));
  return view.field.fraction(top, over.multiply(field.d, over.multiply(a.d, a.d)));
}

export interface PolynomialFactor {
  readonly p: Polynomial;
  readonly multiplicity: number;
}

/** The irreducible factors in which a name occurs; null where the factorization took too much work. */
export function irreducibleFactors(a: Polynomial, { view, names }: DifferentialField): PolynomialFactor[] | null {
  const present = [...P.variables(a)].sort((p, q) => p - q);
  if (!present.some((v) => names.includes(v))) return [];
  if (present.length > maxVariables - 1) return null;
  const over = ring(present.map((v) => `v${v}`));
  const terms: [number[], Integer][] = [];
  const visit = (part: Polynomial, exponents: number[]): void => {
    if (typeof part === 'bigint') {
      if (part !== 0n) terms.push([exponents, narrowed(part)]);
      return;
    }
    const at = present.indexOf(part.v);
    for (const [k, c] of part.c.entries()) {
      const raised = [...exponents];
      raised[at] = k;
      visit(c, raised);
    }
  };
  visit(
    a,
    present.map(() => 0),
  );
  if (terms.some(([exponents]) => exponents.some((e) => e >= over.radix / 4))) return null;
  const found = factorPolynomial(S.fromTerms(over, terms));
  if (found === null) return null;
  const { ring: own } = view.field;
  return found.factors
    .map(({ factor, multiplicity }) => ({
      p: factor.keys.reduce<Polynomial>((total, key, k) => {
        const powers = exponentsOf(key, over);
        const monomial = powers.reduce<Polynomial>(
          (product, e, j) => own.multiply(product, own.power(P.variable(present[j]!), e)),
          BigInt(factor.coefficients[k]!),
        );
        return P.add(total, monomial);
      }, 0n),
      multiplicity,
    }))
    .filter(({ p }) => [...P.variables(p)].some((v) => names.includes(v)));
}

const narrowed = (a: bigint): Integer => (a >= -9007199254740991n && a <= 9007199254740991n ? Number(a) : a);
