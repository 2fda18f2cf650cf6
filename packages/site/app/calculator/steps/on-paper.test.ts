import type { PresentedStep } from '@nomogram/calculators/kit/outcome.ts';
import { expect, test } from 'vitest';
import { lengthOfWorking, saidBefore } from './on-paper.ts';

const step = (text: string, steps: readonly PresentedStep[] = [], says = 'Both are known.'): PresentedStep => ({
  rule: 'product',
  says,
  text,
  latex: text,
  steps,
});

test('what is worked out again within steps is known, and where only its sentence is', () => {
  const [first, other, again] = [step('2*3 = 6'), step('4*5 = 20'), step('2*3 = 6')];
  const { lines, sentences } = saidBefore([step('a', [first, other]), step('b', [again])]);
  expect([first, other, again].map((one) => lines.has(one))).toEqual([false, false, true]);
  expect([first, other, again].map((one) => sentences.has(one))).toEqual([false, true, true]);
});

test('what the line above shows with its result does not stand below it again', () => {
  const [shown, unseen] = [step('a \\cdot b = 2 \\cdot 3 = 6'), step('b - c = 3 - 2 = 1')];
  const { lines } = saidBefore([step('d = a \\cdot b - c = 6 - 2 = 4', [shown, unseen])]);
  expect([shown, unseen].map((one) => lines.has(one))).toEqual([true, false]);
});

test('the steps themselves, and those with steps within them, always stand', () => {
  const twice = () => step('2*3 = 6', [step('3 = 3', [], '')], '');
  const { lines, sentences } = saidBefore([step('a'), step('a'), step('b', [twice(), twice()], '')]);
  expect([...lines].map(({ text }) => text)).toEqual(['3 = 3']);
  expect([...sentences]).toEqual([]);
});

test('a working is long by the steps within its steps', () => {
  const within = (length: number) => [
    step(
      'a',
      Array.from({ length }, () => step('b')),
    ),
  ];
  const lengths = [5, 6, 11, 12, 25, 26].map((count) => lengthOfWorking(within(count)));
  expect(lengths).toEqual(['few', 'short', 'short', 'long', 'long', 'very long']);
});
