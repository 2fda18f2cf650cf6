import { divide, multiply, negate, type Real, scaled, subtract, toNumber } from '../../../numeric/double-double.ts';
import { cosPi, sinPi } from '../../../numeric/double-double-trigonometry.ts';
import { type Exponent, exponentAtOne } from './exponent.ts';
import { complementWeight, integral, powerWeight, survivalWeight } from './integral.ts';
import { difference, type StandardStable } from './standard.ts';
import { centredTail, FAR, type HeavyTail } from './tail.ts';
import { turnedFourier } from './turned.ts';

/**
 * The standard stable law for α near 1, in Nolan's parametrisation S0, which is continuous there: Y = X − β tan(πα/2).
 *
 * In S1 the whole law moves off to infinity as α → 1, and the integral over an angle (`standard.ts`) raises a quotient near 1
 * to the power α/(α − 1). Both are mended by writing x = tan A + y, tan A = βT: with a = π/2 − A, ε = α − 1 and the distances
 * φ, ψ of θ from the ends of its range, w = gap − εψ, that quotient is 1 + q,
 *
 *     q = [2 cos(((1+α)ψ + gap)/2) sin(w/2) + (y sin a − 2 sin²(a/2)) cos θ]/sin αψ,
 *     ln g = (α/ε) ln(1 + q) + ln(sin w/(sin a cos θ)),
 *
 * in which q, a and w are all of the order ε and formed without a difference of nearly equal numbers. As ε → 0 this is the
 * exponent of α = 1, P(Y ≤ y) = (1/π) ∫ e^{−g} dθ, f(y) = 1/(2β) ∫ g e^{−g} dθ, g = e^{−πy/2β} V(θ). Worked example: α = 1.000001, β = 0.5, y = 0 gives a density within 1e-6 of that of α = 1.
 *
 * The form needs βT away from 0. For |β| ≤ 0.35, next to the Cauchy law, the Fourier integral on a turned ray takes over, and
 * far out on either side that on the imaginary axis. To debug, compare the three where they overlap.
 */
export function nearOne(excess: Real, beta: Real): StandardStable {
  const [e, b] = [toNumber(excess), toNumber(beta)];
  const shift = e === 0 ? 0 : toNumber(shiftNearOne(excess, beta));
  const body =
    Math.abs(b) <= maxTurned ? turnedFourier(e, b, shift) : e === 0 ? atOne(beta) : oriented(excess, beta, shift);
  const [above, below] = [farTail(excess, beta), farTail(excess, negate(beta))];
  const far = (y: number, near: (y: number) => number, right: (y: number) => number, left: (y: number) => number) =>
    Math.abs(y) <= FAR ? near(y) : y > 0 ? right(y) : left(-y);
  return {
    density: (y) => far(y, body.density, above.density, below.density),
    upper: (y) => far(y, body.upper, above.survival, (d) => 1 - below.survival(d)),
    lower: (y) => far(y, body.lower, (d) => 1 - above.survival(d), below.survival),
    slope: (y) => (Math.abs(y) <= FAR ? body.slope(y) : -Math.sign(y)),
  };
}

/** On the light side of a totally skewed law nothing that a double could hold is left beyond FAR. */
const farTail = (excess: Real, beta: Real): HeavyTail =>
  toNumber(beta) === -1 ? { survival: () => 0, density: () => 0 } : centredTail(excess, beta);

/** The same with β tan(πα/2) > 0, or its reflection. */
function oriented(excess: Real, beta: Real, shift: number): StandardStable {
  if (shift > 0) return bodyOf(toNumber(excess), beta, shift);
  const mirror = bodyOf(toNumber(excess), negate(beta), -shift);
  return {
    density: (y) => mirror.density(-y),
    upper: (y) => mirror.lower(-y),
    lower: (y) => mirror.upper(-y),
    slope: (y) => -mirror.slope(-y),
  };
}

/** Up to this |β| the turned ray is used for |y| ≤ FAR. */
const maxTurned = 0.35;

/** β tan(πα/2) = −β cot(πε/2), with the digits of ε. */
export const shiftNearOne = (excess: Real, beta: Real): Real => {
  const half = scaled(excess, 0.5);
  return negate(multiply(beta, divide(cosPi(half), sinPi(half))));
};

/** The angles of the exponent for β tan(πα/2) > 0. */
interface Angles {
  readonly excess: number;
  readonly length: number;
  readonly gap: number;
  /** π − αL */
  readonly outerGap: number;
  /** π/2 − arctan βT */
  readonly a: number;
}

function anglesOf(excess: number, beta: Real, shift: number): Angles {
  const alpha = 1 + excess;
  const a = Math.atan2(1, shift);
  const b = toNumber(beta);
  const t = shift / b;
  // Where a gap vanishes for a totally skewed law it is formed by the addition theorem of the arctangent.
  const gap =
    excess < 0
      ? Math.atan2(toNumber(subtract(1, beta)) * t, 1 + shift * t) / alpha
      : ((Math.PI / 2) * excess + a) / alpha;
  const outerGap =
    excess < 0 ? a - (Math.PI / 2) * excess : Math.atan2(toNumber(subtract(-1, beta)) * t, 1 - shift * t);
  return { excess, gap, outerGap, a, length: Math.PI - gap };
}

function exponentNearOne({ excess, length, gap, outerGap, a }: Angles, beta: number, y: number): Exponent {
  const alpha = 1 + excess;
  const linear = y * Math.sin(a) - 2 * Math.sin(a / 2) ** 2;
  const sinA = Math.sin(a);
  return {
    length,
    grows: excess > 0,
    noise: 4e-16 * (1 + (Math.PI / (2 * Math.abs(beta))) * (1 + Math.min(Math.abs(y), 10))),
    lnG: (phi, psi) => {
      const cosTheta = phi < 1.5 ? Math.sin(phi) : Math.sin(psi + gap);
      const outer = phi < psi ? Math.sin(outerGap + alpha * phi) : Math.sin(alpha * psi);
      const w = excess > 0 ? outerGap + excess * phi : gap - excess * psi;
      const q = (2 * Math.cos(((1 + alpha) * psi + gap) / 2) * Math.sin(w / 2) + linear * cosTheta) / outer;
      return (alpha / excess) * Math.log1p(Math.max(q, NEARLY_MINUS_ONE)) + Math.log(Math.sin(w) / sinA / cosTheta);
    },
  };
}

/** At the very end of the range the quotient 1 + q vanishes, and so does e^{−g} or g. */
const NEARLY_MINUS_ONE = -1 + 2 ** -52;

function bodyOf(excess: number, beta: Real, shift: number): StandardStable {
  const angles = anglesOf(excess, beta, shift);
  const at = (y: number) => exponentNearOne(angles, toNumber(beta), y);
  const [upper, lower] = excess > 0 ? [survivalWeight, complementWeight] : [complementWeight, survivalWeight];
  const power = (1 + excess) / excess;
  return {
    density: (y) => ((Math.abs(power) / Math.PI) * integral(at(y), powerWeight(1))) / (shift + y),
    upper: (y) => integral(at(y), upper) / Math.PI,
    lower: (y) => (angles.gap + integral(at(y), lower)) / Math.PI,
    slope: (y) => difference((power - 1) * integral(at(y), powerWeight(1)), power * integral(at(y), powerWeight(2))),
  };
}

/** α = 1: the representation for β > 0 holds for all y, so that a negative β reflects instead. */
function atOne(beta: Real): StandardStable {
  const negative = toNumber(beta) < 0;
  const size = negative ? negate(beta) : beta;
  const [b, rest] = [toNumber(size), toNumber(subtract(1, size))];
  const at = (y: number): Exponent => exponentAtOne(b, rest, negative ? -y : y);
  const [upper, lower] = negative ? [survivalWeight, complementWeight] : [complementWeight, survivalWeight];
  return {
    density: (y) => integral(at(y), powerWeight(1)) / (2 * b),
    upper: (y) => integral(at(y), upper) / Math.PI,
    lower: (y) => integral(at(y), lower) / Math.PI,
    slope: (y) => (negative ? -1 : 1) * difference(integral(at(y), powerWeight(2)), integral(at(y), powerWeight(1))),
  };
}
