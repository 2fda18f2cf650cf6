import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Condition } from '../../expression/condition.ts';
import { condition } from '../../expression/condition.ts';
import type { Expression } from '../../expression/expression.ts';
import type { ShownStep } from '../../expression/step.ts';
import { freeSymbols } from '../../expression/walk.ts';
import { gammaAt } from '../definite/table/gamma-values.ts';
import { at } from '../sums/problem.ts';
import { cancelling } from './cancelling.ts';
import { type Factors, factorsOf, type MonicFactor } from './factors.ts';
import { shortest } from './form.ts';
import { type ProductAnswer, type ProductProblem, stepOf } from './problem.ts';

/**
 * ∏ of a rational function up to a letter: constants to the power of the number of factors, neighbours that cancel, and
 * ∏ (k + s) = Γ(n + 1 + s)/Γ(m + s) for what is left. Null where a factor of degree 2 is left.
 */
export function byFactorials(problem: ProductProblem): ProductAnswer | null {
  const { f, index, from, to } = problem;
  const found = factorsOf(f, index);
  if (found === null || found.factors.some(({ lower }) => lower.length > 1)) return null;
  const conditions: Condition[] = [];
  const risings: Expression[] = [];
  for (const one of found.factors) {
    const s = one.lower[0]!;
    const isWhole = freeSymbols(s).length === 0;
    const below = gammaOf(E.add(from, s), isWhole);
    if (below === null) return null;
    if (freeSymbols(s).length > 0) conditions.push(condition(E.add(from, s), '>'));
    const end = E.sum([to, E.one, s]);
    const above = gammaOf(end, isWhole) ?? E.apply('gamma', [end]);
    risings.push(E.power(E.divide(above, below), E.number(one.exponent)));
  }
  const count = E.add(E.subtract(to, from), E.one);
  const ends = E.divide(at(found.c, index, E.add(to, E.one)), at(found.c, index, from));
  const value = shortest(E.product([E.power(found.constant, count), ends, ...risings]));
  const told = toldOf(problem, found, [ends, E.power(found.constant, count), ...risings], value);
  return { value, conditions, step: stepOf(problem, value, told) };
}

/** Γ(z), where its letters stand for whole numbers as a factorial, also at halves of odd numbers; null at a pole. */
function gammaOf(z: Expression, isOfWhole: boolean): Expression | null {
  if (z.kind === 'number') return Q.isInteger(z.value) && Q.sign(z.value) <= 0 ? null : gammaAt(z);
  if (!isOfWhole) return E.apply('gamma', [z]);
  const fraction = fractionIn(z);
  if (Q.isZero(fraction)) return E.apply('factorial', [E.subtract(z, E.one)]);
  if (!Q.equals(fraction, Q.half)) return E.apply('gamma', [z]);
  // Γ(N + 1/2) = (2N)!·√π/(4^N·N!).
  const N = E.subtract(z, E.number(Q.half));
  return E.product([
    E.apply('factorial', [E.multiply(E.two, N)]),
    E.sqrt(E.constant('pi')),
    E.power(E.number(4), E.negate(N)),
    E.power(E.apply('factorial', [N]), E.minusOne),
  ]);
}

/** The number beside letters, modulo 1; what is no sum of letters with whole coefficients counts as a third. */
function fractionIn(z: Expression): Q.Rational {
  const terms = E.termsOf(z);
  const number = terms.find((term) => term.kind === 'number');
  const isWhole = terms.every((term) => term.kind === 'number' || isWholeMultiple(term));
  if (!isWhole) return Q.rational(1, 3);
  return number?.kind === 'number' ? Q.subtract(number.value, Q.integerRational(Q.floor(number.value))) : Q.zero;
}

const isWholeMultiple = (term: Expression): boolean =>
  term.kind === 'symbol' ||
  (term.kind === 'product' &&
    term.factors.every((part) => part.kind === 'symbol' || (part.kind === 'number' && Q.isInteger(part.value))));

const isOne = (a: Expression): boolean => E.equal(a, E.one);

function toldOf(
  problem: ProductProblem,
  { c, rest, constant, factors }: Factors,
  parts: readonly Expression[],
  value: Expression,
) {
  const { index } = problem;
  const steps: ShownStep[] = isOne(c) ? [] : [...telescoping(problem, { c, rest }, parts[0]!)];
  const all = [constant, ...factors.map((factor) => written(factor, index))];
  const parted = E.product(all);
  if (isOne(c) && all.filter((one) => !isOne(one)).length > 1 && !E.equal(problem.f, parted))
    steps.push(partedStep(problem.f, parted));
  if (!isOne(constant))
    steps.push(
      stepOf({ ...problem, f: constant }, parts[1]!, {
        rule: 'equal factors',
        says: 'It stands there once for each index, from the lower bound to the upper one.',
      }),
    );
  for (const [j, factor] of factors.entries())
    steps.push(
      stepOf({ ...problem, f: written(factor, index) }, parts[j + 2]!, {
        rule: 'rising factorial',
        says: 'Numbers one apart are multiplied: a quotient of two factorials, or of two values of the gamma function.',
      }),
    );
  const [only] = steps;
  const isAlone = steps.length === 1 && only?.after !== undefined && E.equal(only.after.expression, value);
  return isAlone && only !== undefined
    ? { rule: only.rule, says: only.says ?? '', steps: only.steps }
    : {
        rule: 'product of factors',
        says: 'The product is taken factor by factor.',
        steps,
      };
}

const partedStep = (f: Expression, parted: Expression): ShownStep => ({
  rule: 'common denominator',
  says: 'Over one denominator, and factored.',
  before: { expression: f },
  after: { expression: parted },
  steps: [],
});

/** The part of the factor that is a quotient of neighbours, and what is left of its product. */
function telescoping(
  problem: ProductProblem,
  { c, rest }: Pick<Factors, 'c' | 'rest'>,
  value: Expression,
): readonly ShownStep[] {
  const { f, index } = problem;
  const neighbours = E.divide(at(c, index, E.add(E.symbol(index), E.one)), c);
  const parted = E.multiply(neighbours, rest);
  const part = { ...problem, f: neighbours };
  const step = stepOf(part, value, {
    rule: 'telescoping product',
    says: 'The factor is a quotient of neighbours, so that all but the two ends cancel.',
    steps: cancelling(part, c),
  });
  if (E.equal(f, parted)) return [step];
  const first: ShownStep = {
    rule: 'quotient of neighbours',
    says: `The factor is a quotient of neighbours${isOne(rest) ? '' : ', times what is left'}.`,
    before: { expression: f },
    after: { expression: parted },
    steps: [],
  };
  return [first, step];
}

const written = ({ lower, exponent }: MonicFactor, index: string): Expression =>
  E.power(E.add(E.symbol(index), lower[0]!), E.number(exponent));
