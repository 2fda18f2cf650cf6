import type { Rational } from '@nomogram/math/exact/rational.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { inputsOf } from '@nomogram/math/formula/term.ts';
import { ok, type Result } from '@nomogram/math/result/result.ts';
import type { Answer } from '../../kit/answer.ts';
import { type Ask, calculator, type Definition, type Fields, type InputValues } from '../../kit/calculator.ts';
import type { Amount, AmountField } from '../../kit/fields/amount.ts';
import { force } from '../../kit/lazy.ts';
import { numberOf } from '../../kit/number-of.ts';
import { defaultOptions, type Options } from '../../kit/options.ts';
import type { Elsewhere } from '../../kit/program/elsewhere.ts';
import { resultName } from '../../kit/request.ts';
import type { FinanceDescription, RefusedExample } from './declaration.ts';
import { equationOf, type Solutions, solutionsOf } from './equation.ts';
import { examplesOf } from './formula.ts';
import { sensitivityOfCalculation } from './levers.ts';
import type { FinanceResult } from './result.ts';
import { fieldOf, type Inversion, solving } from './solving.ts';
import { filledSheet, filledWords } from './spreadsheet.ts';
import { valuesOf } from './values.ts';
import { calculationSteps } from './worked-calculation.ts';

/** A calculation of finance that is not one formula: of lists, of dates, or by solving an equation. */
export interface Calculation<Inputs extends Fields> extends FinanceDescription {
  readonly inputs: Inputs;
  /** What can be typed into the search to have it calculated; see `Ask`. */
  readonly asks?: readonly Ask<keyof Inputs & string>[];
  /** `heavy` where it can take more than about 20 ms. */
  readonly cost?: 'light' | 'heavy';
  /** In LaTeX. */
  readonly formula: string;
  /** The same for a spreadsheet, with {input} for a typed value and {result} for the result as a fraction; see `filledSheet`. */
  readonly spreadsheet?: string | ((given: InputValues<Inputs>) => string | undefined);
  /** The same by functions of Python, R and spreadsheets, of values that the answer has. */
  readonly elsewhere?: (given: InputValues<Inputs>) => Elsewhere | undefined;
  /** The formula with the numbers put in, {input} for a typed value. */
  readonly numbers: string | ((given: InputValues<Inputs>) => string);
  /** The workings of further values, behind that of the result. */
  readonly furtherSteps?: (
    given: InputValues<Inputs>,
    values: Answer['values'],
    options: Options,
  ) => readonly ShownStep[] | undefined;
  /** The ways that the steps can go, and the one that they go where none is chosen; see `calculator`. */
  readonly methods?: { readonly [method: string]: string };
  readonly unchosen?: string;
  /** The answer, its check and its figure; the first value is named `result`. */
  readonly compute: (given: InputValues<Inputs>, options: Options) => Result<Answer<string>>;
  /**
   * The result in double precision, in the unit in which it is shown, NaN where there is none: for the table of sensitivity,
   * where `compute` takes long.
   */
  readonly quickly?: (given: InputValues<Inputs>) => number;
  /** How it is solved for some of its inputs; see `Inverse`. */
  readonly solve?: Inverse<Inputs>;
}

/** How a calculation is solved for some of its inputs. */
export interface Inverse<Inputs extends Fields> {
  readonly result: FinanceResult;
  /** The amounts among the inputs that can be found. */
  readonly unknowns: readonly (keyof Inputs & string)[];
  /**
   * An equation between inputs and `result`, such as `presentValue = payment * presentAnnuity(result, numberOfPayments)`; or
   * what may be the value of an unknown, as formulas take it, given the other inputs and the result.
   */
  readonly by: string | ((unknown: string, given: InputValues<Inputs>, result: Rational) => Result<Solutions>);
  /** Which of several inputs that give the same result is found. */
  readonly note?: string;
  /** Of a result that is rounded up: what is said of another value that gives it, where the equation has none. */
  readonly roundedUp?: (typed: string) => string;
}

/** Declares such a calculation. */
export function calculation<const Inputs extends Fields>(
  declared: Calculation<Inputs>,
): Definition & { readonly refused: readonly RefusedExample[] } {
  const whole = declared as Calculation<Fields>;
  const {
    path,
    aliases,
    examples,
    refused = [],
    source,
    solve,
    quickly: _,
    spreadsheet: __,
    numbers: ___,
    furtherSteps: ____,
    ...rest
  } = whole;
  const names = Object.keys(declared.inputs);
  const [category] = path.split('/');
  const built = calculator<Fields, string, string>({
    ...rest,
    compute: (given, options) => answered(whole, given, options),
    path: `finance/${path}/${names.map((name) => `:${name}`).join('/')}` as never,
    aliases: aliases?.map((alias) => `finance/${category}/${alias}`),
    examples: examplesOf(names, examples, refused),
    references: [{ title: source }],
  });
  const solved = solve && { solve: solving(invertedOf(whole, solve)) };
  return { ...built, refused, ...solved };
}

function invertedOf<Inputs extends Fields>(declared: Calculation<Fields>, inverse: Inverse<Inputs>): Inversion {
  const { result, unknowns, by, note, roundedUp } = inverse;
  const equation = typeof by === 'string' ? equationOf(by) : undefined;
  const strange = equation && [equation.left, ...inputsOf(equation.term)].find((name) => !isKnown(declared, name));
  if (strange !== undefined) throw new Error(`${declared.title}: ${strange} is not an input`);
  return {
    inputs: declared.inputs,
    result: fieldOf(result),
    unknowns,
    note,
    roundedUp,
    equation,
    solutions: (unknown, given, target) => {
      if (typeof by !== 'string') return by(unknown, given as InputValues<Inputs>, target);
      const field = declared.inputs[unknown] as AmountField;
      const values = { ...valuesOf(given as Record<string, Amount>), [resultName]: target };
      return ok(solutionsOf(equation!, { name: unknown, field }, values));
    },
    resultOf: (given) =>
      numberIn(declared.compute(given as InputValues<Fields>, defaultOptions)) / (result.kind === 'percent' ? 100 : 1),
    answer: (given, options) => answered(declared, given, options),
  };
}

const isKnown = ({ inputs }: Calculation<Fields>, name: string): boolean => name in inputs || name === resultName;

/** The answer with the numbers put in, its formula for a spreadsheet and its table of sensitivity. */
function answered(declared: Calculation<Fields>, given: InputValues<Fields>, options: Options): Result<Answer<string>> {
  const { inputs, compute, quickly } = declared;
  const answer = compute(given, options);
  if (!answer.ok) return answer;
  const resultOf = quickly ?? ((changed) => numberIn(compute(changed, defaultOptions)));
  const { numbers } = declared;
  const worked = filledWords(typeof numbers === 'function' ? numbers(given) : numbers, given);
  const sheet = sheetOf(declared, given, numberIn(answer));
  return ok({
    ...answer.value,
    formulaLines: worked === undefined ? undefined : [`With the numbers: ${worked}`],
    notes: [...(answer.value.notes ?? []), ...(sheet === undefined ? [] : [`Spreadsheet: =${sheet}`])],
    steps: () => force(answer.value.steps) ?? stepsOf(declared, given, worked, answer.value.values, options),
    tables: () => sensitivityOfCalculation(inputs, given, answer.value.values.result!, resultOf),
  });
}

/** The working of the result, and behind it those of further values. */
function stepsOf(
  declared: Calculation<Fields>,
  given: InputValues<Fields>,
  worked: string | undefined,
  values: Answer['values'],
  options: Options,
): readonly ShownStep[] | undefined {
  const steps = calculationSteps(declared, worked, values.result!);
  return steps && [...steps, ...(declared.furtherSteps?.(given, values, options) ?? [])];
}

function sheetOf({ spreadsheet }: Calculation<Fields>, given: InputValues<Fields>, result: number): string | undefined {
  const template = typeof spreadsheet === 'function' ? spreadsheet(given) : spreadsheet;
  return template && filledSheet(template, { ...given, result: roughly(result / 100) });
}

/** A rate as a search starts from it, to three digits; a rate of -1 would be divided by, so beside it three digits of what is left of 1. */
function roughly(rate: number): number {
  const rough = Number(rate.toPrecision(3));
  return rough > -1 ? rough : Number((Number((1 + rate).toPrecision(3)) - 1).toPrecision(15));
}

function numberIn(result: Result<Answer<string>>): number {
  const first = result.ok ? result.value.values.result : undefined;
  return first ? numberOf(first.form) : Number.NaN;
}
