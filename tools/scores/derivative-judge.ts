import { derivative } from '@nomogram/math/calculus/derivative.ts';
import { evaluateComplex } from '@nomogram/math/expression/evaluate-complex.ts';
import { complex } from '@nomogram/math/numeric/complex.ts';
import { readExpression } from './read-expression.ts';
import type { Judgement } from './suite.ts';

export interface DerivativeRecord {
  readonly id: string;
  readonly expr: string;
  readonly variable: string;
  /** 1 unless told. */
  readonly order?: number;
  /** Points and the 20 digits of the derivative there. */
  readonly values: readonly (readonly [string, string])[];
  /** The values of the other letters. */
  readonly at?: Readonly<Record<string, string>>;
}

export function judgeDerivative({ expr, variable, order, values, at }: DerivativeRecord): Judgement {
  const f = readExpression(expr);
  if (f === null) return 'none';
  const found = derivative(f, variable, { order });
  if (!found.ok) return 'none';
  const fixed = Object.fromEntries(Object.entries(at ?? {}).map(([name, value]) => [name, complex(Number(value))]));
  const right = values.every(([x, expected]) => {
    const { re, im } = evaluateComplex(found.value.expression, { ...fixed, [variable]: complex(Number(x)) });
    return Math.hypot(re - Number(expected), im) <= 1e-9 * Math.abs(Number(expected));
  });
  return right ? 'right' : 'wrong';
}
