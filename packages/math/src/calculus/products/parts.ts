import { coefficientsOf } from '../../algebra/coefficients.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { distinctConditions } from '../../expression/condition.ts';
import type { Expression } from '../../expression/expression.ts';
import { transform } from '../../expression/walk.ts';
import { byFactorials } from './finite.ts';
import { shortest } from './form.ts';
import { byExponents, powersApart, withoutPowers } from './powers.ts';
import { type ProductAnswer, type ProductProblem, stepOf } from './problem.ts';

/** ∏ c^g(k)·r(k) = ∏ c^g(k) · ∏ r(k), which holds of finitely many factors; null where there is nothing to be parted. */
export function byParts(problem: ProductProblem): ProductAnswer | null {
  const { f, index } = problem;
  const rest = withoutPowers(f, index);
  const powers = powersApart(f, index).map(({ base, exponent }) => E.power(base, exponent));
  if (powers.length === 0 || (powers.length === 1 && E.equal(rest, E.one))) return null;
  const answers: ProductAnswer[] = [];
  for (const part of [...powers, ...(E.equal(rest, E.one) ? [] : [rest])]) {
    const answer = (part === rest ? byFactorials : byExponents)({ ...problem, f: part });
    if (answer === null) return null;
    answers.push(answer);
  }
  const value = shortest(E.product(answers.map((one) => one.value)));
  const told = {
    rule: 'product of factors',
    says: 'The product is taken factor by factor.',
    steps: answers.map(({ step }) => step),
  };
  const conditions = distinctConditions(answers.flatMap((one) => one.conditions));
  return { value, conditions, step: stepOf(problem, value, told) };
}

/** The factor with (−1)^(2k) as 1 and (−1)^(2k + 1) as −1: the index is a whole number. */
export const withConstantSigns = (f: Expression, index: string): Expression =>
  transform(f, (node) => {
    if (node.kind !== 'power' || node.base.kind !== 'number' || !Q.isMinusOne(node.base.value)) return node;
    const [start, slope, ...higher] = coefficientsOf(node.exponent, index) ?? [];
    const isWhole =
      start?.kind === 'number' && slope?.kind === 'number' && Q.isInteger(start.value) && isEven(slope.value);
    return isWhole && higher.length === 0 ? E.power(node.base, start) : node;
  });

const isEven = (a: Q.Rational): boolean => Q.isInteger(Q.divide(a, Q.integerRational(2)));
