import { Session } from 'node:inspector/promises';
import { expect, it } from 'vitest';
import { read } from '../../../../../tools/setup/read.ts';
import { antiderivative } from '../integral.ts';

/*
 * Whoever follows one integral through the code opens the files that it enters: a rule or a rewriting that could only refuse is not asked, as
 * `ingredients.ts` says beforehand what it needs.
 */

/** The files of the packages in which a function is called while something is done. */
async function filesEntered(act: () => unknown): Promise<readonly string[]> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await session.post('Profiler.takePreciseCoverage');
  act();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  await session.post('Profiler.stopPreciseCoverage');
  session.disconnect();
  return result
    .filter(({ url, functions }) => url.includes('/packages/') && functions.some(({ ranges }) => ranges[0]!.count > 0))
    .map(({ url }) => url.replace(/^.*\/packages\//, ''));
}

it('∫ x·sin x, found, checked, written and explained, enters 40 files at most', async () => {
  const f = read('x*sin(x)');
  const entered = await filesEntered(() => {
    const found = antiderivative(f, 'x');
    if (found.ok) expect(found.value.step.rule).toBe('integration by parts');
  });
  expect(entered.length).toBeGreaterThan(10);
  expect(entered.length, entered.join('\n')).toBeLessThanOrEqual(40);
});
