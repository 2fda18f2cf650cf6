import { coefficientsOf } from '../../algebra/coefficients.ts';
import { asOneFraction } from '../../algebra/fraction.ts';
import { simplest } from '../../algebra/simplify/simplify.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { nearestDouble } from '../../expression/nearest-double.ts';
import { substitute } from '../../expression/substitute.ts';
import { contains, freeSymbols } from '../../expression/walk.ts';
import { derivativeOf } from '../derivative.ts';
import { isPositiveByForm } from '../letter-conditions.ts';
import { infiniteEnd, limit } from '../limit.ts';
import { pointsInside } from '../quadrature/cuts.ts';
import { integrandOf, pointOf } from '../quadrature/integrand.ts';
import { linearZero } from './pieces.ts';
import type { Problem } from './problem.ts';
import { singularParts } from './singular-parts.ts';

/*
 * Where singular places enter the range, leave it or meet as the letters move.
 *
 * A zero of u enters the range where u vanishes at an end of it, and two zeros meet where u vanishes with its slope. The slope of
 * u = k·g(x) + c, k and c free of x, is 0 where that of g is, whatever the letters are: that of cos x − a at the multiples of π. A zero of it
 * is inside 0 … π for −1 < a < 1, and for all of these, but where the numerator cancels it. Of cos(ax) − 1/2 the places with slope 0 move, and of those nothing is known here.
 */

interface TurningPlaces {
  /** What changes its sign there. */
  readonly quantities: readonly Expression[];
  /** Whether there are no others. */
  readonly isComplete: boolean;
}

/** The quantities that vanish where a singular place meets an end of the range or another one, and the length of the range. */
export function turningOf(problem: Problem): TurningPlaces {
  const { f, variable, lower, upper } = problem;
  const ends = [lower, upper].filter((end) => infiniteEnd(end) === null);
  const length = ends.length === 2 ? [E.subtract(upper, lower)] : [];
  const parts = singularParts(f, variable).map(({ part }) => turningOfPart(part, problem, ends));
  return {
    quantities: [...length, ...parts.flatMap(({ quantities }) => quantities)],
    isComplete: parts.every(({ isComplete }) => isComplete),
  };
}

/** The same of one part, by its values at some places, at the zeros that may cancel it, and where its slope is 0. */
export function turningOfPart(part: Expression, problem: Problem, ends: readonly Expression[]): TurningPlaces {
  const { variable } = problem;
  const at = (place: Expression): Expression => substitute(part, { [variable]: place });
  const atEnds = ends.map(at);
  if (freeSymbols(part).every((name) => name === variable)) return { quantities: atEnds, isComplete: true };
  const cancelling = cancellingQuantities(part, problem);
  const flat = flatQuantities(part, problem);
  return {
    quantities: [...atEnds, ...(flat ?? []), ...(cancelling ?? [])],
    isComplete: flat !== null && cancelling !== null,
  };
}

/** What vanishes where two zeros of a part meet, or one comes from infinity; null where that is not known. */
function flatQuantities(part: Expression, problem: Problem): readonly Expression[] | null {
  const { variable, lower, upper } = problem;
  const parts = coefficientsOf(part, variable);
  const [c, b, a] = parts ?? [];
  if (parts !== null && b !== undefined && parts.length <= 3)
    return (a === undefined ? [b] : [a, E.subtract(E.power(b, E.two), E.product([E.number(4), a, c!]))]).map(simplest);
  const slope = derivativeOf(part, variable);
  const flat = slope === null ? null : zerosInside(E.factorsOf(simplest(slope)), problem);
  const far = [lower, upper].filter((end) => infiniteEnd(end) !== null).flatMap((end) => farValue(part, variable, end));
  return flat === null ? null : [...far, ...flat.map((place) => simplest(substitute(part, { [variable]: place })))];
}

/**
 * What vanishes where a zero above the fraction line meets one of a part below it: (x − 1/2)/(x² − a) has no pole for a = 1/4. Null where
 * that is not known.
 */
export function cancellingQuantities(part: Expression, problem: Problem): readonly Expression[] | null {
  const { f, variable } = problem;
  const numerator = asOneFraction(f)?.numerator;
  if (numerator === undefined && f.kind === 'sum') return null;
  const factors = E.factorsOf(numerator ?? f).filter((one) => one.kind !== 'power' || !isNegativeNumber(one.exponent));
  const above = zerosInside(factors, problem);
  if (above !== null) return above.map((place) => simplest(substitute(part, { [variable]: place })));
  const zero = linearZero(part, variable);
  const vanishing = factors.filter((one) => contains(one, variable) && !isPositiveByForm(one));
  return zero === null ? null : vanishing.map((one) => simplest(substitute(E.baseOf(one), { [variable]: zero })));
}

const isNegativeNumber = (a: Expression): boolean => a.kind === 'number' && Q.sign(a.value) < 0;

/** The places inside the range at which a factor is 0, whatever the letters are; null where they are not known. */
function zerosInside(
  factors: readonly Expression[],
  { variable, lower, upper }: Problem,
): readonly Expression[] | null {
  const vanishing = factors.filter((one) => contains(one, variable) && !isPositiveByForm(one));
  const linear = vanishing.map((one) => linearZero(E.baseOf(one), variable));
  const others = vanishing.filter((_, k) => linear[k] === null);
  const known = linear.flatMap((zero) => zero ?? []);
  if (others.length === 0) return known;
  if ([...others, lower, upper].some((one) => freeSymbols(one).some((name) => name !== variable))) return null;
  const [low, high] = [lower, upper].map((end) => pointOf(end, nearestDouble(end)));
  const isInOrder = low!.x < high!.x;
  const places = pointsInside(
    integrandOf(E.reciprocal(E.product(others)), variable),
    isInOrder ? low! : high!,
    isInOrder ? high! : low!,
  );
  return places.some(({ rough }) => rough === true) ? null : [...known, ...places.map(({ exact }) => exact)];
}

/** What a part tends to far out; where that depends on the letters, what of it is no function of the variable. */
function farValue(part: Expression, variable: string, end: Expression): readonly Expression[] {
  const found = limit(part, variable, end);
  if (found.ok && found.value.kind === 'value' && found.value.conditions.length === 0)
    return infiniteEnd(found.value.value) === null ? [found.value.value] : [];
  return [E.sum(E.termsOf(part).filter((term) => !contains(term, variable)))];
}
