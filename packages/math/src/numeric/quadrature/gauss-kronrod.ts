/**
 * Gauss–Kronrod rules on [−1, 1]: n Gauss points and n + 1 points between them, exact for degree 3n + 1, the difference of the
 * two being the error estimate.
 *
 * The Jacobi–Kronrod matrix comes from D. P. Laurie, "Calculation of Gauss–Kronrod quadrature rules", Math. Comp. 66 (1997); the
 * nodes are its eigenvalues (by Sturm counts and bisection), the weights the reciprocal sums of squares of the orthonormal
 * polynomials there. Computed once, so that no table of digits has to be trusted.
 */
interface KronrodRule {
  /** Nodes in [0, 1), rising; the rule is symmetric. */
  readonly nodes: readonly number[];
  readonly weights: readonly number[];
  /** Weights of the Gauss rule, 0 at the points it does not have. */
  readonly gaussWeights: readonly number[];
}

const LEGENDRE = (k: number): number => (k === 0 ? 2 : (k * k) / (4 * k * k - 1));

/** Laurie's algorithm for a symmetric weight: the off-diagonal squares b of the matrix of order 2n + 1. */
function kronrodMatrix(n: number): number[] {
  const b: number[] = new Array(2 * n + 1).fill(0);
  for (let k = 0; k <= Math.ceil((3 * n) / 2); k++) b[k] = LEGENDRE(k);
  let s: number[] = new Array(Math.floor(n / 2) + 2).fill(0);
  let t = [...s];
  t[1] = b[n + 1]!;
  for (let m = 0; m <= n - 2; m++) {
    let sum = 0;
    for (let k = Math.floor((m + 1) / 2); k >= 0; k--) {
      sum += b[k + n + 1]! * s[k]! - b[m - k]! * s[k + 1]!;
      s[k + 1] = sum;
    }
    [s, t] = [t, s];
  }
  for (let j = Math.floor(n / 2); j >= 0; j--) s[j + 1] = s[j]!;
  for (let m = n - 1; m <= 2 * n - 3; m++) {
    let sum = 0;
    let j = 0;
    for (let k = m + 1 - n; k <= Math.floor((m - 1) / 2); k++) {
      j = n - 1 - (m - k);
      sum += -b[k + n + 1]! * s[j + 1]! + b[m - k]! * s[j + 2]!;
      s[j + 1] = sum;
    }
    if (m % 2 === 1) b[Math.floor((m + 1) / 2) + n + 1] = s[j + 1]! / s[j + 2]!;
    [s, t] = [t, s];
  }
  return b;
}

/** How many eigenvalues of the symmetric tridiagonal matrix with zero diagonal lie below x. */
function countBelow(b: readonly number[], order: number, x: number): number {
  let count = 0;
  let pivot = 1;
  for (let k = 0; k < order; k++) {
    pivot = -x - (k === 0 ? 0 : b[k]! / (pivot || 1e-300));
    if (pivot < 0) count++;
  }
  return count;
}

function eigenvalue(b: readonly number[], order: number, index: number): number {
  let [low, high] = [-1, 1];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (countBelow(b, order, middle) > index) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}

function weightAt(b: readonly number[], order: number, x: number): number {
  let [before, value] = [0, 1 / Math.sqrt(b[0]!)];
  let sum = value * value;
  for (let k = 1; k < order; k++) {
    const next = (x * value - (k > 1 ? Math.sqrt(b[k - 1]!) * before : 0)) / Math.sqrt(b[k]!);
    [before, value] = [value, next];
    sum += value * value;
  }
  return 1 / sum;
}

function rule(n: number): KronrodRule {
  const order = 2 * n + 1;
  const b = kronrodMatrix(n);
  const gauss = Array.from({ length: n }, (_, k) => LEGENDRE(k));
  const nodes = Array.from({ length: n + 1 }, (_, k) => (k === 0 ? 0 : eigenvalue(b, order, n + k)));
  return {
    nodes,
    weights: nodes.map((x) => weightAt(b, order, x)),
    // The Gauss points are every second one, beginning with the middle for odd n and beside it for even n.
    gaussWeights: nodes.map((x, k) => ((k + n) % 2 === 1 ? weightAt(gauss, n, x) : 0)),
  };
}

/** The rule of 21 points around that of Gauss with 10. */
export const kronrod21: KronrodRule = rule(10);
/** The rule of 61 points around that of Gauss with 30. */
export const kronrod61: KronrodRule = rule(30);

/** A part of the range with its integral and the estimate of its error. */
export interface Panel {
  readonly from: number;
  readonly to: number;
  readonly value: number;
  readonly error: number;
  /** ∫ |f|, which bounds the rounding error. */
  readonly absolute: number;
}

/** One panel; a point without a finite value makes its value NaN. */
export function kronrodPanel(
  f: (x: number) => number,
  from: number,
  to: number,
  { nodes, weights, gaussWeights }: KronrodRule,
): Panel {
  const middle = from + (to - from) / 2;
  const half = (to - from) / 2;
  let [value, gauss, absolute] = [0, 0, 0];
  for (let k = 0; k < nodes.length; k++) {
    const offset = half * nodes[k]!;
    const left = f(middle - offset);
    const right = k === 0 ? 0 : f(middle + offset);
    value += weights[k]! * (left + right);
    gauss += gaussWeights[k]! * (left + right);
    absolute += weights[k]! * (Math.abs(left) + Math.abs(right));
  }
  return {
    from,
    to,
    value: value * half,
    error: Math.abs(value - gauss) * Math.abs(half),
    absolute: absolute * Math.abs(half),
  };
}

/** The integral over all panels with the estimate of its error. */
export interface Quadrature {
  readonly value: number;
  /** An estimate of the absolute error, rounding included. */
  readonly error: number;
  readonly evaluations: number;
}

/** ∫ f from a to b: the panel with the largest error estimate is halved until their sum is small enough (QUADPACK's QAG). */
export function adaptiveKronrod(
  f: (x: number) => number,
  a: number,
  b: number,
  relative: number,
  options: { readonly rule?: KronrodRule; readonly maxPanels?: number; readonly absolute?: number } = {},
): Quadrature {
  const points = options.rule ?? kronrod21;
  const maxPanels = options.maxPanels ?? 400;
  const panels = [kronrodPanel(f, a, b, points)];
  const floor = options.absolute ?? 0;
  for (;;) {
    const value = total(panels, 'value');
    const error = total(panels, 'error');
    const rounding = 4e-16 * total(panels, 'absolute');
    const done = error <= Math.max(relative * Math.abs(value), rounding, floor);
    if (done || panels.length >= maxPanels || Number.isNaN(value)) {
      return { value, error: error + rounding, evaluations: panels.length * (2 * points.nodes.length - 1) };
    }
    let worst = 0;
    for (let k = 1; k < panels.length; k++) if (panels[k]!.error > panels[worst]!.error) worst = k;
    const { from, to } = panels[worst]!;
    const middle = from + (to - from) / 2;
    panels[worst] = kronrodPanel(f, from, middle, points);
    panels.push(kronrodPanel(f, middle, to, points));
  }
}

const total = (panels: readonly Panel[], part: 'value' | 'error' | 'absolute'): number =>
  panels.reduce((sum, panel) => sum + panel[part], 0);
