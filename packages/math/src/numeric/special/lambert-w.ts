/** −1/e to 32 digits, the branch point. */
const BRANCH = -0.36787944117144233;
const BRANCH_LOW = 1.2428753672788363e-17;

/**
 * Lambert's W, the solution of w e^w = x, DLMF 4.13: the principal branch W₀ for x ≥ −1/e, or W₋₁ for −1/e ≤ x < 0. NaN outside.
 * Halley's iteration (R. M. Corless et al., "On the Lambert W function", 1996); near the branch point its series in
 * √(2(ex + 1)).
 */
export function lambertW(x: number, branch: 0 | -1 = 0): number {
  if (!(x >= BRANCH) || (branch === -1 && x >= 0))
    return x === 0 && branch === -1 ? Number.NEGATIVE_INFINITY : Number.NaN;
  if (x === 0 || x === Number.POSITIVE_INFINITY) return x;
  // x + 1/e without cancellation, times 2e.
  const p = Math.sqrt(Math.max(0, 2 * Math.E * (x - BRANCH - BRANCH_LOW)));
  const s = branch === 0 ? p : -p;
  if (p < 1e-3) return -1 + s * (1 + s * (-1 / 3 + s * (11 / 72 + s * (-43 / 540 + s * (769 / 17280)))));
  let w = start(x, s, branch);
  for (let pass = 0; pass < 30; pass++) {
    const step = halleyStep(x, w);
    w -= step;
    if (Math.abs(step) <= 2e-16 * Math.abs(w)) break;
  }
  return w;
}

function start(x: number, s: number, branch: 0 | -1): number {
  if (x < -0.2 || (branch === 0 && x < 0)) return -1 + s * (1 + s * (-1 / 3 + (s * 11) / 72));
  if (branch === 0 && x < 3) return Math.log1p(x) * (1 - Math.log1p(Math.log1p(x)) / (2 + Math.log1p(x)));
  const l1 = Math.log(Math.abs(x));
  const l2 = Math.log(Math.abs(l1));
  return l1 - l2 + l2 / l1;
}

/** With w e^w − x written as e^w (w − x e^{−w}), nothing overflows for large x. */
function halleyStep(x: number, w: number): number {
  const difference = w - x * Math.exp(-w);
  return difference / (w + 1 - ((w + 2) * difference) / (2 * w + 2));
}
