import { fromDecimal, toDecimal } from '@nomogram/math/exact/decimal.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { rationalOf, type Statistic } from '@nomogram/math/statistics/descriptive/exact-value.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import { formatDouble } from '../../kit/decimal.ts';

/*
 * The squares of 1e-200 and of its like are beyond the numbers that are calculated with. By hand one counts in units of a power of ten
 * then, and puts the unit back at the end: once into a deviation, twice into a variance.
 */

/** Numbers with an exponent of ten beyond this have squares that leave the usual range soon. */
const farthest = 100;

/** The exponent of ten in whose units the values are counted; 0 where they are counted as they are. */
export function exponentOfUnit(values: readonly Q.Rational[]): number {
  const sizes = values.filter((value) => !Q.isZero(value)).map((value) => Number(exponentOf(Q.abs(value))));
  const largest = Math.max(...sizes);
  return sizes.length > 0 && Math.abs(largest) > farthest ? largest : 0;
}

const exponentOf = (value: Q.Rational): string => /e([+-]\d+)$/.exec(toDecimal(value, 1))?.[1] ?? '0';

const powerOfTen = (exponent: number): Q.Rational => Q.power(Q.integerRational(10), exponent);

/** The values in units of that power of ten. */
export const inUnits = (values: readonly Q.Rational[], exponent: number): readonly Q.Rational[] =>
  values.map((value) => Q.divide(value, powerOfTen(exponent)));

/** What is counted, before anything is done with it. */
export const unitStep = (exponent: number, counted: readonly string[]): ShownStep =>
  line('common factor', `All values are counted in this unit: ${counted.join(', ')}.`, `u = 10^(${exponent})`);

/** The unit put back into what was found: `name` is its letter in the lines before. */
export function unitPutBack(found: Statistic, name: 's' | 'V'): ShownStep {
  const [text, isWhole] = digitsOf(found);
  const [term, times] =
    name === 's' ? ['s*u', 'once, as the values have it'] : ['V*u^2', 'squared, as the deviations are'];
  return line('product', `The unit is put back: ${times}.`, `${term} ${isWhole ? '=' : '≈'} ${text}`);
}

function digitsOf(found: Statistic): readonly [text: string, isWhole: boolean] {
  const rational = rationalOf(found);
  const text = rational ? trimmed(toDecimal(rational, 15)) : formatDouble(found.value);
  return [text, rational !== undefined && Q.equals(fromDecimal(text)!, rational)];
}

/** Without the zeros behind the last digit. */
const trimmed = (text: string): string => text.replace(/\.?0*(?=e)/, '');
