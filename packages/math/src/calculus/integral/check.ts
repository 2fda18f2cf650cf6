import type { Rational } from '../../exact/rational.ts';
import { fromNumber } from '../../exact/rational.ts';
import { equal } from '../../expression/build.ts';
import { compileUnary } from '../../expression/compile.ts';
import { evaluate } from '../../expression/evaluate.ts';
import { evaluateComplex } from '../../expression/evaluate-complex.ts';
import { evaluateBall } from '../../expression/evaluate-precise.ts';
import { evaluateWithError, type Uncertain } from '../../expression/evaluate-with-error.ts';
import type { Expression } from '../../expression/expression.ts';
import { seededRandom } from '../../expression/random.ts';
import { freeSymbols } from '../../expression/walk.ts';
import type { Complex } from '../../numeric/complex.ts';
import * as C from '../../numeric/complex.ts';
import { add, type Ball, lower, negate, sizeOf, upper } from '../../numeric/precise/ball.ts';
import { derivativeOf } from '../derivative.ts';

/*
 * The check that every antiderivative passes before it leaves: its derivative against the integrand, at seeded points in many
 * windows of the real axis on both sides of 0, so that every piece of the usual domains is met, with several sets of
 * positive values for the parameters. The derivative is taken by the rules of `derivative.ts`, which share nothing with
 * integration. Where doubles lose its value in rounding, or say that it differs, balls of 160 and more bits decide
 * (`evaluate-precise.ts`); for functions that are not known to that precision, central differences of the antiderivative itself.
 *
 * Points count where the integrand is real. An integrand that is real nowhere is compared as a complex one.
 */

export interface AntiderivativeCheck {
  readonly verdict: 'equal' | 'different' | 'undecided';
  /** The derivative is the integrand as it stands. */
  readonly symbolic: boolean;
  /** Points at which both could be trusted, and agreed. */
  readonly points: number;
  /** The share of the points where the derivative is minus the integrand: a wrong branch, when it is not 0. */
  readonly opposite: readonly number[];
}

/** Windows for |x|, from next to 0 to far out. */
const windows: readonly (readonly [number, number])[] = [
  [0.15, 0.5],
  [0.5, 0.95],
  [1.05, 1.5],
  [1.5, 1.95],
  [2.1, 3],
  [0.02, 0.14],
  [3.2, 4.7],
  [5, 7],
  [10, 12],
  [20, 24],
];
const perWindow = 2;
const parameterSets = 3;
const minPoints = 4;

export interface SamplePoint {
  readonly at: Readonly<Record<string, Complex>>;
  readonly x: number;
  readonly value: Uncertain;
}

export interface SamplePoints {
  /** Where the integrand has a value that can be trusted: where it is real in all its parts, if there are enough such points. */
  readonly points: readonly SamplePoint[];
  /** Where it is real as a complex function only, as √x·√(x − 2) at −1; none of these are in `points`. */
  readonly beyond: readonly SamplePoint[];
}

/** Seeded points at which an antiderivative is to be compared with its integrand. */
export function samplePoints(f: Expression, variable: string): SamplePoints {
  const random = seededRandom(4242);
  const parameters = freeSymbols(f).filter((name) => name !== variable);
  const real: SamplePoint[] = [];
  const complex: SamplePoint[] = [];
  for (let set = 0; set < (parameters.length === 0 ? 1 : parameterSets); set++) {
    const values = parameters.map((name) => [name, C.complex(0.35 + 1.9 * random())] as const);
    const letters: Record<string, number> = Object.fromEntries(values.map(([name, { re }]) => [name, re]));
    const inComplex = Object.fromEntries(values);
    for (const [low, high] of windows) {
      for (let k = 0; k < perWindow * 2; k++) {
        const x = (k % 2 === 0 ? 1 : -1) * (low + (high - low) * random());
        const at = { ...inComplex, [variable]: C.complex(x) };
        const value = evaluateWithError(f, at);
        const size = C.modulus(value.value);
        if (!Number.isFinite(size) || !(value.error <= 1e-6 * size)) continue;
        letters[variable] = x;
        (Number.isFinite(evaluate(f, letters)) ? real : complex).push({ at, x, value });
      }
    }
  }
  if (real.length < minPoints && parameters.length === 0) real.push(...pointsOfNarrowPieces(f, variable));
  if (real.length < minPoints) return { points: [...real, ...complex], beyond: [] };
  const isAlmostReal = ({ value: { value } }: SamplePoint) => Math.abs(value.im) <= 1e-12 * Math.abs(value.re);
  return { points: real, beyond: complex.filter(isAlmostReal) };
}

/** Beyond 24 pieces are not narrow; a grid so fine meets a piece of a tenth several times. */
const [farthest, gridStep] = [24, 1 / 64];
/** So many points of narrow pieces are enough. */
const maxNarrow = 12;

/** Points where an integrand is real only on pieces that the windows hardly meet: √((4 − x²)/(x² − 5)) from 2 to √5. */
function pointsOfNarrowPieces(f: Expression, variable: string): readonly SamplePoint[] {
  const value = compileUnary(f, variable);
  const places: number[] = [];
  // Beside whole numbers and simple fractions, at which pieces begin and end.
  for (let x = -farthest + gridStep / 3; x < farthest; x += gridStep) if (Number.isFinite(value(x))) places.push(x);
  return sampleOf(places, maxNarrow).flatMap((x) => {
    const at = { [variable]: C.complex(x) };
    const value = evaluateWithError(f, at);
    return value.error <= 1e-6 * C.modulus(value.value) ? [{ at, x, value }] : [];
  });
}

/** So many of a list, evenly spread, or all of a shorter one. */
const sampleOf = <One>(list: readonly One[], most: number): readonly One[] =>
  list.length <= most
    ? list
    : Array.from({ length: most }, (_, k) => list[Math.floor(((k + 0.5) * list.length) / most)]!);

/** Compares the derivative of an antiderivative with the integrand at the points of `samplePoints`. */
export function checkAntiderivative(
  antiderivative: Expression,
  f: Expression,
  variable: string,
  points: readonly SamplePoint[],
): AntiderivativeCheck {
  const derived = derivativeOf(antiderivative, variable);
  const symbolic = derived !== null && equal(derived, f);
  if (symbolic && points.length > 0) return { verdict: 'equal', symbolic, points: points.length, opposite: [] };
  const opposite: number[] = [];
  let agreed = 0;
  let different = false;
  let misses = 0;
  for (const point of points) {
    const judged = compareAt(derived, f, antiderivative, variable, point);
    if (judged === 'equal') agreed++;
    else if (judged === 'opposite') opposite.push(point.x);
    else if (judged === 'different') {
      different = true;
      if (++misses >= 2) break;
    }
  }
  const enough = agreed + opposite.length >= Math.min(minPoints, Math.max(1, points.length));
  const verdict = different || opposite.length > 0 ? 'different' : enough ? 'equal' : 'undecided';
  return { verdict, symbolic, points: agreed, opposite: different ? [] : opposite };
}

type Judgement = 'equal' | 'opposite' | 'different' | 'unusable';

function compareAt(
  derived: Expression | null,
  f: Expression,
  antiderivative: Expression,
  variable: string,
  point: SamplePoint,
): Judgement {
  const size = C.modulus(point.value.value);
  const claimed = derived === null ? null : evaluateWithError(derived, point.at);
  if (claimed !== null && claimed.error <= 1e-6 * Math.max(size, C.modulus(claimed.value))) {
    const told = judge(claimed.value, point.value.value, 16 * (claimed.error + point.value.error) + 1e-8 * size);
    if (told === 'equal') return told;
  }
  const precise = derived === null ? null : comparePrecisely(derived, f, point);
  if (precise !== null) return precise;
  const measured = differenceQuotients(antiderivative, variable, point, 1e-6 * size);
  if (measured.length === 0) return 'unusable';
  const verdicts = measured.map((value) => judge(value, point.value.value, 1e-6 * size));
  if (verdicts.includes('equal')) return 'equal';
  // Quotients that do not agree among themselves decide nothing.
  const [first, second] = measured;
  const steady = first && second && C.modulus(C.subtract(first, second)) <= 1e-4 * (C.modulus(first) + size);
  return steady ? verdicts[0]! : 'unusable';
}

/** With balls at rising precision; null where a function is not known to it, or the balls stay too wide. */
function comparePrecisely(derived: Expression, f: Expression, { at }: SamplePoint): Judgement | null {
  const exact: Record<string, Rational> = {};
  for (const [name, value] of Object.entries(at)) exact[name] = fromNumber(value.re);
  for (const bits of precisions) {
    const [left, right] = [evaluateBall(derived, bits, exact), evaluateBall(f, bits, exact)];
    if (left === null || right === null) continue;
    const scale = sizeOf(right.value);
    const within = (difference: Ball) =>
      upper(difference) < scale - agreeingBits ? true : lower(difference) > scale - agreeingBits ? false : null;
    const equal = within(add(left, negate(right), bits));
    if (equal === null) continue;
    return equal ? 'equal' : within(add(left, right, bits)) === true ? 'opposite' : 'different';
  }
  return null;
}

const precisions = [160, 640];
const agreeingBits = 40;

function judge(value: Complex, wanted: Complex, tolerance: number): Judgement {
  if (C.modulus(C.subtract(value, wanted)) <= tolerance) return 'equal';
  return C.modulus(C.add(value, wanted)) <= tolerance ? 'opposite' : 'different';
}

/** Central differences over seven points at several widths, those that rounding leaves within a tolerance. */
function differenceQuotients(f: Expression, variable: string, { at, x }: SamplePoint, tolerance: number): Complex[] {
  const value = (shift: number) => evaluateComplex(f, { ...at, [variable]: C.complex(x + shift) });
  const weights = [3 / 4, -3 / 20, 1 / 60];
  return [4e-3, 1e-3, 2e-2, 2e-4].flatMap((step) => {
    let total = C.complex(0);
    let rounding = 0;
    weights.forEach((weight, k) => {
      const [right, left] = [value((k + 1) * step), value(-(k + 1) * step)];
      const difference = C.subtract(right, left);
      total = C.add(total, { re: (weight * difference.re) / step, im: (weight * difference.im) / step });
      rounding += (Number.EPSILON * (C.modulus(right) + C.modulus(left))) / step;
    });
    return Number.isFinite(C.modulus(total)) && rounding <= tolerance ? [total] : [];
  });
}
