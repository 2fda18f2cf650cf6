/**
 * How fast the engine is beside other programs, all in one run on one machine:
 *   npm run bench -- engine [set …]
 * Peers that are not installed are named and left out: `apt install pari-gp python3-sympy maxima maxima-share`; nerdamer-prime from the
 * folder that NOMOGRAM_BENCH_PEERS names. Every set is a file in `sets/`, every program one in `peers/`; results with the
 * machine they were measured on go to `bench/results/`.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { record } from '../record.ts';
import { maxima } from './peers/maxima.ts';
import { nerdamer } from './peers/nerdamer.ts';
import { nomogram } from './peers/nomogram.ts';
import { pari } from './peers/pari.ts';
import type { Peer } from './peers/peer.ts';
import { Session, type Timing } from './peers/session.ts';
import { sympy } from './peers/sympy.ts';
import { type Measurements, medianOf, reached, said } from './report.ts';
import type { BenchSet } from './sets/set.ts';

const limitMs = 10_000;
const folder = fileURLToPath(new URL('.', import.meta.url));
const notSets = ['set.ts', 'reference-data.ts'];

const wanted = process.argv.slice(2);
const versions = new Map([nomogram, pari, sympy, maxima, nerdamer].map((peer) => [peer, peer.version()]));
const present = [...versions].filter(([, version]) => version !== null).map(([peer]) => peer);
const absent = [...versions].filter(([, version]) => version === null).map(([peer]) => peer.name);
console.log(`programs: ${present.map((peer) => `${peer.name} ${versions.get(peer)}`).join(', ')}`);
if (absent.length > 0) console.log(`not installed: ${absent.join(', ')}`);

const results: object[] = [];
for (const set of await sets()) {
  if (wanted.length > 0 && !wanted.includes(set.file)) continue;
  if (set.records.length === 0) {
    console.log(`${set.name}: no reference data`);
    continue;
  }
  const measured: Measurements = new Map();
  for (const peer of present) measured.set(peer.name, await timings(peer, set));
  console.log(said(set, measured));
  const goals = reached(set, measured);
  for (const { goal, holds } of goals) console.log(`    ${holds ? 'reached' : 'MISSED '} ${goal}`);
  if (goals.some(({ holds }) => !holds)) process.exitCode = 1;
  results.push({
    set: set.name,
    records: set.records.length,
    programs: Object.fromEntries([...measured].map(([name, times]) => [name, summary(times)])),
    goals,
  });
}
const programs = Object.fromEntries([...versions].map(([peer, version]) => [peer.name, version]));
if (wanted.length === 0) record('engine', { programs, limitMs, results });

async function sets(): Promise<(BenchSet & { file: string })[]> {
  const files = readdirSync(join(folder, 'sets')).filter((name) => name.endsWith('.ts') && !notSets.includes(name));
  return Promise.all(
    files.map(async (file) => ({ ...(await import(join(folder, 'sets', file))).default, file: file.slice(0, -3) })),
  );
}

/** Every record in the order of the set, in one process, which calls it once before it measures; twice for programs that compile while they run. */
async function timings(peer: Peer, { operation, records }: BenchSet): Promise<Map<string, Timing>> {
  const session = new Session(peer, limitMs);
  const times = new Map<string, Timing>();
  for (const round of peer.compilesWhileRunning ? ['warm-up', 'measured'] : ['measured'])
    for (const { id, expressions } of records) {
      const before = times.get(id);
      // What has not come to an end once is not waited for again.
      if (round === 'measured' && before === 'out of time') continue;
      times.set(id, await session.time(operation, expressions));
    }
  session.end();
  return times;
}

function summary(times: ReadonlyMap<string, Timing>) {
  const count = (kind: Timing) => [...times.values()].filter((one) => one === kind).length;
  const numbers = [...times].filter((one): one is [string, number] => typeof one[1] === 'number');
  const slowest = numbers.sort((a, b) => b[1] - a[1])[0];
  return {
    medianMs: medianOf(numbers.map(([, ms]) => ms)),
    slowest: slowest && { id: slowest[0], ms: slowest[1] },
    answered: numbers.length,
    failed: count('failed'),
    outOfTime: count('out of time'),
  };
}
