import { signOfConstant } from '@nomogram/math/expression/balls/sign-of-constant.ts';
import { number, product, subtract, sum } from '@nomogram/math/expression/build.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { no, ok, type Result } from '@nomogram/math/result/result.ts';
import { mapTuple } from '@nomogram/math/result/tuple.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import type { Family } from '@nomogram/math/trigonometry/general-solution.ts';
import type { Quantity } from '../../kit/answer.ts';
import type { End, TypedRange } from '../../kit/fields/typed-range.ts';
import type { Options } from '../../kit/options.ts';
import { formula, words } from '../../kit/quantity.ts';
import { typedInRadians } from '../../shared/trigonometry/angle.ts';
import { type Letter, singleAngle } from '../../shared/trigonometry/angle-families.ts';

/** A range with the unit in which its ends were read. */
export function rangeText({ lower, upper }: TypedRange, { angle }: Options): string {
  const unit = { radians: '', degrees: '°', gradians: ' gon' }[angle];
  const endText = ({ value, isAngle }: End) => `${toText(value)}${isAngle ? '' : unit}`;
  return `${lower.closed ? '[' : '('}${endText(lower)}, ${endText(upper)}${upper.closed ? ']' : ')'}`;
}

/** More solutions are not listed. */
const maxListed = 24;

interface InRange {
  /** The integer of its family, and the solution. */
  readonly k: number;
  readonly exact: Expression;
  readonly value: number;
}

/** The solutions between the ends of a range, in ascending order, each end as it is: with the range or without. */
export function solutionsIn(
  families: readonly Family[],
  range: TypedRange,
  options: Options,
): Result<readonly InRange[]> {
  const [lower, upper] = mapTuple([range.lower, range.upper], (end) => inRadians(end, options));
  const [from, to] = [evaluate(lower), evaluate(upper)];
  const found: InRange[] = [];
  for (const family of families) {
    const [base, period] = [evaluate(family.base), evaluate(family.period)];
    const [first, last] = [Math.floor((from - base) / period), Math.ceil((to - base) / period)];
    if (!(last - first <= 2 * maxListed)) return tooMany(range);
    for (let k = first; k <= last; k++) {
      const exact = sum([family.base, product([number(k), family.period])]);
      const [left, right] = [signOfConstant(subtract(exact, lower)), signOfConstant(subtract(upper, exact))];
      if (left === undefined || right === undefined) return atTheEnd(range);
      const isInside = (sign: number, { closed }: End) => sign > 0 || (sign === 0 && closed);
      if (isInside(left, range.lower) && isInside(right, range.upper)) found.push({ k, exact, value: evaluate(exact) });
    }
  }
  return found.length > maxListed ? tooMany(range) : ok(found.sort((a, b) => a.value - b.value));
}

const inRadians = ({ value, isAngle }: End, { angle }: Options): Expression =>
  typedInRadians({ expression: value, value: evaluate(value), isAngle }, angle);

const tooMany = ({ text }: TypedRange) =>
  no(
    'too-large',
    `More than ${maxListed} solutions lie in the range ${text}, so that they are not listed. An end in degrees is written with its sign, 360°.`,
  );

const atTheEnd = ({ text }: TypedRange) =>
  no('no-answer', `It could not be decided whether a solution lies exactly at an end of the range ${text}.`);

/** The list of them, as it is shown first. */
export function rangeQuantity(found: readonly InRange[], text: string, x: string, digits: number): Quantity {
  const label = `${x} in ${text}`;
  if (found.length === 0) return words(label, 'no solution lies there', { meaning: 'none' });
  const written = found.map(({ exact }) => singleAngle(exact, digits));
  return formula(label, written.map((one) => one.text).join(', '), written.map((one) => one.latex).join(',\\ '));
}

/** Which integers lead into the range. */
export function rangeStep(found: readonly InRange[], text: string, letter: Letter, x: string): ShownStep {
  if (found.length === 0)
    return line('solutions in the range', `No integer ${letter} leads into ${text}.`, '"no solution"');
  const integers = [...new Set(found.map(({ k }) => k))].sort((a, b) => a - b);
  return line(
    'solutions in the range',
    `With ${letter} = ${integers.join(', ')} the solutions in ${text} come out; those before and after lie beyond its ends.`,
    found.map(({ exact }) => `${x} = ${singleAngle(exact, 15).text}`).join(' or '),
  );
}
