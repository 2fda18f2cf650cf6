import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';
import { toText } from '../../../syntax/print-text.ts';
import { type Context, isFree } from '../context.ts';
import { expand } from '../linearity.ts';

/*
 * Sums of c·x^p·∏ C_ν(ax)^k of Bessel functions C as polynomials in two functions of each family: those of one kind and one a, whose orders
 * differ by whole numbers, are C_ν and C_{ν+1} times Laurent polynomials in x, by the recurrence (DLMF 10.6.1, 10.29.1)
 *
 *     C_{μ+1} = (±2μ/(ax))·C_μ ∓ C_{μ−1}.
 */

/** The signs of a kind: u = C_ν, v = C_{ν+1} of z have u′ = ν/z·u + up·v, v′ = down·u − (ν + 1)/z·v (DLMF 10.6.2, 10.29.2). */
interface Signs {
  readonly up: 1 | -1;
  readonly down: 1 | -1;
}

const signs: Readonly<Record<string, Signs>> = {
  besselJ: { up: -1, down: 1 },
  besselY: { up: -1, down: 1 },
  besselI: { up: 1, down: 1 },
  besselK: { up: -1, down: -1 },
};

/** The functions of one kind and one factor a beside the variable, by two of them. */
export interface Family extends Signs {
  readonly name: string;
  readonly scale: Expression;
  /** ν */
  readonly order: Expression;
}

/** C_{ν+j}(ax) of a family. */
export const member = ({ name, scale, order }: Family, j: number, variable: string): Expression =>
  E.apply(name, [tidy(E.add(order, E.number(j))), E.product([scale, E.symbol(variable)])]);

/** coefficient·x^power·∏ of the two functions of each family to these powers. */
export interface Term {
  readonly coefficient: Expression;
  readonly power: Expression;
  /** Two for each family, of C_ν and of C_{ν+1}. */
  readonly exponents: readonly number[];
}

interface Factor {
  readonly name: string;
  readonly order: Expression;
  readonly scale: Expression;
  readonly count: number;
}

interface ReadTerm {
  readonly coefficient: Expression;
  readonly power: Expression;
  readonly factors: readonly Factor[];
}

/** A polynomial in the functions of some families. */
export interface BesselSum {
  readonly families: readonly Family[];
  readonly terms: readonly Term[];
}

const maxFamilies = 2;
const maxDegree = 4;
const maxDistance = 12;

/** The whole number that two orders, or two powers, differ by; null where it is none. */
export function distance(a: Expression, b: Expression): number | null {
  const difference = tidy(E.subtract(a, b));
  return difference.kind === 'number' && Q.isInteger(difference.value) ? Q.toNumber(difference.value) : null;
}

/** The integrand by families whose first orders are its lowest ones, or lie so far below; null for what is no such sum. */
export function besselSum(f: Expression, below: number, context: Context): BesselSum | null {
  const read: ReadTerm[] = [];
  for (const each of E.termsOf(multipliedOut(f, context))) {
    const term = readTerm(each, context);
    if (term === null || term.factors.length === 0) return null;
    read.push(term);
  }
  const families = familiesOf(read, below);
  if (families === null) return null;
  const terms: Term[] = [];
  for (const term of read) {
    const written = inFamilies(term, families);
    if (written === null) return null;
    terms.push(...written);
  }
  return { families, terms: collected(terms) };
}

/** With no sum left inside a product, nor inside a sum within one. */
function multipliedOut(f: Expression, context: Context): Expression {
  let whole = f;
  for (let depth = 0; depth <= maxDegree; depth++) {
    const next = expand(whole, context);
    if (next === null) break;
    whole = next;
  }
  return whole;
}

function readTerm(term: Expression, context: Context): ReadTerm | null {
  const x = E.symbol(context.variable);
  const constants: Expression[] = [];
  const factors: Factor[] = [];
  let power: Expression = E.zero;
  for (const factor of E.factorsOf(term)) {
    const [base, exponent] = [E.baseOf(factor), E.exponentOf(factor)];
    if (isFree(factor, context)) constants.push(factor);
    else if (E.equal(base, x) && isFree(exponent, context)) power = E.add(power, exponent);
    else {
      const found = readFactor(base, exponent, context);
      if (found === null) return null;
      factors.push(found);
    }
  }
  const degree = factors.reduce((total, { count }) => total + count, 0);
  return degree > maxDegree ? null : { coefficient: E.product(constants), power: tidy(power), factors };
}

function readFactor(base: Expression, exponent: Expression, context: Context): Factor | null {
  if (base.kind !== 'apply' || signs[base.name] === undefined) return null;
  const [order, argument] = [base.args[0]!, base.args[1]!];
  if (exponent.kind !== 'number' || !Q.isInteger(exponent.value) || Q.sign(exponent.value) < 0) return null;
  const scale = tidy(E.divide(argument, E.symbol(context.variable)));
  if (!isFree(order, context) || !isFree(scale, context)) return null;
  return { name: base.name, order, scale, count: Q.toNumber(exponent.value) };
}

function familiesOf(terms: readonly ReadTerm[], below: number): readonly Family[] | null {
  const lowest: Factor[] = [];
  for (const factor of terms.flatMap(({ factors }) => factors)) {
    const k = lowest.findIndex(({ name, scale }) => name === factor.name && E.equal(scale, factor.scale));
    if (k < 0) lowest.push(factor);
    else {
      const apart = distance(factor.order, lowest[k]!.order);
      if (apart === null) return null;
      if (apart < 0) lowest[k] = factor;
    }
  }
  if (lowest.length > maxFamilies) return null;
  return lowest.map(({ name, order, scale }) => {
    const start = tidy(E.add(order, E.number(-below)));
    return { name, scale, order: start, ...signs[name]! };
  });
}

/** Every function of a term by the two of its family, multiplied out. */
function inFamilies({ coefficient, power, factors }: ReadTerm, families: readonly Family[]): readonly Term[] | null {
  let all: readonly Term[] = [{ coefficient, power, exponents: families.flatMap(() => [0, 0]) }];
  for (const factor of factors) {
    const k = families.findIndex(({ name, scale }) => name === factor.name && E.equal(scale, factor.scale));
    const j = distance(factor.order, families[k]!.order);
    if (j === null || j > maxDistance) return null;
    const one = reduced(families[k]!, j).map(({ coefficient: by, power: at, upper }) => ({
      coefficient: by,
      power: at,
      exponents: families.flatMap((_, index) => (index === k ? [upper ? 0 : 1, upper ? 1 : 0] : [0, 0])),
    }));
    for (let times = 0; times < factor.count; times++) all = multiplied(all, one);
  }
  return all;
}

interface Part {
  readonly coefficient: Expression;
  readonly power: Expression;
  /** Whether it is of C_{ν+1}, and not of C_ν. */
  readonly upper: boolean;
}

/** C_{ν+j} by C_ν and C_{ν+1}, j ≥ 0. */
function reduced({ order, scale, up, down }: Family, j: number): readonly Part[] {
  let [before, now]: (readonly Part[])[] = [
    [{ coefficient: E.one, power: E.zero, upper: false }],
    [{ coefficient: E.one, power: E.zero, upper: true }],
  ];
  if (j === 0) return before!;
  for (let k = 1; k < j; k++) {
    // C_{μ+1} = (−2·up·μ/(ax))·C_μ + up·down·C_{μ−1}, μ = ν + k.
    const twice = E.product([E.number(-2 * up), E.add(order, E.number(k)), E.reciprocal(scale)]);
    const next = [
      ...now!.map((part) => ({
        ...part,
        coefficient: tidy(E.multiply(part.coefficient, twice)),
        power: tidy(E.add(part.power, E.minusOne)),
      })),
      ...before!.map((part) => ({ ...part, coefficient: E.multiply(E.number(up * down), part.coefficient) })),
    ];
    [before, now] = [now, next];
  }
  return now!;
}

const multiplied = (left: readonly Term[], right: readonly Term[]): readonly Term[] =>
  collected(
    left.flatMap((a) =>
      right.map((b) => ({
        coefficient: E.multiply(a.coefficient, b.coefficient),
        power: tidy(E.add(a.power, b.power)),
        exponents: a.exponents.map((n, k) => n + b.exponents[k]!),
      })),
    ),
  );

/** Like terms added. */
function collected(terms: readonly Term[]): readonly Term[] {
  const byKey = new Map<string, Term>();
  for (const term of terms) {
    const key = `${term.exponents.join()} ${toText(term.power)}`;
    const known = byKey.get(key);
    byKey.set(key, known ? { ...known, coefficient: tidy(E.add(known.coefficient, term.coefficient)) } : term);
  }
  return [...byKey.values()].filter(({ coefficient }) => !E.equal(coefficient, E.zero));
}
