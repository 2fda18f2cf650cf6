import * as Q from '@nomogram/math/exact/rational.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { inputsOf, type Term } from '@nomogram/math/formula/term.ts';
import { functionTerm, rationalTerm } from './declared.ts';
import type { LanguageName } from './elsewhere.ts';
import { symbolicIn, textIn } from './languages.ts';

/** What is typed as several numbers: a matrix by its rows, a complex number by its parts. */
type Rows = readonly (readonly Expression[])[];
interface Parts {
  readonly re: Expression;
  readonly im: Expression;
}

const isObject = (given: unknown): given is object => typeof given === 'object' && given !== null;
export const isMatrix = (given: unknown): given is { readonly rows: Rows } => isObject(given) && 'rows' in given;
export const isComplex = (given: unknown): given is { readonly parts: Parts } => isObject(given) && 'parts' in given;

export const isDate = (given: unknown): given is { readonly text: string } =>
  isObject(given) && 'day' in given && 'text' in given;

/** Calendar days, each as YYYY-MM-DD. */
export const datesIn: { readonly [language in LanguageName]: (days: readonly string[]) => string } = {
  python: (days) => `[date.fromisoformat(day) for day in [${quotedDays(days).join(', ')}]]`,
  r: (days) => `as.Date(c(${quotedDays(days).join(', ')}))`,
  sheet: (days) => `DATEVALUE({${quotedDays(days).join(',')}})`,
};
const quotedDays = (days: readonly string[]): readonly string[] => days.map((day) => `"${day}"`);

/**
 * A matrix as a language takes it: one of sympy, whose entries stay exact and may have letters, numbers in R, and in a cell, which
 * takes no calculation within braces. Undefined where an entry is nothing that it can write.
 */
export function matrixIn(language: LanguageName, rows: Rows): string | undefined {
  const texts = rows.map((row) => row.map((entry) => entryIn[language](entry)));
  if (texts.flat().includes(undefined)) return undefined;
  if (language === 'python') return `sympy.Matrix([${texts.map((row) => `[${row.join(', ')}]`).join(', ')}])`;
  if (language === 'sheet') return `{${texts.map((row) => row.join(',')).join(';')}}`;
  return `matrix(c(${texts.flat().join(', ')}), nrow = ${rows.length}, byrow = TRUE)`;
}

/** The entries of a matrix as cells hold them; undefined where letters stand in one. */
export const matrixCells = (rows: Rows): readonly (readonly (string | undefined)[])[] =>
  rows.map((row) =>
    row.map((entry) => {
      const term = constantTerm(entry);
      return term && textIn('sheet', term);
    }),
  );

const entryIn: { readonly [language in LanguageName]: (entry: Expression) => string | undefined } = {
  python: exactly,
  r: (entry) => {
    const term = constantTerm(entry);
    return term && textIn('r', term);
  },
  sheet: (entry) => {
    const term = constantTerm(entry);
    return term && isPlain(term) ? textIn('sheet', term) : undefined;
  },
};

/** What sympy reads without rounding: whole numbers, else text, in which nothing may be a decimal. */
function exactly(entry: Expression): string | undefined {
  if (entry.kind === 'number') {
    const { value } = entry;
    const { numerator, denominator } = value;
    return Q.isInteger(value) ? String(numerator) : `'${numerator}/${denominator}'`;
  }
  const term = functionTerm(entry);
  const text = term && symbolicIn('python', term);
  return text === undefined || /\d\.\d/.test(text) ? undefined : `'${text}'`;
}

function constantTerm(entry: Expression): Term | undefined {
  if (entry.kind === 'number') return rationalTerm(entry.value);
  const term = functionTerm(entry);
  return term && inputsOf(term).length === 0 ? term : undefined;
}

/** Within braces a cell takes numbers only, no calculation. */
export const isPlain = (term: Term): boolean =>
  term.kind === 'number' || (term.kind === 'negative' && isPlain(term.of));

/** A complex number by its parts; in a spreadsheet a text, as its functions of complex numbers take it. */
export function complexIn(language: LanguageName, { re, im }: Parts): string | undefined {
  const [x, y] = [re, im].map(constantTerm);
  if (!x || !y) return undefined;
  const [a, b] = [textIn(language, x), textIn(language, y)];
  return {
    python: `complex(${a}, ${b})`,
    r: `complex(real = ${a}, imaginary = ${b})`,
    sheet: `COMPLEX(${a}, ${b})`,
  }[language];
}
