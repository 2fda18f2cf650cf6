import * as Q from '../../exact/rational.ts';
import { coefficient, equal, factorsOf, negate, number, power, product, termsOf } from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import type { Step } from '../../expression/step.ts';
import { freeSymbols, size } from '../../expression/walk.ts';
import { parse } from '../../syntax/parse.ts';
import { lineToLatex, toLatex } from '../../syntax/print-latex.ts';
import { toText } from '../../syntax/print-text.ts';
import { treeToText } from '../../syntax/print-tree-text.ts';
import { factor } from '../factor.ts';
import { sameValue } from '../same-value.ts';

/** Longer quotients are not written a third time. */
const largest = 60;

/**
 * How a quotient of polynomials is brought to lowest terms, as a line in which both stand split into factors before the common ones
 * are cancelled: (x² − 1)/(x − 1) = ((x − 1)(x + 1))/(x − 1) = x + 1. Undefined where nothing is to be split.
 */
export function cancelled(before: Expression, after: Expression): Pick<Step, 'says' | 'written'> | undefined {
  if (size(before, largest) >= largest) return undefined;
  if (before.kind === 'sum') return overOneDenominator(before, after);
  const parts = quotientOf(before);
  if (parts === null) return undefined;
  const [above, below] = parts.map((part) => {
    const found = factor(part);
    return found.ok ? toText(found.value.expression) : undefined;
  });
  const read = above !== undefined && below !== undefined ? parse(`(${above})/(${below})`) : undefined;
  if (!read?.ok) return undefined;
  const sides = [toText(before), treeToText(read.value.tree), toText(after)];
  if (new Set(sides).size < sides.length) return undefined;
  return {
    says: 'Numerator and denominator are split into factors, and the common ones are cancelled.',
    written: {
      text: sides.join(' = '),
      latex: [toLatex(before), lineToLatex(read.value.tree), toLatex(after)].join(' = '),
    },
  };
}

/** A sum of fractions over the least common denominator: 1/(x − 1) − 1/(x + 1) = ((x + 1) − (x − 1))/((x − 1)(x + 1)). */
function overOneDenominator(before: Expression, after: Expression): Pick<Step, 'says' | 'written'> | undefined {
  const terms = termsOf(before).map(partsOf);
  const denominators = terms.map(({ below }) => factor(below));
  if (!denominators.every((one) => one.ok && Q.isOne(one.value.content))) return undefined;
  const all = denominators.map((one) => (one.ok ? one.value.factors : []));
  const times = (factors: (typeof all)[number], base: Expression): number =>
    factors.find((one) => equal(one.factor, base))?.multiplicity ?? 0;
  const bases = all.flat().map((one) => one.factor);
  const distinct = bases.filter((one, k) => bases.findIndex((other) => equal(other, one)) === k);
  const most = distinct.map((base) => Math.max(...all.map((factors) => times(factors, base))));
  const raised = (powers: readonly number[]): readonly Expression[] =>
    distinct.flatMap((base, k) => (powers[k]! > 0 ? [power(base, number(powers[k]!))] : []));
  const above = terms.map(({ above: top }, k) => {
    const missing = raised(distinct.map((base, j) => most[j]! - times(all[k]!, base)));
    const isNegative = Q.sign(coefficient(top)) < 0;
    const plain = isNegative ? negate(top) : top;
    const factors = [...(equal(plain, one) && missing.length > 0 ? [] : [plain]), ...missing];
    const isAlone = factors.length === 1 && !isNegative;
    const text = factors.map((factor) => (isAlone ? toText(factor) : held(factor))).join('*');
    return `${k === 0 ? (isNegative ? '-' : '') : isNegative ? ' - ' : ' + '}${text}`;
  });
  const read = parse(`(${above.join('')})/(${raised(most).map(held).join('*')})`);
  if (distinct.length === 0 || !read.ok || !sameValue(read.value.expression, before).same) return undefined;
  const sides = [toText(before), treeToText(read.value.tree), toText(after)];
  if (new Set(sides).size < sides.length) return undefined;
  return {
    says: 'Each fraction is widened to the least common denominator; the numerators are added, and common factors are cancelled.',
    written: {
      text: sides.join(' = '),
      latex: [toLatex(before), lineToLatex(read.value.tree), toLatex(after)].join(' = '),
    },
  };
}

const one = number(1);
const held = (a: Expression): string => (a.kind === 'sum' || toText(a).startsWith('-') ? `(${toText(a)})` : toText(a));

/** What stands above and below the line of a term. */
function partsOf(term: Expression): { readonly above: Expression; readonly below: Expression } {
  const factors = factorsOf(term);
  const below = factors.filter(isBelow);
  return {
    above: product(factors.filter((factor) => !below.includes(factor))),
    below: power(product(below), number(-1)),
  };
}

const isBelow = (one: Expression): boolean =>
  one.kind === 'power' &&
  one.exponent.kind === 'number' &&
  Q.isInteger(one.exponent.value) &&
  Q.sign(one.exponent.value) < 0;

/** Numerator and denominator, where both have letters. */
function quotientOf(a: Expression): readonly [Expression, Expression] | null {
  if (a.kind !== 'product') return null;
  const [above, below] = [a.factors.filter((one) => !isBelow(one)), a.factors.filter(isBelow)].map(product);
  const reciprocal = power(below!, { kind: 'number', value: Q.integerRational(-1) });
  return [above!, reciprocal].every((part) => freeSymbols(part).length > 0) ? [above!, reciprocal] : null;
}
