interface Probabilities {
  readonly density: number;
  readonly cumulative: number;
  readonly survival: number;
  readonly variance: number;
}

/** What a tail that is only said to be smaller than 1e-307 counts as. */
const orNothing = (p: number): number => (Number.isNaN(p) ? 0 : p);

/** What holds for every distribution at every x. */
export const areProbabilities = (_: unknown, { density, cumulative, survival, variance }: Probabilities): boolean =>
  [cumulative, survival].every((p) => !(p < 0) && !(p > 1)) &&
  Math.abs(orNothing(cumulative) + orNothing(survival) - 1) < 1e-14 &&
  !(density < 0) &&
  !(variance < 0);
