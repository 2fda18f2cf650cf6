import * as Z from '../exact/integer.ts';
import * as Q from '../exact/rational.ts';
import { number, power, product } from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';
import { children } from '../expression/walk.ts';
import { fromInteger, ringOf } from '../polynomial/convert.ts';
import { factorPolynomial } from '../polynomial/sparse/factor.ts';
import { gcd } from '../polynomial/sparse/gcd.ts';
import type { Polynomial } from '../polynomial/sparse/polynomial.ts';
import * as S from '../polynomial/sparse/polynomial.ts';
import type { Ring } from '../polynomial/sparse/ring.ts';
import { exact } from '../polynomial/sparse/square-free.ts';
import { withinWork } from '../polynomial/within-work.ts';
import { type Budget, budget } from '../result/budget.ts';

/** A quotient of polynomials over Z, denominator ≠ 0 with positive leading coefficient. */
export interface Fraction {
  readonly numerator: Polynomial;
  readonly denominator: Polynomial;
}

const maxExponent = 60;

/** The quotient in lowest terms. Throws `Unfinished` (polynomial-work). */
export function reduced(numerator: Polynomial, denominator: Polynomial, work: Budget): Fraction {
  if (S.isZero(numerator)) return { numerator, denominator: S.constant(numerator.ring, 1) };
  const common = gcd(numerator, denominator, work);
  const [n, d] = S.isOne(common)
    ? [numerator, denominator]
    : [exact(numerator, common, work), exact(denominator, common, work)];
  return S.leadingCoefficient(d) < 0
    ? { numerator: S.negate(n), denominator: S.negate(d) }
    : { numerator: n, denominator: d };
}

/**
 * A rational expression as one fraction in lowest terms; null where it is none in its symbols, a denominator is 0, or a
 * power is too large to be worth it. Throws `Unfinished` (polynomial-work).
 */
export function toFraction(a: Expression, over: Ring, work: Budget): Fraction | null {
  switch (a.kind) {
    case 'number':
      return { numerator: S.constant(over, a.value.numerator), denominator: S.constant(over, a.value.denominator) };
    case 'symbol':
      return { numerator: S.variable(over, over.variables.indexOf(a.name)), denominator: S.constant(over, 1) };
    case 'sum':
      return fold(a.terms, over, work, addFractions);
    case 'product':
      return fold(a.factors, over, work, multiplyFractions);
    case 'power':
      return powerFraction(a.base, a.exponent, over, work);
    default:
      return null;
  }
}

function fold(
  parts: readonly Expression[],
  over: Ring,
  work: Budget,
  combine: (a: Fraction, b: Fraction, work: Budget) => Fraction,
): Fraction | null {
  let total: Fraction | null = null;
  for (const part of parts) {
    const one = toFraction(part, over, work);
    if (one === null) return null;
    total = total === null ? one : combine(total, one, work);
  }
  return total;
}

/** a + b in lowest terms; throws `Unfinished` (polynomial-work). */
export function addFractions(a: Fraction, b: Fraction, work: Budget): Fraction {
  if (S.equals(a.denominator, b.denominator)) return reduced(S.add(a.numerator, b.numerator), a.denominator, work);
  const common = gcd(a.denominator, b.denominator, work);
  const [left, right] = [exact(a.denominator, common, work), exact(b.denominator, common, work)];
  const numerator = S.add(S.multiply(a.numerator, right, work), S.multiply(b.numerator, left, work));
  return reduced(numerator, S.multiply(a.denominator, right, work), work);
}

/** a · b in lowest terms, common factors cancelled before they are multiplied; throws `Unfinished` (polynomial-work). */
export function multiplyFractions(a: Fraction, b: Fraction, work: Budget): Fraction {
  const first = reduced(a.numerator, b.denominator, work);
  const second = reduced(b.numerator, a.denominator, work);
  return {
    numerator: S.multiply(first.numerator, second.numerator, work),
    denominator: S.multiply(first.denominator, second.denominator, work),
  };
}

function powerFraction(base: Expression, exponent: Expression, over: Ring, work: Budget): Fraction | null {
  if (exponent.kind !== 'number' || exponent.value.denominator !== 1) return null;
  const n = Z.toNumber(exponent.value.numerator);
  if (!Number.isSafeInteger(n) || (Math.abs(n) > maxExponent && base.kind !== 'symbol')) return null;
  const of = toFraction(base, over, work);
  if (of === null || (n < 0 && S.isZero(of.numerator))) return null;
  const [top, bottom] = n < 0 ? [of.denominator, of.numerator] : [of.numerator, of.denominator];
  const numerator = S.power(top, Math.abs(n), work);
  const denominator = S.power(bottom, Math.abs(n), work);
  return S.leadingCoefficient(denominator) < 0
    ? { numerator: S.negate(numerator), denominator: S.negate(denominator) }
    : { numerator, denominator };
}

/** Written with numerator and denominator multiplied out or factored. */
export function fromFraction(
  { numerator, denominator }: Fraction,
  form: 'expanded' | 'factored' | 'factored-denominator',
): Expression {
  const top = form === 'factored' ? factoredForm(numerator) : splitForm(numerator);
  const bottom = form === 'expanded' ? splitForm(denominator) : factoredForm(denominator);
  return product([top, power(bottom, number(-1))]);
}

/** content·primitive, so that numbers cancel between numerator and denominator. */
function splitForm(a: Polynomial): Expression {
  if (S.isZero(a)) return number(0);
  const content = S.integerContent(a);
  if (a.keys.length === 1) return fromInteger(a);
  return product([number(content), fromInteger(S.divideByInteger(a, content))]);
}

function factoredForm(a: Polynomial): Expression {
  if (S.isZero(a)) return number(0);
  const found = a.keys.length > 60 ? null : factorPolynomial(a, { left: 400_000 });
  if (found === null) return splitForm(a);
  return product([
    number(Q.integerRational(found.content)),
    ...found.factors.map(({ factor, multiplicity }) => power(fromInteger(factor), number(multiplicity))),
  ]);
}

/** A rational expression of which something stands below a fraction line, as one fraction in factors, and its numerator alone; null for others. */
export function asOneFraction(a: Expression): { readonly whole: Expression; readonly numerator: Expression } | null {
  const over = ringOf([a]);
  return withinWork(() => {
    const found = over.ok ? toFraction(a, over.value, budget(400_000)) : null;
    if (found === null || S.isConstant(found.denominator)) return null;
    const one = S.constant(found.numerator.ring, 1);
    const numerator = fromFraction({ numerator: found.numerator, denominator: one }, 'factored');
    return { whole: fromFraction(found, 'factored'), numerator };
  });
}

/** Whatever stands below a fraction line. */
export function denominatorsOf(a: Expression): Expression[] {
  const inside = children(a).flatMap(denominatorsOf);
  const isBelow = a.kind === 'power' && a.exponent.kind === 'number' && Q.sign(a.exponent.value) < 0;
  return isBelow ? [...inside, a.base] : inside;
}
