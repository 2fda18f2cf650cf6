import * as Q from '@nomogram/math/exact/rational.ts';
import { inputsOf, type Term } from '@nomogram/math/formula/term.ts';
import * as V from '@nomogram/math/numeric/precise/value.ts';
import { evaluate, type Inputs } from './evaluate.ts';

/**
 * Solves formula = target for an input that occurs in it once, by undoing one operation after the other from the outside.
 * Null where the input occurs more than once or inside a function, or where an operation cannot be undone (a product with 0).
 */
export function isolate(term: Term, unknown: string, target: V.Value, inputs: Inputs, bits: number): V.Maybe {
  if (inputsOf(term).filter((name) => name === unknown).length !== 1) return null;
  let [left, at]: [V.Maybe, Term] = [target, term];
  while (left !== null && at.kind !== 'input') {
    if (at.kind === 'number' || at.kind === 'call') return null;
    if (at.kind === 'negative') [left, at] = [V.negate(left), at.of];
    else {
      const onLeft = inputsOf(at.left).includes(unknown);
      const known = evaluate(onLeft ? at.right : at.left, inputs, bits);
      if (known === null) return null;
      left = undone(at.kind, onLeft, left, known, bits);
      at = onLeft ? at.left : at.right;
    }
  }
  return left;
}

/** x in x ∘ known = result, or in known ∘ x = result. */
function undone(
  kind: 'sum' | 'difference' | 'product' | 'quotient' | 'power',
  onLeft: boolean,
  result: V.Value,
  known: V.Value,
  bits: number,
): V.Maybe {
  switch (kind) {
    case 'sum':
      return V.subtract(result, known, bits);
    case 'difference':
      return onLeft ? V.add(result, known, bits) : V.subtract(known, result, bits);
    case 'product':
      return V.divide(result, known, bits);
    case 'quotient':
      return onLeft ? V.multiply(result, known, bits) : V.divide(known, result, bits);
    case 'power':
      return onLeft ? root(result, known, bits) : exponentOf(result, known, bits);
  }
}

function root(result: V.Value, exponent: V.Value, bits: number): V.Maybe {
  const inverse = V.divide(Q.one, exponent, bits);
  return V.signOf(result) === 1 || V.signOf(result) === 0 ? inverse && V.power(result, inverse, bits) : null;
}

function exponentOf(result: V.Value, base: V.Value, bits: number): V.Maybe {
  const [above, below] = [V.logarithm(result, bits), V.logarithm(base, bits)];
  return above && below && V.divide(above, below, bits);
}
