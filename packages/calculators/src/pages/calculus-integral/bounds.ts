import type { CriticalPoint } from '@nomogram/math/calculus/quadrature/critical-points.ts';
import type { NumericIntegral } from '@nomogram/math/calculus/quadrature.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import type { Check } from '../../kit/answer.ts';
import { errorBound, formatDouble } from '../../kit/decimal.ts';
import { expression } from '../../kit/fields/expression.ts';

export const boundField = (label: string, symbol: string) =>
  expression({
    label,
    symbol,
    hint: 'A number such as 1, pi/2 or sqrt(2); +oo and -oo for infinity.',
    accepts: 'a number such as 1 or pi/2, or +oo or -oo',
  });

/** A place inside the range, rounded where it is known so only. */
export const placeText = (variable: string, { x, exact, rough }: CriticalPoint): string =>
  rough ? `${variable} ≈ ${formatDouble(x)}` : `${variable} = ${toText(exact)}`;

/** How many digits of a number are known with its error: those whose unit is no smaller; undefined for 0. */
export const knownDigits = ({ value, error }: NumericIntegral): number | undefined =>
  value === 0 || error === 0
    ? undefined
    : Math.max(0, Math.floor(Math.floor(Math.log10(Math.abs(value))) + 1 - Math.log10(error)));

/** How a numerical value was made sure of: proved, or estimated. */
export function checkOfValue({ proved, odd, error }: NumericIntegral): Check {
  if (odd === true)
    return {
      how: 'symmetry',
      detail: 'On both sides of the middle of the range the function has opposite values: the halves cancel.',
    };
  if (proved && error === 0)
    return { how: 'definition', detail: 'Both bounds are the same point: there is nothing to add up.' };
  return proved
    ? {
        how: 'enclosure',
        detail:
          'Enclosed: every digit shown is proved, by interval arithmetic on analytic pieces and proved bounds of what is left out.',
      }
    : {
        how: 'independent computation',
        detail: 'Estimated: two rules without common points agree to within the error. That is evidence, not a proof.',
      };
}

/** What is to be said where no digit is certain. */
export const noDigit = ({ shown, error }: NumericIntegral): string[] =>
  shown === '0' && error > 0
    ? [`No digit of the value is certain: it is 0, or smaller than ${errorBound(error)}.`]
    : [];
