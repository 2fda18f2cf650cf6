import type { Rational } from '@nomogram/math/exact/rational.ts';
import { minNormal } from '@nomogram/math/numeric/min-normal.ts';
import { no, type Result } from '@nomogram/math/result/result.ts';
import { subjectOf } from '../field.ts';

/** Bounds of a number field; they stand in the declaration and nowhere else. */
export interface Limits {
  readonly above?: number;
  readonly atLeast?: number;
  readonly below?: number;
  readonly atMost?: number;
  /** Any number but 0. */
  readonly nonzero?: boolean;
}

/** "greater than 0 and at most 1", each with its unit; empty where there is no limit. */
export function saidLimits(limits: Limits, unit = ''): string {
  const parts = [
    limits.above !== undefined && `greater than ${limits.above}${unit}`,
    limits.atLeast !== undefined && `at least ${limits.atLeast}${unit}`,
    limits.below !== undefined && `less than ${limits.below}${unit}`,
    limits.atMost !== undefined && `at most ${limits.atMost}${unit}`,
    limits.nonzero && `other than 0${unit}`,
  ];
  return parts.filter((part) => typeof part === 'string').join(' and ');
}

export const isNeverNegative = ({ above, atLeast }: Limits): boolean => (above ?? atLeast ?? -1) >= 0;

/** "a number greater than 0", "a number of at least 1". */
export function described(noun: string, limits: Limits, unit = ''): string {
  const { above, atLeast, below, atMost } = limits;
  const isOf = above === undefined && (atLeast !== undefined || (below === undefined && atMost !== undefined));
  return `${noun}${isOf ? ' of' : ''} ${saidLimits(limits, unit)}`.trim();
}

/** Numbers outside the limits, on each side the limit itself or one that is clearly further: what a field refuses follows from them. */
export const beyond = ({ above, atLeast, below, atMost, nonzero }: Limits): readonly string[] =>
  [above, stepFrom(atLeast, -1), below, stepFrom(atMost, 1), nonzero ? 0 : undefined].flatMap((outside) =>
    outside === undefined ? [] : [String(outside)],
  );

const stepFrom = (limit: number | undefined, sign: 1 | -1): number | undefined =>
  limit === undefined ? undefined : limit + sign * Math.max(1, Math.abs(limit));

/** Refuses a value outside its limits, with the sentence that says which are accepted. */
export function withinLimits(label: string, value: number, limits: Limits): Result<number> {
  const inside =
    (limits.above === undefined || value > limits.above) &&
    (limits.atLeast === undefined || value >= limits.atLeast) &&
    (limits.below === undefined || value < limits.below) &&
    (limits.atMost === undefined || value <= limits.atMost) &&
    !(limits.nonzero && value === 0);
  return inside ? { ok: true, value } : no('out-of-range', `${subjectOf(label)} must be ${saidLimits(limits)}.`);
}

/**
 * A number that doubles hold with all their digits: what is larger or closer to 0 is refused, whether or not it is calculated with exactly,
 * because checks and figures are made in doubles, and because the work of exact arithmetic grows with the exponent that somebody types.
 * @param what begins the sentence of the refusal: the label of the field, or the entry of a list
 */
export function withinDoubles(what: string, value: number, exact: Rational | undefined): Result<number> {
  if (!Number.isFinite(value)) return no('too-large', `${subjectOf(what)} is too large.`);
  const isZero = exact ? exact.numerator === 0 : value === 0;
  return isZero || Math.abs(value) >= minNormal
    ? { ok: true, value }
    : no('out-of-range', `${subjectOf(what)} is too close to 0: at least 2.3e-308 in size, or 0 itself, is accepted.`);
}

/** The first refusal of a number of a list, if any. */
export function entriesWithinDoubles(
  label: string,
  entries: readonly { readonly value: number; readonly exact: Rational | undefined }[],
): Extract<Result<never>, { readonly ok: false }> | undefined {
  for (const [at, { value, exact }] of entries.entries()) {
    const held = withinDoubles(`${label}: entry ${at + 1}`, value, exact);
    if (!held.ok) return held;
  }
  return undefined;
}
