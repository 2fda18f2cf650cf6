import { realZeros } from '@nomogram/math/algebra/inequality/zeros.ts';
import { monotonePieces } from '@nomogram/math/calculus/monotone-pieces.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import { formatDouble } from '../../../kit/decimal.ts';
import { putIn } from '../closing-in.ts';
import type { Candidate } from './candidates.ts';
import { derived, hasIntervalAsDomain } from './extreme-value.ts';

const maxTurns = 3;

/**
 * Why there are no other solutions, where no rule leads to those that were found: between the zeros of its derivative a function rises or
 * falls, and is 0 at one place at most. x·ln x − ln 4 has its smallest value at 1/e. Undefined where the zeros of the derivative are not
 * known exactly, there is no solution, or the domain may have gaps.
 */
export function betweenTurningPoints(
  f: Expression,
  x: string,
  zeros: readonly Candidate[],
): readonly ShownStep[] | undefined {
  if (zeros.length === 0 || !hasIntervalAsDomain(f, x)) return undefined;
  const slope = derived(f, x);
  const found = slope && realZeros(slope, x, monotonePieces);
  if (!slope || !found?.ok || found.value.length > maxTurns) return undefined;
  const turns = found.value.filter(({ value }) => Number.isFinite(evaluate(f, { [x]: value })));
  if (!turns.every((one): one is Candidate => one.exact !== undefined)) return undefined;
  const motions = piecesBetween(turns.map(({ value }) => value)).map((places) => motionOn([f, slope], x, places));
  if (!motions.every((one) => one !== undefined)) return undefined;
  return [
    ...(turns.length === 0 ? [withoutTurn(slope, motions[0]!)] : withTurns(f, slope, x, turns, motions)),
    ...zeros.map(({ exact }) =>
      line('check by putting in', 'This number is a solution.', `${putIn(f, x, toText(exact))} = 0`),
    ),
    line(
      'all real roots',
      saysOnly(zeros.length, motions.length),
      zeros.map(({ exact }) => `${x} = ${toText(exact)}`).join(' or '),
    ),
  ];
}

type Motion = 'rises' | 'falls';

/** Places on each side of some points and between them, near and far. */
function piecesBetween(points: readonly number[]): readonly (readonly number[])[] {
  const ends = [Number.NEGATIVE_INFINITY, ...points, Number.POSITIVE_INFINITY];
  return ends.slice(1).map((to, k) => {
    const from = ends[k]!;
    if (Number.isFinite(from) && Number.isFinite(to)) return [0.5, 0.1, 0.9].map((share) => from + share * (to - from));
    const steps = [1, 0.1, 0.01, 4, 20];
    if (Number.isFinite(to)) return steps.map((step) => to - step);
    if (Number.isFinite(from)) return steps.map((step) => from + step);
    return steps.flatMap((step) => [step, -step]);
  });
}

/** The derivative keeps its sign between its zeros, wherever the function has a value. */
function motionOn(
  [f, slope]: readonly [Expression, Expression],
  x: string,
  places: readonly number[],
): Motion | undefined {
  const values = places
    .filter((at) => Number.isFinite(evaluate(f, { [x]: at })))
    .map((at) => evaluate(slope, { [x]: at }))
    .filter((value) => Number.isFinite(value) && value !== 0);
  if (values.length === 0) return undefined;
  return values[0]! > 0 ? 'rises' : 'falls';
}

const withoutTurn = (slope: Expression, motion: Motion): ShownStep =>
  line(
    'sign of the derivative',
    `Wherever the left side has a value, its derivative is ${motion === 'rises' ? 'positive' : 'negative'}: the left side ${motion}, and is 0 at one place at most.`,
    `${toText(slope)} ${motion === 'rises' ? '>' : '<'} 0`,
  );

function withTurns(
  f: Expression,
  slope: Expression,
  x: string,
  turns: readonly Candidate[],
  motions: readonly Motion[],
): readonly ShownStep[] {
  const places = turns.map(({ exact }) => toText(exact));
  const moves = motions.map(
    (motion, k) =>
      `${k === 0 ? `up to ${places[0]} it` : k < turns.length ? `from there to ${places[k]} it` : 'from there on it'} ${motion}`,
  );
  const values = turns.map(
    ({ value, exact }) => `"f(${toText(exact)})" ≈ ${formatDouble(evaluate(f, { [x]: value }), 6)}`,
  );
  return [
    line(
      'zeros of the derivative',
      `With f(${x}) for the left side: where its derivative is 0.`,
      `${toText(slope)} = 0 -> ${places.map((one) => `${x} = ${one}`).join(' or ')}`,
    ),
    line(
      'sign of the derivative',
      `Between these places f only rises or only falls, and is 0 at one place at most: ${moves.join(', ')}.`,
      values.join('; '),
    ),
  ];
}

const saysOnly = (count: number, pieces: number): string =>
  count === pieces
    ? `${count === 1 ? 'So this is' : 'So these are'} all: there are no other real solutions.`
    : `On the ${pieces - count === 1 ? 'other part' : 'other parts'} the values keep one sign: there are no other real solutions.`;
