/**
 * `npm run bench [-- name … [what is meant for it …]]`: timings as ratios within one run, so that the machine's speed
 * cancels. Every `bench/<name>/bench.ts`, and every file in a package's `bench/` folder, is one comparison and prints its own
 * lines; words that are no such name are handed on.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup/build.ts';

interface Comparison {
  readonly name: string;
  readonly file: string;
}

const inFolder = (folder: string): readonly string[] =>
  existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];

const sideBySide = inFolder('bench')
  .map((name): Comparison => ({ name, file: join(root, 'bench', name, 'bench.ts') }))
  .filter(({ file }) => existsSync(file));
const ofPackages = inFolder('packages').flatMap((pack) =>
  inFolder(`packages/${pack}/bench`)
    .filter((file) => file.endsWith('.ts'))
    .map((file): Comparison => ({ name: file.slice(0, -3), file: join(root, 'packages', pack, 'bench', file) })),
);
const all = [...sideBySide, ...ofPackages];

const words = process.argv.slice(2);
const wanted = all.filter(({ name }) => words.includes(name));
const handedOn = words.filter((word) => !wanted.some(({ name }) => name === word));
for (const { name, file } of wanted.length > 0 ? wanted : all) {
  console.log(name);
  const { status } = spawnSync(process.execPath, [file, ...handedOn], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
