/** Words that count, in the plural that labels and declarations write: the rest of a unit follows them. */
const plural = /^((?:square )?(?:day|month|year|period|payment|repayment|share|unit|time|value|percentage point))s\b/;

/** The unit as it stands beside a number: 1 month, 2 months; units that do not count stay as they are. */
export const unitBeside = (number: string, unit: string): string =>
  number === '1' || number === '-1' ? unit.replace(plural, '$1') : unit;

/** A count with what is counted: `1 period`, `12 periods`. */
export const counted = (count: number | string, unit: string): string => `${count} ${unitBeside(String(count), unit)}`;
