import * as Q from '@nomogram/math/exact/rational.ts';
import type { Term } from '@nomogram/math/formula/term.ts';
import { differenceOf, isNumber, negated, one, quotientOf, sumOf, timesOf } from './plain-terms.ts';

/*
 * What undoes the operation that stands outermost around an unknown, as one does it by hand: a sum is undone by a difference, a power
 * by a root, an exponential by a logarithm.
 */

/** What was done to both sides of an equation. */
export type Operation =
  | { readonly does: 'add' | 'subtract' | 'multiply' | 'divide'; readonly by: Term }
  | { readonly does: 'root'; readonly by: Term }
  | {
      readonly does:
        | 'write out'
        | 'limit'
        | 'change signs'
        | 'reciprocal'
        | 'logarithm'
        | 'undo logarithm'
        | 'undo function'
        | 'gather';
    };

/** An equation on the way, and what has led to it; the unknown is on the right. */
export interface Rearrangement {
  readonly operation: Operation;
  readonly left: Term;
  readonly right: Term;
}

/** What is known of the unknown. */
export interface Unknown {
  /** Whether a formula stands on it. */
  readonly isIn: (term: Term) => boolean;
  /** On which side of 0 the operand of a square or of an absolute value lies; without it none is negative. */
  readonly isNegative?: (term: Term) => boolean;
  /** Whether what is known is written before what was found: x = mu + sigma*z. */
  readonly isKnownFirst?: boolean;
}

/**
 * The equations that follow from `left = right` where the outermost operation of the right side is undone; undefined where the unknown
 * stands in both of its operands, or where it is a function that is not undone by one.
 */
export function undone(left: Term, right: Term, unknown: Unknown): readonly Rearrangement[] | undefined {
  switch (right.kind) {
    case 'number':
    case 'input':
      return undefined;
    case 'negative':
      return [{ operation: { does: 'change signs' }, left: negated(left), right: right.of }];
    case 'call':
      return right.args.length === 1 ? ofCall(left, right.name, right.args[0]!, unknown) : undefined;
    default: {
      const isFirst = unknown.isIn(right.left);
      if (isFirst === unknown.isIn(right.right)) return undefined;
      return isFirst ? ofFirst(left, right, unknown) : ofSecond(left, right);
    }
  }
}

type Operated = Extract<Term, { left: Term }>;

const call = (name: string, of: Term): Term => ({ kind: 'call', name, args: [of] });

function ofCall(left: Term, name: string, of: Term, unknown: Unknown): readonly Rearrangement[] | undefined {
  const by = (does: 'logarithm' | 'undo logarithm' | 'undo function', found: Term): readonly Rearrangement[] => [
    { operation: { does }, left: found, right: of },
  ];
  switch (name) {
    case 'exp':
      return by('logarithm', call('ln', left));
    case 'ln':
      return by('undo logarithm', call('exp', left));
    case 'sqrt':
      return by('undo function', { kind: 'power', left, right: two });
    case 'atan':
      return by('undo function', call('tan', left));
    case 'abs':
      return by('undo function', unknown.isNegative?.(of) ? negated(left) : left);
    default:
      return undefined;
  }
}

const two = { kind: 'number', value: Q.rational(2), text: '2' } as const;

/** The unknown stands before the sign of the operation. */
function ofFirst(left: Term, { kind, left: inner, right: known }: Operated, unknown: Unknown) {
  const [first, second] = unknown.isKnownFirst ? [known, left] : [left, known];
  switch (kind) {
    case 'sum':
      return [line({ does: 'subtract', by: known }, differenceOf(left, known), inner)];
    case 'difference':
      return [line({ does: 'add', by: known }, sumOf(first, second), inner)];
    case 'product':
      return [line({ does: 'divide', by: known }, quotientOf(left, known), inner)];
    case 'quotient':
      return [line({ does: 'multiply', by: known }, timesOf(first, second), inner)];
    case 'power':
      return rootTaken(left, inner, known, unknown);
  }
}

const line = (operation: Operation, left: Term, right: Term): Rearrangement => ({ operation, left, right });

/** x^(−n) = a is x^n = 1/a first: nobody takes the −n-th root. */
function rootTaken(left: Term, base: Term, exponent: Term, unknown: Unknown): readonly Rearrangement[] | undefined {
  if (exponent.kind === 'negative') {
    const turned = quotientOf(one, left);
    const power: Term = { kind: 'power', left: base, right: exponent.of };
    const rest = rootTaken(turned, base, exponent.of, unknown);
    return rest && [line({ does: 'reciprocal' }, turned, power), ...rest];
  }
  // x^(1/n) = a is x = a^n.
  const inverse =
    exponent.kind === 'quotient' && isNumber(exponent.left, Q.one) ? exponent.right : quotientOf(one, exponent);
  const isSquare = isNumber(exponent, two.value);
  const root: Term = isSquare ? call('sqrt', left) : { kind: 'power', left, right: inverse };
  if (!unknown.isNegative?.(base)) return [line({ does: 'root', by: exponent }, root, base)];
  // Of a negative number only the square is sure to have this root.
  return isSquare ? [line({ does: 'root', by: exponent }, negated(root), base)] : undefined;
}

/** The unknown stands behind the sign of the operation. */
function ofSecond(left: Term, { kind, left: known, right: inner }: Operated): readonly Rearrangement[] {
  switch (kind) {
    case 'sum':
      return [line({ does: 'subtract', by: known }, differenceOf(left, known), inner)];
    case 'difference': {
      const without = differenceOf(left, known);
      return [
        line({ does: 'subtract', by: known }, without, { kind: 'negative', of: inner }),
        line({ does: 'change signs' }, negated(without), inner),
      ];
    }
    case 'product':
      return [line({ does: 'divide', by: known }, quotientOf(left, known), inner)];
    case 'quotient':
      return [
        line({ does: 'multiply', by: inner }, timesOf(left, inner), known),
        line({ does: 'divide', by: left }, quotientOf(known, left), inner),
      ];
    case 'power': {
      const [ofLeft, ofKnown] = [call('ln', left), call('ln', known)];
      return [
        line({ does: 'logarithm' }, ofLeft, { kind: 'product', left: inner, right: ofKnown }),
        line({ does: 'divide', by: ofKnown }, quotientOf(ofLeft, ofKnown), inner),
      ];
    }
  }
}
