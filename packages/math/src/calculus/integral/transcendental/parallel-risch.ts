import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { seededRandom } from '../../../expression/random.ts';
import type { Step } from '../../../expression/step.ts';
import { substitute } from '../../../expression/substitute.ts';
import { tidy } from '../../../expression/tidy.ts';
import { argumentOf, transform } from '../../../expression/walk.ts';
import { inverse, multiplyModulo, powerModulo, reduce } from '../../../polynomial/modular/arithmetic.ts';
import { toText } from '../../../syntax/print-text.ts';
import { type Context, made, type Stage, work } from '../context.ts';
import {
  type DifferentialField,
  derivation,
  derivativeOf,
  differentialField,
  lcm,
} from '../field/differential-field.ts';
import type { Fraction } from '../field/fraction.ts';
import * as F from '../field/fraction.ts';
import {
  primeFor,
  type ResiduePoint,
  residue,
  residueOf,
  rootModulo,
  supportModulo,
} from '../field/modular-support.ts';
import type { Polynomial } from '../field/polynomial.ts';
import * as P from '../field/polynomial.ts';
import { type Tower, towerOf } from '../field/tower.ts';
import { specialCandidates } from '../named/special-candidates.ts';
import { type Ansatz, ansatzFor, type Candidate } from './ansatz.ts';

/*
 * Parallel integration (Risch–Norman): the net below the methods that know what they look for.
 *
 * A. C. Norman and P. M. A. Moore, "Implementing the new Risch integration algorithm", 1977; M. Bronstein, "pmint – the Poor Man's
 * Integrator", 2005. The integrand is a rational function of kernels x, ln x, e^x, tan(x/2), √(1 + x²), asin x … whose derivatives
 * are rational functions of the kernels again (`tower.ts`). By Liouville's theorem an elementary antiderivative is v + Σ c_i·ln u_i.
 * The denominator of v is known: a factor p^e of the integrand's denominator leaves p^(e−1), or p^e where p divides p′ ("special", as
 * e^x is). The u_i are guessed to be the factors of denominators, the degrees of v's numerator are bounded by those of the
 * integrand; then v + Σ c_i·ln u_i with unknown constants is differentiated and compared: a linear system.
 *
 * Worked example: ∫ (x + 1)·e^x·ln x dx. Kernels x, E = e^x, L = ln x with derivatives 1, E, 1/x. The integrand is a polynomial, so is
 * v: monomials x^i·E^j·L^k with i ≤ 2, j ≤ 1, k ≤ 2. Comparing gives x·E·L − E, and its derivative is E·L + x·E·L + E − E.
 *
 * The hard part is the size of the system: hundreds of unknowns, coefficients with parameters. So it is first solved modulo a
 * prime, with random residues for parameters and kernels, one equation a point (`modular-support.ts`); that tells whether there is a
 * solution and which few unknowns it needs. Only these are then solved for exactly, by comparing coefficients in the field.
 *
 * It is no decision procedure: the guesses for u_i and the bounds may be too small. To debug: print the tower, the ansatz, and the
 * support.
 */
export const parallelRisch: Stage = (f, context) => withNames(f, context, false);

/** The same with the named functions of `special-candidates.ts` beside logarithms and arctangents. */
export const parallelRischWithNames: Stage = (f, context) => withNames(inLogarithms(f), context, true);

/** atanh by the logarithms whose integrals have names. */
const inLogarithms = (f: Expression): Expression =>
  transform(f, (node) => {
    if (node.kind !== 'apply' || node.name !== 'atanh') return node;
    const u = argumentOf(node);
    return E.multiply(E.half, E.subtract(E.ln(E.add(E.one, u)), E.ln(E.subtract(E.one, u))));
  });

function withNames(f: Expression, context: Context, areAllowed: boolean): Step | null {
  const tower = towerOf(f, context);
  if (tower === null || tower.kernels.length < 2) return null;
  const field = differentialField(tower, context.budget);
  const elementary = field === null ? null : ansatzFor(field);
  if (field === null || elementary === null) return null;
  const more = areAllowed ? specialCandidates(field, context.variable) : [];
  if (areAllowed && more.length === 0) return null;
  const ansatz = { ...elementary, candidates: [...elementary.candidates, ...more] };
  const support = supportOf(ansatz, field, context.budget);
  if (support === null || support.length > maxTerms) return null;
  const solution = exactSolution(support, ansatz, field);
  if (solution === null) return null;
  const named = E.sum(solution);
  const result = substitute(named, Object.fromEntries(tower.named));
  return made('parallel integration (Risch–Norman)', f, tidy(result), context, [], saysOf(tower));
}

const saysOf = ({ kernels }: Tower): string =>
  `the sum of a rational function of ${kernels.map(({ expression }) => toText(expression)).join(', ')} and of logarithms, its constants from comparing coefficients`;

const maxTerms = 60;
const surplus = 8;

/** The numbers of the unknowns of a solution modulo a prime: candidates first, then monomials. */
function supportOf(ansatz: Ansatz, field: DifferentialField, budget: { left: number }): number[] | null {
  const unknowns = ansatz.candidates.length + ansatz.monomials.length;
  const { relations } = field.view.field.ring;
  const squares = [...relations.values()].flatMap(({ power, equals }) =>
    power % 2 === 0 && typeof equals === 'bigint' ? [equals] : [],
  );
  // The primes are 3 modulo 4, where −1 is no square.
  if (squares.includes(-1n)) return null;
  const p = primeFor(
    [...relations.values()].map(({ power }) => power),
    squares,
  );
  const random = seededRandom(99);
  const constants = new Map<number, number>();
  const rows: number[][] = [];
  for (let attempt = 0; rows.length < unknowns + surplus; attempt++) {
    if (attempt > 6 * unknowns + 200) return null;
    work(budget, 1 + Math.ceil(unknowns / 50));
    const point = pointModulo(field, constants, p, random);
    const row = point === null ? null : equationAt(ansatz, field, point);
    if (row !== null) rows.push(row);
    // An unlucky choice of constants, for which a root has no value.
    else if (rows.length === 0) constants.clear();
  }
  return supportModulo(rows, p, budget);
}

/** Random residues that obey the relations; constants stay what they were. */
function pointModulo(
  { view, names }: DifferentialField,
  constants: Map<number, number>,
  p: number,
  random: () => number,
): ResiduePoint | null {
  const at: number[] = [];
  for (let v = 0; v < view.atoms.length; v++) {
    const known = constants.get(v);
    const relation = view.field.ring.relations.get(v);
    let value: number | null = known ?? 2 + Math.floor(random() * (p - 3));
    if (known === undefined && relation !== undefined) {
      value = rootModulo(residue(relation.equals, { p, at }), relation.power, p);
      if (value === null) return null;
      // Either of the roots.
      if (relation.power % 2 === 0 && names.includes(v) && random() < 0.5) value = p - value;
    }
    if (!names.includes(v)) constants.set(v, value);
    at[v] = value;
  }
  return { p, at };
}

/** The values of the derivatives of all parts of the ansatz, and of the integrand; null at a pole. */
function equationAt(
  { candidates, denominator, monomials }: Ansatz,
  field: DifferentialField,
  point: ResiduePoint,
): number[] | null {
  const { p, at } = point;
  const under = residue(denominator, point);
  const d = residue(field.d, point);
  const right = residueOf(field.f, point);
  const rates = field.rates.map((rate) => residueOf(rate, point));
  if (under === 0 || d === 0 || right === null || rates.some((rate) => rate === null)) return null;
  const row: number[] = [];
  for (const { rate } of candidates) {
    const value = residueOf(rate, point);
    if (value === null) return null;
    row.push(value);
  }
  const fall = multiplyModulo(
    residue(derivation(field, denominator), point),
    inverse(multiplyModulo(under, d, p), p),
    p,
  );
  const growth = field.names.map((v, k) => multiplyModulo(rates[k]!, inverse(at[v]!, p), p));
  const overUnder = inverse(under, p);
  for (const exponents of monomials) {
    let value = overUnder;
    let slope = p - fall;
    exponents.forEach((e, k) => {
      if (e === 0) return;
      value = multiplyModulo(value, powerModulo(at[field.names[k]!]!, e, p), p);
      slope = reduce(slope + e * growth[k]!, p);
    });
    row.push(multiplyModulo(value, slope, p));
  }
  return [...row, right];
}

/** The terms of the antiderivative, in the names, from the exact system of the unknowns in the support. */
function exactSolution(support: readonly number[], ansatz: Ansatz, field: DifferentialField): Expression[] | null {
  const { view } = field;
  const parts = support.map((j) => partOf(j, ansatz, field));
  const common = [...parts.map(({ rate }) => rate.d), field.f.d].reduce<Polynomial>((all, d) => lcm(view, all, d), 1n);
  const { ring } = view.field;
  const scaled = [...parts.map(({ rate }) => rate), field.f].map(({ n, d }) =>
    ring.multiply(n, ring.divide(common, d) ?? 0n),
  );
  const equations = coefficientRows(scaled, field);
  const values = solve(equations, support.length, field);
  if (values === null) return null;
  const terms: Expression[] = [];
  let rational = F.zero;
  for (const [k, value] of values.entries()) {
    const { fraction, expression } = parts[k]!;
    if (fraction === undefined) terms.push(E.product([view.quotientOf(value), expression]));
    else rational = view.field.add(rational, view.field.multiply(value, fraction));
  }
  return [...separated(rational, field), ...terms];
}

/** A fraction as a sum by the powers of those names that its denominator has not: terms of their own, each in lowest terms. */
function separated({ n, d }: Fraction, { view, names }: DifferentialField): Expression[] {
  const below = P.variables(d);
  const apart = names.filter((v) => !below.has(v)).reverse();
  const found: Expression[] = [];
  const visit = (a: Polynomial, k: number, monomial: Expression): void => {
    if (a === 0n) return;
    const v = apart[k];
    if (v === undefined) found.push(E.product([monomial, view.quotientOf(view.field.fraction(a, d))]));
    else
      P.coefficients(a, v).forEach((c, e) => {
        visit(c, k + 1, E.product([monomial, E.power(view.atoms[v]!, E.number(e))]));
      });
  };
  visit(n, 0, E.one);
  return found;
}

function partOf(
  j: number,
  { candidates, denominator, monomials }: Ansatz,
  field: DifferentialField,
): Candidate & { readonly fraction?: Fraction } {
  if (j < candidates.length) return candidates[j]!;
  const { ring } = field.view.field;
  const exponents = monomials[j - candidates.length]!;
  const n = exponents.reduce<Polynomial>(
    (all, e, k) => ring.multiply(all, ring.power(P.variable(field.names[k]!), e)),
    1n,
  );
  const fraction = field.view.field.fraction(n, denominator);
  return { expression: E.one, fraction, rate: derivativeOf(field, fraction) };
}

/** One row for each monomial in the names: the coefficients (free of the names) of all the polynomials. */
function coefficientRows(polynomials: readonly Polynomial[], { names }: DifferentialField): Fraction[][] {
  const rows = new Map<string, Fraction[]>();
  const visit = (a: Polynomial, k: number, key: string, column: number): void => {
    if (a === 0n) return;
    if (k === names.length) {
      const row = rows.get(key) ?? polynomials.map(() => F.zero);
      row[column] = F.ofPolynomial(a);
      rows.set(key, row);
      return;
    }
    P.coefficients(a, names[names.length - 1 - k]!).forEach((c, e) => {
      visit(c, k + 1, `${key},${e}`, column);
    });
  };
  for (const [column, a] of polynomials.entries()) visit(a, 0, '', column);
  return [...rows.values()];
}

/** Gaussian elimination, the sparsest equation first; null where the equations contradict each other. */
function solve(rows: Fraction[][], width: number, { view }: DifferentialField): Fraction[] | null {
  const { field } = view;
  const open = rows.map((row) => [...row]);
  const done: { readonly column: number; readonly row: Fraction[] }[] = [];
  const filled = (row: readonly Fraction[]) => row.filter((value) => !F.isZero(value)).length;
  while (done.length < width) {
    open.sort((a, b) => filled(a) - filled(b));
    const k = open.findIndex((row) => row.slice(0, width).some((value) => !F.isZero(value)));
    if (k < 0) return null;
    const [row] = open.splice(k, 1) as [Fraction[]];
    const column = row.findIndex((value) => !F.isZero(value));
    const by = field.reciprocal(row[column]!)!;
    const pivot = row.map((value) => field.multiply(value, by));
    for (const other of [...open, ...done.map((one) => one.row)]) {
      const factor = other[column]!;
      if (F.isZero(factor)) continue;
      for (let j = 0; j <= width; j++) {
        if (!F.isZero(pivot[j]!)) other[j] = field.subtract(other[j]!, field.multiply(factor, pivot[j]!));
      }
    }
    done.push({ column, row: pivot });
  }
  if (open.some((row) => !F.isZero(row[width]!))) return null;
  return done.sort((a, b) => a.column - b.column).map(({ row }) => row[width]!);
}
