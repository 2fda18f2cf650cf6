/** `npm run validate`: what takes seconds and should be clean before every commit: index, types, lint. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './setup/build.ts';

const bin = (name: string) => join(root, 'node_modules/.bin', name);
const checks: readonly (readonly [name: string, program: string, ...words: string[]])[] = [
  ['content', process.execPath, 'content/build.ts'],
  ['index of the catalogue', process.execPath, 'tools/generate.ts', '--check'],
  // The others are typed with the declarations that the first writes.
  ['types', bin('tsc'), '-p', '.'],
  ['types of the tools', bin('tsc'), '-p', 'tools'],
  ['types of the service worker', bin('tsc'), '-p', 'packages/offline'],
  ['types of the site and of the browser tests', bin('tsc'), '-p', 'tests'],
  ['lint', bin('biome'), 'check', '--error-on-warnings', '.'],
];

let failed = 0;
for (const [name, program, ...words] of checks) {
  const passed = spawnSync(program, words, { cwd: root, stdio: 'inherit' }).status === 0;
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name}`);
  if (!passed && name === 'lint') console.log('`npm run format` mends what can be mended without you.');
  if (!passed) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
