import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './setup/build.ts';

/**
 * What keeps a room one that can be looked over: how many files a folder has, and which exceptions there are. A folder of leaves of one kind
 * (a file a distribution, a file a method) may be longer; it is named here, with the reason.
 */
const sources = (readdirSync(join(root, 'packages'), { recursive: true }) as string[])
  .filter((name) => /\.tsx?$/.test(name) && !/(^|\/)(node_modules|build|dist|\.react-router|fixtures)\//.test(name))
  .map((name) => join('packages', name));

const mostFiles = 40;

/** Folders of leaves, and what their leaves are. */
const leaves: { readonly [folder: string]: string } = {
  'packages/math/src/calculus/integral': 'methods of integration, each of which one file opens',
};

test('no folder has more files than can be looked over', () => {
  const counts = Map.groupBy(sources, (file) => dirname(file));
  const full = [...counts].filter(([folder, files]) => files.length > mostFiles && !(folder in leaves));
  expect(full.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([]);
});

test('two exceptions are expected: a calculation ends without a result, the operator must put something right', () => {
  const classes = sources.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^\s*(?:export )?class (\w+) extends \w*Error\b/gm)].map(
      ([, name]) => name,
    ),
  );
  expect(classes.sort()).toEqual(['OperatorError', 'Unfinished']);
});
