import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';
import { inFieldOf } from '../../../linear/field-of.ts';
import { rowReduce } from '../../../linear/row-reduce.ts';
import { budget } from '../../../result/budget.ts';
import { toText } from '../../../syntax/print-text.ts';
import { type Context, work } from '../context.ts';
import { type BesselSum, besselSum, distance, type Family, member, type Term } from './bessel-algebra.ts';

/*
 * Antiderivatives of sums of c·x^p·∏ C_ν(ax)^k that are such sums themselves.
 *
 * The products of one degree in the functions of each family, as u², uv, v², are carried by differentiation into themselves:
 *
 *     (u^i v^j)′ = (iν − j(ν + 1))/x·u^i v^j + i·up·a·u^(i−1) v^(j+1) + j·down·a·u^(i+1) v^(j−1),
 *
 * so F = Σ P_m(x)·m over these products m has the derivative Σ (P_m′ + d_m/x·P_m + …)·m, and F′ = f is a linear system for the coefficients
 * of the P_m. Its bounds: the lowest power x^q of any P_m makes (q + d_m)·x^(q−1), which has to stand in f unless q = −d_m; the highest one
 * is left as it is by products with an a, unless these cancel, which for the normal matrix that they are leaves q between the −d_m again. So no powers
 * are needed but those from the lowest of f, raised by one, and of the −d_m up to the highest of both.
 *
 * Worked: ∫ x³·J₀, u = J₀, v = J₁: P_u′ + P_v = x³ and P_v′ − P_v/x − P_u = 0 have P_u = 2x², P_v = x³ − 4x. Of ∫ J₀ the system has no solution.
 */

/** More unknowns than this are not looked for. */
const maxUnknowns = 160;
const workOfSystem = 400_000;

/** The products of one degree and the coefficients of f at them, with what was found. */
export interface SolvedPart {
  readonly products: readonly Product[];
  /** The coefficients of F, in the order of the products. */
  readonly values: readonly Expression[];
  /** The coefficients of f. */
  readonly given: readonly Expression[];
}

export interface BesselAntiderivative {
  readonly expression: Expression;
  readonly families: readonly Family[];
  readonly parts: readonly SolvedPart[];
}

/** A product of Bessel functions, and its derivative. */
export interface Product {
  readonly exponents: readonly number[];
  readonly expression: Expression;
  /** d: what the product itself has over x. */
  readonly overX: Expression;
  /** The others, by their number among the products of this degree. */
  readonly others: readonly { readonly index: number; readonly factor: Expression }[];
}

/** The functions are those of the lowest orders of f, or of orders so far below. */
const starts = [0, 1, 2];

/** The shortest that is found; null where there is none of this form. */
export function besselAntiderivative(f: Expression, context: Context): BesselAntiderivative | null {
  const found = starts.flatMap((below) => {
    const sum = besselSum(f, below, context);
    const solved = sum === null || (below > 0 && sum.families.some(isMirrored)) ? null : solvedFor(sum, context);
    return solved === null ? [] : [solved];
  });
  const length = ({ expression }: BesselAntiderivative) => toText(expression).length;
  return found.sort((a, b) => length(a) - length(b))[0] ?? null;
}

/** Whether the functions are those of orders above 0 once more. */
const isMirrored = ({ order }: Family): boolean =>
  order.kind === 'number' && Q.isInteger(order.value) && Q.sign(order.value) < 0;

function solvedFor({ families, terms }: BesselSum, context: Context): BesselAntiderivative | null {
  const parts: SolvedPart[] = [];
  for (const group of grouped(terms)) {
    const products = productsOf(group[0]!, families, context.variable);
    const part = solvedPart(group, products, context);
    if (part === null) return null;
    parts.push(part);
  }
  const expression = E.sum(
    parts.flatMap(({ products, values }) => products.map((one, k) => E.product([values[k]!, one.expression]))),
  );
  return { expression, families, parts };
}

const degrees = ({ exponents }: Term): string =>
  exponents.flatMap((n, k) => (k % 2 === 0 ? [n + exponents[k + 1]!] : [])).join();

/** Terms of one degree in each family and of powers that differ by whole numbers. */
function grouped(terms: readonly Term[]): readonly (readonly Term[])[] {
  const groups: Term[][] = [];
  for (const term of terms) {
    const own = groups.find(
      ([first]) => degrees(first!) === degrees(term) && distance(first!.power, term.power) !== null,
    );
    if (own) own.push(term);
    else groups.push([term]);
  }
  return groups;
}

function productsOf({ exponents }: Term, families: readonly Family[], variable: string): readonly Product[] {
  const all = families.reduce<readonly (readonly number[])[]>(
    (before, _, k) => {
      const degree = exponents[2 * k]! + exponents[2 * k + 1]!;
      return before.flatMap((left) => Array.from({ length: degree + 1 }, (__, j) => [...left, degree - j, j]));
    },
    [[]],
  );
  const indexOf = (wanted: readonly number[]) => all.findIndex((one) => one.every((n, k) => n === wanted[k]));
  return all.map((own) => ({
    exponents: own,
    expression: E.product(own.map((n, k) => E.power(member(families[k >> 1]!, k % 2, variable), E.number(n)))),
    overX: tidy(E.sum(families.map(({ order }, k) => partOverX(order, own[2 * k]!, own[2 * k + 1]!)))),
    others: families.flatMap(({ scale, up, down }, k) => {
      const moved = (by: number) =>
        indexOf(own.map((n, at) => (at === 2 * k ? n - by : at === 2 * k + 1 ? n + by : n)));
      const [i, j] = [own[2 * k]!, own[2 * k + 1]!];
      return [
        ...(i > 0 ? [{ index: moved(1), factor: E.multiply(E.number(i * up), scale) }] : []),
        ...(j > 0 ? [{ index: moved(-1), factor: E.multiply(E.number(j * down), scale) }] : []),
      ];
    }),
  }));
}

/** iν − j(ν + 1) */
const partOverX = (order: Expression, i: number, j: number): Expression =>
  E.add(E.multiply(E.number(i - j), order), E.number(-j));

function solvedPart(terms: readonly Term[], products: readonly Product[], context: Context): SolvedPart | null {
  const first = terms[0]!.power;
  const given = terms.map((term) => distance(term.power, first)!);
  const own = products.flatMap(({ overX }) => {
    const apart = tidy(E.negate(E.add(overX, first)));
    return apart.kind === 'number' ? [Q.toNumber(apart.value)] : [];
  });
  const low = Math.min(...given.map((k) => k + 1), ...own.filter(Number.isInteger));
  const high = Math.max(...given.map((k) => k + 1), ...own.map(Math.floor));
  const unknowns = (high - low + 1) * products.length;
  if (unknowns > maxUnknowns) return null;
  work(context.budget, unknowns);
  const values = coefficients(system(terms, products, low, high));
  if (values === null) return null;
  const x = E.symbol(context.variable);
  const raised = (k: number) => E.power(x, tidy(E.add(first, E.number(k))));
  return {
    products,
    values: products.map((_, m) =>
      E.sum(
        Array.from({ length: high - low + 1 }, (__, k) =>
          E.product([values[k * products.length + m]!, raised(low + k)]),
        ),
      ),
    ),
    given: products.map((one) =>
      E.sum(
        terms
          .filter((term) => isSame(term.exponents, one.exponents))
          .map(({ coefficient, power }) => E.product([coefficient, E.power(x, power)])),
      ),
    ),
  };
}

const isSame = (a: readonly number[], b: readonly number[]): boolean => a.every((n, k) => n === b[k]);

/** The equations of the powers from low − 1 to high at each product, the right-hand side last. */
function system(terms: readonly Term[], products: readonly Product[], low: number, high: number): Expression[][] {
  const width = products.length;
  const first = terms[0]!.power;
  const powers = high - low + 1;
  const rows = Array.from({ length: (powers + 1) * width }, () =>
    new Array<Expression>(powers * width + 1).fill(E.zero),
  );
  const add = (power: number, product: number, column: number, value: Expression) => {
    const row = rows[(power - low + 1) * width + product]!;
    row[column] = tidy(E.add(row[column]!, value));
  };
  for (let q = low; q <= high; q++) {
    for (const [m, { overX, others }] of products.entries()) {
      const column = (q - low) * width + m;
      add(q - 1, m, column, E.sum([first, E.number(q), overX]));
      for (const { index, factor } of others) add(q, index, column, factor);
    }
  }
  for (const { coefficient, power, exponents } of terms) {
    const m = products.findIndex((one) => isSame(one.exponents, exponents));
    add(distance(power, first)!, m, powers * width, coefficient);
  }
  return rows;
}

/** A solution of the system, with 0 for what is free; null where there is none. */
function coefficients(rows: readonly (readonly Expression[])[]): readonly Expression[] | null {
  const width = rows[0]!.length - 1;
  const solved = inFieldOf(rows.flat(), budget(workOfSystem), (field) => {
    const matrix = rows.map((row) => row.map(field.fromExpression));
    const reduced = rowReduce(field, matrix, { columns: width });
    if (reduced.rows.slice(reduced.pivots.length).some((row) => !field.isZero(row[width]!))) return null;
    const values = new Array<Expression>(width).fill(E.zero);
    reduced.pivots.forEach((column, k) => {
      values[column] = field.toExpression(reduced.rows[k]![width]!);
    });
    return values;
  });
  return solved.ok ? solved.value : null;
}
