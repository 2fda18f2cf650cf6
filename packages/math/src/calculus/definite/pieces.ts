import { criticalPoints } from '../../algebra/inequality/critical-points.ts';
import { simplest } from '../../algebra/simplify/simplify.ts';
import { solveTrigonometric } from '../../algebra/trigonometric/solve.ts';
import * as E from '../../expression/build.ts';
import { type Condition, condition } from '../../expression/condition.ts';
import { evaluate } from '../../expression/evaluate.ts';
import type { ApplyNode, Expression } from '../../expression/expression.ts';
import { nearestDouble } from '../../expression/nearest-double.ts';
import { isPiecewise, piecewise } from '../../expression/piecewise.ts';
import { substitute } from '../../expression/substitute.ts';
import { contains, freeSymbols, some, transform } from '../../expression/walk.ts';
import { budget } from '../../result/budget.ts';
import { isPositiveProduct } from '../letter-conditions.ts';
import { maxPoints } from '../quadrature/critical-points.ts';
import { pointsInside } from '../quadrature/cuts.ts';
import { resolved } from '../quadrature/enclosure/resolve.ts';
import { integrandOf, pointOf } from '../quadrature/integrand.ts';
import { partsBySteps, staircaseOf } from '../quadrature/steps.ts';
import { atInstance, instancesOf } from './parameters/instances.ts';
import { type Answer, type Context, lettersOf, type Method, type Problem, solveDeeper, stepOf } from './problem.ts';

/*
 * Integrands in pieces: |u|, sign u, min, max, ⌊u⌋ … are cut at the zeros of what stands inside, replaced on each piece by what they are
 * there, and each piece is a problem of its own. With letters only cuts that are the one zero of a linear u are made, under the
 * condition that they lie inside.
 */

/** The sum over the pieces, each without what made the cuts. */
export const overPieces: Method = (problem, context) => overPiecesOf(problem, context, fewSteps);

/** The sum over many steps, where no antiderivative was found. */
export const overManySteps: Method = (problem, context) =>
  lettersOf(problem).length === 0 && isPiecewise(problem.f, problem.variable) && hasManySteps(problem)
    ? overPiecesOf(problem, context, maxPoints)
    : null;

function overPiecesOf(problem: Problem, context: Context, most: number): Answer | null {
  const { f, variable } = problem;
  if (!isPiecewise(f, variable)) return null;
  const parts = lettersOf(problem).length > 0 ? withLetters(problem, context.assumed) : withNumbers(problem, most);
  if (parts === null || parts.problems.some((part) => isPiecewise(part.f, variable))) return null;
  const answers: Answer[] = [];
  for (const part of parts.problems) {
    const answer = solveDeeper(part, context);
    if (answer === null) return null;
    answers.push(answer);
  }
  const value = simplest(E.sum(answers.map((answer, k) => plainArea(parts.problems[k]!) ?? answer.value)));
  return {
    value,
    conditions: [...parts.conditions, ...answers.flatMap((answer) => answer.conditions)],
    cuts: parts.cuts,
    ...(answers.length === 1 ? { antiderivative: answers[0]!.antiderivative } : {}),
    step: stepOf(problem, value, {
      rule: 'pieces',
      says:
        parts.cuts.length === 0
          ? 'What stands in the absolute value keeps its sign on the whole range.'
          : 'The range is cut where what stands in an absolute value, a sign or a step changes; on each piece the function is a smooth one.',
      with: Object.fromEntries(parts.cuts.map((cut, k) => [`c_${k + 1}`, cut])),
      steps: answers.map((answer) => answer.step),
    }),
  };
}

/**
 * c·(b − a) as it stands: the cuts are ends of two pieces each, and their multiples come together only where no piece has been simplified by
 * itself, as 2·(atan(3) − atan(2)) would be to 2·atan(1/7).
 */
const plainArea = ({ f, variable, lower, upper }: Problem): Expression | null =>
  contains(f, variable) || isInfinite(lower) || isInfinite(upper) ? null : E.multiply(f, E.subtract(upper, lower));

interface Parts {
  readonly problems: readonly Problem[];
  readonly cuts: readonly Expression[];
  readonly conditions: readonly Condition[];
}

/** More steps than these are no sum that anybody reads, where there is an antiderivative. */
const fewSteps = 16;

/** Whether the integrand has many steps at places that are known, so that an antiderivative says more than a sum over them. */
export function hasManySteps({ f, variable, lower, upper }: Problem): boolean {
  const stairs = staircaseOf(f, variable, lower, upper);
  return stairs !== null && stairs.pieces > fewSteps;
}

/** Over the steps of a floor whose places are known. */
function overStairs({ f, variable, lower, upper }: Problem, most: number): Parts | null {
  const stairs = staircaseOf(f, variable, lower, upper);
  if (stairs === null || stairs.pieces > most) return null;
  const parts = partsBySteps(stairs);
  const problems = parts.map((part) => ({ f: part.f, variable, lower: part.from, upper: part.to }));
  return { problems: joined(problems), cuts: parts.slice(1).map(({ from }) => from), conditions: [] };
}

function withNumbers(problem: Problem, most: number): Parts | null {
  const { f, variable, lower, upper } = problem;
  const stairs = overStairs(problem, most);
  if (stairs !== null) return stairs;
  if (hasManySteps(problem)) return null;
  const [low, high] = [lower, upper].map((end) => pointOf(end, nearestDouble(end)));
  const kinks = pointsInside(integrandOf(piecewiseOnly(f, variable), variable), low!, high!);
  if (kinks.length > maxPoints) return null;
  const cuts: Expression[] = [];
  for (const { x, exact, rough } of kinks) {
    const cut = rough ? solvedCut(f, variable, x) : exact;
    if (cut === null) return null;
    cuts.push(cut);
  }
  const ends = [lower, ...cuts, upper];
  const problems = ends.slice(1).map((to, k) => {
    const from = ends[k]!;
    const [p, q] = [evaluate(from), evaluate(to)];
    const range = {
      variable,
      from: Number.isFinite(p) ? from : null,
      to: Number.isFinite(q) ? to : null,
      width: Number.isFinite(q - p) ? (q - p) * (1 + 1e-12) : Number.POSITIVE_INFINITY,
    };
    const known = resolved(f, range);
    if (!Number.isFinite(range.width) && goesOn(known, variable)) return null;
    return { f: bySigns(known, variable, range.from, range.to), variable, lower: from, upper: to };
  });
  if (problems.some((part) => part === null)) return null;
  return { problems: joined(problems.filter((part) => part !== null)), cuts, conditions: [] };
}

const workOfCut = 20_000;

/** The place near a number where a step or a sign changes, as the solution of u = k for what stands inside: e^x is 3 at ln 3. Null where no formula solves it. */
function solvedCut(f: Expression, variable: string, near: number): Expression | null {
  for (const node of nodesInPieces(f, variable)) {
    const [u, v] = node.args;
    const inside = node.name === 'mod' ? E.divide(u!, v!) : v === undefined ? u! : E.subtract(u!, v);
    const isStep = node.name === 'mod' || stepping.has(node.name);
    const value = evaluate(inside, { [variable]: near });
    const level = isStep ? Math.round(value) : 0;
    if (node.args.length > 2 || !(Math.abs(value - level) <= 1e-7 * (1 + Math.abs(value)))) continue;
    const found = criticalPoints(E.subtract(inside, E.number(level)), variable, { work: budget(workOfCut) });
    const exact = found?.find((one) => one.exact !== undefined && isAt(one.exact, near))?.exact;
    if (exact !== undefined) return simplest(exact);
    const angle = angleNear(E.subtract(inside, E.number(level)), variable, near);
    if (angle !== null) return simplest(angle);
  }
  return null;
}

/** The zero of a trigonometric function near a number; null where its zeros are not known exactly, or none is there. */
function angleNear(u: Expression, variable: string, near: number): Expression | null {
  const found = freeSymbols(u).every((name) => name === variable) ? solveTrigonometric(u, E.zero, variable) : null;
  if (!found?.ok || found.value.solutions.kind !== 'families') return null;
  for (const { base, period, rounded } of found.value.solutions.families) {
    const turns = Math.round((near - evaluate(base)) / evaluate(period));
    const place = E.add(base, E.product([E.number(turns), period]));
    if (!rounded && Number.isSafeInteger(turns) && isAt(place, near)) return place;
  }
  return null;
}

const isAt = (place: Expression, near: number): boolean =>
  Math.abs(evaluate(place) - near) <= 1e-9 * Math.max(1, Math.abs(near));

/**
 * Of what may change its sign, or step, again and again, the cuts on a half line are no complete list: the sum over them is no value
 * of the integral, though the rest be too small for any comparison.
 */
const goesOn = (f: Expression, variable: string): boolean =>
  some(
    f,
    (node) =>
      node.kind === 'apply' &&
      piecewise.has(node.name) &&
      contains(node, variable) &&
      (stepping.has(node.name) || node.args.some((u) => mayTurnAgain(u, variable))),
  );

const stepping: ReadonlySet<string> = new Set(['floor', 'ceil', 'mod']);
const turning: ReadonlySet<string> = new Set(['sin', 'cos', 'tan', 'cot', 'sec', 'csc', ...stepping]);

const mayTurnAgain = (u: Expression, variable: string): boolean =>
  some(u, (node) => node.kind === 'apply' && turning.has(node.name) && contains(node, variable));

/** Only the parts that bend or jump, so that singular points of the rest are no cuts. */
const piecewiseOnly = (f: Expression, variable: string): Expression =>
  E.sum(nodesInPieces(f, variable).map((node, k) => E.multiply(E.number(k + 1), node)));

function nodesInPieces(f: Expression, variable: string): readonly ApplyNode[] {
  const found: ApplyNode[] = [];
  some(f, (node) => {
    if (node.kind === 'apply' && piecewise.has(node.name) && contains(node, variable)) found.push(node);
    return false;
  });
  return found;
}

/** What an interval does not show to keep its sign does, where it has no zero between the cuts: its sign is that of a point between. */
function bySigns(f: Expression, variable: string, from: Expression | null, to: Expression | null): Expression {
  const [p, q] = [from === null ? Number.NaN : evaluate(from), to === null ? Number.NaN : evaluate(to)];
  const at = Number.isNaN(p) ? (Number.isNaN(q) ? 0.3 : q - 1.3) : Number.isNaN(q) ? p + 1.3 : p + 0.43 * (q - p);
  return replaced(f, variable, (u) => evaluate(u, { [variable]: at }));
}

function replaced(f: Expression, variable: string, signed: (u: Expression) => number): Expression {
  return transform(f, (node) => {
    if (node.kind !== 'apply' || !piecewise.has(node.name) || !contains(node, variable)) return node;
    const [u, v] = node.args;
    const value = signed(node.args.length === 2 ? E.subtract(u!, v!) : u!);
    if (!Number.isFinite(value)) return node;
    switch (node.name) {
      case 'abs':
        return value >= 0 ? u! : E.negate(u!);
      case 'sign':
        return E.number(value >= 0 ? 1 : -1);
      case 'heaviside':
        return E.number(value >= 0 ? 1 : 0);
      case 'floor':
        return E.number(Math.floor(value));
      case 'ceil':
        return E.number(Math.ceil(value));
      case 'min':
        return node.args.length === 2 ? (value >= 0 ? v! : u!) : node;
      case 'max':
        return node.args.length === 2 ? (value >= 0 ? u! : v!) : node;
      default:
        return node;
    }
  });
}

/** Neighbours with the same function are one piece. */
function joined(problems: readonly Problem[]): readonly Problem[] {
  const all: Problem[] = [];
  for (const one of problems) {
    const last = all[all.length - 1];
    if (last !== undefined && E.equal(last.f, one.f)) all[all.length - 1] = { ...last, upper: one.upper };
    else all.push(one);
  }
  return all;
}

/** The zeros of linear arguments, in an order that is seen at an instance and stated as conditions. */
function withLetters(problem: Problem, assumed: readonly Condition[]): Parts | null {
  const { f, variable, lower, upper } = problem;
  const zeros = linearZeros(f, variable);
  const [at] = instancesOf(lettersOf(problem), assumed, 1);
  if (zeros === null || at === undefined) return null;
  const value = (a: Expression) => evaluate(atInstance(a, at));
  const inside = zeros
    .filter((zero) => value(zero) > value(lower) && value(zero) < value(upper))
    .sort((p, q) => value(p) - value(q));
  const outside = zeros.filter((zero) => !inside.includes(zero));
  const ends = [lower, ...inside, upper];
  const conditions = [
    ...ends.slice(1).flatMap((end, k) => above(end, ends[k]!)),
    ...outside.flatMap((zero) => (value(zero) <= value(lower) ? above(lower, zero, '>=') : above(zero, upper, '>='))),
  ];
  const problems = ends.slice(1).map((to, k) => {
    const from = ends[k]!;
    const [p, q] = [value(from), value(to)];
    const middle = Number.isFinite(p) ? (Number.isFinite(q) ? p + 0.43 * (q - p) : p + 1.3) : q - 1.3;
    const piece = replaced(f, variable, (u) => evaluate(atInstance(u, at), { [variable]: middle }));
    return { f: piece, variable, lower: from, upper: to };
  });
  return { problems: joined(problems), cuts: inside, conditions };
}

/** high > low as a condition, where it is not plain. */
function above(high: Expression, low: Expression, relation: '>' | '>=' = '>'): readonly Condition[] {
  if ([high, low].some((end) => !Number.isFinite(evaluate(end)) && isInfinite(end))) return [];
  const difference = E.subtract(high, low);
  return isPositiveProduct(difference) ? [] : [condition(high, relation, low)];
}

const isInfinite = (a: Expression): boolean => some(a, (node) => node.kind === 'constant' && node.name === 'infinity');

/** The zeros of all arguments; null where one is not linear. */
function linearZeros(f: Expression, variable: string): readonly Expression[] | null {
  const zeros: Expression[] = [];
  let linear = true;
  some(f, (node) => {
    if (node.kind !== 'apply' || !piecewise.has(node.name) || !contains(node, variable)) return false;
    const [u, v] = node.args;
    const bends = extremes.has(node.name) ? (node.args.length === 2 ? E.subtract(u!, v!) : null) : u!;
    const isLinear = bends !== null && (linearInside.has(node.name) || extremes.has(node.name));
    const zero = isLinear ? linearZero(bends, variable) : null;
    if (zero === null) linear = false;
    else if (!zeros.some((known) => E.equal(known, zero))) zeros.push(zero);
    return false;
  });
  return linear ? zeros : null;
}

const extremes: ReadonlySet<string> = new Set(['min', 'max']);
const linearInside: ReadonlySet<string> = new Set(['abs', 'sign', 'heaviside']);

/** −q/p of p·x + q; null where it is not linear. */
export function linearZero(u: Expression, variable: string): Expression | null {
  const atZero = substitute(u, { [variable]: E.zero });
  const slope = E.subtract(substitute(u, { [variable]: E.one }), atZero);
  if (E.equal(slope, E.zero) || contains(slope, variable)) return null;
  const rebuilt = E.add(E.multiply(slope, E.symbol(variable)), atZero);
  return E.equal(simplest(E.subtract(rebuilt, u)), E.zero) ? simplest(E.negate(E.divide(atZero, slope))) : null;
}
