import { coefficientsOf } from '@nomogram/math/algebra/coefficients.ts';
import { multipliedOut } from '@nomogram/math/algebra/expand.ts';
import { simplest } from '@nomogram/math/algebra/simplify/simplify.ts';
import {
  apply,
  equal,
  negate,
  number,
  product,
  reciprocal,
  subtract,
  symbol,
  zero,
} from '@nomogram/math/expression/build.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { some } from '@nomogram/math/expression/walk.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import { pi } from '@nomogram/math/trigonometry/general-solution.ts';
import type { Letter } from './angle-families.ts';
import type { Circular } from './circle-and-curve.ts';

/*
 * All angles with a value: the reference angle where the value is negative, one angle, the other one on the unit circle, the period, and the
 * unknown from its angle.
 *
 *     sin(3x) = −1/2:   reference angle asin(1/2) = π/6;   3x = −π/6;   the other π + π/6;   3x = −π/6 + 2kπ or 3x = 7π/6 + 2kπ;   divided by 3
 */

export const called: Record<Circular, string> = { sin: 'sine', cos: 'cosine', tan: 'tangent' };
const one = number(1);

/** f(u) = v for an angle u = c·x + d, and a value that the function has. */
export function valueSteps(
  name: Circular,
  angle: Expression,
  value: Expression,
  letter: Letter,
  x: string,
): readonly ShownStep[] {
  const [u, v] = [toText(angle), toText(value)];
  const inverse = `a${name}`;
  const principal = simplest(apply(inverse, [value]));
  const [found, typed] = [toText(principal), `${inverse}(${v})`];
  const second = name === 'sin' ? simplest(subtract(pi, principal)) : negate(principal);
  const bases = name === 'tan' || isSameAngle(name, value) ? [principal] : [principal, second];
  const turn = name === 'tan' ? `${letter}*pi` : `2*${letter}*pi`;
  return [
    ...referenceAngle(name, value, principal),
    line(
      'inverse function',
      `One angle with this ${called[name]}, by its inverse function or from the unit circle.`,
      `${name}(${u}) = ${v}; "one angle:" ${found === typed ? typed : `${typed} = ${found}`}`,
    ),
    ...(bases.length > 1 ? [otherAngle(name, found, second)] : []),
    line(
      'period',
      name === 'tan'
        ? `The tangent has the period pi: it repeats after every half turn; ${letter} is any integer.`
        : `The ${called[name]} has the period 2*pi: it repeats after every full turn; ${letter} is any integer.`,
      bases.map((base) => `${u} = ${toText(base)} + ${turn}`).join(' or '),
    ),
    ...solvedForUnknown(angle, bases, turn, x),
  ];
}

/** The acute angle of the opposite value, and where the function is negative; none where the angle has no exact form. */
function referenceAngle(name: Circular, value: Expression, principal: Expression): readonly ShownStep[] {
  const isNamed = (a: Expression): boolean => some(a, (node) => node.kind === 'apply');
  if (evaluate(value) >= 0 || isSameAngle(name, value) || isNamed(value) || isNamed(principal)) return [];
  const positive = simplest(negate(value));
  const acute = simplest(apply(`a${name}`, [positive]));
  const where =
    name === 'cos'
      ? `to the left of the vertical axis, at pi - ${toText(acute)}`
      : name === 'sin'
        ? `below the horizontal axis, at ${toText(negate(acute))}`
        : `where one coordinate is negative, at ${toText(negate(acute))}`;
  return [
    line(
      'reference angle',
      `The acute angle whose ${called[name]} is ${toText(positive)}; the ${called[name]} is negative ${where}.`,
      `a${name}(${toText(positive)}) = ${toText(acute)}`,
    ),
  ];
}

/** x from c·x + d: d to the other side, and both sides divided by c. */
function solvedForUnknown(
  angle: Expression,
  bases: readonly Expression[],
  turn: string,
  x: string,
): readonly ShownStep[] {
  const coefficients = coefficientsOf(multipliedOut(angle), x);
  const [constant = zero, factor] = coefficients ?? [];
  if (coefficients?.length !== 2 || factor === undefined || equal(angle, symbol(x))) return [];
  const isShifted = !equal(constant, zero);
  const isDivided = !equal(factor, one);
  const times = toText(reciprocal(factor));
  const isMultiplied = !toText(factor).startsWith('-') && /^\d+$/.test(times);
  const by = isMultiplied ? `*${times}` : `/${inParentheses(toText(factor))}`;
  const text = bases
    .map((base) => {
      const moved = simplest(product([subtract(base, constant), reciprocal(factor)]));
      return `${x} = ${toText(moved)} + ${turn}${isDivided ? by : ''}`;
    })
    .join(' or ');
  const added = toText(constant).startsWith('-') ? negate(constant) : undefined;
  const moved = added ? `${toText(added)} is added on both sides` : `${toText(constant)} is subtracted on both sides`;
  const divided = isMultiplied
    ? `both sides are multiplied by ${times}`
    : `both sides are divided by ${toText(factor)}`;
  const says = isShifted && isDivided ? `${moved}, and ${divided}.` : `${isShifted ? moved : capital(divided)}.`;
  return [line(isShifted ? 'solve for the unknown' : isMultiplied ? 'multiplication' : 'division', says, text)];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The second angle of the unit circle with the same sine or cosine as the one that was found. */
const otherAngle = (name: Circular, found: string, second: Expression) =>
  name === 'sin'
    ? line(
        'unit circle',
        'On the unit circle the supplementary angle has the same height: sin(pi - y) = sin(y).',
        toText(second) === `pi - ${found}`
          ? `sin(pi - ${found}) = sin(${found})`
          : `pi - ${inParentheses(found)} = ${toText(second)}`,
      )
    : line(
        'unit circle',
        'On the unit circle the opposite angle lies above or below the same point: cos(-y) = cos(y).',
        `cos(${toText(second)}) = cos(${found})`,
      );

/** At the top and the bottom of the circle there is but one angle. */
const isSameAngle = (name: Circular, value: Expression): boolean => name !== 'tan' && Math.abs(evaluate(value)) === 1;

const inParentheses = (text: string): string => (/^\w+$/.test(text) ? text : `(${text})`);
