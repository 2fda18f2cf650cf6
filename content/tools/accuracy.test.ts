import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { accuracyReport } from './accuracy.ts';

const root = join(import.meta.dirname, '../..');
const recorded = join(root, 'tools/scores/recorded');

/** A project of its own, with the recorded files of this one. */
function copy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'accuracy-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'bench/results'), { recursive: true });
  cpSync(recorded, join(folder, 'tools/scores/recorded'), { recursive: true });
  return folder;
}

test('every recorded suite is there, and each of its problems is counted once', () => {
  const { scores } = accuracyReport(root);
  const files = readdirSync(recorded).map((name) => JSON.parse(readFileSync(join(recorded, name), 'utf8')));
  expect(scores).toHaveLength(files.length);
  const sum = (name: 'asked' | 'wrong' | 'slow') => files.reduce((all, file) => all + file[name], 0);
  const all = (name: 'asked' | 'right' | 'wrong' | 'none' | 'slow') => scores.reduce((n, score) => n + score[name], 0);
  expect([all('asked'), all('wrong'), all('slow')]).toEqual([sum('asked'), sum('wrong'), sum('slow')]);
  expect(all('right') + all('wrong') + all('none') + all('slow')).toBe(all('asked'));
  for (const { title, none } of scores) expect(none, title).toBeGreaterThanOrEqual(0);
});

test('failures of every program are told, and what is newest is shown', () => {
  const { engine } = accuracyReport(root);
  expect(engine!.sets.length).toBeGreaterThan(0);
  for (const { records, times } of engine!.sets)
    for (const { program, answered, failed, outOfTime } of times)
      expect(answered + failed + outOfTime, program).toBeLessThanOrEqual(records);
  const folder = copy();
  const machine = { processor: 'P', cores: 2, node: 'v24.0.0', load: 1 };
  for (const [day, perSecond] of [
    ['2026-01-09', 1],
    ['2026-01-10', 2],
  ])
    writeFileSync(
      join(folder, `bench/results/${day}-service.json`),
      JSON.stringify({ machine, connections: 3, results: [{ name: 'bare', perSecond, ratio: 1 }] }),
    );
  expect(accuracyReport(folder)).toMatchObject({
    engine: undefined,
    caches: undefined,
    site: undefined,
    service: {
      day: '2026-01-10',
      results: [{ perSecond: 2 }],
      machine: 'P with 2 cores, Node 24.0.0, load 1 while it was measured',
    },
  });
});

test('a suite without a title stops the build', () => {
  const folder = copy();
  cpSync(join(recorded, 'primes.json'), join(folder, 'tools/scores/recorded/unheard-of.json'));
  expect(() => accuracyReport(folder)).toThrow('the suite unheard-of has no title');
});
