import { symbol } from '@nomogram/math/expression/build.ts';
import type { Options } from '../options.ts';
import type { PresentedAnswer, PresentedValue } from '../outcome.ts';
import { judgeList, judgeMatrix, judgeNamed, judgeRelation, judgeWords } from './judge-parts.ts';
import { judgeFamilies, judgeRealSet, judgeRoots } from './judge-solutions.ts';
import { judgeSystem } from './judge-system.ts';
import { judgeValue } from './judge-value.ts';
import { type Finding, isAccepted, type Judgement, maxAttemptLength } from './judgement.ts';
import { plainSigns, sidesOf } from './text.ts';
import { type Truth, truthOf, truthOfValue } from './truth.ts';

/*
 * Judging what a visitor found himself, one line or several.
 *
 * Every line is compared with the true answer, not with a form of it: two expressions are compared as functions, two equations by
 * their solutions, antiderivatives by their derivatives, sets without their order, decimals by the digits that were given. The lines
 * of a working are all equal to the answer, or have its solutions, as long as no step is wrong; so the first line that differs from
 * the answer is the one that does not follow from the line before, and is named. "x = 2x − 3 = …" in one line is a working too.
 *
 * Nothing here asks which calculator it is: `truth.ts` derives from the presented answer what kind of thing it is, and each kind has
 * one function. What cannot be decided is said to be undecided; a wrong line comes with what convinces (a value of the letters at which
 * both sides are shown, a number that is a solution on one side only), as far as one was found.
 */

const maxLines = 20;

/** What an attempt is worth as an answer to what `answer` answers. */
export function judge(answer: Pick<PresentedAnswer, 'values'>, attempt: string, options: Options): Judgement {
  if (attempt.length > maxAttemptLength)
    return { grade: 'unreadable', says: `At most ${maxAttemptLength} characters are read.` };
  const lines = attempt
    .split(/\r?\n/)
    .map(plainSigns)
    .filter((line) => line !== '');
  if (lines.length === 0) return { grade: 'unreadable', says: 'There is nothing to check: type your answer.' };
  if (lines.length > maxLines) return { grade: 'unreadable', says: `At most ${maxLines} lines are read.` };
  const truth = truthOf(answer.values);
  if (truth.kind === 'matrix')
    return judgementOf(judgeMatrix(lines.join('\n').replace(/^[^=[]*=/, ''), truth, options));
  const judged = lines.map((line) => judgeLine(line, truth, answer.values, options));
  const named = truth.kind === 'named' ? judgeNamed(lines.join('; '), truth, options) : undefined;
  return inLines(judged, named && isAccepted(named) ? named : judged.at(-1)!);
}

/** The first line that is wrong, or cannot be read, decides; else what is said of the last one. */
function inLines(judged: readonly Finding[], last: Finding): Judgement {
  const bad = judged.findIndex(({ grade }) => grade === 'wrong' || grade === 'unreadable');
  if (bad >= 0 && judged.length > 1)
    return { ...judgementOf(judged[bad]!), says: withLine(judged[bad]!, bad), line: bad + 1 };
  const open = judged.slice(0, -1).findIndex(({ grade }) => grade === 'undecided');
  const whole = judgementOf(last);
  return open >= 0 && isAccepted(last)
    ? { ...whole, says: `${whole.says} Line ${open + 1} could not be judged.` }
    : whole;
}

function withLine({ grade, says, where }: Finding, index: number): string {
  if (grade === 'unreadable') return `Line ${index + 1} cannot be read: ${says}`;
  const follows = index === 0 ? 'is not right' : 'does not follow from the line before';
  return `Line ${index + 1} ${follows}${within(where)}: ${says}`;
}

/** What was found, with the verdict before it. */
function judgementOf({ where, ...found }: Finding): Judgement {
  if (found.grade === 'wrong') return { ...found, says: `Not right${within(where)}: ${found.says}` };
  return where === undefined ? found : { ...found, says: `Undecided${within(where)}: ${found.says}` };
}

const within = (where: string | undefined): string => (where === undefined ? '' : ` in ${where}`);

function judgeLine(line: string, truth: Truth, values: readonly PresentedValue[], options: Options): Finding {
  const labelled = withLabel(line, values);
  if (labelled && labelled.value !== values[0])
    return judgeAgainst(labelled.text, truthOfValue(labelled.value), values, options);
  return judgeAgainst(line, truth, values, options);
}

/** `Remainder = 3`: one of the values by its name. */
function withLabel(line: string, values: readonly PresentedValue[]) {
  const [, label = '', text = ''] = /^\s*([^=:]+?)\s*[=:]\s*(.+)$/.exec(line) ?? [];
  const value = values.find((one) => [one.label, one.name].some((name) => name.length > 1 && isSameName(name, label)));
  return value && { value, text };
}

const isSameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

function judgeAgainst(line: string, truth: Truth, values: readonly PresentedValue[], options: Options): Finding {
  switch (truth.kind) {
    case 'number':
    case 'expression':
    case 'antiderivative':
      return judgeChain(line, truth, values, options);
    case 'roots':
      return judgeRoots(line, truth, options);
    case 'families':
      return judgeFamilies(line, truth, options);
    case 'real set':
      return judgeRealSet(line, truth, options);
    case 'named':
      return judgeSystem(line, truth, options) ?? judgeNamed(line, truth, options);
    case 'matrix':
      return judgeMatrix(line, truth, options);
    case 'list':
      return judgeList(sidesOf(line).at(-1)!, truth, options);
    case 'relation':
      return judgeRelation(line, truth, options);
    case 'words':
      return judgeWords(line, truth);
    case 'none':
      return { grade: 'undecided', says: 'An answer of this kind is not compared with yours.' };
  }
}

type ChainTruth = Extract<Truth, { kind: 'number' | 'expression' | 'antiderivative' }>;

/** `f'(x) = a = b`: every side is to be the answer; the first may be what it is called. */
function judgeChain(line: string, truth: ChainTruth, values: readonly PresentedValue[], options: Options): Finding {
  const sides = sidesOf(line);
  const [first = '', ...rest] = sides;
  const [asked] = values;
  // "y = 3x - 1" may be written 3x - y = 1.
  if (
    rest.length === 1 &&
    truth.kind === 'expression' &&
    /^[a-z]$/.test(asked?.label ?? '') &&
    isMixed(line, asked!.label)
  )
    return judgeRelation(line, { left: symbol(asked!.label), right: truth.expression }, options);
  const shown = rest.length > 0 && isName(first, asked) ? rest : sides;
  const open = shown.find(isOpen);
  if (open !== undefined && shown.length === 1)
    return {
      grade: 'undecided',
      says: 'An integral, a derivative or a limit stands here that is not carried out yet.',
    };
  const judged = shown.filter((side) => !isOpen(side)).map((side) => judgeValue(side, truth, options));
  return judged.find(({ grade }) => grade === 'wrong' || grade === 'unreadable') ?? judged.at(-1)!;
}

/** A name: one letter, f(x), f'(x), dy/dx, an integral sign with what follows, or the label of the answer. */
const isName = (side: string, asked: PresentedValue | undefined): boolean =>
  /^[a-z]\w{0,2}'*(?:\([a-z](?:,\s*[a-z])*\))?$/i.test(side) ||
  /^d\^?\d*\s*\w?\s*\/\s*d\s*\w/.test(side) ||
  isOpen(side) ||
  (asked !== undefined && [asked.label, asked.name].some((name) => isSameName(name, side)));

const isOpen = (side: string): boolean => /∫|\bintegral\b|\\int|\blim\b|\bd\/d[a-z]\b|∑/.test(side);

const isMixed = (line: string, letter: string): boolean => {
  const [left = '', right = ''] = sidesOf(line);
  const isAlone = (side: string) => side === letter;
  return line.includes(letter) && !isAlone(left) && !isAlone(right);
};
