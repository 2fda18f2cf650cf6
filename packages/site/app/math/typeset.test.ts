import { expect, test, vi } from 'vitest';
import { loadTypesetting, typeset } from './typeset.ts';

test('nothing is set before KaTeX is there', async () => {
  vi.resetModules();
  const { loadTypesetting, typeset } = await import('./typeset.ts');
  expect(typeset('x', false)).toBeUndefined();
  await loadTypesetting();
  expect(typeset('x', false)).toContain('<math');
});

test('a screen reader gets MathML once: the drawn part is hidden from it', async () => {
  await loadTypesetting();
  const html = typeset('\\frac{1}{2}', true) ?? '';
  expect(html.match(/<math/g)).toHaveLength(1);
  expect(html).toContain('class="katex-html" aria-hidden="true"');
});

test('neither broken nor hostile LaTeX becomes markup', async () => {
  await loadTypesetting();
  expect(typeset('\\frac{', false)).not.toContain('<script');
  expect(typeset('\\href{javascript:alert(1)}{x}<script>', false)).not.toMatch(/<script|href="javascript/);
  expect(typeset(`<b>${'x'.repeat(7000)}`, false)).toMatch(/^<code>&lt;b&gt;/);
});

test('a long name is drawn in parts that a line can hold, and said as one name', async () => {
  await loadTypesetting();
  const html = typeset('\\text{Ending balance with continuous compounding} = P', true)!;
  expect(html).toContain('aria-label="Ending balance with continuous compounding equals P"');
  expect(html.match(/class="base"|class="katex-base"/g)!.length).toBeGreaterThan(4);
});

test('a sum on several lines is said as one', async () => {
  await loadTypesetting();
  const html = typeset('\\frac{1.09854142 \\cdot 1000 + 0.382262096 \\cdot 2600 - 0.820193929 \\cdot 3200}{2}', true);
  expect(html).toContain(
    'the fraction 1.09854142 times 1000 plus 0.382262096 times 2600 minus 0.820193929 times 3200 over 2, end fraction',
  );
});

test('a product on several lines is said as one', async () => {
  await loadTypesetting();
  const sum = '\\left(0.00044649967 - 2 \\cdot \\left(-0.000677866141\\right)\\right)';
  expect(typeset(`\\frac{9.16949788 \\cdot ${sum}}{3}`, true)).toContain(
    'the fraction 9.16949788 times open parenthesis 0.0',
  );
});

test('a formula that a wide screen holds on one line is drawn for narrow ones besides, and heard once, whole', async () => {
  await loadTypesetting();
  const html = typeset(
    'r = \\frac{\\text{Earnings (value received back)} - \\text{Initial investment}}{\\text{Initial investment}}',
    true,
  )!;
  expect(html.match(/<math/g)).toHaveLength(1);
  expect(html).not.toContain('<mtable');
  const [wide, narrow] = html.split('katex-html for-narrow');
  expect(wide).toContain('katex-html for-wide');
  expect(wide).not.toContain('class="mtable"');
  expect(narrow).toContain('class="mtable"');
  expect(html.match(/<span/g)).toHaveLength(html.match(/<\/span>/g)!.length);
  expect(typeset('\\frac{1}{2}', true)).not.toContain('for-');
});
