import { factorInteger } from '../../exact/factor-integer.ts';
import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import { coefficient, ln, number, power, product, sum, withoutCoefficient } from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { containsFunction, transform } from '../../expression/walk.ts';
import { factor } from '../factor.ts';
import { denestSquareRoot, quadraticSurd } from '../roots/square-root.ts';

/*
 * Logarithms taken apart and put together. ln(x·y) = ln(x) + ln(y) holds where both are positive, not everywhere: these are
 * candidates, and the comparison with the source tells on which domain a result holds.
 */

/** Candidates for a simpler form of logarithms; empty where there are none. */
export function logarithmForms(a: Expression): Expression[] {
  if (!containsFunction(a, 'ln')) return [];
  const apart = transform(a, takeApart);
  const found = [apart, transform(apart, combine), transform(a, combine)];
  return found;
}

/** ln of a product, quotient or power as a sum; numbers by their prime factors, surds by their roots. */
function takeApart(node: Expression): Expression {
  if (node.kind !== 'apply' || node.name !== 'ln') return node;
  return logarithmOf(node.args[0]!);
}

function logarithmOf(a: Expression): Expression {
  if (a.kind === 'product') return sum(a.factors.map(logarithmOf));
  if (a.kind === 'power') return product([a.exponent, logarithmOf(a.base)]);
  if (a.kind === 'number' && a.value.denominator !== 1 && Q.sign(a.value) > 0)
    return sum([
      logarithmOf(number(a.value.numerator)),
      product([number(-1), logarithmOf(number(a.value.denominator))]),
    ]);
  if (a.kind === 'number' && Q.sign(a.value) > 0) return logarithmOfPower(a.value);
  if (a.kind === 'sum') return logarithmOfSum(a);
  return ln(a);
}

/** ln(8) = 3·ln(2): the highest power that a whole number is. */
function logarithmOfPower(n: Q.Rational): Expression {
  for (let k = Z.bitLength(n.numerator); k > 1; k--) {
    const root = Q.exactRoot(n, k);
    if (root !== null && !Q.isOne(root)) return product([number(k), ln(number(root))]);
  }
  return ln(number(n));
}

/** Logarithms of rational numbers by those of their primes, so that equal ones cancel: ln(2) + ln(3) − ln(6) is 0. */
export const logarithmsOfPrimes = (a: Expression): Expression =>
  transform(a, (node) => {
    const n = node.kind === 'apply' && node.name === 'ln' ? node.args[0]! : undefined;
    if (n?.kind !== 'number' || Q.sign(n.value) <= 0) return node;
    const parts = [n.value.numerator, n.value.denominator].map((one) => factorInteger(one));
    if (parts.some(({ unfactored }) => unfactored.length > 0)) return node;
    return sum(
      parts.flatMap(({ factors }, k) =>
        factors.map(({ prime, exponent }) => product([number(k === 0 ? exponent : -exponent), ln(number(prime))])),
      ),
    );
  });

/** For a form among others: the 2000-th power of e plus 1 is left as it stands. */
const workOfForm = 200_000;

function logarithmOfSum(a: Expression): Expression {
  const surd = quadraticSurd(a);
  if (surd !== null) {
    // ln(3 − 2√2) = 2·ln(√2 − 1)
    const root = denestSquareRoot(a);
    if (root.kind === 'sum') return product([number(2), logarithmOf(root)]);
    return ln(a);
  }
  const found = factor(a, workOfForm);
  if (!found.ok || found.value.factors.length < 1) return ln(a);
  const { content, factors } = found.value;
  if (factors.length === 1 && factors[0]!.multiplicity === 1) return ln(a);
  const parts = factors.map(({ factor: one, multiplicity }) => product([number(multiplicity), ln(one)]));
  return sum([...(Q.isOne(content) ? [] : [ln(number(content))]), ...parts]);
}

/** Σ cₖ·ln(aₖ) with whole cₖ as one logarithm; with a common denominator before it. */
function combine(node: Expression): Expression {
  if (node.kind !== 'sum') return node;
  const logarithms: { times: Q.Rational; of: Expression }[] = [];
  const others: Expression[] = [];
  for (const term of node.terms) {
    const [times, rest] = [coefficient(term), withoutCoefficient(term)];
    // 0 stays in front of what may have no value.
    if (rest.kind === 'apply' && rest.name === 'ln' && !Q.isZero(times)) logarithms.push({ times, of: rest.args[0]! });
    else others.push(term);
  }
  if (logarithms.length < 2) return node;
  const common = logarithms.reduce<Z.Integer>((lcm, { times }) => Z.lcm(lcm, times.denominator), 1);
  const shared = logarithms.reduce<Z.Integer>(
    (gcd, { times }) => Z.gcd(gcd, Z.multiply(times.numerator, Z.divideExact(common, times.denominator))),
    0,
  );
  const unit = Q.rational(shared, common);
  const inside = product(logarithms.map(({ times, of }) => power(of, number(Q.divide(times, unit)))));
  return sum([product([number(unit), ln(inside)]), ...others]);
}
