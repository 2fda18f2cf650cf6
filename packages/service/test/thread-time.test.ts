import { expect, test } from 'vitest';
import { workedMs } from '../src/process/thread-time.ts';

/** Something to do, and to keep. */
const work = (): number => Array.from({ length: 2000 }, (_, i) => Math.sqrt(i)).reduce((sum, root) => sum + root, 0);

test('the time that a thread has had grows with every piece of work, however short, and never falls', () => {
  const shown = Array.from({ length: 200 }, () => {
    work();
    return workedMs();
  });
  for (const [i, ms] of shown.entries()) if (i > 0) expect(ms).toBeGreaterThan(shown[i - 1]!);
});

test('waiting is no work', async () => {
  const shown = () => [workedMs(), performance.now()] as const;
  const [workedBefore, before] = shown();
  await new Promise((resolve) => setTimeout(resolve, 50));
  const [worked, now] = shown();
  expect(worked - workedBefore).toBeLessThan(now - before);
});
