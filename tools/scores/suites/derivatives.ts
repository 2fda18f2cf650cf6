import { derivative } from '@nomogram/math/calculus/derivative.ts';
import { evaluateComplex } from '@nomogram/math/expression/evaluate-complex.ts';
import { complex } from '@nomogram/math/numeric/complex.ts';
import { parse } from '@nomogram/math/syntax/parse.ts';
import { suite } from '../suite.ts';

interface DerivativeRecord {
  readonly id: string;
  readonly expr: string;
  readonly variable: string;
  /** Points and the 20 digits of the derivative there. */
  readonly values: readonly (readonly [string, string])[];
}

export default suite<DerivativeRecord>({
  file: 'derivatives',
  judge({ expr, variable, values }) {
    const parsed = parse(expr);
    if (!parsed.ok) return 'none';
    const found = derivative(parsed.value.expression, variable);
    if (!found.ok) return 'none';
    const right = values.every(([x, expected]) => {
      const { re, im } = evaluateComplex(found.value.expression, { [variable]: complex(Number(x)) });
      return Math.hypot(re - Number(expected), im) <= 1e-9 * Math.abs(Number(expected));
    });
    return right ? 'right' : 'wrong';
  },
});
