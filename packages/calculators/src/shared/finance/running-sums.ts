/** The sums of the first one, two, … of the terms. */
export function runningSums(terms: readonly number[]): readonly number[] {
  let sum = 0;
  return terms.map((term) => {
    sum += term;
    return sum;
  });
}
