import { describe, expect, test } from 'vitest';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../options.ts';
import { judgeAttempt } from './attempt.ts';
import type { Judgement } from './judgement.ts';

async function judged(id: string, given: Record<string, string>, attempt: string): Promise<Judgement> {
  const calculator = await load(id);
  const outcome = judgeAttempt(calculator!, { ...given, attempt }, defaultOptions);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  expect(outcome.answer.values).toEqual([]);
  return outcome.answer.judgement!;
}

type Case = readonly [attempt: string, grade: Judgement['grade'], says?: RegExp, line?: number];

const problems: readonly (readonly [id: string, given: Record<string, string>, cases: readonly Case[]])[] = [
  [
    'calculus-derivative/derivative',
    { function: 'x^2*sin(x)' },
    [
      ["f'(x) = 2x sin x + x^2 cos x", 'right'],
      ['x(2sin x + x cos x)', 'equal'],
      ['x(2sin x + x cos x) = 2x sin x + x cos x', 'wrong', /for x = 2 /],
      ['2x sin x + x^2 cos x\n2x sin x + x cos x', 'wrong', /^Line 2 does not follow from the line before/, 2],
      ['2x*(sin x', 'unreadable', /bracket/],
    ],
  ],
  [
    'trigonometry-circle/equation',
    { xo: '1', yo: '2', r: '3' },
    [
      ['x^2 + y^2 - 2x - 4y - 4 = 0', 'equal'],
      ['sqrt((x-1)^2 + (y-2)^2) = 3', 'undecided'],
      ['(x-1)^2 + (y-2)^2 = 3', 'wrong', /solves the equation that is right, and not yours/],
      ['((x-1)^2 + (y-2)^2 - 9)*(x + y) = 0', 'wrong', /solves yours, and not the equation that is right/],
    ],
  ],
  [
    'algebra-slope/two-points-equation',
    { x1: '0', y1: '1', x2: '2', y2: '5' },
    [
      ['(y - 2x - 1)^3 = 0', 'undecided'],
      ['(y - 2x - 1)*(x - 7) = 0', 'wrong', /solves yours/],
    ],
  ],
  [
    'algebra-inequality/less',
    { left: 'a*x + 1', right: '3' },
    [
      ['x < 2/a', 'unfinished', /for a > 0. For a = -1 /],
      ['x > 2/a', 'wrong', /for a = 1, x = 1 is a solution/],
      ['a*x < 2', 'unfinished', /Solve it for x/],
      ['x < 2/a for a > 0, x > 2/a for a < 0', 'unfinished', /nothing for a = 0/],
      ['a > 0: x < 2/a; a < 0: x > 2/a; a = 0: all x', 'right'],
      ['a > 0: x < 2/a; a < 0: x < 2/a; a = 0: all x', 'wrong', /for a = -1, /],
      ['a*x < 3\nx < 2/a', 'wrong', /^Line 1 is not right/, 1],
    ],
  ],
  [
    'algebra-inequality/less',
    { left: '|x - a|', right: 'b' },
    [
      ['(a - b, a + b)', 'right'],
      ['x < a + b and x > a - b', 'right'],
      ['a - b <= x <= a + b', 'wrong', /but it is no solution/],
      ['a - b < x', 'wrong'],
    ],
  ],
  [
    'algebra-polynomial/roots',
    { polynomial: '4^x - 3*2^x + 2 = 0' },
    [
      ['2^x = 1 or 2^x = 2', 'unfinished', /the same solutions/],
      ['2^x = 1 or 2^x = 3', 'wrong', /1.58496 solves this line, but not the problem/],
      ['2^x = 1', 'wrong', /a solution of the problem is lost here/],
      ['(2^x)^2 - 3*2^x + 2 = 0\n2^x = 1 or 2^x = 2\nx = 0 or x = 1', 'right', /^Right: these are all solutions.$/],
    ],
  ],
  [
    'algebra-polynomial/roots',
    { polynomial: 'x^2 + 4 = 0' },
    [
      ['no solution', 'unfinished', /none of the solutions is real/],
      ['sqrt(x) = 2', 'undecided'],
    ],
  ],
  ['algebra-polynomial/roots', { polynomial: 'x^2 = 4' }, [['no solution', 'wrong', /there are real solutions/]]],
  [
    'functions/gcd',
    { a: '252', b: '198' },
    [
      ['252 = 198 + 54\n198 = 3*54 + 36\n54 = 36 + 18\n18', 'right'],
      ['252 = 198 + 55\n18', 'wrong', /252 and 198 \+ 55 are not equal/, 1],
      ['252 = 198 + 54', 'wrong'],
    ],
  ],
  [
    'calculus-limit/limit',
    { function: '(1-cos(x))/x^2', bound: '0' },
    [
      ['infinity', 'wrong', /infinite/],
      ['does not exist', 'wrong', /there is a value/],
    ],
  ],
  [
    'calculus-system/equations',
    { equations: 'x+y=3\nx-y=1' },
    [
      ['(x, y) = (2, 1)', 'right'],
      ['(y, x) = (2, 1)', 'unreadable'],
    ],
  ],
  ['algebra-polynomial/roots', { polynomial: 'x^2 + 1' }, [['x = i', 'unfinished', /one solution is missing/]]],
  [
    'algebra-polynomial/roots',
    { polynomial: 'x^3 - 1' },
    [
      ['x = 1', 'unfinished', /these are all real solutions/],
      ['x = -1/2 + i*sqrt(3)/2', 'unfinished', /2 solutions are missing/],
    ],
  ],
  [
    'algebra-inequality/at-most',
    { left: '4', right: 'x^2' },
    [
      ['x <= -2, x >= 2', 'right'],
      ['x <= -2 and x >= 2', 'wrong'],
      ['x < -2, x > 2', 'wrong'],
    ],
  ],
  [
    'calculus-integral/analytical',
    { function: 'x*exp(x)' },
    [
      ['x e^x - e^x', 'equal', /\+ C/],
      ['∫ x e^x dx = x e^x - ∫ e^x dx = x e^x - e^x + C', 'equal'],
      ['x e^x + e^x + C', 'wrong', /derivative of yours/],
    ],
  ],
  [
    'calculus-integral/analytical',
    { function: '1/x' },
    [
      ['ln(x) + C', 'equal', /absolute value/],
      ['ln|x| + c', 'equal', /^Right: equal/],
    ],
  ],
  [
    'calculus-integral/analytical',
    { function: '1/(2+cos(x))' },
    [
      ['2/sqrt(3)*atan(tan(x/2)/sqrt(3)) + C', 'equal', /near x = -?\d[\d.]* yours jumps/],
      ['x/sqrt(3) - 2/sqrt(3)*atan(sin(x)/(cos(x)+2+sqrt(3)))', 'equal', /^Right: equal/],
    ],
  ],
  [
    'calculus-integral/analytical',
    { function: 'floor(x)' },
    [['x*floor(x) + C', 'equal', /near x = -?\d+(\.\d+)? yours jumps/]],
  ],
  ['calculus-integral/analytical', { function: 'floor(x/40)' }, [['x*floor(x/40) + C', 'equal', /yours jumps/]]],
  ['calculus-integral/analytical', { function: '1/(1+x^2)' }, [['-atan(1/x) + C', 'equal', /near x = 0 yours jumps/]]],
  [
    'calculus-integral/analytical',
    { function: 'floor(sin(x))' },
    [
      ['x*floor(sin(x)) + C', 'equal', /yours jumps/],
      ['(acos(cos(x)) - x)/2 + C', 'equal', /^Right: equal/],
    ],
  ],
  [
    'algebra-polynomial/roots',
    { polynomial: 'x^2-5x+6' },
    [
      ['x = 3 or x = 2', 'right'],
      ['(x-2)(x-3)=0\nx=2, x=3', 'right'],
      ['(x-2)(x-3)=0', 'unfinished'],
      ['x^2-5x=-6\n(x+2)(x-3)=0\nx=-2, x=3', 'wrong', /x = -2 solves this line/, 2],
      ['x-2=0', 'wrong', /lost/],
      ['2', 'unfinished', /missing/],
      ['none', 'wrong'],
    ],
  ],
  ['algebra-polynomial/roots', { polynomial: '2*x^2 - 11*x + 15' }, [['5/2; 3', 'right']]],
  [
    'algebra-polynomial/roots',
    { polynomial: 'x^2=x+1' },
    [
      ['x = (1 ± sqrt(5))/2', 'equal'],
      ['1.618; -0.618', 'rounded'],
    ],
  ],
  ['algebra-polynomial/roots', { polynomial: 'a*x^2+b*x+c' }, [['x = (-b ± sqrt(b^2-4a c))/(2a)', 'equal']]],
  [
    'algebra-inequality/less',
    { left: 'sin(x)', right: '1/2' },
    [
      ['-7pi/6 + 2k*pi < x < pi/6 + 2k*pi', 'right'],
      ['(5pi/6 + 2k*pi, 13pi/6 + 2k*pi)', 'right'],
      ['(-7pi/6 + 2k*pi, pi/6 + 2k*pi]', 'wrong'],
      ['(-7pi/6, pi/6)', 'wrong'],
      ['(-7pi/6 + 2k*pi, pi/6 + k*pi)', 'unreadable', /same length/],
      ['2sin(x) < 1', 'right'],
      ['2sin(x) < -1', 'wrong'],
    ],
  ],
  [
    'algebra-inequality/less',
    { left: 'x^2', right: '9' },
    [
      ['(-3, 3)', 'right'],
      ['x^2 - 9 < 0\n-3 < x < 3', 'right'],
      ['x < 3', 'wrong', /x = -3 is in yours/],
      ['[-3; 3]', 'wrong', /x = -3 is in yours/],
    ],
  ],
  [
    'trigonometry-equation/sin',
    { a: '1/2' },
    [
      ['x = 30° + 360° k or x = 150° + 360° k', 'right'],
      ['x = pi/6 + 2n*pi, x = 5pi/6 + 2n*pi', 'right'],
      ['pi/6 + 2k pi', 'wrong', /x = 5\*pi\/6 is a solution/],
      ['pi/6', 'unfinished'],
    ],
  ],
  [
    'calculus-system/equations',
    { equations: '2x + 3y = 8\nx - y = -1' },
    [
      ['y = x + 1\n2x+3(x+1)=8\nx=1\ny=2', 'right'],
      ['(2, 1)', 'wrong'],
      ['x = 1', 'unfinished', /y is missing/],
      ['x + y = 4', 'wrong', /does not satisfy/],
    ],
  ],
  [
    'calculus-matrice/inverse',
    { matrix: '1,2\n3,4' },
    [
      ['-2 1\n1.5 -0.5', 'right'],
      ['-2 1\n1.5 0.5', 'wrong', /row 2, column 2/],
      ['1 2 3', 'wrong', /1 × 3/],
    ],
  ],
  [
    'algebra-slope/two-points-equation',
    { x1: '1', y1: '2', x2: '3', y2: '8' },
    [
      ['y = 3x-1', 'right'],
      ['3x - y = 1', 'equal'],
      ['3x - y = 2', 'wrong'],
    ],
  ],
  [
    'trigonometry-circle/equation',
    { xo: '2', yo: '-3', r: '4' },
    [
      ['x^2+y^2-4x+6y-3=0', 'equal'],
      ['(x-2)^2+(y-3)^2=16', 'wrong'],
    ],
  ],
  [
    'algebra-polynomial/divide',
    { first: 'x^3+2x+5', second: 'x^2-x' },
    [
      ['Remainder = 3x+5', 'unfinished', /Quotient is missing/],
      ['x + 1 remainder 3x + 5', 'right'],
      ['Remainder = 3x', 'wrong'],
    ],
  ],
  [
    'trigonometry-function/sin',
    { value: '60', unit: 'degrees' },
    [
      ['sqrt(3)/2', 'right'],
      ['0.866', 'rounded'],
      ['0.9', 'unfinished'],
      ['0.865', 'wrong'],
      ['0.8661', 'wrong', /rounded/],
      ['-sqrt(3)/2', 'wrong', /sign/],
    ],
  ],
  [
    'topography-coordinate/translate',
    { xo: '1000', yo: '2000', xm: '1350.25', ym: '1980.5' },
    [
      ["X'M = 350.25 m, Y'M = -19.5 m", 'right'],
      ["X'M = 35025 cm, Y'M = -1950 cm", 'right'],
      ['350.25, 19.5', 'wrong', /Y'M.*sign/],
      ['350.25 kg, -19.5', 'unreadable', /mass/],
    ],
  ],
  [
    'algebra-prime/prime',
    { n: '97' },
    [
      ['prime', 'right'],
      ['composite', 'wrong', /no other number/],
    ],
  ],
  [
    'finance-profitability/profit-margin',
    { netProfit: '80000', revenue: '500000' },
    [
      ['16', 'right'],
      ['16 %', 'right'],
      ['0.16', 'equal', /part of 1/],
      ['4/25', 'equal', /part of 1/],
      ['0.16 %', 'wrong', /1\/100/],
      ['1.6', 'wrong'],
    ],
  ],
  [
    'topography-bearing/gisement',
    { xa: '1000', ya: '5000', xb: '2000', yb: '5400' },
    [
      ['68°11\'55"', 'rounded'],
      ["68°12'", 'rounded'],
      ['68°11\'54.9"', 'rounded'],
      ['68°11\'57"', 'wrong'],
      ["68°14'", 'wrong'],
    ],
  ],
  [
    'calculus-series/series',
    { function: 'sin(x)', point: '0', order: '5' },
    [
      ['x - x^3/6 + x^5/120', 'right'],
      ['x - x^3/3! + x^5/5! + O(x^6)', 'right'],
      ['x - x^3/6', 'wrong', /for x = 2 /],
    ],
  ],
  [
    'calculus-limit/limit',
    { function: 'x', bound: '+oo' },
    [
      ['oo', 'right'],
      ['-oo', 'wrong'],
      ['5', 'wrong', /finite/],
    ],
  ],
  [
    'algebra-polynomial/factorize',
    { polynomial: 'x^2-5x+6' },
    [
      ['(x-2)(x-3)', 'right'],
      ['x^2 - 5x + 6', 'unfinished', /the problem itself/],
    ],
  ],
];

describe.each(problems)('%s of %o', (id, given, cases) => {
  for (const [attempt, grade, says = /./, line] of cases)
    test(`${attempt} is ${grade}`, async () => {
      const judgement = await judged(id, given, attempt);
      expect(judgement).toMatchObject({ grade, ...(line && { line }) });
      expect(judgement.says).toMatch(says);
    });
});

test('what is asked for is named; of solutions not, since that would tell how many there are', async () => {
  const asked = async (id: string, given: Record<string, string>) => (await judged(id, given, '')).asked;
  expect(await asked('statistics-discrete/binomial', { n: '10', p: '0.3', x: '3' })).toBe('Probability P(X = x)');
  expect(await asked('algebra-polynomial/roots', { polynomial: 'x^2 - 4' })).toBeUndefined();
  expect(await asked('functions/gcd', { a: '12', b: '18' })).toBe('GCD');
  expect(await asked('functions/factorial', { n: '5' })).toBe('n!');
  expect(await asked('calculus-integral/analytical', { function: '2*x' })).toMatch(/^integral of/);
  expect(await asked('algebra-polynomial/expand', { polynomial: '(x + 1)^2' })).toBeUndefined();
});
