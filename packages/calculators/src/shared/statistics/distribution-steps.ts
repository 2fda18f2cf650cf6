import { exactDecimal, fromDecimal } from '@nomogram/math/exact/decimal.ts';
import type { Integer } from '@nomogram/math/exact/integer.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { evaluatePrecise } from '@nomogram/math/expression/evaluate-precise.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { callsIn, inputsOf, type Term, termOf } from '@nomogram/math/formula/term.ts';
import type { Distribution } from '@nomogram/math/statistics/distributions/distribution.ts';
import type { Family } from '@nomogram/math/statistics/precise/formulas.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import { formatDouble } from '../../kit/decimal.ts';
import type { ExactNumber } from '../../kit/fields/exact.ts';
import { type Equation, workedChain } from '../../kit/worked/chain.ts';
import { specialArgument, specialValue } from './special-value.ts';
import {
  type AnsweredValue,
  allOfIt,
  computedSteps,
  densityRules,
  edgeSteps,
  fromTable,
  normalTableStep,
} from './table-steps.ts';
import { casesAt, casesOf, doubleOf, textOf, type Values } from './terms.ts';
import { withFiniteSum, withIncompleteGamma } from './whole-shape.ts';

/** What the steps of a distribution are made of: its formulas, as a person takes them, and what was typed for its parameters. */
export interface DistributionFormulas {
  /** The first that can be worked out is shown. */
  readonly families: readonly Family[];
  readonly typed: { readonly [parameter: string]: ExactNumber | Integer };
  /** What a textbook calls the parameters; their names in the formulas are words. */
  readonly letters: { readonly [parameter: string]: string };
  /** A sum that no formula gives, by the letter that stands for it in the formulas. */
  readonly constant?: SummedConstant;
  readonly of: Distribution;
}

/** The sum of all terms of a law, of which the term at `at` is 1. */
export interface SummedConstant {
  readonly name: string;
  readonly at: number;
  /** How it is written, `sum(1/j^s, j, 1, n)`, and each of its terms as a formula. */
  readonly text: string;
  readonly term: string;
}

export type Steps = readonly ShownStep[] | undefined;

/** So many probabilities are added up one by one. */
const maxAdded = 8;

/** The formulas of a law with the numbers put in; a value of a special function is taken from a table, as by hand. */
export function distributionSteps(
  named: DistributionFormulas,
  x: Q.Rational | undefined,
  answered: { readonly density: AnsweredValue; readonly cumulative: AnsweredValue },
): Steps {
  const told = inLetters(withConstant(named));
  const typed = rationals(told.typed);
  if (x === undefined || !areKnown(typed)) return undefined;
  const [constant, value] = constantOf(told);
  const values = { ...typed, ...(value && { [told.constant!.name]: value }), x };
  for (const family of told.families) {
    const found = stepsOfFamily(casesAt(family, values), told, values, answered);
    if (found !== undefined) return [...constant, ...found];
  }
  const { density, cumulative } = answered;
  return (
    edgeSteps(told.of, Q.toNumber(x), density, cumulative) ?? computedSteps(told.of.kind, density, cumulative, true)
  );
}

/** The formulas with the letters of a textbook, where these mean nothing else in them. */
export function inLetters(told: DistributionFormulas): DistributionFormulas {
  const taken = new Set(['x', 'e', 'i', 'pi', ...Object.keys(told.typed), told.constant?.name]);
  for (const family of told.families)
    for (const [name, term] of Object.entries(family)) {
      taken.add(name);
      for (const called of callsIn(term)) for (const said of saidAs[called] ?? [called]) taken.add(said);
    }
  const letters = new Map(
    Object.entries(told.letters).filter(([name, letter]) => name.length > 1 && name !== letter && !taken.has(letter)),
  );
  return {
    ...told,
    ...(told.constant && { constant: { ...told.constant, text: inThem(told.constant.text, letters) } }),
    typed: Object.fromEntries(Object.entries(told.typed).map(([name, one]) => [letters.get(name) ?? name, one])),
    families: told.families.map((family) =>
      Object.fromEntries(Object.entries(family).map(([name, term]) => [name, renamed(term, letters)])),
    ),
  };
}

/** A line that is no formula of the table, with the letters in the place of names. */
const inThem = (text: string, letters: ReadonlyMap<string, string>): string =>
  text.replace(/[A-Za-z]+/g, (name) => letters.get(name) ?? name);

/** The functions that stand in the steps where a formula calls one that no line works out. */
const saidAs: { readonly [called: string]: readonly string[] } = {
  gammaP: ['gamma', 'gammainc'],
  gammaQ: ['gamma', 'gammainc'],
  lngamma: ['gamma'],
};

function renamed(term: Term, letters: ReadonlyMap<string, string>): Term {
  switch (term.kind) {
    case 'number':
      return term;
    case 'input':
      return { ...term, name: letters.get(term.name) ?? term.name };
    case 'negative':
      return { ...term, of: renamed(term.of, letters) };
    case 'call':
      return { ...term, args: term.args.map((one) => renamed(one, letters)) };
    default:
      return { ...term, left: renamed(term.left, letters), right: renamed(term.right, letters) };
  }
}

function stepsOfFamily(
  declared: Family,
  told: DistributionFormulas,
  values: Values,
  { density, cumulative }: { readonly density: AnsweredValue; readonly cumulative: AnsweredValue },
): Steps {
  const { of } = told;
  const first = target('density', of.kind, density)(declared);
  const before = (family: Family, name: string) => abbreviations(told, family, name, values);
  const own = [...before(declared, 'density'), first];
  const isAll = cumulative.value === 1 && Q.toNumber(values.x!) >= of.support[1];
  const byFormula = (family: Family | undefined): Steps => {
    if (family === undefined || isAll) return undefined;
    const second = target('cumulative', of.kind, cumulative, saysOfCumulative(declared, family))(family);
    const more = before(family, 'cumulative').filter(({ name }) => own.every((one) => one.name !== name));
    return withTable(chainOf(told, [...own, ...more, second], values), family, values);
  };
  const added = () => (of.kind === 'discrete' ? addedUp(declared, told, values, cumulative, { own }) : undefined);
  const found = byFormula(elementary(declared, of, values)) ?? added() ?? byFormula(withIncompleteGamma(declared));
  if (found) return found;
  const half = chainOf(told, [...own, ...(isAll ? [] : argumentOf(declared, values))], values);
  return (
    half && [...half, isAll ? allOfIt(cumulative) : fromTable(cumulative, of.kind, specialValue(declared, values))]
  );
}

/** What a special function is taken of, worked out before its value is looked up. */
function argumentOf(family: Family, values: Values): readonly Equation[] {
  const argument = specialArgument(family, values);
  const name = argument && ['w', 'v', 'u', 's'].find((one) => !(one in family) && !(one in values));
  if (argument === undefined || name === undefined) return [];
  const says = 'The incomplete beta function of this is wanted next.';
  return [{ name, is: textOf(argument), rule: 'abbreviation', says }];
}

/** The law with a distribution function that a pocket calculator works out, as it is declared or as a finite sum; undefined where it has none. */
function elementary(declared: Family, of: Distribution, values: Values): Family | undefined {
  const family = of.kind === 'continuous' ? withFiniteSum(declared, values) : declared;
  const { cumulative } = family;
  const isSpecial = cumulative === undefined || callsIn(cumulative).some((name) => regularized.has(name));
  return isSpecial ? undefined : family;
}

/** Functions that no line works out as they are declared. */
const regularized: ReadonlySet<string> = new Set(['betaI', 'gammaP', 'gammaQ']);

function saysOfCumulative(declared: Family, family: Family): string {
  const share = 'The share of all that lies at x or below it';
  if (family === declared)
    return isNormal(family)
      ? `${share}, by the error function: erfc(-z/sqrt(2))/2 is Φ(z), and has all digits.`
      : `${share}.`;
  return callsIn(family.cumulative!).includes('gammainc')
    ? `${share}, by the incomplete gamma function, of which a table or a program gives the value.`
    : `${share}: the density is integrated by parts until no power is left.`;
}

/** Before a normal distribution function is computed, what a table of it says. */
function withTable(steps: Steps, family: Family, values: Values): Steps {
  if (steps === undefined || !isNormal(family)) return steps;
  const step = normalTableStep(doubleOf(family.z!, values));
  return step === undefined ? steps : [...steps.slice(0, -1), step, ...steps.slice(-1)];
}

export const isNormal = (family: Family): boolean =>
  Object.hasOwn(family, 'z') && textOf(family.cumulative!) === '(erfc(((-z) / sqrt(2))) / 2)';

/** The constant with its value, which the first probability tells. */
function constantOf({
  constant,
  of,
  families,
}: DistributionFormulas): readonly [readonly ShownStep[], Q.Rational | undefined] {
  if (constant === undefined || families.some((family) => Object.hasOwn(family, constant.name))) return [[], undefined];
  const { name, at, text } = constant;
  const shown = formatDouble(1 / of.density(at));
  const says = `${saysOfTerms}, which is left to a program, they add up to 1.`;
  return [[line('sum of the terms', says, `${name} = ${text} ≈ ${shown}`)], fromDecimal(shown) ?? undefined];
}

const saysOfTerms = 'The probabilities are in proportion to these terms; divided by their sum';

/** With the constant as a formula of its own, where so few values are possible that its terms are added by hand. */
function withConstant(told: DistributionFormulas): DistributionFormulas {
  const { constant, of, families } = told;
  const [least, last] = of.support;
  if (constant === undefined || !(last - least < maxAdded)) return told;
  const points = Array.from({ length: last - least + 1 }, (_, k) => least + k);
  const sum = points.map((point) => constant.term.replace(/\bj\b/g, String(point))).join(' + ');
  return { ...told, families: families.map((family) => ({ ...family, [constant.name]: termOf(sum) })) };
}

/** Equations worked out one after the other; the value of a constant that a program gave is rounded. */
const chainOf = ({ constant }: DistributionFormulas, equations: readonly Equation[], values: Values): Steps =>
  workedChain(equations, values, 'fractions', constant ? [constant.name] : []);

/** Digits of x in a label: where it has more, x stands there itself. */
const digitsInLabel = 8;

/** What the steps call the values at x: P(X = 3) and P(X ≤ 3), or f(1.96) and P(X ≤ 1.96). */
export function labelsAt(kind: Distribution['kind'], x: Q.Rational | undefined) {
  const shown = (x && exactDecimal(x, digitsInLabel)) ?? 'x';
  return { density: kind === 'discrete' ? `P(X = ${shown})` : `f(${shown})`, cumulative: `P(X ≤ ${shown})` };
}

/** What lies up to x, without the density there; nothing where no formula is worked out. */
export function cumulativeSteps(
  told: DistributionFormulas | undefined,
  x: Q.Rational | undefined,
  cumulative: AnsweredValue,
): readonly ShownStep[] {
  if (told === undefined || x === undefined) return [];
  const { kind } = told.of;
  const at = told.of.density(Q.toNumber(x));
  const density = { label: labelsAt(kind, x).density, value: at, text: formatDouble(at) };
  const found = distributionSteps(told, x, { density, cumulative }) ?? [];
  const isAdded = found.at(-1)?.written?.text.includes(' = P(X = ');
  return isAdded ? found : found.filter(({ rule }) => rule !== densityRules[kind]);
}

/** The probabilities of the whole values from one to another, added up; undefined where there are too many. */
export function sumSteps(named: DistributionFormulas, from: number, to: number, answered: AnsweredValue): Steps {
  const told = inLetters(withConstant(named));
  const typed = rationals(told.typed);
  if (!areKnown(typed)) return undefined;
  const [constant, value] = constantOf(told);
  const values = { ...typed, ...(value && { [told.constant!.name]: value }), x: Q.zero };
  for (const family of told.families) {
    const found = addedUp(family, told, values, answered, { from, to });
    if (found !== undefined) return [...constant, ...found];
  }
  return undefined;
}

/** Between which values probabilities are added, and the equations that give that at x, where these stand before the others. */
interface SummationRange {
  readonly from?: number;
  readonly to?: number;
  readonly own?: readonly Equation[];
}

/** P(X = 0) + P(X = 1) + …, each by its formula; undefined where there are too many. */
function addedUp(
  family: Family,
  told: DistributionFormulas,
  values: Values,
  { label, value, text }: AnsweredValue,
  { from = told.of.support[0], to = Q.toNumber(values.x!), own = [] }: SummationRange,
): Steps {
  const { of } = told;
  const least = Math.max(from, of.support[0]);
  const last = Math.min(Math.floor(to), of.support[1]);
  if (!(last >= least && last - least < maxAdded)) return undefined;
  const points = Array.from({ length: last - least + 1 }, (_, k) => least + k);
  const at = own.length > 0 ? Q.toNumber(values.x!) : undefined;
  const known = own.map((equation, k) => (k < own.length - 1 ? equation : { ...equation, ...calledAt(at!) }));
  const isFromStart = from === of.support[0];
  const whole: Equation = {
    name: 'F_x',
    label: `"${label}"`,
    is: points.map((point) => calledAt(point).name).join(' + '),
    rule: isFromStart ? 'distribution function' : 'probability of an interval',
    says: saysOfSum(points.length, isFromStart),
    answer: { text, value },
  };
  const others = points
    .filter((point) => point !== at)
    .map((point, k) => probabilityAt(family, of, values, point, k === 0 && own.length === 0));
  const before = own.length > 0 ? [] : abbreviations(told, family, 'density', values);
  return chainOf(told, [...before, ...known, ...others, whole], values);
}

function saysOfSum(count: number, isFromStart: boolean): string {
  if (count === 1)
    return isFromStart ? 'No smaller value is possible.' : 'It is the only possible value between the ends.';
  return `The probabilities of all possible values ${isFromStart ? 'up to x' : 'between the ends'} are added.`;
}

/** The name of a probability in equations, and what it is called in their lines. */
const calledAt = (point: number) => ({ name: `f_${point}`, called: `P(X = ${point})` });

function probabilityAt(family: Family, of: Distribution, values: Values, point: number, isFirst: boolean): Equation {
  const text = textOf(casesOf(family.density!, family, { ...values, x: Q.rational(point) }));
  const { name, called } = calledAt(point);
  return {
    name,
    called,
    label: `"${called}"`,
    is: text.replace(/\bx\b/g, String(point)),
    rule: 'probability',
    says: isFirst ? 'The formula of the distribution, at one value.' : 'The same formula for another value.',
    comesTo: of.density(point),
  };
}

export const rationals = (typed: DistributionFormulas['typed']) =>
  Object.fromEntries(
    Object.entries(typed).map(([name, one]) => [
      name,
      typeof one === 'object' ? carriedOf(one) : Q.integerRational(one),
    ]),
  );

/** Whether every parameter has a number that goes into the formulas. */
export const areKnown = (typed: { readonly [parameter: string]: Q.Rational | undefined }): typed is Values =>
  Object.values(typed).every((one) => one !== undefined);

/** Digits with which a number that is no fraction, sqrt(2), goes into the formulas: far more than are shown. */
const carriedDigits = 80;

/** The number as it is carried through the formulas. */
export function carriedOf({ rational, expression }: ExactNumber): Q.Rational | undefined {
  if (rational !== undefined) return rational;
  const found = evaluatePrecise(expression, carriedDigits);
  return found.ok && found.value.im === '0' ? (fromDecimal(found.value.re) ?? undefined) : undefined;
}

/** What a formula stands on, each worked out before it. */
export const abbreviations = (
  { constant }: Pick<DistributionFormulas, 'constant'>,
  family: Family,
  name: string,
  given: { readonly [name: string]: unknown },
): readonly Equation[] =>
  dependencies(family, [name], given).map((part) => ({
    name: part,
    is: textOf(family[part]!),
    ...(part === constant?.name
      ? { rule: 'sum of the terms', says: `${saysOfTerms}, they add up to 1.` }
      : { rule: 'abbreviation', says: 'The formulas below hold it, so it is worked out first.' }),
  }));

const target =
  (name: 'density' | 'cumulative', kind: Distribution['kind'], { label, value, text }: AnsweredValue, says = '') =>
  (family: Family): Equation => ({
    name: name === 'density' ? 'f_x' : 'F_x',
    label: `"${label}"`,
    is: textOf(family[name]!),
    rule: name === 'density' ? densityRules[kind] : 'distribution function',
    says: name === 'density' ? 'The formula of the distribution, with its parameters and x put in.' : says,
    answer: { text, value },
  });

/** The names of a family that some of its formulas stand on, each after those that it stands on itself. */
function dependencies(
  family: Family,
  names: readonly string[],
  given: { readonly [name: string]: unknown },
): readonly string[] {
  const found: string[] = [];
  const visit = (name: string): void => {
    if (found.includes(name) || name in given || !Object.hasOwn(family, name)) return;
    for (const inner of inputsOf(family[name]!)) visit(inner);
    if (!names.includes(name)) found.push(name);
  };
  for (const name of names) if (Object.hasOwn(family, name)) visit(name);
  return found;
}
