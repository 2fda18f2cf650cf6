import * as Q from '@nomogram/math/exact/rational.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import { parse, parseRelation } from '@nomogram/math/syntax/parse.ts';
import type { Options } from '../options.ts';
import type { PresentedAnswer, PresentedValue } from '../outcome.ts';
import type { Finding } from './judgement.ts';
import { namedNumber } from './points.ts';
import { type LetterValues, type RealSet, readRealSet, tellsApart } from './real-sets.ts';
import { plainSigns, splitOutside } from './text.ts';

/*
 * Solutions in x where other letters stand: (−∞, 2/a) for a > 0, (2/a, ∞) for a < 0. Numbers are put into the letters, the critical ones among
 * them, and the sets compared there. What was typed may say for which letters it holds, "x < 2/a for a > 0"; where it does not, it is right as
 * far as it agrees with the case that is shown first.
 */

type Answer = Pick<PresentedAnswer, 'values' | 'conditions' | 'cases'>;

/** A set, by its text, and for which values of the letters it is the one. */
interface Piece {
  readonly set: string;
  readonly when: readonly string[];
}

/** How each line is judged; undefined where the answer is no set of solutions with letters. */
export function judgeWithLetters(
  lines: readonly string[],
  answer: Answer,
  options: Options,
): readonly Finding[] | undefined {
  const known = knownPieces(answer);
  if (known === undefined) return undefined;
  const yours = lines.map((line) => splitOutside(line, pieceEnds(line)).map(pieceOf));
  const places = placesFor(lettersIn(known));
  if (places === undefined) return undefined;
  const truths = places.map((at) => ({ at, set: setAt(known, at, options) })).filter(isKnown);
  if (truths.length === 0) return undefined;
  const isInCases = yours.flat().some(({ when }) => when.length > 0);
  const all = isInCases ? [yours.flat()] : yours;
  return all.map((pieces) => judgePieces(pieces, truths, known[0]!, options));
}

const nothingRead: Finding = {
  grade: 'undecided',
  says: 'The solutions of this line could not be found, so it is not judged.',
};

interface TruthAt {
  readonly at: LetterValues;
  readonly set: RealSet;
}

const isKnown = (one: { readonly at: LetterValues; readonly set: RealSet | undefined }): one is TruthAt =>
  one.set !== undefined;

function judgePieces(pieces: readonly Piece[], truths: readonly TruthAt[], first: Piece, options: Options): Finding {
  const unread = pieces
    .map(({ set }) => readRealSet(set, 'x', options, truths[0]!.at))
    .find((one) => typeof one === 'string');
  if (typeof unread === 'string') return { grade: 'unreadable', says: unread };
  const judged = truths.map(({ at, set }) => {
    const mine = setAt(pieces, at, options);
    return {
      at,
      isFirst: holdsAll(first.when, at) === true,
      found: mine && tellsApart(mine, set),
      isSaid: mine !== undefined,
    };
  });
  const said = judged.filter(({ isSaid }) => isSaid);
  if (said.length === 0) return nothingRead;
  const isInCases = pieces.some(({ when }) => when.length > 0);
  const bad = said.find(({ found, isFirst }) => found !== undefined && (isFirst || isInCases));
  if (bad?.found) return contradicted(bad.at, bad.found);
  const other = said.find(({ found }) => found !== undefined);
  if (other?.found && !said.some(({ isFirst, found }) => isFirst && found === undefined))
    return contradicted(other.at, other.found);
  const where = first.when.join(' and ');
  if (other !== undefined)
    return {
      grade: 'unfinished',
      says: `So far right, for ${where}. For ${valuesText(other.at)} the solutions are others: say what holds there.`,
    };
  const open = judged.find(({ isSaid }) => !isSaid);
  if (open === undefined && !pieces.every(({ set }) => isSolved(set)))
    return { grade: 'unfinished', says: 'So far right: this has the same solutions. Solve it for x.' };
  return open === undefined
    ? { grade: 'right', says: 'Right: these are the solutions.' }
    : { grade: 'unfinished', says: `So far right, but it says nothing for ${valuesText(open.at)}.` };
}

/** Whether x stands alone in every comparison. */
const isSolved = (set: string): boolean =>
  splitOutside(set, /\bor\b|\band\b|∨|∧|,/).every((part) => {
    const read = parseRelation(part);
    return !read.ok || read.value.sides.some((side) => side.kind === 'symbol' && side.name === 'x');
  });

function contradicted(
  at: LetterValues,
  { at: x, inYours }: { readonly at: number; readonly inYours: boolean },
): Finding {
  const [place, shown] = [namedNumber(x), valuesText(at)];
  const values = Object.entries(at).map(([name, value]) => ({
    name,
    value: namedNumber(Q.toNumber(value)).replace('= ', ''),
  }));
  return {
    grade: 'wrong',
    says: inYours
      ? `for ${shown}, x ${place} is in yours, but it is no solution.`
      : `for ${shown}, x ${place} is a solution, and yours leaves it out.`,
    counterexample: {
      at: [...values, { name: 'x', value: place.replace(/^= /, '') }],
      yours: inYours ? 'a solution' : 'no solution',
      right: inYours ? 'no solution' : 'a solution',
    },
  };
}

const valuesText = (at: LetterValues): string =>
  Object.entries(at)
    .map(([name, value]) => `${name} ${namedNumber(Q.toNumber(value))}`)
    .join(' and ');

/** The cases of the answer; undefined where the answer is no set, or has no letters. */
function knownPieces({ values, conditions = [], cases = [] }: Answer): readonly Piece[] | undefined {
  const [first] = values;
  if (first === undefined) return undefined;
  const pieces = [
    { set: setOf(first), when: conditions.map(({ text }) => text) },
    ...cases.map(({ when, value }) => ({ set: setOf(value), when: when.map(({ text }) => text) })),
  ];
  const areSets = pieces.every(({ set }) => /^[([{].*[)\]}]$/.test(set));
  return areSets && lettersIn(pieces).length > 0 ? pieces : undefined;
}

const nothing = '{}';

const setOf = ({ exact = '', meaning }: PresentedValue): string =>
  meaning === 'none' ? nothing : meaning === 'all' ? '(-oo, oo)' : exact;

/** The set that is said for these values of the letters; undefined where none is, or it has no value there. */
function setAt(pieces: readonly Piece[], at: LetterValues, options: Options): RealSet | undefined {
  const piece =
    pieces.find(({ when }) => when.length > 0 && holdsAll(when, at) === true) ??
    pieces.find(({ when }) => when.length === 0);
  const read = piece && readRealSet(piece.set, 'x', options, at);
  return read === undefined || read === null || typeof read === 'string' ? undefined : read;
}

/** Between cases: a semicolon, or a comma where each of them says when it holds. */
const pieceEnds = (line: string): RegExp =>
  splitOutside(line, /,/).every((part) => /\b(?:for|if|when|where)\b/.test(part)) ? /;|,/ : /;(?![^([\]]*[)\]])/;

/** `x < 2/a for a > 0`, `a > 0: x < 2/a`. */
function pieceOf(text: string): Piece {
  const [, set, when] = /^(.*?)[\s,]*\b(?:for|if|when|where)\b(.*)$/.exec(text) ?? [];
  if (set !== undefined && when !== undefined) return { set: set.trim(), when: conditionsIn(when) };
  const [, before, behind] = /^([^:]*):(.*)$/.exec(text) ?? [];
  return before !== undefined && behind !== undefined
    ? { set: behind.trim(), when: conditionsIn(before.replace(/^\s*(?:for|if)\b/, '')) }
    : { set: text.trim(), when: [] };
}

const conditionsIn = (text: string): readonly string[] =>
  splitOutside(text, /,|\band\b|∧|&&?/).filter((one) => one !== '');

/** Whether all conditions hold for these values; undefined where one cannot be read. */
function holdsAll(conditions: readonly string[], at: LetterValues): boolean | undefined {
  const judged = conditions.map((one) => holds(one, at));
  return judged.includes(undefined) ? undefined : judged.every((one) => one === true);
}

function holds(condition: string, at: LetterValues): boolean | undefined {
  const read = parseRelation(plainSigns(condition).replace(/≠|<>/g, '!='));
  if (!read.ok) return undefined;
  const { sides, operators } = read.value;
  const values = sides.map((side) => evaluate(side, numbersOf(at)));
  return operators.every((operator, k) => compared(values[k]!, operator, values[k + 1]!));
}

const numbersOf = (at: LetterValues): { readonly [name: string]: number } =>
  Object.fromEntries(Object.entries(at).map(([name, value]) => [name, Q.toNumber(value)]));

function compared(a: number, operator: string, b: number): boolean {
  const isEqual = Math.abs(a - b) <= 1e-12 * Math.max(Math.abs(a), Math.abs(b));
  switch (operator) {
    case '<':
      return a < b && !isEqual;
    case '>':
      return a > b && !isEqual;
    case '<=':
      return a < b || isEqual;
    case '>=':
      return a > b || isEqual;
    case '!=':
      return !isEqual;
    default:
      return isEqual;
  }
}

/** The letters of all sets and conditions, which are written by the printer. */
function lettersIn(pieces: readonly Piece[]): readonly string[] {
  const names = pieces
    .filter(({ set }) => set !== nothing)
    .flatMap(({ set, when }) => [set, ...when])
    .flatMap((text) => text.match(/\b[A-Za-z]+\b(?![(])/g) ?? [])
    .filter((name) => name !== 'or' && name !== 'and');
  return [...new Set(names.flatMap(symbolsIn))].filter((name) => name !== 'x').sort();
}

function symbolsIn(name: string): readonly string[] {
  const read = parse(name);
  return read.ok && read.value.expression.kind === 'symbol' ? [name] : [];
}

const [half, three] = [Q.half, Q.integerRational(3)];
const usual = [Q.one, Q.integerRational(2), Q.minusOne, Q.integerRational(-2), Q.zero, half, Q.negate(half), three];
const few = [Q.one, three, Q.integerRational(-2), Q.zero, Q.negate(half)];

/** What is put into each letter: negative and positive numbers, 0, and equal ones in several; undefined where there are too many letters. */
function placesFor(letters: readonly string[]): readonly LetterValues[] | undefined {
  const tried = [undefined, usual, few, few.slice(1, 4)][letters.length];
  if (tried === undefined) return undefined;
  return letters.reduce<readonly LetterValues[]>(
    (all, name) => all.flatMap((at) => tried.map((value) => ({ ...at, [name]: value }))),
    [{}],
  );
}
