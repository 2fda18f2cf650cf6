import { simplest } from '@nomogram/math/algebra/simplify/simplify.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { substitute } from '@nomogram/math/expression/substitute.ts';
import { size as sizeOf, some } from '@nomogram/math/expression/walk.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import { formatDouble } from '../../../kit/decimal.ts';
import { putIn } from '../closing-in.ts';
import { type Candidate, solutionsStep } from './candidates.ts';

/** So many names and numbers say more than digits. */
const shortForm = 5;

/** Each number put into the equation f = 0, and at the end those that solve it. */
export function checkSteps(
  f: Expression,
  x: string,
  candidates: readonly Candidate[],
  kept: readonly Candidate[],
): readonly ShownStep[] {
  const steps = candidates.map((one) => {
    const shown = putIn(f, x, toText(one.exact));
    if (kept.includes(one)) return line('check by putting in', 'This number is a solution.', `${shown} = 0`);
    const value = simplest(substitute(f, { [x]: one.exact }));
    const size = evaluate(value);
    return Number.isFinite(size) && !isBelowRoot(f, x, one)
      ? line(
          'check by putting in',
          'This number is no solution.',
          `${shown} ${sizeOf(value) <= shortForm ? `= ${toText(value)}` : `≈ ${formatDouble(size, 12)}`}`,
        )
      : line(
          'check by putting in',
          'This number is no solution: a side has no real value there.',
          `${x} != ${toText(one.exact)}`,
        );
  });
  return [...steps, solutionsStep(kept, x)];
}

/** Whether a square root is taken of a negative number there: it is none that counts, though the product of two such is real. */
const isBelowRoot = (f: Expression, x: string, { value }: Candidate): boolean =>
  some(f, (node) => {
    const isRoot = node.kind === 'power' && node.exponent.kind === 'number' && !Q.isInteger(node.exponent.value);
    return isRoot && evaluate(node.base, { [x]: value }) < -1e-9;
  });
