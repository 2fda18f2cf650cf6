import type { PresentedValue } from './outcome.ts';

/** One value as text: `exact ≈ decimal unit`, with `=` where the decimal is exact too. */
export function valueText({ exact, named = exact, decimal, relation, unit, also, words }: PresentedValue): string {
  const number = relation && named !== undefined ? `${named} ${relation} ${decimal}` : (named ?? decimal);
  const measured = words ?? (unit ? `${number} ${unit}` : number);
  return `${measured}${also ? ` (${also})` : ''}`;
}

/** The line of an answer's text for one value: its label, and the value. */
export const valueLine = (value: PresentedValue): string => `${value.label}${joint(value)}${valueText(value)}`;

/** The lines of these values of an answer, by their names; the whole text where none is named. */
export const linesOf = (
  { text, values }: { readonly text: string; readonly values: readonly PresentedValue[] },
  names: readonly string[],
): string =>
  names.length === 0
    ? text
    : values
        .filter(({ name }) => names.includes(name))
        .map(valueLine)
        .join('\n');

/** What is said in words, or is itself a relation such as x < 4, is not equal to its label; nor is what only rounds to the decimal. */
function joint({ words, exact, decimal, relation = '=' }: PresentedValue): string {
  const isSentence = words !== undefined || (decimal === undefined && exact !== undefined && /[=<>≤≥≠]/.test(exact));
  return isSentence ? ': ' : exact === undefined ? ` ${relation} ` : ' = ';
}
