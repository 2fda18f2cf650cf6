import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './build.ts';
import { freePort } from './free-port.ts';

export interface RunningService {
  readonly url: string;
  /** What Prometheus reads. */
  readonly metrics: () => Promise<string>;
  readonly process: ChildProcess;
  /** The folder with its database. */
  readonly data: string;
  stop(): Promise<void>;
}

/** What the service asks of its runtime, however it is started. */
export const nodeOptions: readonly string[] = JSON.parse(
  readFileSync(join(root, 'packages/service/package.json'), 'utf8'),
).config.node;

/** Starts the real service in a process of its own, with an empty database; on a free port, unless the environment names one. */
export async function startService(environment: Record<string, string> = {}): Promise<RunningService> {
  const port = Number(environment.PORT ?? (await freePort()));
  const metricsPort = Number(environment.METRICS_PORT ?? (await freePort()));
  const data = mkdtempSync(join(tmpdir(), 'nomogram-'));
  const child = spawn(process.execPath, [...nodeOptions, join(root, 'packages/service/src/process/main.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      DATA_DIR: data,
      LOG_LEVEL: 'error',
      ...environment,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await ready(url, child).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw error;
  });
  return {
    url,
    metrics: async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(),
    process: child,
    data,
    async stop() {
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** A busy machine may take long to load all calculators. */
const patienceSeconds = 90;

async function ready(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < patienceSeconds * 10; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`The service ended while it was starting (exit ${child.exitCode}).`);
    const answered = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The service was not ready within ${patienceSeconds} seconds.`);
}
