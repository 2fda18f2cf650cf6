import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './setup/build.ts';

/** What makes a test that passes whatever happens, as it stands in a source; the catalogue's own tests see the rest. */
const weak: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['an example that expects nothing', /\bexpect: \{\s*\}/],
  ['a value compared with itself', /\bexpect\(([\w.[\]]+)\)\.to(?:Be|Equal|StrictEqual)\(\1\)/],
  ['a constant that is expected to be itself', /\bexpect\((?:true|false|null|undefined|-?\d+)\)\./],
  ['a law that is always true', /\blaws: \[\(\) => true|\blaws: \[\([^)]*\) => true\]/],
  ['a number compared by its places, however small it is', /\.toBeCloseTo\(/],
  ['an expectation that is not called', /\)\.(?:not\.)?to(?:Be|Equal|Throw|MatchObject|BeDefined|BeUndefined)\s*;/],
];

const folders = ['packages', 'content', 'tools', 'tests'];
const files = folders.flatMap((folder) =>
  (readdirSync(join(root, folder), { recursive: true }) as string[])
    .filter((name) => /\.tsx?$/.test(name) && !/(^|\/)(node_modules|build|dist|\.react-router)\//.test(name))
    .map((name) => join(folder, name)),
);

const weaknessesIn = (source: string): readonly string[] =>
  weak.filter(([, pattern]) => pattern.test(source)).map(([what]) => what);

test('no test passes whatever happens', () => {
  const found = files
    .filter((file) => !file.endsWith('tests-can-fail.test.ts'))
    .flatMap((file) => weaknessesIn(readFileSync(join(root, file), 'utf8')).map((what) => `${file}: ${what}`));
  expect(found).toEqual([]);
});

test.each([
  ["{ given: { n: '1' }, expect: {} },", 'an example that expects nothing'],
  ['expect(sum.count).toBe(sum.count);', 'a value compared with itself'],
  ['expect(true).toBeTruthy();', 'a constant that is expected to be itself'],
  ['laws: [(_, { area }) => true],', 'a law that is always true'],
  ['expect(tail).toBeCloseTo(1e-300, 9);', 'a number compared by its places, however small it is'],
  ['expect(found).toBeDefined;', 'an expectation that is not called'],
])('%s is seen', (source, what) => {
  expect(weaknessesIn(source)).toEqual([what]);
});

test('what can fail is let through', () => {
  const sources = ['expect(a.count).toBe(b.count);', "expect: { n: '1' }", 'laws: [(_, { area }) => area > 0]'];
  expect(sources.flatMap(weaknessesIn)).toEqual([]);
});
