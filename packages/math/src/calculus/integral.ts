import * as E from '../expression/build.ts';
import { compareNumerically } from '../expression/compare-numerically.ts';
import { cubeRootsAsPowers } from '../expression/cube-roots.ts';
import { evaluate } from '../expression/evaluate.ts';
import { evaluateComplex } from '../expression/evaluate-complex.ts';
import type { Expression } from '../expression/expression.ts';
import type { Line, Step } from '../expression/step.ts';
import { tidy } from '../expression/tidy.ts';
import { contains, freeSymbols, some, transform } from '../expression/walk.ts';
import type { Complex } from '../numeric/complex.ts';
import { no, ok, type Result } from '../result/result.ts';
import { toLatex } from '../syntax/print-latex.ts';
import { toText } from '../syntax/print-text.ts';
import {
  type AntiderivativeCheck,
  checkAntiderivative,
  type SamplePoint,
  type SamplePoints,
  samplePoints,
} from './integral/check.ts';
import { convincedByDerivative } from './integral/decided.ts';
import { isElementary } from './integral/elementary.ts';
import { explainBy } from './integral/explain/explain.ts';
import { toldOnce } from './integral/explain/rule.ts';
import type { Way } from './integral/explain/ways.ts';
import { jumpsOf, placesOfJumps } from './integral/form/continuous.ts';
import { withoutHoles } from './integral/form/filled-holes.ts';
import { opensHole } from './integral/form/holes.ts';
import { type Judge, lengthOf, textbookForm } from './integral/form/textbook-form.ts';
import { type CheckedIntegral, decided, type ExplainedIntegral, explained, holdsAt } from './integral/found.ts';
import { canHaveHoles, canJump } from './integral/ingredients.ts';
import { hasSwitch, isInPieces } from './integral/pieces/switches.ts';
import {
  endsInside,
  isNegativeBesideZero,
  isNegativeSomewhere,
  lostOnGrid,
  lostPlaces,
  realPlaces,
} from './integral/real-places.ts';

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

/**
 * An antiderivative by one variable, all other symbols being positive constants, in real form where the integrand is real.
 * Fails with `no-answer` when no method leads to one that passes its check.
 */
export function antiderivative(f: Expression, variable: string, options: IntegralOptions = {}): Result<Antiderivative> {
  const question = questionOf(f, variable);
  return beginningWith(explained(question.given, f, variable, question.sample), question, options);
}

/** The same where the rules of a textbook lead to an elementary function, one that anyone can follow; null elsewhere, at little work. */
export function textbookAntiderivative(
  f: Expression,
  variable: string,
  options: IntegralOptions = {},
): Result<Antiderivative> | null {
  const question = questionOf(f, variable);
  const rules = explained(question.given, f, variable, question.sample);
  return rules !== null && isElementary(rules.expression, variable) ? beginningWith(rules, question, options) : null;
}

/** What the rules led to, or the deep methods where these led nowhere or to something long. */
function beginningWith(
  rules: ExplainedIntegral | null,
  question: Question,
  { work = usualWork }: IntegralOptions,
): Result<Antiderivative> {
  const found = shorterOf(rules === null ? null : shown(rules, question), question, work);
  return found === null || breaksOff(found.expression, question.f, question.variable) ? notFound : ok(found);
}

/**
 * An antiderivative as it was found and checked, not yet written as a textbook would: for whoever differentiates it, puts bounds into it or measures
 * it beside programs that neither check nor shorten what they find.
 */
export function foundAntiderivative(
  f: Expression,
  variable: string,
  options: IntegralOptions = {},
): Result<CheckedIntegral> {
  const { given, sample } = questionOf(f, variable);
  const found =
    explained(given, f, variable, sample) ?? decided(tidy(given), f, variable, sample, options.work ?? usualWork);
  return found === null || breaksOff(found.expression, f, variable) ? notFound : ok(found);
}

const notFound = no('no-answer', 'No closed form was found.');

/** What is asked, and what every attempt at it needs. */
interface Question {
  readonly f: Expression;
  readonly variable: string;
  /** f with u^(1/3) for cbrt(u): what is found is written with cube roots again, and then has to pass the check on both sides of 0. */
  readonly given: Expression;
  readonly sample: SamplePoints;
}

const questionOf = (f: Expression, variable: string): Question => ({
  f,
  variable,
  given: cubeRootsAsPowers(f) ?? f,
  sample: samplePoints(f, variable),
});

/** As it is shown. */
function shown(found: ExplainedIntegral, { f, variable, sample }: Question): Antiderivative {
  const expression = formed(found.expression, f, variable, sample);
  return answer(expression, 'explained', found.check, () => finished(found.step, expression));
}

/** The answer of the deep methods as it is shown. */
function shownDecided({ given, f, variable, sample }: Question, work: number): Antiderivative | null {
  const found = decided(tidy(given), f, variable, sample, work);
  if (found === null) return null;
  const expression = formed(found.expression, f, variable, sample);
  return answer(expression, 'decided', found.check, () => convincedByDerivative(expression, f, variable));
}

/** With steps that are made when somebody asks for them. */
function answer(
  expression: Expression,
  how: Antiderivative['how'],
  check: AntiderivativeCheck,
  explanation: () => Step,
): Antiderivative {
  const step = memo(explanation);
  return {
    expression,
    how,
    check,
    get step() {
      return step();
    },
  };
}

/**
 * An antiderivative of a function in pieces is continuous where that is bounded: one that holds on each piece alone gives wrong areas. But
 * atan(tan x)/x, which has infinitely many jumps of F without a sum in closed form, has one between its own jumps.
 */
function breaksOff(F: Expression, f: Expression, variable: string): boolean {
  if (!canJump(F, variable) || !isInPieces(f, variable)) return false;
  const jumps = placesOfJumps(F, f, variable);
  return (hasSwitch(f, variable) ? jumps : jumps.filter(({ isSteady }) => isSteady)).length > 0;
}

/** The sizes of all jumps of F where f is bounded; most functions have nothing in them that jumps. */
const jumpsIn = (F: Expression, { f, variable }: Pick<Question, 'f' | 'variable'>): number =>
  canJump(F, variable) ? jumpsOf(F, f, variable) : 0;

/** A form of the deep methods is taken for the one that the rules of a textbook lead to where it is shorter by more than a fifth. */
const plainlyShorter = 0.8;

/** What is so short needs no other form beside it. */
const shortLength = 14;

/**
 * The explained answer; where it is long or jumps, in the form that the deep methods find if that is plainly shorter or jumps less: they
 * differ by a constant on each piece.
 */
function shorterOf(found: Antiderivative | null, question: Question, work: number): Antiderivative | null {
  if (found === null) return shownDecided(question, work);
  const length = lengthOf(found.expression);
  const jumps = jumpsIn(found.expression, question);
  const isSigned = hasOwnSign(found.expression, question);
  if (length <= shortLength && jumps === 0 && !isSigned) return found;
  const other = shownDecided(question, jumps === 0 ? Math.min(work, workForShorter) : work);
  if (other === null || !isRealWhere(found.expression, other.expression, question)) return found;
  const isPlain = isSigned && !hasOwnSign(other.expression, question);
  const isShorter = isPlain
    ? lengthOf(other.expression) <= length
    : lengthOf(other.expression) < plainlyShorter * length;
  const difference = jumps === 0 && !isShorter ? 0 : jumpsIn(other.expression, question) - jumps;
  if (difference > 1e-6 || (Math.abs(difference) <= 1e-6 && !isShorter)) return found;
  return answer(other.expression, found.how, other.check, () => finished(found.step, other.expression));
}

/** Whether sign(u) stands in an antiderivative of what has no signs itself: one formula for all pieces is better. */
const hasOwnSign = (F: Expression, { f, variable }: Question): boolean =>
  some(F, (node) => node.kind === 'apply' && node.name === 'sign' && contains(node, variable)) &&
  !isInPieces(f, variable);

/** Whether a form has real values wherever the other has: √(x − 1)·√(x + 3) has none for x < −3, where √((x − 1)/(x + 3)) has. */
const isRealWhere = (F: Expression, form: Expression, { sample }: Question): boolean =>
  sample.points.map(realAt).every((at) => Number.isFinite(evaluate(form, at)) || !Number.isFinite(evaluate(F, at)));

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

/**
 * As a textbook writes it: a form holds where the integrand is real, and where it is real as a complex function only, as far as the given one
 * does, and has no new jumps or holes.
 */
function formed(found: Expression, f: Expression, variable: string, { points, beyond }: SamplePoints): Expression {
  const F = withRealLogarithms(found, f, variable, points);
  const holdsBeyond = memo(() => holdsAt(F, f, variable, beyond));
  const real = points.map(realAt).filter((at) => Number.isFinite(evaluate(F, at)));
  const jumps = memo(() => jumpsIn(F, { f, variable }));
  const wide = freeSymbols(f).some((name) => name !== variable) ? realPlaces(f, variable) : null;
  const ends = memo(() => endsInside(F, f, variable));
  const lost = memo(() => (wide === null ? 0 : lostPlaces(F, wide)));
  const judge: Judge = {
    isGiven: (node) => some(f, (part) => E.equal(part, node)),
    passes: (form) =>
      real.every((at) => Number.isFinite(evaluate(form, at))) &&
      (wide === null || lostPlaces(form, wide) <= lost()) &&
      checkAntiderivative(form, f, variable, points).verdict === 'equal' &&
      (beyond.length === 0 || !holdsBeyond() || holdsAt(form, f, variable, beyond)) &&
      jumpsIn(form, { f, variable }) <= jumps() + 1e-6 &&
      (!endsInside(form, f, variable) || ends()),
    isPositive: (u) =>
      points.length > 0 &&
      points.every(({ at }) => isPositiveReal(evaluateComplex(u, at))) &&
      (wide === null || !isNegativeSomewhere(u, wide)) &&
      isPositiveForWholeExponents(u, f, variable) &&
      !isNegativeBesideZero(u, f, variable),
  };
  const opens = memo(() => opensHole(F, f, variable));
  const form = textbookForm(F, variable, judge);
  // The way to a form without holes may lead through one that has them.
  const kept =
    E.equal(form, F) || !opens()(form)
      ? form
      : textbookForm(F, variable, { ...judge, passes: (one) => judge.passes(one) && !opens()(one) });
  return filled(kept, f, variable, judge);
}

/** In a form with a value wherever the integrand is continuous, where there is one. */
function filled(F: Expression, f: Expression, variable: string, judge: Judge): Expression {
  if (!canHaveHoles(F, variable)) return F;
  const isLost = opensHole(f, f, variable);
  if (!isLost(F)) return F;
  const passes = (form: Expression) => judge.passes(form) && !isLost(form);
  const form = withoutHoles(F, variable, passes);
  return form === null ? F : textbookForm(form, variable, { ...judge, passes });
}

/** With ln|u| for ln(u) where the integrand is real at places at which the antiderivative is not, and that is one for it, too. */
function withRealLogarithms(
  F: Expression,
  f: Expression,
  variable: string,
  points: readonly SamplePoint[],
): Expression {
  const isOpen = (node: Expression) =>
    node.kind === 'apply' && node.name === 'ln' && contains(node, variable) && !isAbsolute(node.args[0]!);
  if (!some(F, isOpen)) return F;
  const lost = lostOnGrid(F, f, variable);
  if (lost === 0) return F;
  const form = transform(F, (node) =>
    node.kind === 'apply' && isOpen(node) ? E.ln(E.apply('abs', [node.args[0]!])) : node,
  );
  const isBetter = lostOnGrid(form, f, variable) < lost;
  return isBetter && checkAntiderivative(form, f, variable, points).verdict === 'equal' ? form : F;
}

const isAbsolute = (u: Expression): boolean => u.kind === 'apply' && u.name === 'abs';

/**
 * x^n with a letter n is real for positive x alone, but where n is a whole number: ln|x^n + 1| keeps its sign. Values for the letters are those
 * at which both kinds of exponents, even and odd, are met.
 */
function isPositiveForWholeExponents(u: Expression, f: Expression, variable: string): boolean {
  const isLettered = (node: Expression) =>
    node.kind === 'power' && contains(node.base, variable) && freeSymbols(node.exponent).length > 0;
  if (!some(u, isLettered) && !some(f, isLettered)) return true;
  const letters = freeSymbols(E.add(u, f)).filter((name) => name !== variable);
  return [1, 2, 3].every((first) =>
    [-2.3, -1.1, -0.6, -0.3, 0.4, 1.7].every((x) => {
      const at = { ...Object.fromEntries(letters.map((name, k) => [name, first + k])), [variable]: x };
      return !Number.isFinite(evaluate(f, at)) || !(evaluate(u, at) <= 0);
    }),
  );
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
function finished(given: Step, form: Expression): Step {
  const step = toldOnce(given);
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
