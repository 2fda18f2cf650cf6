import { coefficientsOf } from '../../../algebra/coefficients.ts';
import { factor } from '../../../algebra/factor.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import { type Condition, condition } from '../../../expression/condition.ts';
import type { ApplyNode, Expression, PowerNode } from '../../../expression/expression.ts';
import { facts } from '../../../expression/facts/table.ts';
import { contains, some } from '../../../expression/walk.ts';
import { whyNodeHasNoValue } from '../../../expression/why-no-value.ts';
import { isPolynomial } from '../../../polynomial/convert.ts';
import { ok, type Result } from '../../../result/result.ts';
import { strongest } from '../../definite/parameters/strongest.ts';
import { at, isInfinite, type SumProblem } from '../problem.ts';

/** So many terms of a sum without a known end are looked at: what has no value is near its beginning, where people mean it. */
const looked = 200;
/** So many of a sum with an end are looked at one by one; of those beyond, the zeros of polynomials and the last terms. */
const walked = 2000;

/** A place of the index at which a term has no value, whatever the letters of the term are. */
export interface MissingTerm {
  readonly place: Expression;
  /** What keeps a range with letters in its bounds away from the place; without it every such range has it. */
  readonly unless?: Condition;
}

/**
 * A place of the index at which a term has no value: 3 for 1/(k − 3) from 1. A sum or a product that runs over it has none. Null where no such
 * place is seen. Of bounds with letters the range has its ends, whatever they are; it is kept above or below what else lies within their reach.
 */
export function missingTerm(problem: SumProblem): MissingTerm | null {
  const { f, index, from, to, cancelled = [] } = problem;
  const parts = [f, ...cancelled].flatMap((one) => partsThatMayFail(one, index));
  if (parts.length === 0) return null;
  const end = [from, to].find((one) => isOfLetters(one) && parts.some((part) => hasNoValue(part, index, one)));
  if (end !== undefined) return { place: end };
  const last = to.kind === 'number' ? to.value : null;
  if (from.kind !== 'number') {
    const place = lastWithoutValue(parts, index, last);
    if (place === null) return null;
    const isEnd = last !== null && Q.equal(place, last);
    return { place: E.number(place), unless: isEnd ? undefined : condition(from, '>', E.number(place)) };
  }
  const place = firstWithoutValue(parts, index, from.value, last);
  if (place === null) return null;
  const isWithin = last !== null || isInfinite(problem) || Q.equal(place, from.value);
  return { place: E.number(place), unless: isWithin ? undefined : condition(to, '<', E.number(place)) };
}

const isOfLetters = ({ kind }: Expression): boolean => kind !== 'number' && kind !== 'constant';

/** What is found of a range with letters in its bounds holds where they keep it away from a place at which a term has no value. */
export function keptAway<Found extends { readonly kind: string; readonly conditions?: readonly Condition[] }>(
  missing: MissingTerm | null,
  { to }: SumProblem,
  found: Result<Found>,
): Result<Found> {
  if (!missing?.unless || !found.ok || found.value.kind !== 'value') return found;
  const { unless } = missing;
  // No upper bound lies below the lower one.
  const known = unless.relation === '>' ? [condition(to, '>', missing.place)] : [];
  const conditions = strongest([...(found.value.conditions ?? []), unless], known);
  return ok({ ...found.value, conditions });
}

const missingAt =
  (parts: readonly Part[], index: string) =>
  (k: Q.Rational): boolean =>
    parts.some((part) => hasNoValue(part, index, E.number(k)));

/** Of the whole numbers up to `last`, or of all, the last at which a part has no value. */
function lastWithoutValue(parts: readonly Part[], index: string, last: Q.Rational | null): Q.Rational | null {
  const beside = Array.from({ length: 2 * looked + 1 }, (_, k) => Q.integerRational(looked - k));
  const below = last === null ? beside : beside.map((k) => Q.add(k, Q.subtract(last, Q.integerRational(looked))));
  const zeros = parts.flatMap((part) => wholeZeros(part, index));
  return (
    [...below, ...zeros]
      .filter((k) => last === null || Q.compare(k, last) <= 0)
      .toSorted((one, other) => Q.compare(other, one))
      .find(missingAt(parts, index)) ?? null
  );
}

/** Of the whole numbers from `first` to `last`, or without an end, the first at which a part has no value. */
function firstWithoutValue(
  parts: readonly Part[],
  index: string,
  first: Q.Rational,
  last: Q.Rational | null,
): Q.Rational | null {
  const isMissing = missingAt(parts, index);
  const isWithin = (k: Q.Rational): boolean => last === null || Q.compare(k, last) <= 0;
  const reached = Q.add(first, Q.integerRational(last === null ? looked : walked));
  let k = first;
  for (; isWithin(k) && Q.compare(k, reached) <= 0; k = Q.add(k, Q.one)) if (isMissing(k)) return k;
  if (!isWithin(k)) return null;
  const ends = last === null ? [] : lastTerms(parts, last);
  const beyond = [...parts.flatMap((part) => wholeZeros(part, index)), ...ends];
  return (
    beyond
      .filter((place) => Q.compare(k, place) <= 0 && isWithin(place))
      .toSorted(Q.compare)
      .find(isMissing) ?? null
  );
}

/** The whole numbers at which a polynomial in the index is 0 that stands below a fraction line or in a function. */
function wholeZeros(part: Part, index: string): readonly Q.Rational[] {
  const polynomials = part.kind === 'power' ? [part.base] : part.args;
  return polynomials.flatMap((u) => {
    const found = contains(u, index) && isPolynomial(u) ? factor(u, workOfZeros) : null;
    const factors = found?.ok ? found.value.factors : [];
    return factors.flatMap(({ factor: one }) => {
      const coefficients = coefficientsOf(one, index) ?? [];
      const [constant, slope] = coefficients;
      if (coefficients.length !== 2 || constant?.kind !== 'number' || slope?.kind !== 'number') return [];
      const zero = Q.negate(Q.divide(constant.value, slope.value));
      return Q.isInteger(zero) ? [zero] : [];
    });
  });
}

const workOfZeros = 20_000;

/** A function with poles at all whole numbers below a bound, of what rises or falls, has one at an end of the range if it has any. */
const lastTerms = (parts: readonly Part[], last: Q.Rational): readonly Q.Rational[] =>
  parts.some(({ kind }) => kind === 'apply') ? [Q.subtract(last, Q.one), last] : [];

type Part = PowerNode | ApplyNode;

/** Powers that may be of 0, and functions with poles. */
function partsThatMayFail(f: Expression, index: string): readonly Part[] {
  const found: Part[] = [];
  some(f, (node) => {
    if (node.kind === 'power' && mayBeOfZero(node, index)) found.push(node);
    if (node.kind === 'apply' && isWithPoles(node, index)) found.push(node);
    return false;
  });
  return found;
}

const mayBeOfZero = ({ base, exponent }: PowerNode, index: string): boolean =>
  !isNeverZero(base) &&
  (exponent.kind === 'number' ? Q.sign(exponent.value) < 0 && contains(base, index) : contains(exponent, index));

/** k! and 2^k have long values, and none of them is 0. */
const isNeverZero = (a: Expression): boolean =>
  a.kind === 'apply'
    ? a.name === 'factorial' || a.name === 'gamma'
    : a.kind === 'power' && a.base.kind === 'number' && !Q.isZero(a.base.value);

const isWithPoles = (node: ApplyNode, index: string): boolean =>
  facts.get(node.name)?.poles !== undefined && contains(node, index);

function hasNoValue(part: Part, index: string, place: Expression): boolean {
  if (part.kind === 'apply') {
    const put = { ...part, args: part.args.map((arg) => at(arg, index, place)) };
    return whyNodeHasNoValue(put) !== undefined;
  }
  const base = at(part.base, index, place);
  // A number of thousands of digits is not made of an exponent that decides nothing.
  if (base.kind === 'number' && !Q.isZero(base.value)) return false;
  return whyNodeHasNoValue({ ...part, base, exponent: at(part.exponent, index, place) }) !== undefined;
}
