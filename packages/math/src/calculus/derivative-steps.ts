import * as Q from '../exact/rational.ts';
import * as E from '../expression/build.ts';
import type { ApplyNode, Expression, PowerNode, ProductNode, SumNode } from '../expression/expression.ts';
import { type Lettering, lettering, usualLettering } from '../expression/names/free-names.ts';
import type { Step, StepParts } from '../expression/step.ts';
import { tidy } from '../expression/tidy.ts';
import { contains, freeSymbols, size } from '../expression/walk.ts';
import { type Budget, spend } from '../result/budget.ts';
import { pair } from '../result/tuple.ts';
import { endedBy, Unfinished } from '../result/unfinished.ts';
import { parse } from '../syntax/parse.ts';
import { lineToLatex, toLatex } from '../syntax/print-latex.ts';
import { stepLatex, stepText } from '../syntax/print-step.ts';
import { toText } from '../syntax/print-text.ts';
import { treeToText } from '../syntax/print-tree-text.ts';
import { partialDerivative, realLinear } from './derivative-rules.ts';

/*
 * One differentiation, as the tree of the rules that were used: every step knows the derivative of its expression, put
 * together from the steps below it, so that what is shown and what is answered are one. Equal subexpressions that are
 * one object are differentiated once. There is no simplification here beyond what the constructors do.
 */

/** Why a derivative could not be had. */
interface NoDerivative {
  readonly code: 'no-answer' | 'work-limit';
  readonly message: string;
}

/** What one differentiation carries along. */
interface Context {
  readonly variable: string;
  readonly budget: Budget;
  readonly done: Map<Expression, Step>;
  readonly quotients: QuotientWay;
  /** What the rules call their parts. */
  readonly letters: Lettering;
  /** Whether the steps are to be read: lines with the parts put in cost more than the derivative. */
  readonly isTold: boolean;
}

/** By which rule a quotient is differentiated: by its own, or as a product with a negative power. */
export type QuotientWay = 'quotient' | 'product';

/** The rule tree of d/d(variable); its `after` is the derivative. */
export function derivativeSteps(
  a: Expression,
  variable: string,
  budget: Budget,
  quotients: QuotientWay = 'quotient',
): Step | NoDerivative {
  const letters = lettering(new Set([...freeSymbols(a), variable]));
  return attempt(a, { variable, budget, done: new Map(), quotients, letters, isTold: true });
}

/** The derivative as the constructors leave it, by the same rules, which say nothing. */
export function plainDerivative(a: Expression, variable: string, budget: Budget): Expression | NoDerivative {
  const context = {
    variable,
    budget,
    done: new Map(),
    quotients: 'quotient',
    letters: usualLettering,
    isTold: false,
  } as const;
  const step = attempt(a, context);
  return isFailure(step) ? step : resultOf(step);
}

function attempt(a: Expression, context: Context): Step | NoDerivative {
  try {
    return differentiate(a, context);
  } catch (error) {
    if (endedBy(error, 'work')) return { code: 'work-limit', message: error.message };
    if (endedBy(error, 'no-derivative')) return { code: 'no-answer', message: error.message };
    throw error;
  }
}

const isFailure = (a: Step | Expression | NoDerivative): a is NoDerivative => 'code' in a;

export { isFailure as isNoDerivative };

function differentiate(a: Expression, context: Context): Step {
  const known = context.done.get(a);
  if (known !== undefined) return known;
  if (!spend(context.budget)) throw new Unfinished('work', 'The derivative takes more work than is allowed.');
  const step = ruleFor(a, context);
  context.done.set(a, step);
  return step;
}

function ruleFor(a: Expression, context: Context): Step {
  if (!contains(a, context.variable))
    return made('constant rule', a, E.zero, [], context, () => ({
      says: `What does not change with ${context.variable} has the derivative 0: ${context.letters.formula('c′ = 0')}.`,
    }));
  switch (a.kind) {
    case 'sum':
      return sumRule(a, context);
    case 'product':
      return ofProduct(a, context);
    case 'power':
      return ofPower(a, context);
    case 'apply':
      return ofFunction(a, context);
    default:
      return made('derivative of the variable', a, E.one, [], context, () => ({
        says: `It changes as fast as itself: ${context.variable}′ = 1.`,
      }));
  }
}

/** Why the rule applies, and what it is used with: put into words only where somebody reads them. */
interface RuleText {
  readonly says: string;
  readonly with?: StepParts;
}

const untold: RuleText = { says: '' };

const made = (
  rule: string,
  a: Expression,
  result: Expression,
  steps: readonly Step[],
  { variable, isTold }: Context,
  tell: () => RuleText,
): Step => ({
  rule,
  ...(isTold ? tell() : untold),
  before: { operator: { name: 'derivative', variable, order: 1 }, expression: a },
  after: { expression: result },
  steps,
});

const resultOf = (step: Step): Expression => step.after.expression;

function sumRule(a: SumNode, context: Context): Step {
  const steps = a.terms.map((term) => differentiate(term, context));
  return made('sum rule', a, E.sum(steps.map(resultOf)), steps, context, () => ({
    says: `A sum is differentiated term by term: ${context.letters.formula('(u + v)′ = u′ + v′')}.`,
  }));
}

function ofProduct(a: ProductNode, context: Context): Step {
  const constants = a.factors.filter((factor) => !contains(factor, context.variable));
  if (constants.length === 0) return quotientOrProduct(a.factors, a, context);
  const rest = E.product(a.factors.filter((factor) => contains(factor, context.variable)));
  const inner = differentiate(rest, context);
  const { of, formula } = context.letters;
  return made('constant multiple rule', a, E.product([...constants, resultOf(inner)]), [inner], context, () => ({
    says: `A constant factor stays as it is: ${formula('(c·u)′ = c·u′')}.`,
    with: { [of('c')]: E.product(constants), [of('u')]: rest, [`d${of('u')}`]: resultOf(inner) },
  }));
}

function quotientOrProduct(factors: readonly Expression[], a: Expression, context: Context): Step {
  const below = factors.filter(isDivisor);
  const above = factors.filter((factor) => !isDivisor(factor));
  return context.quotients === 'quotient' && below.length > 0 && above.length > 0
    ? quotientRule(above, below, a, context)
    : productRule(factors, a, context);
}

const isDivisor = (factor: Expression): boolean =>
  factor.kind === 'power' && factor.exponent.kind === 'number' && Q.sign(factor.exponent.value) < 0;

function productRule(factors: readonly Expression[], a: Expression, context: Context): Step {
  const steps = factors.map((factor) => differentiate(factor, context));
  const turns = steps.map((step, k) => factors.map((factor, j) => (j === k ? resultOf(step) : factor)));
  const terms = turns.map(E.product);
  const result = E.sum(terms);
  const isMerged =
    context.isTold &&
    (E.termsOf(result).length < terms.length || turns.some((turn, k) => countOf(turn) > E.factorsOf(terms[k]!).length));
  return {
    ...made('product rule', a, result, steps, context, () => toldOfProduct(factors, steps.map(resultOf), context)),
    ...(isMerged && putIn(a, () => turns.map((turn) => turn.map(factorText).join('*')).join(' + '), result, context)),
  };
}

/** The letters of the factors, as far as there are letters. */
const factorNames = ['u', 'v', 'w'];

function toldOfProduct(
  factors: readonly Expression[],
  slopes: readonly Expression[],
  { letters: { of, formula } }: Context,
): RuleText {
  const says =
    factors.length === 2
      ? `Both factors change: ${formula('(u·v)′ = u′·v + u·v′')}.`
      : `Each factor changes in its turn, the others stay: ${formula('(u·v·w)′ = u′·v·w + u·v′·w + u·v·w′')}.`;
  if (factors.length > factorNames.length) return { says };
  const parts = factors.flatMap((factor, k) => [
    [of(factorNames[k]!), factor] as const,
    [`d${of(factorNames[k]!)}`, slopes[k]!] as const,
  ]);
  return { says, with: Object.fromEntries(parts) };
}

function quotientRule(
  above: readonly Expression[],
  below: readonly Expression[],
  a: Expression,
  context: Context,
): Step {
  const top = E.product(above);
  const bottom = E.product(below.map((factor) => E.power(E.baseOf(factor), E.negate(E.exponentOf(factor)))));
  // Over b^n the quotient is (u′b − n·u·b′)/b^(n+1), a power of b shorter than (u′v − uv′)/v².
  const base = below.length === 1 ? E.baseOf(below[0]!) : bottom;
  const exponent = below.length === 1 ? E.negate(E.exponentOf(below[0]!)) : E.one;
  const steps = [differentiate(top, context), differentiate(base, context)];
  const [topSlope, baseSlope] = pair(steps.map(resultOf));
  const numerator = E.subtract(E.multiply(topSlope, base), E.product([exponent, top, baseSlope]));
  const result = E.divide(numerator, E.power(base, E.add(exponent, E.one)));
  const isPower = !E.equal(exponent, E.one);
  const { of, formula } = context.letters;
  const [u, v] = [of('u'), of('v')];
  const told = made('quotient rule', a, result, steps, context, () => ({
    says: isPower
      ? `Numerator and denominator change, and the denominator is a power: ${formula('(u/vⁿ)′ = (u′·v − n·u·v′)/vⁿ⁺¹')}.`
      : `Numerator and denominator change: ${formula('(u/v)′ = (u′·v − u·v′)/v²')}.`,
    with: { [u]: top, [`d${u}`]: topSlope, [v]: base, [`d${v}`]: baseSlope, ...(isPower && { [of('n')]: exponent }) },
  }));
  const raw = () => {
    const [uText, duText, vText, dvText] = [top, topSlope, base, baseSlope].map(factorText);
    const times = isPower ? `${factorText(exponent)}*` : '';
    return `(${duText}*${vText} - ${times}${uText}*${dvText})/${vText}^${factorText(E.add(exponent, E.one))}`;
  };
  return { ...told, ...putIn(a, raw, result, context) };
}

/** The rule with its parts put in and nothing multiplied or collected, between the two sides; the result alone where that is all. */
function putIn(
  a: Expression,
  raw: () => string,
  result: Expression,
  { variable, isTold }: Context,
): Pick<Step, 'written'> | undefined {
  const read = isTold && size(result, maxPutIn) < maxPutIn ? parse(raw()) : null;
  if (!read?.ok) return undefined;
  const [middle, last] = [treeToText(read.value.tree), toText(result)];
  if (middle === last) return undefined;
  const before = { operator: { name: 'derivative', variable, order: 1 }, expression: a } as const;
  return {
    written: {
      text: `${stepText(before)} = ${middle} = ${last}`,
      latex: `${stepLatex(before)} = ${lineToLatex(read.value.tree)} = ${toLatex(result)}`,
    },
  };
}

/** Longer lines are not written twice. */
const maxPutIn = 40;

const factorText = (a: Expression): string =>
  a.kind === 'symbol' || (a.kind === 'number' && Q.isInteger(a.value) && Q.sign(a.value) >= 0) || a.kind === 'apply'
    ? toText(a)
    : `(${toText(a)})`;

/** How many factors there are, those that are 1 left out. */
const countOf = (factors: readonly Expression[]): number =>
  factors.filter((factor) => !E.equal(factor, E.one)).flatMap(E.factorsOf).length;

function ofPower(a: PowerNode, context: Context): Step {
  const inBase = contains(a.base, context.variable);
  const inExponent = contains(a.exponent, context.variable);
  const { letters } = context;
  const { formula } = letters;
  if (inBase && inExponent) return generalPowerRule(a, context);
  if (inBase) {
    const outer = E.multiply(a.exponent, E.power(a.base, E.subtract(a.exponent, E.one)));
    const inChain = isDivisor(a) ? 'reciprocal and chain rule' : undefined;
    const tell = () => ({
      says: isDivisor(a)
        ? `A reciprocal power is a power with a negative exponent: ${formula('(uⁿ)′ = n·uⁿ⁻¹')}.`
        : `The exponent comes to the front and goes down by one: ${formula('(uⁿ)′ = n·uⁿ⁻¹')}.`,
      with: { [letters.of('n')]: a.exponent },
    });
    const of = (u: Expression) => E.power(u, a.exponent);
    return chained({ rule: 'power rule', inChain, tell, of }, a, outer, a.base, context);
  }
  const natural = a.base.kind === 'constant' && a.base.name === 'e';
  const outer = natural ? a : E.multiply(E.ln(a.base), a);
  const of = (u: Expression) => E.power(a.base, u);
  const rule = natural ? 'derivative of the exponential' : 'derivative of an exponential';
  const tell = () => ({
    says: natural
      ? `The exponential is its own derivative: ${formula('(eᵘ)′ = eᵘ')}.`
      : `An exponential grows in proportion to itself: ${formula('(aᵘ)′ = aᵘ·ln a')}.`,
  });
  return chained({ rule, tell, of }, a, outer, a.exponent, context);
}

/** d f^g = f^g (g′ ln f + g f′/f) */
function generalPowerRule(a: PowerNode, context: Context): Step {
  const steps = [differentiate(a.base, context), differentiate(a.exponent, context)];
  const [baseSlope, exponentSlope] = pair(steps.map(resultOf));
  const inner = E.sum([
    E.multiply(exponentSlope, E.ln(a.base)),
    E.product([a.exponent, baseSlope, E.reciprocal(a.base)]),
  ]);
  const { of, formula } = context.letters;
  const [u, v] = [of('u'), of('v')];
  return made('general power rule (logarithmic differentiation)', a, E.multiply(a, inner), steps, context, () => ({
    says: `Base and exponent both change, so ${formula('uᵛ is written as e^(v·ln u): (uᵛ)′ = uᵛ·(v′·ln u + v·u′/u)')}.`,
    with: { [u]: a.base, [`d${u}`]: baseSlope, [v]: a.exponent, [`d${v}`]: exponentSlope },
  }));
}

/** A rule for a function of one argument: its name and formula, and the function itself. */
interface Outer {
  readonly rule: string;
  readonly tell: () => RuleText;
  /** What the rule is called at an inner function, where it is not "chain rule with the …". */
  readonly inChain?: string;
  readonly of: (u: Expression) => Expression;
}

/** The outer derivative times that of the inner expression; no chain where the inner one is the variable itself. */
function chained(
  { rule, tell, inChain = `chain rule with the ${rule}`, of }: Outer,
  a: Expression,
  outer: Expression,
  inner: Expression,
  context: Context,
): Step {
  if (inner.kind === 'symbol') return made(rule, a, outer, [], context, tell);
  const step = differentiate(inner, context);
  const slope = resultOf(step);
  const result = E.multiply(outer, slope);
  const isMerged =
    context.isTold &&
    !E.equal(slope, E.one) &&
    E.factorsOf(result).length < E.factorsOf(outer).length + E.factorsOf(slope).length;
  const told = made(inChain, a, result, [step], context, () => ({
    says: `A function of a function: the derivative of the outer one, at the inner one, times the derivative of the inner one. ${tell().says}`,
    with: { inner, outer: of(E.symbol(context.letters.of('u'))), 'derivative of inner': slope },
  }));
  return { ...told, ...(isMerged && putIn(a, () => `${factorText(outer)}*${factorText(slope)}`, result, context)) };
}

function ofFunction(a: ApplyNode, context: Context): Step {
  const special = ofRealPart(a, context) ?? ofExtremum(a, context);
  if (special !== null) return special;
  const depending = a.args.map((arg, index) => ({ arg, index })).filter(({ arg }) => contains(arg, context.variable));
  const outers = depending.map(({ index }) => partial(a, index));
  if (depending.length === 1) {
    const [{ arg, index }] = depending as [(typeof depending)[0]];
    const of = (u: Expression) => E.apply(a.name, a.args.with(index, u));
    return chained(
      {
        rule: `derivative of ${calledName(a.name)}`,
        tell: () => ({ says: context.letters.formula(saysTable(a)) }),
        of,
      },
      a,
      outers[0]!,
      arg,
      context,
    );
  }
  const steps = depending.map(({ arg }) => differentiate(arg, context));
  const total = E.sum(steps.map((step, k) => E.multiply(outers[k]!, resultOf(step))));
  return made(`chain rule in several arguments of ${a.name}`, a, total, steps, context, () => ({
    says: 'Several arguments change: the derivative by each of them, times the derivative of that argument, added up.',
  }));
}

/** The entry of the table of derivatives, made once for every function of one argument. */
function saysTable({ name, args }: ApplyNode): string {
  if (args.length > 1) return 'From the table of derivatives.';
  const known = tableEntries.get(name);
  if (known !== undefined) return known;
  const u = E.symbol('u');
  const says = `From the table of derivatives: d/du ${toText(E.apply(name, [u]))} = ${toText(tidy(partial(E.apply(name, [u]) as ApplyNode, 0)))}.`;
  tableEntries.set(name, says);
  return says;
}

const tableEntries = new Map<string, string>();

function partial(a: ApplyNode, index: number): Expression {
  const outer = partialDerivative(a.name, a.args, index);
  if (outer !== null) return outer;
  const which = a.args.length > 1 ? ` by its argument number ${index + 1}` : '';
  throw new Unfinished('no-derivative', `No closed form is known for the derivative of ${a.name}${which}.`);
}

/** re, im and conj of a function of a real variable are differentiated inside; arg is the imaginary part of ln. */
function ofRealPart(a: ApplyNode, context: Context): Step | null {
  if (!realLinear.has(a.name) && a.name !== 'arg') return null;
  const inner = a.args[0]!;
  const step = differentiate(inner, context);
  const slope = resultOf(step);
  const result = a.name === 'arg' ? E.apply('im', [E.divide(slope, inner)]) : E.apply(a.name, [slope]);
  return made(`derivative of ${a.name} (real variable)`, a, result, [step], context, () => ({
    says:
      a.name === 'arg'
        ? 'The angle is the imaginary part of the logarithm.'
        : 'For a real variable real and imaginary part are differentiated each by itself.',
  }));
}

/** The derivative of the argument that is the smallest or the largest, by products of unit steps. */
function ofExtremum(a: ApplyNode, context: Context): Step | null {
  if (a.name !== 'min' && a.name !== 'max') return null;
  const steps = a.args.map((arg) => differentiate(arg, context));
  const terms = a.args.map((arg, k) => {
    const wins = a.args
      .filter((other) => other !== arg)
      .map((other) => E.apply('heaviside', [a.name === 'max' ? E.subtract(arg, other) : E.subtract(other, arg)]));
    return E.product([...wins, resultOf(steps[k]!)]);
  });
  return made(`derivative of ${calledName(a.name)}`, a, E.sum(terms), steps, context, () => ({
    says: 'It is that of the argument which is chosen there, written with unit steps.',
  }));
}

/** Both branches of Lambert's W have the same derivative, by the same line. */
const calledName = (name: string): string => (name === 'lowerW' ? 'W' : name);
