import { expand } from '../../algebra/expand.ts';
import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { freeSymbols } from '../../expression/walk.ts';

/**
 * t(n)/t(n − 1) = base · Π (n + upper)/Π (n + lower) for n > from, and t(from) = first: the term that is wanted as people write it,
 * with factorials, double ones as (2n)!, powers and binomial coefficients.
 */
export interface Ratio {
  readonly base: Expression;
  readonly upper: readonly Expression[];
  readonly lower: readonly Expression[];
  readonly from: number;
  readonly first: Expression;
}

/** n!^single · (2n)!^double · Π (n + shift)^exponent · Π C(of, n)^exponent · base^n, up to a constant factor. */
interface Form {
  base: Expression;
  single: number;
  double: number;
  readonly linear: Map<string, { readonly shift: Q.Rational; exponent: number }>;
  readonly letters: { readonly factor: (n: Expression) => Expression; readonly exponent: number }[];
  readonly binomials: { readonly of: Expression; readonly rising: boolean; readonly exponent: number }[];
}

const maxFactors = 24;

/** The closed form in n; null where it would be too long. */
export function closedForm(ratio: Ratio, n: Expression): Expression | null {
  const form: Form = { base: ratio.base, single: 0, double: 0, linear: new Map(), letters: [], binomials: [] };
  const { upper, lower } = paired(ratio, form);
  for (const p of upper) if (!include(form, p, 1)) return null;
  for (const p of lower) if (!include(form, p, -1)) return null;
  const start = valueAt(form, ratio.from);
  if (start === null) return null;
  const constant = E.divide(ratio.first, start);
  return written(form, constant, n, ratio.from);
}

/** Parameters that lie whole numbers apart leave a quotient of linear factors. */
function paired({ upper, lower }: Ratio, form: Form) {
  const [above, below] = [[...upper], [...lower]];
  const pairs = above
    .flatMap((p, i) => below.map((q, j) => ({ i, j, gap: E.subtract(p, q) })))
    .flatMap(({ i, j, gap }) =>
      gap.kind === 'number' && Q.isInteger(gap.value) && Math.abs(Q.toNumber(gap.value)) <= maxFactors
        ? [{ i, j, gap: Q.toNumber(gap.value) }]
        : [],
    )
    .sort((a, b) => Math.abs(a.gap) - Math.abs(b.gap));
  const [usedAbove, usedBelow] = [new Set<number>(), new Set<number>()];
  for (const { i, j, gap } of pairs) {
    if (usedAbove.has(i) || usedBelow.has(j)) continue;
    usedAbove.add(i);
    usedBelow.add(j);
    const least = gap > 0 ? below[j]! : above[i]!;
    for (let l = 1; l <= Math.abs(gap); l++) linearFactor(form, E.add(least, E.number(l)), Math.sign(gap));
  }
  return { upper: above.filter((_, i) => !usedAbove.has(i)), lower: below.filter((_, j) => !usedBelow.has(j)) };
}

function linearFactor(form: Form, shift: Expression, exponent: number): void {
  if (shift.kind !== 'number') {
    form.letters.push({ factor: (n) => E.add(n, shift), exponent });
    return;
  }
  const key = `${shift.value.numerator}/${shift.value.denominator}`;
  const known = form.linear.get(key);
  if (known === undefined) form.linear.set(key, { shift: shift.value, exponent });
  else known.exponent += exponent;
}

/** Γ(n + 1 + p)^exponent. */
function include(form: Form, p: Expression, exponent: 1 | -1): boolean {
  if (p.kind === 'number' && Q.isInteger(p.value)) {
    form.single += exponent;
    return between(form, Q.zero, p.value, exponent);
  }
  if (p.kind === 'number' && Z.toNumber(p.value.denominator) === 2) {
    // Π (i − 1/2) = (2n)!/(4^n n!)
    form.double += exponent;
    form.single -= exponent;
    form.base = E.multiply(form.base, E.power(E.number(4), E.number(-exponent)));
    return between(form, Q.rational(-1, 2), p.value, exponent);
  }
  form.single += exponent;
  // Π (i + p) = n! C(n + p, n) = (−1)^n n! C(−p − 1, n)
  const rising = hasPositiveLetter(p);
  if (!rising) form.base = E.negate(form.base);
  const of = rising ? p : E.subtract(E.negate(p), E.one);
  const plain = expand(of);
  form.binomials.push({ of: plain.ok ? plain.value : of, rising, exponent });
  return true;
}

/** Whether the first letter in it has a positive factor: a − 1, but not −a − 1. */
function hasPositiveLetter(p: Expression): boolean {
  const terms = E.termsOf(p);
  const letter = terms.find((term) => freeSymbols(term).length > 0);
  return letter !== undefined && Q.sign(E.coefficient(letter)) > 0;
}

/** Γ(n + 1 + high)/Γ(n + 1 + low), to the exponent. */
function between(form: Form, low: Q.Rational, high: Q.Rational, exponent: number): boolean {
  const gap = Q.toNumber(Q.subtract(high, low));
  if (Math.abs(gap) > maxFactors) return false;
  const least = gap > 0 ? low : high;
  for (let l = 1; l <= Math.abs(gap); l++)
    linearFactor(form, E.number(Q.add(least, Q.integerRational(l))), exponent * Math.sign(gap));
  return true;
}

const factorial = (n: number): Q.Rational => {
  let value = Q.one;
  for (let j = 2; j <= n; j++) value = Q.multiply(value, Q.integerRational(j));
  return value;
};

function valueAt(form: Form, n: number): Expression | null {
  if (n < 0 || n > 60) return null;
  const parts: Expression[] = [
    E.power(form.base, E.number(n)),
    E.power(E.number(factorial(n)), E.number(form.single)),
    E.power(E.number(factorial(2 * n)), E.number(form.double)),
  ];
  for (const { shift, exponent } of form.linear.values()) {
    const value = Q.add(shift, Q.integerRational(n));
    if (Q.isZero(value) && exponent !== 0) return null;
    parts.push(E.power(E.number(value), E.number(exponent)));
  }
  for (const { factor, exponent } of form.letters) parts.push(E.power(factor(E.number(n)), E.number(exponent)));
  for (const { of, rising, exponent } of form.binomials) {
    const top = Array.from({ length: n }, (_, j) => E.add(of, E.number(rising ? j + 1 : -j)));
    parts.push(E.power(E.multiply(E.product(top), E.number(Q.reciprocal(factorial(n)))), E.number(exponent)));
  }
  return E.product(parts);
}

function written(form: Form, constant: Expression, n: Expression, from: number): Expression {
  const parts: Expression[] = [];
  let factor = constant;
  const take = (shift: Q.Rational, exponent: number): boolean => {
    const entry = form.linear.get(`${shift.numerator}/${shift.denominator}`);
    if (entry === undefined || entry.exponent * exponent <= 0) return false;
    entry.exponent -= exponent;
    return true;
  };
  // 1/(n!·(n + 1)) is 1/(n + 1)!, and so on.
  let up = 0;
  if (Math.abs(form.single) === 1) {
    while (take(Q.integerRational(up + 1), form.single)) up++;
    // n/n! is 1/(n − 1)! for n ≥ 1.
    while (up <= 0 && -up < from && take(Q.integerRational(up), -form.single)) up--;
  }
  parts.push(E.power(E.apply('factorial', [E.add(n, E.number(up))]), E.number(form.single)));
  let twice = 0;
  if (Math.abs(form.double) === 1) {
    while (take(Q.rational(twice + 1, 2), form.double)) {
      twice++;
      factor = E.multiply(factor, E.power(E.two, E.number(-form.double)));
    }
  }
  const double = E.add(E.multiply(E.two, n), E.number(twice));
  parts.push(E.power(E.apply('factorial', [double]), E.number(form.double)));
  for (const { shift, exponent } of form.linear.values()) {
    const d = E.number(shift.denominator);
    factor = E.multiply(factor, E.power(d, E.number(-exponent)));
    parts.push(E.power(E.add(E.multiply(d, n), E.number(shift.numerator)), E.number(exponent)));
  }
  for (const { factor: letter, exponent } of form.letters) parts.push(E.power(letter(n), E.number(exponent)));
  for (const { of, rising, exponent } of form.binomials)
    parts.push(E.power(E.apply('binomial', [rising ? E.add(n, of) : of, n]), E.number(exponent)));
  const [sign, power] = powerOf(form.base, n);
  const isNegative = sign && Q.sign(E.coefficient(factor)) < 0;
  const alternating = sign ? E.power(E.minusOne, isNegative ? E.add(n, E.one) : n) : E.one;
  return E.product([isNegative ? E.negate(factor) : factor, alternating, power, ...parts]);
}

/** base^n as powers of its factors, and whether there is a sign (−1)^n. */
function powerOf(base: Expression, n: Expression): readonly [boolean, Expression] {
  const by = E.coefficient(base);
  const rest = E.withoutCoefficient(base);
  const size = Q.abs(by);
  const factors = E.factorsOf(rest);
  const parts = factors.map((one) =>
    one.kind === 'power' && one.exponent.kind === 'number' && Q.isInteger(one.exponent.value)
      ? E.power(one.base, E.multiply(one.exponent, n))
      : E.power(one, n),
  );
  return [
    Q.sign(by) < 0,
    E.product([E.power(E.number(size.numerator), n), E.power(E.number(size.denominator), E.negate(n)), ...parts]),
  ];
}
