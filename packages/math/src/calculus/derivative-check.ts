import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import { evaluateBall } from '../expression/evaluate-precise.ts';
import { evaluateWithError, type Uncertain } from '../expression/evaluate-with-error.ts';
import type { Expression } from '../expression/expression.ts';
import { preciseFunctions } from '../expression/precise-functions.ts';
import { seededRandom } from '../expression/random.ts';
import { contains, freeSymbols, some } from '../expression/walk.ts';
import type { Complex } from '../numeric/complex.ts';
import * as C from '../numeric/complex.ts';
import { add, type Ball, EXACT, integerBall, lower, negate, sizeOf, upper } from '../numeric/precise/ball.ts';
import { toNumber } from '../numeric/precise/convert.ts';
import { differenceQuotient, type RationalPoint } from './difference-quotient.ts';

/** How a derivative compared with difference quotients. */
export interface DerivativeCheck {
  readonly verdict: 'equal' | 'different' | 'undecided';
  /** Points at which both could be trusted. */
  readonly points: number;
  /** The largest relative difference. */
  readonly worst: number;
}

const wantedPoints = 5;
const attempts = 40;
/** Sizes of the argument: near 0 and far out are tried where the others give nothing. */
const sizes: readonly (readonly [number, number])[] = [
  [0.15, 2.75],
  [0.15, 2.75],
  [0.15, 2.75],
  [0.004, 0.12],
  [3, 19],
];

/**
 * Compares a derivative with difference quotients of the function itself at seeded points; it shares nothing with the rules of
 * differentiation. The function may be complex at a real point; then so is the difference quotient. Values come from balls at a
 * precision that rises until both are known to nine digits and more, so that steep functions are no harder than others; what is not
 * known to any precision is taken in doubles.
 */
export function checkDerivative(f: Expression, slope: Expression, variable: string): DerivativeCheck {
  const random = seededRandom(7);
  const others = freeSymbols(f).filter((name) => name !== variable);
  let points = 0;
  let worst = 0;
  for (let attempt = 0; attempt < attempts && points < wantedPoints; attempt++) {
    const [least, most] = sizes[Math.floor((attempt * sizes.length) / attempts)]!;
    const size = least + (most - least) * random();
    const fixed = Object.fromEntries(others.map((name) => [name, Q.fromNumber(0.2 + 2 * random())]));
    const at = { ...fixed, [variable]: Q.fromNumber(attempt % 2 === 0 ? size : -size) };
    const compared = compareAt(f, slope, variable, at);
    if (compared === null) continue;
    points++;
    worst = Math.max(worst, compared.relative);
    if (!compared.agrees) return { verdict: 'different', points, worst };
  }
  return { verdict: points > 0 ? 'equal' : 'undecided', points, worst };
}

interface DerivativeComparison {
  readonly agrees: boolean;
  readonly relative: number;
}

function compareAt(f: Expression, slope: Expression, variable: string, at: RationalPoint): DerivativeComparison | null {
  if (hasNoSlopeRule(f, variable, at)) return null;
  let missed = 0;
  for (const bits of isPrecise(f) && isPrecise(slope) ? precisions : []) {
    const claimed = evaluateBall(slope, bits, at);
    // Of a constant the quotient is 0 whatever is known of the constant.
    const moves = contains(f, variable);
    if (claimed === null || (moves && evaluateBall(f, bits, at) === null)) {
      // What has no value in balls with four times the bits has none with more.
      if (++missed > 1) break;
      continue;
    }
    const measured = moves ? differenceQuotient(f, variable, at, bits) : integerBall(0);
    if (measured === null || (bits < mostBits && isUnseen(measured, claimed))) continue;
    const compared = compareBalls(measured, claimed, scaleOf(f, variable, at, bits), bits);
    if (compared !== null) return compared;
  }
  return compareInDoubles(f, slope, variable, at);
}

/** Functions with the derivative that the rules know on the real line only: |u| of a complex u that moves has another one. */
const realOnly: ReadonlySet<string> = new Set([
  'abs',
  'sign',
  'floor',
  'ceil',
  'heaviside',
  'min',
  'max',
  'mod',
  'cbrt',
]);

function hasNoSlopeRule(f: Expression, variable: string, at: RationalPoint): boolean {
  const point = Object.fromEntries(Object.entries(at).map(([name, x]) => [name, C.complex(Q.toNumber(x))]));
  return some(
    f,
    (node) =>
      node.kind === 'apply' &&
      realOnly.has(node.name) &&
      node.args.some((u) => contains(u, variable) && evaluateWithError(u, point).value.im !== 0),
  );
}

const isPrecise = (a: Expression): boolean =>
  !some(a, (node) => node.kind === 'apply' && !preciseFunctions.has(node.name));

const precisions = [256, 1024, 4096];
const mostBits = Math.max(...precisions);

/**
 * No slope is seen where one is claimed: over a step that is many turns long, a wave that is smaller than the rounding of its values is as flat as a
 * constant, such as Si(u) for a large u.
 */
const isUnseen = (measured: Ball, claimed: Ball): boolean => lower(measured) === EXACT && lower(claimed) !== EXACT;

/** Both values are known to so many bits before they are compared; a value this far below the scale is 0. */
const knownBits = 40;
const lostBits = 80;

/** log₂ of |f|/|x| or, for a sum, of its largest term: against this a derivative is 0 or is not. */
function scaleOf(f: Expression, variable: string, at: RationalPoint, bits: number): number {
  const sizes = [f, ...(f.kind === 'sum' ? f.terms : [])].flatMap((part) => {
    const value = evaluateBall(part, bits, at);
    return value === null ? [] : [upper(value)];
  });
  return Math.max(EXACT, ...sizes) - Math.log2(Math.abs(Q.toNumber(at[variable]!)));
}

/** Null where more bits are needed. */
function compareBalls(measured: Ball, claimed: Ball, scale: number, bits: number): DerivativeComparison | null {
  const difference = add(measured, negate(claimed), bits);
  const size = Math.max(sizeOf(measured.value), sizeOf(claimed.value));
  if (Math.max(upper(measured), upper(claimed)) <= scale - lostBits) return { agrees: true, relative: 0 };
  if (difference.error > size - knownBits) return null;
  const far = sizeOf(difference.value);
  // The error of the step is an estimate: what lies little beyond it decides nothing.
  if (lower(difference) !== EXACT && far < difference.error + 8) return null;
  return { agrees: lower(difference) === EXACT, relative: 2 ** (far - size) };
}

function compareInDoubles(
  f: Expression,
  slope: Expression,
  variable: string,
  at: RationalPoint,
): DerivativeComparison | null {
  const point = Object.fromEntries(Object.entries(at).map(([name, x]) => [name, C.complex(Q.toNumber(x))]));
  const claimed = evaluateWithError(slope, point);
  const size = C.modulus(claimed.value);
  const x = point[variable]!.re;
  const here = C.modulus(evaluateWithError(f, point).value) / Math.abs(x);
  const measured = preciseQuotient(f, variable, at) ?? agreedQuotient((shift) => shifted(f, variable, point, shift), x);
  if (measured === null || !Number.isFinite(here) || !Number.isFinite(size)) return null;
  // The scale is that of the slope or, where this is small, of the function.
  const scale = Math.max(size, here * 1e-3);
  if (!(claimed.error <= 1e-7 * scale) || !(measured.error <= 1e-5 * scale)) return null;
  const difference = C.modulus(C.subtract(measured.value, claimed.value));
  const tolerance = 20 * measured.error + 16 * claimed.error + 1e-9 * scale;
  return { agrees: difference <= tolerance, relative: size === 0 ? 0 : difference / size };
}

const shifted = (f: Expression, variable: string, at: Readonly<Record<string, Complex>>, shift: number): Uncertain =>
  evaluateWithError(f, { ...at, [variable]: C.complex(at[variable]!.re + shift) });

/** The quotient of a function that is known to any precision though its derivative is not, rounded to doubles. */
function preciseQuotient(f: Expression, variable: string, at: Readonly<Record<string, Rational>>): Uncertain | null {
  const ball = isPrecise(f) ? differenceQuotient(f, variable, at, precisions[0]!) : null;
  if (ball === null) return null;
  const value = C.complex(toNumber(ball.value.re), toNumber(ball.value.im));
  return { value, error: 2 ** ball.error + 2 ** -52 * C.modulus(value) };
}

/** From a long first step and a short one: where they disagree, the long one was longer than a turn of the function. */
function agreedQuotient(at: (shift: number) => Uncertain, x: number): Uncertain | null {
  const [long, short] = [0.06, 1e-4].map((share) => ridders(at, share * Math.min(1, Math.abs(x))));
  if (!long || !short) return null;
  const better = short.error < long.error ? short : long;
  return distance(long.value, short.value) <= 20 * (long.error + short.error) ? better : null;
}

/**
 * Central differences with steps falling by 1.6 from the first, extrapolated by Neville's scheme (Ridders, "Accurate
 * computation of F′(x) and F′(x)F″(x)", 1982); the error is that of the best entry.
 */
function ridders(at: (shift: number) => Uncertain, first: number): Uncertain | null {
  const ratio = 1.6;
  let step = first;
  let previous: Complex[] = [];
  let best: Uncertain | null = null;
  for (let row = 0; row < 9; row++, step /= ratio) {
    const above = at(step);
    const below = at(-step);
    const noise = (above.error + below.error) / step;
    if (!Number.isFinite(noise)) {
      // A cut or a pole within the step: begin again closer by.
      previous = [];
      continue;
    }
    const current: Complex[] = [scaled(C.subtract(above.value, below.value), 1 / (2 * step))];
    for (let column = 1; column <= previous.length; column++) {
      const weight = ratio ** (2 * column);
      const finer = current[column - 1]!;
      const coarser = previous[column - 1]!;
      current.push(scaled(C.subtract(scaled(finer, weight), coarser), 1 / (weight - 1)));
      const error = Math.max(distance(current[column]!, finer), distance(current[column]!, coarser)) + noise;
      if (best === null || error < best.error) best = { value: current[column]!, error };
    }
    previous = current;
  }
  return best;
}

const scaled = (a: Complex, by: number): Complex => ({ re: a.re * by, im: a.im * by });
const distance = (a: Complex, b: Complex): number => C.modulus(C.subtract(a, b));
