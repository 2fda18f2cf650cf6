import fc from 'fast-check';
import { expect, test } from 'vitest';
import { legibleFractions } from './legible-fractions.ts';

test.each([
  [String.raw`\frac{1}{2}`, String.raw`\frac{1}{2}`],
  [String.raw`\frac{L}{\frac{r}{12}}`, String.raw`\frac{L}{\dfrac{r\rule{0pt}{0.8em}}{12}}`],
  [
    String.raw`\frac{1-\left(1+\frac{r}{12}\right)^{-\frac{t}{2}}}{r}`,
    String.raw`\frac{1-\left(1+\dfrac{r}{12\rule[-0.2em]{0pt}{0.4em}}\right)^{-\frac{t}{2}}}{r}`,
  ],
  [
    String.raw`\frac{\sqrt{\frac{a}{b}}}{\{c\}}`,
    String.raw`\frac{\sqrt{\dfrac{a}{b\rule[-0.2em]{0pt}{0.4em}}}}{\{c\}}`,
  ],
  [String.raw`\frac12`, String.raw`\frac12`],
])('%s', (given, wanted) => {
  expect(legibleFractions(given, '\\dfrac')).toBe(wanted);
});

const formula = fc.letrec((tie) => ({
  any: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('x', String.raw`\pi`, String.raw`\{`, '+'),
    fc.tuple(tie('any'), tie('any')).map(([a, b]) => String.raw`\frac{${a}}{${b}}`),
    fc.tuple(tie('any'), tie('any')).map(([a, b]) => `${a}${b}`),
    tie('any').map((a) => String.raw`\sqrt{${a}}`),
    tie('any').map((a) => `e^{${a}}`),
  ),
})).any as fc.Arbitrary<string>;

test('only the size of fractions changes, and saying it twice says no more', () => {
  fc.assert(
    fc.property(formula, (given) => {
      const legible = legibleFractions(given, '\\tfrac');
      const plain = legible.replaceAll('\\tfrac', '\\frac').replace(/\\rule(?:\[[^\]]*\])?\{0pt\}\{0\.\dem\}/g, '');
      expect(plain).toBe(given);
      expect(legibleFractions(plain, '\\tfrac')).toBe(legible);
    }),
  );
});
