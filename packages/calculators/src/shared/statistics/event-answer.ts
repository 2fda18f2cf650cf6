import * as Z from '@nomogram/math/exact/integer.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { hiOf, loOf, type Real } from '@nomogram/math/numeric/double-double.ts';
import { minNormal } from '@nomogram/math/numeric/min-normal.ts';
import { type Computable, remembered } from '@nomogram/math/numeric/precise/certain-digits.ts';
import * as V from '@nomogram/math/numeric/precise/value.ts';
import { no, ok, type Result } from '@nomogram/math/result/result.ts';
import { checkInterval } from '@nomogram/math/statistics/check-interval.ts';
import type { Distribution } from '@nomogram/math/statistics/distributions/distribution.ts';
import { floorOf } from '@nomogram/math/statistics/distributions/kinds/discrete.ts';
import type { PreciseLaw } from '@nomogram/math/statistics/precise/law.ts';
import type { Answer, Check, Quantity } from '../../kit/answer.ts';
import { decimal, words } from '../../kit/quantity.ts';
import { shadedFigure } from './distribution-figure.ts';
import { besideOpposite, checkOf, errorOfDoubles, known, marksOf, rounded } from './distribution-quantities.ts';
import type { DistributionFormulas } from './distribution-steps.ts';
import { type End, type Event, eventSaid, otherwiseSaid } from './event.ts';
import { type EventEnd, eventSteps } from './event-steps.ts';
import { agree, atPoint, momentsOf, nearestDouble, realBallOf, sideOf } from './precise-values.ts';
import { computableOf, realOf } from './typed-number.ts';

type ValueNameOfEvent = 'probability' | 'complement' | keyof ReturnType<typeof marksOf>;

/**
 * The probability that X takes a value between two ends, as the difference of its tails there: of those that lose the fewest digits. Where
 * the law has formulas, as many digits as are asked for.
 */
export function eventAnswer(
  of: Distribution,
  event: Event,
  law: PreciseLaw | undefined,
  told: DistributionFormulas | undefined,
): Result<Answer<ValueNameOfEvent>> {
  const ends = [endOf(of, event.low, 'low', law), endOf(of, event.high, 'high', law)] as const;
  const tails = ends.flatMap(({ lower, upper }) => [lower.double, upper.double]);
  if (tails.some(Number.isNaN))
    return no(
      'no-answer',
      'No answer: with these parameters the probabilities cannot be computed to twelve digits, so none are shown.',
    );
  const label = `P(${eventSaid(event).as})`;
  const isEmpty = sideOf(ends[1].x, ends[0].x) <= 0;
  const inside = isEmpty ? nothing : differenceOf(ends[0], ends[1]);
  const outside = sumOf(ends[0].lower, ends[1].upper);
  const probability = quantityOf(label, inside);
  const complement = quantityOf(`P(${otherwiseSaid(event)})`, isEmpty ? everything : outside);
  if (probability === undefined)
    return no('no-answer', 'No answer: the ends lie so close together that no digit of the probability is certain.');
  const check = isEmpty ? emptiness : checked(of, ends, inside);
  if (!check || !agree(inside.double, inside.error < 1e-10 * inside.double ? inside.precise : undefined))
    return no('check-failed', 'No answer: one was found, but adding up the distribution did not confirm it.');
  return ok({
    values: {
      probability: complement ? besideOpposite(probability, complement) : probability,
      complement: complement && besideOpposite(complement, probability),
      ...marksOf(of, law ? momentsOf(of, law) : {}),
    },
    checked: [check],
    steps: () =>
      eventSteps(of, told, {
        label,
        probability,
        ends: [ends[0].told, ends[1].told],
        isEmpty,
        outside: outside.double === 0 && outside.error === 0 ? undefined : complement?.label,
      }),
    figure: () => shadedFigure(of, hiOf(ends[0].x), hiOf(ends[1].x), label),
  });
}

/** A probability: a double with its error, and to any number of digits where that is known. */
interface Probability {
  readonly double: number;
  readonly error: number;
  readonly precise?: Computable;
}

interface EndOfEvent {
  /** The event is all X with a < X ≤ b, between such ends. */
  readonly x: Real;
  readonly lower: Probability;
  readonly upper: Probability;
  readonly told: EventEnd;
}

const nothing: Probability = { double: 0, error: 0, precise: () => Q.zero };
const everything: Probability = { double: 1, error: 0, precise: () => Q.one };

function endOf(of: Distribution, end: End | undefined, side: 'low' | 'high', law: PreciseLaw | undefined): EndOfEvent {
  if (end === undefined) {
    const x = side === 'low' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    const [lower, upper] = side === 'low' ? [nothing, everything] : [everything, nothing];
    return { x, lower, upper, told: { cumulative: lower.double } };
  }
  const typed = realOf(end.at);
  const whole = of.kind === 'discrete' ? wholeEnd(typed, end.included === (side === 'low')) : undefined;
  const x = whole ?? typed;
  const precise: Computable = whole === undefined ? computableOf(end.at) : () => realBallOf(whole);
  const values = atPoint(of, x, precise, law);
  const isOutside = sideOf(x, of.bounds[0]) < 0 || sideOf(of.bounds[1], x) <= 0;
  const tail = (double: number, own: Computable | undefined): Probability => ({
    double,
    error: isOutside ? 0 : errorOfDoubles * double + minNormal,
    precise: own,
  });
  const [lower, upper] = [tail(of.cumulative(x), values.cumulative), tail(of.survival(x), values.survival)];
  const rational = whole === undefined ? end.at.rational : Q.integerRational(Z.fromNumber(whole));
  return { x, lower, upper, told: { x: rational, at: hiOf(x), cumulative: lower.double } };
}

/** The last whole number that is not above x, or that is below it. */
function wholeEnd(x: Real, isBelow: boolean): number {
  const k = floorOf(x);
  return isBelow && k === hiOf(x) && loOf(x) === 0 ? k - 1 : k;
}

/** F(b) - F(a), S(a) - S(b) or 1 - F(a) - S(b): the one with the smallest error. */
function differenceOf(a: EndOfEvent, b: EndOfEvent): Probability {
  const ways = [minus(b.lower, a.lower), minus(a.upper, b.upper), minus(everything, sumOf(a.lower, b.upper))];
  const best = ways.reduce((one, other) => (other.error < one.error ? other : one));
  const precise = best.precise ?? ways.find((way) => way.precise)?.precise;
  return { ...best, precise };
}

const minus = (one: Probability, other: Probability): Probability => {
  const [first, second] = [one.precise, other.precise];
  return {
    double: one.double - other.double,
    error: one.error + other.error + (other.double === 0 ? 0 : Number.EPSILON * one.double),
    precise: first && second && remembered((bits) => combined(first(bits), second(bits), bits, V.subtract)),
  };
};

const sumOf = (one: Probability, other: Probability): Probability => {
  const [first, second] = [one.precise, other.precise];
  return {
    double: one.double + other.double,
    error: one.error + other.error,
    precise: first && second && remembered((bits) => combined(first(bits), second(bits), bits, V.add)),
  };
};

const combined = (one: V.Maybe, other: V.Maybe, bits: number, how: typeof V.add): V.Maybe =>
  one && other && how(one, other, bits);

/** The digits that are certain, of the formula or of the doubles. */
function quantityOf(label: string, { double, error, precise }: Probability): Quantity | undefined {
  if (error === 0) return rounded(label, double, 0);
  const own = known(label, precise);
  if (own) return own;
  if (double < smallestTold && error < smallestTold) return words(label, 'smaller than 1e-290');
  return error < 1e-3 * double ? decimal(label, double, { error: error / double }) : undefined;
}

/** Of smaller probabilities a double may have lost digits, or all of them. */
const smallestTold = 1e-290;

const emptiness: Check = { how: 'identity', detail: 'No possible value lies between the ends.' };
const certainty: Check = { how: 'identity', detail: 'All that is possible lies between the ends.' };

/** The density integrated between the ends; where that does not settle, both tails by themselves, if little is lost between them. */
function checked(of: Distribution, [a, b]: readonly [EndOfEvent, EndOfEvent], inside: Probability): Check | undefined {
  const [isOpenBelow, isOpenAbove] = [
    a.lower.error === 0 && a.lower.double === 0,
    b.upper.error === 0 && b.upper.double === 0,
  ];
  const ofEnd = ({ x, lower, upper }: EndOfEvent) => checkOf(of, x, lower.double + upper.double);
  if (isOpenBelow && isOpenAbove) return certainty;
  if (isOpenBelow) return ofEnd(b);
  if (isOpenAbove) return ofEnd(a);
  const value = (inside.precise && nearestDouble(inside.precise)) || inside.double;
  const second = value >= smallestTold ? checkInterval(of, a.x, b.x, value) : null;
  if (second && second.difference < 1e-9) {
    const agreed = second.difference === 0 ? 'every digit' : `${Math.floor(-Math.log10(second.difference))} digits`;
    return { how: 'independent computation', detail: `The probability agrees with ${second.how} to ${agreed}.` };
  }
  const [first, last] = [ofEnd(a), ofEnd(b)];
  const isPlain = inside.error < Math.max(1e-10 * inside.double, smallestTold);
  return isPlain ? first && last && first : undefined;
}
