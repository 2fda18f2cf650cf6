import type { Expression } from '../../expression/expression.ts';
import { toText } from '../../syntax/print-text.ts';
import { lowest } from '../sums/shape.ts';
import { plainest } from '../sums/telescoping.ts';

/** How much longer a form over one fraction line may be. */
const slightly = 1.25;

/** A value in short, over one fraction line where that is not much longer. */
export function shortest(a: Expression): Expression {
  const plain = plainest(a);
  const fraction = lowest(plain);
  return toText(fraction).length <= slightly * toText(plain).length ? fraction : plain;
}
