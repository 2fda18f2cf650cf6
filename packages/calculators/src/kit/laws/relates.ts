import type { Law, LawAnswer } from '../law.ts';

type TypedInputs = { readonly [input: string]: string };

/** A law between an answer and the answer to something else; undefined where that is refused or cannot be asked. */
export const relates = (
  says: string,
  change: (typed: TypedInputs, here: LawAnswer) => TypedInputs | undefined,
  holds: (here: LawAnswer, there: LawAnswer) => boolean | undefined,
): Law => ({
  says,
  holds: (trial) => {
    const changes = change(trial.typed, trial);
    const there = changes && trial.asked(changes);
    return there && holds(trial, there);
  },
});

/** What is shown is the same, whatever form the calculator gives it. */
const sameShown = (one: LawAnswer, other: LawAnswer): boolean => {
  const shown = ({ values }: LawAnswer) =>
    JSON.stringify(Object.values(values).map(({ name, exact, decimal, words }) => [name, exact, decimal, words]));
  return shown(one) === shown(other);
};

/** What is asked in another way has the same answer, word for word. */
export const same = (says: string, change: (typed: TypedInputs, here: LawAnswer) => TypedInputs | undefined): Law =>
  relates(says, change, sameShown);

/** Two inputs exchanged give the same numbers; how a formula of letters is written may differ. */
export const symmetric = (one: string, other: string): Law =>
  relates(
    'it does not matter which of the two stands first',
    (typed) => ({ [one]: typed[other]!, [other]: typed[one]! }),
    (here, there) => Object.values(here.values).every(({ name, decimal }) => there.values[name]?.decimal === decimal),
  );
