interface Probabilities {
  readonly density: number;
  readonly cumulative: number;
  readonly survival: number;
  readonly variance: number;
  /** Of an event and of its opposite, where that was asked for. */
  readonly probability: number;
  readonly complement: number;
}

/** What a tail that is only said to be smaller than 1e-307 counts as. */
const orNothing = (p: number): number => (Number.isNaN(p) ? 0 : p);

/** What holds for every distribution at every x, and of every event. */
export const areProbabilities = (
  _: unknown,
  { density, variance, cumulative, survival, probability, complement }: Probabilities,
): boolean => {
  const isAtPoint = Number.isFinite(cumulative) || Number.isFinite(survival);
  const [one, other] = isAtPoint ? [cumulative, survival] : [probability, complement];
  return areShares(one, other) && !(density < 0) && !(variance < 0);
};

const areShares = (one: number, other: number): boolean =>
  [one, other].every((p) => !(p < 0) && !(p > 1)) && Math.abs(orNothing(one) + orNothing(other) - 1) < 1e-14;
