import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../tools/setup/law-runs.ts';
import { unwrap } from '../../../../tools/setup/read.ts';
import { parse, parseRelation } from './parse.ts';
import { relationToLatex, toLatex, treeToLatex } from './print-latex.ts';

/** Formulas in which signs meet: before fractions, powers, brackets, calls and each other. */
const { typed } = fc.letrec<{ typed: string; smaller: string }>((tie) => ({
  typed: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.constantFrom('x', 'y', '2', '3.5', '1e-7'),
    tie('typed').map((inner) => `(${inner})`),
    fc.tuple(fc.constantFrom('-', '+'), tie('smaller')).map(([sign, operand]) => `${sign}${operand}`),
    fc
      .tuple(tie('smaller'), fc.constantFrom('+', '-', '*', '/', '^', ' '), tie('smaller'))
      .map(([left, operator, right]) => `${left}${operator}${right}`),
    fc
      .tuple(fc.constantFrom('sin', 'sqrt', 'abs', 'floor', 'log2'), tie('typed'))
      .map(([name, argument]) => `${name}(${argument})`),
    tie('smaller').map((operand) => `${operand}!`),
  ),
  smaller: fc.oneof(
    tie('typed'),
    tie('typed').map((inner) => `(${inner})`),
  ),
}));

/** Two signs that a reader would see side by side. */
const doubled = /[-+]\s*[-+]/;

test('no sign is set directly after another', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const read = parse(text);
      if (!read.ok) return;
      expect(treeToLatex(read.value.tree), `${text} as it was typed`).not.toMatch(doubled);
      expect(toLatex(read.value.expression), `${text} as a textbook sets it`).not.toMatch(doubled);
      const relation = parseRelation(`${text} = ${text}`);
      if (relation.ok) expect(relationToLatex(relation.value.tree), `${text} as sides`).not.toMatch(doubled);
    }),
    { numRuns: lawRuns(400, 40_000) },
  );
});

/** A function and the first of several factors without a bracket, as `\\sin 2 \\cdot x`. */
const tornArgument = /\\(?:sin|log)(?:_\{\w+\})? [\w.]+ \\cdot/;

test('no function is set before a dot that its argument goes on behind', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('sin', 'log2'),
      fc.array(fc.constantFrom('x', 'y', '2', '3.5'), { minLength: 2, maxLength: 4 }),
      (name, factors) => {
        const read = unwrap(parse(`${name}(${factors.join('*')})`));
        expect(treeToLatex(read.tree)).not.toMatch(tornArgument);
        expect(toLatex(read.expression)).not.toMatch(tornArgument);
      },
    ),
    { numRuns: lawRuns(200, 2000) },
  );
});

test.each([
  ['sin(2x)', '\\sin\\left(2 x\\right)'],
  ['k*k!', 'k \\cdot k!'],
  ['-(-x/2)', '-\\left(-\\frac{x}{2}\\right)'],
  ['1 - (-3/4)*x', '1 - \\frac{-3}{4} \\cdot x'],
  ['y - (-x/2)', 'y - \\left(-\\frac{x}{2}\\right)'],
  ['-(-x)*y', '-\\left(-x \\cdot y\\right)'],
  ['x^(-(-y/2))', 'x^{-\\left(-\\frac{y}{2}\\right)}'],
  ['y - (x - 1)/2', 'y - \\frac{x - 1}{2}'],
  ['-(-(x + 1))', '-\\left(-\\left(x + 1\\right)\\right)'],
])('%s', (text, latex) => {
  const read = parse(text);
  expect(read.ok && treeToLatex(read.value.tree)).toBe(latex);
});

test('the factorial of a letter keeps the dot before it, that of a bracket needs none', () => {
  const latex = (text: string) => toLatex(unwrap(parse(text)).expression);
  expect(latex('k*k!')).toBe('k \\cdot k!');
  expect(latex('2*(n+1)!')).toBe('2 \\left(n + 1\\right)!');
  expect(latex('x^n/n!')).toBe('\\frac{x^{n}}{n!}');
});
