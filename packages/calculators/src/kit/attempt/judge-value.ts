import { derivativeOf } from '@nomogram/math/calculus/derivative.ts';
import { placesOfJumps } from '@nomogram/math/calculus/integral/form/continuous.ts';
import { infiniteEnd } from '@nomogram/math/calculus/limit.ts';
import { fromDecimal } from '@nomogram/math/exact/decimal.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { constant, number, product, symbol } from '@nomogram/math/expression/build.ts';
import { evaluatePrecise } from '@nomogram/math/expression/evaluate-precise.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { substitute } from '@nomogram/math/expression/substitute.ts';
import { freeSymbols, some } from '@nomogram/math/expression/walk.ts';
import { parse } from '@nomogram/math/syntax/parse.ts';
import type { Options } from '../options.ts';
import { saysNone } from './judge-words.ts';
import type { Counterexample, Finding } from './judgement.ts';
import { compareExpressions, narrowerAt, type Sameness } from './same-expression.ts';
import { judgeNumber, relation } from './same-number.ts';
import { splitOutside } from './text.ts';
import { type Truth, withoutRemainder } from './truth.ts';
import { withinDigits } from './within-digits.ts';

type ValueTruth = Extract<Truth, { kind: 'number' | 'expression' | 'antiderivative' }>;

/** One expression, or one number, beside the true one. */
export function judgeValue(text: string, truth: ValueTruth, options: Options): Finding {
  if (truth.kind === 'number') {
    const judged = judgeNumber(text, truth.wanted, options);
    return judged.grade === 'unreadable' ? (judgeNoNumber(text, options) ?? judged) : judged;
  }
  const { angle, decimal } = options;
  const terms =
    truth.kind === 'expression' ? withoutPair(truth.hasRemainder ? withoutRemainder(text) : text, truth) : text;
  const read = parse(terms, { angle, decimal });
  if (!read.ok) return { grade: 'unreadable', says: read.error.message };
  const { expression } = read.value;
  if (truth.kind === 'antiderivative') return judgeAntiderivative(expression, truth);
  const yours = asEngineers(expression, truth.expression);
  const judged = judgeExpression(yours, truth.expression);
  const isConstant = freeSymbols(truth.expression).length === 0;
  return (judged.grade === 'wrong' && isConstant && withinDigits(terms, truth.expression, options)) || judged;
}

/** What is no number, where one is the answer: infinity, or that there is none. */
function judgeNoNumber(text: string, { angle, decimal }: Options): Finding | undefined {
  if (saysNone(text)) return { grade: 'wrong', says: 'there is a value.' };
  const read = parse(text, { angle, decimal });
  return read.ok && infiniteEnd(read.value.expression) !== null ? infiniteBesideFinite : undefined;
}

const infiniteBesideFinite: Finding = { grade: 'wrong', says: 'yours is infinite, and it should not be.' };

/** `(5; −3)` for 5 − 3i, where the answer is such a number: its parts as a pair. */
function withoutPair(text: string, { expression }: Extract<Truth, { kind: 'expression' }>): string {
  const isComplex = freeSymbols(expression).length === 0 && some(expression, isImaginaryUnit);
  const inner = isComplex ? /^\s*\((.*)\)\s*$/s.exec(text)?.[1] : undefined;
  if (inner === undefined) return text;
  const parts = [/;/, /\|/, /,/].map((mark) => splitOutside(inner, mark)).find(({ length }) => length === 2);
  return parts === undefined ? text : `(${parts[0]}) + (${parts[1]})*i`;
}

const isImaginaryUnit = (node: Expression): boolean => node.kind === 'constant' && node.name === 'i';

/** j for the imaginary unit, where the answer has that and no letters. */
const asEngineers = (yours: Expression, right: Expression): Expression =>
  freeSymbols(yours).join() === 'j' && freeSymbols(right).length === 0
    ? substitute(yours, { j: constant('i') })
    : yours;

export const judgeExpression = (yours: Expression, right: Expression): Finding =>
  judgeInfinite(yours, right) ??
  said(
    compareExpressions(yours, right),
    (at) => `${withValues(at)} yours is ${at.yours}, and it should be ${at.right}.`,
    () => besideConstant(yours, right),
  );

/** What tells one number from another, where both have no letters. */
function besideConstant(yours: Expression, right: Expression): string | undefined {
  const [mine, theirs] = [evaluatePrecise(yours, 30), evaluatePrecise(right, 30)];
  if (!mine.ok || !theirs.ok) return undefined;
  const [re, im] = [fromDecimal(mine.value.re), fromDecimal(mine.value.im)];
  const [wantedRe, wantedIm] = [fromDecimal(theirs.value.re), fromDecimal(theirs.value.im)];
  if (!re || !wantedRe || !im || !wantedIm) return undefined;
  if (Q.isZero(im) && Q.isZero(wantedIm)) return `${relation(re, wantedRe)}.`;
  if (Q.equals(re, wantedRe)) return 'the real part is right, and the imaginary part is not.';
  return Q.equals(im, wantedIm) ? 'the imaginary part is right, and the real part is not.' : undefined;
}

/** Where one of the two is infinite and the other is not, or has the other sign. */
function judgeInfinite(yours: Expression, right: Expression): Finding | undefined {
  const [mine, theirs] = [infiniteEnd(yours), infiniteEnd(right)];
  if (mine === theirs) return undefined;
  if (mine !== null && theirs !== null) return { grade: 'wrong', says: 'it has the other sign.' };
  const finite = mine === null ? yours : right;
  if (some(finite, (node) => node.kind === 'constant' && node.name === 'infinity')) return undefined;
  return mine === null ? { grade: 'wrong', says: 'yours is finite, and it should not be.' } : infiniteBesideFinite;
}

/** "For x = 2 and y = 1". */
const withValues = ({ at }: Counterexample): string =>
  `for ${at.map(({ name, value }) => `${name} = ${value}`).join(' and ')}`;

function said(
  found: Sameness,
  differs: (at: Counterexample) => string,
  apart: () => string | undefined = () => undefined,
): Finding {
  switch (found.same) {
    case 'identical':
      return { grade: 'right', says: 'Right.' };
    case 'equal':
      return equalInValue(found);
    case 'different':
      return found.at
        ? { grade: 'wrong', says: differs(found.at), counterexample: found.at }
        : { grade: 'wrong', says: apart() ?? 'it is not equal to the answer.' };
    case 'undecided':
      return { grade: 'undecided', says: 'Whether this is equal to the answer could not be decided.' };
  }
}

function equalInValue({ exactly, points, narrower }: Extract<Sameness, { same: 'equal' }>): Finding {
  const how = exactly || points < 2 ? '' : ` It agrees at all of ${points} points that were tried.`;
  if (!narrower) return { grade: 'equal', says: `Right: equal, in another form.${how}` };
  return {
    grade: 'equal',
    says: `Right where yours has a real value, but ${withValues(narrower)} it has none, and the answer is ${narrower.right}: is an absolute value missing?`,
    counterexample: narrower,
  };
}

/** Antiderivatives are the same when their derivatives are. */
function judgeAntiderivative(
  yours: Expression,
  { expression, variable }: Extract<Truth, { kind: 'antiderivative' }>,
): Finding {
  const constants = freeSymbols(yours).filter((name) => name !== variable && !freeSymbols(expression).includes(name));
  const [mine, theirs] = [derivativeOf(yours, variable), derivativeOf(expression, variable)];
  if (!mine || !theirs)
    return { grade: 'undecided', says: 'What you typed could not be differentiated, so it is not judged.' };
  const found = compareExpressions(mine, theirs);
  const differs = (at: Counterexample) =>
    `${withValues(at)} the derivative of yours is ${at.yours}, and it should be ${at.right}.`;
  const judged = said(found.same === 'identical' ? sameForm(yours, expression) : found, differs);
  const isRight = judged.grade === 'right' || judged.grade === 'equal';
  const bare = substitute(yours, Object.fromEntries(constants.map((name) => [name, number(Q.zero)])));
  const narrower = isRight ? narrowerAt(bare, expression) : undefined;
  if (narrower)
    return {
      grade: 'equal',
      says: `Right where yours has a real value, but ${withValues(narrower)} it has none, and the answer has one: is an absolute value missing?`,
      counterexample: narrower,
    };
  const jump = isRight ? jumpAt(bare, expression, theirs, variable) : undefined;
  if (jump !== undefined)
    return {
      grade: 'equal',
      says: `Right between its jumps: the derivative agrees, but near ${variable} = ${jump} yours jumps, and the answer does not. Its difference at two ends is the integral only where no jump lies between them.`,
    };
  return isRight && constants.length === 0
    ? { ...judged, says: `${judged.says} All antiderivatives are this one with a constant added: + C.` }
    : judged;
}

/** Where the first has a jump and the second none, to four digits: in the usual window, then farther out. */
function jumpAt(yours: Expression, right: Expression, f: Expression, variable: string): string | undefined {
  for (const scale of windowScales) {
    const scaled = (a: Expression) => substitute(a, { [variable]: product([number(scale), symbol(variable)]) });
    const rate = product([number(scale), scaled(f)]);
    const own = placesOfJumps(scaled(right), rate, variable);
    const found = placesOfJumps(scaled(yours), rate, variable).find(
      ({ at }) => !own.some((one) => Math.abs(one.at - at) < near),
    );
    if (found === undefined) continue;
    const at = Math.abs(found.at) < 1e-6 ? 0 : found.at * Q.toNumber(scale);
    return String(Number(at.toPrecision(4)));
  }
  return undefined;
}

const windowScales: readonly Q.Rational[] = [Q.one, Q.integerRational(10), Q.integerRational(100)];

const near = 0.05;

/** Of two antiderivatives with the same derivative: whether they are written alike. */
function sameForm(yours: Expression, right: Expression): Sameness {
  const found = compareExpressions(yours, right);
  return found.same === 'identical' || found.same === 'equal' ? found : { same: 'equal', exactly: true, points: 0 };
}
