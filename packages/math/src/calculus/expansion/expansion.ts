import * as E from '../../expression/build.ts';
import { type Condition, distinctConditions } from '../../expression/condition.ts';
import type { Expression } from '../../expression/expression.ts';
import { substitute } from '../../expression/substitute.ts';
import { contains, freeSymbols } from '../../expression/walk.ts';
import { no, ok, type Result } from '../../result/result.ts';
import { derivativeConditions } from '../derivative-conditions.ts';
import { nonzero } from '../letter-conditions.ts';
import { isRational } from '../sums/shape.ts';
import { agrees, type SeriesCheck, sumsAgree } from './check.ts';
import { type Convergence, convergenceOfFunction, convergenceOfTerms, isEverywhere } from './convergence.ts';
import { withoutEvenBars } from './even-bars.ts';
import { type GeneralTerm, generalTermOf, mirrored } from './general-term.ts';
import { laurentOf, type NoSeriesReason } from './laurent.ts';
import { type ExpansionProblem, inSmall, type Laurent, small } from './problem.ts';

/*
 * Taylor and Laurent series.
 *
 *   even-bars.ts               bars that bend nothing at the centre are taken away
 *   laurent.ts                 the first terms, exact
 *   differential-equation.ts   an equation that the function satisfies …
 *   recurrence.ts              … the recurrence of its coefficients …
 *   general-term.ts            … and where that has two terms, the general term, proved
 *   convergence.ts             radius and ends, from the general term or from the nearest singularity
 *   check.ts                   what is shown is compared with the function by enclosures
 *
 * A function with an essential singularity at a has a series in powers of 1/(x − a): e^(1/x) at 0 is one in 1/x, that converges for
 * every x ≠ 0.
 */

/** A series that has passed its check, with what is known of its convergence. */
export interface SeriesExpansion {
  /** With the side that was taken. */
  readonly problem: ExpansionProblem;
  /** In powers of `smallIn(problem)`. */
  readonly series: Laurent;
  /** Whether it runs in powers of 1/(x − a) about a finite a. */
  readonly isEssential: boolean;
  readonly general?: GeneralTerm;
  readonly convergence?: Convergence;
  readonly conditions: readonly Condition[];
  readonly check: SeriesCheck;
  /** Whether the sum of all terms was compared with the function. */
  readonly isSummed: boolean;
}

export interface ExpansionQuestion {
  readonly f: Expression;
  readonly variable: string;
  /** A value, oo or −oo. */
  readonly at: Expression;
  readonly order: number;
}

const refusals: Readonly<Record<NoSeriesReason, string>> = {
  branch: 'There is no Taylor or Laurent series here: the function has a branch point, so roots or logarithms remain.',
  'not real': 'The function has no real values near this point.',
  undecided: 'No Taylor or Laurent series was found here.',
  work: 'This series takes more work than one request may.',
};

export function expansionOf(question: ExpansionQuestion): Result<SeriesExpansion> {
  const { at, variable } = question;
  if (contains(at, variable))
    return no('out-of-range', `The point must not contain ${variable}, the variable of the series.`);
  const problem = problemOf(question);
  const found = laurentOf(problem);
  if (found.ok) {
    const conditions = distinctConditions([...found.value.conditions, ...smoothAtCentre(problem)]);
    return checked(problem, { ...found.value, conditions });
  }
  if (found.error === 'undecided' && problem.side === 'near') {
    const essential = aroundEssential({ ...problem, side: 'far' });
    if (essential !== null) return essential;
  }
  return no(found.error === 'work' ? 'work-limit' : 'no-answer', refusals[found.error]);
}

function problemOf({ f, variable, at, order }: ExpansionQuestion): ExpansionProblem {
  if (at.kind === 'constant' && at.name === 'infinity') return { f, variable, centre: E.zero, side: 'far', order };
  const isNegative = at.kind === 'product' && at.factors.some((factor) => factor === E.constant('infinity'));
  if (isNegative) return { f, variable, centre: E.zero, side: 'negative', order };
  return { f: withoutEvenBars(f, variable, at), variable, centre: at, side: 'near', order };
}

/** That the letters put no bend of |x − a| and no jump of ⌊x + a⌋ at the centre, which its coefficients do not show. */
function smoothAtCentre({ f, variable, centre, side }: ExpansionProblem): readonly Condition[] {
  if (side !== 'near') return [];
  const put = (a: Expression): Expression => substitute(a, { [variable]: centre });
  const found = derivativeConditions(f, variable).flatMap(({ left, relation, right }): readonly Condition[] => {
    const isFloor = right.kind === 'apply';
    if (relation !== '!=' || isFloor) return [{ left: put(left), relation, right: put(right) }];
    return nonzero(E.subtract(left, right)).flatMap((one) => nonzero(put(E.subtract(one.left, one.right))));
  });
  return found.filter(({ left, right }) => freeSymbols(E.subtract(left, right)).length > 0);
}

/** In powers of 1/(x − a), where that holds for every x ≠ a; null where it does not. */
function aroundEssential(problem: ExpansionProblem): Result<SeriesExpansion> | null {
  const found = laurentOf(problem);
  if (!found.ok) return null;
  const result = checked(problem, found.value, true);
  return result.ok && result.value.convergence !== undefined && isEverywhere(result.value.convergence) ? result : null;
}

function checked(problem: ExpansionProblem, series: Laurent, isEssential = false): Result<SeriesExpansion> {
  const check = agrees(problem, series);
  if (check === null) return no('no-answer', 'The series could not be verified, so it is not shown.');
  const g = inSmall(problem);
  const general = generalTermOf(g) ?? undefined;
  const convergence = convergenceOf(g, general);
  const verdict = general === undefined || convergence === undefined ? null : sumsAgree(problem, general, convergence);
  const isTrusted = verdict !== false;
  const isTurned = problem.side === 'negative';
  const shown = !isTrusted || general === undefined ? undefined : isTurned ? (mirrored(general) ?? undefined) : general;
  return ok({
    problem,
    series: isTurned ? inMinus(series) : series,
    isEssential,
    ...(shown !== undefined && { general: shown }),
    ...(isTrusted && convergence !== undefined && { convergence }),
    conditions: distinctConditions([...series.conditions, ...insideOf(convergence)]),
    check,
    isSummed: verdict === true,
  });
}

/** For x → −oo, w = −1/x: the series in 1/x. */
const inMinus = (series: Laurent): Laurent => ({
  ...series,
  coefficients: series.coefficients.map((c, j) => ((series.low + j) % 2 === 0 ? c : E.negate(c))),
});

/** Whether nothing follows the terms that are shown. */
export const endsThere = ({ general, series }: SeriesExpansion): boolean =>
  general !== undefined &&
  general.families.length === 0 &&
  general.singles.every(({ exponent }) => exponent < series.low + series.coefficients.length);

/** Poles of a quotient of polynomials are sure; otherwise the general term tells more. */
function convergenceOf(g: Expression, general: GeneralTerm | undefined): Convergence | undefined {
  const byTerms = general === undefined ? null : convergenceOfTerms(general);
  if (byTerms !== null && !(isRational(g, small) && general!.proofs.length > 1)) return byTerms;
  return convergenceOfFunction(g) ?? byTerms ?? undefined;
}

/** A radius with a letter must not be 0. */
const insideOf = (convergence: Convergence | undefined): readonly Condition[] =>
  convergence === undefined || convergence.radius.kind !== 'apply' ? [] : nonzero(convergence.radius.args[0]!);
