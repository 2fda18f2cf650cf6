import * as Q from '@nomogram/math/exact/rational.ts';
import { inputsOf, type Term, termOf, withTerms } from '@nomogram/math/formula/term.ts';
import type { Maybe } from '@nomogram/math/numeric/precise/value.ts';
import { affineFractionOf } from '../../rearrangement/affine.ts';
import { differenceOf, isNumber, quotientOf, sumOf, timesOf } from '../../rearrangement/plain-terms.ts';
import { type Rearrangement, undone } from '../../rearrangement/undo.ts';
import { functionOf } from './functions.ts';

/*
 * How a formula of finance is solved for one of its inputs, as one does it by hand: with FV = PV·(1 + r)^n for r both sides are divided
 * by PV, then the n-th root is taken, then 1 is subtracted. The operation that stands outermost around the unknown is undone first.
 * Where the unknown stands several times, it is gathered first if it can be; of a sum of powers, as the rate of an annuity, no finite
 * formula is known, and there is no rearrangement.
 */

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
    const next = nextLines(left, right, unknown, partValue);
    if (next === undefined) return undefined;
    lines.push(...next);
    ({ left, right } = next.at(-1)!);
  }
  return right.name === unknown ? lines : undefined;
}

function nextLines(
  left: Term,
  right: Term,
  unknown: string,
  partValue: PartValue,
): readonly Rearrangement[] | undefined {
  const isIn = (part: Term): boolean => inputsOf(part).includes(unknown);
  const next = undone(left, right, { isIn });
  if (next !== undefined) return next;
  if (right.kind === 'call') return writtenOut(left, right, partValue);
  return 'left' in right && isIn(right.left) && isIn(right.right) ? gathered(left, right, unknown) : undefined;
}

type Call = Extract<Term, { kind: 'call' }>;

/** A factor of annuities as the formula that it stands for, or as its limit. */
function writtenOut(left: Term, { name, args }: Call, partValue: PartValue): readonly Rearrangement[] {
  const { text, limit } = functionOf(name);
  const isLimit = limit?.at(...args.map(partValue)) === true;
  const shown = (isLimit ? limit.text : text)(...letters.slice(0, args.length)).replaceAll('e^', 'exp');
  const right = withTerms(termOf(shown), Object.fromEntries(args.map((arg, k) => [letters[k]!, arg])));
  return [{ operation: { does: isLimit ? 'limit' : 'write out' }, left, right }];
}

/** Letters that stand for the arguments of a function while its formula is read. */
const letters = ['a', 'b', 'c'];

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
