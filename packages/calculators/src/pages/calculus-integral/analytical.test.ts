import { expect, test } from 'vitest';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../../kit/options.ts';
import type { PresentedStep } from '../../kit/outcome.ts';
import { run } from '../../kit/run.ts';

const analytical = (await load('calculus-integral/analytical'))!;

function solved(given: string) {
  const found = run(analytical, { function: given }, defaultOptions);
  if (!found.ok) throw new Error(found.problems[0]!.message);
  return found.answer;
}

const notesOf = (given: string): string => (solved(given).notes ?? []).join(' ');

test('of a sum that is not decided, the terms that were integrated are said, and what is left', () => {
  expect(notesOf('x^2 + sin(sin(x))*ln(x)')).toMatch(
    /the integral of x\^2 is x\^3\/3, and that of .*sin\(sin\(x\)\).* is left/,
  );
});

const texts = (steps: readonly PresentedStep[] = []): readonly string[] =>
  steps.flatMap(({ text, says, steps: inner }) => [text, says ?? '', ...texts(inner)]);

test('steps with named roots hold their letters, and nothing else for them', () => {
  const { steps } = solved('1/(x^5 - x - 1)');
  expect(steps?.[0]?.rule).toBe('partial fractions at the roots');
  expect(texts(steps).join('\n')).not.toMatch(/root(re|im)/);
});

test('an antiderivative that jumps says where', () => {
  expect(notesOf('atan(tan(x))/x')).toMatch(/jumps, for example near x = -?\d/);
  expect(notesOf('floor(x)')).not.toMatch(/jumps/);
});
