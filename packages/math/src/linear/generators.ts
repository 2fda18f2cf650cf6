import * as Q from '../exact/rational.ts';
import { constant, equal, number, one } from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';
import { some } from '../expression/walk.ts';
import type { Polynomial } from '../polynomial/sparse/polynomial.ts';
import * as S from '../polynomial/sparse/polynomial.ts';
import { maxVariables, type Ring, ring as ringOf } from '../polynomial/sparse/ring.ts';
import type { Budget } from '../result/budget.ts';
import { Unfinished } from '../result/unfinished.ts';
import {
  cosineOf,
  cosineSquared,
  isCertainlyPrime,
  type Kernel,
  type KernelPower,
  kernelExpression,
  kernelsOf,
  type Structure,
  sineOf,
  structureOf,
} from './kernels.ts';

/** The kernel `index` of the ring satisfies g^degree = value, a polynomial in the kernels before it. */
export interface Relation {
  readonly index: number;
  readonly degree: number;
  readonly value: Polynomial;
}

/** The kernels of a field as the variables of a ring, with the relations between them. */
export interface Generators {
  readonly ring: Ring;
  readonly expressions: readonly Expression[];
  /** In an order in which each value has only kernels before it. */
  readonly algebraic: readonly Relation[];
  /** Whether the kernels may be dependent in ways that the relations do not say. */
  readonly uncertain: boolean;
  /** Every algebraic kernel below its degree. */
  readonly reduce: (a: Polynomial) => Polynomial;
  /** Which power of which kernel base^(exponent·rest) is. */
  readonly place: (power: KernelPower) => { readonly index: number; readonly exponent: number };
}

/** The letters and roots over which all entries are rational functions; throws `Unfinished` (size) where they are too many. */
export function generatorsOf(structures: readonly Structure[], work: Budget): Generators {
  const kernels = closed(structures);
  if (kernels.length > maxVariables)
    throw new Unfinished('size', `more than ${maxVariables} different symbols and roots`);
  const algebraicLast = [...kernels.filter((one) => relationOf(one, kernels) === null), ...dependents(kernels)];
  const ring = ringOf(algebraicLast.map((_, k) => `g${k}`));
  const algebraic: Relation[] = [];
  const reduce = (a: Polynomial): Polynomial => {
    let reduced = a;
    for (const relation of [...algebraic].reverse()) reduced = reduceBy(reduced, relation, work);
    return reduced;
  };
  const place = ({ base, rest, exponent }: KernelPower) => {
    const index = algebraicLast.findIndex((one) => equal(one.base, base) && equal(one.rest, rest));
    const scaled = Q.multiply(exponent, Q.integerRational(algebraicLast[index]!.denominator));
    return { index, exponent: scaled.numerator as number };
  };
  for (const [index, kernel] of algebraicLast.entries()) {
    const relation = relationOf(kernel, kernels);
    if (relation === null) continue;
    const value = reduce(polynomialOf(structureOf(relation.value), ring, place, work));
    algebraic.push({ index, degree: relation.degree, value });
  }
  return {
    ring,
    expressions: algebraicLast.map(kernelExpression),
    algebraic,
    uncertain: mayDepend(algebraicLast),
    reduce,
    place,
  };
}

/** With the kernels that the relations bring in. */
function closed(structures: readonly Structure[]): readonly Kernel[] {
  let all = [...structures];
  for (;;) {
    const kernels = kernelsOf(all);
    const more = kernels.flatMap((one) => {
      const relation = relationOf(one, kernels);
      return relation === null ? [] : [structureOf(relation.value)];
    });
    const next = [...structures, ...more];
    if (next.length === all.length) return kernels;
    all = next;
  }
}

/** The algebraic kernels, those that others are roots of first: a root contains what it is a root of. */
function dependents(kernels: readonly Kernel[]): readonly Kernel[] {
  const algebraic = kernels.filter((one) => relationOf(one, kernels) !== null);
  const depth = (one: Kernel): number =>
    algebraic.filter((other) => other !== one && some(one.base, (node) => equal(node, kernelExpression(other)))).length;
  return [...algebraic].sort((a, b) => depth(a) - depth(b) || nesting(a.base) - nesting(b.base));
}

function nesting(a: Expression): number {
  switch (a.kind) {
    case 'sum':
      return 1 + Math.max(...a.terms.map(nesting));
    case 'product':
      return 1 + Math.max(...a.factors.map(nesting));
    case 'power':
      return 1 + nesting(a.base);
    default:
      return 0;
  }
}

/** g^degree = value, for a kernel that is algebraic over the others. */
function relationOf(
  kernel: Kernel,
  kernels: readonly Kernel[],
): { readonly degree: number; readonly value: Expression } | null {
  const { base, rest, denominator } = kernel;
  if (!equal(rest, one)) return null;
  if (equal(base, constant('i'))) return { degree: 2 * denominator, value: number(-1) };
  const argument = cosineOf(base);
  if (argument !== null && denominator === 1) {
    const sine = kernels.some((other) => other.denominator === 1 && equal(sineOf(other.base) ?? one, argument));
    return sine ? { degree: 2, value: cosineSquared(argument) } : null;
  }
  return isSumOfProducts(base) ? { degree: denominator, value: base } : null;
}

/** A number, or what is made of integers and kernels without a division; roots of anything else stand for themselves. */
function isSumOfProducts(base: Expression): boolean {
  if (base.kind === 'symbol' || base.kind === 'apply' || base.kind === 'constant') return false;
  return isDivisionFree(structureOf(base));
}

function isDivisionFree(a: Structure): boolean {
  switch (a.kind) {
    case 'number':
      return a.value.denominator === 1;
    case 'kernel':
      return Q.sign(a.power.exponent) > 0;
    case 'power':
      return a.exponent >= 0 && isDivisionFree(a.base);
    default:
      return a.parts.every(isDivisionFree);
  }
}

/** Powers of the kernel from `degree` on replaced by those of the value. */
function reduceBy(a: Polynomial, { index, degree, value }: Relation, work: Budget): Polynomial {
  let reduced = a;
  while (S.degreeIn(reduced, index) >= degree) {
    const parts = S.coefficientsIn(reduced, index);
    const low = S.fromCoefficientsIn(reduced.ring, parts.slice(0, degree), index);
    const high = S.fromCoefficientsIn(reduced.ring, parts.slice(degree), index);
    reduced = S.add(low, S.multiply(high, value, work));
  }
  return reduced;
}

/** A structure without divisions as a polynomial. */
function polynomialOf(
  a: Structure,
  ring: Ring,
  place: (power: KernelPower) => { readonly index: number; readonly exponent: number },
  work: Budget,
): Polynomial {
  const of = (part: Structure): Polynomial => polynomialOf(part, ring, place, work);
  switch (a.kind) {
    case 'number':
      if (a.value.denominator === 1) return S.constant(ring, a.value.numerator);
      break;
    case 'kernel': {
      const { index, exponent } = place(a.power);
      if (exponent >= 0) return S.variable(ring, index, exponent);
      break;
    }
    case 'sum':
      return a.parts.map(of).reduce(S.add, S.zero(ring));
    case 'product':
      return a.parts.map(of).reduce((x, y) => S.multiply(x, y, work), S.constant(ring, 1));
    case 'power':
      if (a.exponent >= 0) return S.power(of(a.base), a.exponent, work);
  }
  throw new Error('a relation with a division');
}

/**
 * False where the kernels are known to be independent beyond their relations: symbols; one of pi and e; e^m and p^m for
 * products m of symbols (the Lindemann–Weierstrass theorem for functions: J. Ax, "On Schanuel's conjectures", 1971); roots of
 * different primes (A. Besicovitch, 1940); i beside them; the sine and cosine of one symbol.
 */
function mayDepend(kernels: readonly Kernel[]): boolean {
  const constants = kernels.filter(
    ({ base, rest }) => base.kind === 'constant' && base.name !== 'i' && equal(rest, one),
  );
  const applied = kernels.filter(({ base }) => base.kind === 'apply');
  const arguments_ = applied.map(({ base }) => sineOf(base) ?? cosineOf(base));
  const circular =
    applied.length === 0 ||
    (arguments_.every(
      (argument) => argument !== null && argument.kind === 'symbol' && equal(argument, arguments_[0]!),
    ) &&
      applied.every(({ denominator, rest }) => denominator === 1 && equal(rest, one)) &&
      kernels.every(({ rest }) => equal(rest, one)));
  return constants.length > 1 || !circular || kernels.some((one) => one.base.kind !== 'apply' && !isPlain(one));
}

function isPlain({ base, rest, denominator }: Kernel): boolean {
  const exponential = !equal(rest, one);
  if (exponential && !isMonomial(rest)) return false;
  switch (base.kind) {
    case 'symbol':
      return !exponential;
    case 'constant':
      return base.name === 'e' || (!exponential && (base.name === 'pi' || denominator === 1));
    case 'number':
      return isCertainlyPrime(base.value);
    default:
      return false;
  }
}

const isMonomial = (a: Expression): boolean =>
  a.kind === 'product'
    ? a.factors.every(isMonomial)
    : a.kind === 'symbol' ||
      (a.kind === 'power' && a.base.kind === 'symbol' && a.exponent.kind === 'number' && Q.isInteger(a.exponent.value));
