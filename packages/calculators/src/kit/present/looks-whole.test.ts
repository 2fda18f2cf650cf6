import { describe, expect, test } from 'vitest';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../options.ts';
import { calculate } from '../solve.ts';

async function linesOf(id: string, given: Record<string, string>): Promise<readonly string[]> {
  const outcome = calculate((await load(id))!, given, defaultOptions);
  if (!outcome.ok) throw new Error(outcome.problems[0]!.message);
  return outcome.answer.text.split('\n');
}

/*
 * Digits that end early look like all of the number. Where they are not, ≈ stands before them: the number differs from them by less than is
 * shown, and is known to differ.
 */
describe('what only looks whole', () => {
  test.each([
    ['functions/gamma', { x: '-1e-20' }, 'Γ(x) ≈ -100000000000000000000'],
    ['functions/factorial', { n: '1e-20' }, 'n! ≈ 1'],
    ['surface-volume/cone', { radius: '1', height: '1e-20' }, 'Slant height ≈ 1 unit'],
    ['algebra-complex/angle', { z: '-5-1e-20i' }, 'Angle ≈ -200 gon'],
    ['algebra-complex/square-root', { z: '-1+1e-20i' }, '√z ≈ 5e-21 + i'],
    ['algebra-complex/logarithm', { z: '1+1e-20i' }, 'ln z ≈ 5e-41 + (1e-20)i'],
    ['topography-triangle/troiscotes', { sideA: '1', sideB: '0.6', sideC: '0.4000000000000000001' }, 'Side c ≈ 0.4 m'],
  ])('%s %o: %s', async (id, given, wanted) => {
    expect(await linesOf(id, given)).toContain(wanted);
  });

  test.each([
    ['functions/gamma', { x: '5' }, 'Γ(x) = 24'],
    ['surface-volume/cone', { radius: '3', height: '4' }, 'Slant height = 5 units'],
    ['algebra-complex/angle', { z: '-5i' }, 'Angle = -100 gon'],
    ['algebra-complex/square-root', { z: '-4' }, '√z = 2i'],
    ['algebra-complex/power', { z: '1.5-2i', n: '-2.5' }, 'z^n = -0.0687873476738273 + 0.07421792775334i'],
    ['topography-triangle/troiscotes', { sideA: '3', sideB: '4', sideC: '5' }, 'Angle C = 100 gon'],
  ])('%s %o is: %s', async (id, given, wanted) => {
    expect(await linesOf(id, given)).toContain(wanted);
  });
});

test('an angle of a triangle is never 0', async () => {
  const lines = await linesOf('topography-triangle/troiscotes', { sideA: '1e8', sideB: '1e8', sideC: '1e-12' });
  expect(lines).toContain('Angle C = 6.36619772367581e-19 gon');
});

test('squares that no double holds are too large, not wrong', async () => {
  const outcome = calculate(
    (await load('statistics-basic/population-variance'))!,
    { data: '1e300, 2e300' },
    defaultOptions,
  );
  expect(outcome.ok ? '' : outcome.problems[0]!.code).toBe('too-large');
});
