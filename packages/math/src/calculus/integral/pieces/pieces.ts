import * as E from '../../../expression/build.ts';
import { evaluate } from '../../../expression/evaluate.ts';
import type { Expression } from '../../../expression/expression.ts';
import { freeName } from '../../../expression/names/free-names.ts';
import type { Step } from '../../../expression/step.ts';
import { substitute } from '../../../expression/substitute.ts';
import { tidy } from '../../../expression/tidy.ts';
import { contains } from '../../../expression/walk.ts';
import { pair } from '../../../result/tuple.ts';
import { endedBy } from '../../../result/unfinished.ts';
import { toText } from '../../../syntax/print-text.ts';
import { checkAntiderivative, samplePoints } from '../check.ts';
import type { Context } from '../context.ts';
import { integrated, integratedAs, type Rule } from '../explain/rule.ts';
import { type Breaks, breaksOf } from './breaks.ts';
import { withoutJumpsAt } from './joined.ts';
import { byPulses } from './pulses.ts';
import { bySummedJumps } from './steps-of-function.ts';
import { type Switch, switchesOf, withSwitches } from './switches.ts';
import { withValuesAtBreaks } from './values-at-breaks.ts';

/*
 * Integrands in pieces: |u|, sign u, ⌊u⌋, max, min and what is written by them.
 *
 *   1. max(a, b) = (a + b + |a − b|)/2, ⌈u⌉ = ⌊u⌋ + 1 but for single points, and so on: only absolute values, signs and floors are left
 *      (`switches.ts`). With s = sign u, |u| = s·u; s and n = ⌊u⌋ are *switches*: constants on each piece.
 *   2. ∫ f with the letters s, n as constants: F(x, s, n), where s² = 1. On every piece it is an antiderivative.
 *   3. Where a switch changes, F jumps. The places are the zeros of u, finitely many or periodic (`breaks.ts`); F jumps by
 *      J_k = F(p_k, values after) − F(p_k, values before), exactly, and
 *
 *          F − ½·Σ J_k·sign(x − p_k)          for finitely many places p_k,
 *          F − S(⌊(x − p)/T⌋), S(m) = Σ_{k ≤ m} J_k      for p + k·T, J_k a polynomial in k,
 *
 *      is continuous there (`joined.ts`), at the places themselves too (`values-at-breaks.ts`).
 *   4. Where the letter leads nowhere, every one of finitely many pieces is integrated by itself, and
 *      F = (F_0 + F_m)/2 + ½·Σ (F_k − F_(k−1))·sign(x − p_k) is joined in the same way.
 *
 *   5. Where both lead nowhere, as for 1/(1 + s·sin x) with its √(1 − s²), a single sign is given both its values, and
 *      F = (F_+ + F_−)/2 + s·(F_+ − F_−)/2 is joined.
 *   6. Where ⌊u⌋ has steps at the places of a function that is no line, or the jumps are neither powers nor polynomials of their number, they are
 *      added up by special functions (`steps-of-function.ts`).
 *   7. A function of ⌊h⌋ alone for a wave h is a sum of pulses, whose integrals are triangle waves that are cut off (`pulses.ts`).
 *
 * Worked example: |sin x|, s = sign(sin x): F = −s·cos x jumps by 2 at every k·π, so F = 2·⌊x/π⌋ − (−1)^⌊x/π⌋·cos x. To debug: print the
 * switches, the places with the values of the switches on both sides, and the jumps.
 */
export const byPieces: Rule = (f, context) => {
  const switched = switchesOf(f, context);
  if (switched === null) return null;
  const inLetters = tidy(switched.inLetters);
  const switches = switched.switches.filter(({ name }) => contains(inLetters, name));
  if (switches.length === 0) return integratedAs(f, inLetters, context, cancelled);
  const pulses = byPulses(f, inLetters, switches, context);
  if (pulses !== null) return holds(pulses.F, f, context) ? pulses.step : null;
  const breaks = breaksOf(switches, context);
  if (breaks === null) return overSteps(f, inLetters, switches, context);
  const names = new Set([...context.names, ...switches.map(({ name }) => name)]);
  const inside: Context = { ...context, names };
  return (
    throughLetters(f, inLetters, switches, breaks, inside) ??
    pieceByPiece(f, inLetters, switches, breaks, inside) ??
    signBySign(f, inLetters, switches, breaks, inside) ??
    overSteps(f, inLetters, switches, context)
  );
};

/** sign(u)·u/|u|, as a derivative of ln|u| has it, is 1. */
const cancelled = { rule: 'simplify', says: 'As sign(u)·u is |u|, the signs and absolute values cancel.' };

/** With steps of a function that is no line: what is added is a sum over all of them. */
function overSteps(f: Expression, inLetters: Expression, switches: readonly Switch[], context: Context): Step | null {
  const found = bySummedJumps(f, inLetters, switches, context);
  return found !== null && hasValues(found.F, f, context) && holds(found.F, f, context) ? found.step : null;
}

/** With the switches as letters. */
function throughLetters(
  f: Expression,
  inLetters: Expression,
  switches: readonly Switch[],
  breaks: Breaks,
  context: Context,
): Step | null {
  const step = withHalfTheWork(context, (own) => context.integrate(tidy(inLetters), own));
  if (step === null) return null;
  const G = tidy(step.after.expression);
  const F = withoutJumpsAt(G, f, switches, breaks, context);
  if (F === null || !holds(F, f, context)) return null;
  const letters = switches.map(({ name, value }) => `${name} = ${toText(value)}`).join(', ');
  const values = withValuesAtBreaks(f, switches, breaks, context.variable);
  const rewritten = values.filter((one, k) => one !== switches[k]);
  const onPieces = withSwitches(G, values);
  const isJoined = onPieces === null || !E.equal(F, tidy(onPieces));
  const there = rewritten.map(({ name, value }) => `, where ${name} is ${toText(value)}`).join('');
  return integrated(f, F, context, {
    rule: 'piecewise antiderivative',
    says: `${letters} is constant between the places where it jumps, so it is a constant factor or term on each piece${there}${isJoined ? '; what is added then takes away the jumps' : ''}.`,
    with: Object.fromEntries(switches.map(({ name, value }) => [name, value])),
    steps: [step],
  });
}

/** The other half is for the pieces themselves: over a field with a letter an integral may be far, that is near for both its values. */
function withHalfTheWork(context: Context, attempt: (own: Context) => Step | null): Step | null {
  const own = { left: Math.floor(context.budget.left / 2) };
  const before = own.left;
  try {
    return attempt({ ...context, budget: own, done: new Map(context.done), failed: new Map(context.failed) });
  } catch (error) {
    if (endedBy(error, 'work')) return null;
    throw error;
  } finally {
    context.budget.left -= before - Math.max(own.left, 0);
  }
}

/** Every piece by itself, where there are finitely many. */
function pieceByPiece(
  f: Expression,
  inLetters: Expression,
  switches: readonly Switch[],
  breaks: Breaks,
  context: Context,
): Step | null {
  if (breaks.families.length > 0 || breaks.points.length === 0 || breaks.points.length > maxPoints) return null;
  const values = [breaks.points[0]!.before, ...breaks.points.map(({ after }) => after)];
  const steps: Step[] = [];
  for (const own of values) {
    const piece = tidy(substitute(inLetters, lettersAt(switches, own)));
    const step = contains(piece, context.variable)
      ? context.integrate(piece, context)
      : integrated(piece, E.product([piece, E.symbol(context.variable)]), context, constantPiece);
    if (step === null) return null;
    steps.push(step);
  }
  const parts = steps.map((step) => step.after.expression);
  const signs = signsAt(breaks, context);
  const differences = signs.map(({ name }, k) =>
    E.product([E.half, E.subtract(parts[k + 1]!, parts[k]!), E.symbol(name)]),
  );
  const ends = E.product([E.half, E.add(parts[0]!, parts.at(-1)!)]);
  const joined = withoutJumpsAt(tidy(E.sum([ends, ...differences])), f, signs, plainSigns(breaks), context);
  if (joined === null || !holds(joined, f, context)) return null;
  return integrated(f, joined, context, {
    rule: 'piecewise antiderivative',
    says: 'The integrand is another function on each piece; the constants are such that the pieces meet.',
    with: Object.fromEntries(breaks.points.map(({ at }, k) => [`c_${k + 1}`, at])),
    steps,
  });
}

/** With both values of a single sign, over places that are periodic. */
function signBySign(
  f: Expression,
  inLetters: Expression,
  switches: readonly Switch[],
  breaks: Breaks,
  context: Context,
): Step | null {
  const [only] = switches;
  if (switches.length !== 1 || only?.kind !== 'sign' || breaks.families.length === 0) return null;
  const steps: Step[] = [];
  for (const value of [1, -1]) {
    const step = context.integrate(tidy(substitute(inLetters, lettersAt(switches, [value]))), context);
    if (step === null) return null;
    steps.push(step);
  }
  const [plus, minus] = pair(steps.map((step) => step.after.expression));
  const half = (a: Expression) => E.product([E.half, a]);
  const G = tidy(E.add(half(E.add(plus, minus)), E.product([E.symbol(only.name), half(E.subtract(plus, minus))])));
  const F = withoutJumpsAt(G, f, switches, breaks, context);
  if (F === null || !holds(F, f, context)) return null;
  return integrated(f, F, context, {
    rule: 'piecewise antiderivative',
    says: `${toText(only.value)} is 1 or −1 on each piece, where the integrand is one of these two; the constants are such that the pieces meet.`,
    with: { [only.name]: only.value },
    steps,
  });
}

const maxPoints = 4;

const constantPiece = { rule: 'basic integral', says: '∫ c dx = c·x', steps: [] };

const lettersAt = (switches: readonly Switch[], values: readonly number[]): Record<string, Expression> =>
  Object.fromEntries(switches.map(({ name }, k) => [name, E.number(values[k]!)]));

/** The signs of x − p_k as switches of their own. */
function signsAt({ points }: Breaks, context: Context): Switch[] {
  let names = context.names;
  return points.map(({ at }) => {
    const name = freeName(names, ['s', 'r', 'q', 'p']);
    names = new Set([...names, name]);
    const argument = E.subtract(E.symbol(context.variable), at);
    return { kind: 'sign', name, argument, value: E.apply('sign', [argument]) };
  });
}

const plainSigns = ({ points }: Breaks): Breaks => ({
  families: [],
  points: points.map(({ at }, k) => ({
    at,
    before: points.map((_, j) => (j < k ? 1 : -1)),
    after: points.map((_, j) => (j <= k ? 1 : -1)),
  })),
});

/** Whether F has a value wherever the integrand has one. */
const hasValues = (F: Expression, f: Expression, { variable }: Context): boolean =>
  samplePoints(f, variable).points.every(({ at }) => {
    const letters = Object.fromEntries(Object.entries(at).map(([name, { re }]) => [name, re]));
    return Number.isFinite(evaluate(F, letters)) || !Number.isFinite(evaluate(f, letters));
  });

/** Whether the derivative is the integrand on all pieces: a method may have taken a switch for positive. */
function holds(F: Expression, f: Expression, context: Context): boolean {
  return checkAntiderivative(F, f, context.variable, samplePoints(f, context.variable).points).verdict === 'equal';
}
