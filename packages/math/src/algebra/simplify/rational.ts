import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import { constant, equal, number, power, product, sum, symbol, termsOf } from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { substitute } from '../../expression/substitute.ts';
import { contains, freeSymbols, some } from '../../expression/walk.ts';
import type { Polynomial } from '../../polynomial/sparse/polynomial.ts';
import * as S from '../../polynomial/sparse/polynomial.ts';
import { exponentOf, type Ring, ring } from '../../polynomial/sparse/ring.ts';
import { type Budget, budget } from '../../result/budget.ts';
import { mapTuple, pair } from '../../result/tuple.ts';
import { endedBy } from '../../result/unfinished.ts';
import { type Fraction, fromFraction, reduced, toFraction } from '../fraction.ts';
import { withKernels } from '../kernels.ts';

/*
 * The expression as one fraction of polynomials in its kernels, in lowest terms. What the kernels have to do with each other
 * is told by relations: (√b)² = b for roots, i² = −1, and cos²(u) = 1 − sin²(u) where the trigonometric route asks for it.
 * Powers are reduced by them before and after cancelling, and denominators freed of square roots and i by their conjugate.
 */

/** What a power of a kernel is equal to, by which higher powers of it are reduced. */
export interface Relation {
  /** kernel^degree = value, value free of the kernel. */
  readonly kernel: Expression;
  readonly degree: number;
  readonly value: Expression;
}

const usualWork = 40_000;

/** Candidates of different shape for the same value; none where the expression is no such fraction or too large. */
export function rationalForms(a: Expression, relations: readonly Relation[] = []): Expression[] {
  try {
    return forms(unifyRoots(a), relations).map(unmarkRoots);
  } catch (error) {
    if (endedBy(error, 'polynomial-work', 'degree')) return [];
    throw error;
  }
}

function forms(a: Expression, relations: readonly Relation[]): Expression[] {
  const { expression, kernels: own } = withKernels(a, { keepNegativePowers: true });
  if (degreeTooHigh(expression)) return [];
  const kernels = { ...own };
  const restore = (one: Expression): Expression => substitute(one, kernels);
  const names = [...new Set([...freeSymbols(expression)])];
  const known = relationsOf(kernels, relations);
  for (const { value } of known) for (const name of freeSymbols(value)) if (!names.includes(name)) names.push(name);
  if (names.length > 12) return [];
  const over = ring(names.sort());
  const work = budget(usualWork);
  const fraction = toFraction(expression, over, work);
  if (fraction === null) return [];
  const usable = known.flatMap((one) => readRelation(one, over, work));
  const normal = applyRelations(fraction, usable, work);
  const results = [normal];
  const free = rationalized(normal, usable, work);
  if (free !== null) results.push(free);
  const shapes = ['expanded', 'factored', 'factored-denominator'] as const;
  const written = results.flatMap((one) => shapes.map((shape) => restore(fromFraction(one, shape))));
  for (const one of results) if (S.isConstant(one.denominator)) written.push(restore(termwise(one)));
  return written;
}

/** A polynomial over a number, the division carried into each term. */
const termwise = ({ numerator, denominator }: Fraction): Expression => {
  const whole = fromFraction({ numerator, denominator: S.constant(numerator.ring, 1) }, 'expanded');
  const terms =
    whole.kind === 'product' &&
    whole.factors.length === 2 &&
    whole.factors[0]!.kind === 'number' &&
    whole.factors[1]!.kind === 'sum'
      ? whole.factors[1]!.terms.map((term) => product([whole.factors[0]!, term]))
      : termsOf(whole);
  return sum(terms.map((term) => product([term, number(Q.rational(1, S.leadingCoefficient(denominator)))])));
};

const degreeTooHigh = (a: Expression): boolean =>
  some(
    a,
    (node) => node.kind === 'power' && node.exponent.kind === 'number' && Z.abs(node.exponent.value.numerator) > 200,
  );

/** x where √x stands beside it becomes (√x)²: one kernel instead of two. */
function unifyRoots(a: Expression): Expression {
  const roots = new Map<string, number>();
  some(a, (node) => {
    if (node.kind === 'power' && node.base.kind === 'symbol' && node.exponent.kind === 'number') {
      const { denominator } = node.exponent.value;
      if (denominator !== 1 && typeof denominator === 'number' && denominator <= 12) {
        const before = roots.get(node.base.name) ?? 1;
        roots.set(node.base.name, Z.toNumber(Z.lcm(before, denominator)));
      }
    }
    return false;
  });
  // The powers are written with the root as a kernel by `withKernels`; only plain occurrences need it, as a relation.
  return roots.size === 0 ? a : markRoots(a, roots);
}

const rootName = (name: string, n: number): string => `√${n}:${name}`;

function markRoots(a: Expression, roots: ReadonlyMap<string, number>): Expression {
  switch (a.kind) {
    case 'symbol': {
      const n = roots.get(a.name);
      return n === undefined ? a : power(symbol(rootName(a.name, n)), number(n));
    }
    case 'power': {
      if (a.base.kind === 'symbol' && roots.has(a.base.name) && a.exponent.kind === 'number') {
        const n = roots.get(a.base.name)!;
        return power(symbol(rootName(a.base.name, n)), number(Q.multiply(a.exponent.value, Q.integerRational(n))));
      }
      return power(markRoots(a.base, roots), a.exponent);
    }
    case 'sum':
      return sum(a.terms.map((term) => markRoots(term, roots)));
    case 'product':
      return product(a.factors.map((factor) => markRoots(factor, roots)));
    default:
      return a;
  }
}

/** Gives the marked roots their meaning back. */
function unmarkRoots(a: Expression): Expression {
  const names = freeSymbols(a).filter((name) => name.startsWith('√'));
  if (names.length === 0) return a;
  return substitute(
    a,
    Object.fromEntries(
      names.map((name) => {
        const [n, of] = pair(name.slice(1).split(':'));
        return [name, power(symbol(of), number(Q.rational(1, Number(n))))];
      }),
    ),
  );
}

interface NamedRelation {
  readonly name: string;
  readonly degree: number;
  readonly value: Expression;
}

/** The relations of the kernels that occur; kernels inside the values are named too, and added. */
function relationsOf(kernels: Record<string, Expression>, given: readonly Relation[]): NamedRelation[] {
  const nameOf = (kernel: Expression): string | undefined =>
    Object.entries(kernels).find(([, one]) => equal(one, kernel))?.[0];
  const found: NamedRelation[] = [];
  for (const [name, kernel] of Object.entries(kernels)) {
    if (equal(kernel, constant('i'))) found.push({ name, degree: 2, value: number(-1) });
    else if (kernel.kind === 'power' && kernel.exponent.kind === 'number' && kernel.exponent.value.numerator === 1) {
      const n = kernel.exponent.value.denominator;
      if (typeof n !== 'number' || n > 12) continue;
      const value = named(kernel.base, nameOf);
      if (value !== null) found.push({ name, degree: n, value });
    }
  }
  for (const { kernel, degree, value } of given) {
    const name = nameOf(kernel);
    if (name === undefined) continue;
    const inside = named(value, (one) => nameOf(one) ?? (one.kind === 'apply' ? added(kernels, one) : undefined));
    if (inside !== null) found.push({ name, degree, value: inside });
  }
  return found;
}

function added(kernels: Record<string, Expression>, kernel: Expression): string {
  const name = `§${Object.keys(kernels).length}r`;
  kernels[name] = kernel;
  return name;
}

/** The value with kernels replaced by their names; null when it has one without a name. */
function named(a: Expression, nameOf: (kernel: Expression) => string | undefined): Expression | null {
  const own = nameOf(a);
  if (own !== undefined) return symbol(own);
  switch (a.kind) {
    case 'number':
    case 'symbol':
      return a;
    case 'sum':
    case 'product': {
      const parts = (a.kind === 'sum' ? a.terms : a.factors).map((part) => named(part, nameOf));
      if (!parts.every((part) => part !== null)) return null;
      return a.kind === 'sum' ? sum(parts) : product(parts);
    }
    case 'power': {
      const base = named(a.base, nameOf);
      return base !== null && a.exponent.kind === 'number' && a.exponent.value.denominator === 1
        ? power(base, a.exponent)
        : null;
    }
    default:
      return null;
  }
}

interface UsableRelation {
  readonly variable: number;
  readonly degree: number;
  readonly value: Fraction;
}

function readRelation({ name, degree, value }: NamedRelation, over: Ring, work: Budget): UsableRelation[] {
  const variable = over.variables.indexOf(name);
  if (variable < 0 || contains(value, name)) return [];
  const read = toFraction(value, over, work);
  return read === null ? [] : [{ variable, degree, value: read }];
}

function applyRelations(fraction: Fraction, relations: readonly UsableRelation[], work: Budget): Fraction {
  let current = fraction;
  for (let round = 0; round < 3; round++) {
    for (const relation of relations) {
      const top = lowered(current.numerator, relation, work);
      const bottom = lowered(current.denominator, relation, work);
      if (S.isZero(bottom.numerator)) return fraction;
      current = reduced(
        S.multiply(top.numerator, bottom.denominator, work),
        S.multiply(top.denominator, bottom.numerator, work),
        work,
      );
    }
  }
  return current;
}

/** Powers of the kernel brought below the degree of its relation. */
function lowered(a: Polynomial, { variable, degree, value }: UsableRelation, work: Budget): Fraction {
  const one = S.constant(a.ring, 1);
  if (S.degreeIn(a, variable) < degree) return { numerator: a, denominator: one };
  let total: Fraction = { numerator: S.zero(a.ring), denominator: one };
  for (const [exponent, part] of S.coefficientsIn(a, variable).entries()) {
    if (S.isZero(part)) continue;
    const times = Math.floor(exponent / degree);
    const rest = S.multiply(part, S.variable(a.ring, variable, exponent % degree), work);
    const numerator = S.multiply(rest, S.power(value.numerator, times, work), work);
    const denominator = S.power(value.denominator, times, work);
    total = {
      numerator: S.add(S.multiply(total.numerator, denominator, work), S.multiply(numerator, total.denominator, work)),
      denominator: S.multiply(total.denominator, denominator, work),
    };
  }
  return total;
}

/** The same with a denominator free of roots, i and the like: extended by the conjugate, one after the other. */
function rationalized(fraction: Fraction, relations: readonly UsableRelation[], work: Budget): Fraction | null {
  let current = fraction;
  let changed = false;
  for (const relation of relations) {
    const extension = conjugateOf(current.denominator, relation, work);
    if (extension === null) continue;
    current = applyRelations(
      {
        numerator: S.multiply(current.numerator, extension, work),
        denominator: S.multiply(current.denominator, extension, work),
      },
      relations,
      work,
    );
    changed = true;
  }
  return changed ? current : null;
}

/** By what a polynomial in a kernel is multiplied, so that the kernel leaves it: a − b·t with t² = v; for t³ = v below. */
function conjugateOf(a: Polynomial, { variable, degree, value }: UsableRelation, work: Budget): Polynomial | null {
  const inKernel = S.degreeIn(a, variable);
  if (degree === 3 && inKernel > 0 && S.isOne(value.denominator))
    return cubicConjugate(a, variable, value.numerator, work);
  if (degree !== 2 || inKernel !== 1) return null;
  return S.fromTable(
    a.ring,
    new Map(
      a.keys.map((key, k) => [
        key,
        exponentOf(key, variable, a.ring) % 2 === 1 ? Z.negate(a.coefficients[k]!) : a.coefficients[k]!,
      ]),
    ),
  );
}

/**
 * The product of the two conjugates of a + bt + ct² over the field without t, where t³ = v:
 * (a² − bcv) + (c²v − ab)·t + (b² − ac)·t², and times a + bt + ct² it is the norm a³ + b³v + c³v² − 3abcv.
 */
function cubicConjugate(of: Polynomial, variable: number, v: Polynomial, work: Budget): Polynomial {
  const parts = S.coefficientsIn(of, variable);
  const [a, b, c] = mapTuple([0, 1, 2], (k) => parts[k] ?? S.zero(of.ring));
  const times = (p: Polynomial, q: Polynomial): Polynomial => S.multiply(p, q, work);
  const conjugate = [
    S.subtract(times(a, a), times(times(b, c), v)),
    S.subtract(times(times(c, c), v), times(a, b)),
    S.subtract(times(b, b), times(a, c)),
  ];
  return S.fromCoefficientsIn(of.ring, conjugate, variable);
}
