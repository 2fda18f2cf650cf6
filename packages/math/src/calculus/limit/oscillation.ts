import * as Q from '../../exact/rational.ts';
import { add, constant, multiply, number, subtract } from '../../expression/build.ts';
import { evaluateComplex } from '../../expression/evaluate-complex.ts';
import { evaluateBall } from '../../expression/evaluate-precise.ts';
import type { Expression } from '../../expression/expression.ts';
import { seededRandom } from '../../expression/random.ts';
import { substitute } from '../../expression/substitute.ts';
import { freeSymbols } from '../../expression/walk.ts';
import * as C from '../../numeric/complex.ts';
import { complex } from '../../numeric/complex.ts';
import { lower } from '../../numeric/precise/ball.ts';
import type { Context } from './context.ts';
import { withoutInternal } from './internal.ts';

/*
 * A sine or cosine of something unbounded goes through all angles again and again. Its argument is replaced by a constant symbol,
 * the angle; what comes out then holds along every sequence of points on which the angle is the same, and the questions left are
 * about a function on the circle: is it constant, between which values does it lie, does it vanish.
 */

/** Some more than a hundred for each turn, as the angles are twelfths. */
const samplesOnCircle = 1440;

/** The oscillating symbols in an expression. */
export const oscillationsIn = (a: Expression, context: Context) => {
  const names = freeSymbols(a);
  return context.oscillations.filter(({ name }) => names.includes(name));
};

/** Values of an expression free of the variable over the circle (or several), the other symbols at one positive value. */
function valuesOverAngles(a: Expression, context: Context, seed = 1): C.Complex[] {
  const plain = withoutInternal(a);
  const names = freeSymbols(plain);
  const random = seededRandom(seed);
  const swings = context.oscillations.filter(({ name }) => names.includes(name));
  const fixed = Object.fromEntries(
    names.filter((name) => !swings.some((one) => one.name === name)).map((name) => [name, complex(0.3 + 2 * random())]),
  );
  return Array.from({ length: samplesOnCircle }, (_, k) => {
    // One angle goes round evenly, the others anyhow.
    const at = swings.map(({ name, kind }, index) => {
      const part = index === 0 ? k / samplesOnCircle : random();
      return [name, complex(kind === 'circle' ? 2 * Math.PI * part : part)] as const;
    });
    return evaluateComplex(plain, { ...fixed, ...Object.fromEntries(at) });
  });
}

/** Whether a quantity that oscillates is 0, or has no value, at some angle, or comes near it. */
export function vanishesSomewhere(a: Expression, context: Context): boolean {
  if (oscillationsIn(a, context).length === 0) return false;
  const fixed = frozen(a, context);
  if (fixed === null) return true;
  const values = fixed.map(C.modulus);
  if (values.some(Number.isNaN)) return true;
  const largest = Math.max(...values);
  if (!(Math.min(...values) > 0.01 * largest)) return true;
  // A change of sign between two samples is a zero that they missed.
  const real = fixed.every(({ im }) => im === 0);
  return real && fixed.some(({ re }, k) => Math.sign(re) !== Math.sign(fixed[(k + 1) % fixed.length]!.re));
}

/** The values over the angles, with the variable, where it occurs, at a large value; null where that cannot be evaluated. */
function frozen(a: Expression, context: Context): C.Complex[] | null {
  if (!freeSymbols(a).includes(context.variable)) return valuesOverAngles(a, context);
  const at = { ...context, oscillations: context.oscillations };
  const values = valuesOverAngles(a, at);
  return values.some(({ re }) => Number.isFinite(re)) ? values : null;
}

/** The least and the greatest value that an oscillation takes. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** The range over one angle of a constant that contains it; null where it is not real or not bounded. */
export function rangeOver(a: Expression, context: Context): Range | null {
  const values = valuesOverAngles(a, context);
  if (values.some(({ re, im }) => !Number.isFinite(re) || Math.abs(im) > 1e-9)) return null;
  const real = values.map(({ re }) => re);
  const [one] = oscillationsIn(a, context);
  const at = (angle: number): number => evaluateComplex(withoutInternal(a), { [one!.name]: complex(angle) }).re;
  return {
    low: -refined(
      (angle) => -at(angle),
      real.map((value) => -value),
      one!.kind,
    ),
    high: refined(at, real, one!.kind),
  };
}

/** So much larger than the usual size is what has a pole: far more than a sample beside one. */
const huge = 1e6;

/** Whether a constant that contains one angle has a pole at some angle: beside the largest of its samples it grows and grows. */
export function hasPoleOver(a: Expression, context: Context): boolean {
  const [one] = oscillationsIn(a, context);
  if (one === undefined) return false;
  const sizes = valuesOverAngles(a, context).map((value) => {
    const size = C.modulus(value);
    return Number.isFinite(size) ? size : 0;
  });
  const usual = [...sizes].sort((x, y) => x - y)[sizes.length >> 1]!;
  const at = (angle: number): number => C.modulus(evaluateComplex(withoutInternal(a), { [one.name]: complex(angle) }));
  return refined(at, sizes, one.kind) > huge * (1 + usual);
}

/** The maximum beside the largest sample, by golden sections. */
function refined(
  f: (angle: number) => number,
  samples: readonly number[],
  kind: 'circle' | 'unit' | 'bounded',
): number {
  const best = samples.indexOf(Math.max(...samples));
  const step = (kind === 'circle' ? 2 * Math.PI : 1) / samplesOnCircle;
  let [low, high] = [(best - 1) * step, (best + 1) * step];
  if (kind !== 'circle') [low, high] = [Math.max(low, 0), Math.min(high, 1)];
  for (let k = 0; k < 60; k++) {
    const [p, q] = [high - 0.618 * (high - low), low + 0.618 * (high - low)];
    if (f(p) < f(q)) low = p;
    else high = q;
  }
  const found = Math.max(f((low + high) / 2), samples[best]!);
  const rounded = Math.round(found * 1e9) / 1e9;
  return Math.abs(found - rounded) < 1e-12 * Math.max(1, Math.abs(found)) ? rounded : found;
}

/** Whether a constant that contains angles is the same for all of them. */
export function isConstantOver(a: Expression, context: Context): boolean {
  const values = valuesOverAngles(a, context, 5);
  const finite = values.filter(({ re, im }) => Number.isFinite(re) && Number.isFinite(im));
  const [first] = finite;
  if (first === undefined || finite.length < samplesOnCircle / 2) return false;
  const size = Math.max(...finite.map(C.modulus), 1e-300);
  return finite.every((value) => C.modulus(C.subtract(value, first)) <= 1e-9 * size);
}

const eighthsOfQuarter = 24;
const angles = Array.from({ length: eighthsOfQuarter }, (_, k) => k);
/** So near a zero, and still at a distance. */
const nearness = number(Q.power(Q.half, 2000));
const farOut = [Q.rational(10), Q.rational(101)];

/**
 * Whether a function, prepared, leaves the neighbourhood of a value again and again: near the usual zeros of sine and cosine,
 * however far out, it is further from the value than 1/2. Then the value is not its limit, and no other is.
 */
export function leavesAgainAndAgain(prepared: Expression, value: Expression, context: Context): boolean {
  const [circle] = oscillationsIn(prepared, context);
  if (circle?.kind !== 'circle' || context.oscillations.length > 1) return false;
  const others = freeSymbols(prepared).filter((name) => name !== circle.name && name !== context.variable);
  const constants = Object.fromEntries(others.map((name, k) => [name, Q.rational(7 + 4 * k, 5)]));
  const distance = subtract(withoutInternal(prepared), value);
  return angles.some((k) => {
    const angle = add(multiply(constant('pi'), number(Q.rational(k, 12 * (eighthsOfQuarter / 2)))), nearness);
    const there = substitute(distance, { [circle.name]: angle });
    return farOut.every((x) => {
      const ball = evaluateBall(there, 5000, { ...constants, [context.variable]: x });
      return ball !== null && lower(ball) > -1;
    });
  });
}
