import { fromDecimal } from '@nomogram/math/exact/decimal.ts';
import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { inputsOf } from '@nomogram/math/formula/term.ts';
import { toNumber, type Value } from '@nomogram/math/numeric/precise/value.ts';
import { no, ok, type Result } from '@nomogram/math/result/result.ts';
import type { Answer } from '../../kit/answer.ts';
import { calculator, type Definition } from '../../kit/calculator.ts';
import type { Amount } from '../../kit/fields/amount.ts';
import type { Figure } from '../../kit/figure.ts';
import type { Options } from '../../kit/options.ts';
import { resultName } from '../../kit/request.ts';
import type { Solvable } from '../../kit/solve.ts';
import { checkOf } from './check.ts';
import {
  type AmountFields,
  bitsFor,
  type Extra,
  type Formula,
  type FormulaWays,
  type ReadFormula,
  type RefusedExample,
  readFormula,
  type WorkedExample,
} from './declaration.ts';
import { solutionsOf } from './equation.ts';
import { approximate, settled } from './formula/evaluate.ts';
import { formulaLatex, formulaLines, sheetNote } from './formula-notes.ts';
import { financeProgram } from './program.ts';
import { isTooLarge, quantityOf, tooLarge } from './result.ts';
import { sensitivityFigure, sensitivityOfFormula } from './sensitivity.ts';
import { fieldOf, type Inversion, solving } from './solving.ts';
import { valuesOf } from './values.ts';
import { stepsByWay } from './worked.ts';

/** A calculator of finance: it can be solved, and knows word for word what it refuses. */
export interface FinanceCalculator extends Definition, Pick<Solvable, 'solve'> {
  readonly refused: readonly RefusedExample[];
}

/** Declares a formula; see `Formula`. */
export function formula<const Inputs extends AmountFields, const Text extends string>(
  declared: Formula<Inputs, Text>,
): FinanceCalculator {
  const whole = readFormula(declared as Formula<AmountFields, string>);
  const { inputs, examples, refused = [], source, title, keywords, asks, purpose } = declared;
  const names = Object.keys(inputs);
  const [category] = declared.path.split('/');
  const built = calculator<AmountFields, string, string>({
    title,
    keywords,
    asks,
    purpose,
    path: `finance/${declared.path}/${names.map((name) => `:${name}`).join('/')}` as never,
    aliases: declared.aliases?.map((alias) => `finance/${category}/${alias}`),
    inputs: withPlaceholders(inputs, examples[0]![0]),
    options: declared.options ?? [],
    ...(declared.ways && methodsOf(declared.ways)),
    formula: formulaLatex(whole),
    compute: (given, options) => answer(whole, given, options),
    examples: examplesOf(names, examples, refused),
    references: [{ title: source }],
  });
  const program = (given: Readonly<Record<string, unknown>>) => financeProgram(whole, given as InputAmounts);
  return { ...built, refused, program, solve: solving(invertedOf(whole)) };
}

/** The formula first, which is gone where nothing is chosen. */
const methodsOf = ({ formula, others }: FormulaWays) => ({
  methods: { formula, ...Object.fromEntries(Object.entries(others).map(([name, { title }]) => [name, title])) },
  unchosen: 'formula',
});

/** Every input of a formula is an amount. */
const amountsIn = (given: object): InputAmounts => given as InputAmounts;

/** Every input but whole numbers is found from the formula itself. */
function invertedOf(whole: ReadFormula): Inversion {
  const { declared, term, requires } = whole;
  const { inputs, result } = declared;
  const allowed = (values: { readonly [input: string]: Rational }): boolean =>
    requires.every((condition) => condition.whole || condition.holds(values));
  return {
    inputs,
    result: fieldOf(result),
    unknowns: Object.keys(inputs).filter((name) => inputsOf(term).includes(name) && !inputs[name]!.limits.whole),
    solutions: (unknown, given, target) => {
      const values = valuesOf(amountsIn(given));
      const sought = { name: unknown, field: inputs[unknown]! };
      const found = solutionsOf({ left: resultName, term }, sought, { ...values, [resultName]: target });
      return ok(found === 'any' ? found : found.filter((value) => allowed({ ...values, [unknown]: value })));
    },
    equation: { left: resultName, term },
    resultOf: (given) => toNumberOr(settled(term, valuesOf(amountsIn(given)))),
    answer: (given, options) => answer(whole, amountsIn(given), options),
    notesOf: (given) => [...formulaLines(whole, amountsIn(given)), ...sheetNote(whole, amountsIn(given))],
  };
}

const toNumberOr = (value: Value | null): number => (value === null ? Number.NaN : toNumber(value));

function answer(
  whole: ReadFormula,
  given: { readonly [input: string]: Amount },
  options: Options,
): Result<Answer<string>> {
  const { digits, decimals, method } = options;
  const { declared, term, more, requires, remarks } = whole;
  const values = valuesOf(given);
  const broken = requires.find(({ holds }) => !holds(values));
  if (broken) return no('out-of-range', broken.says, { input: broken.input });
  const extra = declared.extra?.(values, options) ?? ok<Extra>({});
  if (!extra.ok) return extra;
  const value = settled(term, values, bitsFor(digits));
  if (value === null || isTooLarge(value)) return no('too-large', tooLarge);
  const check = checkOf(declared.inputs, term, values, value);
  if (check === null)
    return no('check-failed', 'No answer: one was found, but a second computation does not confirm it.');
  const further = more.map((one) => ({ ...one, found: settled(one.term, values, bitsFor(digits)) }));
  const shown = {
    result: quantityOf(declared.result, value, digits, decimals),
    ...Object.fromEntries(
      further.map(({ name, result, found }) => [
        name,
        found && !isTooLarge(found) ? quantityOf(result, found, digits, decimals) : undefined,
      ]),
    ),
  };
  return ok({
    values: { ...shown, ...extra.value.values },
    steps: () => withExtra(stepsByWay(whole, given, method, value, shown), extra.value),
    figure: extra.value.figure ?? (() => figureOf(whole, given, value)),
    tables: () => sensitivityOfFormula(questionOf(whole, given)),
    checked: [check, ...(extra.value.checked ?? [])],
    formulaLines: formulaLines(whole, given),
    notes: [
      ...(extra.value.notes ?? []),
      ...remarks.filter(({ holds }) => holds(values)).map(({ says }) => says),
      ...sheetNote(whole, given),
      ...(declared.conventions ?? []),
    ],
  });
}

/** A working of values that stand beside those of the formula comes behind it. */
const withExtra = (
  steps: readonly ShownStep[] | undefined,
  { steps: more }: Extra,
): readonly ShownStep[] | undefined => (steps && more ? [...steps, ...more()] : steps);

type InputAmounts = { readonly [input: string]: Amount };

/** What the formula gives for other inputs, in double precision; NaN where they are not allowed together. */
const questionOf = ({ declared, term, requires }: ReadFormula, given: InputAmounts) => ({
  fields: declared.inputs,
  result: declared.result,
  typed: doublesOf(given, ({ typed }) => typed),
  answer: (typed: { readonly [input: string]: number }) => {
    const values = scaledBy(declared.inputs, typed);
    const areDoubles = Object.values(typed).every(Number.isFinite);
    return areDoubles && requires.every(({ holds }) => holds(rationalsOf(typed, declared.inputs)))
      ? approximate(term, values)
      : Number.NaN;
  },
});

/** Typed doubles as the decimals that they stand for. */
const rationalsOf = (typed: { readonly [input: string]: number }, fields: AmountFields) =>
  Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [
      name,
      Q.multiply(fromDecimal(String(Number(value.toPrecision(15)))) ?? Q.fromNumber(value), fields[name]!.scale),
    ]),
  );

const figureOf = (whole: ReadFormula, given: InputAmounts, value: Value): Figure | undefined =>
  whole.declared.figure?.(
    doublesOf(given, (amount) => amount.value),
    toNumber(value),
  ) ?? sensitivityFigure(questionOf(whole, given));

/** One aspect of each input in double precision. */
const doublesOf = (
  given: { readonly [input: string]: Amount },
  pick: (amount: Amount) => Value,
): { readonly [input: string]: number } =>
  Object.fromEntries(Object.entries(given).map(([name, amount]) => [name, toNumber(pick(amount))]));

/** Typed doubles as formulas take them: percent as fractions. */
const scaledBy = (
  fields: AmountFields,
  typed: { readonly [input: string]: number },
): { readonly [input: string]: number } =>
  Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, Q.isOne(fields[name]!.scale) ? value : value / 100]),
  );

const withPlaceholders = (fields: AmountFields, example: readonly string[]): AmountFields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field], k) => [
      name,
      { ...field, placeholder: field.placeholder ?? example[k] },
    ]),
  );

/** Examples and refusals of a declaration as the catalogue keeps them. */
export function examplesOf(
  names: readonly string[],
  examples: readonly WorkedExample[],
  refused: readonly RefusedExample[],
) {
  const given = (typed: readonly string[]) => Object.fromEntries(names.map((name, k) => [name, typed[k]!]));
  return [
    ...examples.map(([typed, result, more]) => ({ given: given(typed), expect: { result, ...more } })),
    ...refused.map(([typed, _, code = 'out-of-range']) => ({ given: given(typed), fails: code })),
  ];
}
