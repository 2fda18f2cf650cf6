/** The curves of the small topic figures: real functions, sampled. */
type Curve = (t: number) => readonly [x: number, y: number];

const samples = 40;

/** An SVG path through a parametric curve, to a tenth of a pixel. */
export function pathOf(curve: Curve, from: number, to: number): string {
  const points = Array.from({ length: samples + 1 }, (_, index) => curve(from + ((to - from) * index) / samples));
  return points.map(([x, y], index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}

const ground = 52;

/** y = x² − 2, its roots on the line. */
export const parabola: Curve = (x) => [44 + 17 * x, 34 - 9 * (x * x - 2)];
/** y = x(x − 2)² + 0.6, the area under it shaded. */
export const cubic: Curve = (x) => [8 + 30 * x, ground - 22 * (x * (x - 2) * (x - 2) + 0.25)];
/** The density of the standard normal distribution. */
export const bell: Curve = (x) => [44 + 12.5 * x, ground - 42 * Math.exp((-x * x) / 2)];
/** 1/x + x²/6: the gamma function's manner, falling from a pole and rising again. */
export const gammaLike: Curve = (x) => [12 + 16.5 * x, ground - 11 * stirlingGamma(x)];
/** An ellipse of eccentricity 0.6 around its focus. */
export const orbit: Curve = (angle) => [44 + 36 * Math.cos(angle), 33 + 36 * 0.8 * 0.55 * Math.sin(angle)];
/** One period of the sine, in step with the unit circle beside it. */
export const sine: Curve = (angle) => [42 + 6.8 * angle, 33 - 17 * Math.sin(angle)];

/** Γ(x) by Stirling's series after shifting the argument beyond 7: far more exact than a drawing needs. */
function stirlingGamma(x: number): number {
  if (x < 7) return stirlingGamma(x + 1) / x;
  return Math.sqrt((2 * Math.PI) / x) * (x / Math.E) ** x * (1 + 1 / (12 * x) + 1 / (288 * x * x));
}
