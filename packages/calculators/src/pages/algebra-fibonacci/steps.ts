import { fibonacci } from '@nomogram/math/exact/fibonacci.ts';
import * as Z from '@nomogram/math/exact/integer.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import { workedChain } from '../../kit/worked/chain.ts';

/** Up to here the sequence is written out; beyond, indices are doubled. */
const maxAdded = 20;
const maxDoubled = 300;

const shown = (n: number): string => Z.toString(fibonacci(n));

/** Beyond that Binet's formula shows more digits than anybody follows. */
const maxRounded = 40;

/** The ways to a Fibonacci number. */
export const fibonacciWays = { sums: 'Sum by sum', doubling: 'Doubled indices', binet: "Binet's formula" } as const;
type FibonacciWay = keyof typeof fibonacciWays;

/** Number by number, by the formulas for the double index, or by powers of the golden ratio. */
export function fibonacciSteps(n: number, way?: FibonacciWay): readonly ShownStep[] | undefined {
  const size = Math.abs(n);
  if (size > maxDoubled) return undefined;
  const steps = waySteps(size, way);
  if (n >= 0) return steps;
  const even = size % 2 === 0;
  const says = `Continued backwards the numbers come again, with alternating signs: at -${size} the sign is ${even ? 'minus' : 'plus'}.`;
  return [...steps, line('negative index', says, `"F(${n})" = ${even ? '-' : ''}F_${size} = ${shown(n)}`)];
}

function waySteps(n: number, way: FibonacciWay | undefined): readonly ShownStep[] {
  const rounded = way === 'binet' && n <= maxRounded ? roundedSteps(n) : undefined;
  if (rounded !== undefined) return rounded;
  const isAdded = n <= (way === 'sums' ? 2 * maxAdded : way === 'doubling' ? 2 : maxAdded);
  return isAdded ? addedSteps(n) : [...addedSteps(2), ...doubledSteps(n)];
}

/** (φⁿ − ψⁿ)/√5, of which the second part is less than one half. */
function roundedSteps(n: number): readonly ShownStep[] | undefined {
  const steps = workedChain(
    [
      {
        name: 'phi',
        is: '(1 + sqrt(5))/2',
        rule: 'golden ratio',
        says: 'It is the positive root of x^2 = x + 1; the other root is psi = (1 - sqrt(5))/2.',
      },
      {
        name: 'q',
        is: `phi^${n}/sqrt(5)`,
        rule: "Binet's formula",
        says: 'Powers of both roots are the sum of the two before them, and (phi^n - psi^n)/sqrt(5) begins with 0 and 1 as the sequence does.',
      },
    ],
    {},
  );
  const says = 'What is left out, psi^n/sqrt(5), is less than one half: the number is the whole number next to q.';
  return steps && [...steps, line('nearest whole number', says, `F_${n} = ${shown(n)}`)];
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
