import * as Q from '@nomogram/math/exact/rational.ts';
import { evaluateWithError } from '@nomogram/math/expression/evaluate-with-error.ts';
import * as C from '@nomogram/math/numeric/complex.ts';
import { complexText } from '../complex-text.ts';
import type { Options } from '../options.ts';
import { compareFamilies, readFamilies } from './families.ts';
import { judgeValue } from './judge-value.ts';
import type { Finding } from './judgement.ts';
import { namedNumber } from './points.ts';
import { readRealSet, tellsApart } from './real-sets.ts';
import { isEmptySet, isNear, readSolutions, type Solutions } from './solutions.ts';
import { alternatives, sidesOf } from './text.ts';
import type { Truth } from './truth.ts';

const unread = (says: string): Finding => ({ grade: 'unreadable', says });
const notSolved: Finding = {
  grade: 'undecided',
  says: 'The solutions of this line could not be found, so it is not judged.',
};

/** A line about the solutions of an equation: an equation that has the same, or the solutions themselves. */
export function judgeRoots(text: string, truth: Extract<Truth, { kind: 'roots' }>, options: Options): Finding {
  const none = noRealOnes(text, truth.members);
  if (none !== undefined) return none;
  const read = readSolutions(text, truth.x, options);
  if (typeof read === 'string') return unread(read);
  if (read === null) return notSolved;
  const wanted = truth.members.map(approximate);
  if (read.onlyReal && truth.members.some(isCertainlyComplex)) return notSolved;
  if (wanted.every((one) => one !== undefined)) return compareRoots(text, read, wanted, truth, options);
  return read.named ? judgeNamed(text, wanted.length, truth.members, options) : notSolved;
}

/** "No real solution", which is right of complex ones as far as it goes. */
function noRealOnes(text: string, members: readonly Truth[]): Finding | undefined {
  const isSaid = /^\s*(?:there (?:is|are) )?no(?:ne)?\s+real\s+(?:solutions?|roots?)\s*\.?\s*$/i.test(text);
  if (!isSaid && !isEmptySet(text)) return undefined;
  return members.every(isCertainlyComplex)
    ? { grade: 'unfinished', says: 'So far right: none of the solutions is real. Write down the complex ones.' }
    : { grade: 'wrong', says: 'there are real solutions.' };
}

function isCertainlyComplex(member: Truth): boolean {
  const value = approximate(member);
  return value !== undefined && Math.abs(value.im) > 1e-9 * C.modulus(value);
}

function compareRoots(
  text: string,
  { points, named }: Solutions,
  wanted: readonly C.Complex[],
  { x, members }: Extract<Truth, { kind: 'roots' }>,
  options: Options,
): Finding {
  if (named) return judgeNamed(text, wanted.length, members, options);
  const extra = points.find((one) => !wanted.some((other) => isNear(one, other)));
  const lost = wanted.find((one) => !points.some((other) => isNear(one, other)));
  if (extra)
    return {
      grade: 'wrong',
      says: `${x} ${namedPoint(extra)} solves this line, but not the problem.`,
      counterexample: {
        at: [{ name: x, value: withoutSign(namedPoint(extra)) }],
        yours: 'a solution',
        right: 'no solution',
      },
    };
  if (lost)
    return {
      grade: 'wrong',
      says: `a solution of the problem is lost here; this line has ${counted(points.length)}, the problem ${wanted.length}.`,
    };
  return { grade: 'unfinished', says: 'So far right: this has the same solutions. Write down what they are.' };
}

/** The solutions themselves, in any order, each in any form or rounded. */
function judgeNamed(text: string, wanted: number, members: readonly Truth[], options: Options): Finding {
  const typed = alternatives(text, options.decimal).map((part) => sidesOf(part).at(-1)!);
  const verdicts = typed.map((one) => {
    // 3 is the solution 3 before it is 5/2 rounded.
    const judged = members.map((member, index) => ({ index, judgement: judgeMember(one, member, options) }));
    const best = judged.toSorted((a, b) => rank(a.judgement) - rank(b.judgement))[0]!;
    return { one, found: rank(best.judgement) < order.length ? best.index : -1, judgement: best.judgement };
  });
  const bad = verdicts.find(({ found }) => found < 0);
  if (bad) return { grade: 'wrong', says: `${bad.one} is no solution.` };
  const known = new Set(verdicts.map(({ found }) => found));
  const missing = wanted - known.size;
  const isReal = members.map((one) => !isCertainlyComplex(one));
  if (missing > 0 && isReal.includes(true) && isReal.every((real, k) => known.has(k) === real))
    return { grade: 'unfinished', says: 'So far right: these are all real solutions. The others are complex.' };
  if (missing > 0 && verdicts.length > 0)
    return {
      grade: 'unfinished',
      says: `So far right, but not all: ${missing === 1 ? 'one solution is' : `${missing} solutions are`} missing.`,
    };
  if (verdicts.length === 0) return { grade: 'wrong', says: 'there are solutions.' };
  const decisive = verdicts.toSorted((a, b) => rank(b.judgement) - rank(a.judgement))[0]!.judgement;
  return decisive.grade === 'right' ? { grade: 'right', says: 'Right: these are all solutions.' } : decisive;
}

/** The grades of what is a solution, the best first. */
const order: readonly Finding['grade'][] = ['right', 'equal', 'rounded', 'unfinished', 'undecided'];

const rank = ({ grade }: Finding): number => (order.includes(grade) ? order.indexOf(grade) : order.length);

function judgeMember(text: string, member: Truth, options: Options): Finding {
  if (member.kind === 'number' || member.kind === 'expression') return judgeValue(text, member, options);
  return { grade: 'undecided', says: 'A solution could not be compared.' };
}

function approximate(member: Truth): C.Complex | undefined {
  if (member.kind === 'number') return C.complex(Q.toNumber(member.wanted.value));
  if (member.kind !== 'expression') return undefined;
  const { value } = evaluateWithError(member.expression, {});
  return Number.isFinite(C.modulus(value)) ? value : undefined;
}

const namedPoint = (value: C.Complex): string =>
  Math.abs(value.im) <= 1e-9 * C.modulus(value) ? namedNumber(value.re) : `≈ ${complexText(value, 6).text}`;

/** The number without the sign before it. */
const withoutSign = (said: string): string => said.replace(/^= /, '');

const counted = (count: number): string => (count === 0 ? 'none' : String(count));

/** A set of real numbers, by intervals or by comparisons with the same solutions. */
export function judgeRealSet(text: string, { set }: Extract<Truth, { kind: 'real set' }>, options: Options): Finding {
  const letters = text.replace(
    /(?<![a-z])(?:or|and|oo|inf\w*|sqrt|in|union|pi|e|all|real|numbers?|no|none|solutions?)(?![a-z])/g,
    '',
  );
  const x = letters.includes('x') ? 'x' : (/[a-z]/.exec(letters)?.[0] ?? 'x');
  const read = readRealSet(text, x, options);
  if (typeof read === 'string') return unread(read);
  if (read === null) return notSolved;
  const found = tellsApart(read, set);
  if (!found) return { grade: 'right', says: 'Right: these are the solutions.' };
  return found.inYours ? noSolution(x, found.at) : leftOut(x, found.at);
}

/** Families of solutions, one for each integer. */
export function judgeFamilies(text: string, truth: Extract<Truth, { kind: 'families' }>, options: Options): Finding {
  const read = readFamilies(text, options);
  if (typeof read === 'string') return unread(read);
  if (read === null)
    return { grade: 'undecided', says: 'This is not written as x = … + k·(a period), so it is not judged.' };
  if (read.every(({ period }) => period === 0)) {
    const wrong = compareFamilies([...read, ...truth.families], truth.families);
    return wrong?.at === undefined
      ? {
          grade: 'unfinished',
          says: 'So far right: add to each the multiples of the period, such as 2*k*pi, for all solutions.',
        }
      : noSolution(truth.x, wrong.at);
  }
  const found = compareFamilies(read, truth.families);
  if (!found) return { grade: 'right', says: 'Right: these are all solutions.' };
  if (found.at === undefined)
    return { grade: 'undecided', says: 'The periods have no common multiple that was found, so this is not judged.' };
  return found.inYours ? noSolution(truth.x, found.at) : leftOut(truth.x, found.at);
}

function leftOut(x: string, at: number): Finding {
  const number = namedNumber(at);
  return {
    grade: 'wrong',
    says: `${x} ${number} is a solution, and yours leaves it out.`,
    counterexample: { at: [{ name: x, value: withoutSign(number) }], yours: 'no solution', right: 'a solution' },
  };
}

function noSolution(x: string, at: number): Finding {
  const number = namedNumber(at);
  return {
    grade: 'wrong',
    says: `${x} ${number} is in yours, but it is no solution.`,
    counterexample: { at: [{ name: x, value: withoutSign(number) }], yours: 'a solution', right: 'no solution' },
  };
}
