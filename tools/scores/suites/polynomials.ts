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
import { read, unwrap } from '../../setup/read.ts';
import { type Judgement, suite } from '../suite.ts';

interface PolynomialRecord {
  readonly id: string;
  readonly op: string;
  readonly expected?: string;
  readonly [field: string]: unknown;
}

const expression = (text: unknown): Expression => read(String(text));

function polynomials(record: PolynomialRecord): [S.Polynomial, S.Polynomial] {
  const [a, b] = [expression(record.a), expression(record.b)];
  const over = unwrap(ringOf([a, b]));
  return [a, b].map((one) => {
    const found = toPolynomial(one, over);
    if (!found.ok || found.value.denominator !== 1) throw new Error('not over the integers');
    return found.value.polynomial;
  }) as [S.Polynomial, S.Polynomial];
}

/** Expanded forms are canonical, so that they can be compared as they stand. */
function expanded(a: Expression, expected: unknown): Judgement {
  const found = expand(a);
  const wanted = expand(expression(expected));
  if (!found.ok || !wanted.ok) return 'none';
  return equal(found.value, wanted.value) ? 'right' : 'wrong';
}

const judges: Record<string, (record: PolynomialRecord) => Judgement> = {
  expand: (record) => expanded(expression(record.expr), record.expected),
  sum: (record) => expanded(add(expression(record.a), expression(record.b)), record.expected),
  difference: (record) => expanded(subtract(expression(record.a), expression(record.b)), record.expected),
  product: (record) => expanded(multiply(expression(record.a), expression(record.b)), record.expected),
  compose: (record) => expanded(substitute(expression(record.outer), { x: expression(record.inner) }), record.expected),
  divide(record) {
    const found = divide(expression(record.dividend), expression(record.divisor));
    if (!found.ok) return 'none';
    const { quotient, remainder } = found.value;
    return equal(quotient, expression(record.quotient)) && equal(remainder, expression(record.remainder))
      ? 'right'
      : 'wrong';
  },
  gcd(record) {
    const [a, b] = polynomials(record);
    const found = fromInteger(S.integerPrimitive(gcd(a, b, budget(1e8))));
    const { polynomial } = unwrap(toPolynomial(expression(record.expected), a.ring));
    return equal(found, fromInteger(S.integerPrimitive(polynomial))) ? 'right' : 'wrong';
  },
  resultant(record) {
    const [a, b] = polynomials(record);
    const at = a.ring.variables.indexOf(String(record.variable));
    return expanded(fromInteger(resultant(a, b, at, budget(1e8))), record.expected);
  },
  'partial-fractions'(record) {
    const found = apart(expression(record.expr));
    if (!found.ok) return 'none';
    const terms = (one: Expression): number => (one.kind === 'sum' ? one.terms.length : 1);
    const wanted = expression(record.expected);
    return sameValue(found.value, wanted).same && terms(found.value) >= terms(wanted) ? 'right' : 'wrong';
  },
};

export default suite<PolynomialRecord>({
  file: 'polynomials',
  asks: ({ op }) => op in judges,
  judge: (record) => judges[record.op]!(record),
});
