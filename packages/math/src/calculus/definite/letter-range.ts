import { simplest } from '../../algebra/simplify/simplify.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { type Case, type Condition, condition } from '../../expression/condition.ts';
import { evaluate } from '../../expression/evaluate.ts';
import type { Expression } from '../../expression/expression.ts';
import { substitute } from '../../expression/substitute.ts';
import { fewDigits, type Quadratures } from './check.ts';
import type { DivergencePlaces } from './divergence-places.ts';
import {
  isSamePlace,
  type LetterPlace,
  mirroredPlace,
  rationalPlace,
  sortedPlaces,
  turningPlaces,
} from './letter-places.ts';
import { forPositive } from './parameters/for-positive.ts';
import { atInstance, holdsAt } from './parameters/instances.ts';

/*
 * For which values of its one letter an answer holds.
 *
 * The letter turns at the numbers at which a condition of the answer begins or ends to hold, or at which a pole of the integrand enters the range.
 * Between two of them the integral and its value are analytic in the letter, so that they are equal everywhere or almost nowhere,
 * and two instances tell; each of the numbers is an instance of its own. What comes out is neither narrower nor wider than
 * what is true: ∫ dx/(x(x + a)) from 1 on is ln(a + 1)/a for a > −1 and a ≠ 0, and diverges for a ≤ −1.
 *
 * Not for letters that turn at infinitely many places (sin πa ≠ 0) or at numbers that are not known exactly (`letter-places.ts`).
 */

/** What an integral is where the letter lies in a stretch of the line. */
type IntegralStatus = 'holds' | Reflection | 'diverges' | 'unknown';

/** That it is the value for the opposite sign of the letter, or less that value. */
type Reflection = 'turned' | 'opposite';

/** A stretch between two turning places (null: without end), or one of them: then both ends are the same. */
interface Stretch {
  readonly from: LetterPlace | null;
  readonly to: LetterPlace | null;
  readonly standing: IntegralStatus;
}

/** The ranges of a letter: where the value holds, the other cases, and where there is no integral. */
interface LetterRange {
  readonly conditions: readonly Condition[];
  readonly cases: readonly Case<Expression>[];
  readonly diverges: readonly (readonly Condition[])[];
  /** Where nothing is known: stretches, and numbers by themselves. */
  readonly open: readonly (readonly Condition[])[];
}

interface LetterQuestion {
  readonly letter: string;
  readonly value: Expression;
  /** What may turn: conditions of the answer, and quantities that are 0 where a singular place meets an end of the range. */
  readonly turning: readonly Expression[];
  /** Conditions that follow from others, which may turn beyond these; those at numbers that are not told are left to the others. */
  readonly implied: readonly Expression[];
  /** Whether no singular place enters the range elsewhere; else divergence is said of single numbers only. */
  readonly isComplete: boolean;
  readonly assumed: readonly Condition[];
  readonly quadratures: Quadratures;
}

const maxPlaces = 7;

/** Where the value holds; null where that is not told by finitely many instances. */
export function rangeOfLetter(asked: LetterQuestion): LetterRange | null {
  const implied = asked.implied.filter((one) => turningPlaces([one], asked.letter) !== null);
  const own = turningPlaces([E.symbol(asked.letter), ...asked.turning, ...implied], asked.letter);
  // Conditions that only suffice may leave out the mirror image of where an integral diverges.
  const places = own === null ? null : sortedPlaces(own.flatMap((place) => [place, mirroredPlace(place)]));
  if (places === null || places.length > maxPlaces) return null;
  const stretches = stretchesBetween(places).map(
    ([from, to]): Stretch => ({ from, to, standing: standingWithin(from, to, asked) }),
  );
  const holding = stretchesWhere(stretches, 'holds');
  const main = holding.find(({ to }) => to === null) ?? holding.at(-1);
  if (main === undefined || isPoint(main)) return null;
  const { letter, value } = asked;
  const mirror = holding.length === 2 && main.holes.length === 0 ? mirrorOf(holding, letter) : null;
  const others = mirror === null ? holding.filter((one) => one !== main) : [];
  return {
    conditions: mirror ?? conditionsOf(main, letter),
    cases: [
      ...others.map((one) => caseOf(one, value, letter)),
      ...mirrored.flatMap((kind) =>
        stretchesWhere(stretches, kind).map((one) => caseOf(one, mirroredValue(kind, value, letter), letter)),
      ),
    ],
    diverges: stretchesWhere(stretches, 'diverges').map((one) => conditionsOf(one, letter)),
    open: stretches
      .filter(({ standing }) => standing === 'unknown')
      // Nothing happens at the mirror image of a place by itself.
      .filter((one) => !isPoint(one) || own!.some((place) => isSamePlace(place, one.from!)))
      .map((one) => conditionsOf({ ...one, holes: [], closed: [false, false] }, letter)),
  };
}

const mirrored: readonly Reflection[] = ['turned', 'opposite'];

function mirroredValue(kind: Reflection, value: Expression, letter: string): Expression {
  const reflection = substitute(value, { [letter]: E.negate(E.symbol(letter)) });
  return kind === 'turned' ? reflection : E.negate(reflection);
}

/** A value as it is written where the letter is so; at a single number without the letter. */
function caseOf(one: Union, value: Expression, letter: string): Case<Expression> {
  const when = conditionsOf(one, letter);
  const own = isPoint(one) ? atInstance(value, { [letter]: one.from!.exact }) : value;
  return { when, value: forPositive(simplest(own), when) };
}

/**
 * The cases of the only letter in which an integral without a known value diverges. Where not all of the places at which that may turn
 * are known (`further` is null), it is said of single numbers only.
 */
export function divergentRange(
  letter: string,
  turning: readonly Expression[],
  further: DivergencePlaces | null,
  assumed: readonly Condition[],
  quadratures: Quadratures,
): readonly (readonly Condition[])[] {
  const places = turningPlaces([E.symbol(letter), ...turning, ...(further?.quantities ?? [])], letter);
  if (places === null) return [];
  const all = sortedPlaces([...places, ...(further?.numbers ?? []).map(rationalPlace)]);
  if (all === null || all.length > maxPlaces) return [];
  const stretches = stretchesBetween(all).map(([from, to]): Stretch => {
    const instances = numbersWithin(from, to).map((number) => ({ [letter]: number }));
    const isAssumed = instances.every((at) => assumed.every((one) => holdsAt(one, at) === true));
    const isTold = further !== null || instances.length === 1;
    const isDivergent = isTold && isAssumed && instances.every((at) => quadratures.diverges(at));
    return { from, to, standing: isDivergent ? 'diverges' : 'unknown' };
  });
  return stretchesWhere(stretches, 'diverges').map((one) => conditionsOf(one, letter));
}

/* ---- Places ---- */

type Ends = readonly [from: LetterPlace | null, to: LetterPlace | null];

/** All of the line: the places, and what lies between and beyond them. */
function stretchesBetween(places: readonly LetterPlace[]): readonly Ends[] {
  return [
    [null, places[0]!],
    ...places.flatMap((place, k): readonly Ends[] => [
      [place, place],
      [place, places[k + 1] ?? null],
    ]),
  ];
}

/* ---- Instances ---- */

const [low, high] = [Q.rational(7, 19), Q.rational(13, 17)];
const far = [Q.rational(9, 7), Q.rational(31, 12)];

/** Two numbers between the ends; the place itself where they are the same. */
function numbersWithin(from: LetterPlace | null, to: LetterPlace | null): readonly Expression[] {
  if (from === null) return far.map((one) => E.number(Q.subtract(to!.near, one)));
  if (to === null) return far.map((one) => E.number(Q.add(from.near, one)));
  if (isSamePlace(from, to)) return [from.exact];
  return [low, high].map((share) => E.number(Q.add(from.near, Q.multiply(share, Q.subtract(to.near, from.near)))));
}

function standingWithin(from: LetterPlace | null, to: LetterPlace | null, asked: LetterQuestion): IntegralStatus {
  const { letter, assumed, value, quadratures } = asked;
  const instances = numbersWithin(from, to).map((number) => ({ [letter]: number }));
  if (instances.some((at) => assumed.some((one) => holdsAt(one, at) !== true))) return 'unknown';
  const isEqual = (a: Expression): boolean =>
    instances.every((at) => {
      // An arccosine of 3/2 is no real number, though its square may be one.
      if (!Number.isFinite(evaluate(atInstance(a, at)))) return false;
      const standing = quadratures.standing(a, at, fewDigits);
      return standing === 'equal' || standing === 'equal, enclosed';
    });
  if (isEqual(value)) return 'holds';
  const isTold = asked.isComplete || instances.length === 1;
  if (isTold && instances.every((at) => quadratures.diverges(at))) return 'diverges';
  return mirrored.find((kind) => isEqual(mirroredValue(kind, value, letter))) ?? 'unknown';
}

/* ---- Stretches ---- */

interface Union extends Stretch {
  readonly holes: readonly LetterPlace[];
  /** Whether the ends belong to it. */
  readonly closed: readonly [boolean, boolean];
}

const isPoint = ({ from, to }: Stretch): boolean => from !== null && to !== null && isSamePlace(from, to);

/** Neighbours of one standing joined, over single numbers that have another one. */
function stretchesWhere(all: readonly Stretch[], standing: IntegralStatus): readonly Union[] {
  const found: Union[] = [];
  let isOpen = false;
  for (const [k, one] of all.entries()) {
    const last = found.at(-1);
    if (one.standing !== standing) {
      const goesOn = isPoint(one) && isOpen && all[k + 1]?.standing === standing;
      if (goesOn && last !== undefined && !isPoint(last))
        found[found.length - 1] = { ...last, holes: [...last.holes, one.from!] };
      else isOpen = false;
      continue;
    }
    const isOwnEnd = isPoint(one);
    if (isOpen && last !== undefined)
      found[found.length - 1] = { ...last, to: one.to, closed: [last.closed[0], isOwnEnd] };
    else found.push({ ...one, holes: [], closed: [isOwnEnd, isOwnEnd] });
    isOpen = true;
  }
  return found;
}

function conditionsOf({ from, to, holes, closed }: Union, letter: string): readonly Condition[] {
  const a = E.symbol(letter);
  if (from !== null && to !== null && isSamePlace(from, to)) return [condition(a, '=', from.exact)];
  const isAround = from !== null && to !== null && Q.isZero(Q.add(from.near, to.near)) && closed[0] === closed[1];
  const others = holes.map((hole) => condition(a, '!=', hole.exact));
  if (isAround) return [condition(E.apply('abs', [a]), closed[0] ? '<=' : '<', to.exact), ...others];
  return [
    ...(from === null ? [] : [condition(a, closed[0] ? '>=' : '>', from.exact)]),
    ...(to === null ? [] : [condition(a, closed[1] ? '<=' : '<', to.exact)]),
    ...others,
  ];
}

/** a < −3 or a > 3 is |a| > 3. */
function mirrorOf([left, right]: readonly Union[], letter: string): readonly Condition[] | null {
  if (left!.from !== null || right!.to !== null || left!.holes.length > 0) return null;
  const isMirror = Q.isZero(Q.add(left!.to!.near, right!.from!.near)) && left!.closed[1] === right!.closed[0];
  const relation = right!.closed[0] ? '>=' : '>';
  return isMirror ? [{ left: E.apply('abs', [E.symbol(letter)]), relation, right: right!.from!.exact }] : null;
}
