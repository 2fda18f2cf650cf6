import type { LinearSolution } from '@nomogram/math/linear/linear-solution.ts';
import type { Matrix } from '@nomogram/math/linear/operations.ts';
import { asColumn, solveSystem } from '@nomogram/math/linear/system.ts';
import type { SystemWay } from '@nomogram/math/linear/system-steps.ts';
import type { Result } from '@nomogram/math/result/result.ts';
import type { Answer } from '../../kit/answer.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import { matrix } from '../../kit/fields/matrix.ts';
import { same } from '../../kit/laws/relates.ts';
import type { Options } from '../../kit/options.ts';
import type { Elsewhere } from '../../kit/program/elsewhere.ts';
import { doublesIn, inDoublesToo, solutionIn } from '../../shared/linear/doubles.ts';
import { answerOf, systemMethods } from './system-answer.ts';

/** The last equation first. */
const reversed = (typed: { readonly [input: string]: string }) => ({
  a: typed.a!.split(/[\n;]/).reverse().join('\n'),
  b: typed.b!.split(/[\n;]/).reverse().join('\n'),
});

const inputs = {
  a: matrix({
    label: 'Matrix A',
    symbol: 'A',
    hint: 'One row an equation: the factors of its unknowns a, b, c …',
  }),
  b: matrix({ label: 'Matrix B', symbol: 'B', shape: 'column', hint: 'One column: the right sides.' }),
};

export default calculator<
  { a: ReturnType<typeof matrix>; b: ReturnType<typeof matrix> },
  string,
  'calculus/linearsystems/:a/:b'
>({
  title: 'Linear system',
  keywords: [
    'system of equations',
    'simultaneous equations',
    'Gaussian elimination',
    'Gauss Jordan',
    'Cramer',
    'three unknowns',
  ],
  purpose:
    'Solves A times X equals B exactly: the one solution, all of infinitely many, or the proof that there is none.',
  path: 'calculus/linearsystems/:a/:b',
  slash: 'bar',
  cost: 'heavy',
  options: ['angle'],
  methods: systemMethods,
  unchosen: 'elimination',
  inputs,
  formula: 'A X = B',
  compute,
  elsewhere: ({ a, b }) => systemElsewhere(a.rows, b.rows),
  laws: [same('equations in another order have the same solution', reversed)],
  examples: [
    { label: 'one solution', given: { a: '2,3\n1,-1', b: '8\n-1' }, expect: { a: '1', b: '2' } },
    { label: 'infinitely many', given: { a: '1,2,3\n4,5,6', b: '6\n15' }, expect: { a: 'c', b: '3 - 2*c' } },
    {
      label: 'none',
      given: { a: '1,1\n2,2', b: '1\n3' },
      expect: { solution: 'none: the equations contradict each other', rank: '1' },
    },
    { label: 'with symbols', given: { a: 'x,1\n1,x', b: '1\n1' }, expect: { a: '1/(x + 1)' } },
    {
      label: 'for which values?',
      given: { a: '1,1\n2,2', b: 'p\nq' },
      expect: { solution: 'none: the equations contradict each other', rank: '1' },
    },
    { given: { a: '1,2\n3,4', b: '1\n2\n3' }, fails: 'no-answer' },
  ],
  references: [
    { title: 'G. Strang, Introduction to Linear Algebra, 5th edition (2016), chapters 2 and 3' },
    { title: 'R. A. Horn, C. R. Johnson, Matrix Analysis, 2nd edition (2013), §0.3 and §0.5' },
  ],
});

function compute({ a, b }: InputValues<typeof inputs>, { method }: Options): Result<Answer> {
  const found = solveSystem(a.rows, b.rows, method as SystemWay);
  if (!found.ok) return found;
  return answerOf(found.value, a.rows, asColumn(b.rows), renamed(found.value));
}

/** The one solution of as many equations as unknowns, exactly and in double precision; B must be typed as a column, as others take it. */
function systemElsewhere(a: Matrix, b: Matrix): Elsewhere | undefined {
  const found = b[0]!.length === 1 && a.length === a[0]!.length ? solveSystem(a, b) : undefined;
  if (!found?.ok || found.value.kind !== 'unique') return undefined;
  const { unknowns, values } = found.value;
  const words = {
    python: '{a}.LUsolve({b})',
    r: 'solve({a}, {b})',
    sheet: 'MMULT(MINVERSE({a}), {b})',
    label: unknowns.join(', '),
  };
  const own = solutionIn(doublesIn(a), doublesIn(b).flat()) ?? [];
  return { imports: ['import sympy'], values: { [unknowns[0]!]: inDoublesToo(words, values, own) } };
}

function renamed({ unknowns }: LinearSolution): readonly string[] {
  const usual = unknowns.every((name, k) => name === 'abcdefghijklmnopqrst'[k]);
  return usual ? [] : [`The unknowns are ${unknowns.join(', ')}: letters that occur in the entries are left out.`];
}
