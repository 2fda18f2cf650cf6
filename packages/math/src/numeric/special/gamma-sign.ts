/** The sign of Γ(x): −1 on (−1, 0), +1 on (−2, −1) and so on; +1 for x > 0; 0 at the poles 0, −1, −2, …; NaN for NaN. */
export function gammaSign(x: number): number {
  if (Number.isNaN(x)) return Number.NaN;
  if (x > 0) return 1;
  const floor = Math.floor(x);
  if (floor === x) return 0;
  return floor % 2 === 0 ? 1 : -1;
}
