import { parse } from '@nomogram/math/syntax/parse.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../tools/setup/law-runs.ts';
import { withSigns } from './sentence-signs.ts';

test.each([
  [
    'r ≈ 1.17 is the real root of r^5 - r - 1 = 0.',
    'r\u00a0≈\u00a01.17 is the real root of r⁵\u00a0−\u00a0r\u00a0−\u00a01\u00a0=\u00a00.',
  ],
  ['p_1 ± q_1*i are roots: p_1 ≈ -0.76', 'p₁ ± q₁i are roots: p₁\u00a0≈\u00a0−0.76'],
  ['the values come as near as 10^-16, x^(-2) and 10^400', 'the values come as near as 10⁻¹⁶, x^(−2) and 10⁴⁰⁰'],
  ['n!/(k!*(n - k)!)', 'n!/(k!·(n − k)!)'],
  ['Both sides repeat after 2*pi.', 'Both sides repeat after 2π.'],
  ['x*sin(x) <= sqrt(2)*x', 'x·sin(x)\u00a0≤\u00a0√2·x'],
  ['from -oo to oo, e^(-x^2) * cash flow', 'from −∞ to ∞, e^(−x²) · cash flow'],
  ['x1, f(x2) and max1', 'x₁, f(x₂) and max1'],
  ['by up to 10 % where x = 3', 'by up to 10\u00a0% where x\u00a0=\u00a03'],
  ['the integral of sin(x) is -cos(x) or -(x + 1)', 'the integral of sin(x) is −cos(x) or −(x + 1)'],
  ['-sin(x) is no -ing, nor a k-th', '−sin(x) is no -ing, nor a k-th'],
  ['the table has d/du cos(u) = -sin(u)', 'the table has d/du cos(u)\u00a0=\u00a0−sin(u)'],
  ['of x^2 - 1 = 0, as in a = b = c', 'of x²\u00a0−\u00a01\u00a0=\u00a00, as in a\u00a0=\u00a0b = c'],
  ['(longer_than_a_line*x + 1) = 0', '(longer_than_a_line·x + 1) = 0'],
  ['In a spreadsheet: =PMT(0.05/12, 12*30, -1000)', 'In a spreadsheet: =PMT(0.05/12, 12*30, -1000)'],
])('%s', (typed, seen) => {
  expect(withSigns(typed)).toBe(seen);
});

const { formula } = fc.letrec<{ formula: string }>((tie) => ({
  formula: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom('x', 'k', 'pi', '2', '15', '0.25', 'p_1'),
    fc
      .tuple(tie('formula'), fc.constantFrom('+', '-', '*', '/'), tie('formula'))
      .map(([a, sign, b]) => `(${a}) ${sign} (${b})`),
    fc.tuple(tie('formula'), fc.integer({ min: 2, max: 12 })).map(([a, n]) => `(${a})^${n}`),
    fc.tuple(fc.constantFrom('sin', 'sqrt', 'ln'), tie('formula')).map(([name, a]) => `${name}(${a})`),
  ),
}));

test('what is seen says the formula that was written', () => {
  fc.assert(
    fc.property(formula, (typed) => {
      const read = parse(typed);
      if (!read.ok) return;
      const written = toText(read.value.expression);
      const [again, seen] = [parse(written), parse(withSigns(written))];
      if (!again.ok) throw new Error(again.error.message);
      expect(seen.ok && toText(seen.value.expression)).toBe(toText(again.value.expression));
    }),
    { numRuns: lawRuns(300, 20_000) },
  );
});
