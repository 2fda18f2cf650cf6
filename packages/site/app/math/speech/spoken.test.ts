import { entries, load } from '@nomogram/calculators/catalogue.ts';
import { defaultOptions } from '@nomogram/calculators/kit/options.ts';
import type { PresentedStep } from '@nomogram/calculators/kit/outcome.ts';
import { calculate } from '@nomogram/calculators/kit/solve.ts';
import katex from 'katex';
import { describe, expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { spoken } from './spoken.ts';

const speech = (latex: string): string =>
  spoken(katex.renderToString(latex, { output: 'mathml', throwOnError: false, strict: false }));

/** The steps of an answer in order, those within steps after theirs. */
async function stepsOf(id: string, given: Record<string, string>, method?: string): Promise<readonly PresentedStep[]> {
  const found = calculate((await load(id))!, given, { ...defaultOptions, ...(method && { method }) });
  if (!found.ok) throw new Error(found.problems[0]!.message);
  const all = (steps: readonly PresentedStep[]): readonly PresentedStep[] =>
    steps.flatMap((step) => [step, ...all(step.steps ?? [])]);
  return all(found.answer.steps ?? []);
}

/** What is heard of a step: its rule, its sentence, its formula. */
const heard = ({ rule, says, latex }: PresentedStep): string => `${rule}. ${says} ${speech(latex)}.`;

type Script = readonly [id: string, given: Record<string, string>, rule: string, script: string, method?: string];

/** One script for each kind of step. */
const scripts: readonly Script[] = [
  [
    'calculus-derivative/derivative',
    { function: 'x^2*sin(x)' },
    'product rule',
    'product rule. Both factors change: (u·v)′ = u′·v + u·v′. the derivative with respect to x of open parenthesis x squared sine of x close parenthesis equals x squared cosine of x plus 2 x sine of x.',
  ],
  [
    'calculus-integral/analytical',
    { function: 'x*e^x' },
    'integration by parts',
    'integration by parts. A product, and the polynomial x becomes simpler by differentiation: the integral is u·v − ∫ v du, and the integral of e^x is left. the integral of x e to the power x, d x equals e to the power x open parenthesis x minus 1 close parenthesis.',
  ],
  [
    'calculus-integral/definite',
    { function: 'x^2', lower: '0', upper: '1' },
    'fundamental theorem of calculus',
    'fundamental theorem of calculus. F is an antiderivative that is continuous on the whole range, so the integral is F(b) − F(a). the integral from 0 to 1 of x squared, d x equals 1 over 3.',
  ],
  [
    'calculus-limit/limit',
    { function: '(x^2-1)/(x-1)', bound: '1' },
    'cancel the common factor',
    'cancel the common factor. The factor that is 0 at the point stands above and below, and the limit does not depend on the point itself. the limit as x goes to 1 of the fraction x squared minus 1 over x minus 1, end fraction, equals the limit as x goes to 1 of open parenthesis x plus 1 close parenthesis.',
  ],
  [
    'algebra-polynomial/roots',
    { polynomial: 'x^2-5x+6' },
    'quadratic formula',
    'quadratic formula. It gives the roots of every quadratic equation; with the minus sign. x equals the fraction negative b minus the square root of D over 2 a, end fraction, equals the fraction 5 minus 1 over 2 times 1, end fraction, equals 2.',
    'formula',
  ],
  [
    'calculus-system/equations',
    { equations: '2x+3y=8\nx-y=-1' },
    'determinant of the system',
    'determinant of the system. D is the determinant of the factors of the unknowns. It is not 0, so there is exactly one solution. D equals the determinant of row 1: 2, 3; row 2: 1, negative 1; end determinant, equals 2 times open parenthesis negative 1 close parenthesis minus 3 times 1 equals negative 2 minus 3 equals negative 5.',
    'cramer',
  ],
  [
    'calculus-system/equations',
    { equations: '2x+3y=8\nx-y=-1' },
    'add a multiple of a row',
    'add a multiple of a row. Subtract 2 times row 1 from row 2. R sub 2 prime equals R sub 2 minus 2 R sub 1 equals open parenthesis 0, 5, 10 close parenthesis; the 2 by 3 matrix, row 1: 1, negative 1, negative 1; row 2: 0, 5, 10; end matrix.',
  ],
  [
    'functions/gcd',
    { a: '252', b: '105' },
    'division with remainder',
    'division with remainder. What divides both numbers divides the remainder too: go on with the divisor and the remainder. 252 equals 2 times 105 plus 42.',
  ],
  [
    'functions/binomial',
    { n: '6', k: '2' },
    "Pascal's rule",
    "Pascal's rule. The last thing is among those that are chosen, or it is not: the two numbers above are added. 6 choose 2 equals 5 choose 1 plus 5 choose 2 equals 5 plus 10 equals 15.",
    'pascal',
  ],
  [
    'statistics-basic/sample-variance',
    { data: '2, 4, 9' },
    'variance',
    'variance. A sample: divided by one less than the number of values, 3 - 1 = 2, for the mean was taken from it too. V equals Q over 2 equals 26 over 2 equals 13.',
  ],
  [
    'trigonometry-equation/general',
    { equation: 'sin(x) = 1/2' },
    'angles with this value',
    'angles with this value. All angles with this value, for every whole number k. sine of x equals 1 over 2 implies x equals pi over 6 plus 2 k pi or x equals 5 pi over 6 plus 2 k pi.',
  ],
  [
    'surface-area/circle',
    { radius: '3' },
    'formula',
    'formula. The area inside a circle of a given radius. A equals pi R squared.',
  ],
];

test('there are scripts for ten kinds of step', () => {
  expect(new Set(scripts.map(([, , rule]) => rule)).size).toBeGreaterThanOrEqual(10);
});

describe('a step is heard as it was meant', () => {
  for (const [id, given, rule, script, method] of scripts)
    test(`${id}: ${rule}`, async () => {
      const step = (await stepsOf(id, given, method)).find((one) => one.rule === rule);
      expect(step && heard(step)).toBe(script);
    });
});

test('no example of any calculator has a formula with a sign that is not said', async () => {
  const strange = new Set<string>();
  for (const { id } of entries.filter((_, k) => k % Math.ceil(entries.length / lawRuns(40, entries.length)) === 0)) {
    const { examples } = (await load(id))!;
    for (const example of examples) {
      if (!('expect' in example)) continue;
      const found = calculate((await load(id))!, example.given as Record<string, string>, defaultOptions);
      if (!found.ok) continue;
      for (const { latex } of found.answer.steps ?? [])
        for (const sign of speech(latex.replace(/\\text\{[^}]*\}/g, '')).match(/[^\p{L}\p{N}\s.,:;'\u2019"-]/gu) ?? [])
          strange.add(`${sign} in ${latex}`);
    }
  }
  expect([...strange]).toEqual([]);
});

describe('a formula is said as a teacher reads it aloud', () => {
  test.each([
    ['a power', 'x^{2} + y^{3} - z^{n}', 'x squared plus y cubed minus z to the power n'],
    ['a long exponent', 'e^{2x + 1}', 'e to the power 2 x plus 1, end power'],
    ['a short fraction', '\\frac{1}{2} x', '1 over 2, x'],
    [
      'a fraction with a root',
      'x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}',
      'x equals the fraction negative b plus or minus the square root of b squared minus 4 a c, end root, over 2 a, end fraction',
    ],
    [
      'a root of another order',
      '\\sqrt[3]{2} + \\sqrt{x + 1}',
      'the cube root of 2 plus the square root of x plus 1, end root',
    ],
    [
      'a derivative',
      "\\frac{\\mathrm{d}}{\\mathrm{d}x}\\left(x^{2}\\right) = f'(x)",
      'the derivative with respect to x of open parenthesis x squared close parenthesis equals f prime of x',
    ],
    [
      'an integral',
      '\\int_{0}^{1} x\\,\\mathrm{d}x = \\left[\\frac{x^2}{2}\\right]_{0}^{1}',
      'the integral from 0 to 1 of x, d x equals open bracket the fraction x squared over 2, end fraction, close bracket from 0 to 1',
    ],
    ['a sum', '\\sum_{k = 1}^{n} k^{2}', 'the sum for k from 1 to n of k squared'],
    [
      'a limit',
      '\\lim_{x \\to 0^{+}} \\frac{\\sin\\left(x\\right)}{x}',
      'the limit as x goes to 0 from the right of the fraction sine of x over x, end fraction',
    ],
    [
      'a matrix with its right side',
      '\\left(\\begin{array}{cc|c} 1 & 2 & 3 \\\\ 3 & 4 & -5 \\end{array}\\right)',
      'the 2 by 3 matrix, row 1: 1, 2, 3; row 2: 3, 4, negative 5; end matrix',
    ],
    [
      'a determinant',
      'D = \\begin{vmatrix} 1 & 2 \\\\ 3 & 4 \\end{vmatrix}',
      'D equals the determinant of row 1: 1, 2; row 2: 3, 4; end determinant',
    ],
    [
      'functions',
      '\\sin^{2} x + \\arctan x + \\log_{2} 8',
      'sine squared of x plus inverse tangent of x plus log base 2 of 8',
    ],
    [
      'an absolute value',
      '\\ln\\left|x + 1\\right|',
      'natural log of the absolute value of x plus 1, end absolute value',
    ],
    ['an interval', 'x \\in \\left(-\\infty, 2\\right]', 'x is in open parenthesis negative infinity, 2 close bracket'],
    ['an angle', "\\alpha = 30^{\\circ}\\,15'\\,20''", 'alpha equals 30 degrees 15 minutes 20 seconds'],
    ['a number in groups', '12\\,345.678\\,9', '12345.6789'],
    ['binomials', '\\binom{n}{k} = \\binom{n}{n-k}', 'n choose k equals n choose n minus k'],
    ['alternatives', 'x = 1 \\;\\text{or}\\; x \\le -2', 'x equals 1 or x is less than or equal to negative 2'],
    ['an index', "R_{2}' = R_{2} - 3 \\cdot R_{1}", 'R sub 2 prime equals R sub 2 minus 3 times R sub 1'],
  ])('%s: %s', (_, latex, words) => {
    expect(speech(latex)).toBe(words);
  });
});
