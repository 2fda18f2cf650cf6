import type { Rational } from '@nomogram/math/exact/rational.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { type FormulaOf, inputsOf, type Term, termOf, withTerms } from '@nomogram/math/formula/term.ts';
import type { Result } from '@nomogram/math/result/result.ts';
import type { Answer, Check } from '../../kit/answer.ts';
import type { Ask, ExampleFailure } from '../../kit/calculator.ts';
import type { Amount, AmountField } from '../../kit/fields/amount.ts';
import type { Figure } from '../../kit/figure.ts';
import type { Options } from '../../kit/options.ts';
import { resultName } from '../../kit/request.ts';
import type { Equation } from '../../kit/worked/chain.ts';
import { type Condition, conditionsOf } from './condition.ts';
import type { FinanceResult } from './result.ts';

export type AmountFields = { readonly [input: string]: AmountField };

/** A worked example: what is typed, the result, and further results by name. */
export type WorkedExample = readonly [
  typed: readonly string[],
  result: number,
  more?: { readonly [name: string]: number },
];
/** What is refused, the sentence that refuses it, and its code where it is not `out-of-range`. */
export type RefusedExample = readonly [typed: readonly string[], message: string, code?: ExampleFailure];

/** What every calculation of finance says. */
export interface FinanceDescription {
  /** Where it answers below /finance: category/slug, and further slugs of the same category. */
  readonly path: string;
  readonly aliases?: readonly string[];
  readonly title: string;
  /** Other names that people search it by. */
  readonly keywords?: readonly string[];
  readonly purpose: string;
  /** Which selectors stand beside the form. */
  readonly options?: readonly (keyof Options)[];
  readonly examples: readonly WorkedExample[];
  /** What no field refuses by its limits. */
  readonly refused?: readonly RefusedExample[];
  readonly source: string;
}

/** A calculation that is one formula of up to five amounts. Everything else is derived from it. */
export interface Formula<Inputs extends AmountFields, Text extends string> extends FinanceDescription {
  readonly inputs: Inputs;
  /** What can be typed into the search to have it calculated; see `Ask`. */
  readonly asks?: readonly Ask<keyof Inputs & string>[];
  readonly result: FinanceResult;
  /** The result in the names of the inputs; rates are fractions here. */
  readonly formula: FormulaOf<Text, keyof Inputs & string>;
  /**
   * Further results with their formulas in the names of the inputs, of `result` and of the further results before them; one that has no
   * value is left out.
   */
  readonly more?: { readonly [name: string]: readonly [FinanceResult, formula: string] };
  /** What must hold between inputs, and the sentence that says so. */
  readonly requires?: { readonly [comparison: string]: string };
  /** What is worth a remark when it holds. */
  readonly remarks?: { readonly [comparison: string]: string };
  readonly conventions?: readonly string[];
  /** What a single formula cannot say: a schedule, a curve, a refusal of its own. */
  readonly extra?: (values: { readonly [input in keyof Inputs]: Rational }, options: Options) => Result<Extra>;
  /** What is drawn, from the inputs and the result as formulas take them; else how the result follows each input. */
  readonly figure?: (values: { readonly [input in keyof Inputs]: number }, result: number) => Figure | undefined;
  readonly ways?: FormulaWays;
  /** The customary function of spreadsheets, with {input} for a typed value; else the formula itself is written out. */
  readonly spreadsheet?: string;
}

/** Ways that textbooks have to the same result: the formula, and others, by the names that `?method=` has. */
export interface FormulaWays {
  /** What the formula itself is called beside the others. */
  readonly formula: string;
  readonly others: {
    readonly [name: string]: {
      readonly title: string;
      /** How many whole periods are written out at most, where that is another number than usual. */
      readonly most?: number;
      /** The equations in the symbols of the inputs, rates as fractions; the last one gives the result. None where they would be too long. */
      readonly equations: (given: { readonly [input: string]: Amount }) => readonly Equation[] | undefined;
    };
  };
}

/** What stands in the answer beside the formula's own results. */
export type Extra = Pick<Answer<string>, 'figure'> & {
  readonly values?: Answer<string>['values'];
  readonly checked?: readonly Check[];
  readonly notes?: readonly string[];
  /** How its values come about, behind the working of the formula. */
  readonly steps?: () => readonly ShownStep[];
};

/** A further result, by its formula in the inputs, and as it is declared: in results that are known before it. */
export interface FurtherResult {
  readonly name: string;
  readonly result: FinanceResult;
  readonly term: Term;
  readonly own: Term;
}

/** A declaration with its formulas read. */
export interface ReadFormula {
  readonly declared: Formula<AmountFields, string>;
  readonly term: Term;
  readonly more: readonly FurtherResult[];
  readonly requires: readonly Condition[];
  readonly remarks: readonly Condition[];
}

/** Reads the formulas of a declaration; a name that is not an input is a mistake of it and throws. */
export function readFormula(declared: Formula<AmountFields, string>): ReadFormula {
  const term = termOf(declared.formula);
  const more = furtherResults(declared.more, term);
  const [requires, remarks] = [conditionsOf(declared.requires), conditionsOf(declared.remarks)];
  const used = [term, ...more.map((one) => one.term)].flatMap(inputsOf);
  const strange = [...used, ...[...requires, ...remarks].flatMap(({ names }) => names)].find(
    (name) => !(name in declared.inputs),
  );
  if (strange !== undefined) throw new Error(`${declared.title}: ${strange} is not an input`);
  return { declared, term, more, requires, remarks };
}

function furtherResults(more: Formula<AmountFields, string>['more'], term: Term): readonly FurtherResult[] {
  const known: { [name: string]: Term } = { [resultName]: term };
  return Object.entries(more ?? {}).map(([name, [result, text]]) => {
    const own = termOf(text);
    const whole = withTerms(own, known);
    known[name] = whole;
    return { name, result, term: whole, own };
  });
}

/** Enough bits for the digits that are asked for. */
export const bitsFor = (digits: number): number => Math.ceil(digits * Math.log2(10)) + 12;
