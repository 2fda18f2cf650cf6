import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { no, ok, type Result } from '@nomogram/math/result/result.ts';
import { relativeDifference } from '../../kit/agreement.ts';
import type { Answer, Quantity, SecondWay } from '../../kit/answer.ts';
import type { Field } from '../../kit/field.ts';
import { type Amount, type AmountField, withinAmountLimits } from '../../kit/fields/amount.ts';
import { money } from '../../kit/fields/money.ts';
import { percent } from '../../kit/fields/percent.ts';
import { plainNumber } from '../../kit/fields/plain-number.ts';
import { inSentence } from '../../kit/in-sentence.ts';
import { force } from '../../kit/lazy.ts';
import { defaultOptions, type Options } from '../../kit/options.ts';
import { resultName } from '../../kit/request.ts';
import type { Solvable } from '../../kit/solve.ts';
import type { Equation, Solutions } from './equation.ts';
import { type FinanceResult, isTooLarge, quantityOf } from './result.ts';
import { foundSteps } from './solved/found-steps.ts';

type InputValues = { readonly [input: string]: unknown };

/** A calculator of finance, as far as solving it for its inputs needs to know it. */
export interface Inversion {
  readonly inputs: { readonly [input: string]: Field<unknown> };
  readonly result: AmountField;
  /** The amounts among the inputs that can be found. */
  readonly unknowns: readonly string[];
  /** Values of an unknown, as formulas take them, that may give the result; they are put back before they are shown. */
  readonly solutions: (unknown: string, given: InputValues, result: Rational) => Result<Solutions>;
  /** The result for all inputs, as formulas take it; NaN where there is none. */
  readonly resultOf: (given: InputValues) => number;
  /** The formula as an equation between inputs and `result`, where it is one. */
  readonly equation?: Equation;
  /** Answers the calculator itself, with every input given. */
  readonly answer: (given: InputValues, options: Options) => Result<Answer<string>>;
  /** What is said although the calculator would refuse what was found. */
  readonly notesOf?: (given: InputValues) => readonly string[];
  /** Which of several inputs that give the same result is found. */
  readonly note?: string;
  /** Of a result that is rounded up: what is said of another value that gives it, where none gives it without rounding. */
  readonly roundedUp?: (typed: string) => string;
}

/** The result as a field to type in. */
export function fieldOf({ label, kind, unit }: FinanceResult): AmountField {
  if (kind === 'percent') return percent(label, { unit });
  return kind === 'money' ? money(label, { unit }) : plainNumber(label, { unit });
}

/** What an input is as a result. */
const resultLike = ({ label, unit, kind }: AmountField): FinanceResult => ({ label, unit, kind });

/** Solving a calculator for each of its unknowns. What is found is put back, and must give the result to 1e-9. */
export function solving(inverted: Inversion): Solvable['solve'] {
  const { result, unknowns } = inverted;
  return {
    result,
    unknowns,
    find: (unknown, given, options) => {
      const { [resultName]: typed, ...known } = given;
      const question: Question = { unknown, known, target: amountIn(typed) };
      const found = find(inverted, question);
      if (!found.ok) return found;
      return ok({
        ...solved(inverted, question, found.value, options),
        checked: [putBack(inverted, question)],
      });
    },
  };
}

/** What is sought, and what is known: the other inputs, and the result as it was typed. */
interface Question {
  readonly unknown: string;
  readonly known: InputValues;
  readonly target: Amount;
}

/** The formula with what was found must give what was typed. */
const putBack =
  (inverted: Inversion, { unknown, known, target }: Question): SecondWay =>
  (numbers) => {
    const field = fieldOfUnknown(inverted, unknown);
    const put = amountOf(field, Q.multiply(Q.fromNumber(numbers[unknown]!), field.scale));
    return {
      how: 'substitution',
      detail: `Put into the formula, it gives ${inSentence(inverted.result.label)} as typed.`,
      passed: missAt(inverted, { ...known, [unknown]: put }, target.value) <= tolerance,
    };
  };

/** What is solved for is an amount, as is the result. */
const fieldOfUnknown = ({ inputs }: Pick<Inversion, 'inputs'>, unknown: string): AmountField =>
  inputs[unknown] as AmountField;
const amountIn = (input: unknown): Amount => input as Amount;

const amountOf = ({ scale }: AmountField, value: Rational): Amount => ({ typed: Q.divide(value, scale), value });

/** What was found, with all that the formula itself says about it: further results, its figure, the numbers put in. */
function solved(inverted: Inversion, question: Question, found: readonly Rational[], options: Options): Answer<string> {
  const { inputs, result, answer, notesOf, note } = inverted;
  const { unknown, known } = question;
  const input = fieldOfUnknown(inverted, unknown);
  const order = Object.keys(inputs);
  const [first, ...others] = found.map((value): InputValues => {
    const amount = amountOf(input, value);
    return Object.fromEntries(order.map((name) => [name, name === unknown ? amount : known[name]]));
  });
  const quantity = (given: InputValues) =>
    quantityOf(resultLike(input), amountIn(given[unknown]).value, options.digits, options.decimals);
  const whatFollows = answer(first!, options);
  const forward: Answer<string> = whatFollows.ok
    ? whatFollows.value
    : {
        values: {},
        notes: [...(notesOf?.(first!) ?? []), `Typed as an input it would be refused: ${whatFollows.error.message}`],
      };
  const { values, figure, tables, formulaLines, notes = [] } = forward;
  const { [resultName]: _, ...further } = values;
  const several = others.length === 0 ? [] : [severalNote(input, result, found.length)];
  return {
    values: {
      [unknown]: quantity(first!),
      ...Object.fromEntries(others.map((given, k) => [`${unknown}${k + 2}`, quantity(given)])),
      ...(others.length === 0 && further),
    },
    steps: () => stepsTo(inverted, question, { value: found[0]!, quantity: quantity(first!) }, forward),
    figure,
    tables,
    formulaLines,
    notes: [...several, ...(note === undefined ? [] : [note]), ...notes],
  };
}

/** How what was found is found by hand, and that the working of the calculator comes to the result with it. */
function stepsTo(
  { inputs, result, equation, resultOf }: Inversion,
  { unknown, known, target }: Question,
  { value, quantity }: { readonly value: Rational; readonly quantity: Quantity },
  forward: Answer<string>,
): readonly ShownStep[] {
  const amounts: { [name: string]: Amount } = {};
  for (const [name, one] of Object.entries(known)) if (isAmount(one)) amounts[name] = one;
  const named = Object.keys(inputs).filter((name) => name === unknown || Object.hasOwn(amounts, name));
  const field = fieldOfUnknown({ inputs }, unknown);
  return foundSteps({
    unknown,
    fields: {
      ...Object.fromEntries(named.map((name) => [name, fieldOfUnknown({ inputs }, name)])),
      [resultName]: result,
    },
    given: { ...amounts, [resultName]: target },
    equation,
    found: quantity,
    value,
    resultAt: (tried) => resultOf({ ...known, [unknown]: amountOf(field, tried) }),
    working: force(forward.steps) ?? [],
    result: quantityOf(resultLike(result), target.value, defaultOptions.digits),
  });
}

const isAmount = (input: unknown): input is Amount => typeof input === 'object' && input !== null && 'typed' in input;

const severalNote = (input: AmountField, result: AmountField, count: number): string =>
  `${count} values of ${inSentence(input.label)} give this ${inSentence(result.label)}; the one nearest to 0 stands first, and in the formula.`;

/** All values of the input that give the result, as formulas take them; the one nearest to 0 first. */
function find(inverted: Inversion, { unknown, known, target }: Question): Result<readonly Rational[]> {
  const field = fieldOfUnknown(inverted, unknown);
  const [wanted, given] = [inSentence(field.label), inSentence(inverted.result.label)];
  const candidates = inverted.solutions(unknown, known, target.value);
  if (!candidates.ok) return candidates;
  if (candidates.value === 'any')
    return no('no-answer', `Any ${wanted} gives this ${given}: it does not depend on it here.`);
  const found = (candidates.value.length > maxRoots ? [] : candidates.value).filter((value) => {
    const amount = amountOf(field, value);
    return (
      !isTooLarge(value) &&
      withinAmountLimits(Q.toNumber(amount.typed), field.limits) &&
      missAt(inverted, { ...known, [unknown]: amount }, target.value) <= tolerance
    );
  });
  if (found.length === 0) {
    const other = inverted.roundedUp && valueRoundedUp(inverted, { unknown, known, target });
    return no(
      'no-answer',
      other === undefined
        ? `No ${wanted} that is allowed was found to give this ${given}.`
        : `No ${wanted} was found to give this ${given} ${inverted.roundedUp!(field.unit ? `${other} ${field.unit}` : other)}`,
    );
  }
  return ok([...found].sort((a, b) => Math.abs(Q.toNumber(a)) - Math.abs(Q.toNumber(b))));
}

/**
 * A value that gives the result by rounding up, as it is typed: the least that is allowed, or one beside those that give one less, which bound
 * those that give this one.
 */
function valueRoundedUp(inverted: Inversion, { unknown, known, target }: Question): string | undefined {
  const field = fieldOfUnknown(inverted, unknown);
  const { atLeast } = field.limits;
  const below = inverted.solutions(unknown, known, Q.subtract(target.value, Q.one));
  const bounds = below.ok && below.value !== 'any' ? below.value : [];
  const typed = bounds.flatMap((bound) =>
    [1.01, 0.99].map((share) => (share * Q.toNumber(bound)) / Q.toNumber(field.scale)),
  );
  return [...(atLeast === undefined ? [] : [atLeast]), ...typed]
    .map((value) => String(Number(value.toPrecision(4))))
    .find((text) => {
      const value = field.read(text, defaultOptions);
      if (!value.ok) return false;
      return inverted.resultOf({ ...known, [unknown]: value.value }) === Q.toNumber(target.value);
    });
}

/** A change of sign across a pole is no root: what is put back must give the result to so much. */
const tolerance = 1e-9;
/** A formula that takes its result at more places takes it everywhere. */
const maxRoots = 20;

/** By how much the formula misses the result, relatively; for a result of 0, relative to the largest input. */
function missAt({ resultOf }: Inversion, given: InputValues, target: Rational): number {
  const back = resultOf(given);
  if (Number.isNaN(back)) return Number.POSITIVE_INFINITY;
  if (!Q.isZero(target)) return relativeDifference(back, Q.toNumber(target));
  return Math.abs(back) / Math.max(...Object.values(given).flatMap(sizesIn), Number.MIN_VALUE);
}

/** The sizes of the numbers in an input: an amount, or a list of them. */
function sizesIn(input: unknown): readonly number[] {
  const amounts = Array.isArray(input) ? input : [amountIn(input).value];
  return amounts.map((amount) => Math.abs(Q.toNumber(amount)));
}
