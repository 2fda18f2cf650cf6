import { multiply, product, subtract, symbol, zero } from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { substitute } from '@nomogram/math/expression/substitute.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import { parse } from '@nomogram/math/syntax/parse.ts';
import { readMatrix } from '@nomogram/math/syntax/read-matrix.ts';
import { formatDouble } from '../decimal.ts';
import type { Options } from '../options.ts';
import { judgeExpression } from './judge-value.ts';
import { type Finding, worst } from './judgement.ts';
import { type CurvePoint, pointOffOther } from './same-curve.ts';
import { compareExpressions } from './same-expression.ts';
import { sidesOf, splitOutside } from './text.ts';
import type { Truth } from './truth.ts';

/** All of a matrix, entry by entry; a number before it multiplies every one. */
export function judgeMatrix(text: string, { rows }: Extract<Truth, { kind: 'matrix' }>, options: Options): Finding {
  const [, before = '', whole = text] = /^([^[{]*[^[{\s*·])\s*[*·]?\s*([[{]{2}[\s\S]*)$/.exec(text.trim()) ?? [];
  const factor = before === '' ? undefined : parse(before, { angle: options.angle, decimal: options.decimal });
  if (factor && !factor.ok) return { grade: 'unreadable', says: factor.error.message };
  const read = readMatrix(withoutBrackets(whole), { angle: options.angle, decimal: options.decimal });
  if (!read.ok) return { grade: 'unreadable', says: read.error.message };
  const yours = read.value.rows.map((row) =>
    row.map((entry) => (factor ? multiply(factor.value.expression, entry) : entry)),
  );
  const shape = (of: readonly (readonly unknown[])[]) => `${of.length} × ${of[0]?.length ?? 0}`;
  if (shape(yours) !== shape(rows))
    return { grade: 'wrong', says: `yours is a ${shape(yours)} matrix, and it should be ${shape(rows)}.` };
  const places = yours.flatMap((row, i) =>
    row.map((entry, j) => ({ where: `row ${i + 1}, column ${j + 1}`, yours: entry, right: rows[i]![j]! })),
  );
  return judgeEntries(places);
}

/** A row or a matrix in round brackets: `(1, 4)`, `(-2 1; 3/2 -1/2)`. */
const withoutBrackets = (text: string): string => {
  const inner = /^\(([\s\S]*)\)$/.exec(text.trim())?.[1];
  return inner !== undefined && /[,;\s]/.test(inner.trim()) && !inner.includes('(') ? inner : text;
};

/** Several expressions in their order, as the parts of a gradient; without one, as the values that occur most often. */
export function judgeList(
  text: string,
  { entries, unordered }: Extract<Truth, { kind: 'list' }>,
  options: Options,
): Finding {
  const inner = /^[([{<]([\s\S]*)[)\]}>]$/.exec(text.trim())?.[1] ?? text;
  const parts = splitOutside(inner, options.decimal === 'comma' ? /;|\band\b/ : /[,;]|\band\b/);
  if (parts.length !== entries.length)
    return { grade: 'wrong', says: `there are ${entries.length} parts, and yours has ${parts.length}.` };
  const places: Place[] = [];
  for (const [index, part] of parts.entries()) {
    const read = parse(part, { angle: options.angle, decimal: options.decimal });
    if (!read.ok) return { grade: 'unreadable', says: read.error.message };
    places.push({ where: `part ${index + 1}`, yours: read.value.expression, right: entries[index]! });
  }
  return judgeEntries(unordered ? paired(places) : places);
}

/** Each of yours beside the one that it is, as far as there is one. */
function paired(places: readonly Place[]): readonly Place[] {
  const left = places.map(({ right }) => right);
  const taken = places.map(({ yours }) => {
    const at = left.findIndex((right) => ['identical', 'equal'].includes(compareExpressions(yours, right).same));
    return at < 0 ? undefined : left.splice(at, 1)[0];
  });
  return places.map((place, k) => ({ ...place, right: taken[k] ?? left.shift()! }));
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
  return offTheCurve([mine, theirs], [left, right]);
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

type Sides = readonly [Expression, Expression];

/** A point of one of the two curves that the other does not have; where none is found, nothing is said against yours. */
function offTheCurve(mine: Sides, right: Sides): Finding {
  const names = [...new Set([...mine, ...right].flatMap(freeSymbols))].sort();
  const solved = offSolved(subtract(...mine), ...right);
  if (solved !== undefined) return solved;
  if (names.length !== 2) return { grade: 'wrong', says: 'it is not a multiple of the equation that is right.' };
  const [yours, wanted] = [mine, right].map((sides) => ({ sides, names }));
  const lost = pointOffOther(wanted!, yours!);
  if (lost) return { grade: 'wrong', says: `${written(lost)} solves the equation that is right, and not yours.` };
  const extra = pointOffOther(yours!, wanted!);
  if (extra) return { grade: 'wrong', says: `${written(extra)} solves yours, and not the equation that is right.` };
  return { grade: 'undecided', says: 'Whether this equation has the same solutions could not be decided.' };
}

const written = (point: CurvePoint): string =>
  Object.entries(point)
    .map(([name, value]) => `${name} ≈ ${formatDouble(value, 5)}`)
    .join(' with ');

/** Where the true equation is solved for a letter, a point of it that does not satisfy yours. */
function offSolved(difference: Expression, left: Expression, right: Expression): Finding | undefined {
  if (left.kind !== 'symbol' || freeSymbols(right).includes(left.name)) return undefined;
  const judged = judgeExpression(substitute(difference, { [left.name]: right }), zero);
  const at = judged.counterexample;
  if (judged.grade !== 'wrong' || !at) return undefined;
  const where = at.at.map(({ name, value }) => `${name} = ${value}`).join(' and ');
  return {
    grade: 'wrong',
    says: `for ${where}, with the ${left.name} that belongs to it, the two sides of yours differ by ${at.yours}.`,
    counterexample: at,
  };
}
