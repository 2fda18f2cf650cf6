import type { PresentedValue } from '@nomogram/calculators/kit/outcome.ts';

/** The value as people say it, to cents or millimetres, then before it was rounded, where there is such a form. */
export function led(value: PresentedValue): PresentedValue {
  if (value.rounded === undefined) return value;
  return {
    ...value,
    exact: undefined,
    latex: undefined,
    decimal: undefined,
    also: plainOf(value.rounded) === value.decimal ? undefined : `${value.decimal} unrounded`,
    words: withUnit(value.rounded, value.unit),
  };
}

/** Without what groups its digits, and without the zeros that only fill it up: 32000 for 32,000.00. */
const plainOf = (text: string): string =>
  text
    .replaceAll(',', '')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');

/** The value in one form alone: as it is said, where it was rounded. */
export const brief = (value: PresentedValue): PresentedValue =>
  value.rounded === undefined ? value : { ...led(value), also: undefined };

const withUnit = (text: string, unit: string | undefined): string => (unit ? `${text} ${unitText(unit)}` : text);

/** A unit of more letters is a remark on the number, and no part of it. */
export const longestUnit = 14;

/** A unit as it stands behind its number: "square units" is on one line. */
export const unitText = (unit: string): string => (unit.length > longestUnit ? unit : unit.replaceAll(' ', '\u00A0'));
