import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './setup/build.ts';

const sources = (readdirSync(join(root, 'packages'), { recursive: true }) as string[])
  .filter((name) => /\.tsx?$/.test(name) && !/(^|\/)(node_modules|build|dist|\.react-router|fixtures)\//.test(name))
  .map((name) => join('packages', name));

test('two exceptions are expected: a calculation ends without a result, the operator must put something right', () => {
  const classes = sources.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^\s*(?:export )?class (\w+) extends \w*Error\b/gm)].map(
      ([, name]) => name,
    ),
  );
  expect(classes.sort()).toEqual(['OperatorError', 'Unfinished']);
});
