import { fromDecimal, toDecimal } from '@nomogram/math/exact/decimal.ts';
import * as Z from '@nomogram/math/exact/integer.ts';
import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import * as build from '@nomogram/math/expression/build.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { middle, toNumber, type Value } from '@nomogram/math/numeric/precise/value.ts';
import { parse } from '@nomogram/math/syntax/parse.ts';
import { treeToText } from '@nomogram/math/syntax/print-tree-text.ts';
import { surfaceForm } from '@nomogram/math/syntax/surface-form.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import type { Quantity } from '../../kit/answer.ts';
import { type Amount, type AmountField, shownDecimal } from '../../kit/fields/amount.ts';
import { inSentence } from '../../kit/in-sentence.ts';
import { numberOf } from '../../kit/number-of.ts';
import { type Equation, workedChain } from '../../kit/worked/chain.ts';
import { nameOf } from '../../kit/worked/declared.ts';
import { type NamedValue, numberTree } from '../../kit/worked/shown.ts';
import { workedSteps } from '../../kit/worked/steps.ts';
import type { ReadFormula } from './declaration.ts';
import { evaluate, settled } from './formula/evaluate.ts';
import { textNotation, write } from './formula/write.ts';
import { formulaLatex, unwrapped } from './formula-notes.ts';
import { maxPeriods } from './period-ways.ts';
import { valuesOf } from './values.ts';

/** The working of a formula: rates as fractions, the numbers put in, one line for each operation from the inside out. */
function formulaSteps(
  whole: ReadFormula,
  given: { readonly [input: string]: Amount },
  value: Value,
  shown: Quantity,
): readonly ShownStep[] | undefined {
  const { declared, term } = whole;
  const { inputs, result, purpose } = declared;
  const values = valuesOf(given);
  const here = (name: (input: string) => string) =>
    write(
      term,
      textNotation(name, (part) => evaluate(part, values, 64)),
    );
  const itself = (name: string): string => name;
  const text = here(itself);
  const read = parse(text, { names: Object.keys(inputs), i: 'symbol' });
  if (!read.ok) return undefined;
  const called = Object.fromEntries(Object.entries(inputs).map(([name, field]) => [name, inSentence(field.label)]));
  const named = write(
    term,
    textNotation((name) => called[name]!),
  );
  const steps = workedSteps({
    label: result.label,
    formula: { text: `${result.label} = ${unwrapped(named)}`, latex: formulaLatex(whole) },
    says: purpose,
    tree: read.value.tree,
    names: Object.fromEntries(Object.entries(given).map(([name, amount]) => [name, putIn(amount)])),
    called,
    style: 'decimals',
    answer: { text: shownText(shown, toDecimal(middle(value), 15)), value: toNumber(value) },
  });
  const isLimit = text !== write(term, textNotation(itself));
  const tends = isLimit ? [limitOf(`"${result.label}" = ${unwrapped(here((name) => `"${called[name]!}"`))}`)] : [];
  return steps && [steps[0]!, ...rates(inputs, given), ...tends, ...steps.slice(1)];
}

/** A further result by its own formula, in one line with its working within it; undefined where it has no value. */
function furtherStep(
  whole: ReadFormula,
  given: { readonly [input: string]: Amount },
  [name, result, term]: ReadFormula['more'][number],
  shown: { readonly [output: string]: Quantity | undefined },
): ShownStep | undefined {
  const [value, quantity] = [settled(term, valuesOf(given)), shown[name]];
  if (value === null || quantity === undefined) return undefined;
  const own = { ...whole, term, declared: { ...whole.declared, result } };
  const [formula, ...working] = formulaSteps(own, given, value, quantity) ?? [];
  const isRate = ({ rule }: ShownStep) => rule === 'percent as a fraction' && working.length > 1;
  const steps = working.filter((one) => !isRate(one));
  return formula && { ...formula, says: 'A further result, from the same numbers.', steps };
}

/** The working by the way that is chosen, and that of the further results. */
export function stepsByWay(
  whole: ReadFormula,
  given: { readonly [input: string]: Amount },
  method: string | undefined,
  value: Value,
  shown: { readonly result: Quantity; readonly [output: string]: Quantity | undefined },
): readonly ShownStep[] | undefined {
  const steps = chosenSteps(whole, given, method, value, shown.result);
  return steps && [...steps, ...whole.more.flatMap((one) => furtherStep(whole, given, one, shown) ?? [])];
}

/** The working by the way that is chosen; where it would be too long that is said, and the formula follows. */
function chosenSteps(
  whole: ReadFormula,
  given: { readonly [input: string]: Amount },
  method: string | undefined,
  value: Value,
  shown: Quantity,
): readonly ShownStep[] | undefined {
  const steps = () => formulaSteps(whole, given, value, shown);
  const way = whole.declared.ways?.others[method ?? ''];
  if (way === undefined) return steps();
  const equations = way.equations(given);
  const found = equations && equationsSteps(whole, given, equations, value, shown);
  if (found !== undefined) return found;
  const [first, ...others] = steps() ?? [];
  const says = `${way.title}: it is written out for 2 to ${maxPeriods} whole periods; here the formula follows.`;
  return first && [{ ...first, says }, ...others];
}

function equationsSteps(
  { declared: { inputs, result } }: ReadFormula,
  given: { readonly [input: string]: Amount },
  equations: readonly Equation[],
  value: Value,
  shown: Quantity,
): readonly ShownStep[] | undefined {
  const letters = Object.fromEntries(
    Object.entries(given).map(([name, amount]) => [nameOf(inputs[name]!.symbol) ?? name, amount.value]),
  );
  const answer = { text: shownText(shown, toDecimal(middle(value), 15)), value: toNumber(value) };
  const whole = equations.map((one, k) => (k === equations.length - 1 ? { ...one, answer, label: result.label } : one));
  const steps = workedChain(whole, letters);
  const isUsed = ([name]: readonly [string, ...unknown[]]) =>
    equations.some(({ is }) => is.match(/[\p{L}\d_]+/gu)?.includes(nameOf(inputs[name]!.symbol) ?? name));
  return steps && [...rates(Object.fromEntries(Object.entries(inputs).filter(isUsed)), given), ...steps];
}

/** What stands in the place of a formula that divides by 0: a rate that is 0, or two that are the same. */
const limitOf = (text: string): ShownStep =>
  line(
    'limit of the formula',
    'With these numbers the formula divides 0 by 0. What it tends to stands in its place.',
    text,
  );

/** Rates as formulas take them: 5 % is 0.05. */
const rates = (
  inputs: { readonly [input: string]: AmountField },
  given: { readonly [input: string]: Amount },
): readonly ShownStep[] =>
  Object.entries(inputs)
    .filter(([name, { kind }]) => kind === 'percent' && !Q.isZero(given[name]!.value))
    .map(([name, { label }]) => {
      const { typed, value } = given[name]!;
      return line(
        'percent as a fraction',
        'A rate enters the formula as a part of 1: its percent are divided by 100.',
        `"${label}" = ${putInText(typed)}/100 = ${putInText(value)}`,
      );
    });

/** As a decimal where it has one, else as the fraction that was typed: 1/3. */
function putIn({ value }: Pick<Amount, 'value'>): NamedValue {
  const text = shownDecimal(value);
  const shown = fromDecimal(text);
  const number = build.number(value);
  if (shown !== null && Q.equals(shown, value)) return { tree: numberTree(text), value: number };
  const isShort = Z.bitLength(value.numerator) + Z.bitLength(value.denominator) <= typedBits;
  return isShort
    ? { tree: surfaceForm(number), value: number }
    : { tree: numberTree(text), value: number, rounded: true };
}

const putInText = (value: Rational): string => {
  const { tree } = putIn({ value });
  const text = treeToText(tree);
  return text.includes('/') ? `(${text})` : text;
};

/** Fractions with more bits are not typed. */
const typedBits = 40;

/** The result as it is shown; a rate as a fraction first, as it comes out. */
export function shownText({ form, unit = '' }: Quantity, fraction: string): string {
  const text = form.form === 'digits' ? form.digits : String(numberOf(form));
  return unit.startsWith('%') || unit.startsWith('percent') ? `${fraction} = ${text} ${unit}` : text;
}
