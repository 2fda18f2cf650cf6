import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Condition } from '../../expression/condition.ts';
import { evaluatePrecise } from '../../expression/evaluate-precise.ts';
import type { ApplyNode, Expression } from '../../expression/expression.ts';
import { freeSymbols, some, transform } from '../../expression/walk.ts';
import { whyNoValue } from '../../expression/why-no-value.ts';
import { atInstance, holdsAt, type Instance } from '../definite/parameters/instances.ts';
import { at, lettersOf, type SumProblem } from './problem.ts';

/*
 * A finite sum with its terms added one by one, at three instances of its letters: whole numbers for those that stand in a bound,
 * an exponent or a function, fractions for the others.
 */

const digits = 25;
/** For so many choices of its letters a sum is compared with its terms added up. */
const instancesWanted = 3;
const maxAdded = 1000;

const fractions = [
  [17, 10],
  [9, 7],
  [5, 8],
  [23, 9],
  [2, 7],
] as const;

/** Letters that stand for whole numbers. */
function wholeLetters({ f, index, from, to }: SumProblem): ReadonlySet<string> {
  const inBounds = [from, to].flatMap((bound) => freeSymbols(bound));
  const inside: string[] = [];
  some(f, (node) => {
    if (node.kind === 'apply') inside.push(...node.args.flatMap((arg) => freeSymbols(arg)));
    if (node.kind === 'power') inside.push(...freeSymbols(node.exponent));
    return false;
  });
  return new Set([...inBounds, ...inside].filter((name) => name !== index));
}

const maxTurns = 60;

/** Instances at which the conditions hold and there is something to add. */
export function wholeInstancesOf(problem: SumProblem, conditions: readonly Condition[]): readonly Instance[] {
  const letters = lettersOf(problem);
  const whole = wholeLetters(problem);
  const found: Instance[] = [];
  for (let turn = 0; turn < 2 * maxTurns && found.length < instancesWanted; turn++) {
    // Negative ones where no positive ones do.
    const sign = turn < maxTurns ? 1 : -1;
    const instance = Object.fromEntries(
      letters.map((name, j) => {
        const [top, bottom] = fractions[(turn + 2 * j) % fractions.length]!;
        return [name, whole.has(name) ? Q.rational(2 + ((turn * 3 + j * 5) % 11)) : Q.rational(sign * top, bottom)];
      }),
    );
    const count = addable(problem, instance);
    if (count !== null && count >= 2 && conditions.every((one) => holdsAt(one, instance) === true))
      found.push(instance);
  }
  return found;
}

function addable({ from, to }: SumProblem, instance: Instance): number | null {
  const [a, b] = [atInstance(from, instance), atInstance(to, instance)];
  if (a.kind !== 'number' || b.kind !== 'number' || !Q.isInteger(Q.subtract(b.value, a.value))) return null;
  return Z.toNumber(Q.subtract(b.value, a.value).numerator) + 1;
}

/** All terms, added; null where one has no value, or they are too many. */
export function added({ f, index, from, to }: SumProblem): Expression | null {
  if (from.kind !== 'number' || to.kind !== 'number') return null;
  const gap = Q.subtract(to.value, from.value);
  if (!Q.isInteger(gap) || Q.compare(gap, Q.integerRational(maxAdded)) > 0) return null;
  const terms: Expression[] = [];
  for (let k = from.value; Q.compare(k, to.value) <= 0; k = Q.add(k, Q.one)) terms.push(at(f, index, E.number(k)));
  return inPairs(terms.map(withoutBinomials));
}

/** Halves first, so that fractions stay small for as long as they can. */
function inPairs(terms: readonly Expression[]): Expression {
  if (terms.length <= 8 || terms.some((term) => term.kind !== 'number')) return E.sum(terms);
  const middle = terms.length >> 1;
  return E.add(inPairs(terms.slice(0, middle)), inPairs(terms.slice(middle)));
}

/** Binomial coefficients of whole numbers as the numbers that they are. */
export const withoutBinomials = (a: Expression): Expression =>
  transform(a, (node) => (node.kind === 'apply' && node.name === 'binomial' ? binomialOf(node) : node));

function binomialOf(node: ApplyNode): Expression {
  const [u, v] = node.args;
  if (u?.kind !== 'number' || v?.kind !== 'number' || !Q.isInteger(v.value)) return node;
  let value = Q.sign(v.value) < 0 ? Q.zero : Q.one;
  const last = Math.min(Z.toNumber(v.value.numerator), maxAdded);
  for (let j = 0; j < last; j++)
    value = Q.multiply(value, Q.divide(Q.subtract(u.value, Q.integerRational(j)), Q.integerRational(j + 1)));
  return E.number(value);
}

/** Γ(n, x) = (n − 1)! e^(−x) Σ xᵏ/k! for whole n, whatever the sign of x. */
const withoutIncompleteGammas = (a: Expression): Expression =>
  transform(a, (node) => {
    const [order, x] = node.kind === 'apply' && node.name === 'gammainc' ? node.args : [];
    if (order?.kind !== 'number' || x === undefined || !Q.isInteger(order.value)) return node;
    const last = Z.toNumber(order.value.numerator) - 1;
    if (last < 0 || last > maxAdded) return node;
    const of = (k: number) => E.apply('factorial', [E.number(k)]);
    const terms = Array.from({ length: last + 1 }, (_, k) => E.divide(E.power(x, E.number(k)), of(k)));
    return E.product([of(last), E.exp(E.negate(x)), E.sum(terms)]);
  });

/** Whether the value is the sum at every instance. */
export function agreesAdded(
  problem: SumProblem,
  value: Expression,
  conditions: readonly Condition[],
): { readonly instances: number } | null {
  const instances = lettersOf(problem).length === 0 ? [{}] : wholeInstancesOf(problem, conditions);
  if (lettersOf(problem).length > 0 && instances.length < instancesWanted) return null;
  for (const instance of instances) {
    const sum = added({
      f: atInstance(problem.f, instance),
      index: problem.index,
      from: atInstance(problem.from, instance),
      to: atInstance(problem.to, instance),
    });
    if (sum === null || !sameNumber(sum, withoutIncompleteGammas(withoutBinomials(atInstance(value, instance)))))
      return null;
  }
  return { instances: instances.length };
}

/** Whether two constants are equal, exactly or in every digit that is looked at; false where that cannot be told, and where they have no value. */
export function sameNumber(a: Expression, b: Expression): boolean {
  if (E.equal(a, b)) return whyNoValue(a) === undefined;
  if (a.kind === 'number' && b.kind === 'number') return false;
  const [left, right] = [evaluatePrecise(a, digits), evaluatePrecise(b, digits)];
  return left.ok && right.ok && left.value.re === right.value.re && left.value.im === right.value.im;
}
