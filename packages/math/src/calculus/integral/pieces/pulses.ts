import { simplest } from '../../../algebra/simplify/simplify.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import { evaluate } from '../../../expression/evaluate.ts';
import type { Expression } from '../../../expression/expression.ts';
import type { Step } from '../../../expression/step.ts';
import { substitute } from '../../../expression/substitute.ts';
import { tidy } from '../../../expression/tidy.ts';
import { contains } from '../../../expression/walk.ts';
import { toText } from '../../../syntax/print-text.ts';
import type { Context } from '../context.ts';
import { integrated, rewritten } from '../explain/rule.ts';
import { type Wave, waveOf } from './single-wave.ts';
import { onlyFloor, type Switch } from './switches.ts';

/*
 * A function of ⌊h⌋ alone, h = c + A·cos t with t = b·x + d and A > 0: a sum of rectangular pulses.
 *
 *   1. With m the least value of ⌊h⌋, φ(⌊h⌋) = φ(m) + Σ w_k·[h ≥ k], w_k = φ(k) − φ(k − 1), over the whole numbers m < k < c + A; and
 *      [h ≥ k] = (1 + sign(h − k))/2 is 1 where t is no farther than α = arccos((k − c)/A) from a multiple of 2π.
 *   2. Two levels that are mirror images in c have α and π − α. With γ = cos α > 0 they are w·[cos t ≥ γ] + w′·(1 − [cos t ≤ −γ]).
 *        w = w′:   the triangle wave arcsin(sin t), whose slope is the sign of cos t, cut off at ±α, has just this slope.
 *        w = −w′:  pulses of the period π.
 *      The level c itself has the sign of cos t, the slope of the whole triangle wave.
 *   3. A pulse of the half width α and the period T about the multiples of T has with N = ⌊t/T + 1/2⌋ the antiderivative 2α·N + (t − T·N cut off
 *      at ±α), which is continuous.
 *
 * Worked example: ⌊3 cos x⌋ = −1/2 + sign(cos x)/2 + …, and ∫⌊3 cos x⌋ dx = −x/2 + arcsin(sin x)/2 + two triangle waves, cut off at
 * ±arccos(1/3) and ±arccos(2/3). To debug: print the levels with their α and their weights.
 */

/** One level: [h ≥ k] times its weight. */
interface Level {
  readonly k: number;
  readonly weight: Expression;
  /** (k − c)/A */
  readonly height: Expression;
}

/** More levels than these make an answer that nobody reads. */
const maxLevels = 16;

/** ∫ φ(⌊h⌋) for a wave h; null where the integrand is none such. */
export function byPulses(
  f: Expression,
  inLetters: Expression,
  switches: readonly Switch[],
  context: Context,
): { readonly F: Expression; readonly step: Step } | null {
  const only = onlyFloor(switches);
  const x = context.variable;
  if (only === null) return null;
  const smooth = E.sum(E.termsOf(inLetters).filter((term) => contains(term, x)));
  const stepping = E.sum(E.termsOf(inLetters).filter((term) => !contains(term, x)));
  if (contains(smooth, only.name) || E.equal(stepping, E.zero)) return null;
  const wave = waveOf(only.argument, context);
  if (wave === null) return null;
  const valueAt = (n: number) => substitute(stepping, { [only.name]: E.number(n) });
  const levels = levelsOf(wave, valueAt);
  if (levels === null) return null;
  const pulses = groupsOf(levels, wave);
  const rest = E.add(simplest(E.sum([valueAt(levels.least), ...pulses.map((one) => one.mean)])), smooth);
  const step = context.integrate(rest, context);
  if (step === null) return null;
  const F = tidy(E.sum([step.after.expression, ...pulses.map((one) => one.F)]));
  return { F, step: explained(f, F, { levels, rest, step, pulses, only }, context) };
}

interface Levels {
  readonly least: number;
  readonly all: readonly Level[];
}

/** The levels that h passes; null where they are too many, or it is not told whether h reaches one. */
function levelsOf({ middle, size }: Wave, valueAt: (n: number) => Expression): Levels | null {
  const [low, high] = [wholeBeside(E.subtract(middle, size)), wholeBeside(E.add(middle, size))];
  if (low === null || high === null || Math.ceil(high) - Math.floor(low) > maxLevels) return null;
  const least = Math.floor(low);
  const all: Level[] = [];
  for (let k = least + 1; k < high; k++) {
    const weight = simplest(E.subtract(valueAt(k), valueAt(k - 1)));
    if (!Number.isFinite(evaluate(weight))) return null;
    if (!E.equal(weight, E.zero))
      all.push({ k, weight, height: simplest(E.divide(E.subtract(E.number(k), middle), size)) });
  }
  return Number.isFinite(evaluate(valueAt(least))) ? { least, all } : null;
}

/** A constant as a double that is on the right side of all whole numbers; null where doubles do not tell. */
function wholeBeside(a: Expression): number | null {
  const exact = simplest(a);
  if (exact.kind === 'number') return Q.toNumber(exact.value);
  const value = evaluate(exact);
  return Math.abs(value - Math.round(value)) > 1e-9 * Math.max(1, Math.abs(value)) ? value : null;
}

/** Pulses that are integrated together. */
interface Pulses {
  /** What they add to the constant term of the integrand. */
  readonly mean: Expression;
  /** The rest of them, and its antiderivative. */
  readonly f: Expression;
  readonly F: Expression;
  readonly says: string;
}

/** Each level with its mirror image in the middle of the wave, if it has one. */
function groupsOf({ all }: Levels, wave: Wave): readonly Pulses[] {
  const found: Pulses[] = [];
  const isMirror = (one: Level, other: Level) => E.equal(one.height, simplest(E.negate(other.height)));
  for (const level of all) {
    const partner = all.find((other) => isMirror(level, other));
    if (partner === undefined) found.push(single(level, wave));
    else if (partner === level) found.push(atMiddle(level, wave));
    else if (level.k > partner.k) found.push(...mirrored(level, partner, wave));
  }
  return found;
}

const half = (a: Expression): Expression => E.product([E.half, a]);

/** sign(h − k), of the wave itself for sign(A·cos t). */
function signBeyond({ h, size }: Wave, k: number): Expression {
  const above = tidy(E.subtract(h, E.number(k)));
  return E.apply('sign', [above.kind === 'product' ? tidy(E.divide(above, size)) : above]);
}

function atMiddle({ k, weight }: Level, wave: Wave): Pulses {
  return {
    mean: half(weight),
    f: E.product([half(weight), signBeyond(wave, k)]),
    F: E.product([half(weight), E.divide(wave.triangle, wave.slope)]),
    says: `The triangle wave ${toText(wave.triangle)} rises and falls at a steady rate, and turns where ${toText(signBeyond(wave, k))} changes.`,
  };
}

/** Both levels: the common part of their weights as a triangle wave that is cut off, the opposite part as pulses of half the period. */
function mirrored(upper: Level, lower: Level, wave: Wave): readonly Pulses[] {
  const common = simplest(half(E.add(upper.weight, lower.weight)));
  const opposite = simplest(half(E.subtract(upper.weight, lower.weight)));
  const alpha = simplest(E.apply('acos', [upper.height]));
  const [first, second] = [signBeyond(wave, upper.k), signBeyond(wave, lower.k)];
  const found: Pulses[] = [];
  if (!E.equal(common, E.zero))
    found.push({
      mean: common,
      f: E.product([half(common), E.add(first, second)]),
      F: E.divide(E.product([common, cutOff(wave.triangle, alpha)]), wave.slope),
      says: `The triangle wave ${toText(wave.triangle)} rises and falls at a steady rate; cut off at ±${toText(alpha)} it is constant where both signs cancel.`,
    });
  if (!E.equal(opposite, E.zero))
    found.push({
      mean: E.negate(opposite),
      f: E.sum([opposite, E.product([half(opposite), E.subtract(first, second)])]),
      F: E.product([opposite, pulse(alpha, E.constant('pi'), wave)]),
      says: pulseSays(alpha, E.constant('pi'), wave),
    });
  return found;
}

function single({ k, weight, height }: Level, wave: Wave): Pulses {
  const alpha = simplest(E.apply('acos', [height]));
  const turn = E.product([E.two, E.constant('pi')]);
  return {
    mean: E.zero,
    f: E.product([half(weight), E.add(E.one, signBeyond(wave, k))]),
    F: E.product([weight, pulse(alpha, turn, wave)]),
    says: pulseSays(alpha, turn, wave),
  };
}

/** u where it is between −α and α, and ±α beyond. */
const cutOff = (u: Expression, alpha: Expression): Expression =>
  Q.sign(E.coefficient(u)) < 0
    ? E.negate(cutOff(E.negate(u), alpha))
    : E.apply('max', [E.negate(alpha), E.apply('min', [alpha, u])]);

function pulse(alpha: Expression, period: Expression, { angle, slope }: Wave): Expression {
  const turns = E.apply('floor', [tidy(E.add(E.divide(angle, period), E.half))]);
  const beside = tidy(E.subtract(angle, E.product([period, turns])));
  return E.divide(E.add(E.product([E.two, alpha, turns]), cutOff(beside, alpha)), slope);
}

const pulseSays = (alpha: Expression, period: Expression, { angle }: Wave): string =>
  `This is 1, but for its factor, where ${toText(angle)} is no farther than ${toText(alpha)} from a multiple of ${toText(period)}, and 0 elsewhere: with every such stretch the integral grows by its width.`;

/** What a teacher writes: the steps as a sum of signs, and the integral of each. */
function explained(
  f: Expression,
  F: Expression,
  { levels, rest, step, pulses, only }: Explained,
  context: Context,
): Step {
  const passed = levels.all.map(({ k }) => k).join(', ');
  const h = toText(only.argument);
  return integrated(f, F, context, {
    rule: 'sum of pulses',
    says: `${toText(only.value)} is at least ${levels.least}, and the integrand changes where ${h} passes ${passed}. So it is a sum of pulses, each of which is integrated by itself.`,
    steps: () => [
      rewritten(f, E.sum([rest, ...pulses.map((one) => one.f)]), {
        rule: 'levels of a step function',
        says: `(1 + sign(u - k))/2 is 1 for u > k and 0 for u < k: with u = ${h} these are added up over the levels k, each times the step of the integrand there. Single points where ${h} is k do not matter to an integral.`,
      }),
      ...(E.equal(rest, E.zero) ? [] : [step]),
      ...pulses.map((one) => integrated(one.f, one.F, context, { rule: 'pulse wave', says: one.says })),
    ],
  });
}

interface Explained {
  readonly levels: Levels;
  /** What is left of the integrand when the pulses are taken away. */
  readonly rest: Expression;
  readonly step: Step;
  readonly pulses: readonly Pulses[];
  readonly only: Switch;
}
