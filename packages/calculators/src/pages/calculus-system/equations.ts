import { linearEquations, unknownsAmong } from '@nomogram/math/algebra/linear-equations.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { solveNamed } from '@nomogram/math/linear/system.ts';
import type { SystemWay } from '@nomogram/math/linear/system-steps.ts';
import { isPolynomial } from '@nomogram/math/polynomial/convert.ts';
import type { Failure, Result } from '@nomogram/math/result/result.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import { equations } from '../../kit/fields/equations.ts';
import { same } from '../../kit/laws/relates.ts';
import type { Options } from '../../kit/options.ts';
import { answerOf, systemMethods } from './system-answer.ts';

const reversed = (typed: { readonly [input: string]: string }) => ({
  equations: typed.equations!.split(/[\n;]/).reverse().join('\n'),
});

const inputs = {
  equations: equations({
    label: 'Equations',
    hint: 'One a line. The unknowns are x, y, z …; other letters beside them are parameters.',
    placeholder: '2x + 3y = 8\nx - y = -1',
  }),
};

export default calculator({
  title: 'Linear equations',
  keywords: ['simultaneous equations', 'solve for x and y'],
  purpose:
    'Solves linear equations as they are written, such as 2x + 3y = 8: one solution, all of many, or the proof of none.',
  path: 'calculus/linearequations/:equations',
  slash: 'bar',
  cost: 'heavy',
  inputs,
  methods: systemMethods,
  unchosen: 'elimination',
  formula: 'A X = B',
  compute,
  laws: [same('equations in another order have the same solution', reversed)],
  examples: [
    { label: 'two equations', given: { equations: '2x + 3y = 8\nx - y = -1' }, expect: { x: '1', y: '2' } },
    {
      label: 'three equations',
      given: { equations: 'x + y + z = 6\n2y + 5z = -4\n2x + 5y - z = 27' },
      expect: { x: '5', y: '3', z: '-2' },
    },
    { label: 'infinitely many', given: { equations: 'x + 2y = 3\n2x + 4y = 6' }, expect: { x: '3 - 2*y' } },
    {
      label: 'none',
      given: { equations: 'x + y = 1; x + y = 2' },
      expect: { solution: 'none: the equations contradict each other' },
    },
    { label: 'with a parameter', given: { equations: 'k*x + y = 1\nx + k*y = 1' }, expect: { x: '1/(k + 1)' } },
    { given: { equations: 'x*y = 1\nx + y = 2' }, fails: 'no-answer' },
  ],
  references: [{ title: 'G. Strang, Introduction to Linear Algebra, 5th edition (2016), chapters 2 and 3' }],
});

function compute({ equations: { differences, letters } }: InputValues<typeof inputs>, { method }: Options) {
  const named = unknownsAmong(letters);
  const read = linearEquations(differences, named);
  if (!read.ok) return isPolynomialPair(differences, named) ? solvedElsewhere(read.error) : read;
  const { a, b, unknowns } = read.value;
  const found = solveNamed(a, b, unknowns, method as SystemWay);
  return found.ok ? answerOf(found.value, a, b, []) : found;
}

/** Whether it is what the system calculator of the polynomials solves by resultants. */
const isPolynomialPair = (differences: readonly Expression[], unknowns: readonly string[]): boolean =>
  differences.length === 2 && unknowns.length === 2 && differences.every(isPolynomial);

const solvedElsewhere = (failure: Failure): Result<never> => ({
  ok: false,
  error: {
    ...failure,
    message: `${failure.message} Two polynomial equations in two unknowns are solved on the page of polynomials, by "Solve two-variable system".`,
  },
});
