import * as Q from '../exact/rational.ts';
import type { Expression, PowerNode } from './expression.ts';

/**
 * The canonical order: one total order for operands of sums and products. It reads the way people write:
 * in a product numbers, constants, symbols, exponentials, functions, sums (`2*pi*x*e^x*sin(x)*(x + 1)`), in a sum
 * falling powers with the symbols in alphabetical order and constants last (`x^2 + x*y + x + y + pi + 1`).
 *
 * An expression is compared as a product of powers: first its factors that are not constant, lexicographically with the
 * higher power first and the longer list first, then its constant factors, then its number. `compare(a, b) === 0`
 * exactly when the two are structurally equal.
 */
export function compare(a: Expression, b: Expression): number {
  if (a === b) return 0;
  if (a.kind === 'symbol' && b.kind === 'symbol') return compareNames(a.name, b.name);
  if (a.kind === 'number' && b.kind === 'number') return Q.compare(a.value, b.value);
  if (isPlainFactor(a) && isPlainFactor(b)) return compareAsFactors(a, b);
  return compareRests(a, b) || Q.compare(coefficientOf(a), coefficientOf(b));
}

/** A single factor that is not constant: its list of factors is itself. */
const isPlainFactor = (a: Expression): boolean => a.kind !== 'product' && a.kind !== 'number' && rank(a) > 1;

/** The same without the numeric coefficient: 0 for like terms. */
export function compareRests(a: Expression, b: Expression): number {
  if (a === b) return 0;
  const left = factorsWithoutNumber(a);
  const right = factorsWithoutNumber(b);
  const leftHead = headLength(left);
  const rightHead = headLength(right);
  const tails = compareLists(left, leftHead, left.length, right, rightHead, right.length);
  if (tails !== 0) return tails;
  return compareLists(left, numberLength(left), leftHead, right, numberLength(right), rightHead);
}

const noFactors: readonly Expression[] = [];

const factorsWithoutNumber = (a: Expression): readonly Expression[] =>
  a.kind === 'product' ? a.factors : a.kind === 'number' ? noFactors : [a];

const coefficientOf = (a: Expression): Q.Rational => {
  if (a.kind === 'number') return a.value;
  const first = a.kind === 'product' ? a.factors[0]! : a;
  return first.kind === 'number' ? first.value : Q.one;
};

const numberLength = (factors: readonly Expression[]): number => (factors[0]?.kind === 'number' ? 1 : 0);

function headLength(factors: readonly Expression[]): number {
  let length = 0;
  while (length < factors.length && rank(factors[length]!) <= 1) length++;
  return length;
}

/** Lexicographic; where one list is the beginning of the other, the longer comes first. */
function compareLists(
  a: readonly Expression[],
  aFrom: number,
  aTo: number,
  b: readonly Expression[],
  bFrom: number,
  bTo: number,
): number {
  const common = Math.min(aTo - aFrom, bTo - bFrom);
  for (let k = 0; k < common; k++) {
    const order = compareAsFactors(a[aFrom + k]!, b[bFrom + k]!);
    if (order !== 0) return order;
  }
  return bTo - bFrom - (aTo - aFrom);
}

/** The order of two factors of a product (neither is a product): by rank, then base, then the higher power first. */
export function compareAsFactors(a: Expression, b: Expression): number {
  if (a === b) return 0;
  const ranks = rank(a) - rank(b);
  if (ranks !== 0) return ranks;
  if (a.kind === 'power') {
    if (b.kind !== 'power') return compare(a.base, b) || compareToOne(a);
    return compare(a.base, b.base) || compareExponents(a.exponent, b.exponent);
  }
  if (b.kind === 'power') return compare(a, b.base) || -compareToOne(b);
  return compareAtoms(a, b);
}

/** 0 when the bases of two factors are equal, so that their powers can be collected. */
export const compareBases = (a: Expression, b: Expression): number =>
  rank(a) - rank(b) || compare(a.kind === 'power' ? a.base : a, b.kind === 'power' ? b.base : b);

/** Exponents that are numbers fall and come before all others. */
function compareExponents(a: Expression, b: Expression): number {
  const aNumber = a.kind === 'number';
  const bNumber = b.kind === 'number';
  if (aNumber && bNumber) return Q.compare(b.value, a.value);
  if (aNumber !== bNumber) return aNumber ? -1 : 1;
  return compare(a, b);
}

/** A power against its bare base, that is against the exponent 1. */
const compareToOne = (a: PowerNode): number => (a.exponent.kind === 'number' ? Q.compare(Q.one, a.exponent.value) : 1);

const atomRanks = { number: 0, constant: 1, symbol: 2, apply: 4, sum: 5, product: 6, power: 7 } as const;
const exponentialRank = 3;

function rank(a: Expression): number {
  if (a.kind !== 'power') return atomRanks[a.kind];
  const base = a.base.kind;
  if (base === 'number' || base === 'constant') return a.exponent.kind === 'number' ? 1 : exponentialRank;
  return atomRanks[base];
}

/** Neither a power nor a product, and of the same rank. */
function compareAtoms(a: Expression, b: Expression): number {
  if (a.kind === 'symbol' && b.kind === 'symbol') return compareNames(a.name, b.name);
  if (a.kind === 'constant' && b.kind === 'constant') return compareNames(a.name, b.name);
  if (a.kind === 'apply' && b.kind === 'apply') return compareNames(a.name, b.name) || compareAll(a.args, b.args);
  if (a.kind === 'sum' && b.kind === 'sum') return compareAll(a.terms, b.terms);
  return a.kind === b.kind ? compare(a, b) : atomRanks[a.kind] - atomRanks[b.kind];
}

function compareAll(a: readonly Expression[], b: readonly Expression[]): number {
  const common = Math.min(a.length, b.length);
  for (let k = 0; k < common; k++) {
    const order = compare(a[k]!, b[k]!);
    if (order !== 0) return order;
  }
  return b.length - a.length;
}

const compareNames = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
