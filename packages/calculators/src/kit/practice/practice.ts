import { createDraw, type Draw } from './draw.ts';

/*
 * Practice: problems of the kind that a calculator answers, with short answers. They are made backwards: the roots are drawn and
 * multiplied out, an antiderivative is drawn and differentiated, the solution of a system is drawn and put in. A generator stands beside the
 * declarations of its page, in `practice.ts`, keyed by the name of the calculator; it draws what would be typed into the fields.
 * Everything else follows: the statement is the form's, the answer is judged as any attempt is, the hints are the steps.
 */

/** From easy to hard. */
export type Level = 1 | 2 | 3;
export const levels: readonly Level[] = [1, 2, 3];

/** What is typed into the fields, by the name of the input. */
export type ProblemInputs = { readonly [input: string]: string };
export type Generator = (draw: Draw, level: Level) => ProblemInputs;
/** The generators of one page, by the name of the calculator. */
export type Practice = { readonly [name: string]: Generator };

/** Which problem: it stands in the address as `2-k3x9`. */
export interface Choice {
  readonly level: Level;
  readonly seed: number;
}

const maxSeed = 36 ** 5;

/** The problem of a number between 0 and 1, as chance gives it. */
export const choose = (level: Level, chance: number): Choice => ({ level, seed: Math.floor(chance * maxSeed) });

/** Few levels are so easy that a generator has two problems only; one chance in 2⁴⁰ to draw the same one so often. */
const maxDraws = 40;

/** The problem of a random choice that is not the one shown, whatever its seed. */
export function chooseOther(generator: Generator, level: Level, random: () => number, shown: ProblemInputs): Choice {
  const isShown = (choice: Choice) => JSON.stringify(problemOf(generator, choice)) === JSON.stringify(shown);
  let choice = choose(level, random());
  for (let drawn = 1; drawn < maxDraws && isShown(choice); drawn++) choice = choose(level, random());
  return choice;
}

export const choiceText = ({ level, seed }: Choice): string => `${level}-${seed.toString(36)}`;

/** Reads `2-k3x9`; undefined for anything else. */
export function readChoice(text: string | null | undefined): Choice | undefined {
  const [, level, seed] = /^([123])-([0-9a-z]{1,5})$/.exec(text ?? '') ?? [];
  return level === undefined ? undefined : { level: Number(level) as Level, seed: Number.parseInt(seed!, 36) };
}

/** The same for the same choice. */
export const problemOf = (generator: Generator, { level, seed }: Choice): ProblemInputs =>
  generator(createDraw(seed * 3 + level), level);
