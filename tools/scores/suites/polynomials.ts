import { apart } from '@nomogram/math/algebra/apart.ts';
import { divide } from '@nomogram/math/algebra/divide.ts';
import { expand } from '@nomogram/math/algebra/expand.ts';
import { sameValue } from '@nomogram/math/algebra/same-value.ts';
import { add, equal, multiply, subtract } from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { substitute } from '@nomogram/math/expression/substitute.ts';
import { fromInteger, ringOf, toPolynomial } from '@nomogram/math/polynomial/convert.ts';
import { gcd } from '@nomogram/math/polynomial/sparse/gcd.ts';
import * as S from '@nomogram/math/polynomial/sparse/polynomial.ts';
import { resultant } from '@nomogram/math/polynomial/sparse/resultant.ts';
import { budget } from '@nomogram/math/result/budget.ts';
import { parse } from '@nomogram/math/syntax/parse.ts';
import { type Judgement, suite } from '../suite.ts';

interface PolynomialRecord {
  readonly id: string;
  readonly op: string;
  readonly expected?: string;
  readonly [field: string]: unknown;
}

const read = (text: unknown): Expression => {
  const parsed = parse(String(text));
  if (!parsed.ok) throw new Error(parsed.why.message);
  return parsed.value.expression;
};

function polynomials(record: PolynomialRecord): [S.Polynomial, S.Polynomial] {
  const [a, b] = [read(record.a), read(record.b)];
  const over = ringOf([a, b]);
  if (!over.ok) throw new Error(over.why.message);
  return [a, b].map((one) => {
    const found = toPolynomial(one, over.value);
    if (!found.ok || found.value.denominator !== 1) throw new Error('not over the integers');
    return found.value.polynomial;
  }) as [S.Polynomial, S.Polynomial];
}

/** Expanded forms are canonical, so that they can be compared as they stand. */
function expanded(a: Expression, expected: unknown): Judgement {
  const found = expand(a);
  const wanted = expand(read(expected));
  if (!found.ok || !wanted.ok) return 'none';
  return equal(found.value, wanted.value) ? 'right' : 'wrong';
}

const judges: Record<string, (record: PolynomialRecord) => Judgement> = {
  expand: (record) => expanded(read(record.expr), record.expected),
  sum: (record) => expanded(add(read(record.a), read(record.b)), record.expected),
  difference: (record) => expanded(subtract(read(record.a), read(record.b)), record.expected),
  product: (record) => expanded(multiply(read(record.a), read(record.b)), record.expected),
  compose: (record) => expanded(substitute(read(record.outer), { x: read(record.inner) }), record.expected),
  divide(record) {
    const found = divide(read(record.dividend), read(record.divisor));
    if (!found.ok) return 'none';
    const { quotient, remainder } = found.value;
    return equal(quotient, read(record.quotient)) && equal(remainder, read(record.remainder)) ? 'right' : 'wrong';
  },
  gcd(record) {
    const [a, b] = polynomials(record);
    const found = fromInteger(S.integerPrimitive(gcd(a, b, budget(1e8))));
    const { polynomial } = toPolynomialOrThrow(read(record.expected), a.ring);
    return equal(found, fromInteger(S.integerPrimitive(polynomial))) ? 'right' : 'wrong';
  },
  resultant(record) {
    const [a, b] = polynomials(record);
    const at = a.ring.variables.indexOf(String(record.variable));
    return expanded(fromInteger(resultant(a, b, at, budget(1e8))), record.expected);
  },
  'partial-fractions'(record) {
    const found = apart(read(record.expr));
    if (!found.ok) return 'none';
    const terms = (one: Expression): number => (one.kind === 'sum' ? one.terms.length : 1);
    const wanted = read(record.expected);
    return sameValue(found.value, wanted).same && terms(found.value) >= terms(wanted) ? 'right' : 'wrong';
  },
};

function toPolynomialOrThrow(a: Expression, over: S.Polynomial['ring']) {
  const found = toPolynomial(a, over);
  if (!found.ok) throw new Error(found.why.message);
  return found.value;
}

export default suite<PolynomialRecord>({
  file: 'polynomials',
  asks: ({ op }) => op in judges,
  judge: (record) => judges[record.op]!(record),
});
