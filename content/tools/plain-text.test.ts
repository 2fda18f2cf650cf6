import { parse } from '@nomogram/math/syntax/parse.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mathml } from './mathml.ts';
import { plainText } from './plain-text.ts';

const inOneLine = (latex: string): string => plainText(mathml(latex));

test.each([
  [String.raw`z = \frac{x - \mu}{\sigma}`, 'z = (x − μ)/σ'],
  [String.raw`PV = A\,\frac{1 - (1 + r)^{-n}}{r}`, 'PV = A (1 − (1 + r)⁻ⁿ)/r'],
  [String.raw`\frac{4}{3}\pi abc`, '(4/3)πabc'],
  [String.raw`\sin\frac{t}{2}`, 'sin(t/2)'],
  [String.raw`\sin(2x)`, 'sin(2x)'],
  [String.raw`\sin x + \ln\frac{a}{b}`, 'sin x + ln(a/b)'],
  [String.raw`\frac{\sin 2x}{4}`, '(sin 2x)/4'],
  [String.raw`x = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}`, 'x = (−b ± √(b² − 4ac))/(2a)'],
  [String.raw`F_n = \frac{\varphi^n - \psi^n}{\sqrt{5}}`, 'F_n = (φⁿ − ψⁿ)/√5'],
  [String.raw`\binom{n}{k} = \frac{n!}{k!\,(n-k)!}`, '(n choose k) = n!/(k! (n − k)!)'],
  [String.raw`S = \frac{1}{2}\left|a\right|`, 'S = (1/2)|a|'],
  [String.raw`\left|\frac{a - b}{c}\right|`, '|(a − b)/c|'],
  [String.raw`\frac{\sigma^2}{2}\,t`, '(σ²/2) t'],
  [String.raw`x \to a^+`, 'x → a⁺'],
  [String.raw`\bar{x} < \overline{a + bi}`, 'x̅ < conjugate of (a + bi)'],
])('%s is %s in one line', (latex, wanted) => {
  expect(inOneLine(latex)).toBe(wanted);
});

test('what surrounds formulas loses its tags and keeps its letters', () => {
  expect(plainText('<p>Each period&#39;s <em>interest</em>, a &lt; b &amp; c</p>')).toBe(
    "Each period's interest, a < b & c",
  );
});

const { latex } = fc.letrec<{ latex: string }>((tie) => ({
  latex: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'formula' },
    fc.constantFrom('a', 'b', '2', '3'),
    fc.tuple(tie('latex'), tie('latex')).map(([a, b]) => String.raw`\frac{${a}}{${b}}`),
    fc.tuple(tie('latex'), tie('latex')).map(([a, b]) => `(${a} + ${b})`),
    fc.tuple(tie('latex'), tie('latex')).map(([a, b]) => String.raw`\frac{${a} - ${b}}{7}`),
    fc.tuple(tie('latex'), tie('latex')).map(([a, b]) => String.raw`a\,\frac{${a}}{${b}}\,b`),
    tie('latex').map((a) => `(${a})^2`),
    tie('latex').map((a) => `e^{-${a}}`),
    fc.tuple(tie('latex'), tie('latex')).map(([a, b]) => String.raw`\sqrt{${a} + ${b}}`),
  ),
}));

test('a formula in one line is the same formula', () => {
  fc.assert(
    fc.property(latex, (written) => {
      const [inLatex, inText] = [parse(written), parse(inOneLine(written))];
      fc.pre(inLatex.ok);
      expect(inText.ok && inText.value.expression, `${written} as ${inOneLine(written)}`).toEqual(
        inLatex.ok && inLatex.value.expression,
      );
    }),
  );
});
