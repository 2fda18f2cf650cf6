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
  /** Steps that are worked out again, letter by letter, and those of which the line above shows what is calculated and what comes out. */
  readonly lines: ReadonlySet<PresentedStep>;
  /** Steps whose sentence is said again: "All its factors are known: they are multiplied." */
  readonly sentences: ReadonlySet<PresentedStep>;
}

/** On paper, where nothing is folded, it stands once. */
export function saidBefore(steps: readonly PresentedStep[]): Repetitions {
  const within = steps.flatMap((step) => allOf(step.steps ?? []));
  const again = againIn(within, ({ rule, latex, steps: inner }) => (inner?.length ? undefined : `${rule} ${latex}`));
  return {
    lines: new Set([...again, ...allOf(steps).flatMap(shownIn)]),
    sentences: againIn(within, ({ rule, says }) => (says ? `${rule} ${says}` : undefined)),
  };
}

/** What is calculated within a step and stands in its own line, with its result: of d = a·b − c = 6 − 2 = 4 the product a·b = 2·3 = 6. */
const shownIn = ({ latex: line = '', steps = [] }: PresentedStep): readonly PresentedStep[] =>
  steps.filter(({ latex = '', steps: inner }) => {
    const sides = sidesOf(latex);
    const [first, last] = [sides[0]!, sides.at(-1)!];
    return !inner?.length && first !== last && standsIn(line, first) && standsIn(line, last);
  });

/** Whether a line has this side as a part of its own, not 4 for the beginning of 40. */
function standsIn(line: string, side: string): boolean {
  for (let at = line.indexOf(side); at >= 0; at = line.indexOf(side, at + 1))
    if (!/[\w.]$/.test(line.slice(0, at)) && !/^(?:\w|\.\d)/.test(line.slice(at + side.length))) return true;
  return false;
}

const sidesOf = (latex: string): readonly string[] => latex.split(/=|\\approx/).map((side) => side.trim());

/** The steps of which an earlier one has the same key. */
function againIn(
  steps: readonly PresentedStep[],
  keyOf: (step: PresentedStep) => string | undefined,
): ReadonlySet<PresentedStep> {
  const first = new Map(steps.toReversed().map((step) => [keyOf(step), step]));
  return new Set(steps.filter((step) => keyOf(step) !== undefined && first.get(keyOf(step)) !== step));
}
