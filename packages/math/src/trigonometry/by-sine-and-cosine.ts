import * as E from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';

/** A circular function of an angle whose sine and cosine are given; null for any other function. */
export function bySineAndCosine(name: string, sin: Expression, cos: Expression): Expression | null {
  switch (name) {
    case 'sin':
      return sin;
    case 'cos':
      return cos;
    case 'tan':
      return E.divide(sin, cos);
    case 'cot':
      return E.divide(cos, sin);
    case 'sec':
      return E.reciprocal(cos);
    case 'csc':
      return E.reciprocal(sin);
    default:
      return null;
  }
}
