import { entries, load } from '@nomogram/calculators/catalogue.ts';
import { defaultOptions } from '@nomogram/calculators/kit/options.ts';
import type { PresentedStep } from '@nomogram/calculators/kit/outcome.ts';
import { calculate } from '@nomogram/calculators/kit/solve.ts';
import katex from 'katex';
import { describe, expect, test } from 'vitest';
import { partOf } from '../../../../../tools/setup/sample.ts';
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
    'division with remainder. What divides 252 and 105 divides the remainder 42 too: go on with 105 and 42. 252 equals 2 times 105 plus 42.',
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
  [
    'algebra-inequality/less',
    { left: '(x-1)*(x+2)', right: '0' },
    'zeros of the factors',
    'zeros of the factors. The sign can change only where a factor is 0. x minus 1 equals 0 implies x equals 1, x plus 2 equals 0 implies x equals negative 2.',
  ],
  [
    'algebra-inequality/less',
    { left: '(x-1)*(x+2)', right: '0' },
    'sign table',
    'sign table. Between two neighbouring points no factor changes its sign. In each column an odd number of minus signs makes the last row negative. the 4 by 6 table, row 1: x, blank, negative 2, blank, 1, blank; row 2: x minus 1, negative, negative, negative, 0, positive; row 3: x plus 2, negative, 0, positive, positive, positive; row 4: open parenthesis x minus 1 close parenthesis open parenthesis x plus 2 close parenthesis, positive, 0, negative, 0, positive; end table.',
  ],
  [
    'algebra-inequality/less',
    { left: 'e^x', right: '-1' },
    'bounds of the terms',
    'bounds of the terms. A power of a positive number is positive, whatever the exponent. e to the power x is greater than 0.',
  ],
  [
    'statistics-continuous/normal',
    { mean: '100', standardDeviation: '15', x: '85 < X < 115' },
    'probability of an interval',
    'probability of an interval. It is what lies up to the upper end without what lies up to the lower one. P(85 is less than X is less than 115) equals P(X is less than or equal to 115) minus P(X is less than or equal to 85).',
  ],
  [
    'statistics-continuous/exponential',
    { rate: '2', x: 'p = 0.3' },
    'inverse distribution function',
    'inverse distribution function. P(X ≤ x) is called p: p = 1 - t is solved for t. t equals 1 minus p equals 1 minus 0.3 equals 0.7.',
  ],
  [
    'calculus-series/series',
    { function: 'sqrt(4+x)', point: '0', order: '3' },
    'recurrence',
    'recurrence. The coefficients of every power of x must cancel for themselves; a(n) is that of x^n. 8 open parenthesis n plus 1 close parenthesis a sub n plus 1, end sub, plus open parenthesis 2 n minus 1 close parenthesis a sub n equals 0.',
  ],
  [
    'calculus-sum/sum',
    { function: 'k^2', from: '1', to: 'n' },
    'sum of powers',
    'sum of powers. The differences of the next power contain the power 2 and lower ones, whose sums are known. the sum for k from 1 to n of k squared equals the fraction n open parenthesis n plus 1 close parenthesis open parenthesis 2 n plus 1 close parenthesis over 6, end fraction.',
  ],
  [
    'algebra-complex/multiply',
    { a: '1+i', b: 'sqrt(3)-i' },
    'magnitude',
    'magnitude. The parts are the legs of a right triangle, the magnitude is its hypotenuse. r sub 1 equals the square root of x sub 1 squared plus y sub 1 squared, end root, equals the square root of 1 squared plus 1 squared, end root, equals the square root of 2.',
    'polar',
  ],
  [
    'algebra-polynomial/divide',
    { first: 'x^3-2x+4', second: 'x+2' },
    'synthetic division',
    'synthetic division. Above stand the coefficients of the dividend, with 0 for every power of x that is missing. The first is brought down; then each number of the last row times -2 stands below the next coefficient, and the two are added. the 3 by 5 table, row 1: negative 2, 1, 0, negative 2, 4; row 2: blank, blank, negative 2, 4, negative 4; row 3: blank, 1, negative 2, 2, 0; end table.',
    'synthetic',
  ],
];

test('there are scripts for twenty kinds of step', () => {
  expect(new Set(scripts.map(([, , rule]) => rule)).size).toBeGreaterThanOrEqual(20);
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
  for (const { id } of partOf(entries, 40)) {
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
    ['a long index', 'a_{n+1} - a_{n}', 'a sub n plus 1, end sub, minus a sub n'],
    ['an event', '\\text{P(X ≤ 115)} = \\frac{1}{2}', 'P(X is less than or equal to 115) equals 1 over 2'],
    ['what follows', 'x - 1 = 0 \\quad\\Rightarrow\\quad x = 1', 'x minus 1 equals 0 implies x equals 1'],
    ['an index', "R_{2}' = R_{2} - 3 \\cdot R_{1}", 'R sub 2 prime equals R sub 2 minus 3 times R sub 1'],
  ])('%s: %s', (_, latex, words) => {
    expect(speech(latex)).toBe(words);
  });
});
