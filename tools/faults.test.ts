import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './setup/build.ts';

/** What `docs/operation/faults.md` promises: behind every fault there is a test, by its file and its name. */
const rows = readFileSync(join(root, 'docs/operation/faults.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(1)
  .map((line) => line.split(' | '));

const reference = /`([^`]+\.tsx?)` "((?:[^"])+)"/g;
const quoted = (name: string): readonly string[] => ["'", '`', '"'].map((mark) => mark + name + mark);

test.each(rows)('%s', (...cells) => {
  const [, , shownBy = ''] = cells;
  const named = [...shownBy.matchAll(reference)];
  expect(named.length).toBeGreaterThan(0);
  expect(shownBy.replace(reference, '').replace(/[;|\s]/g, '')).toBe('');
  for (const [, file = '', name = ''] of named) {
    expect(existsSync(join(root, file)), file).toBe(true);
    const code = readFileSync(join(root, file), 'utf8');
    expect(
      quoted(name).some((text) => code.includes(text)),
      `${file}: ${name}`,
    ).toBe(true);
  }
});
