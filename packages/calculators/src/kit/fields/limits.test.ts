import { expect, test } from 'vitest';
import { defaultOptions } from '../options.ts';
import { type AmountOptions, amount } from './amount.ts';
import { exactNumber } from './exact.ts';
import { beyond, type Limits } from './limits.ts';

const refusal = (read: ReturnType<ReturnType<typeof amount>['read'] | ReturnType<typeof exactNumber>['read']>) =>
  read.ok ? 'taken' : read.error.message;

test.each<[Limits, string]>([
  [{ above: 0 }, 'Side must be greater than 0.'],
  [{ atLeast: 1 }, 'Side must be at least 1.'],
  [{ below: 5 }, 'Side must be less than 5.'],
  [{ above: 0, atMost: 1 }, 'Side must be greater than 0 and at most 1.'],
  [{ nonzero: true }, 'Side must be other than 0.'],
])('a number: %j', (limits, message) => {
  const { read, samples } = exactNumber({ label: 'Side', ...limits });
  for (const text of beyond(limits)) expect(refusal(read(text, defaultOptions))).toBe(message);
  expect(samples.beyond).toEqual(beyond(limits));
});

test('a number beside a limit by less than doubles tell is on its side of it', () => {
  const { read } = exactNumber({ label: 'Side', above: -1, atMost: 1 });
  for (const [text, isTaken] of [
    ['1', true],
    ['1 + 1e-40', false],
    ['1 - 1e-40', true],
    ['-1 + 1e-40', true],
    ['-1', false],
    ['-1 - 1e-40', false],
  ] as const)
    expect(read(text, defaultOptions).ok, text).toBe(isTaken);
});

test.each<[AmountOptions, string]>([
  [{ above: 0 }, 'Rate must be greater than 0 %.'],
  [{ above: -100 }, 'Rate must be greater than -100 %.'],
  [{ atLeast: 0 }, 'Rate must not be negative.'],
  [{ atLeast: 5 }, 'Rate must be at least 5 %.'],
  [{ atLeast: 0, atMost: 100 }, 'Rate must be between 0 % and 100 %.'],
  [{ atLeast: 0, below: 100 }, 'Rate must be at least 0 % and less than 100 %.'],
  [{ nonzero: true }, 'Rate must not be 0 %.'],
  [{ atLeast: 1, whole: true }, 'Rate must be a whole number of 1 or more.'],
])('an amount: %j', (limits, message) => {
  const { read, samples } = amount('Rate', 'percent', limits);
  expect(samples.beyond!.length).toBeGreaterThan(0);
  for (const text of samples.beyond!) expect(refusal(read(text, defaultOptions))).toBe(message);
});
