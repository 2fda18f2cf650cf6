import { bitLength } from '../../exact/integer.ts';
import type { Rational } from '../../exact/rational.ts';
import * as Q from '../../exact/rational.ts';
import {
  addEnclosed,
  type Enclosure,
  evaluateEnclosed,
  isVast,
  negateEnclosed,
  signOfEnclosed,
} from '../../expression/balls/evaluate-vast.ts';
import { evaluateBall } from '../../expression/evaluate-precise.ts';
import { evaluateWithError } from '../../expression/evaluate-with-error.ts';
import type { Expression } from '../../expression/expression.ts';
import { seededRandom } from '../../expression/random.ts';
import { freeSymbols, some } from '../../expression/walk.ts';
import * as C from '../../numeric/complex.ts';
import { type Ball, EXACT, lower, upper } from '../../numeric/precise/ball.ts';
import { type BigFloat, magnitude } from '../../numeric/precise/big-float.ts';
import { atExponential } from '../at-exponential.ts';

/*
 * The check of a limit: the function is evaluated at points that approach in geometric steps, with as many bits as the
 * cancellation asks for. What is compared are logarithms of sizes, so that 10^(−40) and e^(e^20) are as good as any number, and those
 * that no exponent holds are kept by their logarithms (`evaluate-vast.ts`). The check shares nothing with the algorithm but the
 * expression that was typed.
 */

/** A candidate: a finite value, or an infinity with the sign of the real part (0: any direction). */
export type Candidate =
  | { readonly kind: 'finite'; readonly value: Expression }
  | { readonly kind: 'infinite'; readonly sign: 1 | -1 | 0 };

/** Whether values of the function come nearer to the limit that was found. */
export type ApproachVerdict =
  /** `digits`: how many digits agree at the nearest point; 0 where it is only seen to come nearer at a steady rate. */
  | { readonly verdict: 'agrees'; readonly points: number; readonly digits: number }
  | { readonly verdict: 'disagrees' }
  | { readonly verdict: 'unknown' };

interface Sample {
  /** log₂ of the variable. */
  readonly station: number;
  /** log₂ of the distance from the candidate, or of the modulus for an infinity. */
  readonly size: number;
  readonly positive: boolean;
}

/** How far out: log₂ of x at infinity, of 1/distance at a point. */
const stations = [0.3, 0.7, 1, 1.25, 1.5, 1.75, 2, 2.4, 3, 4, 5, 6, 8, 10, 13, 16, 20, 26, 34, 48, 70, 100, 150, 230];
const precisions = [160, 640, 2560];
const maxMisses = 3;
/** Those whose cost grows with the argument. */
const costlyFunctions = new Set(['Ei', 'Si', 'Ci', 'Shi', 'Chi', 'fresnelS', 'fresnelC']);

/** The approach of `f` (a function of `variable` → +oo) to the candidate. Other symbols get positive values. */
export function approach(f: Expression, variable: string, candidate: Candidate): ApproachVerdict {
  const names = [...new Set([...freeSymbols(f), ...(candidate.kind === 'finite' ? freeSymbols(candidate.value) : [])])];
  const constants = names.filter((name) => name !== variable);
  const verdicts = (constants.length === 0 ? [1] : [1, 2]).map((seed) => {
    const random = seededRandom(seed);
    const at = Object.fromEntries(
      constants.map((name) => [name, Q.rational(Math.round((0.4 + 1.9 * random()) * 4099), 4099)]),
    );
    const verdict = judge(samples(f, variable, candidate, at), candidate);
    return settles(verdict) ? verdict : fartherOut(f, variable, candidate, at, verdict);
  });
  return (
    verdicts.find(({ verdict }) => verdict === 'disagrees') ??
    verdicts.find(({ verdict }) => verdict === 'unknown') ??
    verdicts[0]!
  );
}

const isCostly = (f: Expression): boolean => some(f, (node) => node.kind === 'apply' && costlyFunctions.has(node.name));

const settles = (one: ApproachVerdict): boolean => one.verdict === 'agrees' && one.digits > 0;

/**
 * Slow, or going elsewhere at first, or not seen near enough: much further out, at x = e^s, e^(e^s) and e^(e^(e^s)). What seemed to go
 * elsewhere is only overruled by coming near to many digits.
 */
function fartherOut(
  f: Expression,
  variable: string,
  candidate: Candidate,
  at: Readonly<Record<string, Rational>>,
  before: ApproachVerdict,
): ApproachVerdict {
  let verdict = before;
  let lifted = f;
  const lifts = isCostly(f) ? 1 : maxLifts;
  for (let lift = 1; lift <= lifts; lift++) {
    lifted = atExponential(lifted, variable);
    const beyond = judge(samples(lifted, variable, candidate, at), candidate);
    if (settles(beyond)) return beyond;
    // The further out, the more it tells.
    if (before.verdict !== 'disagrees' && beyond.verdict !== 'unknown') verdict = beyond;
  }
  return verdict;
}

const maxLifts = 3;

function samples(
  f: Expression,
  variable: string,
  candidate: Candidate,
  constants: Readonly<Record<string, Rational>>,
): Sample[] {
  const found: Sample[] = [];
  const costly = isCostly(f);
  let misses = 0;
  for (const [k, station] of (costly ? stations.filter((one) => one <= 8) : stations).entries()) {
    // Not powers of two, at which rounding and integer parts behave too well.
    const whole = Math.floor(station);
    const factor = Math.round(2 ** (station - whole) * (1.0137 + 0.031 * (k % 3)) * 8191);
    const x = Q.multiply(Q.rational(factor, 8191), Q.power(Q.integerRational(2), whole));
    const sample = sampleAt(f, Math.log2(Q.toNumber(x)), candidate, costly ? precisions.slice(0, 2) : precisions, {
      ...constants,
      [variable]: x,
    });
    if (sample === null) {
      misses++;
      if (misses >= maxMisses && found.length > 0) break;
    } else {
      misses = 0;
      found.push(sample);
      if (found.length >= 6 && isSettled(found.slice(-3), candidate)) break;
    }
  }
  return found;
}

/** Far enough that nothing more is learnt. */
const isSettled = (last: readonly Sample[], candidate: Candidate): boolean =>
  last.every(({ size }) => (candidate.kind === 'finite' ? size < -46 : size > 46));

function sampleAt(
  f: Expression,
  station: number,
  candidate: Candidate,
  tried: readonly number[],
  at: Readonly<Record<string, Rational>>,
): Sample | null {
  let known = false;
  for (const bits of tried) {
    const value = evaluateEnclosed(f, bits, at);
    const compared =
      value !== null && candidate.kind === 'finite' ? difference(value, candidate.value, bits, at) : value;
    if (compared === null) continue;
    if (isVast(compared)) {
      const size = logarithmOfVast(compared.logarithm);
      if (size === null) continue;
      return { station, size, positive: compared.sign === 1 };
    }
    known = true;
    if (lower(compared) !== EXACT)
      return { station, size: logarithmOf(compared.value), positive: compared.value.re.mantissa > 0n };
    // Nothing but error is left: the candidate to all digits that count.
    if (candidate.kind === 'finite' && (compared.error === EXACT || upper(compared) < -100))
      return { station, size: Math.max(upper(compared), -maxBits), positive: true };
  }
  // Doubles are for functions that are not known to more digits, not for where digits do not suffice.
  return known ? null : sampleInDoubles(f, station, candidate, at);
}

/** Of more bits nothing is learnt. */
const maxBits = 1e9;

/** log₂ of e^a as far as it counts, by the end of a that is nearer to 0; null where the sign of a is not known. */
function logarithmOfVast(a: Enclosure): number | null {
  const sign = signOfEnclosed(a);
  if (sign === null) return null;
  return sign * (isVast(a) ? maxBits : Math.min(2 ** lower(a) * Math.LOG2E, maxBits));
}

/** log₂ of the modulus. */
function logarithmOf({ re, im }: Ball['value']): number {
  const [a, b] = [logarithmOfPart(re), logarithmOfPart(im)];
  const larger = Math.max(a, b);
  return larger === EXACT ? EXACT : larger + Math.log2(1 + 4 ** (Math.min(a, b) - larger)) / 2;
}

function logarithmOfPart({ mantissa, exponent }: BigFloat): number {
  if (mantissa === 0n) return EXACT;
  const size = mantissa < 0n ? -mantissa : mantissa;
  const dropped = Math.max(0, bitLength(size) - 60);
  return Math.log2(Number(size >> BigInt(dropped))) + dropped + exponent;
}

function difference(
  value: Enclosure,
  candidate: Expression,
  bits: number,
  at: Readonly<Record<string, Rational>>,
): Enclosure | null {
  const other = evaluateBall(candidate, bits, at);
  return other === null ? null : addEnclosed(value, negateEnclosed(other), bits);
}

function sampleInDoubles(
  f: Expression,
  station: number,
  candidate: Candidate,
  at: Readonly<Record<string, Rational>>,
): Sample | null {
  const values = Object.fromEntries(Object.entries(at).map(([name, value]) => [name, C.complex(Q.toNumber(value))]));
  const { value, error } = evaluateWithError(f, values);
  if (!Number.isFinite(C.modulus(value)) || !Number.isFinite(error)) return null;
  if (candidate.kind === 'infinite')
    return error < 0.01 * C.modulus(value)
      ? { station, size: Math.log2(C.modulus(value)), positive: value.re > 0 }
      : null;
  const other = evaluateWithError(candidate.value, values);
  const distance = C.modulus(C.subtract(value, other.value));
  const uncertain = error + other.error;
  if (!(distance > 4 * uncertain))
    return uncertain < 1e-9 ? { station, size: Math.log2(uncertain + 1e-300), positive: true } : null;
  return { station, size: Math.log2(distance), positive: value.re > 0 };
}

const fewest = 4;

function judge(found: readonly Sample[], candidate: Candidate): ApproachVerdict {
  if (found.length < fewest) return { verdict: 'unknown' };
  const towards = found.map(({ size }) => (candidate.kind === 'finite' ? -size : size));
  const signed = candidate.kind === 'infinite' && candidate.sign !== 0;
  if (signed && found.slice(-3).some(({ positive }) => positive !== (candidate.sign === 1)))
    return { verdict: 'disagrees' };
  const nearest = Math.min(...towards.slice(-3));
  if (nearest > 16)
    return { verdict: 'agrees', points: found.length, digits: Math.min(Math.floor(nearest * Math.log10(2)), 60) };
  const gains = gainsOf(found, towards);
  if (isSteady(gains) || isPower(found, towards)) return { verdict: 'agrees', points: found.length, digits: 0 };
  const stands = gains.every((gain) => Math.abs(gain) < standstill) || gains.every((gain) => gain < -least);
  return { verdict: stands && gains.length === minGains ? 'disagrees' : 'unknown' };
}

const minGains = 3;
/** Bits that are gained with each doubling of log x. */
const least = 0.4;
const standstill = 1e-3;

/**
 * How many bits come nearer, at the worst point of it, with each doubling of log x: 1 for 1/ln x, and what falls like a power gains more
 * and more. What goes elsewhere gains less and less. The last of them.
 */
function gainsOf(found: readonly Sample[], towards: readonly number[]): readonly number[] {
  const worst = new Map<number, number>();
  for (const [k, { station }] of found.entries()) {
    const octave = Math.max(0, Math.floor(Math.log2(station)));
    worst.set(octave, Math.min(worst.get(octave) ?? Number.POSITIVE_INFINITY, towards[k]!));
  }
  const octaves = [...worst.keys()].sort((a, b) => a - b);
  return octaves
    .slice(1)
    .map((octave, k) => (worst.get(octave)! - worst.get(octaves[k]!)!) / (octave - octaves[k]!))
    .slice(-minGains);
}

/** Three doublings gain, the last not much less than the one before; or two gain much, and more and more. */
function isSteady(gains: readonly number[]): boolean {
  const [before, last] = gains.slice(-2);
  if (before === undefined || last === undefined) return false;
  if (before >= much && last >= before) return true;
  const total = gains.reduce((sum, gain) => sum + gain, 0);
  return (
    gains.length === minGains &&
    gains.every((gain) => gain > 0) &&
    total >= least * gains.length &&
    last >= 0.6 * Math.min(before, much)
  );
}

const much = 1.5;

/** Whether the last points gain like a power of x or faster: a fixed number of bits, or more, for each doubling of x itself. */
function isPower(found: readonly Sample[], towards: readonly number[]): boolean {
  const from = found.length - lastPoints;
  if (from < 1) return false;
  const rates = Array.from({ length: lastPoints }, (_, k) => {
    const [before, here] = [from + k - 1, from + k];
    return (towards[here]! - towards[before]!) / (found[here]!.station - found[before]!.station);
  });
  return rates.every((rate, k) => rate >= least && (k === 0 || rate >= 0.85 * rates[k - 1]!));
}

const lastPoints = 4;

/** Far out, and as far as a value can be had, for points next to which the function may still be real. */
const realStations = [3, 5, 8, 13, 20, 40, 80, 160, 300];
const decidingValues = 3;

/**
 * Whether the values of `f` far out are real, by the furthest that can be had; undefined where none can, and where some values of the letters make
 * them real and others do not.
 */
export function isRealFarOut(f: Expression, variable: string): boolean | undefined {
  const constants = freeSymbols(f).filter((name) => name !== variable);
  const choices = constants.length === 0 ? [[]] : valuesOfLetters.map((choose) => constants.map(choose));
  const told = choices.map((values) =>
    isRealWith(f, variable, Object.fromEntries(constants.map((name, k) => [name, values[k]!]))),
  );
  return told.every((one) => one === told[0]) ? told[0] : undefined;
}

/** Values of the letters one after another: beyond 1 in both orders, between 0 and 1, large, and whole, as exponents of negative numbers may be. */
const valuesOfLetters: readonly ((name: string, k: number) => Rational)[] = [
  (_, k) => Q.rational(11 + 7 * k, 9),
  (_, k) => Q.rational(11 + 25 * k, 7 + 19 * k),
  (_, k) => Q.rational(3 + 2 * k, 11 + 3 * k),
  (_, k) => Q.rational(59 + 23 * k, 8),
  (_, k) => Q.integerRational(2 + k),
];

function isRealWith(f: Expression, variable: string, letters: Readonly<Record<string, Rational>>): boolean | undefined {
  const told = realStations.flatMap((station) => {
    const x = Q.multiply(Q.rational(1013, 997), Q.power(Q.integerRational(2), station));
    return realAt(f, { ...letters, [variable]: x }) ?? [];
  });
  const last = told.slice(-decidingValues);
  return last.length === 0 ? undefined : last.some(Boolean);
}

/** Whether the value at a point is real; undefined where that cannot be told. */
function realAt(f: Expression, at: Readonly<Record<string, Rational>>): boolean | undefined {
  const ball = evaluateBall(f, 400, at);
  if (ball !== null) {
    if (ball.real) return true;
    return magnitude(ball.value.im) - 1 > ball.error ? false : undefined;
  }
  const point = Object.fromEntries(Object.entries(at).map(([name, x]) => [name, C.complex(Q.toNumber(x))]));
  const { value, error } = evaluateWithError(f, point);
  if (!Number.isFinite(error) || !Number.isFinite(C.modulus(value))) return undefined;
  if (value.im === 0) return true;
  return Math.abs(value.im) > 16 * error ? false : undefined;
}

/** Values far out, in doubles: whether the function keeps swinging. */
export function keepsSwinging(f: Expression, variable: string): boolean {
  const constants = freeSymbols(f).filter((name) => name !== variable);
  const random = seededRandom(9);
  const at = Object.fromEntries(constants.map((name) => [name, C.complex(0.4 + 1.9 * random())]));
  const spread = (from: number): number => {
    const values = Array.from({ length: 160 }, () => {
      const { value, error } = evaluateWithError(f, { ...at, [variable]: C.complex(from * (1 + random())) });
      return error < 0.01 * (1 + C.modulus(value)) ? C.modulus(value) * (value.re < 0 ? -1 : 1) : Number.NaN;
    }).filter(Number.isFinite);
    if (values.length < 40) return Number.NaN;
    const sorted = [...values].sort((a, b) => a - b);
    // The middle four fifths: poles would make the ends of any size.
    const cut = Math.floor(sorted.length / 10);
    return sorted[sorted.length - 1 - cut]! - sorted[cut]!;
  };
  const spreads = [30, 300, 3000, 30_000].map(spread).filter(Number.isFinite);
  return spreads.length >= 2 && spreads[spreads.length - 1]! > Math.max(1e-6, 0.3 * spreads[0]!);
}
