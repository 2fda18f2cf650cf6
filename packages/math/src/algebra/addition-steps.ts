import * as Z from '../exact/integer.ts';
import * as Q from '../exact/rational.ts';
import {
  coefficient,
  equal,
  multiply,
  number,
  subtract,
  sum,
  termsOf,
  withoutCoefficient,
  zero,
} from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';
import type { ShownStep } from '../expression/step.ts';
import { substitute } from '../expression/substitute.ts';
import { contains } from '../expression/walk.ts';
import { toText } from '../syntax/print-text.ts';
import { line } from '../syntax/written-line.ts';
import type { Solution } from './elimination.ts';
import { multipliedOut } from './expand.ts';
import { solvedSteps, withPutIn } from './insertion-steps.ts';

/*
 * Two equations that have one unknown in the same way, up to a factor: of a multiple of one and a multiple of the other it falls away,
 * as in linear systems. Where the other unknown is a root of what is left, both equations say the same of it.
 *
 *     x² + y² = 25, x² − y² = 7      2x² − 32 = 0, x = −4 or x = 4
 *                                    16 + y² − 25 = y² − 9 = 0, y = −3 or y = 3
 */

/** The way to the solutions of f = 0 and g = 0 by adding multiples of them; null where no unknown falls away so. */
export function stepsByAddition(
  f: Expression,
  g: Expression,
  [x, y]: readonly [string, string],
  solutions: readonly Solution[],
): readonly ShownStep[] | null {
  if (solutions.some((one) => one.x.exact === undefined || one.y.exact === undefined)) return null;
  const points = solutions.map((one) => ({ x: one.x.exact!, y: one.y.exact! }));
  const swapped = points.map((one) => ({ x: one.y, y: one.x }));
  return without(f, g, { falls: y, left: x, points }) ?? without(f, g, { falls: x, left: y, points: swapped });
}

interface Unknowns {
  /** The unknown that falls away, and the one that is left. */
  readonly falls: string;
  readonly left: string;
  /** The solutions, x for the unknown that is left. */
  readonly points: readonly { readonly x: Expression; readonly y: Expression }[];
}

function without(f: Expression, g: Expression, { falls, left, points }: Unknowns): readonly ShownStep[] | null {
  const factors = factorsThatCancel(f, g, falls);
  if (factors === null) return null;
  const [a, b] = factors;
  const rest = multipliedOut(sum([multiply(number(a), f), multiply(number(b), g)]));
  if (contains(rest, falls)) return null;
  if (points.length === 0 && rest.kind === 'number' && !equal(rest, zero)) return [contradiction([a, f], [b, g], rest)];
  if (points.length === 0 || !contains(rest, left)) return null;
  const distinct = points.filter(({ x }, k) => points.findIndex((other) => equal(other.x, x)) === k);
  const added = line(
    'add the equations',
    `${saidOf(a, b)}: ${falls} falls away. What is left must be 0.`,
    `${addedText([a, f], [b, g])} = ${toText(rest)}`,
  );
  return [
    added,
    ...solvedSteps(
      rest,
      left,
      points.map((one) => one.x),
    ),
    ...distinct.map(({ x }) =>
      putBack(
        f,
        { falls, left, root: x },
        points.flatMap((one) => (equal(one.x, x) ? [one.y] : [])),
      ),
    ),
  ];
}

/** Whole numbers a and b, without a common factor, for which a·f + b·g has the unknown nowhere. */
function factorsThatCancel(f: Expression, g: Expression, falls: string): readonly [Z.Integer, Z.Integer] | null {
  const [own, other] = [f, g].map((one) => termsOf(one).filter((term) => contains(term, falls)));
  const [first] = own!;
  const same = first && other!.find((term) => equal(withoutCoefficient(term), withoutCoefficient(first)));
  if (first === undefined || same === undefined) return null;
  const ratio = Q.divide(coefficient(first), coefficient(same));
  const left = multipliedOut(subtract(sum(own!), multiply(number(ratio), sum(other!))));
  return equal(left, zero) ? [ratio.denominator, Z.negate(ratio.numerator)] : null;
}

function saidOf(a: Z.Integer, b: Z.Integer): string {
  const times = (n: Z.Integer, which: string) =>
    Z.equals(n, 1) ? `the ${which}` : `${Z.toString(n)} times the ${which}`;
  const [one, two] = [times(a, 'first'), times(Z.abs(b), 'second')];
  return Z.sign(b) < 0
    ? `With 0 on the right sides, ${two} equation is taken from ${one}`
    : `With 0 on the right sides, ${one} equation and ${two} are added`;
}

type Multiple = readonly [times: Z.Integer, of: Expression];

const contradiction = (first: Multiple, second: Multiple, rest: Expression): ShownStep =>
  line(
    'contradiction',
    `${saidOf(first[0], second[0])}: a number is left that is not 0, so nothing satisfies both.`,
    `${addedText(first, second)} = ${toText(rest)}`,
  );

const addedText = ([a, f]: Multiple, [b, g]: Multiple): string =>
  `${timesText(a, f)} ${Z.sign(b) < 0 ? '-' : '+'} ${timesText(Z.abs(b), g)}`;

const timesText = (n: Z.Integer, a: Expression): string => `${Z.equals(n, 1) ? '' : `${Z.toString(n)}*`}(${toText(a)})`;

/** The first equation with a root in it, which has the other unknown alone. */
function putBack(
  f: Expression,
  { falls, left, root }: { readonly falls: string; readonly left: string; readonly root: Expression },
  found: readonly Expression[],
): ShownStep {
  const filled = withPutIn(f, left, root);
  const plain = toText(multipliedOut(substitute(f, { [left]: root })));
  const sides = [filled, plain].filter((side, k, all) => side !== all[k - 1]);
  return line(
    'put back',
    `${left} = ${toText(root)} is put into the first equation, which has ${falls} alone then and must be 0; the second one says the same.`,
    `${sides.join(' = ')}; ${found.map((one) => `${falls} = ${toText(one)}`).join(' or ')}`,
  );
}
