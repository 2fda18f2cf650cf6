/**
 * `npm run bench -- service [seconds]`: how much of a bare `node:http` server's throughput is left when it is the whole service that
 * answers a light GET. Three measurements in one run, each against a process of its own: a bare server that sends the same text, the
 * service asked the same again and again, and the service asked something new every time. The result goes to `bench/results/`.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { cpus, loadavg, platform, release, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Catalogue } from '../../packages/service/src/dependencies.ts';
import { readConfig } from '../../packages/service/src/process/config.ts';
import { startProcess } from '../../packages/service/src/process/start.ts';

const connections = 32;
const [role, ...rest] = process.argv.slice(2);

if (role === 'bare') serveBare(rest[0] ?? '');
else if (role === 'service') await serveService(rest[0] || undefined);
else
  await measureAll(
    Number(role ?? 5),
    rest[0] ?? new URL('../../packages/calculators/src/catalogue.ts', import.meta.url).href,
  );

function serveBare(text: string): void {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': Buffer.byteLength(text) });
    response.end(text);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
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
  process.send?.(port);
}

/** The addresses of a light calculation for any number: its example, with that number added to every input. */
async function* lightCalculations(module: string) {
  const { entries, load } = (await import(module)) as Catalogue;
  for (const { id, cost, endpoint } of entries) {
    if (cost !== 'light' || endpoint.method !== 'GET') continue;
    const isNumeric = (given: { readonly [input: string]: string | undefined }) =>
      endpoint.parameters.every((name) => Number(given[name]) > 0);
    const example = (await load(id))?.examples.find((one) => 'expect' in one && isNumeric(one.given));
    if (!example) continue;
    const values = (shift: number) => endpoint.parameters.map((name) => Number(example.given[name]) + shift);
    yield { id, path: (shift: number) => ['/nomogram', endpoint.prefix, ...values(shift)].join('/') };
  }
}

/** The first of them that answers whatever is added. */
async function answering(module: string, port: number) {
  for await (const calculation of lightCalculations(module)) {
    const asked = [0, 0.001, 7.5, 12345.678].map((shift) =>
      fetch(`http://127.0.0.1:${port}${calculation.path(shift)}`),
    );
    if ((await Promise.all(asked)).every(({ ok }) => ok)) return calculation;
  }
  throw new Error('the catalogue has no light calculation that answers for all positive numbers');
}

async function start(...parameters: string[]): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(fileURLToPath(import.meta.url), parameters, { execArgv: [] });
  return { child, port: await new Promise((resolve) => child.once('message', (port) => resolve(port as number))) };
}

/** Answers a second, over `connections` connections that each wait for their answer. */
function throughput(port: number, seconds: number, path: (n: number) => string): Promise<number> {
  return new Promise((resolve, reject) => {
    let asked = 0;
    let answered = 0;
    let running = true;
    const begin = performance.now();
    for (let i = 0; i < connections; i += 1) {
      let received = '';
      const socket = connect(port, '127.0.0.1');
      const ask = () => {
        asked += 1;
        socket.write(`GET ${path(asked)} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`);
      };
      socket.setNoDelay(true).setEncoding('latin1').on('connect', ask).on('error', reject);
      socket.on('data', (chunk: string) => {
        received += chunk;
        const end = received.indexOf('\r\n\r\n');
        if (end < 0) return;
        if (!received.startsWith('HTTP/1.1 200')) return reject(new Error(received));
        const length = Number(/content-length: (\d+)/i.exec(received)?.[1]);
        if (received.length < end + 4 + length) return;
        received = '';
        answered += 1;
        if (running) ask();
        else socket.destroy();
      });
    }
    setTimeout(() => {
      running = false;
      resolve((answered / (performance.now() - begin)) * 1000);
    }, seconds * 1000);
  });
}

async function measureAll(seconds: number, module: string): Promise<void> {
  const service = await start('service', module);
  const { id, path } = await answering(module, service.port);
  const same = () => path(0);
  const other = (n: number) => path(n / 1000);
  const text = await (await fetch(`http://127.0.0.1:${service.port}${same()}`)).text();
  const bare = await start('bare', text);
  const runs = [
    { name: 'bare node:http', port: bare.port, path: same },
    { name: 'service, cached', port: service.port, path: same },
    { name: 'service, computed', port: service.port, path: other },
  ];
  const times = new Map<string, number[]>(runs.map(({ name }) => [name, []]));
  for (const { port, path } of runs) await throughput(port, 1, path);
  let shift = 1e6;
  for (let round = 0; round < 3; round += 1)
    for (const { name, port, path } of runs) {
      times.get(name)!.push(await throughput(port, seconds / 3, (n) => path(shift + n)));
      shift += 1e6;
    }
  const median = (name: string) => times.get(name)!.sort((a, b) => a - b)[1]!;
  const results = runs.map(({ name }) => ({
    name,
    perSecond: Math.round(median(name)),
    ratio: Number((median(name) / median('bare node:http')).toFixed(2)),
  }));
  console.log(`${id}, ${connections} connections, median of 3`);
  for (const { name, perSecond, ratio } of results)
    console.log(`${name.padEnd(18)} ${String(perSecond).padStart(7)}/s  ratio ${ratio.toFixed(2)}`);
  write(id, results);
  service.child.disconnect();
  bare.child.kill();
}

/** The result with the machine and the load it was measured under. */
function write(calculator: string, results: readonly object[]): void {
  const machine = {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    system: `${platform()} ${release()}`,
    node: process.version,
    load: Number(loadavg()[0]!.toFixed(2)),
  };
  const day = new Date().toISOString().slice(0, 10);
  const file = fileURLToPath(new URL(`../results/${day}-service.json`, import.meta.url));
  writeFileSync(file, `${JSON.stringify({ machine, calculator, connections, results }, null, 2)}\n`);
}
