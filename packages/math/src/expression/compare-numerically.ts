import type { Complex } from '../numeric/complex.ts';
import * as C from '../numeric/complex.ts';
import { equal } from './build.ts';
import { evaluateWithError } from './evaluate-with-error.ts';
import type { Expression } from './expression.ts';
import { seededRandom } from './random.ts';
import { freeSymbols } from './walk.ts';

interface ComparisonOptions {
  /** How many points must agree; 8 unless told. */
  readonly points?: number;
  readonly seed?: number;
  /** The real interval for a symbol; [−3, 3] unless told. With any interval given, no complex points are tried. */
  readonly intervals?: Readonly<Record<string, readonly [number, number]>>;
  /** Symbols that stand for positive numbers. */
  readonly positive?: readonly string[];
  /** Points at which the two need not agree, e.g. outside the domain that is meant. */
  readonly skip?: (at: Readonly<Record<string, Complex>>) => boolean;
}

/** Whether two expressions agree at random points, and at how many both had a value. */
export interface Comparison {
  readonly verdict: 'equal' | 'different' | 'undecided';
  /** The number of points at which both had a value that could be trusted. */
  readonly points: number;
  /** Where they differ, when they do. */
  readonly at?: Readonly<Record<string, Complex>>;
  /** The largest difference, relative to the larger of the two values. */
  readonly worst: number;
}

type Point = Record<string, Complex>;
type PointComparison = { readonly usable: boolean; readonly agrees: boolean; readonly difference: number };

/** A value that is less certain than this, relatively, decides nothing. */
const maxRelativeError = 1e-6;
const safety = 16;

/**
 * Whether two expressions are equal as functions, judged at random points (always the same ones for the same input):
 * first real points of different sizes, where what people mean is decided, then complex ones when too few of the real
 * ones can be used. The values carry bounds of their rounding errors, and may differ by no more than these; points
 * beside poles and cuts have large bounds and are passed over. One trustworthy difference settles the matter.
 */
export function compareNumerically(a: Expression, b: Expression, options: ComparisonOptions = {}): Comparison {
  const wanted = options.points ?? 8;
  if (equal(a, b)) return { verdict: 'equal', points: wanted, worst: 0 };
  const names = [...new Set([...freeSymbols(a), ...freeSymbols(b)])].sort();
  if (names.length === 0) return constantComparison(a, b);
  const random = seededRandom(options.seed ?? 1);
  let points = 0;
  let worst = 0;
  const realOnly = options.intervals !== undefined;
  for (let attempt = 0; attempt < 8 * wanted && points < wanted; attempt++) {
    const complex = !realOnly && attempt >= 4 * wanted;
    const at = randomPoint(names, complex, attempt, random, options);
    if (options.skip?.(at)) continue;
    const compared = compareAt(a, b, at);
    if (!compared.usable) continue;
    points++;
    worst = Math.max(worst, compared.difference);
    if (!compared.agrees) return { verdict: 'different', points, at, worst };
  }
  return { verdict: points >= Math.min(3, wanted) ? 'equal' : 'undecided', points, worst };
}

function constantComparison(a: Expression, b: Expression): Comparison {
  const compared = compareAt(a, b, {});
  if (!compared.usable) return { verdict: 'undecided', points: 0, worst: 0 };
  return { verdict: compared.agrees ? 'equal' : 'different', points: 1, worst: compared.difference };
}

/** Compares the two values at one point. */
export function compareAt(a: Expression, b: Expression, at: Point): PointComparison {
  const left = evaluateWithError(a, at);
  const right = evaluateWithError(b, at);
  const size = Math.max(C.modulus(left.value), C.modulus(right.value));
  const error = safety * (left.error + right.error);
  // Where both may be 0, what counts is that they are small against what they were added up from, which is the error.
  const usable = Number.isFinite(size) && (error <= maxRelativeError * size || error < maxRelativeError);
  if (!usable) return { usable: false, agrees: false, difference: 0 };
  const difference = C.modulus(C.subtract(left.value, right.value));
  return { usable: true, agrees: difference <= error, difference: size === 0 ? 0 : difference / size };
}

/**
 * Sizes from 0.1 to 3; the signs of the first three symbols go through all combinations, because sqrt(x·y) and
 * sqrt(x)·sqrt(y) differ in one of them only.
 */
function randomPoint(
  names: readonly string[],
  complex: boolean,
  attempt: number,
  random: () => number,
  options: ComparisonOptions,
): Point {
  const at: Point = {};
  for (const [index, name] of names.entries()) {
    const interval = options.intervals?.[name];
    const position = random();
    if (interval !== undefined) {
      at[name] = C.complex(interval[0] + (interval[1] - interval[0]) * (0.02 + 0.96 * position));
      continue;
    }
    const size = 0.1 + (random() < 0.5 ? 1.2 : 2.9) * position;
    const positive = options.positive?.includes(name) ?? false;
    const negative = !positive && (index < 3 ? (attempt >> index) % 2 === 1 : random() < 0.5);
    const re = negative ? -size : size;
    at[name] = complex && !positive ? { re, im: 2 * random() - 1 } : C.complex(re);
  }
  return at;
}
