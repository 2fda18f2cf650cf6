import { describe, expect, test } from 'vitest';
import { isPresent, loadSuite, oracles, recorded, recordsOf, type Suite, suiteNames } from './scores/suite.ts';
import { isWhole } from './setup/law-runs.ts';

/** How many records are asked again of a file that does not say otherwise; in `npm test` half of them. */
const usual = 15;
/** How many of those that are not right: what the engine leaves undecided costs most of all. */
const others = 2;

/**
 * The reference data: of what is recorded as right, a sample must still be right, of the rest a sample must not be wrong; in
 * `npm run test:all` all of both. The files lie beside the project, not in it; where they are absent this says so and the project's
 * own fixtures remain.
 */
const names = suiteNames();
const suites: (readonly [name: string, suite: Suite])[] = [];
for (const name of names) suites.push([name, await loadSuite(name)]);

/** At most so many records, always the same ones, from all parts of the file. */
function sampleOf<Record extends { readonly id: string }>(records: readonly Record[], most: number): readonly Record[] {
  const hash = (id: string) => [...id].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 1_000_003, 7);
  return [...records].sort((a, b) => hash(a.id) - hash(b.id)).slice(0, most);
}

describe.each(suites)('%s', (name, suite) => {
  const present = isPresent(suite.file);
  if (!present)
    console.log(`${name}: the reference data is absent (${oracles}); only the fixtures of the project are tested.`);

  test.runIf(present)(
    'what was right is right, and nothing in a sample of the rest is wrong',
    { timeout: 600_000 },
    () => {
      const before = recorded(name);
      expect(before, `run npm run scores -- ${name}`).toBeDefined();
      const right = new Set(before!.right);
      const records = recordsOf(suite);
      const known = records.filter(({ id }) => right.has(id));
      expect(before!.wrong).toBe(0);
      expect(known.length).toBe(right.size);
      const isAll = process.env.NOMOGRAM_SCORES === 'all';
      const few = suite.reasked ?? usual;
      const again = sampleOf(known, isAll ? known.length : isWhole ? few : Math.ceil(few / 2));
      const fallen = again.filter((record) => suite.judge(record) !== 'right');
      expect(fallen.map(({ id }) => id)).toEqual([]);
      const rest = sampleOf(
        records.filter(({ id }) => !right.has(id)),
        isAll ? records.length : isWhole ? others : 1,
      );
      const wrong = rest.filter((record) => suite.judge(record) === 'wrong');
      expect(wrong.map(({ id }) => id)).toEqual([]);
      console.log(`${name}: ${known.length} of ${records.length} right; ${again.length} of these asked again`);
    },
  );
});
