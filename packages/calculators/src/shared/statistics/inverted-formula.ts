import * as Q from '@nomogram/math/exact/rational.ts';
import type { Term } from '@nomogram/math/formula/term.ts';

/** Whether a formula stands on the unknown, with the formulas that it holds. */
export type Holds = (term: Term) => boolean;

/** What an operation tells of the operand that holds the unknown; undefined where it tells none. */
export interface Inverted {
  /** The operand. */
  readonly of: Term;
  /** What it equals. */
  readonly is: Term;
}

/**
 * Undoes the outermost operation of `left = right`, where the unknown stands in one of its operands alone: a sum by a difference, an
 * exponential by a logarithm. `isNegative` tells of the operand of a square or of an absolute value on which side of 0 it lies.
 */
export function inverted(left: Term, right: Term, holds: Holds, isNegative: Holds): Inverted | undefined {
  switch (left.kind) {
    case 'negative':
      return { of: left.of, is: negative(right) };
    case 'call':
      return left.args.length === 1 ? invertedCall(left.name, left.args[0]!, right, isNegative) : undefined;
    case 'sum':
    case 'difference':
    case 'product':
    case 'quotient':
    case 'power': {
      const inLeft = holds(left.left);
      if (inLeft === holds(left.right)) return undefined;
      return inLeft ? invertedFirst(left, right, isNegative) : invertedSecond(left, right);
    }
    default:
      return undefined;
  }
}

type Operation = Extract<Term, { readonly left: Term }>;

/** The unknown stands in the first operand. */
function invertedFirst({ kind, left: of, right: by }: Operation, right: Term, isNegative: Holds): Inverted | undefined {
  switch (kind) {
    case 'sum':
      return { of, is: operation('difference', right, by) };
    case 'difference':
      return { of, is: operation('sum', by, right) };
    case 'product':
      return { of, is: quotient(right, by) };
    case 'quotient':
      return { of, is: product(by, right) };
    case 'power': {
      const root =
        by.kind === 'number' && Q.equals(by.value, two.value) ? call('sqrt', right) : power(right, quotient(one, by));
      if (!isNegative(of)) return { of, is: root };
      return root.kind === 'call' ? { of, is: negative(root) } : undefined;
    }
  }
}

/** The unknown stands in the second operand; as an exponent it is left where it is. */
function invertedSecond({ kind, left: by, right: of }: Operation, right: Term): Inverted | undefined {
  switch (kind) {
    case 'sum':
      return { of, is: operation('difference', right, by) };
    case 'difference':
      return { of, is: operation('difference', by, right) };
    case 'product':
      return { of, is: quotient(right, by) };
    case 'quotient':
      return { of, is: quotient(by, right) };
    case 'power':
      return undefined;
  }
}

function invertedCall(name: string, of: Term, right: Term, isNegative: Holds): Inverted | undefined {
  switch (name) {
    case 'exp':
      return { of, is: call('ln', right) };
    case 'ln':
      return { of, is: call('exp', right) };
    case 'sqrt':
      return { of, is: power(right, two) };
    case 'atan':
      return { of, is: call('tan', right) };
    case 'abs':
      return { of, is: isNegative(of) ? negative(right) : right };
    default:
      return undefined;
  }
}

const one: Term = { kind: 'number', value: Q.one, text: '1' };
const two = { kind: 'number', value: Q.rational(2), text: '2' } as const;

const operation = (kind: Operation['kind'], left: Term, right: Term): Term => ({ kind, left, right });
const call = (name: string, of: Term): Term => ({ kind: 'call', name, args: [of] });
const power = (base: Term, exponent: Term): Term => operation('power', base, exponent);
const negative = (of: Term): Term => (of.kind === 'negative' ? of.of : { kind: 'negative', of });

/** A sign below the fraction line goes before it. */
const quotient = (above: Term, below: Term): Term =>
  below.kind === 'negative' ? negative(quotient(above, below.of)) : operation('quotient', above, below);

/** A sign within a product goes before it. */
const product = (by: Term, of: Term): Term =>
  of.kind === 'negative' ? negative(product(by, of.of)) : operation('product', by, of);
