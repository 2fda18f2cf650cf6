import { simplest } from '../../algebra/simplify/simplify.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { freeSymbols } from '../../expression/walk.ts';
import { type DifferentialEquation, differentialEquation } from './differential-equation.ts';
import { closedForm, type Ratio } from './hypergeometric-term.ts';
import { isZero, laurentOf } from './laurent.ts';
import { partsOf } from './parts.ts';
import { coefficientOf, type Laurent, small } from './problem.ts';
import { factorsAt, linearFactors, shiftsOf, type TwoTerms, twoTerms, wholeRoots } from './recurrence.ts';

/*
 * The general term of a series, proved: the function satisfies a linear differential equation, so its coefficients satisfy a
 * recurrence. Where that has two terms, each coefficient follows from the one `distance` before, and those that the recurrence
 * leaves free are known from the first terms of the series. Nothing is guessed from a pattern.
 */

/** Σ term(index)·w^(distance·index + offset) for index ≥ from. */
export interface Family {
  readonly distance: number;
  readonly offset: number;
  readonly ratio: Ratio;
  /** In the index. */
  readonly term: Expression;
}

/** Single terms, and families of infinitely many. */
export interface GeneralTerm {
  readonly index: string;
  readonly singles: readonly { readonly exponent: number; readonly coefficient: Expression }[];
  readonly families: readonly Family[];
  readonly proofs: readonly Proof[];
}

/** The equation of a part of the function, and the recurrence of its coefficients. */
export interface Proof {
  readonly part: Expression;
  readonly equation: DifferentialEquation;
  readonly recurrence: TwoTerms;
}

const maxStart = 40;

/** Of g as a series in powers of w; null where none is known. */
export function generalTermOf(g: Expression): GeneralTerm | null {
  const index = ['n', 'k', 'j', 'm'].find((name) => !freeSymbols(g).includes(name)) ?? 'n';
  const whole = ofOne(g, index);
  if (whole !== null) return whole;
  const parts = partsOf(g);
  if (parts.length < 2 || parts.length > maxParts) return null;
  const all = parts.map((part) => ofOne(part, index));
  if (!all.every((one) => one !== null)) return null;
  return {
    index,
    singles: gathered(all.flatMap(({ singles }) => singles)),
    families: joined(
      all.flatMap(({ families }) => families),
      index,
    ),
    proofs: all.flatMap(({ proofs }) => proofs),
  };
}

const maxParts = 8;

/** Families of one law as one. */
function joined(all: readonly Family[], index: string): readonly Family[] {
  const kept: Family[] = [];
  for (const family of all) {
    const k = kept.findIndex((other) => haveOneLaw(family, other));
    const known = kept[k];
    if (known === undefined) kept.push(family);
    else {
      const ratio = { ...known.ratio, first: simplest(E.add(known.ratio.first, family.ratio.first)) };
      const term = closedForm(ratio, E.symbol(index));
      if (isZero(ratio.first)) kept.splice(k, 1);
      else if (term === null) kept.push(family);
      else kept[k] = { ...known, ratio, term };
    }
  }
  return kept;
}

const haveOneLaw = (a: Family, b: Family): boolean =>
  a.distance === b.distance &&
  a.offset === b.offset &&
  a.ratio.from === b.ratio.from &&
  E.equal(a.ratio.base, b.ratio.base) &&
  sameParameters(a.ratio.upper, b.ratio.upper) &&
  sameParameters(a.ratio.lower, b.ratio.lower);

const sameParameters = (a: readonly Expression[], b: readonly Expression[]): boolean =>
  a.length === b.length && a.every((p, k) => E.equal(p, b[k]!));

function gathered(all: GeneralTerm['singles']): GeneralTerm['singles'] {
  const byExponent = new Map<number, Expression>();
  for (const { exponent, coefficient } of all)
    byExponent.set(exponent, E.add(byExponent.get(exponent) ?? E.zero, coefficient));
  return [...byExponent]
    .map(([exponent, coefficient]) => ({ exponent, coefficient }))
    .filter(({ coefficient }) => !isZero(coefficient))
    .sort((a, b) => a.exponent - b.exponent);
}

function ofOne(g: Expression, index: string): GeneralTerm | null {
  const equation = differentialEquation(g, small);
  const shifts = equation === null ? new Map<number, Expression>() : shiftsOf(equation, small);
  if (shifts.size === 1) return ofPolynomial(g, index, [...shifts.values()][0]!);
  const recurrence = twoTerms(shifts);
  if (equation === null || recurrence === null) return null;
  if (recurrence.high.shifts.some((shift) => freeSymbols(shift).length > 0)) return null;
  const { distance, high } = recurrence;
  const roots = wholeRoots(high);
  const start = Math.max(0, ...roots);
  if (start > maxStart) return null;
  const first = laurentOf({ f: g, variable: small, centre: E.zero, side: 'near', order: start + distance });
  if (!first.ok) return null;
  const singles: { exponent: number; coefficient: Expression }[] = [];
  const families: Family[] = [];
  const low = Math.min(0, first.value.low);
  for (let residue = 0; residue < distance; residue++) {
    const found = ofClass({ laurent: first.value, recurrence, roots, low: low + residue, index });
    if (found === null) return null;
    singles.push(...found.singles);
    families.push(...found.families);
  }
  return { index, singles: gathered(singles), families, proofs: [{ part: g, equation, recurrence }] };
}

/** Q(n)·a_n = 0: nothing but the terms at the roots of Q. */
function ofPolynomial(g: Expression, index: string, Q: Expression): GeneralTerm | null {
  const factors = linearFactors(Q);
  if (factors === null) return null;
  const order = Math.max(0, ...wholeRoots(factors));
  const first = order > maxStart ? null : laurentOf({ f: g, variable: small, centre: E.zero, side: 'near', order });
  if (!first?.ok) return null;
  const { low, coefficients } = first.value;
  const singles = coefficients.map((coefficient, j) => ({ exponent: low + j, coefficient }));
  return { index, singles: gathered(singles), families: [], proofs: [] };
}

interface Class {
  readonly laurent: Laurent;
  readonly recurrence: TwoTerms;
  readonly roots: readonly number[];
  /** The lowest exponent of the class. */
  readonly low: number;
  readonly index: string;
}

function ofClass({ laurent, recurrence, roots, low, index }: Class): Pick<GeneralTerm, 'singles' | 'families'> | null {
  const { distance, low: below } = recurrence;
  const isMine = (n: number): boolean => (((n - low) % distance) + distance) % distance === 0;
  let start = Math.max(low, ...roots.filter((n) => n >= low && isMine(n)));
  // The first that is not 0, so that none before it belongs to the family.
  const singles = [];
  for (let n = low; n < start; n += distance) {
    const coefficient = coefficientOf(laurent, n);
    if (!isZero(coefficient)) singles.push({ exponent: n, coefficient });
  }
  const first = coefficientOf(laurent, start);
  if (isZero(first)) return { singles, families: [] };
  // A family that ends.
  const last = wholeRoots(below)
    .filter((n) => n >= start && isMine(n))
    .sort((a, b) => a - b)[0];
  if (last !== undefined) {
    if (last > maxStart) return null;
    for (let [n, value] = [start, first]; n <= last; n += distance) {
      singles.push({ exponent: n, coefficient: value });
      value = following(recurrence, n, value);
    }
    return { singles, families: [] };
  }
  // What stands before and follows the same law belongs to the family.
  for (let one = singles.at(-1); one !== undefined; one = singles.at(-1)) {
    if (one.exponent !== start - distance || isZero(factorsAt(recurrence.high, start))) break;
    singles.pop();
    start = one.exponent;
  }
  const family = familyFrom(recurrence, start, coefficientOf(laurent, start), index);
  return family === null ? null : { singles, families: [family] };
}

/** a_(n + distance) of a_n. */
const following = ({ distance, high, low }: TwoTerms, n: number, value: Expression): Expression =>
  E.product([E.minusOne, value, factorsAt(low, n), E.power(factorsAt(high, n + distance), E.minusOne)]);

function familyFrom({ distance, high, low }: TwoTerms, start: number, first: Expression, index: string): Family | null {
  const from = Math.max(0, Math.floor(start / distance));
  const offset = start - distance * from;
  const d = E.number(distance);
  // n = distance·index + offset.
  const upper = low.shifts.map((p) => E.divide(E.add(p, E.number(offset - distance)), d));
  const lower = high.shifts.map((q) => E.divide(E.add(q, E.number(offset)), d));
  const scale = E.power(d, E.number(upper.length - lower.length));
  const base = E.product([E.minusOne, low.constant, E.power(high.constant, E.minusOne), scale]);
  const ratio: Ratio = { base, upper, lower, from, first };
  const term = closedForm(ratio, E.symbol(index));
  return term === null ? null : { distance, offset, ratio, term };
}

/** The coefficient of w^n that a general term gives. */
export function coefficientBy({ singles, families }: GeneralTerm, n: number): Expression {
  const parts = singles.filter(({ exponent }) => exponent === n).map(({ coefficient }) => coefficient);
  for (const { distance, offset, ratio } of families) {
    const k = (n - offset) / distance;
    if (!Number.isInteger(k) || k < ratio.from) continue;
    let value = ratio.first;
    for (let j = ratio.from + 1; j <= k; j++) value = E.multiply(value, ratioAt(ratio, j));
    parts.push(value);
  }
  return E.sum(parts);
}

/** The quotient of two successive coefficients at n. */
export const ratioAt = ({ base, upper, lower }: Ratio, n: number): Expression =>
  E.product([
    base,
    ...upper.map((p) => E.add(p, E.number(n))),
    ...lower.map((q) => E.power(E.add(q, E.number(n)), E.minusOne)),
  ]);

/** The same in −w. */
export function mirrored({ singles, families, index, proofs }: GeneralTerm): GeneralTerm | null {
  const rotations = families.map((family) => {
    const { distance, offset, ratio } = family;
    const sign = (n: number): Expression => E.number(n % 2 === 0 ? 1 : -1);
    const own: Ratio = {
      ...ratio,
      base: E.multiply(sign(distance), ratio.base),
      first: E.multiply(sign(distance * ratio.from + offset), ratio.first),
    };
    const term = closedForm(own, E.symbol(index));
    return term === null ? null : { ...family, ratio: own, term };
  });
  if (!rotations.every((one) => one !== null)) return null;
  const alternated = singles.map(({ exponent, coefficient }) => ({
    exponent,
    coefficient: exponent % 2 === 0 ? coefficient : E.negate(coefficient),
  }));
  return { index, proofs, families: rotations, singles: alternated };
}
