import { zero } from '../expression/build.ts';
import { compile } from '../expression/compile.ts';
import type { Expression } from '../expression/expression.ts';
import { seededRandom } from '../expression/random.ts';
import { freeSymbols } from '../expression/walk.ts';

/*
 * The check of implicit derivatives. Points on the curve F(x, y) = 0 are sought by bisection along random verticals, the curve is
 * followed a little to both sides in the same way, and the difference quotients of the heights found are compared with y′ and y″.
 */

const wantedPoints = 6;
const attempts = 60;
const offsets = [-2, -1, 1, 2] as const;

/** How many points of the curve agree with the derivatives; null where one does not. */
export function pointsThatAgree(
  difference: Expression,
  first: Expression,
  second: Expression | null,
  x: string,
  y: string,
): number | null {
  const others = freeSymbols(difference).filter((name) => name !== x && name !== y);
  const names = [x, y, ...others];
  const [f, claimed, bend] = [difference, first, second ?? zero].map((one) => compile(one, names));
  const random = seededRandom(11);
  let points = 0;
  for (let attempt = 0; attempt < attempts && points < wantedPoints; attempt++) {
    const fixed = others.map(() => 0.4 + 1.8 * random());
    const at = 3 * (2 * random() - 1) * (attempt % 3 === 0 ? 0.3 : 1);
    const onVertical = (here: number) => (height: number) => f!(here, height, ...fixed);
    const start = zeroOn(onVertical(at), -4 + random(), 4 + random());
    if (start === null) continue;
    const measured = alongCurve(onVertical, at, start);
    if (measured === null) continue;
    const { slope, bend: curvature } = measured;
    const wanted = claimed!(at, start, ...fixed);
    if (!Number.isFinite(wanted) || slope.error > 1e-5 * (1 + Math.abs(slope.value))) continue;
    points++;
    if (!agrees(wanted, slope)) return null;
    const isSharp = curvature.error <= 1e-3 * (1 + Math.abs(curvature.value));
    if (second !== null && isSharp && !agrees(bend!(at, start, ...fixed), curvature)) return null;
  }
  return points;
}

interface Measured {
  readonly value: number;
  readonly error: number;
}

const agrees = (claimed: number, { value, error }: Measured): boolean =>
  Math.abs(claimed - value) <= 1e-6 * (1 + Math.abs(value)) + 20 * error;

/** Slope and bend at a point of the curve by five-point difference quotients; null where the curve cannot be followed. */
function alongCurve(onVertical: (x: number) => (y: number) => number, at: number, height: number) {
  const quotients = (h: number) => {
    const near: number[] = [];
    for (const k of offsets) {
      const reach = 60 * h * Math.abs(k);
      const there = zeroNear(onVertical(at + k * h), height, reach);
      if (there === null) return null;
      near.push(there);
    }
    const [a, b, c, d] = near as [number, number, number, number];
    return { slope: (a - 8 * b + 8 * c - d) / (12 * h), bend: (-a + 16 * b - 30 * height + 16 * c - d) / (12 * h * h) };
  };
  const [coarse, fine] = [quotients(2e-3), quotients(1e-3)];
  if (coarse === null || fine === null) return null;
  const compared = (which: 'slope' | 'bend', noise: number): Measured => ({
    value: fine[which],
    error: Math.abs(fine[which] - coarse[which]) + noise,
  });
  return { slope: compared('slope', 1e-10), bend: compared('bend', 1e-7) };
}

/** A height at which the function changes its sign, the first that a scan of the range meets; null where there is none. */
function zeroOn(f: (y: number) => number, low: number, high: number): number | null {
  const panels = 64;
  let [before, value] = [low, f(low)];
  for (let k = 1; k <= panels; k++) {
    const here = low + ((high - low) * k) / panels;
    const next = f(here);
    if (value * next < 0) return bisected(f, before, here);
    [before, value] = [here, next];
  }
  return null;
}

/** The zero beside a known one, if exactly one change of sign lies within reach. */
function zeroNear(f: (y: number) => number, y: number, reach: number): number | null {
  const parts = 12;
  let found: readonly [number, number] | null = null;
  for (let k = -parts; k < parts; k++) {
    const [a, b] = [y + (reach * k) / parts, y + (reach * (k + 1)) / parts];
    if (!(f(a) * f(b) < 0)) continue;
    if (found !== null) return null;
    found = [a, b];
  }
  return found === null ? null : bisected(f, ...found);
}

/** Null where the sign changes at a pole. */
function bisected(f: (y: number) => number, a: number, b: number): number | null {
  let [low, high] = [a, b];
  const rising = f(low) < 0;
  for (let step = 0; step < 60 && high > low; step++) {
    const middle = (low + high) / 2;
    if (f(middle) < 0 === rising) low = middle;
    else high = middle;
  }
  const edge = Math.min(Math.abs(f(a)), Math.abs(f(b)));
  return Math.abs(f((low + high) / 2)) <= edge ? (low + high) / 2 : null;
}
