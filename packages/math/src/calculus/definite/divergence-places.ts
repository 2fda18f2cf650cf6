import { coefficientsOf } from '../../algebra/coefficients.ts';
import { simplest } from '../../algebra/simplify/simplify.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { ApplyNode, Expression } from '../../expression/expression.ts';
import { substitute } from '../../expression/substitute.ts';
import { contains, freeSymbols, some } from '../../expression/walk.ts';
import { isPositiveByForm } from '../letter-conditions.ts';
import { infiniteEnd, limit } from '../limit.ts';
import { linearZero } from './pieces.ts';
import type { Problem } from './problem.ts';
import { singularParts } from './singular-parts.ts';
import { cancellingQuantities, turningOfPart } from './turning-places.ts';

/*
 * At which numbers an integral may begin or cease to diverge as its letter moves.
 *
 * A letter in exponents moves the order of the integrand at the ends. It is f = e^(au + v) with u and v free of the letter a. With t the
 * distance to a finite end, t = x towards infinity, the integral converges at that end where t·f falls like a power of t and diverges
 * where it grows like one: between the two lies a = −lim (v + ln t)/u, provided that u is not of smaller order than ln t. For
 * x^(a−1) ln(1 + x) that is −1 at 0 and 0 at infinity. A u that stays bounded turns nothing at its end.
 *
 * A letter elsewhere turns where a polynomial that it stands in vanishes at an end or at a singular place of another part, loses its degree,
 * or has a double zero, or where what is no polynomial vanishes at an end or with its slope (`turning-places.ts`). A sine or cosine whose angle at such a place depends on the letter is 0 there for infinitely many of its values:
 * sin(nx)/sin x has no pole for any whole n. Of that, and of anything else, nothing is said: two instances at which an integral diverges
 * tell nothing of those between them.
 */

/** What may turn where it changes its sign, and numbers at which the order of the integrand passes the one of divergence. */
export interface DivergencePlaces {
  readonly quantities: readonly Expression[];
  readonly numbers: readonly Q.Rational[];
}

/** Null where not all of the places are known. */
export function divergencePlaces(problem: Problem, letter: string): DivergencePlaces | null {
  const { f, lower, upper } = problem;
  const exponents = E.factorsOf(f).filter((one) => one.kind === 'power' && contains(one.exponent, letter));
  if (exponents.length === 0) {
    const quantities = quantitiesOf(f, letter, problem);
    return quantities === null ? null : { quantities, numbers: [] };
  }
  const rest = E.product(E.factorsOf(f).filter((one) => !exponents.includes(one)));
  if ([rest, lower, upper].some((part) => contains(part, letter))) return null;
  const numbers = turnsOfGrowth(exponents, rest, letter, problem);
  return numbers === null ? null : { quantities: [], numbers };
}

/* ---- Growth at the ends ---- */

function turnsOfGrowth(
  exponents: readonly Expression[],
  rest: Expression,
  letter: string,
  problem: Problem,
): readonly Q.Rational[] | null {
  const logarithm = logarithmOf(exponents, letter, problem);
  if (logarithm === null) return null;
  const v = E.add(logarithm.v, E.apply('ln', [E.apply('abs', [rest])]));
  const turns = (['lower', 'upper'] as const).map((end) => turnAt(end, { u: logarithm.u, v }, problem));
  return turns.includes(null) ? null : turns.flatMap((one) => one ?? []);
}

interface Logarithm {
  readonly u: Expression;
  readonly v: Expression;
}

/** Of a product of powers with the letter in their exponents: a·u + v; null where a base is not positive inside the range. */
function logarithmOf(exponents: readonly Expression[], letter: string, problem: Problem): Logarithm | null {
  let [u, v]: readonly [Expression, Expression] = [E.zero, E.zero];
  for (const one of exponents) {
    const [base, exponent] = [E.baseOf(one), E.exponentOf(one)];
    const parts = coefficientsOf(exponent, letter);
    if (parts?.length !== 2 || contains(base, letter) || !isPositiveInside(base, problem)) return null;
    const ln = E.equal(base, E.constant('e')) ? E.one : E.apply('ln', [base]);
    u = E.add(u, E.multiply(parts[1]!, ln));
    v = E.add(v, E.multiply(parts[0]!, ln));
  }
  return { u: simplest(u), v: simplest(v) };
}

function isPositiveInside(base: Expression, { variable, lower, upper }: Problem): boolean {
  if (!contains(base, variable)) return isPositiveByForm(base);
  const isFromZero = lower.kind === 'number' && Q.sign(lower.value) >= 0;
  if (isFromZero && isPositiveByForm(base)) return true;
  const zero = linearZero(base, variable);
  const rate = coefficientsOf(base, variable)?.[1];
  if (zero?.kind !== 'number' || rate?.kind !== 'number') return false;
  const end = Q.sign(rate.value) > 0 ? lower : upper;
  return end.kind === 'number' && Q.sign(rate.value) * Q.compare(end.value, zero.value) >= 0;
}

/** The number at which the order of the integrand passes the one of divergence at an end: none or one; null where that is not known. */
function turnAt(end: 'lower' | 'upper', { u, v }: Logarithm, problem: Problem): readonly Q.Rational[] | null {
  const { variable } = problem;
  const to = problem[end];
  const at = (a: Expression): Expression | null => {
    const side = infiniteEnd(to) === null ? { side: end === 'lower' ? ('right' as const) : ('left' as const) } : {};
    const found = limit(a, variable, to, side);
    return found.ok && found.value.kind === 'value' && found.value.conditions.length === 0 ? found.value.value : null;
  };
  const isInfinite = (a: Expression): boolean => infiniteEnd(a) !== null;
  const size = at(u);
  if (size === null) return null;
  if (!isInfinite(size)) return [];
  const ln = E.apply('ln', [distanceTo(to, end, variable)]);
  const order = at(E.divide(u, ln));
  if (order === null || E.equal(order, E.zero)) return null;
  const turn = at(E.divide(E.add(v, ln), u));
  if (turn === null) return null;
  if (isInfinite(turn)) return [];
  return turn.kind === 'number' ? [Q.negate(turn.value)] : null;
}

/** The distance to a finite end; the distance from 0 towards infinity. */
function distanceTo(to: Expression, end: 'lower' | 'upper', variable: string): Expression {
  const x = E.symbol(variable);
  const infinite = infiniteEnd(to);
  if (infinite !== null) return infinite === 1 ? x : E.negate(x);
  return end === 'lower' ? E.subtract(x, to) : E.subtract(to, x);
}

/* ---- Letters elsewhere ---- */

/** They change neither order nor sign but where their argument does. */
const bounded: ReadonlySet<string> = new Set(['atan', 'tanh', 'erf', 'sign', 'abs']);
/** They vanish again and again. */
const waves: ReadonlySet<string> = new Set(['sin', 'cos']);

/** What turns with a letter outside exponents; null where not all of that is known. */
function quantitiesOf(a: Expression, letter: string, problem: Problem): readonly Expression[] | null {
  const all = (parts: readonly Expression[]): readonly Expression[] | null => {
    const found = parts.map((part) => quantitiesOf(part, letter, problem));
    return found.includes(null) ? null : found.flatMap((one) => one ?? []);
  };
  if (!contains(a, letter)) return [];
  switch (a.kind) {
    case 'symbol':
      return [a];
    case 'sum':
      return contains(a, problem.variable) ? quantitiesOfSum(a, letter, problem) : [a];
    case 'product':
      return all(a.factors);
    case 'power':
      return contains(a.exponent, letter) ? null : all([a.base]);
    case 'apply':
      if (bounded.has(a.name)) return all(a.args);
      if (waves.has(a.name)) return hasFixedAngles(a, letter, problem) ? all(a.args) : null;
      // A logarithm vanishes where its argument is 1.
      return a.name === 'ln' ? all([a.args[0]!, E.subtract(a.args[0]!, E.one)]) : null;
    default:
      return null;
  }
}

/** Where the other parts of the integrand may be singular inside the range; null where not all of these places are known. */
function placesBeside(own: Expression, problem: Problem): readonly Expression[] | null {
  const { f, variable } = problem;
  const places: Expression[] = [];
  for (const { part } of singularParts(f, variable)) {
    const isOwn = some(own, (node) => E.equal(node, part)) || E.equal(simplest(E.add(own, part)), E.zero);
    if (isOwn || isNowhereZero(part, problem)) continue;
    const zero = linearZero(part, variable);
    if (zero === null) return null;
    places.push(zero);
  }
  return places;
}

function isNowhereZero(part: Expression, problem: Problem): boolean {
  if (freeSymbols(part).some((name) => name !== problem.variable)) return false;
  const [c, b, a, ...higher] = coefficientsOf(part, problem.variable) ?? [];
  if (a?.kind === 'number' && b?.kind === 'number' && c?.kind === 'number' && higher.length === 0)
    return Q.compare(Q.multiply(b.value, b.value), Q.multiply(Q.rational(4), Q.multiply(a.value, c.value))) < 0;
  return isPositiveInside(part, problem);
}

/** Whether a wave has the same angle for all values of the letter wherever another part is singular, and is below no line itself. */
function hasFixedAngles(wave: ApplyNode, letter: string, problem: Problem): boolean {
  const { f, variable } = problem;
  const isBelow = singularParts(f, variable).some(({ part }) => some(part, (node) => E.equal(node, wave)));
  const angleAt = (place: Expression) => simplest(substitute(wave.args[0]!, { [variable]: place }));
  const places = isBelow ? null : placesBeside(wave, problem);
  return places?.every((place) => !contains(angleAt(place), letter)) ?? false;
}

function quantitiesOfSum(a: Expression, letter: string, problem: Problem): readonly Expression[] | null {
  const { variable, lower, upper } = problem;
  const parts = coefficientsOf(a, variable);
  const [beside, cancelling] = [placesBeside(a, problem), cancellingQuantities(a, problem)];
  if (beside === null || cancelling === null) return null;
  const places = [...[lower, upper].filter((end) => infiniteEnd(end) === null), ...beside];
  if (parts === null || parts.length > 3) {
    const { quantities, isComplete } = turningOfPart(a, problem, places);
    return isComplete ? quantities.map(simplest).filter((one) => contains(one, letter)) : null;
  }
  const [c, b, square] = parts;
  const there = places.map((place) =>
    E.add(c!, E.add(E.multiply(b!, place), E.multiply(square ?? E.zero, E.power(place, E.two)))),
  );
  const discriminant =
    square === undefined ? [] : [E.subtract(E.power(b!, E.two), E.product([E.number(4), square, c!]))];
  return [...parts, ...there, ...discriminant, ...cancelling].map(simplest).filter((one) => contains(one, letter));
}
