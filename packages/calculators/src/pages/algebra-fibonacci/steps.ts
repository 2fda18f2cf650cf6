import { fibonacci } from '@nomogram/math/exact/fibonacci.ts';
import * as Z from '@nomogram/math/exact/integer.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';

/** Up to here the sequence is written out; beyond, indices are doubled. */
const maxAdded = 20;
const maxDoubled = 300;

const shown = (n: number): string => Z.toString(fibonacci(n));

/** Number by number, or by the formulas for the double index. */
export function fibonacciSteps(n: number): readonly ShownStep[] | undefined {
  const size = Math.abs(n);
  if (size > maxDoubled) return undefined;
  const steps = size <= maxAdded ? addedSteps(size) : [...addedSteps(2), ...doubledSteps(size)];
  if (n >= 0) return steps;
  const even = size % 2 === 0;
  const says = `Continued backwards the numbers come again, with alternating signs: at -${size} the sign is ${even ? 'minus' : 'plus'}.`;
  return [...steps, line('negative index', says, `F_n = ${even ? '-' : ''}F_${size} = ${shown(n)}`)];
}

function addedSteps(n: number): readonly ShownStep[] {
  const start = line('start', 'The first two numbers are given.', 'F_0 = 0; F_1 = 1');
  const sums = Array.from({ length: Math.max(0, n - 1) }, (_, k) => k + 2).map((m) =>
    line(
      'sum of the two before',
      'Every further number is the sum of the two before it.',
      `F_${m} = F_${m - 1} + F_${m - 2} = ${shown(m - 1)} + ${shown(m - 2)} = ${shown(m)}`,
    ),
  );
  return [start, ...sums];
}

/** F(2k) = F(k)(2F(k+1) − F(k)) and F(2k+1) = F(k+1)² + F(k)², down the halves of n. */
function doubledSteps(n: number): readonly ShownStep[] {
  const needed = new Set<number>();
  const visit = (m: number): void => {
    if (m <= 2 || needed.has(m)) return;
    needed.add(m);
    const half = Math.floor(m / 2);
    visit(half);
    visit(half + 1);
  };
  visit(n);
  return [...needed].sort((a, b) => a - b).map((m) => doubledStep(m, Math.floor(m / 2)));
}

function doubledStep(m: number, k: number): ShownStep {
  const [here, next] = [shown(k), shown(k + 1)];
  if (m === 3) return line('sum of the two before', 'The sum of the two before it.', 'F_3 = F_2 + F_1 = 1 + 1 = 2');
  return m % 2 === 0
    ? line(
        'double index',
        'The addition theorem with both indices k, which saves all numbers between.',
        `F_${m} = F_${k}*(2*F_${k + 1} - F_${k}) = ${here}*(2*${next} - ${here}) = ${shown(m)}`,
      )
    : line(
        'double index and one',
        'The addition theorem with the indices k and k + 1.',
        `F_${m} = F_${k + 1}^2 + F_${k}^2 = ${next}^2 + ${here}^2 = ${shown(m)}`,
      );
}
