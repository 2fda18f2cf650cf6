import * as build from '../../expression/build.ts';
import { certainSign } from '../../expression/certain-sign.ts';
import type { Expression } from '../../expression/expression.ts';
import { facts } from '../../expression/facts/table.ts';

/** What a call means as an expression. */
interface CallMeaning {
  /** The numbers of arguments it takes. */
  readonly arity: readonly number[];
  readonly build: (args: readonly Expression[]) => Expression;
}

const ten = build.number(10);
const logarithm = (x: Expression, base: Expression): Expression => build.divide(build.ln(x), build.ln(base));

/**
 * The odd root as those who write a root sign mean it, negative for a negative number: ∛(−8) is −2. (The power (−8)^(1/3)
 * is the principal one, as everywhere.) Of an unknown number the cube root alone is a function of its own.
 */
function realRoot(x: Expression, order: Expression): Expression {
  const power = build.power(order, build.minusOne);
  return certainSign(x) === -1 ? build.negate(build.power(build.negate(x), power)) : build.power(x, power);
}

const one = (meaning: (x: Expression) => Expression): CallMeaning => ({ arity: [1], build: ([x]) => meaning(x!) });
const two = (meaning: (x: Expression, y: Expression) => Expression): CallMeaning => ({
  arity: [2],
  build: ([x, y]) => meaning(x!, y!),
});

/** Names that are typed but are not functions of the engine: they are powers and quotients. */
const special: ReadonlyMap<string, CallMeaning> = new Map<string, CallMeaning>([
  ['sqrt', one(build.sqrt)],
  ['root', two((x, n) => build.power(x, build.power(n, build.minusOne)))],
  ['nthroot', two(realRoot)],
  ['exp', one(build.exp)],
  ['log', { arity: [1, 2], build: ([x, base]) => (base === undefined ? build.ln(x!) : logarithm(x!, base)) }],
  ['log10', one((x) => logarithm(x, ten))],
  ['log2', one((x) => logarithm(x, build.two))],
  ['pow', two(build.power)],
  // As in Mathematica, without an order it is that of order 0.
  ['polygamma', { arity: [1, 2], build: (args) => build.apply(args.length === 1 ? 'digamma' : 'polygamma', args) }],
  ['gamma', { arity: [1, 2], build: (args) => build.apply(args.length === 1 ? 'gamma' : 'gammainc', args) }],
  ['clausen', { arity: [1, 2], build: (args) => build.apply(args.length === 1 ? 'clausen' : 'higherClausen', args) }],
  // With the number of a branch before its argument, W(-1, x).
  ['W', { arity: [1, 2], build: ([x]) => build.apply('W', [x!]) }],
  ['zeta', { arity: [1, 2], build: (args) => build.apply(args.length === 1 ? 'zeta' : 'hurwitzZeta', args) }],
]);

const meanings = new Map<string, CallMeaning>(special);
for (const [name, { arity }] of facts) {
  if (!meanings.has(name)) meanings.set(name, { arity, build: (args) => build.apply(name, args) });
}

/** What a function that can be typed means in functions that the engine knows. */
export const callMeaning = (name: string): CallMeaning | undefined => meanings.get(name);

/** The greatest number of arguments that a function takes; 1 of a name that is none. */
export function maxArguments(name: string): number {
  const arity = meanings.get(name)?.arity;
  return arity === undefined ? 1 : arity[arity.length - 1]!;
}

/** "one argument", "2 or 3 arguments". */
export function sayArity(arity: readonly number[]): string {
  if (arity.length === 1) return arity[0] === 1 ? 'one argument' : `${arity[0]} arguments`;
  if (arity.length === 2) return `${arity[0]} or ${arity[1]} arguments`;
  return `from ${arity[0]} to ${arity[arity.length - 1]} arguments`;
}
