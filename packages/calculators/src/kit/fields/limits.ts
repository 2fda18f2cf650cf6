import { no, type Result } from '@nomogram/math/result/result.ts';

/** Bounds of a number field; they stand in the declaration and nowhere else. */
export interface Limits {
  readonly above?: number;
  readonly atLeast?: number;
  readonly below?: number;
  readonly atMost?: number;
  /** Any number but 0. */
  readonly nonzero?: boolean;
}

/** "greater than 0 and at most 1"; empty where there is no limit. */
export function saidLimits(limits: Limits): string {
  const parts = [
    limits.above !== undefined && `greater than ${limits.above}`,
    limits.atLeast !== undefined && `at least ${limits.atLeast}`,
    limits.below !== undefined && `less than ${limits.below}`,
    limits.atMost !== undefined && `at most ${limits.atMost}`,
    limits.nonzero && 'other than 0',
  ];
  return parts.filter((part) => typeof part === 'string').join(' and ');
}

export const isNeverNegative = ({ above, atLeast }: Limits): boolean => (above ?? atLeast ?? -1) >= 0;

/** "a number greater than 0". */
export const described = (noun: string, limits: Limits): string => `${noun} ${saidLimits(limits)}`.trim();

/** Refuses a value outside its limits, with the sentence that says which are accepted. */
export function withinLimits(label: string, value: number, limits: Limits): Result<number> {
  const inside =
    (limits.above === undefined || value > limits.above) &&
    (limits.atLeast === undefined || value >= limits.atLeast) &&
    (limits.below === undefined || value < limits.below) &&
    (limits.atMost === undefined || value <= limits.atMost) &&
    !(limits.nonzero && value === 0);
  return inside ? { ok: true, value } : no('out-of-range', `${label} must be ${saidLimits(limits)}.`);
}
