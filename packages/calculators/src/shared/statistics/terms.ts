import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Term } from '@nomogram/math/formula/term.ts';
import { triple } from '@nomogram/math/result/tuple.ts';
import type { Family } from '@nomogram/math/statistics/precise/formulas.ts';
import { parse } from '@nomogram/math/syntax/parse.ts';

/** What was typed for the parameters and for x. */
export type Values = { readonly [name: string]: Rational };

const signs = { sum: '+', difference: '-', product: '*', quotient: '/', power: '^' } as const;

/** A formula as text, with every operation in parentheses: the printer of expressions leaves out those that are not needed. */
export function textOf(term: Term): string {
  switch (term.kind) {
    case 'number':
      return term.text;
    case 'input':
      return term.name;
    case 'negative':
      return `(-${textOf(term.of)})`;
    case 'call':
      return term.name === 'factorial'
        ? `((${textOf(term.args[0]!)})!)`
        : `${term.name}(${term.args.map(textOf).join(', ')})`;
    default:
      return `(${textOf(term.left)} ${signs[term.kind]} ${textOf(term.right)})`;
  }
}

/** Of formulas by cases, those that hold here; a case may be told by another formula of the family. */
export const casesAt = (family: Family, values: Values): Family =>
  Object.fromEntries(Object.entries(family).map(([name, term]) => [name, casesOf(term, family, values)]));

/** `pick(a, b, c)` is b where a is negative, else c. */
export function casesOf(term: Term, family: Family, values: Values): Term {
  if (term.kind !== 'call' || term.name !== 'pick') return term;
  const [condition, negative, otherwise] = triple(term.args);
  return casesOf(doubleOf(inlined(condition, family), values) < 0 ? negative : otherwise, family, values);
}

/** A formula with the formulas that it stands on put in. */
export function inlined(term: Term, family: Family): Term {
  switch (term.kind) {
    case 'number':
      return term;
    case 'input': {
      const own = family[term.name];
      return own ? inlined(own, family) : term;
    }
    case 'negative':
      return { ...term, of: inlined(term.of, family) };
    case 'call':
      return { ...term, args: term.args.map((one) => inlined(one, family)) };
    default:
      return { ...term, left: inlined(term.left, family), right: inlined(term.right, family) };
  }
}

/** The value of a formula with these numbers put in; NaN where it has none. */
export function doubleOf(term: Term, values: Values): number {
  const read = parse(textOf(term), { names: Object.keys(values), i: 'symbol' });
  if (!read.ok) return Number.NaN;
  return evaluate(
    read.value.expression,
    Object.fromEntries(Object.entries(values).map(([letter, value]) => [letter, Q.toNumber(value)])),
  );
}
