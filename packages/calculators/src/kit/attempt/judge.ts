import { symbol } from '@nomogram/math/expression/build.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import { parse } from '@nomogram/math/syntax/parse.ts';
import { leadingCount } from '../leading.ts';
import type { Options } from '../options.ts';
import type { PresentedAnswer, PresentedValue } from '../outcome.ts';
import { judgeExtrema } from './judge-extrema.ts';
import { judgeList, judgeMatrix, judgeRelation } from './judge-parts.ts';
import { judgeNamed } from './judge-points.ts';
import { judgeFamilies, judgeRealSet, judgeRoots } from './judge-solutions.ts';
import { judgeSystem } from './judge-system.ts';
import { judgeExpression, judgeValue } from './judge-value.ts';
import { judgeWithLetters } from './judge-with-letters.ts';
import { judgeWords } from './judge-words.ts';
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
export function judge(answer: JudgedAnswer, attempt: string, options: Options): Judgement {
  const judged = judgeAttempt(answer, attempt, options);
  if (isAccepted(judged) || options.decimal !== undefined || !mayBeGrouped.test(attempt)) return judged;
  const withComma = judgeAttempt(answer, attempt, { ...options, decimal: 'comma' });
  return isAccepted(withComma) ? withComma : judged;
}

type JudgedAnswer = Pick<PresentedAnswer, 'values' | 'conditions' | 'cases'>;

/** `4,875`: the comma may be a decimal mark or group thousands. Where one of the two is the answer, it is what was meant. */
const mayBeGrouped = /(?<![\d.,])\d{1,3},\d{3}(?![\d.,])/;

function judgeAttempt(answer: JudgedAnswer, attempt: string, options: Options): Judgement {
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
  const withLetters = truth.kind === 'none' ? judgeWithLetters(lines, answer, options) : undefined;
  if (withLetters !== undefined) return inLines(withLetters);
  const judged = lines.map((line) => judgeLine(line, truth, answer.values, options));
  const shown = judged.map((found, k) =>
    k < lines.length - 1 && truth.kind === 'number' ? (sideCalculation(lines[k]!, found, options) ?? found) : found,
  );
  const isWhole = lines.length > 1 && inParts.has(truth.kind) && !(truth.kind === 'named' && judged.some(isBad));
  const together = isWhole ? judgeAgainst(lines.join('; '), truth, answer.values, options) : undefined;
  return together && isAccepted(together) ? judgementOf(together) : inLines(shown);
}

/** `252 = 198 + 54` on the way to another number is true or false by itself. */
function sideCalculation(line: string, found: Finding, { angle, decimal }: Options): Finding | undefined {
  if (isAccepted(found)) return undefined;
  const sides = sidesOf(line);
  const read = sides.map((side) => parse(side, { angle, decimal }));
  const values = read.flatMap((one) => (one.ok ? [one.value.expression] : []));
  if (sides.length < 2 || values.length < sides.length || values.some((one) => freeSymbols(one).length > 0))
    return undefined;
  const differing = values.slice(1).findIndex((one, k) => !isAccepted(judgeExpression(one, values[k]!)));
  return differing < 0
    ? { grade: 'unfinished', says: 'This is true, and the answer is still to come.' }
    : { grade: 'wrong', says: `${sides[differing]} and ${sides[differing + 1]} are not equal.` };
}

const isBad = ({ grade }: Finding): boolean => grade === 'wrong' || grade === 'unreadable';

/** Answers that may stand in several lines, a solution in each. */
const inParts: ReadonlySet<Truth['kind']> = new Set(['named', 'roots', 'families', 'extrema']);

/** The first line that is wrong, or cannot be read, decides; else what is said of the last one. */
function inLines(judged: readonly Finding[]): Judgement {
  const last = judged.at(-1)!;
  const bad = judged.findIndex(isBad);
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
  if (labelled && !isLeading(labelled.value, values))
    return judgeAgainst(labelled.text, truthOfValue(labelled.value), values, options);
  return (
    judgeFurther(line, truth, values, options) ??
    asAnother(judgeAgainst(line, truth, values, options), line, values, options)
  );
}

/** A number that is not the one asked for may be another of the answer: then that is what convinces. */
function asAnother(found: Finding, line: string, values: readonly PresentedValue[], options: Options): Finding {
  if (found.grade !== 'wrong' || found.where !== undefined || leadingCount(values) !== 1) return found;
  const [asked, ...others] = values;
  const other = others.find((one) => {
    const truth = truthOfValue(one);
    return truth.kind === 'number' && isAccepted(judgeAgainst(line, truth, values, options));
  });
  return other && asked && truthOfValue(asked).kind === 'number' ? { ...found, says: namedApart(other, asked) } : found;
}

/** The same in another unit has the same name, or is named by its unit alone: "in degrees". */
function namedApart(other: PresentedValue, asked: PresentedValue): string {
  const byUnit = other.label === asked.label ? other.unit && `in ${unitName[other.unit] ?? other.unit}` : other.label;
  return byUnit?.startsWith('in ')
    ? `this is the answer ${byUnit}; asked is the one ${asked.unit ? `in ${unitName[asked.unit] ?? asked.unit}` : `named “${asked.label}”`}.`
    : `this is the value of “${other.label}”; asked is “${asked.label}”.`;
}

const unitName: { readonly [unit: string]: string } = { rad: 'radians', '°': 'degrees', gon: 'gradians' };

const isLeading = (value: PresentedValue, values: readonly PresentedValue[]): boolean =>
  values.indexOf(value) < leadingCount(values);

/** `y = 6x - 9` where the slope alone leads: a line with letters is judged as the value with letters that is there too. */
function judgeFurther(
  line: string,
  truth: Truth,
  values: readonly PresentedValue[],
  options: Options,
): Finding | undefined {
  if (truth.kind !== 'number') return undefined;
  const curve = asCurve(line, values, options);
  if (curve !== undefined) return curve;
  const read = parse(sidesOf(line).at(-1)!, { angle: options.angle, decimal: options.decimal });
  if (!read.ok || freeSymbols(read.value.expression).length === 0) return undefined;
  const judged = values.slice(1).flatMap((value) => {
    const further = truthOfValue(value);
    const hasLetters = further.kind === 'expression' && freeSymbols(further.expression).length > 0;
    const isNamed = hasLetters && new RegExp(`(?:^|\\W)${sidesOf(line)[0]}$`).test(value.label);
    return isNamed ? [judgeAgainst(sidesOf(line).slice(1).join('='), further, values, options)] : [];
  });
  return judged.find(isAccepted) ?? judged[0];
}

/** `y - 9 = 6(x - 3)`: an equation of one of the curves that are among the values, `Tangent y = 6x - 9`. */
function asCurve(line: string, values: readonly PresentedValue[], options: Options): Finding | undefined {
  const judged = values.slice(1).flatMap((value) => {
    const letter = /(?:^|\s)([a-z])$/.exec(value.label)?.[1];
    const further = truthOfValue(value);
    if (letter === undefined || further.kind !== 'expression' || freeSymbols(further.expression).length === 0)
      return [];
    if (sidesOf(line).length !== 2 || !isMixed(line, letter)) return [];
    return [judgeRelation(line, { left: symbol(letter), right: further.expression }, options)];
  });
  return judged.find(isAccepted) ?? judged[0];
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
    case 'named': {
      const named = judgeNamed(line, truth, options);
      return isAccepted(named) ? named : (judgeSystem(line, truth, options) ?? named);
    }
    case 'matrix':
      return judgeMatrix(line, truth, options);
    case 'list':
      return judgeList(sidesOf(line).at(-1)!, truth, options);
    case 'relation':
      return judgeRelation(line, truth, options);
    case 'extrema':
      return judgeExtrema(line, truth, options);
    case 'words':
      return judgeWords(line, truth, options);
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
  /^(?:[a-z]\w{0,2}['′]*(?:\([^()]*\))?|[\u0370-\u03ff](?:²|\^2)?|\|[a-z]\||det ?\(?[a-z]\)?)$/i.test(side) ||
  /^d\^?\d*\s*\w?\s*\/\s*d\s*\w/.test(side) ||
  isOpen(side) ||
  (asked !== undefined && [asked.label, asked.name].some((name) => isSameName(name, side)));

const isOpen = (side: string): boolean => /∫|\bintegral\b|\\int|\blim\b|\bd\/d[a-z]\b|∑/.test(side);

const isMixed = (line: string, letter: string): boolean => {
  const [left = '', right = ''] = sidesOf(line);
  const isAlone = (side: string) => side === letter;
  return line.includes(letter) && !isAlone(left) && !isAlone(right);
};
