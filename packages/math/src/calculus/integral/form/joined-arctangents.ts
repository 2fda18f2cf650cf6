import { multipliedOut } from '../../../algebra/expand.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { ApplyNode, Expression } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';
import { size } from '../../../expression/walk.ts';

/** c·atan(u) ± c·atan(v) as c·atan((u ± v)/(1 ∓ u·v)), which differs by a constant on each piece. */
export const withJoinedArctangents = (F: Expression): Expression =>
  withJoined(F, (node) => (node.name === 'atan' ? node.args[0]! : null), E.minusOne, 'atan');

/**
 * c·artanh(u) ± c·artanh(v) as c·artanh((u ± v)/(1 ± u·v)), arcoth(u) being artanh(1/u): for |u|, |v| < 1 that is the same number, as the
 * hyperbolic tangent of a sum is this quotient.
 */
export const withJoinedAreaTangents = (F: Expression): Expression =>
  withJoined(
    F,
    ({ name, args: [u] }) => (name === 'atanh' ? u! : name === 'acoth' ? E.reciprocal(u!) : null),
    E.one,
    'atanh',
  );

/** The u of a function whose sums are joined; null for others. */
type ArgumentOf = (node: ApplyNode) => Expression | null;

/** Sums and differences of one function, whose f(u) + f(v) is f((u + v)/(1 + sign·u·v)). */
function withJoined(F: Expression, argumentOf: ArgumentOf, sign: Expression, name: string): Expression {
  if (F.kind === 'product')
    return E.product(F.factors.map((one) => (one.kind === 'sum' ? withJoined(one, argumentOf, sign, name) : one)));
  if (F.kind !== 'sum') return F;
  const terms = [...F.terms];
  for (let i = 0; i < terms.length; i++) {
    const first = partsOf(terms[i]!, argumentOf);
    if (first === null) continue;
    for (let j = i + 1; j < terms.length; j++) {
      const second = partsOf(terms[j]!, argumentOf);
      if (second === null) continue;
      const isSame = E.equal(first.by, second.by);
      if (!isSame && !E.equal(first.by, E.negate(second.by))) continue;
      const v = isSame ? second.of : E.negate(second.of);
      terms.splice(j, 1);
      terms[i] = E.product([first.by, E.apply(name, [togetherOf(first.of, v, sign)])]);
      return withJoined(E.sum(terms), argumentOf, sign, name);
    }
  }
  return F;
}

/** (u + v)/(1 + sign·u·v), over one denominator where that is shorter. */
function togetherOf(u: Expression, v: Expression, sign: Expression): Expression {
  const below = tidy(E.add(E.one, E.product([sign, u, v])));
  const plain = tidy(E.divide(E.add(u, v), below));
  const [a, b, c, d] = [...overBelow(u), ...overBelow(v)];
  const [above, under] = [
    multipliedOut(E.add(E.product([a!, d!]), E.product([c!, b!]))),
    multipliedOut(E.add(E.product([b!, d!]), E.product([sign, a!, c!]))),
  ];
  if (E.equal(under, E.zero)) return plain;
  const whole = tidy(E.divide(above, under));
  return size(whole) < size(plain) ? whole : plain;
}

/** What stands above the fraction bar, and below it. */
function overBelow(a: Expression): readonly [Expression, Expression] {
  const above: Expression[] = [];
  const below: Expression[] = [];
  for (const factor of E.factorsOf(a)) {
    if (factor.kind === 'number') {
      above.push(E.number(Q.integerRational(factor.value.numerator)));
      below.push(E.number(Q.integerRational(factor.value.denominator)));
    } else if (Q.sign(E.coefficient(E.exponentOf(factor))) < 0) below.push(E.reciprocal(factor));
    else above.push(factor);
  }
  return [E.product(above), E.product(below)];
}

function partsOf(
  term: Expression,
  argumentOf: ArgumentOf,
): { readonly by: Expression; readonly of: Expression } | null {
  const factors = E.factorsOf(term);
  for (const factor of factors) {
    const of = factor.kind === 'apply' ? argumentOf(factor) : null;
    if (of !== null) return { by: E.product(factors.filter((one) => one !== factor)), of };
  }
  return null;
}
