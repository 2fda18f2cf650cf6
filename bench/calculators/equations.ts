import type { Calculator } from '../../packages/calculators/src/kit/calculator.ts';
import type { TypedInputs } from '../../packages/calculators/src/kit/run.ts';

/** Equations of a classroom, and some that have solutions in decimals only. */
const equations = [
  'sin(x)^2 + cos(x)^2 = 2',
  '2 sin(x)^2 + 3 cos(x) = 3',
  'sin(2x) = cos(3x)',
  'tan(x) + cot(x) = 3',
  'sin(x) + cos(2x) = 0.7',
  '3 sin x + 4 cos x = 2',
  'sin(x)^4 + cos(x)^4 = 0.6',
  'sin(x) + sin(2x) + sin(3x) = 0',
  'cos(5x) = sin(x) + 0.1',
  'tan(2x) = 3 sin(x)',
  'sin(x)^3 + cos(x)^3 = 0.5',
  'sin(5x) + cos(2x) = 1/7',
  'sin(x) + cos(7x) = 1/5',
];

/** Ordinary inputs of the general trigonometric equation. */
export function ordinaryEquations({ id, inputs }: Calculator): readonly TypedInputs[] {
  if (id !== 'trigonometry-equation/general') return [];
  const [name = ''] = Object.keys(inputs);
  return equations.map((equation) => ({ [name]: equation }));
}
