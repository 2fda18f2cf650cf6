import { coefficientsOf } from '../../algebra/coefficients.ts';
import { multipliedOut } from '../../algebra/expand.ts';
import { simplest } from '../../algebra/simplify/simplify.ts';
import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { ApplyNode, Expression } from '../../expression/expression.ts';
import { freeName } from '../../expression/names/free-names.ts';
import type { Step } from '../../expression/step.ts';
import { substitute } from '../../expression/substitute.ts';
import { contains, freeSymbols, some, transform } from '../../expression/walk.ts';
import { toText } from '../../syntax/print-text.ts';
import { isInfinite, type SumAnswer, type SumProblem, stepOf } from './problem.ts';

/*
 * Finite sums with ⌊(k + r)/m⌋ in their terms, r and m whole: between multiples of m the step is a constant j, so
 *
 *   Σ_{k ≤ n} f(k, ⌊(k + r)/m⌋) = Σ_{j < q} Σ_{i < m} f(m·j − r + i, j) + Σ_{k = m·q − r}^{n} f(k, q),   q = ⌊(n + r)/m⌋,
 *
 * whole blocks and the last one that is begun; what the first block has before the lower bound is taken away. ⌈(k + r)/m⌉ is ⌊(k + r + m − 1)/m⌋, and
 * k mod m is k − m·⌊k/m⌋.
 *
 * Worked example: Σ ⌊k/2⌋ for k ≤ n is q·(q − 1) + q·(n − 2q + 1) = q·(n − q) with q = ⌊n/2⌋.
 */

/** More places than these in a block are not written out. */
const mostPlaces = 12;

/** The term by the number of its block, ⌊(k + r)/m⌋. */
interface Blocks {
  readonly inBlock: Expression;
  readonly level: string;
  readonly m: number;
  readonly r: number;
}

/** The sum, block by block, each by what adds powers of the index; null where no step of the index stands in the term, or several of other widths. */
export function bySteps(problem: SumProblem, sumOfPart: (part: SumProblem) => PartSum | null): SumAnswer | null {
  const { f, index, from, to } = problem;
  if (isInfinite(problem) || from.kind !== 'number') return null;
  const blocks = blocksOf(f, index, new Set([...freeSymbols(f), ...freeSymbols(to), index]));
  if (blocks === null) return null;
  const { inBlock, level, m, r } = blocks;
  const start = Z.toNumber(from.value.numerator);
  const first = Math.floor((start + r) / m);
  const j = E.symbol(level);
  const startOf = (block: Expression): Expression => E.subtract(E.product([E.number(m), block]), E.number(r));
  const at = (k: Expression, block: Expression) => substitute(inBlock, { [index]: k, [level]: block });
  const whole = Array.from({ length: m }, (_, i) => at(E.add(startOf(j), E.number(i)), j));
  const before = Array.from({ length: start - (m * first - r) }, (_, i) =>
    at(E.number(m * first - r + i), E.number(first)),
  );
  const used = new Set([...freeSymbols(inBlock), ...freeSymbols(to), index]);
  const last = freeName(used, ['q', 'p', 'b']);
  const rest = freeName(new Set([...used, last]), ['s', 't', 'u']);
  const q = wholeQuotient(E.add(to, E.number(r)), m);
  const upTo = E.subtract(E.symbol(last), E.one);
  const parts: SumProblem[] = [
    { f: simplest(E.sum(whole)), index: level, from: E.number(first), to: upTo },
    {
      f: simplest(at(E.add(startOf(E.symbol(last)), E.symbol(index)), E.symbol(last))),
      index,
      from: E.zero,
      to: E.symbol(rest),
    },
  ];
  const sums = parts.map(sumOfPart);
  if (sums.includes(null)) return null;
  const all = E.subtract(E.sum(sums.flatMap((one) => one?.value ?? [])), E.sum(before));
  const left = E.subtract(to, startOf(E.symbol(last)));
  const value = simplest(substitute(simplest(substitute(all, { [rest]: left })), { [last]: q }));
  const step = stepOf(problem, value, {
    rule: 'pieces',
    says: `The step has one value for ${m} neighbouring ${index}. With ${last} = ${toText(q)}, the blocks before the last are added as wholes, and then the ${rest} + 1 = ${toText(simplest(E.add(left, E.one)))} terms of the last one${before.length === 0 ? '' : `; what the first block has before ${index} = ${start} is taken away`}.`,
    with: { [last]: q, [rest]: left },
    steps: sums.flatMap((one) => one?.steps ?? []),
  });
  return { value, conditions: [], cases: [], step };
}

/** The value of a sum, which has no conditions. */
export interface PartSum {
  readonly value: Expression;
  readonly steps: readonly Step[];
}

/** ⌊u/m⌋, with what is a whole number before the floor: the letters of a bound stand for whole numbers. */
function wholeQuotient(u: Expression, m: number): Expression {
  const terms = E.termsOf(multipliedOut(E.divide(u, E.number(m))));
  const isWhole = (term: Expression): boolean => {
    const [front] = E.factorsOf(term);
    return front?.kind !== 'number' || Q.isInteger(front.value);
  };
  const broken = E.sum(terms.filter((term) => !isWhole(term)));
  return E.add(E.sum(terms.filter(isWhole)), simplest(E.apply('floor', [broken])));
}

function blocksOf(f: Expression, index: string, names: ReadonlySet<string>): Blocks | null {
  const found: { readonly m: number; readonly r: number }[] = [];
  some(f, (node) => {
    const own = isStep(node, index) ? placeOf(node, index) : null;
    if (isStep(node, index)) found.push(own ?? { m: 0, r: 0 });
    return false;
  });
  const [one] = found;
  if (one === undefined || one.m < 2 || one.m > mostPlaces) return null;
  if (found.some(({ m, r }) => m !== one.m || (r - one.r) % m !== 0)) return null;
  const level = freeName(names, ['j', 'i', 'l']);
  const inBlock = transform(f, (node) => {
    if (!isStep(node, index)) return node;
    const { m, r } = placeOf(node, index) ?? one;
    const value = E.add(E.symbol(level), E.number((r - one.r) / m));
    return node.name === 'mod' ? E.subtract(node.args[0]!, E.product([E.number(m), value])) : value;
  });
  return { ...one, inBlock, level };
}

const isStep = (node: Expression, index: string): node is ApplyNode =>
  node.kind === 'apply' &&
  (node.name === 'floor' || node.name === 'ceil' || node.name === 'mod') &&
  contains(node, index);

/** m and r of ⌊(k + r)/m⌋; null where the argument is no such line. */
function placeOf(node: ApplyNode, index: string): { readonly m: number; readonly r: number } | null {
  const [u, v] = node.args;
  const inside = node.name === 'mod' ? E.divide(u!, v!) : u!;
  const [constant, slope, ...higher] = coefficientsOf(multipliedOut(inside), index) ?? [];
  if (constant?.kind !== 'number' || slope?.kind !== 'number' || higher.length > 0) return null;
  const m = Q.reciprocal(slope.value);
  if (!Q.isInteger(m) || Q.sign(m) < 0) return null;
  const [width, shift] = [Q.toNumber(m), Q.toNumber(Q.multiply(constant.value, m))];
  // k is whole, so that what a shift has beyond a whole number is nothing.
  return { m: width, r: node.name === 'ceil' ? Math.ceil(shift) + width - 1 : Math.floor(shift) };
}
