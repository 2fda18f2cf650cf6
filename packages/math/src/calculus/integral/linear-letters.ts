import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import type { Step } from '../../expression/step.ts';
import { substitute } from '../../expression/substitute.ts';
import { tidy } from '../../expression/tidy.ts';
import { contains, freeSymbols } from '../../expression/walk.ts';
import { slope } from '../derivative.ts';
import { type Context, made, type Stage } from './context.ts';
import { radicalsIn } from './rewrite.ts';

/** With fewer letters the algorithms do without, and their answer is in one piece. */
const minLetters = 7;

/**
 * Letters in which the integrand is linear, where there are many: ∫ (A·g + B·h)·r = A·∫ g·r + B·∫ h·r. Each integral has fewer letters than the
 * whole, which is what the work of an algorithm over a field of letters depends on.
 */
export const linearLetters: Stage = (f, context) => {
  if (freeSymbols(f).length <= minLetters || radicalsIn(f, context.variable).length === 0) return null;
  const sums = E.factorsOf(f).filter((a) => a.kind === 'sum' && contains(a, context.variable));
  for (const sum of sums) {
    const rest = f.kind === 'product' ? E.product(f.factors.filter((factor) => factor !== sum)) : E.one;
    const parts = byLetters(sum, rest, context);
    const step = parts === null ? null : termByTerm(f, parts, rest, context);
    if (step !== null) return step;
  }
  return null;
};

interface Part {
  readonly letter: Expression;
  readonly by: Expression;
}

/** The sum as Σ letter·by + by₀, the letters being those that stand nowhere else, and linearly; null where there are fewer than two parts. */
function byLetters(sum: Expression, rest: Expression, { variable }: Context): readonly Part[] | null {
  const others = new Set([...freeSymbols(rest), variable]);
  const parts: Part[] = [];
  let left = sum;
  for (const name of freeSymbols(sum)) {
    if (others.has(name)) continue;
    const by = slope(left, name);
    if (by === null || E.equal(by, E.zero) || freeSymbols(by).some((other) => !others.has(other))) continue;
    parts.push({ letter: E.symbol(name), by: tidy(by) });
    left = substitute(left, { [name]: E.zero });
  }
  const last = tidy(left);
  if (!E.equal(last, E.zero)) parts.push({ letter: E.one, by: last });
  return parts.length < 2 ? null : parts;
}

function termByTerm(f: Expression, parts: readonly Part[], rest: Expression, context: Context): Step | null {
  const steps: Step[] = [];
  for (const { by } of parts) {
    const step = context.integrate(E.product([by, rest]), context);
    if (step === null) return null;
    steps.push(step);
  }
  const F = E.sum(steps.map((step, k) => E.product([parts[k]!.letter, step.after.expression])));
  return made('sum rule', f, F, context, steps);
}
