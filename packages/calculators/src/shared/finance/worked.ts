import { fromDecimal, toDecimal } from '@nomogram/math/exact/decimal.ts';
import * as Z from '@nomogram/math/exact/integer.ts';
import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import * as build from '@nomogram/math/expression/build.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { inputsOf, type Term } from '@nomogram/math/formula/term.ts';
import { isRational, middle, type Value } from '@nomogram/math/numeric/precise/value.ts';
import { parse } from '@nomogram/math/syntax/parse.ts';
import { treeToText } from '@nomogram/math/syntax/print-tree-text.ts';
import { greek } from '@nomogram/math/syntax/spellings.ts';
import { surfaceForm } from '@nomogram/math/syntax/surface-form.ts';
import type { Tree } from '@nomogram/math/syntax/tree.ts';
import { line, written } from '@nomogram/math/syntax/written-line.ts';
import type { Quantity } from '../../kit/answer.ts';
import { type Amount, shownDecimal } from '../../kit/fields/amount.ts';
import { inSentence } from '../../kit/in-sentence.ts';
import { resultName } from '../../kit/request.ts';
import { type Equation, workedChain } from '../../kit/worked/chain.ts';
import { nameOf } from '../../kit/worked/declared.ts';
import { type NamedValue, numberTree } from '../../kit/worked/shown.ts';
import { renamed, setTree, sign, workedSteps } from '../../kit/worked/steps.ts';
import type { AmountFields, FurtherResult, ReadFormula } from './declaration.ts';
import { evaluate, settled } from './formula/evaluate.ts';
import { textNotation, write } from './formula/write.ts';
import { formulaLatex, unwrapped } from './formula-notes.ts';
import { maxPeriods } from './period-ways.ts';
import { valuesOf } from './values.ts';
import { answerOf } from './worked-answer.ts';

/** What a working knows beside the inputs: results that were worked out before. */
interface KnownResult {
  readonly label: string;
  readonly value: Value;
}

/** How the names of a formula are written: an input by its symbol or its label, a result by its label. */
const lettersOf = (
  { declared: { inputs } }: ReadFormula,
  known: { readonly [name: string]: KnownResult },
): { readonly [name: string]: string } => ({
  ...Object.fromEntries(
    Object.entries(inputs).map(([name, { label, symbol }]) => [name, letterOf(symbol) ?? inSentence(label)]),
  ),
  ...Object.fromEntries(Object.entries(known).map(([name, { label }]) => [name, inSentence(label)])),
});

/** A symbol as the text of a line has it: C_0, PV. */
export function letterOf(symbol = ''): string | undefined {
  const plain = symbol.replace(/\\text\{(\w+)\}/, '$1').replace(/^\\/, '');
  return nameOf(symbol) ?? (/^[A-Za-z]{1,5}(?:_\w)?$/.test(plain) ? plain : undefined);
}

/** The working of a formula: rates as fractions, the numbers put in, one line for each operation from the inside out. */
function formulaSteps(
  whole: ReadFormula,
  given: InputAmounts,
  value: Value,
  shown: Quantity,
  known: { readonly [name: string]: KnownResult } = {},
): readonly ShownStep[] | undefined {
  const { declared, term } = whole;
  const { inputs, result, purpose } = declared;
  const results = Object.fromEntries(Object.entries(known).map(([name, one]) => [name, middle(one.value)]));
  const values = { ...valuesOf(given), ...results };
  const here = (name: (input: string) => string) =>
    write(
      term,
      textNotation(name, (part) => evaluate(part, values, 64)),
    );
  const itself = (name: string): string => name;
  const text = here(itself);
  const read = parse(text, { names: Object.keys(values), i: 'symbol' });
  if (!read.ok) return undefined;
  const called = lettersOf(whole, known);
  const named = unwrapped(
    write(
      term,
      textNotation((name) => called[name]!),
    ),
  );
  const label = `"${result.label}"`;
  const steps = [12, 16, 20].reduce<readonly ShownStep[] | undefined>(
    (found, digits) =>
      found ??
      workedSteps({
        label,
        formula: { text: `${result.label} = ${named}`, latex: formulaLatex(whole, called) },
        says: `${purpose}${meanings(usedIn(term, inputs))}`,
        tree: read.value.tree,
        names: {
          ...Object.fromEntries(Object.entries(given).map(([name, amount]) => [name, putIn(amount)])),
          ...Object.fromEntries(Object.entries(known).map(([name, one]) => [name, resultIn(one.value, digits)])),
        },
        called,
        style: 'decimals',
        answer: answerOf(shown, middle(value)),
      }),
    undefined,
  );
  const isLimit = text !== write(term, textNotation(itself));
  const tends = isLimit ? [limitOf(label, renamed(read.value.tree, called))] : [];
  return steps && [steps[0]!, ...rates(usedIn(term, inputs), given), ...tends, ...steps.slice(1)];
}

type InputAmounts = { readonly [input: string]: Amount };

/** The inputs that a formula has. */
const usedIn = (term: Term, inputs: AmountFields): AmountFields => {
  const used = inputsOf(term);
  return Object.fromEntries(Object.entries(inputs).filter(([name]) => used.includes(name)));
};

/** A name as a sentence has it: σ_p for sigma_p. */
const inGreek = (name: string): string => name.replace(/^[A-Za-z]+/, (word) => greek.get(word) ?? word);

/** What the letters of a formula mean: ` Here r is the rate, n the number of periods.` */
export function meanings(inputs: AmountFields): string {
  const letters = Object.values(inputs).flatMap(({ label, symbol }) => {
    const letter = letterOf(symbol);
    return letter === undefined ? [] : [[inGreek(letter), `the ${inSentence(label)}`]];
  });
  if (letters.length === 0) return '';
  const [[first, meaning] = [], ...others] = letters;
  const all = [`${first} is ${meaning}`, ...others.map((one) => one.join(' '))];
  return ` Here ${all.length === 1 ? all[0] : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`}.`;
}

/** A result as later formulas are given it: with these digits, its value as exact as it is known. */
function resultIn(value: Value, digits: number): NamedValue {
  const exact = middle(value);
  const text = toDecimal(exact, digits);
  const isWhole = isRational(value) && Q.equals(fromDecimal(text) ?? Q.zero, exact);
  return { tree: numberTree(text), value: build.number(exact), rounded: !isWhole, carried: !isRational(value) };
}

/** A further result by its own formula, in one line with its working within it; undefined where it has no value. */
function furtherStep(
  whole: ReadFormula,
  given: InputAmounts,
  { name, result, own }: FurtherResult,
  shown: { readonly [output: string]: Quantity | undefined },
  known: { readonly [name: string]: KnownResult },
): ShownStep | undefined {
  const [value, quantity] = [known[name]?.value, shown[name]];
  if (value === undefined || quantity === undefined) return undefined;
  const before = Object.fromEntries(inputsOf(own).flatMap((one) => (known[one] ? [[one, known[one]]] : [])));
  const itself = { ...whole, term: own, declared: { ...whole.declared, result } };
  const [formula, ...working] = formulaSteps(itself, given, value, quantity, before) ?? [];
  const isRate = ({ rule }: ShownStep) => rule === 'percent as a fraction' && working.length > 1;
  const steps = working.filter((one) => !isRate(one));
  const says =
    Object.keys(before).length > 0
      ? 'A further result, from what is known by now.'
      : 'A further result, from the same numbers.';
  return formula && { ...formula, says, steps };
}

/** The working by the way that is chosen, and that of the further results. */
export function stepsByWay(
  whole: ReadFormula,
  given: InputAmounts,
  method: string | undefined,
  value: Value,
  shown: { readonly result: Quantity; readonly [output: string]: Quantity | undefined },
): readonly ShownStep[] | undefined {
  const steps = chosenSteps(whole, given, method, value, shown.result);
  const known: { [name: string]: KnownResult } = { [resultName]: { label: whole.declared.result.label, value } };
  for (const { name, result, term } of whole.more) {
    const found = settled(term, valuesOf(given));
    if (found !== null) known[name] = { label: result.label, value: found };
  }
  return steps && [...steps, ...whole.more.flatMap((one) => furtherStep(whole, given, one, shown, known) ?? [])];
}

/** The working by the way that is chosen; where it would be too long that is said, and the formula follows. */
function chosenSteps(
  whole: ReadFormula,
  given: InputAmounts,
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
  const says = `${way.title}: it is written out for 2 to ${way.most ?? maxPeriods} whole periods; here the formula follows.`;
  return first && [{ ...first, says }, ...others];
}

function equationsSteps(
  { declared: { inputs, result } }: ReadFormula,
  given: InputAmounts,
  equations: readonly Equation[],
  value: Value,
  shown: Quantity,
): readonly ShownStep[] | undefined {
  const letters = Object.fromEntries(
    Object.entries(given).map(([name, amount]) => [nameOf(inputs[name]!.symbol) ?? name, amount.value]),
  );
  const answer = answerOf(shown, middle(value));
  const whole = equations.map((one, k) =>
    k === equations.length - 1 ? { ...one, answer, label: `"${result.label}"` } : one,
  );
  const steps = workedChain(whole, letters);
  const isUsed = ([name]: readonly [string, ...unknown[]]) =>
    equations.some(({ is }) => is.match(/[\p{L}\d_]+/gu)?.includes(nameOf(inputs[name]!.symbol) ?? name));
  if (steps === undefined) return undefined;
  const used = Object.fromEntries(Object.entries(inputs).filter(isUsed));
  const [first, ...others] = [...rates(used, given), ...steps];
  return first && [{ ...first, says: `${first.says}${meanings(used)}` }, ...others];
}

/** Why a formula has another form at some numbers. */
export const limitSays = 'With these numbers the formula divides 0 by 0. What it tends to stands in its place.';

/** What stands in the place of a formula that divides by 0: a rate that is 0, or two that are the same. */
const limitOf = (label: string, limit: Tree): ShownStep => ({
  rule: 'limit of the formula',
  says: limitSays,
  written: {
    text: `${written(label).text} = ${treeToText(limit)}`,
    latex: `${written(label).latex} = ${setTree(limit, 'decimals')}`,
  },
  steps: [],
});

/** Rates as formulas take them: 5 % is 0.05. */
export const rates = (inputs: AmountFields, given: InputAmounts): readonly ShownStep[] =>
  Object.entries(inputs)
    .filter(([name, { kind }]) => kind === 'percent' && !Q.isZero(given[name]!.value))
    .map(([name, { label, symbol }]) => {
      const { typed, value } = given[name]!;
      return line(
        'percent as a fraction',
        `The ${inSentence(label)} enters the formula as a part of 1: its percent are divided by 100.`,
        `${nameInLine(label, symbol)} = ${putInText(typed)}/100 ${sign(isHundredth(putInText(value), putInText(typed)))} ${putInText(value)}`,
      );
    });

/** What a line calls an input: its letter; between quotes what would be read as several letters, as ROE, or its name where it has no symbol. */
function nameInLine(label: string, symbol: string | undefined): string {
  const letter = letterOf(symbol);
  return letter !== undefined && nameOf(letter) !== undefined ? letter : `"${letter ?? label}"`;
}

/** As a decimal where it has one, else as the fraction that was typed: 1/3. */
export function putIn({ value }: Pick<Amount, 'value'>): NamedValue {
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

/** Whether a decimal is the hundredth part of another one, as the two are shown; fractions are. */
function isHundredth(part: string, whole: string): boolean {
  const [small, large] = [fromDecimal(part), fromDecimal(whole)];
  return small === null || large === null || Q.equals(Q.multiply(small, Q.rational(100)), large);
}

/** Fractions with more bits are not typed. */
const typedBits = 40;
