import { definiteIntegral } from '@nomogram/math/calculus/definite/definite-integral.ts';
import { numericIntegral } from '@nomogram/math/calculus/quadrature.ts';
import { fromDecimal } from '@nomogram/math/exact/decimal.ts';
import { number, subtract } from '@nomogram/math/expression/build.ts';
import { evaluateComplex } from '@nomogram/math/expression/evaluate-complex.ts';
import { evaluatePrecise } from '@nomogram/math/expression/evaluate-precise.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { preciseFunctions } from '@nomogram/math/expression/precise-functions.ts';
import { some } from '@nomogram/math/expression/walk.ts';
import type { DefiniteIntegralRecord } from '../judge-definite.ts';
import { readExpression } from '../read-expression.ts';
import { type Judgement, suite } from '../suite.ts';

/** Of the value, 30 digits, as many are right as `checked` tells: "quad, 40 digits". */
interface DefiniteRecord extends DefiniteIntegralRecord {
  readonly checked: string;
}

/** Of the value at most 25 digits are asked for; of one that was checked to fewer, all but one. */
function toleranceOf({ checked }: DefiniteRecord): number {
  const known = Number(/(\d+) digits/.exec(checked)?.[1] ?? 40);
  return 10 ** -Math.min(25, known - 1);
}

/** The exact form at 40 digits against the 30 of the data; in doubles where a function is not known to so many. */
function judgeExact(exact: Expression, record: DefiniteRecord): Judgement {
  const { value } = record;
  const wanted = fromDecimal(value)!;
  const size = Math.abs(Number(value));
  const difference = evaluatePrecise(subtract(exact, number(wanted)), 3);
  if (difference.ok) {
    const { re, im } = difference.value;
    return Math.hypot(Number(re), Number(im)) <= toleranceOf(record) * size ? 'right' : 'wrong';
  }
  const isKnown = !some(exact, (node) => node.kind === 'apply' && !preciseFunctions.has(node.name));
  // What has no value to 3 digits of its difference, though every function in it is known to any precision, is no value.
  if (isKnown) return 'wrong';
  const { re, im } = evaluateComplex(exact);
  return Math.hypot(re - Number(value), im) <= 1e-12 * size ? 'right' : 'wrong';
}

export default suite<DefiniteRecord>({
  file: 'definite-exact',
  judge(record) {
    const { integrand, variable, lower, upper, value } = record;
    const [f, a, b] = [integrand, lower, upper].map(readExpression);
    if (!f || !a || !b) return 'none';
    const found = definiteIntegral(f, variable, a, b);
    if (found.ok) return judgeExact(found.value.value, record);
    const decimals = numericIntegral(f, variable, a, b);
    // Whether decimals are right is what the suites of numbers ask; here they only count as less than an exact form.
    const isNear = decimals.ok && Math.abs(decimals.value.value - Number(value)) <= 1e-10 * Math.abs(Number(value));
    return isNear ? 'part' : 'none';
  },
  reasked: 7,
});
