import { expect, test } from 'vitest';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../../kit/options.ts';
import { run } from '../../kit/run.ts';

const summaryOf = async (id: string, given: Readonly<Record<string, string>>): Promise<string> => {
  const outcome = run((await load(id))!, given, defaultOptions);
  return (outcome.ok && outcome.answer.figure?.summary) || '';
};

test('an end of the event that stands too far out to be drawn is said, one that is drawn is not', async () => {
  const normal = (x: string) => summaryOf('statistics-continuous/normal', { mean: '0', standardDeviation: '1', x });
  expect(await normal('1.96')).not.toContain('of what is drawn');
  expect(await normal('38')).toContain('38 lies to the right of what is drawn');
  expect(await normal('-38')).toContain('-38 lies to the left of what is drawn');
});
