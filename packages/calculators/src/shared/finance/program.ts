import { callsIn, type Term, termOf } from '@nomogram/math/formula/term.ts';
import type { Amount } from '../../kit/fields/amount.ts';
import { rationalTerm } from '../../kit/program/declared.ts';
import type { Definition, Program } from '../../kit/program/program.ts';
import type { ReadFormula } from './declaration.ts';

/** A formula of finance as a program; a result in percent is a hundred times the fraction that the formula gives. */
export function financeProgram(
  { declared: { inputs, result }, term }: ReadFormula,
  given: { readonly [input: string]: Amount },
): Program | undefined {
  const called = callsIn(term).filter((name) => !plain.has(name));
  const functions = Object.values(definitions).filter(({ name }) => called.includes(name));
  if (!called.every((name) => Object.hasOwn(definitions, name))) return undefined;
  const variables = Object.entries(inputs).map(([name, { label, kind }]) => ({
    name,
    input: name,
    label,
    value: rationalTerm(given[name]!.value),
    ...(kind === 'percent' && { isPercent: true }),
  }));
  return { variables, functions, term: result.kind === 'percent' ? inPercent(term) : term };
}

const inPercent = (term: Term): Term => ({ kind: 'product', left: termOf('100'), right: term });

const plain: ReadonlySet<string> = new Set(['ln', 'exp']);

const definition = (
  name: string,
  parameters: readonly string[],
  formula: string,
  limit: readonly [zero: string, value: string],
): Definition => ({
  name,
  parameters,
  term: termOf(formula),
  limit: { zero: termOf(limit[0]), value: termOf(limit[1]) },
});

/** The functions of formulas, written out; the tests compare them with `functions`. */
export const definitions: { readonly [name: string]: Definition } = Object.fromEntries(
  [
    definition('presentAnnuity', ['r', 'n'], '(1 - (1 + r)^-n) / r', ['r', 'n']),
    definition('futureAnnuity', ['r', 'n'], '((1 + r)^n - 1) / r', ['r', 'n']),
    definition('presentGrowingAnnuity', ['r', 'g', 'n'], '(1 - ((1 + g) / (1 + r))^n) / (r - g)', [
      'r - g',
      'n / (1 + r)',
    ]),
    definition('futureGrowingAnnuity', ['r', 'g', 'n'], '((1 + r)^n - (1 + g)^n) / (r - g)', [
      'r - g',
      'n * (1 + r)^(n - 1)',
    ]),
    definition('continuousAnnuity', ['r', 't'], '(exp(r * t) - 1) / (exp(r) - 1)', ['r', 't']),
    definition('periodsToPayOff', ['s', 'r'], '-ln(1 - s * r) / ln(1 + r)', ['r', 's']),
    definition('periodsToSave', ['s', 'r'], 'ln(1 + s * r) / ln(1 + r)', ['r', 's']),
  ].map((one) => [one.name, one]),
);
