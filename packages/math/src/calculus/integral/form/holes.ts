import { compile } from '../../../expression/compile.ts';
import { evaluate } from '../../../expression/evaluate.ts';
import type { Expression } from '../../../expression/expression.ts';
import { contains, some } from '../../../expression/walk.ts';
import { isCircularWithPoles } from '../ingredients.ts';
import { instanceOf } from '../pieces/breaks.ts';

/*
 * Holes: single places at which a form has no value, though the integrand and the antiderivative have theirs there. With t = tan(x/2), ln|(3t − 1)/(t + 1)|
 * holds at x = π/2; ln|1 − 2·sec x + 2·tan x|, which is the same everywhere else, has lost that place, and F(b) − F(a) with it.
 *
 * They lie where a denominator is 0 that a rewriting brought in: where a circular function of the form is 0, ±1 or without a value, or at the small
 * whole numbers. In floating point a tangent has a very large value where it has none, and 0/0 is garbage of rounding, no mean of what lies beside it.
 */

const small = [-2, -1, 0, 1, 2];
const eighths = 8;
const circular: ReadonlySet<string> = new Set(['sin', 'cos', 'tan', 'cot', 'sec', 'csc']);

/** Tells of a form whether it has lost a place that the antiderivative has. */
export function opensHole(F: Expression, f: Expression, variable: string): (form: Expression) => boolean {
  const lost = placesLost(F, f, variable);
  return (form) => lost(form).next().done !== true;
}

/** The places at which an antiderivative has no value though the integrand is continuous and the limits from both sides are the same. */
export const placesOfHoles = (F: Expression, f: Expression, variable: string): readonly number[] =>
  [...placesLost(f, f, variable)(F)].filter((x) => {
    const letters = instanceOf(f);
    const [left, right] = [-beside, beside].map((by) => evaluate(F, { ...letters, [variable]: x + by }));
    return Math.abs(right! - left!) <= 1e-2 * (1 + Math.abs(left!));
  });

function placesLost(F: Expression, f: Expression, variable: string): (form: Expression) => Generator<number> {
  const letters = instanceOf(f);
  const names = Object.keys(letters).filter((name) => name !== variable);
  const at = (a: Expression): ((x: number) => number) => {
    const [value, ...poles] = [a, ...withPoles(a, variable)].map((part) => compile(part, [...names, variable]));
    const given = names.map((name) => letters[name]!);
    return (x) => (poles.some((part) => Math.abs(part(...given, x)) > beyond) ? Number.NaN : value!(...given, x));
  };
  const given = [at(f), at(F)];
  return function* (form) {
    const own = at(form);
    for (const x of [...turnsOf(form, variable, letters), ...small])
      if (given.every((one) => isSteady(one, x)) && !isSteady(own, x)) yield x;
  };
}

/** Where the angles of circular functions are multiples of π/4, as far as they are linear in the variable. */
function turnsOf(form: Expression, variable: string, letters: Readonly<Record<string, number>>): readonly number[] {
  const found = new Set<number>();
  some(form, (node) => {
    if (node.kind !== 'apply' || !circular.has(node.name) || !contains(node, variable)) return false;
    const [start, one, two] = [0, 1, 2].map((x) => evaluate(node.args[0]!, { ...letters, [variable]: x }));
    const slope = one! - start!;
    if (Math.abs(two! - one! - slope) > 1e-9 * Math.abs(slope)) return false;
    for (let k = -eighths; k <= eighths; k++) found.add(((k * Math.PI) / 4 - start!) / slope);
    return false;
  });
  return [...found];
}

/** The tangent of the double nearest to a quarter of a turn is more. */
const beyond = 1e12;

function withPoles(a: Expression, variable: string): readonly Expression[] {
  const found: Expression[] = [];
  some(a, (node) => {
    if (isCircularWithPoles(node, variable)) found.push(node);
    return false;
  });
  return found;
}

const beside = 1e-4;

/** Whether a function has a value that is the mean of those beside it, as far as a smooth one is. */
function isSteady(value: (x: number) => number, x: number): boolean {
  const [here, left, right] = [value(x), value(x - beside), value(x + beside)];
  return Math.abs(here - (left + right) / 2) <= 1e-3 * (1 + Math.abs(here));
}
