import type * as Z from '../../../exact/integer.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { ApplyNode, Expression, PowerNode } from '../../../expression/expression.ts';
import { facts } from '../../../expression/facts/table.ts';
import { contains, some } from '../../../expression/walk.ts';
import { whyNodeHasNoValue } from '../../../expression/why-no-value.ts';
import { at, isInfinite, type SumProblem } from '../problem.ts';

/** So many terms of a sum without an end are looked at: what has no value is near its beginning, where people mean it. */
const looked = 200;

/**
 * The first place of the index at which a term has no value, whatever its letters are: 3 for 1/(k − 3) from 1. A sum or a product that runs
 * over it has none. Null where no such place is seen. Of an upper bound with letters nothing is known but that the first term is there.
 */
export function missingTerm(problem: SumProblem): Z.Integer | null {
  const { f, index, from, to } = problem;
  const parts = partsThatMayFail(f, index);
  if (from.kind !== 'number' || parts.length === 0) return null;
  const shown = isInfinite(problem) ? Q.add(from.value, Q.integerRational(looked)) : from.value;
  const last = to.kind === 'number' ? to.value : shown;
  for (let k = from.value; Q.compare(k, last) <= 0; k = Q.add(k, Q.one))
    if (parts.some((part) => hasNoValue(part, index, k))) return k.numerator;
  return null;
}

type Part = PowerNode | ApplyNode;

/** Powers that may be of 0, and functions with poles. */
function partsThatMayFail(f: Expression, index: string): readonly Part[] {
  const found: Part[] = [];
  some(f, (node) => {
    if (node.kind === 'power' && mayBeOfZero(node, index)) found.push(node);
    if (node.kind === 'apply' && isWithPoles(node, index)) found.push(node);
    return false;
  });
  return found;
}

const mayBeOfZero = ({ base, exponent }: PowerNode, index: string): boolean =>
  exponent.kind === 'number' ? Q.sign(exponent.value) < 0 && contains(base, index) : contains(exponent, index);

const isWithPoles = (node: ApplyNode, index: string): boolean =>
  facts.get(node.name)?.poles !== undefined && contains(node, index);

function hasNoValue(part: Part, index: string, k: Q.Rational): boolean {
  const place = E.number(k);
  if (part.kind === 'apply') {
    const put = { ...part, args: part.args.map((arg) => at(arg, index, place)) };
    return whyNodeHasNoValue(put) !== undefined;
  }
  const base = at(part.base, index, place);
  // A number of thousands of digits is not made of an exponent that decides nothing.
  if (base.kind === 'number' && !Q.isZero(base.value)) return false;
  return whyNodeHasNoValue({ ...part, base, exponent: at(part.exponent, index, place) }) !== undefined;
}
