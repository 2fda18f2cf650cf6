import * as E from '../../expression/build.ts';
import type { Condition, Relation } from '../../expression/condition.ts';
import type { IsolatedCase } from './isolated-case.ts';
import { sameRanges } from './range.ts';

/** Cases with the same solution as one: b < 0 and b = 0 are b ≤ 0. */
export function joined(cases: readonly IsolatedCase[]): readonly IsolatedCase[] {
  for (const [k, one] of cases.entries())
    for (const [j, other] of cases.entries()) {
      const when = j > k && hasSameSolution(one, other) ? together(one.when, other.when) : null;
      if (when !== null)
        return joined(cases.flatMap((each, n) => (n === k ? [{ ...one, when }] : n === j ? [] : [each])));
    }
  return cases;
}

const hasSameSolution = (one: IsolatedCase, other: IsolatedCase): boolean =>
  one.ranges === 'unknown' || other.ranges === 'unknown'
    ? one.ranges === other.ranges
    : sameRanges(one.ranges, other.ranges);

const both: Readonly<Record<string, Relation>> = {
  '<=': '<=',
  '=<': '<=',
  '>=': '>=',
  '=>': '>=',
  '<>': '!=',
  '><': '!=',
};

/** The conditions of which one or the other hold, where they differ in the relation of one pair of sides. */
function together(one: readonly Condition[], other: readonly Condition[]): readonly Condition[] | null {
  const isIn = (all: readonly Condition[], a: Condition): boolean =>
    all.some((b) => a.relation === b.relation && E.equal(a.left, b.left) && E.equal(a.right, b.right));
  const [own, its] = [one.filter((a) => !isIn(other, a)), other.filter((a) => !isIn(one, a))];
  const [a, b] = [own[0], its[0]];
  if (a === undefined || b === undefined || own.length > 1 || its.length > 1) return null;
  const relation = both[a.relation + b.relation];
  if (relation === undefined || !E.equal(a.left, b.left) || !E.equal(a.right, b.right)) return null;
  return one.map((each) => (each === a ? { ...a, relation } : each));
}
