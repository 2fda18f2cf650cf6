/** Where lists are tested entry by entry, and laws with all of the few inputs that they ask for: `.ci/run`, and the part `whole` of `npm run test:all`. */
export const isWhole = process.env.NOMOGRAM_SAMPLES === 'all';

/** In `npm test` a law has one of so many. */
const oneOf = 5;

/**
 * How many generated inputs a law is tried with: with `NOMOGRAM_SAMPLES=all` a few, so that all laws together take minutes; in `npm test` a fifth of
 * them; with `NOMOGRAM_LAW_RUNS=1000` up to so many, though never more than the law says are worth their time (the part `laws`). A law holds with one input, too:
 * what says nothing is passed over by `fc.pre`. A law whose inputs cost nothing needs no number:
 * it has `usualRuns`.
 *
 * @param few how many usually: the whole file should stay within a few seconds
 * @param many how many at most when more are asked for; by default ten times as many
 * @param least how many a share of them needs, such as that most are answered
 * @example fc.assert(fc.property(expression, holds), { numRuns: lawRuns(60, 3000) });
 */
export function lawRuns(few: number, many = 10 * few, least = 1): number {
  const asked = process.env.NOMOGRAM_LAW_RUNS;
  if (asked !== undefined) return Math.max(least, Math.min(Number(asked), many));
  return isWhole ? few : Math.max(least, Math.ceil(few / oneOf));
}

/** Of a law that says no number: fast-check's hundred, in `npm test` thirty. */
export const usualRuns = isWhole || process.env.NOMOGRAM_LAW_RUNS !== undefined ? 100 : 30;
