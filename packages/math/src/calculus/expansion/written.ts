import { collectPowers } from '../../algebra/simplify/exponential.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Expression, PowerNode } from '../../expression/expression.ts';
import type { WrittenPart } from '../../expression/step.ts';
import { toLatex } from '../../syntax/print-latex.ts';
import { toText } from '../../syntax/print-text.ts';
import type { Family, GeneralTerm } from './general-term.ts';
import type { Laurent } from './problem.ts';

/** Terms one after the other, as they come, with their signs. */
export function joinedTerms(terms: readonly WrittenPart[]): WrittenPart {
  const join = (parts: readonly string[]): string =>
    parts.reduce((total, part) => (part.startsWith('-') ? `${total} - ${part.slice(1)}` : `${total} + ${part}`));
  if (terms.length === 0) return { text: '0', latex: '0' };
  return { text: join(terms.map(({ text }) => text)), latex: join(terms.map(({ latex }) => latex)) };
}

/** An expression as text and LaTeX. */
export const writtenOf = (a: Expression): WrittenPart => ({ text: toText(a), latex: toLatex(a) });

/** w^n for the w of a series, which may be 1/x. */
const powerOf = (w: Expression, n: Expression): Expression =>
  w.kind === 'power' ? E.power(w.base, negation(n)) : E.power(w, n);

const negation = (n: Expression): Expression => (n.kind === 'sum' ? E.sum(n.terms.map(E.negate)) : E.negate(n));

/** coefficient·power, the coefficient first where it is more than a number. */
function writtenTerm(coefficient: Expression, power: Expression): WrittenPart {
  const isPlain = isAtomic(coefficient) || E.equal(power, E.one);
  if (isPlain || (power.kind === 'power' && power.exponent.kind === 'number' && Q.sign(power.exponent.value) < 0))
    return held(E.multiply(coefficient, power));
  const [c, p] = [held(coefficient), held(power)];
  return { text: `${c.text}*${p.text}`, latex: `${c.latex} ${p.latex}` };
}

/** The coefficient of a general term first, as textbooks write it. */
function writtenGeneralTerm(found: Expression, power: Expression): WrittenPart {
  const coefficient = withPowersBelow(found);
  if (E.equal(coefficient, E.one)) return held(power);
  if (E.equal(coefficient, E.minusOne)) return held(E.negate(power));
  const [c, p] = [held(coefficient), held(power)];
  return { text: `${c.text}*${p.text}`, latex: `${c.latex} ${p.latex}` };
}

/** (−1)ⁿ·2⁻ⁿ/2 as (−1)ⁿ/2ⁿ⁺¹: powers of numbers in one, and those with a negative exponent below the fraction line. */
function withPowersBelow(a: Expression): Expression {
  if (a.kind === 'sum') return { kind: 'sum', terms: a.terms.map(withPowersBelow) };
  const factors = E.factorsOf(collectPowers(a));
  if (!factors.some(isBelow)) return E.product(factors);
  const [only, ...others] = factors.map((part) =>
    isBelow(part)
      ? { ...part, base: E.power(part.base, opposite(part.exponent)), exponent: E.minusOne } // written out: it would be put together again
      : part,
  );
  return others.length === 0 ? only! : { kind: 'product', factors: [only!, ...others] };
}

const opposite = (a: Expression): Expression => E.sum(E.termsOf(a).map(E.negate));

const isBelow = (part: Expression): part is PowerNode =>
  part.kind === 'power' &&
  part.base.kind === 'number' &&
  part.exponent.kind !== 'number' &&
  E.termsOf(part.exponent).every((term) => Q.sign(E.coefficient(term)) < 0);

/** A product of numbers, letters and roots, which reads well as one with a power. */
const isAtomic = (a: Expression): boolean =>
  a.kind === 'product'
    ? a.factors.every(isAtomic)
    : a.kind === 'power'
      ? isAtomic(a.base) && (a.exponent.kind === 'number' || a.exponent.kind === 'symbol')
      : a.kind !== 'sum' && a.kind !== 'apply';

/** A sum is held together where a sign would be taken for that of the whole. */
function held(term: Expression): WrittenPart {
  const { text, latex } = writtenOf(term);
  return term.kind === 'sum' ? { text: `(${text})`, latex: `\\left(${latex}\\right)` } : { text, latex };
}

const isZero = (a: Expression): boolean => a.kind === 'number' && Q.isZero(a.value);

/** `x - x^3/6 + O(x^5)`; without the remainder where the series ends. */
export function writtenSeries(series: Laurent, w: Expression, order: number, ends: boolean): WrittenPart {
  const rest = writtenOf(powerOf(w, E.number(order + 1)));
  const terms = series.coefficients.flatMap((c, j) =>
    isZero(c) ? [] : [writtenTerm(c, powerOf(w, E.number(series.low + j)))],
  );
  const remainder = { text: `O(${rest.text})`, latex: `O\\left(${rest.latex}\\right)` };
  return joinedTerms(ends ? terms : [...terms, remainder]);
}

/** The terms without a remainder, as an expression. */
export const partialSum = ({ low, coefficients }: Laurent, w: Expression): Expression =>
  E.sum(coefficients.map((c, j) => E.multiply(c, powerOf(w, E.number(low + j)))));

interface Sum {
  readonly from: number;
  readonly term: Expression;
}

/** The general term in w: single terms and sums, those of the same powers as one. */
export function writtenGeneral({ index, singles, families }: GeneralTerm, w: Expression): WrittenPart {
  const from = new Map<string, number>();
  for (const family of families) from.set(keyOf(family), Math.max(from.get(keyOf(family)) ?? 0, family.ratio.from));
  const n = E.symbol(index);
  const sums = new Map<string, Sum>();
  const early: Expression[] = singles.map(({ exponent, coefficient }) =>
    E.multiply(coefficient, powerOf(w, E.number(exponent))),
  );
  for (const family of families) {
    const key = keyOf(family);
    const start = from.get(key)!;
    for (let k = family.ratio.from; k < start; k++) early.push(termAt(family, k, w));
    const known = sums.get(key);
    sums.set(key, { from: start, term: known === undefined ? family.term : E.add(known.term, family.term) });
  }
  const infinite = families
    .filter((family, k) => families.findIndex((other) => keyOf(other) === keyOf(family)) === k)
    .map((family): WrittenPart => {
      const { from: start, term } = sums.get(keyOf(family))!;
      const exponent = E.add(E.multiply(E.number(family.distance), n), E.number(family.offset));
      const { text, latex } = writtenGeneralTerm(term, powerOf(w, exponent));
      const from = `\\sum_{${index} = ${start}}^{\\infty}`;
      return { text: `sum for ${index} from ${start} to oo of ${text}`, latex: `${from} ${latex}` };
    });
  const finite = E.sum(early);
  const before = finite.kind === 'sum' ? finite.terms : E.equal(finite, E.zero) ? [] : [finite];
  return joinedTerms([...before.map(held), ...infinite]);
}

const keyOf = ({ distance, offset }: Family): string => `${distance} ${offset}`;

function termAt({ distance, offset, ratio }: Family, k: number, w: Expression): Expression {
  let value = ratio.first;
  for (let j = ratio.from + 1; j <= k; j++)
    value = E.product([
      value,
      ratio.base,
      ...ratio.upper.map((p) => E.add(p, E.number(j))),
      ...ratio.lower.map((q) => E.power(E.add(q, E.number(j)), E.minusOne)),
    ]);
  return E.multiply(value, powerOf(w, E.number(distance * k + offset)));
}
