import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { refinedRoot } from '@nomogram/math/finance/refined-root.ts';
import { rootsOnGrid } from '@nomogram/math/finance/roots-on-grid.ts';
import { middle, settle, subtract, toNumber } from '@nomogram/math/finance/value.ts';
import { no, ok, type Result } from '@nomogram/math/result/result.ts';
import { relativeDifference } from '../kit/agreement.ts';
import type { Answer } from '../kit/answer.ts';
import { type Amount, type AmountField, withinAmountLimits } from '../kit/fields/amount.ts';
import { money } from '../kit/fields/money.ts';
import { percent } from '../kit/fields/percent.ts';
import { plainNumber } from '../kit/fields/plain-number.ts';
import type { Options } from '../kit/options.ts';
import { resultName } from '../kit/request.ts';
import type { Solvable } from '../kit/solve.ts';
import { bitsFor, type ReadFormula } from './declaration.ts';
import { approximate, evaluate, settled } from './formula/evaluate.ts';
import { isolate } from './formula/isolate.ts';
import { inputsOf } from './formula/term.ts';
import { formulaNotes, inSentence } from './formula-notes.ts';
import { type FinanceResult, quantityOf } from './result.ts';

type Values = { readonly [input: string]: Rational };
type Given = { readonly [input: string]: Amount };

/** The result as a field to type in. */
export function fieldOf({ label, kind, unit }: FinanceResult): AmountField {
  if (kind === 'percent') return percent(label, { unit });
  return kind === 'money' ? money(label, { unit }) : plainNumber(label, { unit });
}

/** What an input is as a result. */
const resultOf = ({ label, unit, kind }: AmountField): FinanceResult => ({ label, unit, kind });

/** Answers the formula itself, with every input given. */
type AnswerFormula = (given: Given, options: Options) => Result<Answer<string>>;

/** Solving a formula for each of its inputs: in closed form where the input can be isolated, else by a bracketed root. */
export function solving(whole: ReadFormula, answerFormula: AnswerFormula): Solvable['solve'] {
  const { declared, term } = whole;
  const unknowns = Object.keys(declared.inputs).filter(
    (name) => inputsOf(term).includes(name) && !declared.inputs[name]!.limits.whole,
  );
  return {
    result: fieldOf(declared.result),
    unknowns,
    find: (unknown, given, options) => {
      const { [resultName]: result, ...known } = given as Given;
      const found = find(whole, unknown, valuesIn(known), result!.value);
      return found.ok ? ok(solved(whole, unknown, known, found.value, answerFormula, options)) : found;
    },
    check: (unknown, given, found) => {
      const { [resultName]: result, ...known } = given as Given;
      const put = Q.multiply(Q.fromNumber(found), declared.inputs[unknown]!.scale);
      return {
        how: 'substitution',
        detail: `Put into the formula, it gives ${inSentence(declared.result.label)} as typed.`,
        passed: missAt(whole, { ...valuesIn(known), [unknown]: put }, result!.value) <= tolerance,
      };
    },
  };
}

const valuesIn = (given: Given): Values =>
  Object.fromEntries(Object.entries(given).map(([name, { value }]) => [name, value]));

/** What was found, with all that the formula itself says about it: further results, its figure, the numbers put in. */
function solved(
  whole: ReadFormula,
  unknown: string,
  known: Given,
  found: readonly Rational[],
  answerFormula: AnswerFormula,
  options: Options,
): Answer<string> {
  const { inputs, result } = whole.declared;
  const input = inputs[unknown]!;
  const [first, ...others] = found.map((value): Given => {
    const amount = { typed: Q.divide(value, input.scale), value };
    return Object.fromEntries(Object.keys(inputs).map((name) => [name, name === unknown ? amount : known[name]!]));
  });
  const quantity = (given: Given) =>
    quantityOf(resultOf(input), given[unknown]!.value, options.digits, options.decimals);
  const whatFollows = answerFormula(first!, options);
  const {
    values,
    figure,
    tables,
    notes = [],
  }: Answer<string> = whatFollows.ok
    ? whatFollows.value
    : {
        values: {},
        notes: [...formulaNotes(whole, first!), `Typed as an input it would be refused: ${whatFollows.why.message}`],
      };
  const { [resultName]: _, ...further } = values;
  return {
    values: {
      [unknown]: quantity(first!),
      ...Object.fromEntries(others.map((given, k) => [`${unknown}${k + 2}`, quantity(given)])),
      ...(others.length === 0 && further),
    },
    figure,
    tables,
    notes: others.length === 0 ? notes : [severalNote(input, result, found.length), ...notes],
  };
}

const severalNote = (input: AmountField, result: FinanceResult, count: number): string =>
  `${count} values of ${inSentence(input.label)} give this ${inSentence(result.label)}; the one nearest to 0 stands first, and in the formula.`;

/** All values of the input that give the result, as formulas take them; the one nearest to 0 first. */
function find(whole: ReadFormula, unknown: string, values: Values, target: Rational): Result<readonly Rational[]> {
  const { declared, term, requires } = whole;
  const { label, limits, scale } = declared.inputs[unknown]!;
  const [wanted, given] = [inSentence(label), inSentence(declared.result.label)];
  const isolated = settle((bits) => isolate(term, unknown, target, values, bits), bitsFor(30));
  const candidates = isolated === null ? searched(whole, unknown, values, target) : [middle(isolated)];
  if (candidates.length > mostRoots && dependsNot(whole, unknown, values, target))
    return no('no-answer', `Any ${wanted} gives this ${given}: it does not depend on it here.`);
  const found = (candidates.length > mostRoots ? [] : candidates).filter(
    (value) =>
      withinAmountLimits(Q.toNumber(Q.divide(value, scale)), limits) &&
      requires.every(({ holds, whole: count }) => count || holds({ ...values, [unknown]: value })) &&
      missAt(whole, { ...values, [unknown]: value }, target) <= tolerance,
  );
  if (found.length === 0) return no('no-answer', `No ${wanted} that is allowed gives this ${given}.`);
  return ok(found.sort((a, b) => Math.abs(Q.toNumber(a)) - Math.abs(Q.toNumber(b))));
}

/** A change of sign across a pole is no root: what is put back must give the result to so much. */
const tolerance = 1e-9;
/** A formula that takes its result at more places takes it everywhere. */
const mostRoots = 20;

const dependsNot = (whole: ReadFormula, unknown: string, values: Values, target: Rational): boolean =>
  [1, 2, 3].every((value) => missAt(whole, { ...values, [unknown]: Q.integerRational(value) }, target) === 0);

/** By how much the formula misses the result, relatively; for a result of 0, relative to the largest input. */
function missAt({ term }: ReadFormula, values: Values, target: Rational): number {
  const back = settled(term, values);
  if (back === null) return Number.POSITIVE_INFINITY;
  if (!Q.isZero(target)) return relativeDifference(toNumber(back), Q.toNumber(target));
  return (
    Math.abs(toNumber(back)) /
    Math.max(...Object.values(values).map((value) => Math.abs(Q.toNumber(value))), Number.MIN_VALUE)
  );
}

/** Sizes at which a sign change is looked for, in both directions from 0. */
const sizes = Array.from({ length: 121 }, (_, k) => 10 ** (-12 + k / 4.5));

/** Every root that a search over the whole range shows, refined in certain arithmetic. */
function searched(
  { declared, term }: ReadFormula,
  unknown: string,
  values: Values,
  target: Rational,
): readonly Rational[] {
  const { limits, scale } = declared.inputs[unknown]!;
  const others = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Q.toNumber(value)]));
  const wanted = Q.toNumber(target);
  const factor = Q.toNumber(scale);
  const missed = (x: number): number => approximate(term, { ...others, [unknown]: x }) - wanted;
  const points = grid(limits.above ?? limits.atLeast, factor).filter(
    (x, k, all) => x !== all[k - 1] && withinAmountLimits(x / factor, limits) && Number.isFinite(missed(x)),
  );
  const certain = (x: Rational) => {
    const value = evaluate(term, { ...values, [unknown]: x }, 400);
    return value && subtract(value, target, 400);
  };
  return rootsOnGrid(missed, points).map((root) => refinedRoot(certain, root));
}

/** Points on both sides of 0, and closer and closer to a lower limit such as −100 %. */
function grid(least: number | undefined, factor: number): readonly number[] {
  const around = [...sizes.map((x) => -x), 0, ...sizes];
  if (least === undefined || least === 0) return around.sort((a, b) => a - b);
  return [...around, ...sizes.map((x) => least * factor + x)].sort((a, b) => a - b);
}
