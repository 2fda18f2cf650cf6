import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, platform, release } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Keeps what was measured in `bench/results/`, with the day, the machine and the load it was measured under. */
export function record(kind: string, measured: object): void {
  const folder = fileURLToPath(new URL('results', import.meta.url));
  mkdirSync(folder, { recursive: true });
  const machine = {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    system: `${platform()} ${release()}`,
    node: process.version,
    load: Number(loadavg()[0]!.toFixed(2)),
  };
  const file = join(folder, `${new Date().toISOString().slice(0, 10)}-${kind}.json`);
  writeFileSync(file, `${JSON.stringify({ machine, ...measured }, null, 2)}\n`);
  console.log(`written: ${file}`);
}
