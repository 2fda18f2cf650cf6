/**
 * Enclosures in the complex plane for functions that are real on the real line.
 *
 * Of such a function f̄(z) = f(z̄), so that a rectangle about the real axis, [low, high] + i[−height, height], goes to a set with the
 * same symmetry, and three doubles hold it. Every operation returns a rectangle that contains the image of each of its
 * points, rounded outward; `null` means that the image is not known to be analytic and bounded there (a pole, a branch point
 * or a cut may lie inside). A rectangle of height 0 is a real interval.
 *
 * Rounding: +, −, ·, / and √ of doubles are correctly rounded, one step outward is enough; the elementary functions of
 * engines err by less than 2 units in the last place, and are moved by 64 of them.
 *
 * Source: R. E. Moore, R. B. Kearfott, M. J. Cloud, "Introduction to Interval Analysis" (2009).
 */
export interface Rectangle {
  readonly low: number;
  readonly high: number;
  readonly height: number;
}

const step = 2.3e-16;
const coarse = 1.5e-14;
const tiny = 5e-324;

/** What is larger than all doubles is at least the largest of them. */
const below = (x: number, by = step): number =>
  x === Number.POSITIVE_INFINITY ? Number.MAX_VALUE : x - Math.abs(x) * by - tiny;
const above = (x: number, by = step): number =>
  x === Number.NEGATIVE_INFINITY ? -Number.MAX_VALUE : x + Math.abs(x) * by + tiny;
/** Of a bound that is known not to be negative. */
const belowPositive = (x: number, by = step): number => Math.max(0, below(x, by));

/** Null where a bound is no number: nothing is known of such a set. */
function made(low: number, high: number, height: number): Rectangle | null {
  return Number.isNaN(low) || Number.isNaN(high) || Number.isNaN(height) ? null : { low, high, height };
}

/** Whether all three bounds are doubles. */
export const isBounded = ({ low, high, height }: Rectangle): boolean =>
  Number.isFinite(low) && Number.isFinite(high) && Number.isFinite(height);

/** The real numbers from low to high. */
export const interval = (low: number, high: number): Rectangle => ({ low, high, height: 0 });
/** One real number, which the double is exactly. */
export const point = (x: number): Rectangle => interval(x, x);
/** A number of which this is the nearest double. */
export const around = (x: number): Rectangle => interval(below(x), above(x));
/** What lies within `radius` of a real interval. */
export const widened = (low: number, high: number, radius: number): Rectangle =>
  interval(below(low - radius), above(high + radius));

/** An upper bound of |z|. */
export const largest = (a: Rectangle): number => above(Math.hypot(Math.max(-a.low, a.high), a.height), coarse);
const widest = (a: Rectangle): number => Math.max(-a.low, a.high);

/** Both of two enclosures of the same set. */
const meet = (a: Rectangle, b: Rectangle): Rectangle => ({
  low: Math.max(a.low, b.low),
  high: Math.min(a.high, b.high),
  height: Math.min(a.height, b.height),
});

/** A rectangle with all sums; null where nothing is known of them. */
export const add = (a: Rectangle, b: Rectangle): Rectangle | null =>
  made(
    sum(a.low, b.low, below),
    sum(a.high, b.high, above),
    a.height === 0 && b.height === 0 ? 0 : above(a.height + b.height),
  );

/** Exact where one of the two is 0, so that [0, h] keeps its end. */
const sum = (x: number, y: number, outward: (s: number) => number): number =>
  x === 0 ? y : y === 0 ? x : outward(x + y);

/** The rectangle of the opposites. */
export const negate = (a: Rectangle): Rectangle => ({ low: -a.high || 0, high: -a.low || 0, height: a.height });

/** A rectangle with all products; null where nothing is known of them. */
export function multiply(a: Rectangle, b: Rectangle): Rectangle | null {
  const [p, q, r, s] = [times(a.low, b.low), times(a.low, b.high), times(a.high, b.low), times(a.high, b.high)];
  const cross = times(a.height, b.height);
  const low = Math.min(p, q, r, s) - cross;
  const high = Math.max(p, q, r, s) + cross;
  if (a.height === 0 && b.height === 0) return made(low === 0 ? 0 : below(low), high === 0 ? 0 : above(high), 0);
  return made(below(low), above(high), above(times(widest(a), b.height) + times(widest(b), a.height), 4 * step));
}

/** 0 is exact, also against a bound that is very large. */
const times = (x: number, y: number): number => (x === 0 || y === 0 ? 0 : x * y);

/** A rectangle with all squares, smaller than that of the products. */
export function square(a: Rectangle): Rectangle | null {
  const [p, q] = [a.low * a.low, a.high * a.high];
  const least = a.low <= 0 && a.high >= 0 ? 0 : belowPositive(Math.min(p, q));
  if (a.height === 0) return made(least, above(Math.max(p, q)), 0);
  return made(below(least - a.height * a.height), above(Math.max(p, q)), above(2 * widest(a) * a.height));
}

/** 1/z; null where 0 may be inside. */
export function reciprocal(a: Rectangle): Rectangle | null {
  if (a.high < 0) {
    const mirrored = reciprocal(negate(a));
    return mirrored === null ? null : negate(mirrored);
  }
  if (!(a.low > 0)) return null;
  const { low, high, height } = a;
  if (height === 0) return made(belowPositive(1 / high), above(1 / low), 0);
  // x/(x² + y²) is least at a corner; y/(x² + y²) is greatest on the near side, at y = x if that is inside.
  const at = (x: number): number => (isBounded({ low: 0, high: x, height }) ? 1 / (x + (height / x) * height) : 0);
  const most = height >= low ? 0.5 / low : 1 / (height + (low / height) * low);
  return made(belowPositive(Math.min(at(low), at(high)), coarse), above(1 / low), above(most, coarse));
}

/** A rectangle with all quotients; null where the divisor may be 0. */
export const divide = (a: Rectangle, b: Rectangle): Rectangle | null => {
  const inverse = reciprocal(b);
  return inverse === null ? null : multiply(a, inverse);
};

/** A rectangle with all values of e^z. */
export function exponential(a: Rectangle): Rectangle | null {
  const [least, most] = [belowPositive(Math.exp(a.low), coarse), above(Math.exp(a.high), coarse)];
  if (a.height === 0) return made(least, most, 0);
  const cosine = a.height >= Math.PI ? -1 : below(Math.cos(a.height), coarse) - coarse;
  const sine = a.height >= Math.PI / 2 ? 1 : above(Math.sin(a.height), coarse);
  return made(below(cosine < 0 ? most * cosine : least * cosine, coarse), most, above(most * sine, coarse));
}

/** The principal logarithm; null where the negative axis or 0 may be touched. */
export function logarithm(a: Rectangle): Rectangle | null {
  if (!(a.low > 0)) return null;
  const most = a.height === 0 ? a.high : above(Math.hypot(a.high, a.height), coarse);
  const [low, high] = [Math.log(a.low), Math.log(most)];
  return made(below(low, coarse) - coarse, above(high, coarse) + coarse, angle(a));
}

const angle = (a: Rectangle): number => (a.height === 0 ? 0 : above(Math.atan2(a.height, a.low), coarse));

/** z^n by repeated squaring, and by the logarithm where it has one: each has points where it is the better. */
export function integerPower(a: Rectangle, n: number): Rectangle | null {
  if (n < 0) {
    const positive = integerPower(a, -n);
    const direct = positive === null ? null : reciprocal(positive);
    return direct ?? viaReciprocal(a, -n);
  }
  const bySquaring = repeated(a, n);
  if (n <= 2 || a.height === 0) return bySquaring;
  const byLogarithm = realPower(a.high < 0 ? negate(a) : a, point(n));
  if (byLogarithm === null) return bySquaring;
  const signed = a.high < 0 && n % 2 === 1 ? negate(byLogarithm) : byLogarithm;
  return bySquaring === null ? signed : meet(bySquaring, signed);
}

function viaReciprocal(a: Rectangle, n: number): Rectangle | null {
  const inverse = reciprocal(a);
  return inverse === null ? null : integerPower(inverse, n);
}

function repeated(a: Rectangle, n: number): Rectangle | null {
  let result: Rectangle | null = null;
  let base: Rectangle | null = a;
  for (let left = n; left > 0; left = Math.floor(left / 2)) {
    if (base === null) return null;
    if (left % 2 === 1) {
      result = result === null ? base : multiply(result, base);
      if (result === null) return null;
    }
    if (left > 1) base = square(base);
  }
  return result ?? one;
}

const one = point(1);

/** z^w = e^(w ln z). */
export function realPower(a: Rectangle, w: Rectangle): Rectangle | null {
  const ln = logarithm(a);
  const exponent = ln === null ? null : multiply(ln, w);
  return exponent === null ? null : exponential(exponent);
}

/** Greatest and least of cos on an interval, a little outward. */
function cosineRange(low: number, high: number): [number, number] {
  const farthest = Math.max(1, Math.abs(low), Math.abs(high));
  const blur = coarse * farthest;
  if (!(high - low < 2 * Math.PI) || farthest > farthestAngle) return [-1, 1];
  const [a, b] = [Math.cos(low), Math.cos(high)];
  const turns = (at: number): boolean => {
    const k = Math.ceil((low - blur - at) / (2 * Math.PI));
    return at + 2 * Math.PI * k <= high + blur;
  };
  const least = turns(Math.PI) ? -1 : Math.max(-1, Math.min(a, b) - coarse);
  const most = turns(0) ? 1 : Math.min(1, Math.max(a, b) + coarse);
  return [least, most];
}

/** Beyond, a double hardly tells the angle, and every value that there is may be one. */
const farthestAngle = 1e12;

function trigonometric(a: Rectangle, shift: number): Rectangle | null {
  if (!Number.isFinite(widest(a)) || a.height > 700) return null;
  // sin x = cos(x − π/2); the shifted angle is wrong by a rounding of its size.
  const [least, most] = cosineRange(a.low - shift, a.high - shift);
  const noise = 4e-16 * Math.max(1, widest(a));
  const [l, h] = [Math.max(-1, least - noise), Math.min(1, most + noise)];
  if (a.height === 0) return made(l, h, 0);
  const cosh = above(Math.cosh(a.height), coarse);
  const [sl, sh] = cosineRange(a.low - shift + Math.PI / 2, a.high - shift + Math.PI / 2);
  const slope = Math.min(1, Math.max(-sl, sh) + noise);
  return made(
    below(l < 0 ? l * cosh : l, coarse),
    above(h > 0 ? h * cosh : h, coarse),
    above(slope * Math.sinh(a.height), coarse),
  );
}

/** A rectangle with all cosines. */
export const cosine = (a: Rectangle): Rectangle | null => trigonometric(a, 0);

/** A rectangle with all sines. */
export function sine(a: Rectangle): Rectangle | null {
  const found = trigonometric(a, Math.PI / 2);
  // Near 0 the shift would lose the sign and the size.
  if (found === null || widest(a) > 1.5 || a.height > 0) return found;
  return made(below(Math.sin(a.low), coarse), above(Math.sin(a.high), coarse), 0);
}

/** The image of the angle i·z, seen from the real axis: cosh and sinh of strips. */
export function cosh(a: Rectangle): Rectangle | null {
  const least = a.low <= 0 && a.high >= 0 ? 0 : Math.min(Math.abs(a.low), Math.abs(a.high));
  const most = widest(a);
  const cosine = a.height >= Math.PI ? -1 : a.height === 0 ? 1 : below(Math.cos(a.height), coarse) - coarse;
  const sine = a.height >= Math.PI / 2 ? 1 : above(Math.sin(a.height), coarse);
  const low = cosine < 0 ? cosine * Math.cosh(most) : cosine * Math.cosh(least);
  return made(
    below(low, coarse),
    above(Math.cosh(most), coarse),
    a.height === 0 ? 0 : above(Math.sinh(most) * sine, coarse),
  );
}

/** A rectangle with all hyperbolic sines. */
export function sinh(a: Rectangle): Rectangle | null {
  const most = widest(a);
  const cosine = a.height >= Math.PI ? -1 : a.height === 0 ? 1 : below(Math.cos(a.height), coarse) - coarse;
  const sine = a.height >= Math.PI / 2 ? 1 : above(Math.sin(a.height), coarse);
  const [s, t] = [Math.sinh(a.low), Math.sinh(a.high)];
  const low = Math.min(s, s * cosine, t * cosine);
  const high = Math.max(t, t * cosine, s * cosine);
  return made(below(low, coarse), above(high, coarse), a.height === 0 ? 0 : above(Math.cosh(most) * sine, coarse));
}

/** tanh z = 2/(1 + e^(−2z)) − 1, in which z stands once; from the side on which the exponential is small. */
export function tanh(a: Rectangle): Rectangle | null {
  if (a.high <= 0 && a.low < 0) {
    const mirrored = tanh(negate(a));
    return mirrored === null ? null : negate(mirrored);
  }
  const twice = { low: -2 * a.high, high: -2 * a.low, height: 2 * a.height };
  const w = exponential(twice);
  const bottom = w === null ? null : add(one, w);
  const quotient = bottom === null ? null : reciprocal(bottom);
  return quotient === null
    ? null
    : add({ low: 2 * quotient.low, high: 2 * quotient.high, height: 2 * quotient.height }, point(-1));
}

/** A rectangle with all tangents; null where the cosine may be 0. */
export function tangent(a: Rectangle): Rectangle | null {
  const [s, c] = [sine(a), cosine(a)];
  return s === null || c === null ? null : divide(s, c);
}

/** Of a set all of whose points have |z| ≤ radius. */
export const disc = (radius: number): Rectangle => ({ low: -radius, high: radius, height: radius });

/**
 * f(Z) ⊂ f(m) + f′(Z)(Z − m) for the middle m of Z, which is convex: how functions are enclosed that have no simple image of a
 * rectangle. `value` is f on the real line with a relative error below 1e-12.
 */
export function byMeanValue(a: Rectangle, value: (x: number) => number, slope: Rectangle | null): Rectangle | null {
  if (slope === null) return null;
  const middle = a.low + (a.high - a.low) / 2;
  const there = value(middle);
  const noise = 1e-12 * Math.abs(there) + tiny;
  const rest = multiply(slope, { low: below(a.low - middle), high: above(a.high - middle), height: a.height });
  return rest === null || !Number.isFinite(there) ? null : add(interval(there - noise, there + noise), rest);
}
