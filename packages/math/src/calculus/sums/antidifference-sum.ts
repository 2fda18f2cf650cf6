import { simplest } from '../../algebra/simplify/simplify.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { ApplyNode, Expression } from '../../expression/expression.ts';
import { contains, freeSymbols, some, transform } from '../../expression/walk.ts';
import { pair } from '../../result/tuple.ts';
import { toText } from '../../syntax/print-text.ts';
import { antidifference } from '../integral/pieces/antidifference.ts';
import { at, type SumAnswer, type SumProblem, stepOf } from './problem.ts';
import { plainest } from './telescoping.ts';

/**
 * A finite sum of powers with any exponent, by T with T(k) − T(k − 1) = f(k): for (k + b)^r that is −ζ(−r, k + b + 1) of Hurwitz's zeta function
 * (DLMF 25.11.3). Σ 1/√k from 1 to n is ζ(1/2) − ζ(1/2, n + 1). Null for other terms, and where T has no value before the first.
 */
export function byAntidifference(problem: SumProblem): SumAnswer | null {
  const { f, index, from, to } = problem;
  if (!contains(f, index) || freeSymbols(f).some((name) => name !== index)) return null;
  const found = antidifference(f, index);
  if (found === null) return null;
  const T = besideOneAnother(found);
  const value = plainest(E.subtract(at(T, index, to), at(T, index, E.subtract(from, E.one))));
  const step = stepOf(problem, value, {
    rule: 'telescoping sum',
    says: `With T(${index}) = ${toText(T)} each term is T(${index}) - T(${index} - 1), so that all but the last and the first T cancel.`,
  });
  return { value, conditions: [], cases: [], step };
}

const maxSteps = 20;

/** ζ(s, u + m) as ζ(s, u) − u^(−s) − … − (u + m − 1)^(−s), where ζ(s, u) is there as well: √(k + 1) − √k is a difference of neighbours itself. */
function besideOneAnother(T: Expression): Expression {
  const all: ApplyNode[] = [];
  some(T, (node) => {
    if (node.kind === 'apply' && node.name === 'hurwitzZeta') all.push(node);
    return false;
  });
  const lowered = transform(T, (node) => {
    if (node.kind !== 'apply' || node.name !== 'hurwitzZeta') return node;
    const [s, u] = pair(node.args);
    const steps = all.filter((one) => E.equal(one.args[0]!, s)).map((one) => stepsBetween(one.args[1]!, u));
    const most = Math.max(...steps);
    const start = E.subtract(u, E.number(most));
    const taken = Array.from({ length: most }, (_, j) => E.power(E.add(start, E.number(j)), E.negate(s)));
    return E.subtract(E.apply('hurwitzZeta', [s, start]), E.sum(taken));
  });
  return simplest(lowered);
}

/** m of u = start + m, a small whole number; 0 for others. */
function stepsBetween(start: Expression, u: Expression): number {
  const gap = simplest(E.subtract(u, start));
  const m = gap.kind === 'number' && Q.isInteger(gap.value) ? Q.toNumber(gap.value) : 0;
  return m > 0 && m <= maxSteps ? m : 0;
}
