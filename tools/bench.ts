/**
 * `npm run bench`: timings as ratios within one run, so that the machine's speed cancels. Every file in a package's `bench/` folder is
 * one comparison and prints its own lines.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup/build.ts';

const wanted = process.argv.slice(2);
for (const name of readdirSync(join(root, 'packages'))) {
  const folder = join(root, 'packages', name, 'bench');
  if (!existsSync(folder)) continue;
  for (const file of readdirSync(folder).filter((one) => one.endsWith('.ts'))) {
    if (wanted.length > 0 && !wanted.includes(file.slice(0, -3))) continue;
    console.log(`${name}/${file.slice(0, -3)}`);
    const { status } = spawnSync(process.execPath, [join(folder, file)], { cwd: root, stdio: 'inherit' });
    if (status !== 0) process.exitCode = 1;
  }
}
