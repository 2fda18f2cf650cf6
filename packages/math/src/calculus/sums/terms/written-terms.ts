import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import { type Condition, distinctConditions } from '../../../expression/condition.ts';
import type { Expression } from '../../../expression/expression.ts';
import type { Line } from '../../../expression/step.ts';
import { toText } from '../../../syntax/print-text.ts';
import { line, written } from '../../../syntax/written-line.ts';
import { isElementary } from '../../integral/elementary.ts';
import { conditionsOfForm, nonzero } from '../../letter-conditions.ts';
import { at, lettersOf, type SumProblem } from '../problem.ts';

/** More terms than these are written with dots. */
const allWritten = 12;

/** How many terms there are between numbers; undefined where a bound is a letter. */
export function countOf({ from, to }: Pick<SumProblem, 'from' | 'to'>): number | undefined {
  const gap = E.subtract(to, from);
  return gap.kind === 'number' && Q.isInteger(gap.value) ? Q.toNumber(gap.value) + 1 : undefined;
}

/** Whether all terms are written, with no dots between them. */
export const areFew = (problem: SumProblem): boolean => (countOf(problem) ?? Number.POSITIVE_INFINITY) <= allWritten;

/** Whether a value with letters needs a function that its terms do not: 1/x + 1/(x + 1) need not be said by the digamma function. */
export const goesBeyond = (problem: SumProblem, value: Expression): boolean =>
  lettersOf(problem).some((name) => isElementary(problem.f, name) && !isElementary(value, name));

/** What must hold of the letters for each of a few terms to have a value. */
export function conditionsOfEach(problem: SumProblem): readonly Condition[] {
  const { f, index, from } = problem;
  const places = Array.from({ length: countOf(problem) ?? 0 }, (_, j) => E.add(from, E.number(j)));
  // n/(n + k) is n/n at k = 0: what cancels there must not be 0 all the same.
  const divisors = conditionsOfForm(f, E.zero, '').filter(({ relation }) => relation === '!=');
  const cancelled = (place: Expression): readonly Condition[] =>
    divisors.flatMap(({ left, right }) => nonzero(at(E.subtract(left, right), index, place)));
  return distinctConditions(
    places.flatMap((place) => [...conditionsOfForm(at(f, index, place), f, index), ...cancelled(place)]),
  );
}

/** A number or an expression as a part of a line: a sum, or what has a minus sign, in parentheses. */
export const inLine = (a: Expression): string => (/^-|\s/.test(toText(a)) ? `(${toText(a)})` : toText(a));

/** The first terms, dots and the last one; all of them where they are few. */
export function writtenTerms(problem: SumProblem, joint: ' + ' | '*', isBackwards = false): string {
  const { f, index, from, to } = problem;
  const count = countOf(problem) ?? Number.POSITIVE_INFINITY;
  const term = (j: number): string =>
    inLine(at(f, index, isBackwards ? E.subtract(to, E.number(j)) : E.add(from, E.number(j))));
  const shown = Array.from({ length: count <= allWritten ? count : 3 }, (_, j) => term(j));
  const last = inLine(at(f, index, isBackwards ? from : to));
  return [...shown, ...(count <= allWritten ? [] : ['...', last])].join(joint);
}

/** 1 + 2 + 6 + 24 + 120 = 153 */
export const termsLine = (problem: SumProblem, value: Expression): readonly Line[] =>
  writtenOut(writtenTerms(problem, ' + '), value);

/** 1*2*3*4*5*6 = 720 */
export const factorsLine = (problem: SumProblem, value: Expression): readonly Line[] =>
  writtenOut(writtenTerms(problem, '*'), value);

/** Nothing where the value is what was written. */
function writtenOut(terms: string, value: Expression): readonly Line[] {
  const rest = written(terms).text === toText(value) ? null : ` = ${toText(value)}`;
  const says = 'The index takes each whole number between the bounds.';
  return rest === null ? [] : [line('written out', says, `${terms}${rest}`)];
}
