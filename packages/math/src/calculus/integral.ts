import * as E from '../expression/build.ts';
import { compareNumerically } from '../expression/compare-numerically.ts';
import { cubeRootsAsPowers, powersAsCubeRoots } from '../expression/cube-roots.ts';
import { evaluate } from '../expression/evaluate.ts';
import { evaluateComplex } from '../expression/evaluate-complex.ts';
import type { Expression } from '../expression/expression.ts';
import { type Line, mappedStep, type Step } from '../expression/step.ts';
import { tidy } from '../expression/tidy.ts';
import { freeSymbols, size, some } from '../expression/walk.ts';
import type { Complex } from '../numeric/complex.ts';
import { budget } from '../result/budget.ts';
import { no, ok, type Result } from '../result/result.ts';
import { endedBy } from '../result/unfinished.ts';
import { toLatex } from '../syntax/print-latex.ts';
import { toText } from '../syntax/print-text.ts';
import {
  type AntiderivativeCheck,
  checkAntiderivative,
  type SamplePoint,
  type SamplePoints,
  samplePoints,
} from './integral/check.ts';
import { type Context, greatestDepth, namesIn } from './integral/context.ts';
import { convincedByDerivative } from './integral/decided.ts';
import { explain, explainBy } from './integral/explain/explain.ts';
import type { Way } from './integral/explain/ways.ts';
import { jumpsOf, placesOfJumps, withoutJumps } from './integral/form/continuous.ts';
import { realForms, repairedSign } from './integral/form/real-form.ts';
import { lengthOf, textbookForm } from './integral/form/textbook-form.ts';
import { hasSwitch, isInPieces } from './integral/pieces/switches.ts';
import { integrateByStages } from './integral/pipeline.ts';

/*
 * Antiderivatives: explain first, decide next, verify, form. The rules of a textbook (`integral/explain/explain.ts`) come first, within a
 * small amount of work; where they lead to an answer their tree is its explanation. Else the pipeline of deep methods decides
 * (`integral/pipeline.ts`), and its answer is explained by its own derivative. Whatever comes out is differentiated and compared with
 * the integrand (`integral/check.ts`) before it is believed: a wrong branch, a sign of a root, a slip of a method all end as "no closed
 * form was found", never as an answer.
 */

/** An antiderivative whose derivative was found to be the integrand, with its steps. */
export interface Antiderivative {
  readonly expression: Expression;
  /** The rules that led to it; or, where only a deep method did, the answer with its differentiation below it. */
  readonly step: Step;
  readonly how: 'explained' | 'decided';
  readonly check: AntiderivativeCheck;
}

interface IntegralOptions {
  /** How much work the search may take; the usual amount takes about a second. */
  readonly work?: number;
}

const usualWork = 500_000;
/** A form that is merely shorter is found within little work, or hardly ever: the answer stands already. */
const workForShorter = 5_000;
const largestAnswer = 4000;

/**
 * An antiderivative by one variable, all other symbols being positive constants, in real form where the integrand is real.
 * Fails with `no-answer` when no method leads to one that passes its check.
 */
export function antiderivative(f: Expression, variable: string, options: IntegralOptions = {}): Result<Antiderivative> {
  const points = samplePoints(f, variable);
  // What is found with u^(1/3) for cbrt(u) is written with cube roots again, and then has to pass the check on both sides of 0.
  const powers = cubeRootsAsPowers(f);
  const decide = (work: number) => decided(tidy(powers ?? f), f, variable, points, work);
  const found = shorterOf(explained(powers ?? f, f, variable, points), decide, f, variable, options.work ?? usualWork);
  if (found === null || breaksOff(found.expression, f, variable)) return no('no-answer', 'No closed form was found.');
  return ok(found);
}

/**
 * An antiderivative of a function in pieces is continuous where that is bounded: one that holds on each piece alone gives wrong areas. But
 * atan(tan x)/x, which has infinitely many jumps of F without a sum in closed form, has one between its own jumps.
 */
function breaksOff(F: Expression, f: Expression, variable: string): boolean {
  if (!isInPieces(f, variable)) return false;
  const jumps = placesOfJumps(F, f, variable);
  return (hasSwitch(f, variable) ? jumps : jumps.filter(({ isSteady }) => isSteady)).length > 0;
}

/** What is so short needs no other form beside it. */
const shortLength = 14;

/**
 * The explained answer; where it is long or jumps, in the form that the deep methods find if that is plainly shorter or jumps less: they
 * differ by a constant on each piece.
 */
function shorterOf(
  found: Antiderivative | null,
  decide: (work: number) => Antiderivative | null,
  f: Expression,
  variable: string,
  work: number,
): Antiderivative | null {
  if (found === null) return decide(work);
  const length = lengthOf(found.expression);
  const jumps = jumpsOf(found.expression, f, variable);
  if (length <= shortLength && jumps === 0) return found;
  const other = decide(jumps === 0 ? Math.min(work, workForShorter) : work);
  if (other === null) return found;
  const isShorter = lengthOf(other.expression) <= 0.8 * length;
  const difference = jumps === 0 && !isShorter ? 0 : jumpsOf(other.expression, f, variable) - jumps;
  if (difference > 1e-6 || (Math.abs(difference) <= 1e-6 && !isShorter)) return found;
  return { ...found, expression: other.expression, step: finished(found.step, other.expression), check: other.check };
}

/**
 * The explanation of an antiderivative F of f by one of the ways that textbooks have, which ends with F; null where the way leads nowhere, or to
 * nothing that passes the check.
 */
export function explanationBy(way: Way, f: Expression, F: Expression, variable: string): Step | null {
  const found = explainBy(way, f, variable);
  if (found === null) return null;
  const { points } = samplePoints(f, variable);
  const { verdict } = checkAntiderivative(found.after.expression, f, variable, points);
  return verdict === 'equal' ? finished(found, F) : null;
}

/** By the rules of a textbook; null where they do not lead to an answer that passes its check. */
function explained(given: Expression, f: Expression, variable: string, sample: SamplePoints): Antiderivative | null {
  const { points } = sample;
  if (some(given, (node) => E.equal(node, E.constant('i')))) return null;
  const found = explain(given, variable);
  if (found === null) return null;
  const step = E.equal(given, f) ? found : mappedStep(found, powersAsCubeRoots);
  const F = step.after.expression;
  const check = checkAntiderivative(F, f, variable, points);
  if (check.verdict !== 'equal') return null;
  const form = formed(continuous(F, f, variable, points), f, variable, sample);
  return { expression: form, step: finished(step, form), how: 'explained', check };
}

/** By the pipeline of deep methods. */
function decided(
  given: Expression,
  f: Expression,
  variable: string,
  points: SamplePoints,
  allowed: number,
): Antiderivative | null {
  const context: Context = {
    variable,
    budget: budget(allowed),
    depth: greatestDepth,
    done: new Map(),
    failed: new Map(),
    names: namesIn(f, variable),
    open: new Map(),
    integrate: integrateByStages,
  };
  const step = search(given, context);
  if (step === null) return null;
  const raw = step.after.expression;
  const found = verified(E.equal(given, f) ? raw : powersAsCubeRoots(raw), f, variable, points);
  if (found === null) return null;
  const { check } = found;
  const expression = formed(found.expression, f, variable, points);
  return { expression, step: convincedByDerivative(expression, f, variable), how: 'decided', check };
}

function search(f: Expression, context: Context): Step | null {
  try {
    return integrateByStages(f, context);
  } catch (error) {
    if (endedBy(error, 'work')) return null;
    throw error;
  }
}

interface Verified {
  readonly expression: Expression;
  readonly check: AntiderivativeCheck;
}

/**
 * The first form of the answer that passes the check; among those that do, one that holds as well where the integrand is real
 * as a complex function only.
 */
function verified(raw: Expression, f: Expression, variable: string, { points, beyond }: SamplePoints): Verified | null {
  if (size(raw, largestAnswer) >= largestAnswer) return null;
  let onReals: Verified | null = null;
  let repaired: Expression | null = null;
  for (const form of realForms(raw, f, variable, points)) {
    const check = checkAntiderivative(form, f, variable, points);
    if (check.verdict === 'equal') {
      const found = { expression: continuous(form, f, variable, points), check };
      if (holdsAt(found.expression, f, variable, beyond)) return found;
      onReals ??= found;
    } else if (check.opposite.length > 0) repaired ??= repairedSign(form, variable, points, check.opposite);
  }
  if (onReals !== null) return isElliptic(onReals.expression) ? null : onReals;
  if (repaired === null) return null;
  const check = checkAntiderivative(repaired, f, variable, points);
  return check.verdict === 'equal' ? { expression: repaired, check } : null;
}

/** A Legendre form whose branches are not those of the integrand is no answer to keep: roots of negative numbers were taken apart on the way. */
const isElliptic = (F: Expression): boolean =>
  some(F, (node) => node.kind === 'apply' && node.name.startsWith('elliptic'));

const holdsAt = (F: Expression, f: Expression, variable: string, points: readonly SamplePoint[]): boolean =>
  points.length === 0 || checkAntiderivative(F, f, variable, points).verdict !== 'different';

/** The same without the jumps of its arctangents, where that passes the check too. */
function continuous(F: Expression, f: Expression, variable: string, points: readonly SamplePoint[]): Expression {
  const smooth = withoutJumps(F, f, variable);
  if (E.equal(smooth, F)) return F;
  const form = tidy(smooth);
  return checkAntiderivative(form, f, variable, points).verdict === 'equal' ? form : F;
}

/**
 * As a textbook writes it: a form holds where the integrand is real, and where it is real as a complex function only, as far as the given one
 * does, and has no new jumps.
 */
function formed(F: Expression, f: Expression, variable: string, { points, beyond }: SamplePoints): Expression {
  const holdsBeyond = memo(() => holdsAt(F, f, variable, beyond));
  const real = points.map(realAt).filter((at) => Number.isFinite(evaluate(F, at)));
  const jumps = memo(() => jumpsOf(F, f, variable));
  return textbookForm(F, variable, {
    isGiven: (node) => some(f, (part) => E.equal(part, node)),
    passes: (form) =>
      real.every((at) => Number.isFinite(evaluate(form, at))) &&
      checkAntiderivative(form, f, variable, points).verdict === 'equal' &&
      (beyond.length === 0 || !holdsBeyond() || holdsAt(form, f, variable, beyond)) &&
      jumpsOf(form, f, variable) <= jumps() + 1e-6,
    isPositive: (u) => points.length > 0 && points.every(({ at }) => isPositiveReal(evaluateComplex(u, at))),
  });
}

const realAt = ({ at }: SamplePoint): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(at).map(([name, { re }]) => [name, re]));

function memo<T>(make: () => T): () => T {
  let value: { readonly made: T } | undefined;
  return () => {
    value ??= { made: make() };
    return value.made;
  };
}

const isPositiveReal = ({ re, im }: Complex): boolean => re > 0 && Math.abs(im) <= 1e-12 * re;

/** The explanation of an answer in its last form. */
function finished(step: Step, form: Expression): Step {
  const F = step.after.expression;
  if (E.equal(F, form)) return step;
  const last = isSame(F, form) ? simplified(F, form) : withoutConstant(F, form);
  return { ...step, after: { expression: form }, steps: [...step.steps, last] };
}

/** Far out too, where other pieces of the domain lie. */
const isSame = (F: Expression, form: Expression): boolean =>
  [3, 30].every((reach) => {
    const intervals = Object.fromEntries(freeSymbols(F).map((name) => [name, [-reach, reach] as const]));
    return compareNumerically(F, form, { intervals, points: 16 }).verdict === 'equal';
  });

const simplified = (F: Expression, form: Expression): Step => ({
  rule: 'simplify',
  says: 'The terms are put together.',
  before: { expression: F },
  after: { expression: form },
  steps: [],
});

/** Another antiderivative of the same function, which is written more shortly or has no jumps. */
const withoutConstant = (F: Expression, form: Expression): Line => ({
  rule: 'simplify',
  says: 'Two antiderivatives of one function differ by a constant on every piece of its domain, which goes into the constant of integration.',
  written: {
    text: `${toText(F)} = ${toText(form)} + constant`,
    latex: `${toLatex(F)} = ${toLatex(form)} + \\text{constant}`,
  },
  steps: [],
});
