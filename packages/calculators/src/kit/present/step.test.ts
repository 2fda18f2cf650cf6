import { number, product } from '@nomogram/math/expression/build.ts';
import type { Step } from '@nomogram/math/expression/step.ts';
import { expect, test } from 'vitest';
import { presentStep } from './step.ts';

const six = { expression: number(6) };
const written = { expression: product([number(2), number(3)]) };
const inner: Step = { rule: 'product', says: 'Numbers are multiplied.', before: written, after: six, steps: [] };

test('a step that consists of one of the same line is that one; of another line, or of several, it is itself', () => {
  const outer: Step = { ...inner, rule: 'simplify', says: 'It is made shorter.', steps: [inner] };
  expect(presentStep(outer)).toMatchObject({ rule: 'product', steps: undefined });
  expect(presentStep({ ...outer, steps: [inner, inner] })).toMatchObject({ rule: 'simplify' });
  const other: Step = { ...outer, before: { expression: number(7) } };
  expect(presentStep(other)).toMatchObject({ rule: 'simplify', steps: [{ rule: 'product' }] });
});
