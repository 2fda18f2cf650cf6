/** So many steps are cheaper than an integral, and their roundings stay below 1e-13. */
export const CHEAP_TERMS = 3000;

/**
 * A function of j = 0, 1, 2, … relative to its value at 0, where stepping from one j to the next is much cheaper than
 * computing it afresh: for sums that visit j in order and only then, if at all, jump (see `sumSmooth`).
 * @param ratio g(j)/g(j − 1)
 * @param direct g(j)/g(0), for any real j
 */
export function sequential(ratio: (j: number) => number, direct: (j: number) => number): (j: number) => number {
  let last = 0;
  let value = 1;
  return (j) => {
    if (j === 0) {
      last = 0;
      value = 1;
    } else if (j === last + 1) {
      last = j;
      value *= ratio(j);
    } else if (j !== last) return direct(j);
    return value;
  };
}
