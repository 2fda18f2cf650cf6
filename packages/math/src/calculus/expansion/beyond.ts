import { multipliedOut } from '../../algebra/expand.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { evaluate } from '../../expression/evaluate.ts';
import { evaluateBall } from '../../expression/evaluate-precise.ts';
import type { Expression } from '../../expression/expression.ts';
import { freeSymbols } from '../../expression/walk.ts';
import * as B from '../../numeric/precise/ball.ts';
import { isEverywhere } from './convergence.ts';
import type { SeriesExpansion } from './expansion.ts';
import { lettersOf } from './problem.ts';

/* What a radius and an interval of convergence do not say: that for some letters the terms end, and that the sum may be another function. */

/** A quantity with letters; where it is `from` or a greater whole number, all but finitely many coefficients are 0. */
export interface EndOfTerms {
  readonly quantity: Expression;
  readonly from: number;
}

/** For (1 + x)^a: a, from 0 on. The numerators of the ratios are 0 from there on, so that the radius is no bound. */
export function endsOfTerms({ general, convergence }: SeriesExpansion): readonly EndOfTerms[] {
  if (general === undefined || convergence === undefined || isEverywhere(convergence)) return [];
  const { families, singles } = general;
  const [only, ...others] = families;
  if (only === undefined || others.length > 0 || singles.length > 0) return [];
  const { upper, from } = only.ratio;
  return upper
    .filter((p) => freeSymbols(p).length > 0)
    .map((p) => ({ quantity: multipliedOut(E.subtract(E.negate(p), E.one)), from }));
}

/** 1, 3, 10, 30 … on both sides, as far as people write numbers into such functions. */
const distances = Array.from({ length: 13 }, (_, k) => [10 ** k, 3 * 10 ** k])
  .flat()
  .flatMap((far) => [far, -far]);
const bits = 100;

/**
 * A place at which a series that ends, and so converges everywhere, is not the function: |x − 2| as √((x − 2)²) is 2 − x about 0,
 * and is not at x = 3. Null where none was met.
 */
export function otherThanSum({ problem, general, convergence }: SeriesExpansion): Expression | null {
  const ends = general !== undefined && general.families.length === 0 && convergence !== undefined;
  if (!ends || problem.side !== 'near' || lettersOf(problem).length > 0) return null;
  const { f, variable, centre } = problem;
  const w = E.subtract(E.symbol(variable), centre);
  const terms = general.singles.map(({ exponent, coefficient }) =>
    E.multiply(coefficient, E.power(w, E.number(exponent))),
  );
  const difference = E.subtract(f, E.sum(terms));
  // About π, whole numbers beside it.
  const middle = centre.kind === 'number' ? centre.value : Q.fromNumber(Math.round(evaluate(centre)));
  for (const distance of distances) {
    const place = Q.add(middle, Q.integerRational(distance));
    const ball = evaluateBall(difference, bits, { [variable]: place });
    if (ball?.real === true && B.lower(ball) !== B.EXACT) return E.number(place);
  }
  return null;
}
