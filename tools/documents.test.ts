import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

/*
 * The maps of the house name what exists: a path between backticks, with a slash or the ending of a source file, is the end of the path of a
 * file or a folder. Commands, placeholders (`<page>`), patterns, addresses and what lies outside the checkout are left out.
 */
const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
const known = new Set<string>();
for (const file of files)
  for (let path = file; path !== '.'; path = dirname(path)) {
    const parts = path.split('/');
    for (const index of parts.keys()) known.add(parts.slice(index).join('/'));
  }

const looksLikePath = (text: string) =>
  /\w\/|\w\.(tsx?|mjs|md|json)$/.test(text) && !/[\s<>:*()]|^\.\.\/|^\.[^/]*$/.test(text);

/** `{a,b}-steps.ts` as its two paths. */
function alternatives(text: string): readonly string[] {
  const [, before = '', choices, after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(text) ?? [];
  return choices === undefined ? [text] : choices.split(',').map((one) => before + one + after);
}

/** The paths between backticks in a document. */
function pathsIn(document: string): readonly string[] {
  const named = [...readFileSync(document, 'utf8').matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);
  return named.filter(looksLikePath).flatMap(alternatives);
}

const isMissing = (path: string): boolean => !known.has(path.replace(/\/$/, ''));

test.each(['ARCHITECTURE.md', 'CONTRIBUTING.md'])('%s names paths that exist', (document) => {
  const paths = pathsIn(document);
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter(isMissing)).toEqual([]);
});

test('decisions name source files that exist', () => {
  const decisions = files.filter((file) => file.startsWith('docs/decisions/'));
  const sources = decisions.flatMap(pathsIn).filter((path) => /\.tsx?$/.test(path));
  expect(sources.length).toBeGreaterThan(10);
  expect(sources.filter(isMissing)).toEqual([]);
});
