import type { Rational } from '../../exact/rational.ts';
import * as Q from '../../exact/rational.ts';
import { evaluateBall } from '../../expression/evaluate-precise.ts';
import { evaluateWithError } from '../../expression/evaluate-with-error.ts';
import type { Expression } from '../../expression/expression.ts';
import { seededRandom } from '../../expression/random.ts';
import { freeSymbols, some } from '../../expression/walk.ts';
import * as C from '../../numeric/complex.ts';
import { add, type Ball, EXACT, lower, negate, sizeOf, upper } from '../../numeric/precise/ball.ts';
import { atExponential } from '../at-exponential.ts';

/*
 * The check of a limit: the function is evaluated at points that approach in geometric steps, with as many bits as the
 * cancellation asks for. What is compared are logarithms of sizes, so that 10^(−40) and e^(e^20) are as good as any number. The
 * check shares nothing with the algorithm but the expression that was typed.
 */

/** A candidate: a finite value, or an infinity with the sign of the real part (0: any direction). */
export type Candidate =
  | { readonly kind: 'finite'; readonly value: Expression }
  | { readonly kind: 'infinite'; readonly sign: 1 | -1 | 0 };

export type ApproachVerdict =
  /** `digits`: how many digits agree at the nearest point; 0 where it is only seen to come nearer. */
  | { readonly verdict: 'agrees'; readonly points: number; readonly digits: number }
  | { readonly verdict: 'disagrees' }
  | { readonly verdict: 'unknown' };

interface Sample {
  /** log₂ of the distance from the candidate, or of the modulus for an infinity. */
  readonly size: number;
  readonly positive: boolean;
}

/** How far out: log₂ of x at infinity, of 1/distance at a point. */
const stations = [0.3, 0.7, 1, 1.25, 1.5, 1.75, 2, 2.4, 3, 4, 5, 6, 8, 10, 13, 16, 20, 26, 34, 48, 70, 100, 150, 230];
const precisions = [160, 640, 2560];
const mostMisses = 3;
/** Those whose cost grows with the argument. */
const costlyFunctions = new Set('gamma factorial beta binomial Ei li Si Ci Shi Chi fresnelS fresnelC'.split(' '));

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
    return verdict.verdict === 'unknown' || settles(verdict)
      ? verdict
      : fartherOut(f, variable, candidate, at, verdict);
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
 * Slow, or going elsewhere at first: much further out, at x = e^s, e^(e^s) and e^(e^(e^s)), where as many points can be had
 * there. What
 * seemed to disagree is only overruled by coming near to many digits.
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
  // What comes nearer already is only looked at once more.
  const lifts = before.verdict === 'agrees' || isCostly(f) ? 1 : mostLifts;
  for (let lift = 1; lift <= lifts; lift++) {
    lifted = atExponential(lifted, variable);
    const beyond = samples(lifted, variable, candidate, at);
    const seen = beyond.length < enough ? null : judge(beyond, candidate);
    if (seen !== null && settles(seen)) return seen;
    if (lift === 1 && seen !== null && before.verdict === 'agrees') verdict = seen;
  }
  return verdict;
}

const mostLifts = 3;

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
    const sample = sampleAt(f, candidate, costly ? precisions.slice(0, 2) : precisions, {
      ...constants,
      [variable]: x,
    });
    if (sample === null) {
      misses++;
      if (misses >= mostMisses && found.length > 0) break;
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
  candidate: Candidate,
  tried: readonly number[],
  at: Readonly<Record<string, Rational>>,
): Sample | null {
  let known = false;
  for (const bits of tried) {
    const value = evaluateBall(f, bits, at);
    if (value === null) continue;
    known = true;
    const compared = candidate.kind === 'finite' ? difference(value, candidate.value, bits, at) : value;
    if (compared === null) continue;
    if (lower(compared) !== EXACT) return { size: sizeOf(compared.value), positive: compared.value.re.mantissa > 0n };
    // Nothing but error is left: the candidate to all digits that count.
    if (candidate.kind === 'finite' && (compared.error === EXACT || upper(compared) < -100))
      return { size: Math.max(upper(compared), -1e9), positive: true };
  }
  // Doubles are for functions that are not known to more digits, not for where digits do not suffice.
  return known ? null : sampleInDoubles(f, candidate, at);
}

function difference(
  value: Ball,
  candidate: Expression,
  bits: number,
  at: Readonly<Record<string, Rational>>,
): Ball | null {
  const other = evaluateBall(candidate, bits, at);
  return other === null ? null : add(value, negate(other), bits);
}

function sampleInDoubles(f: Expression, candidate: Candidate, at: Readonly<Record<string, Rational>>): Sample | null {
  const values = Object.fromEntries(Object.entries(at).map(([name, value]) => [name, C.complex(Q.toNumber(value))]));
  const { value, error } = evaluateWithError(f, values);
  if (!Number.isFinite(C.modulus(value)) || !Number.isFinite(error)) return null;
  if (candidate.kind === 'infinite')
    return error < 0.01 * C.modulus(value) ? { size: Math.log2(C.modulus(value)), positive: value.re > 0 } : null;
  const other = evaluateWithError(candidate.value, values);
  const distance = C.modulus(C.subtract(value, other.value));
  const uncertain = error + other.error;
  if (!(distance > 4 * uncertain))
    return uncertain < 1e-9 ? { size: Math.log2(uncertain + 1e-300), positive: true } : null;
  return { size: Math.log2(distance), positive: value.re > 0 };
}

const fewest = 4;
/** So many points at x = e^s reach further than those at x. */
const enough = 12;

function judge(found: readonly Sample[], candidate: Candidate): ApproachVerdict {
  if (found.length < fewest) return { verdict: 'unknown' };
  const towards = found.map(({ size }) => (candidate.kind === 'finite' ? -size : size));
  const last = towards.slice(-3);
  if (
    candidate.kind === 'infinite' &&
    candidate.sign !== 0 &&
    found.slice(-3).some(({ positive }) => positive !== (candidate.sign === 1))
  )
    return { verdict: 'disagrees' };
  const nearest = Math.min(...last);
  if (nearest > 16)
    return { verdict: 'agrees', points: found.length, digits: Math.min(Math.floor(nearest * Math.log10(2)), 60) };
  // Slow, as logarithms are: at least nearer and nearer.
  const half = Math.floor(towards.length / 2);
  const [before, after] = [towards.slice(0, half), towards.slice(half)];
  const nears =
    Math.min(...after) >= Math.min(...before) &&
    nearest > Math.max(...before.slice(-2)) &&
    nearest > Math.max(...towards.slice(0, -3)) - 0.5;
  return nears ? { verdict: 'agrees', points: found.length, digits: 0 } : { verdict: 'disagrees' };
}

/** Whether the values of `f` far out are real; false where they cannot be had. */
export function isRealFarOut(f: Expression, variable: string): boolean {
  const constants = freeSymbols(f).filter((name) => name !== variable);
  const at = Object.fromEntries(constants.map((name, k) => [name, Q.rational(11 + 7 * k, 9)]));
  let [real, others] = [0, 0];
  for (const x of [5.3, 37.1, 300.7, 9000.3]) {
    const point = { ...at, [variable]: Q.rational(Math.round(x * 1000), 1000) };
    const ball = evaluateBall(f, 200, point);
    if (ball === null) continue;
    if (ball.real || ball.value.im.mantissa === 0n) real++;
    else others++;
  }
  if (real + others > 0) return real >= others;
  const value = evaluateWithError(f, {
    ...Object.fromEntries(Object.entries(at).map(([k, v]) => [k, C.complex(Q.toNumber(v))])),
    [variable]: C.complex(9.3),
  });
  return value.value.im === 0;
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
