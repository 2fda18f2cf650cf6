import { coefficientsOf } from '../../../algebra/coefficients.ts';
import { factor } from '../../../algebra/factor.ts';
import type * as Z from '../../../exact/integer.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { ApplyNode, Expression, PowerNode } from '../../../expression/expression.ts';
import { facts } from '../../../expression/facts/table.ts';
import { contains, some } from '../../../expression/walk.ts';
import { whyNodeHasNoValue } from '../../../expression/why-no-value.ts';
import { isPolynomial } from '../../../polynomial/convert.ts';
import { at, isInfinite, type SumProblem } from '../problem.ts';

/** So many terms of a sum without an end are looked at: what has no value is near its beginning, where people mean it. */
const looked = 200;
/** So many of a sum with an end are looked at one by one; of those beyond, the zeros of polynomials and the last terms. */
const walked = 2000;

/**
 * The first place of the index at which a term has no value, whatever its letters are: 3 for 1/(k − 3) from 1. A sum or a product that runs
 * over it has none. Null where no such place is seen. Of an upper bound with letters nothing is known but that the first term is there.
 */
export function missingTerm(problem: SumProblem): Z.Integer | null {
  const { f, index, from, to, cancelled = [] } = problem;
  const parts = [f, ...cancelled].flatMap((one) => partsThatMayFail(one, index));
  if (from.kind !== 'number' || parts.length === 0) return null;
  const shown = isInfinite(problem) ? Q.add(from.value, Q.integerRational(looked)) : from.value;
  const last = to.kind === 'number' ? to.value : shown;
  const isMissing = (k: Q.Rational): boolean => parts.some((part) => hasNoValue(part, index, k));
  const reached = Q.add(from.value, Q.integerRational(walked));
  let k = from.value;
  for (; Q.compare(k, last) <= 0 && Q.compare(k, reached) <= 0; k = Q.add(k, Q.one))
    if (isMissing(k)) return k.numerator;
  if (Q.compare(k, last) > 0) return null;
  const beyond = [...parts.flatMap((part) => wholeZeros(part, index)), ...lastTerms(parts, last)];
  const within = beyond.filter((place) => Q.compare(k, place) <= 0 && Q.compare(place, last) <= 0).toSorted(Q.compare);
  return within.find(isMissing)?.numerator ?? null;
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

function hasNoValue(part: Part, index: string, k: Q.Rational): boolean {
  const place = E.number(k);
  if (part.kind === 'apply') {
    const put = { ...part, args: part.args.map((arg) => at(arg, index, place)) };
    return whyNodeHasNoValue(put) !== undefined;
  }
  const base = at(part.base, index, place);
  // A number of thousands of digits is not made of an exponent that decides nothing.
  if (base.kind === 'number' && !Q.isZero(base.value)) return false;
  return whyNodeHasNoValue({ ...part, base, exponent: at(part.exponent, index, place) }) !== undefined;
}
