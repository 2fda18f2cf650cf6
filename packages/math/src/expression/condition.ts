import * as Q from '../exact/rational.ts';
import * as E from './build.ts';
import type { Expression } from './expression.ts';
import { contains } from './walk.ts';

/** How the two sides of a condition stand to each other. */
export type Relation = '=' | '!=' | '<' | '<=' | '>' | '>=';

/**
 * What must hold of the letters for a claim to be true: n ≠ −1, a > 0, m ≠ n. A claim is stated with all of its conditions;
 * `print-condition.ts` in `syntax` is the one place where they become text and LaTeX.
 */
export interface Condition {
  readonly left: Expression;
  readonly relation: Relation;
  readonly right: Expression;
}

/** One of finitely many cases: the value where all of the conditions hold. */
export interface Case<Value> {
  readonly when: readonly Condition[];
  readonly value: Value;
}

/** The relation that holds where the other does not. */
const opposite: Readonly<Record<Relation, Relation>> = {
  '=': '!=',
  '!=': '=',
  '<': '>=',
  '>=': '<',
  '>': '<=',
  '<=': '>',
};

/** The same relation with its sides exchanged: a < b is b > a. */
export const mirrored: Readonly<Record<Relation, Relation>> = {
  '=': '=',
  '!=': '!=',
  '<': '>',
  '>': '<',
  '<=': '>=',
  '>=': '<=',
};

/** left `relation` right as a person writes it: n + 1 ≠ 0 is n ≠ −1, 3 − a > 0 is a < 3, 2m − 2n ≠ 0 is m ≠ n. */
export function condition(left: Expression, relation: Relation, right: Expression = E.zero): Condition {
  const difference = E.subtract(left, right);
  const factor = E.coefficient(difference);
  // 2·(m − n) ≠ 0 is about m − n, and a·b/2 > 0 about a·b.
  const rest = E.withoutCoefficient(difference);
  const signed = Q.sign(factor) < 0 ? mirrored[relation] : relation;
  if ((rest.kind === 'sum' || rest.kind === 'product') && !Q.isOne(factor) && !Q.isZero(factor))
    return condition(rest, signed);
  // 1/a has the sign of a.
  if (rest.kind === 'power' && E.equal(rest.exponent, E.minusOne) && (relation === '<' || relation === '>'))
    return condition(rest.base, signed);
  const size = rest.kind === 'apply' && rest.name === 'abs' ? rest.args[0] : undefined;
  // |u| ≠ 0 is u ≠ 0, and so is |u| > 0.
  if (size && (relation === '!=' || (relation === '>' && Q.sign(factor) > 0))) return condition(size, '!=');
  const terms = E.termsOf(difference);
  const inverse = isEqualityOrNot(relation) ? inverseAmong(terms) : undefined;
  // 1/a ≠ −1 is a ≠ −1: 0 has no reciprocal at all.
  if (inverse) return condition(inverse.letter, relation, inverse.value);
  const letter = terms.find((term) => isLetterAmong(term, terms));
  if (letter === undefined) return { left, relation, right };
  const by = E.coefficient(letter);
  const share = E.number(Q.negate(Q.reciprocal(by)));
  const others = terms.filter((term) => term !== letter);
  return {
    left: E.withoutCoefficient(letter),
    relation: Q.sign(by) < 0 ? mirrored[relation] : relation,
    right: E.sum(others.map((term) => E.product([share, term]))),
  };
}

const isEqualityOrNot = (relation: Relation): boolean => relation === '=' || relation === '!=';

/** The letter whose reciprocal stands beside a number alone, and the value at which both together are 0. */
function inverseAmong(
  terms: readonly Expression[],
): { readonly letter: Expression; readonly value: Expression } | undefined {
  const [one, other, ...more] = [...terms].sort((a) => (a.kind === 'number' ? -1 : 1));
  if (one?.kind !== 'number' || Q.isZero(one.value) || other === undefined || more.length > 0) return undefined;
  const inverse = E.withoutCoefficient(other);
  if (inverse.kind !== 'power' || inverse.base.kind !== 'symbol' || !E.equal(inverse.exponent, E.minusOne))
    return undefined;
  const value = Q.negate(Q.divide(E.coefficient(other), one.value));
  return { letter: inverse.base, value: E.number(value) };
}

/** Whether a term is a multiple of a letter that no other term contains. */
function isLetterAmong(term: Expression, terms: readonly Expression[]): boolean {
  const letter = E.withoutCoefficient(term);
  return letter.kind === 'symbol' && terms.every((other) => other === term || !contains(other, letter.name));
}

/** The condition that holds exactly where this one does not. */
export const negation = ({ left, relation, right }: Condition): Condition => ({
  left,
  relation: opposite[relation],
  right,
});

/** Whether two conditions are the same, with their sides exchanged or all signs changed: −a − b ≠ 0 is a + b ≠ 0. */
export function sameCondition(a: Condition, b: Condition): boolean {
  const [one, other] = [E.subtract(a.left, a.right), E.subtract(b.left, b.right)];
  return (
    (a.relation === b.relation && E.equal(one, other)) ||
    (a.relation === mirrored[b.relation] && E.equal(one, negated(other)))
  );
}

const negated = (a: Expression): Expression => (a.kind === 'sum' ? E.sum(a.terms.map(E.negate)) : E.negate(a));

/** Each condition once, in the order in which they came. */
export const distinctConditions = (all: readonly Condition[]): readonly Condition[] =>
  all.filter((one, k) => all.findIndex((other) => sameCondition(one, other)) === k);

/**
 * Conditions that must hold together, with bounds that are not reached: a ≥ b beside a ≠ b is a > b, and a ≠ b is said with it, as it is
 * with a > b; where a ≥ b is known and so is not said, a ≠ b is what says a > b.
 */
export function strictBounds(all: readonly Condition[], known: readonly Condition[] = []): readonly Condition[] {
  return all.flatMap((one): readonly Condition[] => {
    const { left, relation, right } = one;
    const beside = (others: readonly Condition[], ...relations: readonly Relation[]) =>
      others.find(
        (other) => relations.includes(other.relation) && E.equal(other.left, left) && E.equal(other.right, right),
      );
    if (relation === '!=') {
      if (beside(all, '<', '<=', '>', '>=')) return [];
      const bound = beside(known, '>=', '<=');
      return [bound === undefined ? one : { left, relation: strictOf(bound.relation), right }];
    }
    if (relation !== '>=' && relation !== '<=') return [one];
    return [beside([...all, ...known], '!=') ? { left, relation: strictOf(relation), right } : one];
  });
}

const strictOf = (relation: Relation): Relation => (relation === '>=' ? '>' : '<');
