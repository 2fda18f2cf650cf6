import { symbol } from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { substitute } from '@nomogram/math/expression/substitute.ts';
import { children, freeSymbols } from '@nomogram/math/expression/walk.ts';
import type { ParseResult } from '@nomogram/math/syntax/parse.ts';
import { lettersOf } from '@nomogram/math/syntax/tree.ts';
import type { TypedFunction } from '../../kit/fields/function.ts';

type FunctionOfVariable = Pick<TypedFunction, 'tree' | 'variable'>;

/** The usual names of variables, the most usual first; theta and r are names of constants as often. */
const certain = ['x', 't', 'z', 'y', 'u', 's', 'n', 'k'];
const usual = [...certain, 'theta', 'r'];

/**
 * The variable of a function as it was typed: the one that was named with it, else among its letters the only one, else the most usual, else by the custom since Descartes
 * the last small letter of the alphabet, capitals being constants; x where there is none.
 */
export function variableOf({ tree, variable }: FunctionOfVariable): string {
  return variable ?? variableAmong(lettersOf(tree));
}

function variableAmong(symbols: readonly string[]): string {
  const small = symbols.filter((name) => /^[a-z]/.test(name)).sort();
  return usual.find((name) => symbols.includes(name)) ?? small.at(-1) ?? symbols[0] ?? 'x';
}

/** The usual names of what runs in a sum. */
const usualIndices = ['k', 'n', 'j', 'm', 'l', 'p', 'q'];

/** What runs in a sum: the usual name of an index that stands in the term and in no bound, else the variable of the term. */
function indexOf(term: FunctionOfVariable, bounds: readonly Expression[]): string {
  const inBounds = bounds.flatMap((bound) => freeSymbols(bound));
  const symbols = lettersOf(term.tree).filter((name) => !inBounds.includes(name));
  const index = usualIndices.find((name) => symbols.includes(name));
  if (index !== undefined) return index;
  const [only] = symbols;
  if (symbols.length === 1 && only !== undefined) return only;
  return symbols.length > 1 ? variableAmong(symbols) : usualIndices.find((name) => !inBounds.includes(name))!;
}

/** A term with what runs in it. */
export interface RunningTerm {
  readonly term: Expression;
  readonly index: string;
  /** The letter that was typed for the index, where it is the upper bound's too. */
  readonly typedAs?: string;
  /** A part of what was typed with the index under its name. */
  readonly named: (part: Expression) => Expression;
}

/**
 * The term of a sum with its index. In "n from 1 to n" the n of the term is meant to run up to the n of the bound: where no usual index
 * is free for it, the one that stands in both gets a name of its own, k.
 */
export function runningTerm(typed: ParseResult, bounds: readonly [Expression, Expression]): RunningTerm {
  const term = typed.expression;
  const index = indexOf(typed, bounds);
  const [inTerm, [inFirst, inLast]] = [freeSymbols(term), [freeSymbols(bounds[0]), freeSymbols(bounds[1])]];
  const taken = new Set([...inTerm, ...inFirst, ...inLast]);
  const typedAs = usualIndices.find(
    (name) => inTerm.includes(name) && inLast.includes(name) && !inFirst.includes(name),
  );
  // The index may have cancelled when the term was read, and runs all the same: 2^(n − k)·2^k is 2^n for each k.
  const isTyped = lettersOf(typed.tree).includes(index);
  if (typedAs === undefined || (isTyped && usualIndices.includes(index))) return { term, index, named: asTyped };
  const own = usualIndices.find((name) => !taken.has(name));
  if (own === undefined) return { term, index, named: asTyped };
  const named = (part: Expression): Expression => substitute(part, { [typedAs]: symbol(own) });
  return { term: named(term), index: own, typedAs, named };
}

const asTyped = (part: Expression): Expression => part;

/** Whether the variable is one of several letters that could be it, so that f may as well be meant as a constant function of x. */
export const isGuessed = (expression: Expression, variable: string): boolean =>
  freeSymbols(expression).length > 1 && !certain.includes(variable);

/** The note that says what was taken for a constant. */
export function constantsNote(expression: Expression, variable: string): readonly string[] {
  const others = freeSymbols(expression).filter((name) => name !== variable);
  if (others.length === 0) return [];
  return [
    `The variable is ${variable}; ${others.join(', ')} ${others.length === 1 ? 'is a constant' : 'are constants'}.`,
    ...eulerNote([expression], others),
  ];
}

/** Beside other letters a factor e may have been meant as one of them: a·x + b·y = c, d·x + e·y = f. */
export const eulerNote = (expressions: readonly Expression[], letters: readonly string[]): readonly string[] =>
  letters.length > 0 && expressions.some(hasPlainE) ? ['e is the number 2.718…, not a letter of its own.'] : [];

/** Whether e stands anywhere but below an exponent. */
const hasPlainE = (a: Expression): boolean =>
  isE(a) || children(a).some((child) => !(a.kind === 'power' && child === a.base && isE(child)) && hasPlainE(child));

const isE = (a: Expression): boolean => a.kind === 'constant' && a.name === 'e';
