/** A place between a and b where f changes its sign, to the last bit. */
export function bisect(f: (x: number) => number, a: number, b: number): number {
  let [low, high] = [a, b];
  const rising = f(low) <= 0 && f(high) >= 0;
  for (let step = 0; step < 100; step++) {
    const middle = low + (high - low) / 2;
    if (middle <= low || middle >= high) break;
    const value = f(middle);
    if (value === 0) return middle;
    if (value < 0 === rising) low = middle;
    else high = middle;
  }
  return low + (high - low) / 2;
}
