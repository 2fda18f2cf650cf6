import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { type Case, type Condition, condition } from '../../expression/condition.ts';
import type { Expression } from '../../expression/expression.ts';
import { substitute } from '../../expression/substitute.ts';
import { freeSymbols } from '../../expression/walk.ts';
import { nonzero } from '../letter-conditions.ts';
import { leadingNumerator } from './degrees.ts';
import { growthOf } from './growth.ts';
import type { SumProblem } from './problem.ts';
import type { Shape } from './shape.ts';
import { plainest } from './telescoping.ts';

/*
 * For which letters a series diverges, and what becomes of a power series at the ends of its interval.
 *
 * A term C·k^p·r^k·(…) grows for |r| > 1, and for |r| = 1 does not vanish where p ≥ 0, as long as C, the coefficient of the highest power of the index
 * in its numerator, is not 0. A letter that makes the denominator shorter only makes the terms larger. At the two ends of |x| < R the series is one of
 * numbers, asked for by itself: it may have the value that the formula has there (Abel's theorem), another one, or none.
 */

/** What must hold so that the highest power of the index does not drop out of the terms. */
export const leadingStays = ({ rational }: Shape, index: string): readonly Condition[] | null => {
  const leading = leadingNumerator(rational, index);
  return leading === null ? null : nonzero(leading);
};

/** The cases in which Σ C·k^p·r^k diverges by its terms, r having letters; none where this is not known. */
export function divergentRates(shape: Shape, index: string): readonly (readonly Condition[])[] {
  const growth = growthOf(shape, index);
  const stays = leadingStays(shape, index);
  if (growth === null || stays === null || growth.factorials !== 0 || freeSymbols(growth.rate).length === 0) return [];
  const isClosed = growth.order !== null && Q.sign(growth.order) >= 0;
  return [[...rateCondition(growth.rate, isClosed ? '>=' : '>'), ...stays]];
}

/** |r| against 1: |4x| < 1 is |x| < 1/4, |x²| < 1 is |x| < 1 and e^(−a) < 1 is a > 0. */
export function rateCondition(rate: Expression, relation: '<' | '<=' | '>' | '>='): readonly Condition[] {
  if (rate.kind === 'power' && E.equal(rate.base, E.constant('e'))) return [condition(rate.exponent, relation)];
  const power = powerOfLetter(rate);
  if (power === null) return [{ left: E.apply('abs', [rate]), relation, right: E.one }];
  return [{ left: E.apply('abs', [E.symbol(power.letter)]), relation, right: power.radius }];
}

/** R with |r| < 1 for |x| < R, where r is c·x^n. */
function powerOfLetter(rate: Expression): { readonly letter: string; readonly radius: Expression } | null {
  const [part, ...others] = [E.withoutCoefficient(rate)];
  const [base, exponent] = [E.baseOf(part), E.exponentOf(part)];
  if (others.length > 0 || base.kind !== 'symbol' || exponent.kind !== 'number' || Q.sign(exponent.value) <= 0)
    return null;
  const share = E.number(Q.abs(E.coefficient(rate)));
  return { letter: base.name, radius: E.power(share, E.negate(E.reciprocal(exponent))) };
}

/** What a series of numbers is: its value, or that it diverges; null where that is not known. */
export type SeriesSolver = (problem: SumProblem) => Expression | 'diverges' | null;

interface Ends {
  readonly conditions: readonly Condition[];
  readonly cases: readonly Case<Expression>[];
  readonly diverges: readonly (readonly Condition[])[];
}

/** What a value that holds for |x| < R is at x = ±R; null where the only letter is no such x. */
export function atEnds(problem: SumProblem, value: Expression, rate: Expression, asked: SeriesSolver): Ends | null {
  const power = powerOfLetter(rate);
  if (power === null || freeSymbols(problem.f).some((name) => name !== power.letter && name !== problem.index))
    return null;
  const x = E.symbol(power.letter);
  const [low, high] = [E.negate(power.radius), power.radius].map((end) => {
    const found = asked({ ...problem, f: substitute(problem.f, { [power.letter]: end }) });
    const isOwn = found !== null && found !== 'diverges' && E.equal(found, ownValue(value, power.letter, end));
    return { end, found, isOwn };
  });
  const cases = [low!, high!].flatMap(({ end, found, isOwn }) =>
    found === null || found === 'diverges' || isOwn ? [] : [{ when: [condition(x, '=', end)], value: found }],
  );
  return { conditions: within(x, low!, high!), cases, diverges: beyond(x, low!, high!) };
}

interface End {
  readonly end: Expression;
  readonly found: Expression | 'diverges' | null;
  readonly isOwn: boolean;
}

const ownValue = (value: Expression, letter: string, end: Expression): Expression => {
  const there = substitute(value, { [letter]: end });
  return plainest(there);
};

function within(x: Expression, low: End, high: End): readonly Condition[] {
  if (low.isOwn === high.isOwn)
    return [{ left: E.apply('abs', [x]), relation: low.isOwn ? '<=' : '<', right: high.end }];
  return [condition(x, low.isOwn ? '>=' : '>', low.end), condition(x, high.isOwn ? '<=' : '<', high.end)];
}

function beyond(x: Expression, low: End, high: End): readonly (readonly Condition[])[] {
  const [below, above] = [low.found === 'diverges', high.found === 'diverges'];
  if (below === above) return [[{ left: E.apply('abs', [x]), relation: below ? '>=' : '>', right: high.end }]];
  return [[condition(x, below ? '<=' : '<', low.end)], [condition(x, above ? '>=' : '>', high.end)]];
}
