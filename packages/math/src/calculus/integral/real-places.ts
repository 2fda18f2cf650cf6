import { compile } from '../../expression/compile.ts';
import type { Expression } from '../../expression/expression.ts';
import { seededRandom } from '../../expression/random.ts';
import { freeSymbols } from '../../expression/walk.ts';

/*
 * Where an integrand with letters is real, for many values of the letters: three sets of them, with which a derivative is compared, do not show that
 * artanh(√(x² + 2bx + c)/(x + b)) is complex wherever c > b².
 */

const letterSets = 12;
const places = [-9.1, -4.3, -2.2, -1.15, -0.55, -0.2, 0.15, 0.45, 0.9, 1.6, 3.1, 7.4];

export interface RealPlaces {
  readonly names: readonly string[];
  readonly at: readonly (readonly number[])[];
}

/** Values of the letters and the variable, in the order of the names, at which f is real. */
export function realPlaces(f: Expression, variable: string): RealPlaces {
  const letters = freeSymbols(f).filter((name) => name !== variable);
  const names = [...letters, variable];
  const random = seededRandom(81);
  const value = compile(f, names);
  const sets = Array.from({ length: letterSets }, () => letters.map(() => 0.2 + 2.8 * random()));
  const all = sets.flatMap((values) => places.map((x) => [...values, x]));
  return { names, at: all.filter((values) => Number.isFinite(value(...values))) };
}

/** At how many of the places an antiderivative has no real value. */
export function lostPlaces(F: Expression, { names, at }: RealPlaces): number {
  const value = compile(F, names);
  return at.filter((values) => !Number.isFinite(value(...values))).length;
}

/** Whether something is negative at one of the places. */
export function isNegativeSomewhere(u: Expression, { names, at }: RealPlaces): boolean {
  const value = compile(u, names);
  return at.some((values) => value(...values) < 0);
}
