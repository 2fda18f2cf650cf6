import { product, subtract, symbol, zero } from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { substitute } from '@nomogram/math/expression/substitute.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import { parse } from '@nomogram/math/syntax/parse.ts';
import { readMatrix } from '@nomogram/math/syntax/read-matrix.ts';
import type { Options } from '../options.ts';
import { judgeExpression, judgeValue } from './judge-value.ts';
import { type Finding, worst } from './judgement.ts';
import { compareExpressions } from './same-expression.ts';
import { alternatives, sidesOf, splitOutside } from './text.ts';
import type { Truth } from './truth.ts';

/** All of a matrix, entry by entry. */
export function judgeMatrix(text: string, { rows }: Extract<Truth, { kind: 'matrix' }>, options: Options): Finding {
  const read = readMatrix(text, { angle: options.angle, decimal: options.decimal });
  if (!read.ok) return { grade: 'unreadable', says: read.error.message };
  const yours = read.value.rows;
  const shape = (of: readonly (readonly unknown[])[]) => `${of.length} × ${of[0]?.length ?? 0}`;
  if (shape(yours) !== shape(rows))
    return { grade: 'wrong', says: `yours is a ${shape(yours)} matrix, and it should be ${shape(rows)}.` };
  const places = yours.flatMap((row, i) =>
    row.map((entry, j) => ({ where: `row ${i + 1}, column ${j + 1}`, yours: entry, right: rows[i]![j]! })),
  );
  return judgeEntries(places);
}

/** Several expressions in their order, as the parts of a gradient. */
export function judgeList(text: string, { entries }: Extract<Truth, { kind: 'list' }>, options: Options): Finding {
  const inner = /^[([{<]([\s\S]*)[)\]}>]$/.exec(text.trim())?.[1] ?? text;
  const parts = splitOutside(inner, options.decimal === 'comma' ? /;/ : /[,;]/);
  if (parts.length !== entries.length)
    return { grade: 'wrong', says: `there are ${entries.length} parts, and yours has ${parts.length}.` };
  const places: Place[] = [];
  for (const [index, part] of parts.entries()) {
    const read = parse(part, { angle: options.angle, decimal: options.decimal });
    if (!read.ok) return { grade: 'unreadable', says: read.error.message };
    places.push({ where: `part ${index + 1}`, yours: read.value.expression, right: entries[index]! });
  }
  return judgeEntries(places);
}

interface Place {
  readonly where: string;
  readonly yours: Expression;
  readonly right: Expression;
}

function judgeEntries(places: readonly Place[]): Finding {
  const judged = places.map(({ where, yours, right }) => ({ where, ...judgeExpression(yours, right) }));
  const { where, ...decisive } = worst(judged);
  return decisive.grade === 'wrong' || decisive.grade === 'undecided' ? { ...decisive, where } : decisive;
}

/** An equation with the same solutions: one side minus the other is a multiple of what it should be. */
export function judgeRelation(
  text: string,
  { left, right }: { readonly left: Expression; readonly right: Expression },
  { angle, decimal }: Options,
): Finding {
  const sides = sidesOf(text).map((side) => parse(side, { angle, decimal }));
  const failed = sides.find((side) => !side.ok);
  if (failed && !failed.ok) return { grade: 'unreadable', says: failed.error.message };
  const [mine, theirs] = sides.flatMap((side) => (side.ok ? [side.value.expression] : []));
  if (!mine || !theirs || sides.length > 2)
    return { grade: 'unreadable', says: 'The answer is an equation: two sides with = between them.' };
  const found = proportional(subtract(mine, theirs), subtract(left, right));
  if (found === undefined)
    return { grade: 'undecided', says: 'Whether this equation has the same solutions could not be decided.' };
  const identical =
    compareExpressions(mine, left).same === 'identical' && compareExpressions(theirs, right).same === 'identical';
  if (found)
    return identical
      ? { grade: 'right', says: 'Right.' }
      : { grade: 'equal', says: 'Right: the same equation, in another form.' };
  return offTheCurve(subtract(mine, theirs), left, right);
}

/** Whether one is a multiple of the other by a number that is not 0; undefined where that is not decided. */
function proportional(a: Expression, b: Expression): boolean | undefined {
  const times = (one: Expression, other: Expression, from: string) => {
    const renamed = Object.fromEntries(freeSymbols(other).map((name) => [name, symbol(`${name}${from}`)]));
    return product([one, substitute(other, renamed)]);
  };
  // a(P)·b(Q) = a(Q)·b(P) for all points P and Q, and neither is 0 everywhere.
  const found = compareExpressions(times(a, b, 'other'), times(b, a, 'other'));
  if (found.same === 'undecided') return undefined;
  return found.same !== 'different';
}

/** Where the true equation is solved for a letter, a point of it that does not satisfy yours. */
function offTheCurve(difference: Expression, left: Expression, right: Expression): Finding {
  const plain: Finding = { grade: 'wrong', says: 'it is not a multiple of the equation that is right.' };
  if (left.kind !== 'symbol' || freeSymbols(right).includes(left.name)) return plain;
  const judged = judgeExpression(substitute(difference, { [left.name]: right }), zero);
  const at = judged.counterexample;
  if (judged.grade !== 'wrong' || !at) return plain;
  const where = at.at.map(({ name, value }) => `${name} = ${value}`).join(' and ');
  return {
    grade: 'wrong',
    says: `for ${where}, with the ${left.name} that belongs to it, the two sides of yours differ by ${at.yours}.`,
    counterexample: at,
  };
}

/** What is said in words is compared word by word, up to where an explanation begins. */
export function judgeWords(text: string, { words }: Extract<Truth, { kind: 'words' }>): Finding {
  const plain = (said: string) =>
    said
      .toLowerCase()
      .replace(/[^\p{L}\p{N} ]/gu, ' ')
      .replace(/\b(?:it|is|the|a|an|there|does)\b/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  const said = [words, words.split(/[(:,.]/)[0]!, /\((.*)\)/.exec(words)?.[1] ?? words].map(plain);
  const yours = plain(sidesOf(text).at(-1)!);
  if (yours !== '' && said.includes(yours)) return { grade: 'right', says: 'Right.' };
  return {
    grade: 'undecided',
    says: 'The answer is said in words, which are not compared with yours. Calculate to read it.',
  };
}

/** Named values: `x = 2, y = -1`, `(2, -1)`, or one of them a line; an equation that holds for the solution is not wrong. */
export function judgeNamed(text: string, truth: Extract<Truth, { kind: 'named' }>, options: Options): Finding {
  const { names, solutions } = truth;
  const inner = /^\(([\s\S]*)\)$/.exec(text.trim())?.[1] ?? text;
  const parts = alternatives(inner, options.decimal);
  const assigned = parts.map((part) => assignment(part, names));
  const bare = assigned.every((one) => one === undefined) && parts.length === names.length;
  const given = bare
    ? new Map(parts.map((part, index) => [names[index]!, part]))
    : new Map(assigned.flatMap((one) => (one ? [one] : [])));
  if (given.size === 0) return judgeEquation(text, truth, options);
  const judged = solutions.map((solution) => judgeSolution(given, names, solution, options));
  const best = judged.find(({ grade }) => grade !== 'wrong' && grade !== 'unreadable') ?? judged[0]!;
  if (best.grade === 'wrong' || best.grade === 'unreadable' || given.size === names.length) return best;
  return {
    grade: 'unfinished',
    says: `So far right: ${[...names].filter((name) => !given.has(name)).join(' and ')} is missing.`,
  };
}

function assignment(part: string, names: readonly string[]): readonly [string, string] | undefined {
  const sides = sidesOf(part);
  if (sides.length < 2) return undefined;
  const name = names.find((one) => one.toLowerCase() === sides[0]!.replace(/_?\d+$/, '').toLowerCase());
  const value = sides.at(-1)!;
  const read = parse(value);
  const isConstant = !read.ok || freeSymbols(read.value.expression).every((letter) => !names.includes(letter));
  return name !== undefined && isConstant ? [name, value] : undefined;
}

function judgeSolution(
  given: ReadonlyMap<string, string>,
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
    return one.grade === 'wrong' ? { ...one, says: `of ${name}, ${one.says}` } : one;
  });
  return worst(judged);
}

/** An equation between the unknowns: put in, the solution makes it true or not. */
function judgeEquation(
  text: string,
  { names, solutions }: Extract<Truth, { kind: 'named' }>,
  options: Options,
): Finding {
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
