import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

interface Stage {
  readonly name: string;
  /** What it is made from; when none of it changed and the product is there, the stage is skipped. */
  readonly from: readonly string[];
  readonly product: string;
  readonly command: readonly string[];
  /** What is added to the command where the product is kept among the sources, and must be there already. */
  readonly check?: readonly string[];
  readonly folder?: string;
}

const stages: readonly Stage[] = [
  {
    name: 'catalogue',
    from: ['packages/math/src', 'packages/calculators/src', 'tools/generate.ts'],
    product: 'packages/calculators/src/catalogue.gen.ts',
    command: ['tools/generate.ts'],
    check: ['--check'],
  },
  {
    name: 'content',
    from: ['content', 'tools/scores/recorded', 'bench/results', 'packages/math/src', 'packages/calculators/src'],
    product: 'content/dist/blog.json',
    command: ['content/build.ts'],
  },
  {
    name: 'pictures of the pages',
    from: ['packages/calculators/src', 'packages/site/app', 'content', 'tools/cards.ts', 'tools/cards'],
    product: 'packages/site/public/cards/drawn.json',
    command: ['tools/cards.ts'],
  },
  {
    name: 'site',
    from: [
      'packages/math/src',
      'packages/calculators/src',
      'packages/site',
      'content',
      'tools/scores/recorded',
      'bench/results',
      'package-lock.json',
    ],
    product: 'packages/site/build/server/index.js',
    command: [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'],
    folder: 'packages/site',
  },
  {
    name: 'service worker',
    from: [
      'packages/math/src',
      'packages/calculators/src',
      'packages/service/src',
      'packages/offline',
      'packages/site',
      'content',
      'tools/scores/recorded',
      'bench/results',
      'package-lock.json',
    ],
    product: 'packages/site/build/client/sw.js',
    command: ['packages/offline/build.ts'],
  },
];

const ignored = new Set(['node_modules', 'build', 'dist', '.react-router']);

/**
 * Builds what is stale, in order; with `anew` everything, as if nothing had been built before. With `check` what is built into the sources
 * must be there as it would be written: nothing is written over.
 * @returns the seconds that each stage took that was built
 */
export function build({ anew = false, check = false } = {}): ReadonlyMap<string, number> {
  const record = join(root, '.cache/build.json');
  const known: Record<string, string> = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {};
  if (anew) for (const { product } of stages) rmSync(join(root, product), { force: true });
  const seconds = new Map<string, number>();
  for (const stage of stages) {
    const state = stateOf(stage);
    if (!anew && known[stage.name] === state && existsSync(join(root, stage.product))) continue;
    const begin = performance.now();
    make(stage, check);
    seconds.set(stage.name, (performance.now() - begin) / 1000);
    known[stage.name] = stateOf(stage);
    mkdirSync(join(root, '.cache'), { recursive: true });
    writeFileSync(record, JSON.stringify(known));
  }
  return seconds;
}

function make({ name, command, check: checking = [], folder = '.' }: Stage, check: boolean): void {
  console.log(`Building the ${name} …`);
  const ran = spawnSync(process.execPath, [...command, ...(check ? checking : [])], {
    cwd: join(root, folder),
    stdio: ['ignore', process.env.VERBOSE ? 'inherit' : 'pipe', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (ran.status === 0) return;
  console.error(`${ran.stdout ?? ''}${ran.stderr ?? ''}`);
  throw new Error(`The ${name} could not be built.`);
}

/** A digest of every file that a stage is made from: contents, not times, so that a fresh checkout is judged alike. */
function stateOf(stage: Stage): string {
  const hash = createHash('sha256');
  for (const place of stage.from) {
    for (const file of filesIn(join(root, place)))
      hash.update(relative(root, file)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesIn(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place)
    .filter((name) => !ignored.has(name))
    .sort()
    .flatMap((name) => filesIn(join(place, name)));
}
