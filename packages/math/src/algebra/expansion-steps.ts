import { binomial } from '../exact/binomial.ts';
import * as Q from '../exact/rational.ts';
import { equal, multiply, number, power, product, sum, termsOf, zero } from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';
import type { Step } from '../expression/step.ts';
import { toText } from '../syntax/print-text.ts';
import { termsAsWritten } from '../syntax/surface-form.ts';
import { toExpression } from '../syntax/to-expression.ts';
import { operandsOf, type Tree } from '../syntax/tree.ts';
import { written } from '../syntax/written-line.ts';
import { expand } from './expand.ts';

/*
 * Multiplying out as on paper: two factors at a time, every term of one times every term of the other, and then like terms together; a
 * binomial to a power by the row of Pascal's triangle. Example: (x + 1)(x − 1) = x·x + x·(−1) + 1·x + 1·(−1) = x² − x + x − 1, and
 * x² − x + x − 1 = x² − 1. Expressions collect like terms when they are built, so the lines are written from their terms.
 */

/** Products of more terms than this are not written out. */
const maxProducts = 16;
const maxSteps = 12;
const highestPower = 6;
/** A row of Pascal's triangle that fits on a line. */
const highestRow = 10;

/**
 * The way from an expression to what it is multiplied out; none where that is too long for a page, or nothing is to be done.
 * @param typed what was typed, whose factors are multiplied in the order that they have there
 */
export function expansionSteps(a: Expression, typed?: Tree): readonly Step[] {
  const work = new Expansion(typed === undefined ? [] : productsOf(typed));
  const found = work.expanded(a);
  return found === null || work.steps.length > maxSteps ? [] : work.steps;
}

/** The factors of each product in what was typed, in their order. */
function productsOf(tree: Tree): readonly (readonly Expression[])[] {
  const within = operandsOf(tree).flatMap(productsOf);
  if (tree.kind !== 'product') return within;
  const factors = operandsOf(tree).map((factor) => toExpression(factor, 'radians'));
  return [factors.flatMap((read) => (read.ok ? [read.value] : [])), ...within];
}

class Expansion {
  readonly steps: Step[] = [];
  readonly #typed: readonly (readonly Expression[])[];

  /** @param typed products whose factors are known in an order */
  constructor(typed: readonly (readonly Expression[])[] = []) {
    this.#typed = typed;
  }

  /** The expression multiplied out; null where a part of it is too long. */
  expanded(a: Expression): Expression | null {
    switch (a.kind) {
      case 'sum':
        return this.#sum(a);
      case 'product':
        return a.factors.some(isOfSum) ? this.#product(a.factors) : a;
      case 'power':
        return this.#power(a, a.base, a.exponent);
      default:
        return a;
    }
  }

  #sum(a: Expression): Expression | null {
    const parts = termsOf(a).map((term) => this.expanded(term));
    if (parts.includes(null)) return null;
    const known = parts.filter((part) => part !== null);
    return this.#collected(known.flatMap(termsOf), sum(known));
  }

  #product(factors: readonly Expression[]): Expression | null {
    let result: Expression | null = null;
    for (const factor of this.#inOrder(factors)) {
      const next = this.expanded(factor);
      if (next === null) return null;
      // A number is written first: 3(x² − x − 2).
      const isNumber = next.kind === 'number' && !isMinusOne(next);
      result = result === null ? next : isNumber ? this.times(next, result) : this.times(result, next);
      if (result === null) return null;
    }
    return result;
  }

  /**
   * Factors without a sum before the others, so that these are multiplied once; a number behind them, so that their parentheses come first.
   * Sums are in the order in which they were typed, where they are known from there.
   */
  #inOrder(factors: readonly Expression[]): readonly Expression[] {
    const placeIn = (typed: readonly Expression[], factor: Expression) => typed.findIndex((one) => equal(one, factor));
    const plain = factors.filter((one) => !isOfSum(one));
    const sums = factors.filter(isOfSum).toReversed();
    const typed = this.#typed.find((one) => sums.every((factor) => placeIn(one, factor) >= 0));
    const ordered = typed ? sums.toSorted((p, q) => placeIn(typed, p) - placeIn(typed, q)) : sums;
    if (plain.length === 0) return ordered;
    const together = product(plain);
    return together.kind === 'number' ? [...ordered, together] : [together, ...ordered];
  }

  /** Every term of one times every term of the other, and like terms together. */
  times(a: Expression, b: Expression): Expression | null {
    const [left, right] = [termsAsWritten(a), termsAsWritten(b)];
    const whole = product([a, b]);
    if (left.length * right.length > maxProducts) return null;
    if (left.length === 1 && right.length === 1) return whole;
    if ([a, b].some((one) => equal(one, zero))) {
      const says = 'Whatever is multiplied by 0 is 0.';
      this.#show('product with 0', says, whole, zero, `${inProduct(a)}*${inProduct(b)} = 0`);
      return zero;
    }
    const terms = left.flatMap((p) => right.map((q) => multiply(p, q)));
    if (isMinusOne(b)) {
      const turned = joined(terms.map(toText));
      this.#show(
        'subtract',
        'A minus sign before parentheses turns every sign in them.',
        whole,
        sum(terms),
        `-(${toText(a)}) = ${turned}`,
      );
      return sum(terms);
    }
    const open = joined(left.flatMap((p) => right.map((q) => `${inProduct(p)}*${inProduct(q)}`)));
    const text = `${inProduct(a)}*${inProduct(b)} = ${open} = ${joined(terms.map(toText))}`;
    this.#show('multiply out', 'Every term of one factor times every term of the other.', whole, sum(terms), text);
    return this.#collected(terms, sum(terms));
  }

  #power(whole: Expression, base: Expression, exponent: Expression): Expression | null {
    const n = exponent.kind === 'number' && Q.isInteger(exponent.value) ? Q.toNumber(exponent.value) : 0;
    if (base.kind !== 'sum' || n < 2) return whole;
    const under = this.expanded(base);
    if (under === null || n > highestRow) return null;
    const terms = termsAsWritten(under);
    if (terms.length === 2) return this.#binomial(under, terms, n);
    if (n > highestPower) return null;
    let result: Expression | null = under;
    for (let k = 2; k <= n && result !== null; k++) result = this.times(result, under);
    return result;
  }

  /** (a + b)^n by the row n of Pascal's triangle. */
  #binomial(base: Expression, [a, b]: readonly Expression[], n: number): Expression {
    const row = Array.from({ length: n + 1 }, (_, k) => number(Q.integerRational(binomial(n, k))));
    const open = row.map((factor, k) => {
      const [up, down] = [n - k, k];
      const parts = [
        ...(k === 0 || k === n ? [] : [toText(factor)]),
        ...(up === 0 ? [] : [raised(a!, up)]),
        ...(down === 0 ? [] : [raised(b!, down)]),
      ];
      return parts.join('*');
    });
    const terms = row.map((factor, k) => product([factor, power(a!, number(n - k)), power(b!, number(k))]));
    const says =
      n === 2
        ? 'The square of a sum: both squares, and twice the product.'
        : `The binomial theorem: the powers of one term fall, those of the other rise, and the coefficients are row ${n} of Pascal's triangle, ${row.map(toText).join(', ')}.`;
    const text = `${inProduct(base)}^${n} = ${open.join(' + ')} = ${joined(terms.map(toText))}`;
    const rule = n === 2 ? 'square of a sum' : 'binomial theorem';
    this.#show(rule, says, power(base, number(n)), sum(terms), text);
    return this.#collected(terms, sum(terms));
  }

  /** Like terms put together, where there are any; the sum is in order of the powers then. */
  #collected(terms: readonly Expression[], whole: Expression): Expression {
    if (terms.length === termsOf(whole).length) return whole;
    const text = `${joined(terms.map(toText))} = ${toText(whole)}`;
    this.#show('like terms', 'Terms that differ in their number alone are put together.', sum(terms), whole, text);
    return whole;
  }

  #show(rule: string, says: string, before: Expression, after: Expression, text: string): void {
    this.steps.push({
      rule,
      says,
      before: { expression: before },
      after: { expression: after },
      written: written(text),
      steps: [],
    });
  }
}

/** Whether a factor is a sum, or a power of one. */
const isOfSum = (one: Expression): boolean => one.kind === 'sum' || (one.kind === 'power' && one.base.kind === 'sum');

const isMinusOne = (a: Expression): boolean => a.kind === 'number' && Q.isMinusOne(a.value);

const inProduct = (a: Expression): string => {
  const text = toText(a);
  return a.kind === 'sum' || text.startsWith('-') || /[ /]/.test(text) ? `(${text})` : text;
};
const raised = (a: Expression, n: number): string => {
  const text = toText(a);
  const base = /^\w+(?:\([^()]*\))?$/.test(text) ? text : `(${text})`;
  return n === 1 ? inProduct(a) : `${base}^${n}`;
};

/** Terms with their signs between them. */
const joined = (terms: readonly string[]): string =>
  terms.map((term, k) => (k === 0 ? term : term.startsWith('-') ? ` - ${term.slice(1)}` : ` + ${term}`)).join('');

/** The difference of two sums with its parentheses resolved: every sign of the second turns. */
export function signsStep(first: Expression, second: Expression): Step | undefined {
  if (second.kind !== 'sum') return undefined;
  const negations = second.terms.map((term) => multiply(number(-1), term));
  const whole = sum([first, ...negations]);
  const text = `${toText(first)} - (${toText(second)}) = ${joined([...termsOf(first), ...negations].map(toText))}`;
  return {
    rule: 'subtract',
    says: 'A minus sign before parentheses turns every sign in them.',
    before: { expression: whole },
    after: { expression: whole },
    written: written(text),
    steps: [],
  };
}

/** Like terms of a sum that is written out, together. */
export function likeTermsStep(terms: readonly Expression[]): Step | undefined {
  const whole = sum(terms);
  const all = terms.flatMap(termsOf);
  if (all.length === termsOf(whole).length && equal(whole, sum(all))) return undefined;
  return {
    rule: 'like terms',
    says: 'Terms that differ in their number alone are put together.',
    before: { expression: whole },
    after: { expression: whole },
    written: written(`${joined(all.map(toText))} = ${toText(whole)}`),
    steps: [],
  };
}

/** The product of two expressions as it is multiplied out on paper; none where that is too long. */
export function productSteps(first: Expression, second: Expression): readonly Step[] {
  const work = new Expansion();
  const [a, b] = [work.expanded(first), work.expanded(second)];
  const found = a && b && work.times(a, b);
  return found === null || work.steps.length > maxSteps ? [] : work.steps;
}

/** Whether steps end at an expression. */
export const endsAt = (steps: readonly Step[], result: Expression): boolean => {
  const last = steps.at(-1)?.after.expression;
  const plain = last && expand(last);
  return plain?.ok === true && equal(plain.value, result) && toText(last!) === toText(result);
};
