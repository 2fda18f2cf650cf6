import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import type { Step } from '../../../expression/step.ts';
import { tidy } from '../../../expression/tidy.ts';
import { children, contains, size, some } from '../../../expression/walk.ts';
import { toText } from '../../../syntax/print-text.ts';
import { derivativeOf } from '../../derivative.ts';
import { type Context, isFree, withNewVariable, work } from '../context.ts';
import { mayJump } from '../pieces/switches.ts';
import { replace, replacePartner, replacePowers, subexpressions } from '../rewrite.ts';
import { wayBack } from './back.ts';
import { entryFor } from './basic-integrals.ts';
import { shorterQuotient } from './rational.ts';
import { noSubstitutionIn } from './reflection.ts';
import { integrated, type Rule } from './rule.ts';

/*
 * Substitution u = g(x), du = g′(x) dx: where f/g′ can be written in u alone, ∫ f dx = ∫ (f/g′) du. The inner functions of the integrand are
 * tried; one that leads to an entry of the table comes first, and of those the simplest, so that x·e^(x²) goes by u = x² and not by
 * u = e^(x²).
 */

const maxCandidates = 12;

interface Candidate {
  readonly g: Expression;
  readonly du: Expression;
  /** The integrand in u. */
  readonly inU: Expression;
  readonly inner: Context;
  readonly isDirect: boolean;
}

/** Those that lead to an entry of the table at once, the simplest first. */
export const directSubstitution: Rule = (f, context) => {
  const { functions, at } = candidatesFor(f, context);
  for (const g of [...functions].sort((one, other) => size(one) - size(other))) {
    const found = at(g);
    const step = found?.isDirect ? carriedOut(found, f, context) : null;
    if (step !== null) return step;
  }
  return null;
};

/** u = g(x) for ⌊g⌋ beside g′: ∫ ⌊u⌋ du has steps at the whole numbers only, ⌊g(x)⌋ at all places where g is one. */
export const substitutionInSteps: Rule = (f, context) => {
  const { functions, at } = candidatesFor(f, context);
  const inside = functions.filter((g) => !isFree(derivativeOf(g, context.variable) ?? E.zero, context));
  const stepping = inside.filter((g) => some(f, (node) => isStepOf(node, g)));
  return first(
    stepping.flatMap((g) => at(g) ?? []),
    f,
    context,
  );
};

const isStepOf = (node: Expression, g: Expression): boolean =>
  node.kind === 'apply' && ['floor', 'ceil', 'mod'].includes(node.name) && E.equal(node.args[0]!, g);

/** Those that lead to an integral no larger than the one before, or take a high power of a·x + b apart by its terms. */
export const substitution: Rule = (f, context) => {
  const room = ({ g, du }: Candidate) => (isFree(du, context) && hasPowerOf(f, g) ? roomForTerms : usualRoom);
  return first(
    candidates(f, context).filter((one) => !one.isDirect && size(one.inU) <= size(f) + room(one)),
    f,
    context,
  );
};

const usualRoom = 2;
const roomForTerms = 10;

function first(all: readonly Candidate[], f: Expression, context: Context): Step | null {
  for (const candidate of all) {
    const step = carriedOut(candidate, f, context);
    if (step !== null) return step;
  }
  return null;
}

/** The functions that may be u, each of which is looked at when its turn comes. */
interface Candidates {
  readonly f: Expression;
  readonly functions: readonly Expression[];
  readonly at: (g: Expression) => Candidate | null;
}

/** The rules of this file look at the same candidates, one after the other. */
const looked = new WeakMap<Context, Candidates>();

function candidatesFor(f: Expression, context: Context): Candidates {
  const known = looked.get(context);
  if (known?.f === f) return known;
  let inner: Context | undefined;
  const seen = new Map<Expression, Candidate | null>();
  const isNone = noSubstitutionIn(f, context.variable);
  const at = (g: Expression): Candidate | null => {
    const before = seen.get(g);
    if (before !== undefined) return before;
    inner ??= withNewVariable(context);
    const found = isNone(g) ? null : candidate(g, f, context, inner);
    seen.set(g, found);
    return found;
  };
  const functions = context.depth <= 0 ? [] : innerFunctions(f, context).slice(0, maxCandidates);
  const candidates = { f, functions, at };
  looked.set(context, candidates);
  return candidates;
}

/** All of them, the most promising first. */
function candidates(f: Expression, context: Context): Candidate[] {
  const { functions, at } = candidatesFor(f, context);
  const rank = ({ g, inU, isDirect }: Candidate) => (isDirect ? size(g) : 1000 + 4 * size(inU) + size(g));
  return functions.flatMap((g) => at(g) ?? []).sort((a, b) => rank(a) - rank(b));
}

/** u = x^m for what is a function of x^m beside x^(m − 1). */
export const powerSubstitution: Rule = (f, context) => {
  const has = highestPower(f, context.variable);
  const fits = ({ g, inU }: Candidate) =>
    g.kind === 'power' &&
    g.base.kind === 'symbol' &&
    g.exponent.kind === 'number' &&
    Number(g.exponent.value.numerator) <= has + 1 &&
    size(inU) <= size(f);
  return has === 0 ? null : first(candidates(f, context).filter(fits), f, context);
};

/** n where x^n is a factor, n > 0; else 0. */
function highestPower(f: Expression, variable: string): number {
  const factor = f.kind === 'product' ? f.factors.find((one) => E.equal(E.baseOf(one), E.symbol(variable))) : undefined;
  const exponent = factor === undefined ? E.zero : E.exponentOf(factor);
  return exponent.kind === 'number' && Q.isInteger(exponent.value) ? Math.max(0, Number(exponent.value.numerator)) : 0;
}

/** The parts of the integrand that may be u, with x^m for x^n where m divides n or n + 1. */
function innerFunctions(f: Expression, { variable }: Context): Expression[] {
  const isMultiple = (g: Expression) => g.kind === 'product' && E.baseOf(E.withoutCoefficient(g)).kind === 'symbol';
  const isWholePower = (g: Expression) => g.kind === 'power' && isInteger(g.exponent) && g.base.kind !== 'symbol';
  const all = subexpressions(f, variable).filter(
    (g) => g.kind !== 'symbol' && !E.equal(g, f) && !isWholePower(g) && !mayJump(g, variable),
  );
  const powers = all.flatMap((g) => (g.kind === 'power' ? smallerPowers(g.base, g.exponent) : []));
  const whole = [...all, ...powers];
  const distinct = whole.filter((g, k) => whole.findIndex((other) => E.equal(g, other)) === k);
  // c·x^n is worth it only as the argument of a function, where it stands alone.
  return distinct.filter((g) => !isMultiple(g) || [f, ...all].some((node) => isArgument(node, g)));
}

const isArgument = (node: Expression, g: Expression): boolean =>
  (node.kind === 'apply' && node.args.some((arg) => E.equal(arg, g))) ||
  (node.kind === 'power' && E.equal(node.exponent, g));

const isInteger = (a: Expression): boolean => a.kind === 'number' && Q.isInteger(a.value);

function smallerPowers(base: Expression, exponent: Expression): Expression[] {
  if (base.kind !== 'symbol' || exponent.kind !== 'number' || !Q.isInteger(exponent.value)) return [];
  const n = Math.abs(Number(exponent.value.numerator));
  return [2, 3, 4, 5, 6]
    .filter((m) => m <= n + 1 && ((n + 1) % m === 0 || n % m === 0))
    .map((m) => E.power(base, E.number(m)));
}

function candidate(g: Expression, f: Expression, context: Context, inner: Context): Candidate | null {
  const { variable } = context;
  const du = derivativeOf(g, variable);
  if (du === null || E.equal(du, E.zero)) return null;
  const u = E.symbol(inner.variable);
  work(context.budget, Math.ceil(size(f) / 8));
  const quotient = E.divide(f, du);
  const isLinear = isFree(du, context);
  const first = inNewVariable(quotient, g, u, variable, isLinear);
  const written =
    !isLinear && mayCancel(first, variable) ? inNewVariable(tidy(quotient), g, u, variable, isLinear) : first;
  if (contains(written, variable)) return null;
  const inU = tidy(written);
  return { g, du, inU, inner, isDirect: entryFor(withoutConstants(inU, inner), inner) !== null };
}

const withoutConstants = (a: Expression, context: Context): Expression =>
  a.kind === 'product' ? E.product(a.factors.filter((factor) => !isFree(factor, context))) : a;

/** With x itself written as (u − b)/a only where a power of a·x + b makes that worth it. */
function inNewVariable(f: Expression, g: Expression, u: Expression, variable: string, isLinear: boolean): Expression {
  let written = replace(f, g, u);
  if (contains(written, variable)) written = replacePartner(written, g, u);
  if (contains(written, variable) && (!isLinear || hasPowerOf(f, g))) written = replacePowers(written, g, u, variable);
  return written;
}

/**
 * Whether x is left, and nowhere in a part that stands alone: what cancels stands there twice, or with an exponent in letters, such as
 * k − (k − 1) − 1.
 */
function mayCancel(written: Expression, variable: string): boolean {
  const counts = new Map<string, number>();
  const note = (name: string, times: number) => counts.set(name, (counts.get(name) ?? 0) + times);
  const visit = (node: Expression, times: number): void => {
    if (!contains(node, variable)) return;
    if (node.kind === 'apply' || node.kind === 'symbol') note(node.name, times);
    else if (node.kind !== 'power' || node.exponent.kind === 'number')
      for (const child of children(node)) visit(child, times);
    else if (contains(node.exponent, variable)) note('^', 2);
    else visit(node.base, 2);
  };
  visit(written, 1);
  return counts.size > 0 && [...counts.values()].every((count) => count > 1);
}

const minPowers = 4;

/** A power of g that nobody multiplies out: a fraction, or beyond the cube. */
function hasPowerOf(f: Expression, g: Expression): boolean {
  const factors = E.factorsOf(f);
  return factors.some((factor) => {
    if (factor.kind !== 'power' || !E.equal(factor.base, g) || factor.exponent.kind !== 'number') return false;
    const by = factor.exponent.value;
    return !Q.isInteger(by) || Math.abs(Number(by.numerator)) >= minPowers;
  });
}

function carriedOut({ g, du, inU, inner, isDirect }: Candidate, f: Expression, context: Context): Step | null {
  return substituted(
    f,
    {
      g,
      du,
      inU,
      isDirect,
      says: () =>
        isFree(du, context)
          ? `${toText(g)} stands inside, and its derivative ${toText(du)} is a constant.`
          : `${toText(g)} stands inside, and its derivative ${toText(du)} beside it.`,
    },
    inner,
    context,
  );
}

export interface Substitution {
  /** u = g(x) */
  readonly g: Expression;
  readonly du: Expression;
  readonly inU: Expression;
  /** Whether that is an entry of the table as it stands. */
  readonly isDirect?: boolean;
  readonly says: string | (() => string);
  readonly rule?: string;
}

/** ∫ f dx by u = g(x), once the integrand in u is known: the new integral below it, and the way back. */
export function substituted(
  f: Expression,
  { g, du, inU: given, isDirect = false, says, rule }: Substitution,
  inner: Context,
  context: Context,
): Step | null {
  const inU = isDirect ? given : shorterQuotient(given, inner);
  const step = inner.integrate(inU, inner);
  if (step === null) return null;
  const F = wayBack(step.after.expression, inner.variable, g);
  const u = inner.variable;
  return integrated(f, F, context, {
    rule: rule ?? 'substitution',
    says: () =>
      `${typeof says === 'function' ? says() : says} With ${u} = ${toText(g)} the integral is that of ${toText(inU)} d${u}; at the end ${u} is ${toText(g)} again.`,
    with: { [u]: g, [`d${u}`]: du },
    steps: [step],
  });
}
