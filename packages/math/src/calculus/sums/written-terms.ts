import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import type { Line } from '../../expression/step.ts';
import { toText } from '../../syntax/print-text.ts';
import { line } from '../../syntax/written-line.ts';
import { at, type SumProblem } from './problem.ts';

/** More terms than these are written with dots. */
const allWritten = 12;

/** How many terms there are between numbers; undefined where a bound is a letter. */
export function countOf({ from, to }: Pick<SumProblem, 'from' | 'to'>): number | undefined {
  const gap = E.subtract(to, from);
  return gap.kind === 'number' && Q.isInteger(gap.value) ? Q.toNumber(gap.value) + 1 : undefined;
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
export const termsLine = (problem: SumProblem, value: Expression): Line =>
  line(
    'written out',
    'The index takes each whole number between the bounds.',
    `${writtenTerms(problem, ' + ')} = ${toText(value)}`,
  );

/** 1*2*3*4*5*6 = 720 */
export const factorsLine = (problem: SumProblem, value: Expression): Line =>
  line(
    'written out',
    'The index takes each whole number between the bounds.',
    `${writtenTerms(problem, '*')} = ${toText(value)}`,
  );
