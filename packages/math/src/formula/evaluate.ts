import * as V from '../numeric/precise/value.ts';
import type { Term } from './term.ts';

/** What the names in a formula stand for. */
export interface Scope {
  readonly value: (name: string, bits: number) => V.Maybe;
  readonly call: (name: string, args: readonly V.Value[], bits: number) => V.Maybe;
}

/**
 * The certain value of a formula with `bits` bits of working precision; null where it has none. `pick(a, b, c)` is b where a is
 * negative, else c, and the other one need not have a value.
 */
export function evaluate(term: Term, scope: Scope, bits: number): V.Maybe {
  switch (term.kind) {
    case 'number':
      return term.value;
    case 'input':
      return scope.value(term.name, bits);
    case 'negative': {
      const of = evaluate(term.of, scope, bits);
      return of && V.negate(of);
    }
    case 'call':
      return term.name === 'pick' ? picked(term.args, scope, bits) : called(term.name, term.args, scope, bits);
    default: {
      const left = evaluate(term.left, scope, bits);
      const right = left && evaluate(term.right, scope, bits);
      return left && right && operations[term.kind](left, right, bits);
    }
  }
}

function picked([condition, negative, otherwise]: readonly Term[], scope: Scope, bits: number): V.Maybe {
  const value = evaluate(condition!, scope, bits);
  const sign = value && V.signOf(value);
  return sign === null || sign === undefined ? null : evaluate(sign < 0 ? negative! : otherwise!, scope, bits);
}

function called(name: string, terms: readonly Term[], scope: Scope, bits: number): V.Maybe {
  const args: V.Value[] = [];
  for (const term of terms) {
    const value = evaluate(term, scope, bits);
    if (value === null) return null;
    args.push(value);
  }
  return scope.call(name, args, bits);
}

/** The arithmetic of values, by the names of the operations of a term. */
const operations = {
  sum: V.add,
  difference: V.subtract,
  product: V.multiply,
  quotient: V.divide,
  power: V.power,
} as const;
