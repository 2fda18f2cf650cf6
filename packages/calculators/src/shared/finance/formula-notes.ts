import { type Amount, type AmountField, shownDecimal } from '../../kit/fields/amount.ts';
import { inSentence } from '../../kit/in-sentence.ts';
import type { ReadFormula } from './declaration.ts';
import { evaluate } from './formula/evaluate.ts';
import { latexNotation, sheetNotation, textNotation, write } from './formula/write.ts';
import { filledSheet } from './spreadsheet.ts';
import { valuesOf } from './values.ts';

type Given = { readonly [input: string]: Amount };

const typedIn = (given: Given, name: string): string => shownDecimal(given[name]!.typed);

/** The formula in words, and with the numbers put in. */
export function formulaLines({ declared, term }: ReadFormula, given: Given): readonly string[] {
  const { inputs, result } = declared;
  const inText = (name: string): string => typedIn(given, name) + (inputs[name]!.kind === 'percent' ? ' %' : '');
  const named = write(
    term,
    textNotation((name) => inSentence(inputs[name]!.label)),
  );
  const values = valuesOf(given);
  const filled = write(
    term,
    textNotation(inText, (part) => evaluate(part, values, 64)),
  );
  return [`Formula: ${inSentence(result.label)} = ${unwrapped(named)}`, `With the numbers: ${unwrapped(filled)}`];
}

/** The formula for a spreadsheet, where there is one. */
export function sheetNote({ declared: { inputs, spreadsheet }, term }: ReadFormula, given: Given): readonly string[] {
  const inSheet = (name: string): string => typedIn(given, name) + (inputs[name]!.kind === 'percent' ? '%' : '');
  const sheet = spreadsheet ? filledSheet(spreadsheet, given) : write(term, sheetNotation(inSheet));
  return sheet === undefined ? [] : [`Spreadsheet: =${unwrapped(sheet)}`];
}

/** The formula as it is set; what is no input has the name that it is called by. */
export const formulaLatex = (
  { declared: { result, inputs }, term }: ReadFormula,
  called: { readonly [name: string]: string } = {},
): string =>
  `${latexName(result.label)} = ${write(
    term,
    latexNotation((name) => (inputs[name] ? symbolOf(inputs[name]) : latexName(called[name] ?? name))),
  )}`;

export const latexName = (label: string): string => `\\text{${label.replace(/[&%$#]/g, '\\$&')}}`;
export const symbolOf = (field: AmountField): string => field.symbol ?? latexName(field.label);

/** Without parentheses around the whole. */
export function unwrapped(text: string): string {
  if (!text.startsWith('(') || !text.endsWith(')')) return text;
  let depth = 0;
  for (let k = 0; k < text.length - 1; k++) {
    if (text[k] === '(') depth++;
    if (text[k] === ')') depth--;
    if (depth === 0) return text;
  }
  return text.slice(1, -1);
}
