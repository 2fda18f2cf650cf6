import * as Q from '@nomogram/math/exact/rational.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { substitute } from '@nomogram/math/expression/substitute.ts';
import { freeSymbols, some } from '@nomogram/math/expression/walk.ts';
import { parse } from '@nomogram/math/syntax/parse.ts';
import type { Options } from '../options.ts';
import { judgeValue } from './judge-value.ts';
import { type Finding, isAccepted, worst } from './judgement.ts';
import { compareExpressions } from './same-expression.ts';
import { alternatives, members, sidesOf, splitOutside } from './text.ts';
import { isNothing, type Truth } from './truth.ts';

/*
 * Values with names that are one answer: `x = 2, y = -1`, `(2, -1)`, `P(2|-1)`; and several such answers, `(3, 4) and (-4, -3)`,
 * `x = 3, y = 4 or x = -4, y = -3`, in any order.
 */

type NamedTruth = Extract<Truth, { kind: 'named' }>;

/** The values that somebody gives to the names, for one solution. */
type AttemptValues = ReadonlyMap<string, string>;

/** Named values, or one of them a line; an equation that holds for the solution is not wrong. */
export function judgeNamed(typed: string, truth: NamedTruth, options: Options): Finding {
  const text = withoutNames(typed, truth.names);
  const given = pointsIn(text, truth.names, options) ?? assignedIn(text, truth, options);
  if (given.length === 0) return judgeEquation(text, truth, options);
  if (given.length === 1 && isFractionForAll(given[0]!, truth))
    return {
      grade: 'undecided',
      says: `These are asked for one by one: ${truth.names.join(' and ')}. Type each of them.`,
    };
  return given.length === 1 && truth.solutions.length === 1
    ? judgeOne(given[0]!, truth, options)
    : judgeSeveral(given, truth, options);
}

/** `(x, y) = (2, 1)`, with the names in the order in which they are asked for. */
const withoutNames = (text: string, names: readonly string[]): string =>
  text.replace(/^\s*\(([^()=]*)\)\s*=\s*(?=\()/, (all, inner: string) =>
    splitOutside(inner, /[,;|]/).join() === names.join() ? '' : all,
  );

/** x + 1 + 2/(x - 1) where quotient and remainder are polynomials: it may say the same in one expression. */
function isFractionForAll(given: AttemptValues, { names, solutions }: NamedTruth): boolean {
  const [value] = given.values();
  if (names.length < 2 || given.size > 1 || solutions.length > 1 || value === undefined) return false;
  const read = parse(value);
  const hasDenominator = (a: Expression): boolean =>
    some(a, (node) => node.kind === 'power' && isNegative(node.exponent) && freeSymbols(node.base).length > 0);
  const areWhole = solutions[0]!.every((one) => one.kind !== 'expression' || !hasDenominator(one.expression));
  return (
    read.ok &&
    areWhole &&
    solutions[0]!.some(({ kind }) => kind === 'expression') &&
    hasDenominator(read.value.expression)
  );
}

const isNegative = (a: Expression): boolean => a.kind === 'number' && Q.sign(a.value) < 0;

/** `(3, 4), (-4, -3)`; undefined where it is not written in brackets. */
function pointsIn(text: string, names: readonly string[], { decimal }: Options): readonly AttemptValues[] | undefined {
  const parts = splitOutside(members(text), /;|,|\bor\b|\band\b|∨/).filter((part) => part !== '');
  const points = parts.map((part) => {
    const inner = /^(?:\p{L}\w?\s*=?\s*)?\(([\s\S]*)\)$/u.exec(part)?.[1];
    const values = inner === undefined ? [] : splitOutside(inner, decimal === 'comma' ? /;|\|/ : separatorIn(inner));
    return values.length === names.length ? new Map(values.map((value, k) => [names[k]!, value])) : undefined;
  });
  return points.length > 0 && points.every((point) => point !== undefined) ? points : undefined;
}

/** `(2|-1)` and `(2,5; 3)`: what stands for the comma where the comma may be a decimal mark. */
const separatorIn = (inner: string): RegExp =>
  splitOutside(inner, /;/).length > 1 ? /;/ : splitOutside(inner, /\|/).length === 2 ? /\|/ : /,/;

/** `x = 3, y = 4 or x = -4, y = -3`: where a name comes again the next solution begins. Without names, one value for each. */
function assignedIn(text: string, truth: NamedTruth, { decimal }: Options): readonly AttemptValues[] {
  const { names } = truth;
  const parts = alternatives(named(text, truth), decimal);
  if (parts.length === 1 && sidesOf(parts[0]!).length === 1) return [new Map([[names[0]!, parts[0]!]])];
  const assigned = parts.map(
    (part, k) =>
      assignment(part, names) ??
      (k === 0 &&
      parts.length > 1 &&
      sidesOf(part).length === 1 &&
      parts.slice(1).every((other) => assignment(other, names))
        ? ([names[0]!, part] as const)
        : undefined),
  );
  if (assigned.every((one) => one === undefined) && parts.length === names.length)
    return [new Map(parts.map((part, k) => [names[k]!, part]))];
  const all: Map<string, string>[] = [];
  for (const one of assigned) {
    if (one === undefined) continue;
    const last = all.at(-1);
    if (last === undefined || last.has(one[0])) all.push(new Map([one]));
    else last.set(...one);
  }
  return all;
}

/** A part of a result, the quotient or the remainder, and no unknown or coordinate. */
const isWord = (name: string): boolean => name.length > 4;

/** `x + 1 remainder 3x + 5` and `x + 1 R 3x + 5`: a name that is a word, or its first letter where it is no other, begins a part of its own. */
const named = (text: string, { names, solutions }: NamedTruth): string => {
  const letters = new Set(
    solutions.flat().flatMap((one) => (one.kind === 'expression' ? freeSymbols(one.expression) : [])),
  );
  return names
    .filter(isWord)
    .reduce((all, name) => {
      const [first] = name;
      const pattern = new RegExp(
        `[,;]?\\s*(?<!\\p{L})(?:${name}|${first!.toUpperCase()}(?=[\\s\\d]))(?!\\p{L})\\s*[=:]?`,
        'giu',
      );
      const isUsed = letters.has(first!.toLowerCase());
      return all.replace(pattern, (found) =>
        isUsed && found.trim() === first!.toLowerCase() ? found : `; ${name} = `,
      );
    }, text)
    .replace(/^\s*;/, '');
};

function assignment(part: string, names: readonly string[]): readonly [string, string] | undefined {
  const sides = sidesOf(part);
  if (sides.length < 2) return undefined;
  const name = nameMeant(sides[0]!, names);
  const value = sides.at(-1)!;
  const read = parse(value);
  const isConstant = !read.ok || freeSymbols(read.value.expression).every((letter) => !names.includes(letter));
  return name !== undefined && isConstant ? [name, value] : undefined;
}

/** The name itself, with a number or a word behind it, `X left`, or its first letter where that is of no other name: X for X'M, q for the quotient. */
function nameMeant(typed: string, names: readonly string[]): string | undefined {
  const bare = typed
    .replace(/_?(?:\d+|[₀-₉]+)$/, '')
    .replace(/^(\p{Lu})\s+\p{Ll}+$/u, '$1')
    .toLowerCase();
  const exactly = names.find((one) => one.toLowerCase() === bare);
  const begins = names.filter((one) => one.toLowerCase().startsWith(bare));
  return exactly ?? (bare.length === 1 && begins.length === 1 ? begins[0] : undefined);
}

function judgeOne(given: AttemptValues, { names, solutions }: NamedTruth, options: Options): Finding {
  const [solution] = solutions;
  const found = judgeSolution(given, names, solution!, options);
  // A remainder of 0 need not be written down; that an unknown is 0 must be.
  const missing = names.filter((name, k) => !given.has(name) && !(isWord(name) && isNothing(solution![k]!)));
  if (found.grade === 'wrong' || found.grade === 'unreadable' || missing.length === 0) return found;
  return { grade: 'unfinished', says: `So far right: ${missing.join(' and ')} is missing.` };
}

function judgeSeveral(all: readonly AttemptValues[], { names, solutions }: NamedTruth, options: Options): Finding {
  const met = new Set<number>();
  const judged = all.map((given): Finding => {
    const tried = solutions.map((solution) => judgeSolution(given, names, solution, options));
    const at = tried.findIndex((one) => isAccepted(one) || one.grade === 'unfinished');
    const shown = [...given].map(([name, value]) => `${name} = ${value}`).join(', ');
    if (at < 0)
      return tried.find(({ grade }) => grade !== 'wrong') ?? { grade: 'wrong', says: `${shown} is no solution.` };
    met.add(at);
    return given.size < names.length ? incomplete : tried[at]!;
  });
  const decisive = worst(judged);
  if (!isAccepted(decisive)) return decisive;
  const missing = solutions.length - met.size;
  if (missing > 0)
    return {
      grade: 'unfinished',
      says: `So far right, but not all: ${missing === 1 ? 'one solution is' : `${missing} solutions are`} missing.`,
    };
  return decisive.grade === 'right' ? { grade: 'right', says: 'Right: these are all solutions.' } : decisive;
}

const incomplete: Finding = {
  grade: 'unfinished',
  says: 'So far right, but to each solution belong all of its values.',
};

function judgeSolution(
  given: AttemptValues,
  names: readonly string[],
  solution: readonly Truth[],
  options: Options,
): Finding {
  const judged = [...given].map(([name, text]) => {
    const truth = solution[names.indexOf(name)]!;
    const one: Finding =
      truth.kind === 'number' || truth.kind === 'expression'
        ? judgeValue(text, truth, options)
        : { grade: 'undecided', says: `${name} could not be compared.` };
    return one.grade === 'wrong' ? { ...one, where: `the value of ${name}` } : one;
  });
  return worst(judged);
}

/** An equation between the unknowns: put in, the solution makes it true or not. */
function judgeEquation(text: string, { names, solutions }: NamedTruth, options: Options): Finding {
  const sides = sidesOf(text).map((side) => parse(side, { angle: options.angle, decimal: options.decimal }));
  const failed = sides.find((side) => !side.ok);
  if (failed && !failed.ok) return { grade: 'unreadable', says: failed.error.message };
  const [left, right] = sides.flatMap((side) => (side.ok ? [side.value.expression] : []));
  if (!left || !right || sides.length > 2)
    return { grade: 'unreadable', says: `Name each value: ${names.map((name) => `${name} = …`).join(', ')}.` };
  const judged = solutions.map((solution): Finding => {
    const values = Object.fromEntries(names.map((name, index) => [name, expressionOf(solution[index]!)] as const));
    if (Object.values(values).some((value) => value === undefined))
      return { grade: 'undecided', says: 'The solution could not be put in.' };
    const by = values as Record<string, Expression>;
    const found = compareExpressions(substitute(left, by), substitute(right, by));
    if (found.same === 'undecided')
      return { grade: 'undecided', says: 'Whether the solution satisfies this could not be decided.' };
    return found.same === 'different'
      ? { grade: 'wrong', says: 'the solution of the problem does not satisfy this equation.' }
      : { grade: 'unfinished', says: 'So far right: the solution satisfies this equation. Write down what it is.' };
  });
  return worst(judged);
}

const expressionOf = (truth: Truth): Expression | undefined =>
  truth.kind === 'expression' ? truth.expression : truth.kind === 'number' ? truth.wanted.exact : undefined;
