import type { Comparison } from '@nomogram/math/algebra/inequality/solution.ts';
import type { ParseResult } from '@nomogram/math/syntax/parse.ts';
import { calculator } from '../../kit/calculator.ts';
import { expression } from '../../kit/fields/expression.ts';
import { shiftsAllSides } from '../../kit/laws/expressions.ts';
import type { Options } from '../../kit/options.ts';
import { chainWays, solved } from './solution.ts';

/** The six forms of the page; all go through the same solver. */
const side = (label: string, symbol: string, placeholder: string) =>
  expression({ label, symbol, hint: `For example ${placeholder}.`, placeholder });

const two = { left: side('Left side', 'ax + b', '2x+1'), right: side('Right side', 'cx + d', 'x+5') };
const three = {
  left: side('Left side', 'ax + b', 'x+1'),
  middle: side('Middle', 'cx + d', '2x+3'),
  right: side('Right side', 'ex + f', 'x+9'),
};

const references = [
  {
    title:
      'G. E. Collins, Quantifier elimination for real closed fields by cylindrical algebraic decomposition, LNCS 33 (1975)',
  },
  { title: 'OpenStax, College Algebra 2e, section 2.7', url: 'https://openstax.org/details/books/college-algebra-2e' },
];

const simple =
  (comparison: Comparison) =>
  ({ left, right }: { readonly left: ParseResult; readonly right: ParseResult }, options: Options) =>
    solved([left, right], [comparison], options);

const double =
  (first: Comparison, second: Comparison) =>
  (
    { left, middle, right }: { readonly left: ParseResult; readonly middle: ParseResult; readonly right: ParseResult },
    options: Options,
  ) =>
    solved([left, middle, right], [first, second], options);

const ofTwo = { cost: 'heavy', inputs: two, laws: [shiftsAllSides('left', 'right')], references } as const;
const ofThree = {
  cost: 'heavy',
  inputs: three,
  methods: chainWays,
  unchosen: 'all parts at once where the outer ones are numbers',
  laws: [shiftsAllSides('left', 'middle', 'right')],
  references,
} as const;

export default {
  less: calculator({
    title: 'ax+b < cx+d',
    keywords: ['linear inequality', 'less than'],
    asks: ['{left} < {right}', '{right} > {left}'],
    purpose: 'Where the left side is less than the right side.',
    path: 'algebra/inequalities/abcdinferior/:left/:right',
    ...ofTwo,
    formula: 'ax + b < cx + d',
    compute: simple('<'),
    examples: [
      { given: { left: '2x+1', right: 'x+5' }, expect: { solution: '(-oo, 4)', comparison: 'x < 4' } },
      { label: 'the sign turns round', given: { left: '-2x', right: '6' }, expect: { solution: '(-3, oo)' } },
      { label: 'a square', given: { left: 'x^2', right: '9' }, expect: { solution: '(-3, 3)' } },
      { label: 'a maximum', given: { left: 'max(x,-x/2)', right: '1' }, expect: { solution: '(-2, 1)' } },
      { label: 'a logarithm', given: { left: 'ln(x)/x', right: '0' }, expect: { solution: '(0, 1)' } },
      {
        label: 'a sine',
        given: { left: 'sin(x)', right: '1/2' },
        expect: {
          solution: '(-7*pi/6 + 2*k*pi, pi/6 + 2*k*pi)',
          comparison: '-7*pi/6 + 2*k*pi < x < pi/6 + 2*k*pi',
        },
      },
      { label: 'no solution', given: { left: 'x+1', right: 'x' }, expect: { solution: 'none (the empty set)' } },
      {
        label: 'with a letter',
        given: { left: 'a*x', right: 'b' },
        expect: { solution: '(-oo, b/a)', comparison: 'x < b/a' },
      },
      { given: { left: 'y*cos(x)', right: '1' }, fails: 'out-of-range' },
    ],
  }),
  'at-most': calculator({
    title: 'ax+b ≤ cx+d',
    keywords: ['less than or equal'],
    asks: ['{left} <= {right}', '{left} ≤ {right}', '{right} >= {left}', '{right} ≥ {left}'],
    purpose: 'Where the left side is at most the right side.',
    path: 'algebra/inequalities/abcdinferioreq/:left/:right',
    ...ofTwo,
    formula: 'ax + b \\leq cx + d',
    compute: simple('<='),
    examples: [
      { given: { left: '3x-1', right: '5x+7' }, expect: { solution: '[-4, oo)', comparison: 'x >= -4' } },
      { label: 'a fraction', given: { left: '1/2', right: '1/x' }, expect: { solution: '(0, 2]' } },
      {
        label: 'a tangent',
        given: { left: 'tan(x)', right: '1' },
        expect: { solution: '(-pi/2 + k*pi, pi/4 + k*pi]' },
      },
      { label: 'one point', given: { left: 'x^2', right: '4x-4' }, expect: { solution: '{2}', comparison: 'x = 2' } },
      { given: { left: 'x <= 2', right: '3' }, fails: 'unreadable' },
    ],
  }),
  'less-less': calculator({
    title: 'ax+b < cx+d < ex+f',
    keywords: ['double inequality', 'compound inequality'],
    asks: ['{left} < {middle} < {right}'],
    purpose: 'Where the middle lies strictly between the two sides.',
    path: 'algebra/inequalities/abcdefinferior/:left/:middle/:right',
    ...ofThree,
    formula: 'ax + b < cx + d < ex + f',
    compute: double('<', '<'),
    examples: [
      {
        given: { left: 'x+1', middle: '2x+3', right: 'x+9' },
        expect: { solution: '(-2, 6)', comparison: '-2 < x < 6' },
      },
      { given: { left: '-3', middle: '1-2x', right: '5' }, expect: { solution: '(-2, 2)' } },
      { given: { left: '1', middle: '', right: '3' }, fails: 'missing' },
    ],
  }),
  'at-most-less': calculator({
    title: 'ax+b ≤ cx+d < ex+f',
    keywords: ['double inequality'],
    asks: ['{left} <= {middle} < {right}', '{left} ≤ {middle} < {right}'],
    purpose: 'Where the middle is at least the left side and less than the right side.',
    path: 'algebra/inequalities/abcdefinferioreq1/:left/:middle/:right',
    ...ofThree,
    formula: 'ax + b \\leq cx + d < ex + f',
    compute: double('<=', '<'),
    examples: [
      { given: { left: '1', middle: 'x+2', right: '7' }, expect: { solution: '[-1, 5)' } },
      { given: { left: '0', middle: 'x^2-1', right: '3' }, expect: { solution: '(-2, -1] ∪ [1, 2)' } },
      { given: { left: '1', middle: 'x+', right: '7' }, fails: 'unreadable' },
    ],
  }),
  'less-at-most': calculator({
    title: 'ax+b < cx+d ≤ ex+f',
    keywords: ['double inequality'],
    asks: ['{left} < {middle} <= {right}', '{left} < {middle} ≤ {right}'],
    purpose: 'Where the middle is greater than the left side and at most the right side.',
    path: 'algebra/inequalities/abcdefinferioreq2/:left/:middle/:right',
    ...ofThree,
    formula: 'ax + b < cx + d \\leq ex + f',
    compute: double('<', '<='),
    examples: [
      { given: { left: '1', middle: 'x+2', right: '7' }, expect: { solution: '(-1, 5]' } },
      { given: { left: 'x', middle: '2x', right: 'x' }, expect: { solution: 'none (the empty set)' } },
      {
        label: 'a line above a wave',
        given: { left: 'sin(x)', middle: 'x', right: '7' },
        expect: { solution: '(0, 7]' },
      },
      { given: { left: '0', middle: 'x*sin(x)', right: '7' }, fails: 'no-answer' },
    ],
  }),
  'at-most-at-most': calculator({
    title: 'ax+b ≤ cx+d ≤ ex+f',
    keywords: ['double inequality'],
    asks: ['{left} <= {middle} <= {right}', '{left} ≤ {middle} ≤ {right}'],
    purpose: 'Where the middle lies between the two sides, the ends included.',
    path: 'algebra/inequalities/abcdefinferioreqeq/:left/:middle/:right',
    ...ofThree,
    formula: 'ax + b \\leq cx + d \\leq ex + f',
    compute: double('<=', '<='),
    examples: [
      { given: { left: '1', middle: 'x+2', right: '7' }, expect: { solution: '[-1, 5]' } },
      {
        label: 'an absolute value',
        given: { left: '1', middle: '|x-2|', right: '3' },
        expect: { solution: '[-1, 1] ∪ [3, 5]' },
      },
      { given: { left: '1', middle: 'x+2', right: 'b' }, fails: 'out-of-range' },
    ],
  }),
};
