import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { Calculator } from '../calculator.ts';
import type { Options } from '../options.ts';
import type { RunResult } from '../run.ts';
import { nameOf } from '../worked/declared.ts';
import { complexIn, datesIn, isComplex, isDate, isMatrix, isPlain, matrixIn } from './containers.ts';
import { functionTerm, valueTerm } from './declared.ts';
import type { Elsewhere, LanguageName } from './elsewhere.ts';
import { curveIn, operand, safe, symbolicIn, textIn } from './languages.ts';
import { isSameInDoubles } from './program-of.ts';

/** A calculation by libraries, written in one language. */
export interface LibraryCode {
  readonly language: LanguageName;
  readonly code: string;
  /** What it gives, line by line; several numbers where a matrix or a complex number comes out. */
  readonly gives: readonly (number | readonly number[])[];
}

export type Found = Pick<Extract<RunResult, { readonly ok: true }>, 'given' | 'answer' | 'numbers'>;

/** A value that is calculated, with its expression still in the letters of the declaration. */
interface Line {
  readonly name: string;
  readonly label: string;
  readonly expression: string;
  readonly value: number | readonly number[];
}

/** A cell holds no longer formula. */
const longestFormula = 8000;

/** The calculation by functions of libraries, in each language that has them and comes out with the answer; none where none does. */
export function libraryCode(calculator: Calculator, found: Found, options: Options): readonly LibraryCode[] {
  const elsewhere = calculator.elsewhere?.(found.given, options);
  if (!elsewhere) return [];
  return (['python', 'r', 'sheet'] as const).flatMap((language) => {
    const lines = linesOf(language, elsewhere, found);
    const inputs = inputsIn(language, lines, calculator, elsewhere, found.given);
    if (lines.length === 0 || !inputs) return [];
    const code = written[language](lines, inputs, elsewhere);
    if (language === 'sheet' && code.length > longestFormula) return [];
    return [{ language, code, gives: lines.map(({ value }) => value) }];
  });
}

/** The values that come out with the answer in a language, each with its expression. */
export const linesOf = (language: LanguageName, elsewhere: Elsewhere, found: Found): readonly Line[] =>
  withFunctions(language, linesIn(language, elsewhere, found), elsewhere);

const linesIn = (language: LanguageName, { values }: Elsewhere, { answer, numbers }: Found): readonly Line[] =>
  Object.entries(values).flatMap(([name, expressions]) => {
    if (!expressions) return [];
    const { [language]: expression, double, numbers: several, label } = expressions;
    const [quantity, value] = [answer.values[name], numbers[name]];
    if (expression === undefined || !quantity || value === undefined) return [];
    const isRight = double === undefined || (Number.isFinite(value) && isSameInDoubles(double, value));
    return isRight ? [{ name, label: label ?? quantity.label, expression, value: several ?? value }] : [];
  });

/** The lines with functions of letters put in; those are left out that the language does not take. */
const withFunctions = (
  language: LanguageName,
  lines: readonly Line[],
  { functions = {}, curves = {} }: Elsewhere,
): readonly Line[] => {
  const written = (all: { readonly [name: string]: Expression }, writer: typeof symbolicIn) =>
    Object.entries(all).map(([name, one]) => {
      const term = functionTerm(one);
      return [name, term && writer(language, term)] as const;
    });
  const texts = [...written(functions, symbolicIn), ...written(curves, curveIn)];
  return lines.flatMap((line) => {
    let { expression } = line;
    for (const [name, text] of texts) {
      if (text === undefined) return [];
      expression = expression.replaceAll(`{${name}}`, text);
    }
    return [{ ...line, expression }];
  });
};

interface Input {
  /** Its place in expressions, and its name in a program. */
  readonly place: string;
  readonly name: string;
  readonly label: string;
  readonly text: string;
}

/** The inputs that stand in the lines; undefined where one of them is nothing that the language can write. */
function inputsIn(
  language: LanguageName,
  lines: readonly Line[],
  { inputs }: Calculator,
  { parts = {}, before = {} }: Elsewhere,
  given: Found['given'],
): readonly Input[] | undefined {
  const preceding = language === 'sheet' ? [] : (before[language] ?? []);
  const places = placesIn([...preceding, ...lines.map(({ expression }) => expression)]);
  const found = places.flatMap((place): Input[] => {
    const part = parts[place];
    const text = valueIn(language, part ? part.value : given[place]);
    const field = inputs[place];
    if (text === undefined) return [];
    return [
      { place, name: safe((!part && nameOf(field?.symbol)) || place), label: (part ?? field)?.label ?? place, text },
    ];
  });
  // As in the form, so that a program is read beside it.
  const order = Object.keys({ ...inputs, ...parts });
  return found.length === places.length
    ? found.toSorted((a, b) => order.indexOf(a.place) - order.indexOf(b.place))
    : undefined;
}

/** The inputs that expressions name, each once. */
export const placesIn = (expressions: readonly string[]): readonly string[] => [
  ...new Set(expressions.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, one]) => one!))),
];

function valueIn(language: LanguageName, given: unknown): string | undefined {
  if (isMatrix(given)) return matrixIn(language, given.rows);
  if (isComplex(given)) return complexIn(language, given.parts);
  const term = valueTerm(given);
  if (term) return textIn(language, term);
  if (!Array.isArray(given)) return undefined;
  if (given.every(isDate)) return datesIn[language](given.map(({ text }) => text));
  const terms = given.map(valueTerm).filter((one) => one !== undefined);
  if (terms.length !== given.length || (language === 'sheet' && !terms.every(isPlain))) return undefined;
  const list = terms.map((one) => textIn(language, one)).join(', ');
  return { python: `[${list}]`, r: `c(${list})`, sheet: `{${list}}` }[language];
}

/** The expression with what stands for each input, in parentheses beside an operation. */
const filled = (expression: string, textOf: (place: string) => string): string =>
  expression.replace(
    /([-+*/^]\s*)?\{(\w+)\}(?=(\s*[-+*/^])?)/g,
    (_, before: string | undefined, place: string, after) => {
      const text = textOf(place);
      return (before ?? '') + (before || after ? operand(text) : text);
    },
  );

type Write = (lines: readonly Line[], inputs: readonly Input[], elsewhere: Elsewhere) => string;

const named = (inputs: readonly Input[]) => (place: string) => inputs.find((one) => one.place === place)!.name;
const resultName = ({ name }: Line, lines: readonly Line[]): string =>
  lines.length === 1 || name === 'result' ? 'result' : safe(name);

const precedingLines = (lines: readonly string[], inputs: readonly Input[]): readonly string[] =>
  lines.length === 0 ? [] : [...lines.map((line) => filled(line, named(inputs))), ''];

const remark = (name: string, label: string): string => (name === label ? '' : `  # ${label}`);

const written: Record<LanguageName, Write> = {
  python: (lines, inputs, { imports = [], before: { python = [] } = {} }) => {
    const usesMath = [...python, ...lines.map(({ expression }) => expression), ...inputs.map(({ text }) => text)].some(
      (text) => /\bmath\./.test(text),
    );
    return [
      ...(usesMath ? ['import math'] : []),
      ...imports,
      ...(usesMath || imports.length > 0 ? [''] : []),
      ...inputs.map(({ name, label, text }) => `${name} = ${text}${remark(name, label)}`),
      ...(inputs.length > 0 ? [''] : []),
      ...precedingLines(python, inputs),
      ...lines.map((line) => `${resultName(line, lines)} = ${filled(line.expression, named(inputs))}  # ${line.label}`),
      ...lines.map((line) => `print(${resultName(line, lines)})`),
    ].join('\n');
  },
  r: (lines, inputs, { before: { r = [] } = {} }) =>
    [
      ...inputs.map(({ name, label, text }) => `${name} <- ${text}${remark(name, label)}`),
      ...(inputs.length > 0 ? [''] : []),
      ...precedingLines(r, inputs),
      ...lines.map(
        (line) => `${resultName(line, lines)} <- ${filled(line.expression, named(inputs))}  # ${line.label}`,
      ),
      ...lines.map((line) => `print(${resultName(line, lines)}, digits = 15)`),
    ].join('\n'),
  sheet: (lines, inputs) =>
    lines
      .map(({ expression }) => `=${filled(expression, (place) => inputs.find((one) => one.place === place)!.text)}`)
      .join('\n'),
};
