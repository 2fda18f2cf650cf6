import { expect, test } from 'vitest';
import { mathml } from './mathml.ts';

test('a formula is a bare math element without its LaTeX', () => {
  expect(mathml('\\pi')).toBe('<math><mrow><mi>π</mi></mrow></math>');
  expect(mathml('\\pi', 'block')).toMatch(/^<math display="block">/);
});

test('letters of other alphabets are the letters of Unicode, because browsers ignore mathvariant', () => {
  expect(mathml('x\\in\\mathbb R')).toContain('<mi>ℝ</mi>');
  expect(mathml('\\mathcal{L}')).toContain('<mi>ℒ</mi>');
  expect(mathml('\\mathcal{S}')).toContain('<mi>𝒮</mi>');
  expect(mathml('\\mathbf{x}')).toContain('<mi>𝐱</mi>');
  expect(mathml('\\mathfrak{g}')).toContain('<mi>𝔤</mi>');
});

test('the name of a function keeps its distance, except before an opening parenthesis', () => {
  const space = '<mspace width="0.1667em"/>';
  expect(mathml('12\\ln 2')).toBe(
    `<math><mrow><mn>12</mn>${space}<mi>ln</mi><mo>\u2061</mo>${space}<mn>2</mn></mrow></math>`,
  );
  expect(mathml('\\ln(2)')).not.toContain('mspace');
  expect(mathml('\\ln\\left(2\\right)')).not.toContain('mspace');
  expect(mathml('\\sin^2 x')).toContain('<msup><mi>sin</mi><mn>2</mn></msup>');
});

test('what cannot be read is refused', () => {
  expect(() => mathml('\\frac{1}{')).toThrow('the formula "\\frac{1}{" cannot be read');
});

test('a sign after another operator is the sign of a number', () => {
  expect(mathml('x=-3')).toContain('<mo>=</mo><mo form="prefix">−</mo><mn>3</mn>');
  expect(mathml('a,-3')).toContain('<mo form="prefix">−</mo>');
  expect(mathml('a,\\ -3')).toContain('<mo form="prefix">−</mo>');
  expect(mathml('a,\\;-3')).toContain('<mo form="prefix">−</mo>');
  expect(mathml('a-3')).toContain('<mi>a</mi><mo>−</mo><mn>3</mn>');
  expect(mathml('(a)-3')).toContain(')</mo><mo>−</mo><mn>3</mn>');
  expect(mathml('\\sin x-3')).toContain('<mi>x</mi><mo>−</mo>');
  expect(mathml('n!-3')).not.toContain('prefix');
  expect(mathml('1+\\cdots-3')).not.toContain('prefix');
});

test('a prime stands beside its letter', () => {
  expect(mathml("f'(x)")).toContain('<mrow><mi>f</mi><mo lspace="0" rspace="0">′</mo></mrow>');
  expect(mathml("f''")).toContain('<mo lspace="0" rspace="0">′′</mo>');
});

test('the bars of an absolute value can grow', () => {
  expect(mathml('\\left|\\frac12\\right|')).toContain('<mrow><mo fence="true">|</mo><mfrac>');
});
