import * as Q from '@nomogram/math/exact/rational.ts';
import { inputsOf, type Term, termOf, withTerms } from '@nomogram/math/formula/term.ts';
import type { Maybe } from '@nomogram/math/numeric/precise/value.ts';
import { affineFractionOf, differenceOf, isNumber, negated, one, quotientOf, sumOf, timesOf } from './affine.ts';
import { functionOf } from './functions.ts';

/*
 * How a formula is solved for one of its inputs, as one does it by hand: with FV = PV·(1 + r)^n for r both sides are divided by PV,
 * then the n-th root is taken, then 1 is subtracted. The operation that stands outermost around the unknown is undone first. Where the
 * unknown stands several times, it is gathered first if it can be (`affine.ts`); of a sum of powers, as the rate of an annuity, no
 * finite formula is known, and there is no rearrangement.
 */

/** What was done to both sides of an equation. */
export type Operation =
  | { readonly does: 'add' | 'subtract' | 'multiply' | 'divide'; readonly by: Term }
  | { readonly does: 'root'; readonly by: Term }
  | {
      readonly does: 'write out' | 'limit' | 'change signs' | 'reciprocal' | 'logarithm' | 'undo logarithm' | 'gather';
    };

/** An equation on the way, and what has led to it; the unknown is on the right. */
export interface Rearrangement {
  readonly operation: Operation;
  readonly left: Term;
  readonly right: Term;
}

/** Values of parts of the formula: annuities are written otherwise at a rate of 0. */
type PartValue = (part: Term) => Maybe;

/** The equations from `target = term` to `… = unknown`; undefined where no finite number of operations leads there. */
export function rearranged(
  term: Term,
  unknown: string,
  target: Term,
  partValue: PartValue,
): readonly Rearrangement[] | undefined {
  const lines: Rearrangement[] = [];
  let [left, right] = [target, term];
  while (right.kind !== 'input') {
    const next = undone(left, right, unknown, partValue);
    if (next === undefined) return undefined;
    lines.push(...next);
    ({ left, right } = next.at(-1)!);
  }
  return right.name === unknown ? lines : undefined;
}

function undone(left: Term, right: Term, unknown: string, partValue: PartValue): readonly Rearrangement[] | undefined {
  const has = (part: Term): boolean => inputsOf(part).includes(unknown);
  switch (right.kind) {
    case 'number':
    case 'input':
      return undefined;
    case 'negative':
      return [{ operation: { does: 'change signs' }, left: negated(left), right: right.of }];
    case 'call':
      return ofCall(left, right, partValue);
    default:
      if (has(right.left) && has(right.right)) return gathered(left, right, unknown);
      return has(right.left) ? ofFirst(left, right) : ofSecond(left, right);
  }
}

type Call = Extract<Term, { kind: 'call' }>;
type Operated = Extract<Term, { left: Term }>;

function ofCall(left: Term, { name, args }: Call, partValue: PartValue): readonly Rearrangement[] {
  if (name === 'exp')
    return [{ operation: { does: 'logarithm' }, left: { kind: 'call', name: 'ln', args: [left] }, right: args[0]! }];
  if (name === 'ln')
    return [
      { operation: { does: 'undo logarithm' }, left: { kind: 'call', name: 'exp', args: [left] }, right: args[0]! },
    ];
  const { text, limit } = functionOf(name);
  const isLimit = limit?.at(...args.map(partValue)) === true;
  const shown = (isLimit ? limit.text : text)(...letters.slice(0, args.length)).replaceAll('e^', 'exp');
  const right = withTerms(termOf(shown), Object.fromEntries(args.map((arg, k) => [letters[k]!, arg])));
  return [{ operation: { does: isLimit ? 'limit' : 'write out' }, left, right }];
}

/** Letters that stand for the arguments of a function while its formula is read. */
const letters = ['a', 'b', 'c'];

/** The unknown stands before the sign of the operation. */
function ofFirst(left: Term, { kind, left: inner, right: known }: Operated): readonly Rearrangement[] {
  switch (kind) {
    case 'sum':
      return [{ operation: { does: 'subtract', by: known }, left: differenceOf(left, known), right: inner }];
    case 'difference':
      return [{ operation: { does: 'add', by: known }, left: sumOf(left, known), right: inner }];
    case 'product':
      return [{ operation: { does: 'divide', by: known }, left: quotientOf(left, known), right: inner }];
    case 'quotient':
      return [{ operation: { does: 'multiply', by: known }, left: timesOf(left, known), right: inner }];
    case 'power':
      return rootTaken(left, inner, known);
  }
}

/** x^(−n) = a is x^n = 1/a first: nobody takes the −n-th root. */
function rootTaken(left: Term, base: Term, exponent: Term): readonly Rearrangement[] {
  if (exponent.kind === 'negative') {
    const turned = quotientOf(one, left);
    const power: Term = { kind: 'power', left: base, right: exponent.of };
    return [{ operation: { does: 'reciprocal' }, left: turned, right: power }, ...rootTaken(turned, base, exponent.of)];
  }
  // x^(1/n) = a is x = a^n.
  const inverse =
    exponent.kind === 'quotient' && isNumber(exponent.left, Q.one) ? exponent.right : quotientOf(one, exponent);
  return [{ operation: { does: 'root', by: exponent }, left: { kind: 'power', left, right: inverse }, right: base }];
}

/** The unknown stands behind the sign of the operation. */
function ofSecond(left: Term, { kind, left: known, right: inner }: Operated): readonly Rearrangement[] {
  switch (kind) {
    case 'sum':
      return [{ operation: { does: 'subtract', by: known }, left: differenceOf(left, known), right: inner }];
    case 'difference': {
      const without = differenceOf(left, known);
      const lessened: Rearrangement = {
        operation: { does: 'subtract', by: known },
        left: without,
        right: { kind: 'negative', of: inner },
      };
      return [lessened, { operation: { does: 'change signs' }, left: negated(without), right: inner }];
    }
    case 'product':
      return [{ operation: { does: 'divide', by: known }, left: quotientOf(left, known), right: inner }];
    case 'quotient': {
      const multiplied: Rearrangement = {
        operation: { does: 'multiply', by: inner },
        left: timesOf(left, inner),
        right: known,
      };
      return [multiplied, { operation: { does: 'divide', by: left }, left: quotientOf(known, left), right: inner }];
    }
    case 'power': {
      const ln = (of: Term): Term => ({ kind: 'call', name: 'ln', args: [of] });
      const taken: Rearrangement = {
        operation: { does: 'logarithm' },
        left: ln(left),
        right: { kind: 'product', left: inner, right: ln(known) },
      };
      return [
        taken,
        { operation: { does: 'divide', by: ln(known) }, left: quotientOf(ln(left), ln(known)), right: inner },
      ];
    }
  }
}

/** left = (a + b·x)/(c + d·x) is left·(c + d·x) = a + b·x, hence (left·d − b)·x = a − left·c. */
function gathered(left: Term, right: Term, unknown: string): readonly Rearrangement[] | undefined {
  const fraction = affineFractionOf(right, unknown);
  if (fraction === undefined) return undefined;
  const { above, below } = fraction;
  const x: Term = { kind: 'input', name: unknown };
  const termIn = ({ slope, constant }: typeof above): Term => sumOf(constant, timesOf(slope, x));
  const isFraction = !isNumber(termIn(below), Q.one);
  const cleared: readonly Rearrangement[] = isFraction
    ? [
        {
          operation: { does: 'multiply', by: termIn(below) },
          left: timesOf(left, termIn(below)),
          right: termIn(above),
        },
      ]
    : [];
  // Of both ways round, the one in which the unknown has no sign before it.
  const [slope, rest] = isNumber(below.slope, Q.zero)
    ? [above.slope, differenceOf(timesOf(left, below.constant), above.constant)]
    : [
        differenceOf(timesOf(left, below.slope), above.slope),
        differenceOf(above.constant, timesOf(left, below.constant)),
      ];
  return [
    ...cleared,
    { operation: { does: 'gather' }, left: rest, right: timesOf(slope, x) },
    ...(isNumber(slope, Q.one)
      ? []
      : [{ operation: { does: 'divide', by: slope } as const, left: quotientOf(rest, slope), right: x }]),
  ];
}
