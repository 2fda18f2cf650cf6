import type { PresentedStep } from '@nomogram/calculators/kit/outcome.ts';

/** A working of so few steps, those within steps counted, stands on paper over the full width. */
const few = 6;
/** Workings of more steps than that are set in smaller type, so that they stand on one sheet. */
const long = 12;
const veryLong = 26;

const allOf = (steps: readonly PresentedStep[]): readonly PresentedStep[] =>
  steps.flatMap((step) => [step, ...allOf(step.steps ?? [])]);

export function lengthOfWorking(steps: readonly PresentedStep[]): 'few' | 'short' | 'long' | 'very long' {
  const count = allOf(steps).length;
  return count > veryLong ? 'very long' : count > long ? 'long' : count > few ? 'short' : 'few';
}

/** Whether a step has a numerator that is longer than a column, some sixty signs, written in LaTeX. */
export const hasLongFraction = ({ latex = '' }: PresentedStep): boolean =>
  /\\frac\{([^{}]|\{[^{}]*\}){150}/.test(latex);

/** What of the steps within steps stood there before. */
export interface Repetitions {
  /** Steps that are worked out again, letter by letter. */
  readonly lines: ReadonlySet<PresentedStep>;
  /** Steps whose sentence is said again: "All its factors are known: they are multiplied." */
  readonly sentences: ReadonlySet<PresentedStep>;
}

/** On paper, where nothing is folded, it stands once. */
export function saidBefore(steps: readonly PresentedStep[]): Repetitions {
  const within = steps.flatMap((step) => allOf(step.steps ?? []));
  return {
    lines: againIn(within, ({ rule, latex, steps: inner }) => (inner?.length ? undefined : `${rule} ${latex}`)),
    sentences: againIn(within, ({ rule, says }) => (says ? `${rule} ${says}` : undefined)),
  };
}

/** The steps of which an earlier one has the same key. */
function againIn(
  steps: readonly PresentedStep[],
  keyOf: (step: PresentedStep) => string | undefined,
): ReadonlySet<PresentedStep> {
  const first = new Map(steps.toReversed().map((step) => [keyOf(step), step]));
  return new Set(steps.filter((step) => keyOf(step) !== undefined && first.get(keyOf(step)) !== step));
}
