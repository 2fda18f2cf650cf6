/**
 * How many generated inputs a law is tried with: in `npm test` a few, so that all laws together take minutes; with
 * `NOMOGRAM_LAW_RUNS=1000` up to so many, though never more than the law says are worth their time (`npm run test:all` asks for all).
 * A law whose inputs cost nothing leaves fast-check's hundred as they are, and needs no number.
 *
 * @param few how many in `npm test`: the whole file should stay within a second or two
 * @param many how many at most when more are asked for; by default ten times as many
 * @example fc.assert(fc.property(expression, holds), { numRuns: lawRuns(60, 3000) });
 */
export function lawRuns(few: number, many = 10 * few): number {
  const asked = process.env.NOMOGRAM_LAW_RUNS;
  return asked === undefined ? few : Math.max(1, Math.min(Number(asked), many));
}
