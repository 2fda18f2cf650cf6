import { expect, test } from 'vitest';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../../kit/options.ts';
import { run } from '../../kit/run.ts';

const analytical = (await load('calculus-integral/analytical'))!;

function notesOf(given: string): string {
  const found = run(analytical, { function: given }, defaultOptions);
  if (!found.ok) throw new Error(found.problems[0]!.message);
  return (found.answer.notes ?? []).join(' ');
}

test('of a sum that is not decided, the terms that were integrated are said, and what is left', () => {
  expect(notesOf('x^2 + sin(sin(x))*ln(x)')).toMatch(
    /the integral of x\^2 is x\^3\/3, and that of .*sin\(sin\(x\)\).* is left/,
  );
});

test('an antiderivative that jumps says where', () => {
  expect(notesOf('atan(tan(x))/x')).toMatch(/jumps, for example near x = -?\d/);
  expect(notesOf('floor(x)')).not.toMatch(/jumps/);
});
