import { compareNumerically } from '@nomogram/math/expression/compare-numerically.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import { parse } from '@nomogram/math/syntax/parse.ts';
import { relativeDifference } from '../agreement.ts';
import type { Law } from '../law.ts';
import { relates, same } from './relates.ts';

const readable = (text: string | undefined): Expression | undefined => {
  const read = text === undefined ? undefined : parse(text);
  return read?.ok ? read.value.expression : undefined;
};

/** Whether two texts are the same function; undefined where that cannot be told. */
export function sameFunction(one: string | undefined, other: string | undefined): boolean | undefined {
  const [a, b] = [readable(one), readable(other)];
  if (!a || !b) return undefined;
  const { verdict } = compareNumerically(a, b);
  return verdict === 'undecided' ? undefined : verdict === 'equal';
}

/** Three times the function has three times the result. */
export const linear = (input: string, output: string): Law =>
  relates(
    'three times as much has a result three times as large',
    (typed) => ({ [input]: `3*(${typed[input]})` }),
    (here, there) => multipleOf(here.values[output]?.exact, there.values[output]?.exact),
  );

const multipleOf = (one: string | undefined, three: string | undefined): boolean | undefined =>
  one === undefined ? undefined : sameFunction(`3*(${one})`, three);

/** A result that is a number changes its sign when the two ends change places. */
export const turnsWithEnds = (output: string): Law =>
  relates(
    'with the ends exchanged it has the other sign',
    ({ lower, upper }) => ({ lower: upper!, upper: lower! }),
    (here, there) => closeTo(-here.numbers[output]!, there.numbers[output]!),
  );

/** Three times the function, between the same ends. */
export const multiplies = (output: string): Law =>
  relates(
    'three times the function has a result three times as large',
    ({ function: f }) => ({ function: `3*(${f})` }),
    (here, there) => closeTo(3 * here.numbers[output]!, there.numbers[output]!),
  );

const closeTo = (value: number, wanted: number): boolean | undefined =>
  Number.isFinite(value) && Number.isFinite(wanted) ? relativeDifference(value, wanted) <= 1e-10 : undefined;

/** The antiderivative of three times the function and three times the antiderivative differ by a constant. */
export const antiderivativeOfMultiple: Law = relates(
  'three times the function has three times the antiderivative, but for a constant',
  ({ function: f }) => ({ function: `3*(${f})` }),
  (here, there) => {
    const [one, three] = [here, there].map(({ values }) =>
      readable(values.antiderivative?.exact?.replace(/ \+ [CK]$/, '')),
    );
    const name = one && freeSymbols(one)[0];
    if (!one || !three || name === undefined || freeSymbols(one).length > 1) return undefined;
    // Close together, so that hardly a pole or a cut, where the constant may be another, lies between.
    const apart = [0.6, 0.61, 0.62].map((x) => 3 * evaluate(one, { [name]: x }) - evaluate(three, { [name]: x }));
    const size = 1 + Math.abs(3 * evaluate(one, { [name]: 0.6 }));
    if (!apart.every(Number.isFinite)) return undefined;
    return Math.max(...apart) - Math.min(...apart) <= 1e-9 * size;
  },
);

/** Something added to all sides of a comparison leaves its solutions as they are. */
export const shiftsAllSides = (...sides: readonly string[]): Law =>
  same('what is added to all sides changes nothing', (typed) =>
    Object.fromEntries(sides.map((side) => [side, `(${typed[side]})+x+3`])),
  );
