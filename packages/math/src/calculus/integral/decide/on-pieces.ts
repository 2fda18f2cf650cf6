import * as E from '../../../expression/build.ts';
import { evaluate } from '../../../expression/evaluate.ts';
import { evaluateWithError } from '../../../expression/evaluate-with-error.ts';
import type { Expression } from '../../../expression/expression.ts';
import { substitute } from '../../../expression/substitute.ts';
import { tidy } from '../../../expression/tidy.ts';
import { freeSymbols } from '../../../expression/walk.ts';
import { complex } from '../../../numeric/complex.ts';
import { namesIn } from '../context.ts';
import { type Switch, switchesOf } from '../pieces/switches.ts';

/*
 * What an integrand in pieces is on them. An elementary antiderivative of the whole, floors and signs in it allowed, is an elementary function on a
 * part of every interval, for its own pieces have an interval among them: so it is one of the single piece, too, and where a piece has none,
 * the whole has none. Worked example: |sin x|/x is sin(x)/x for 0 < x < π, which has none.
 */

/** What an integrand in pieces is between two places where it changes. */
export interface Piece {
  readonly expression: Expression;
  /** A place on it. */
  readonly at: number;
}

/** Near 0 and far out, on both sides, none of them a number at which a switch of a textbook changes. */
const places: readonly number[] = [0.37, 1.13, 2.21, 3.61, 4.83, 7.57, 12.3, 31.7, 113.3, 1017.9].flatMap((x) => [
  x,
  -x,
]);

/** Different pieces of an integrand, each with a place on it; none where there are no pieces, or letters decide where they are. */
export function piecesOf(f: Expression, variable: string): readonly Piece[] {
  const switched = switchesOf(f, { variable, names: namesIn(f, variable) });
  if (switched === null || switched.switches.length === 0) return [];
  const { switches, inLetters } = switched;
  if (switches.some(({ argument }) => freeSymbols(argument).some((name) => name !== variable))) return [];
  const found: Piece[] = [];
  for (const at of places) {
    const values = switches.map((one) => valueAround(one, { [variable]: at }));
    if (values.includes(null) || !isRealAt(f, variable, at)) continue;
    const letters = Object.fromEntries(switches.map(({ name }, k) => [name, E.number(values[k]!)]));
    const expression = tidy(substitute(inLetters, letters));
    if (!found.some((known) => E.equal(known.expression, expression))) found.push({ expression, at });
  }
  return found;
}

/** The value that a switch keeps around a place; null where it may change there. */
function valueAround({ kind, argument }: Switch, at: Readonly<Record<string, number>>): number | null {
  const { value, error } = evaluateWithError(
    argument,
    Object.fromEntries(Object.entries(at).map(([name, x]) => [name, complex(x)])),
  );
  if (!Number.isFinite(value.re) || value.im !== 0) return null;
  const [low, high] = [value.re - error - margin, value.re + error + margin];
  const of = kind === 'sign' ? Math.sign : Math.floor;
  return of(low) === of(high) && (kind === 'floor' || low * high > 0) ? of(low) : null;
}

const margin = 1e-6;

const isRealAt = (f: Expression, variable: string, at: number): boolean => {
  const letters = freeSymbols(f).map((name, k) => [name, name === variable ? at : 0.83 + 0.29 * k] as const);
  return Number.isFinite(evaluate(f, Object.fromEntries(letters)));
};
