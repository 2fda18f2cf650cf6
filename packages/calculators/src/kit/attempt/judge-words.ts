import { some } from '@nomogram/math/expression/walk.ts';
import { parse } from '@nomogram/math/syntax/parse.ts';
import type { Options } from '../options.ts';
import type { Finding } from './judgement.ts';
import { sidesOf } from './text.ts';
import type { Truth } from './truth.ts';

/*
 * Answers that are said in words. They are compared word by word, up to where an explanation begins; and where it is known what they mean,
 * by that: "no solution", "none", "∅" and "{}" are one answer. What names a number instead is wrong then.
 */

type Words = Extract<Truth, { kind: 'words' }>;

/** How people say what an answer means, and what is told whom says otherwise. */
interface Meaning {
  readonly said: RegExp;
  /** A true sentence about the problem that a wrong answer contradicts. */
  readonly not: string;
  /** Whether a number, an equation or an interval is another answer than this one. */
  readonly excludesValues: boolean;
}

const meanings: { readonly [meaning: string]: Meaning } = {
  none: {
    said: /^(?:no|none|nothing|empty(?: set)?|[∅ø]|\{\s*\}|no (?:real )?(?:solutions?|roots?|zeros?|points?|answers?)|(?:it is )?(?:impossible|inconsistent|unsolvable|not solvable)|contradictions?)[.!]?$/i,
    not: 'put into the problem, this does not satisfy it.',
    excludesValues: true,
  },
  all: {
    said: /^(?:ℝ|r|\(-oo[,;] ?\+?oo\)|(?:true for )?(?:all|every|any|each)(?: real)?(?: numbers?| values?| x)?|always(?: true)?|identity)[.!]?$/i,
    not: 'other numbers satisfy the problem too.',
    excludesValues: false,
  },
  many: {
    said: /^(?:(?:it is |the (?:system|equations?) (?:is|are) )?dependent|(?:infinitely many|infinite(?:ly many)?|an infinite number(?: of)?|many)(?: (?:real )?(?:solutions?|points?|answers?))?)[.!]?$/i,
    not: 'there are solutions, and more than one.',
    excludesValues: false,
  },
  'no limit': {
    said: /^(?:no|none|no limits?|dne|undefined|not defined|(?:it )?does(?: not|n.t) exist)[.!]?$/i,
    not: 'the function does not come close to this alone and stay there.',
    excludesValues: true,
  },
  divergent: {
    said: /^(?:(?:it )?diverges?|divergent|(?:it )?does(?: not|n.t) converge|not convergent|no (?:finite )?value)[.!]?$/i,
    not: 'the partial results do not come close to this and stay there.',
    excludesValues: true,
  },
  prime: {
    said: /^(?:(?:yes,? ?)?(?:(?:(?:it|this) )?is )?(?:a )?prime(?: number)?|yes)[.!]?$/i,
    not: 'no other number than 1 and itself divides it.',
    excludesValues: false,
  },
  composite: {
    said: /^(?:(?:no,? ?)?(?:(?:(?:it|this) )?is )?(?:a )?(?:not (?:a )?prime|composite)(?: number)?|no)[.!]?$/i,
    not: 'it has a divisor other than 1 and itself.',
    excludesValues: false,
  },
};

/** Meanings that exclude each other. */
const opposites: { readonly [meaning: string]: readonly string[] } = {
  prime: ['composite'],
  composite: ['prime'],
  none: ['all', 'many'],
  all: ['none'],
  many: ['none'],
};

/** Whether it says that there is no answer. */
export const saysNone = (text: string): boolean =>
  ['none', 'no limit', 'divergent'].some((meaning) => meanings[meaning]!.said.test(text.trim()));

export function judgeWords(text: string, { words, meaning = '' }: Words, options: Options): Finding {
  const yours = sidesOf(text)
    .at(-1)!
    .replace(/^\s*\p{L}\w?\s*∈\s*/u, '');
  const known = meanings[meaning];
  if (isSaid(yours, words) || known?.said.test(yours.trim())) return { grade: 'right', says: 'Right.' };
  // i*pi solves e^x = -1, of which no real number is a solution.
  if (meaning === 'none' && holds(yours, 'i', options))
    return { grade: 'undecided', says: 'Numbers that are not real are not judged here.' };
  if (known !== undefined && isOther(yours, meaning, known, options)) return { grade: 'wrong', says: known.not };
  return {
    grade: 'undecided',
    says: 'The answer is said in words, which are not compared with yours. Calculate to read it.',
  };
}

const isOther = (yours: string, meaning: string, { excludesValues }: Meaning, options: Options): boolean =>
  (opposites[meaning] ?? []).some((other) => meanings[other]!.said.test(yours.trim())) ||
  (excludesValues && isValue(yours, options));

/** A finite number, a comparison, an interval, a family of angles: something that could be an answer. */
function isValue(text: string, options: Options): boolean {
  if (/[<>≤≥]|^[([\]].*[,;].*[)\][]$/.test(text.trim())) return true;
  return holds(text, 'infinity', options) === false;
}

/** Whether a constant stands in what can be read as an expression; undefined where it cannot. */
function holds(text: string, constant: 'i' | 'infinity', { angle, decimal }: Options): boolean | undefined {
  const read = parse(text, { angle, decimal });
  return read.ok
    ? some(read.value.expression, (node) => node.kind === 'constant' && node.name === constant)
    : undefined;
}

/** Word by word, up to where an explanation begins. */
function isSaid(yours: string, words: string): boolean {
  const wordings = [words, words.split(/[(:,.]/)[0]!, /\((.*)\)/.exec(words)?.[1] ?? words].map(plain);
  return plain(yours) !== '' && wordings.includes(plain(yours));
}

const plain = (said: string): string =>
  said
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, ' ')
    .replace(/\b(?:it|is|the|a|an|there|does)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
