import { describe, expect, test } from 'vitest';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../options.ts';
import type { PresentedAnswer } from '../outcome.ts';
import { calculate } from '../solve.ts';
import { judge } from './judge.ts';
import { isAccepted } from './judgement.ts';

/** What people type who have found an answer, in the forms of several countries, and what they type who have not. */
const typed: readonly (readonly [
  id: string,
  given: Record<string, string>,
  accepted: readonly string[],
  refused: readonly string[],
])[] = [
  [
    'algebra-polynomial/roots',
    { polynomial: 'x^2-5x+6' },
    [
      '2, 3',
      '3 and 2',
      'x=2 or x=3',
      'x1=2, x2=3',
      '{2,3}',
      '2;3',
      'x ∈ {2; 3}',
      'x_1 = 3; x_2 = 2',
      'S = {2, 3}',
      'x = 2, 3',
      '2.0 and 3.0',
      'x=2\nx=3',
      'x = (5 ± 1)/2',
      'x=2 v x=3',
      'x = 2 , x = 3',
      '2 or 3',
      '[2, 3]',
      'L = {2; 3}',
      '4/2, 3',
    ],
    ['2', '2,4', '-2,-3', '2,3,4', 'x=1 or x=6'],
  ],
  [
    'trigonometry-equation/sin',
    { a: '1/2' },
    ['(-1)^k*pi/6 + k*pi', 'x = (-1)^k π/6 + kπ, k ∈ Z', 'pi/6 + 2k*pi, 5pi/6 + 2k*pi'],
    ['(-1)^k*pi/3 + k*pi', '(-1)^(k+1)*pi/6 + k*pi', 'pi/6 + k^2*pi', 'pi/6 + 2k*pi'],
  ],
  [
    'algebra-complex/multiply',
    { a: '1+2i', b: '3-i' },
    ['5+5i', '(5, 5)', '(5; 5)', '(5|5)', '5(1+i)', '(10/2; sqrt(25))'],
    ['(5, -5)', '(5, 5, 5)', '5-5i'],
  ],
  ['algebra-polynomial/roots', { polynomial: 'e^x = -1' }, ['no solution', 'none', '∅'], ['x = 3', '0']],
  ['algebra-polynomial/roots', { polynomial: 'x^2+1' }, ['i, -i', '±i'], ['no real solution', '1, -1']],
  [
    'algebra-polynomial/divide',
    { first: 'x^2+1', second: 'x-1' },
    ['x+1 r 2', 'x + 1 R2', 'x+1, remainder 2', 'quotient x+1, remainder 2', 'x + 1 R 2'],
    ['x+1 r 1', 'x-1 r 2', 'x+1 r -2', 'x+1+2/(x-1)'],
  ],
  [
    'algebra-inequality/at-most',
    { left: '0', right: 'x^2' },
    ['R', 'x ∈ ℝ', 'always true', '-oo < x < oo', '(-oo, oo)', 'every x'],
    ['x >= 0', 'none', 'x != 0'],
  ],
  [
    'functions/binomial',
    { n: '10', k: '3' },
    ['120', 'C(10,3)', '10C3', '10 choose 3', '10!/(3!*7!)', '(10*9*8)/6'],
    ['720', 'C(10,4)', '10 choose 2'],
  ],
  [
    'calculus-derivative/tangent',
    { function: 'x^2', point: '3' },
    ['y - 9 = 6(x - 3)', 'y = 6x - 9', '6x - y = 9', 'y + 9 = 6x'],
    ['y - 9 = 6(x + 3)', 'y = 6x + 9', '6x + y = 9'],
  ],
  [
    'calculus-limit/limit',
    { function: '1/x^2', bound: '0' },
    ['∞', '+oo', 'plus infinity', 'infinity'],
    ['minus infinity', '-∞', '0'],
  ],
  [
    'algebra-polynomial/roots',
    { polynomial: 'x^2-2' },
    [
      '±√2',
      'x = ±sqrt(2)',
      '+-sqrt(2)',
      '-1.414, 1.414',
      'sqrt(2), -sqrt(2)',
      'x=-√2 or x=√2',
      '+/- sqrt 2',
      'x = ± 1.4142',
    ],
    ['sqrt(2)', '±2', '1.5, -1.5'],
  ],
  [
    'algebra-polynomial/roots',
    { polynomial: 'x^2+2x+5' },
    ['-1±2i', '-1+2i, -1-2i', 'x = -1 + 2i or x = -1 - 2i', '-1 +- 2i', '-1 ± 2*i'],
    ['1±2i', '-1±4i'],
  ],
  [
    'algebra-polynomial/factorize',
    { polynomial: 'x^2-5x+6' },
    ['(x-2)(x-3)', '(x-3)*(x-2)', '(2-x)(3-x)', '(x-2)·(x-3)', '(x − 3)(x − 2)'],
    ['(x+2)(x+3)', '(x-1)(x-6)', '(x-2)(x-4)'],
  ],
  [
    'algebra-polynomial/factorize',
    { polynomial: '5x^2+10x+5' },
    ['5(x+1)^2', '5(x+1)(x+1)', '(5x+5)(x+1)', '5*(1+x)^2'],
    ['(x+1)^2', '5(x-1)^2'],
  ],
  [
    'calculus-derivative/stationary',
    { function: 'x^3 - 3*x' },
    [
      'max at x = -1, min at x = 1',
      'x=-1, x=1',
      'max (-1, 2), min (1, -2)',
      'maximum at (-1,2); minimum at (1,-2)',
      '-1, 1',
      'x = ±1',
      '(-1,2), (1,-2)',
      'max: x=-1, min: x=1',
    ],
    ['x=0', 'minimum at x=-1', 'max at x=1', '(-1,3)', 'x = 2'],
  ],
  [
    'calculus-derivative/stationary',
    { function: 'x*exp(-x)' },
    ['maximum', 'x=1', '(1, 1/e)', 'max at x=1', 'maximum (1, 0.3679)', 'maximum at x = 1, f = 1/e'],
    ['minimum', 'x=0', '(1,1)', 'min at x=1'],
  ],
  [
    'algebra-inequality/less',
    { left: 'x^2', right: '9' },
    [
      '-3<x<3',
      '(-3,3)',
      ']-3,3[',
      'x in (-3,3)',
      '|x|<3',
      'x>-3 and x<3',
      '-3 < x and x < 3',
      'x ∈ ]-3; 3[',
      '(-3;3)',
      '3 > x > -3',
      'S = (-3,3)',
      'abs(x) < 3',
    ],
    ['x<3', '-3<=x<=3', '[-3,3]', 'x<3 or x>-3', '(-9,9)'],
  ],
  [
    'algebra-inequality/at-most-at-most',
    { left: '1', middle: '|x-2|', right: '3' },
    [
      '[-1,1]∪[3,5]',
      '[-1,1] u [3,5]',
      '-1<=x<=1 or 3<=x<=5',
      '[-1;1] U [3;5]',
      '-1 ≤ x ≤ 1 or 3 ≤ x ≤ 5',
      'x in [-1,1] or [3,5]',
    ],
    ['[-1,5]', '(-1,1)∪(3,5)'],
  ],
  [
    'algebra-inequality/less',
    { left: 'x+1', right: 'x' },
    ['none', 'no solution', '∅', '{}', 'empty set', 'empty'],
    ['all real numbers', 'x<0'],
  ],
  [
    'algebra-inequality/less',
    { left: '-2x', right: '6' },
    ['x>-3', '(-3,oo)', '(-3, infinity)', '(-3,∞)', ']-3;+∞[', '-3<x', 'x > -6/2'],
    ['x<-3', 'x>=-3', 'x>3'],
  ],
  [
    'calculus-matrice/inverse',
    { matrix: '1,2\n3,4' },
    [
      '-2,1\n3/2,-1/2',
      '[[-2,1],[3/2,-1/2]]',
      '-2 1; 1.5 -0.5',
      '(-2 1; 3/2 -1/2)',
      '1/2*[[-4,2],[3,-1]]',
      '-1/2*[[4,-2],[-3,1]]',
      '[-2, 1; 1.5, -0.5]',
      '{{-2,1},{1.5,-0.5}}',
      'A^-1 = [[-2,1],[1.5,-.5]]',
    ],
    ['[[2,1],[3/2,-1/2]]', '[[-2,3/2],[1,-1/2]]', '-2'],
  ],
  [
    'calculus-matrice/determinant',
    { matrix: '1,2\n3,4' },
    ['-2', 'det = -2', 'Δ = -2', '|A| = -2', '4-6', 'det(A) = 1*4-2*3 = -2'],
    ['2', '10'],
  ],
  ['calculus-matrice/diagonal', { matrix: '1,2\n3,4' }, ['1, 4', '[1,4]', '(1,4)'], ['4,1', '1,2']],
  [
    'calculus-derivative/gradient',
    { function: 'x^2*y+y^3', variables: 'x, y' },
    ['(2xy, x^2+3y^2)', '2xy, x^2+3y^2', '[2xy, x^2+3y^2]', '<2xy, x^2+3y^2>', '∇f = (2xy, x^2+3y^2)', '(2xy; x²+3y²)'],
    ['(x^2+3y^2, 2xy)', '(2x, 3y^2)'],
  ],
  [
    'calculus-derivative/tangent',
    { function: 'x^2', point: '3' },
    ['6', 'm = 6', 'y = 6x-9', 'y=6x - 9', "f'(3)=6"],
    ['y = 6x', 'y=6x+9', '9'],
  ],
  [
    'calculus-derivative/implicit',
    { equation: 'x^2 + y^2 = 25' },
    ['-x/y', "y' = -x/y", 'dy/dx = -x/y', '-(x/y)', "y'=-2x/(2y)"],
    ['x/y', '-y/x'],
  ],
  [
    'algebra-complex/multiply',
    { a: '5+2i', b: '7-i' },
    ['37+9i', '9i+37', '37 + 9*i', '37+9j', '37+i9', 'sqrt(1450)*e^(0.2386i)', '38.08(cos(0.2386)+i sin(0.2386))'],
    ['37-9i', '33+9i', '9+37i'],
  ],
  [
    'algebra-complex/angle',
    { z: '1+i' },
    ['pi/4', '45°', '45 degrees', '0.785', 'π/4 rad', '50 gon', '0.7854 rad', '45 deg'],
    ['45', 'π/2', '135°'],
  ],
  [
    'trigonometry-equation/sin',
    { a: '1/2' },
    [
      'x = pi/6 + 2kpi or x = 5pi/6 + 2kpi',
      'pi/6+2*pi*n, 5pi/6+2*pi*n',
      '30° + 360°k, 150° + 360°k',
      'x=π/6+2kπ, x=5π/6+2kπ, k∈Z',
      'x = π/6 + k·2π ; x = 5π/6 + k·2π',
      '30°+k·360° or 150°+k·360°',
      'pi/6 + 2kpi\n5pi/6 + 2kpi',
    ],
    ['pi/6+2kpi', 'pi/3+2kpi', 'pi/6 + k*pi'],
  ],
  ['trigonometry-equation/cos', { a: '2' }, ['no solution', 'none', 'no real solution', '∅'], ['x=0', '2kpi']],
  [
    'trigonometry-function/acos',
    { value: '1/2' },
    ['pi/3', '60°', '1.047', '60 degrees', 'π/3', '66.67 gon'],
    ['60', 'pi/6'],
  ],
  [
    'trigonometry-function/sin',
    { value: '60', unit: 'degrees' },
    ['sqrt(3)/2', '√3/2', '0.866', '0,866', '3^(1/2)/2'],
    ['1/2', '0.86'],
  ],
  [
    'topography-bearing/gisement',
    { xa: '1000', ya: '5000', xb: '2000', yb: '5400' },
    ['75.7762', '75.7762 gon', '75.7762116818 gon', '68.19859°', '68°11\'54.9"', 'N 68°11\'55" E', '75,7762 gon'],
    ['68.1986', '275.7762', '24.22 gon'],
  ],
  [
    'topography-coordinate/translate',
    { xo: '1000', yo: '2000', xm: '1350.25', ym: '1980.5' },
    [
      'X = 350.25, Y = -19.5',
      '350.25, -19.5',
      '(350.25, -19.5)',
      '(350.25; -19.5)',
      "X'M = 350.25; Y'M = -19.5",
      '350.25 m, -19.5 m',
      'X=350.25 m\nY=-19.5 m',
      '350,25; -19,5',
    ],
    ['-19.5, 350.25', '(350.25, 19.5)'],
  ],
  [
    'topography-area/quadrilatere',
    { a: '12', b: '10', c: '14', d: '16', r: '6' },
    ['156', '156 m²', '156 m^2', '1.56 a', '0.0156 ha', '156 m2', 'S = 156 m²'],
    ['165', '156 m', '312'],
  ],
  [
    'algebra-polynomial/system',
    { first: 'x+y=1', second: 'x-y=3' },
    ['x=2, y=-1', '(2,-1)', '(2;-1)', 'x=2 and y=-1', '2, -1', 'y=-1, x=2', 'x=2\ny=-1', '{(2,-1)}', 'S={(2;-1)}'],
    ['(-1,2)', 'x=2', 'x=1,y=0'],
  ],
  [
    'algebra-polynomial/system',
    { first: 'x^2+y^2=25', second: 'y=x+1' },
    [
      '(-4,-3), (3,4)',
      '(3,4) and (-4,-3)',
      'x=3,y=4 or x=-4,y=-3',
      '(3,4);(-4,-3)',
      '{(3,4),(-4,-3)}',
      'x=3, y=4; x=-4, y=-3',
    ],
    ['(3,4)', '(4,3), (-3,-4)'],
  ],
  [
    'algebra-polynomial/system',
    { first: 'x+y=1', second: 'x+y=2' },
    ['none', 'no solution', 'contradiction', '∅'],
    ['x=1,y=0'],
  ],
  [
    'algebra-polynomial/divide',
    { first: 'x^3+2x+5', second: 'x^2-x' },
    ['x+1 remainder 3x+5', 'x + 1, remainder 3x+5', 'x+1 R 3x+5', 'q = x+1, r = 3x+5', 'quotient x+1, remainder 3x+5'],
    ['x+1 remainder 5', 'x-1', 'x+2 R 3x+5'],
  ],
  [
    'algebra-slope/two-points-equation',
    { x1: '1', y1: '2', x2: '3', y2: '8' },
    ['y=3x-1', '3x - y = 1', '3x-1', 'y - 2 = 3(x-1)', 'f(x)=3x-1', 'y=-1+3x'],
    ['y=3x+1', 'y=2x'],
  ],
  [
    'trigonometry-circle/equation',
    { xo: '2', yo: '-3', r: '4' },
    ['(x-2)^2+(y+3)^2=16', '(x-2)²+(y+3)²=4²', 'x^2+y^2-4x+6y-3=0'],
    ['(x+2)^2+(y-3)^2=16', '(x-2)^2+(y+3)^2=4'],
  ],
  ['algebra-prime/prime', { n: '360' }, ['not prime', 'composite', 'no', 'no, it is not prime'], ['prime', 'yes']],
  ['algebra-prime/prime', { n: '97' }, ['prime', 'yes', 'it is prime'], ['composite', 'no', 'not prime']],
  ['functions/gcd', { a: '12', b: '18' }, ['6', 'gcd = 6'], ['3', '36']],
  ['statistics-basic/mode', { data: '1,1,2,2,3' }, ['1, 2', '1 and 2', '{1,2}', '2, 1'], ['1', '1,2,3']],
  ['statistics-basic/mean', { data: '1, 2, 3, 4' }, ['2.5', '5/2', '2,5', 'mean = 2.5', '10/4'], ['2', '3']],
  [
    'calculus-limit/limit',
    { function: 'abs(x)/x', bound: '0' },
    ['does not exist', 'no limit', 'undefined', 'DNE', 'none'],
    ['1', '0'],
  ],
  [
    'calculus-limit/limit',
    { function: '1/x^2', bound: '0' },
    ['oo', 'infinity', '+∞', '∞', '+oo', 'inf', '+infinity'],
    ['-oo', '0'],
  ],
  ['calculus-sum/sum', { function: '1/k', from: '1', to: '+oo' }, ['diverges', 'divergent'], ['2']],
  [
    'calculus-series/series',
    { function: 'sin(x)', point: '0', order: '5' },
    [
      'x - x^3/6 + x^5/120',
      'x - x^3/3! + x^5/5!',
      'x - x^3/6 + x^5/120 + O(x^6)',
      'x - x³/6 + x⁵/120 + …',
      'x - x^3/6 + x^5/120 + ...',
    ],
    ['x + x^3/6 + x^5/120', 'x - x^3/6'],
  ],
  ['functions/binomial', { n: '5', k: '2' }, ['10', '5!/(2!*3!)'], ['20']],
  [
    'calculus-derivative/derivative',
    { function: 'x^2*sin(x)' },
    ['x^2 cos(x) + 2x sin(x)', '2x sin x + x² cos x', "f'(x) = x(x cos x + 2 sin x)", 'x(2sin(x)+xcos(x))'],
    ['2x cos(x)', 'x^2 cos(x)'],
  ],
  [
    'algebra-slope/vertex',
    { a: '1', b: '-4', c: '1' },
    ['(2,-3)', 'x=2, y=-3', '2, -3', 'V(2|-3)', '(2|-3)', 'S(2, -3)', '(2;-3)'],
    ['(-3,2)', '(2,3)', '2'],
  ],
  ['algebra-polynomial/expand', { polynomial: '(x+1)^3' }, ['x^3+3x^2+3x+1', '1+3x+3x²+x³'], ['x^3+1', '(x+1)(x+1)']],
  [
    'trigonometry-converter/convert',
    { from: 'degrees', to: 'radians', value: '180' },
    ['pi', 'π', '3.14159', '180°'],
    ['180', '2pi'],
  ],
  [
    'topography-circular/circlesector',
    { angle: '100', radius: '10' },
    ['25pi', '78.54', '78.54 m²', '25π m^2', '78,54 m²'],
    ['5pi', '78.54 m'],
  ],
  [
    'finance-banking/annual-percentage-yield',
    { statedAnnualInterestRate: '5', numberOfTimesCompounded: '12' },
    ['5.12', '5.12%', '5.12 %', '0.0512', '5.116', '5,12 %', '5.1162 percent'],
    ['5', '5.2%'],
  ],
  [
    'finance-banking/compound-interest',
    { principal: '1000', ratePerPeriod: '5', numberOfPeriods: '10' },
    ['628.89', '$628.89', '628.89 €', '€628.89', '628,89', '629', '628.9'],
    ['1628.89', '628'],
  ],
  [
    'finance-banking/loan-payment',
    { presentValue: '200000', ratePerPeriod: '0.5', numberOfPeriods: '360' },
    ['1199.10', '1,199.10', '$1,199.10', '1 199,10 €', '1199.1', "1'199.10"],
    ['1199.20', '1200'],
  ],
  [
    'finance-general/percentage-of-a-value',
    { percentage: '15', value: '80' },
    ['12', '12.00', '$12', '12.0'],
    ['15', '12%'],
  ],
  [
    'finance-general/percentage-change',
    { oldValue: '80', newValue: '92' },
    ['15%', '15', '15 %', '0.15', '+15%', '15 percent'],
    ['-15%', '12%', '1.15'],
  ],
  [
    'finance-banking/loan-interest-rate',
    { presentValue: '20000', payment: '400', numberOfPayments: '60' },
    ['0.618%', '0.6183', '0.00618'],
    ['0.7%', '6.18%'],
  ],
  [
    'finance-corporate/contribution-margin',
    { pricePerProduct: '25', variableCostPerProduct: '14.5' },
    ['10.5', '10.50', '$10.50'],
    ['0.42', '39.5'],
  ],
  [
    'finance-corporate/net-profit-margin',
    { netIncome: '80000', salesRevenue: '800000' },
    ['10%', '0.1', '10', '0.10'],
    ['1%', '0.01'],
  ],
  ['functions/factorial', { n: '1/2' }, ['sqrt(pi)/2', '0.886', '√π/2', 'sqrt(3.14159)/2'], ['0.5', 'sqrt(pi)']],
  [
    'topography-triangle/troiscotes',
    { sideA: '3', sideB: '4', sideC: '5' },
    [
      'A=40.97, B=59.03, C=100',
      '40.9666, 59.0334, 100',
      'A = 40.9666 gon; B = 59.0334 gon; C = 100 gon',
      '36.87°, 53.13°, 90°',
      'A=36.87°, B=53.13°, C=90°',
    ],
    ['A=59.03, B=40.97, C=100', '36.87, 53.13, 90'],
  ],
  [
    'trigonometry-equation/general',
    { equation: '2sin(x)^2 + 3sin(x) - 2 = 0' },
    ['pi/6+2kpi, 5pi/6+2kpi', 'x = 30°+360°n or x=150°+360°n', 'x = pi/6 + 2 n pi, x = 5 pi/6 + 2 n pi, n in Z'],
    ['pi/6', 'x = -pi/6 + 2kpi'],
  ],
  [
    'algebra-polynomial/roots',
    { polynomial: 'x^3-6x^2+11x-6' },
    ['1,2,3', 'x=1, x=2, x=3', 'x ∈ {1,2,3}', '1; 2; 3', '3, 2, 1'],
    ['1,2', '1,2,4', '-1,-2,-3'],
  ],
  [
    'calculus-system/equations',
    { equations: 'x + y + z = 6\n2y + 5z = -4\n2x + 5y - z = 27' },
    ['(5,3,-2)', 'x=5,y=3,z=-2', 'x = 5\ny = 3\nz = -2', '5, 3, -2', '(5; 3; -2)', 'z=-2, y=3, x=5'],
    ['(5,-2,3)', 'x=5,y=3,z=2'],
  ],
  [
    'calculus-system/equations',
    { equations: 'x + 2y = 3\n2x + 4y = 6' },
    ['infinitely many', 'infinitely many solutions'],
    ['none', 'no solution'],
  ],
  ['algebra-slope/x-intercept', { line: '2x-6' }, ['3', 'x=3'], ['-3', '6']],
  ['algebra-complex/power', { z: '1+i', n: '10' }, ['32i', '32*i', '0+32i', '32j', 'i*32', '2^5 i'], ['-32i', '32']],
  ['algebra-complex/square-root', { z: '3+4i' }, ['2+i', '2 + i', '2+1i', '2+j'], ['-2-i', '1+2i']],
  [
    'calculus-matrice/transpose',
    { matrix: '1,2,3\n4,5,6' },
    ['1,4\n2,5\n3,6', '[[1,4],[2,5],[3,6]]', '1 4\n2 5\n3 6'],
    ['[[1,2,3],[4,5,6]]'],
  ],
  [
    'calculus-derivative/stationary',
    { function: 'x^3' },
    ['x=0', 'saddle point at x=0', 'neither at x=0', '(0,0)', 'inflection point at (0,0)'],
    ['minimum at x=0', 'max at 0'],
  ],
  ['algebra-fibonacci/fibonacci', { n: '10' }, ['55', 'F(10)=55'], ['34', '89']],
  [
    'statistics-basic/population-variance',
    { data: '2, 4, 4, 4, 5, 5, 7, 9' },
    ['4', 'σ² = 4', '4.0', '32/8'],
    ['2', '32/7'],
  ],
];

async function answered(id: string, given: Record<string, string>): Promise<PresentedAnswer> {
  const outcome = calculate((await load(id))!, given, defaultOptions);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.answer;
}

describe.each(typed)('%s of %o', (id, given, accepted, refused) => {
  test('every form of the answer is accepted', async () => {
    const answer = await answered(id, given);
    const judged = accepted.map((text) => ({ text, ...judge(answer, text, defaultOptions) }));
    expect(judged.filter((one) => !isAccepted(one)).map(({ text, says }) => `${text}: ${says}`)).toEqual([]);
  });

  test('no other answer is', async () => {
    const answer = await answered(id, given);
    const judged = refused.map((text) => ({ text, ...judge(answer, text, defaultOptions) }));
    expect(judged.filter(isAccepted).map(({ text, says }) => `${text}: ${says}`)).toEqual([]);
  });
});

test('a number that is another value of the answer is told as that', async () => {
  const found = calculate((await load('statistics-continuous/exponential'))!, { rate: '2', x: '0.4' }, defaultOptions);
  expect(found.ok && judge(found.answer, '0.5507', defaultOptions)).toEqual({
    grade: 'wrong',
    says: 'Not right: this is the value of “Cumulative P(X ≤ x)”; asked is “Density f(x)”.',
  });
});

// i·π and π/2 − i·ln(2 + √3) solve these, and no real number does.
test.each([
  ['algebra-polynomial/roots', { polynomial: 'e^x = -1' }, 'x = i*pi'],
  ['trigonometry-equation/sin', { a: '2' }, 'pi/2 - i*ln(2 + sqrt(3))'],
])('%s %o: what is not real is not called wrong: %s', async (id, given, text) => {
  const outcome = calculate((await load(id))!, given, defaultOptions);
  if (!outcome.ok) throw new Error(outcome.problems[0]!.message);
  expect(judge(outcome.answer, text, defaultOptions).grade).toBe('undecided');
});
