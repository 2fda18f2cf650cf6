import type { ConvergenceTest } from '@nomogram/math/calculus/sums/convergence/tests.ts';
import type { SumResult } from '@nomogram/math/calculus/sums/sum.ts';
import { constant, number, zero } from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { fateStep, type SolvedSum } from './asked.ts';

/** The test by which a series converges: its name, what it says of this series, and as a proof in one sentence. */
interface Told {
  readonly rule: string;
  readonly says: string;
  readonly proof: string;
}

/** What each test says of the terms over the index k. */
export function convergence(k: string, by: ConvergenceTest): Told {
  const far = `as ${k} grows`;
  switch (by.test) {
    case 'Leibniz':
      return told(
        'alternating series test',
        'The signs alternate, and the sizes of the terms fall to 0 far out: the partial sums close in on one number from both sides.',
      );
    case 'ratio':
      return told(
        'ratio test',
        `The ratio of neighbouring terms tends to a number below 1 ${far}, so that the terms fall like those of a geometric series.`,
      );
    case 'root':
      return told(
        'root test',
        `The root of order ${k} of the size of the terms tends to a number below 1 ${far}, so that they fall like those of a geometric series.`,
      );
    case 'Raabe':
      return told(
        "Raabe's test",
        `The ratio of neighbouring terms tends to 1 and decides nothing. But ${k}*(a/b - 1), with a term a and the next one b, tends to more than 1: the terms fall faster than those of a series 1/${k}^q with some q > 1, which converges.`,
      );
    case 'comparison': {
      const p = toText(number(by.power));
      return told(
        'limit comparison',
        `${k}^p times the term, with p = ${p}, tends to a number ${far}: far out the terms are at most a constant times 1/${k}^p, and the sum of these converges, since p > 1.`,
      );
    }
    case 'logarithmic':
      return told(
        'logarithmic test',
        `The logarithm of the size of 1/term, divided by ln(${k}), tends to more than 1 ${far}: far out the terms are at most 1/${k}^q with some q > 1, and the sum of these converges.`,
      );
  }
}

const told = (rule: string, says: string): Told => ({ rule, says, proof: says });

/** The series converges, by a test, below which stands the limit that decides. */
export function convergenceStep(solved: SolvedSum<SumResult>, by: ConvergenceTest): ShownStep {
  const { rule, says } = convergence(solved.index, by);
  return { ...fateStep('sum', solved, rule, says, ': converges'), steps: decisiveLines(solved.index, by) };
}

function decisiveLines(k: string, by: ConvergenceTest): readonly ShownStep[] {
  if (by.test !== 'Leibniz') return [limitLine(k, by.of, by.limit, limitSays[by.test])];
  const slope: ShownStep = {
    rule: 'sizes fall',
    says: 'Far out the derivative of the size of the terms keeps its sign.',
    before: { operator: { name: 'derivative', variable: k, order: 1 }, expression: by.of },
    after: { expression: by.slope },
    steps: [],
  };
  return [slope, limitLine(k, by.of, zero, 'The sizes of the terms tend to 0.')];
}

const limitSays = {
  ratio: 'The size of the next term, divided by that of the term.',
  root: 'The root of the size of the term.',
  Raabe: 'How far the ratio is from 1, times the index.',
  comparison: 'The term, divided by that of the series that it is compared with.',
  logarithmic: 'The logarithms, divided.',
} as const;

const limitLine = (k: string, of: Expression, end: Expression, says: string): ShownStep => ({
  rule: 'limit',
  says,
  before: { operator: { name: 'limit', variable: k, to: constant('infinity') }, expression: of },
  after: { expression: end },
  steps: [],
});
