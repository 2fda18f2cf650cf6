import * as Q from '../../exact/rational.ts';
import { signOfConstant } from '../../expression/balls/sign-of-constant.ts';
import { equal, number, subtract } from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import type { ShownStep } from '../../expression/step.ts';
import { children, contains } from '../../expression/walk.ts';
import { toText } from '../../syntax/print-text.ts';
import { line } from '../../syntax/written-line.ts';
import type { CriticalPoint } from './point-order.ts';
import type { Interval } from './solution.ts';
import { solveInequality } from './solve.ts';

/*
 * Two roots or logarithms may never have a value together: of √(x − 3) and √(1 − x) one asks for x ≥ 3, the other for x ≤ 1. Whatever is said
 * of both then holds for no x, and this is all that there is to say.
 */

/** What stands under an even root, or in a logarithm. */
interface Requirement {
  readonly of: Expression;
  readonly under: keyof typeof sentences;
  readonly comparison: '>' | '>=';
}

/** Real numbers with a condition, and how that is written. */
interface Asked {
  readonly requirement: Requirement;
  readonly intervals: readonly Interval[];
}

const maxRequirements = 4;

/** The step that says that the sides have a value for no x at once; null where they have, or where that is not known. */
export function emptyDomainStep(sides: readonly Expression[], x: string): ShownStep | null {
  const requirements = distinct(sides.flatMap((side) => requirementsOf(side, x)));
  if (requirements.length < 2 || requirements.length > maxRequirements) return null;
  const asked: Asked[] = [];
  for (const requirement of requirements) {
    const found = solveInequality([requirement.of, number(0)], [requirement.comparison], x);
    if (!found.ok || found.value.period || found.value.intervals.length === 0) return null;
    asked.push({ requirement, intervals: found.value.intervals });
  }
  const limits = asked.filter(({ intervals }) => intervals.some(({ from, to }) => from || to));
  if (limits.length < 2 || limits.some(({ intervals }) => !intervals.every(isExact)) || !areApart(limits)) return null;
  return line('domain', says(limits, x), limits.map((one) => textOf(one, x)).join('; '));
}

function requirementsOf(a: Expression, x: string): readonly Requirement[] {
  if (!contains(a, x)) return [];
  const inner = children(a).flatMap((child) => requirementsOf(child, x));
  if (a.kind === 'apply' && a.name === 'ln') return [...inner, { of: a.args[0]!, under: 'logarithm', comparison: '>' }];
  if (a.kind !== 'power' || a.exponent.kind !== 'number' || Number(a.exponent.value.denominator) % 2 !== 0)
    return inner;
  const isBelow = Q.sign(a.exponent.value) < 0;
  return [...inner, { of: a.base, under: isBelow ? 'root below' : 'root', comparison: isBelow ? '>' : '>=' }];
}

const distinct = (all: readonly Requirement[]): readonly Requirement[] =>
  all.filter(
    (one, k) =>
      all.findIndex((other) => other.comparison === one.comparison && equal(other.of, one.of)) === k &&
      // What is asked to be positive is not asked to be not negative as well.
      !(one.comparison === '>=' && all.some((other) => other.comparison === '>' && equal(other.of, one.of))),
  );

const isExact = ({ from, to }: Interval): boolean => [from, to].every((end) => end === undefined || end.exact);

/** Whether no number lies in an interval of each; false where that cannot be decided. */
function areApart(asked: readonly Asked[]): boolean {
  const ways = asked.reduce<readonly (readonly Interval[])[]>(
    (some, { intervals }) => some.flatMap((chosen) => intervals.map((one) => [...chosen, one])),
    [[]],
  );
  return ways.every((chosen) => chosen.some((one) => chosen.some((other) => liesBefore(one, other))));
}

/** Whether an interval ends before another begins. */
function liesBefore({ to, toClosed }: Interval, { from, fromClosed }: Interval): boolean {
  if (to === undefined || from === undefined) return false;
  const sign = signOfConstant(subtract(from.exact!, to.exact!));
  return sign === 1 || (sign === 0 && !(toClosed && fromClosed));
}

const sentences = {
  root: 'A root is real where what stands under it is not negative.',
  'root below': 'Under a root below a fraction line stands something positive.',
  logarithm: 'A logarithm is real where what it is taken of is positive.',
};

function says(asked: readonly Asked[], x: string): string {
  const why = [...new Set(asked.map(({ requirement }) => sentences[requirement.under]))];
  const none = `No ${x} satisfies ${asked.length === 2 ? 'both' : 'all of this'} at once: the sides never have a value together.`;
  return [...why, none].join(' ');
}

const textOf = ({ requirement: { of, comparison }, intervals }: Asked, x: string): string => {
  const typed = `${toText(of)} ${comparison} 0`;
  const solved = intervals.map((one) => comparisonOf(one, x)).join(' or ');
  return typed === solved ? typed : `${typed} -> ${solved}`;
};

function comparisonOf({ from, fromClosed, to, toClosed }: Interval, x: string): string {
  const said = ({ exact }: CriticalPoint): string => toText(exact!);
  if (from && from === to) return `${x} = ${said(from)}`;
  if (from && to) return `${said(from)} <${fromClosed ? '=' : ''} ${x} <${toClosed ? '=' : ''} ${said(to)}`;
  return from ? `${x} >${fromClosed ? '=' : ''} ${said(from)}` : `${x} <${toClosed ? '=' : ''} ${said(to!)}`;
}
