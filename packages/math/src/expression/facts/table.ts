import { bessel } from './bessel.ts';
import { circular } from './circular.ts';
import type { Arithmetic, FunctionFacts } from './fact.ts';
import { gamma } from './gamma.ts';
import { hyperbolic } from './hyperbolic.ts';
import { integrals } from './integrals.ts';
import { pieces } from './pieces.ts';

/**
 * Every function the engine knows, by its one canonical name. Roots and the exponential are powers, logarithms to other
 * bases are quotients, and have no name here. Principal branches throughout.
 */
const table = { ...circular, ...hyperbolic, ...pieces, ...gamma, ...integrals, ...bessel };

/** The one canonical name of a function. */
export type FunctionName = keyof typeof table;

/** The functions whose records have one of these facts. */
type NameWith<Fact extends keyof FunctionFacts> = {
  [Name in FunctionName]: [Fact & keyof (typeof table)[Name]] extends [never] ? never : Name;
}[FunctionName];

/**
 * An entry for every function, but for those that an entry follows from the facts for: from the formula, or from the facts that are
 * named. The compiler lists every function that lacks one.
 */
export type ByFunction<T, Fact extends keyof FunctionFacts = never> = Readonly<
  Record<Exclude<FunctionName, NameWith<'formula' | Fact>>, T> & Partial<Record<FunctionName, T>>
>;

/** A map, because a name such as `constructor` must find nothing. */
export const facts: ReadonlyMap<string, FunctionFacts> = new Map(Object.entries(table));

/** What is kept of a function under its name; undefined for a name that is none, such as `constructor`. */
export const entryOf = <T>(kept: { readonly [Name in FunctionName]?: T }, name: string): T | undefined =>
  Object.hasOwn(kept, name) ? kept[name as FunctionName] : undefined;

/** The value of a function by its formula; undefined where it has none. */
export function byFormula<T>(name: string, by: Arithmetic<T>, u: T): T | undefined {
  return facts.get(name)?.formula?.(by, u);
}
