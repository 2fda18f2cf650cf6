/**
 * `npm run bench -- service [seconds]`: how much of a bare `node:http` server's throughput is left when it is the whole service that
 * answers a light GET. Four measurements in one run: a bare server that sends the same text, the service asked the same again and again,
 * the service asked something new every time of the calculator in the middle (half of the light ones take less, half more), and of all of
 * them in turn. Beside the answers a second stands the processor time that the server took for each, which other work on the machine
 * disturbs less. The result goes to `bench/results/`.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Catalogue } from '../../packages/service/src/dependencies.ts';
import { readConfig } from '../../packages/service/src/process/config.ts';
import { startProcess } from '../../packages/service/src/process/start.ts';
import { serveBare } from '../bare-server.ts';
import { throughput } from '../load.ts';
import { record } from '../record.ts';

const connections = 32;
/** So many new questions lie between an example and the same with 1 added to every input: numbers stay as long and as large as people's. */
const perUnit = 1e6;
/** A calculation is measured if it answers for its example with each of these added to every input. */
const probes = [0, 0.001, 7.5, 1234.568, 12345.678];
const [role, ...rest] = process.argv.slice(2);

if (role === 'bare') {
  serveBare(rest[0] ?? '');
  tellTime();
} else if (role === 'service') await serveService(rest[0] || undefined);
else
  await measureAll(
    Number(role ?? 5),
    rest[0] ?? new URL('../../packages/calculators/src/catalogue.ts', import.meta.url).href,
  );

/** Whoever sends a message is told the processor time of this thread, in microseconds. */
function tellTime(): void {
  process.on('message', () => {
    const { user, system } = process.threadCpuUsage();
    process.send?.(user + system);
  });
}

async function serveService(module: string | undefined): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'nomogram-bench-'));
  const config = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    POOL_SIZE: '1',
    RATE_CALCULATIONS: '1000000000',
  });
  if (!('PORT' in config)) throw new Error(config.join('\n'));
  const { port } = await startProcess(config, module);
  process.once('disconnect', () => {
    rmSync(folder, { recursive: true, force: true });
    process.exit();
  });
  tellTime();
  process.send?.(port);
}

interface LightCalculation {
  readonly id: string;
  readonly path: (shift: number) => string;
}

/** The addresses of a light calculation for any number: its example, with that number added to every input. */
async function* lightCalculations(module: string): AsyncGenerator<LightCalculation> {
  const { entries, load } = (await import(module)) as Catalogue;
  for (const { id, cost, endpoint } of entries) {
    if (cost !== 'light' || endpoint.method !== 'GET') continue;
    const isNumeric = (given: { readonly [input: string]: string | undefined }) =>
      endpoint.parameters.every((name) => Number(given[name]) > 0);
    const example = (await load(id))?.examples.find((one) => 'expect' in one && isNumeric(one.given));
    if (!example) continue;
    const shown = (value: number) => String(Number(value.toPrecision(12)));
    const values = (shift: number) => endpoint.parameters.map((name) => shown(Number(example.given[name]) + shift));
    yield { id, path: (shift: number) => ['/nomogram', endpoint.prefix, ...values(shift)].join('/') };
  }
}

/** Those that answer whatever is added, those that take the least time of the server first. */
async function answering(module: string, server: Server): Promise<readonly LightCalculation[]> {
  const found: { readonly calculation: LightCalculation; readonly time: number }[] = [];
  const statusOf = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${server.port}${path}`);
    await answer.arrayBuffer();
    return answer.status;
  };
  for await (const calculation of lightCalculations(module)) {
    const statuses = await Promise.all(probes.map((shift) => statusOf(calculation.path(shift))));
    if (statuses.some((status) => status !== 200)) continue;
    const before = await server.time();
    for (let n = 1; n <= 100; n += 1) await statusOf(calculation.path((n * 123_457) / perUnit));
    found.push({ calculation, time: (await server.time()) - before });
  }
  if (found.length === 0) throw new Error('no light calculation answers for all positive numbers');
  return found.sort((a, b) => a.time - b.time).map(({ calculation }) => calculation);
}

interface Server {
  readonly child: ChildProcess;
  readonly port: number;
  /** Microseconds of processor time that its main thread has used. */
  readonly time: () => Promise<number>;
}

async function start(...parameters: string[]): Promise<Server> {
  const child = fork(fileURLToPath(import.meta.url), parameters, { execArgv: [] });
  const told = () => new Promise<number>((resolve) => child.once('message', (value) => resolve(value as number)));
  const port = await told();
  const time = () => {
    child.send('time');
    return told();
  };
  return { child, port, time };
}

interface Run {
  readonly name: string;
  readonly server: Server;
  readonly path: (n: number) => string;
}

interface Sample {
  readonly perSecond: number;
  /** Processor time of the server for one answer. */
  readonly microseconds: number;
}

async function sample({ server, path }: Run, seconds: number, shift: number): Promise<Sample> {
  const before = await server.time();
  const perSecond = await throughput(server.port, seconds, connections, (n) => path(shift + n));
  return { perSecond, microseconds: ((await server.time()) - before) / (perSecond * seconds) };
}

async function measureAll(seconds: number, module: string): Promise<void> {
  const service = await start('service', module);
  const calculations = await answering(module, service);
  const middle = calculations[Math.floor(calculations.length / 2)]!;
  const same = () => middle.path(0);
  const bare = await start('bare', await (await fetch(`http://127.0.0.1:${service.port}${same()}`)).text());
  const runs: readonly Run[] = [
    { name: 'bare node:http', server: bare, path: same },
    { name: 'service, given before', server: service, path: same },
    { name: 'service, computed: the middle one', server: service, path: (n) => middle.path(n / perUnit) },
    {
      name: `service, computed: all ${calculations.length} in turn`,
      server: service,
      path: (n) => calculations[n % calculations.length]!.path(n / perUnit),
    },
  ];
  const samples = new Map<string, Sample[]>(runs.map(({ name }) => [name, []]));
  for (const run of runs) await sample(run, 1, 0);
  let shift = 1e6;
  for (let round = 0; round < 3; round += 1)
    for (const run of runs) {
      samples.get(run.name)!.push(await sample(run, seconds / 3, shift));
      shift += 1e6;
    }
  const median = (name: string, pick: (one: Sample) => number) =>
    samples
      .get(name)!
      .map(pick)
      .sort((a, b) => a - b)[1]!;
  const results = runs.map(({ name }) => {
    const perSecond = median(name, (one) => one.perSecond);
    return {
      name,
      perSecond: Math.round(perSecond),
      ratio: Number((perSecond / median(runs[0]!.name, (one) => one.perSecond)).toFixed(2)),
      microseconds: Math.round(median(name, (one) => one.microseconds)),
    };
  });
  console.log(`${middle.id} is the middle one; ${connections} connections, median of 3`);
  for (const { name, perSecond, ratio, microseconds } of results)
    console.log(
      `${name.padEnd(36)} ${String(perSecond).padStart(7)}/s  ratio ${ratio.toFixed(2)}  ${String(microseconds).padStart(5)} µs of the server each`,
    );
  record('service', { calculator: middle.id, connections, results });
  service.child.disconnect();
  bare.child.kill();
}
