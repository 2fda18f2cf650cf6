/**
 * `npm run bench -- caches [seconds]`: an answer and a page from the caches that `deploy/` puts before the replicas, nginx and Varnish with
 * those very configurations, beside the service that has given the same before and a bare `node:http` server that sends the same text; all
 * in one run, in turn, three times. The program that asks takes a core of its own, so on two cores a server has one and what is left of
 * the other: beside the answers a second stands the processor time of all processes of the server for each, which tells what a core is
 * good for. The result goes to `bench/results/`.
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from '../../tools/setup/build.ts';
import { nginxConfiguration, varnishConfiguration } from '../../tools/setup/deployed.ts';
import { installEngines, startNginx, startVarnish } from '../../tools/setup/engines.ts';
import { startService } from '../../tools/setup/service.ts';
import { serveBare } from '../bare-server.ts';
import { throughput } from '../load.ts';
import { record } from '../record.ts';
import { processorSeconds } from './processor-seconds.ts';

const connections = 32;
const rounds = 3;
const asked = { answer: '/nomogram/functions/gamma/5', page: '/calculus-derivative' } as const;

interface Server {
  readonly name: string;
  readonly port: number;
  readonly pid: number;
  readonly stop: () => unknown;
}

interface Sample {
  readonly perSecond: number;
  readonly microseconds: number;
}

const [role, text = ''] = process.argv.slice(2);
if (role === 'bare') serveBare(text);
else if (installEngines()) await measure(Number(role ?? 9) / rounds);
else console.log('nginx or Varnish is missing here: the caches are not measured');

async function startBare(text: string): Promise<Server> {
  const child = fork(fileURLToPath(import.meta.url), ['bare', text]);
  const port = await new Promise<number>((resolve) => child.once('message', (value) => resolve(value as number)));
  return { name: 'bare node:http', port, pid: child.pid!, stop: () => child.kill() };
}

async function startServers(): Promise<readonly Server[]> {
  build();
  const service = await startService({ POOL_SIZE: '1', RATE_CALCULATIONS: '1000000000' });
  const port = Number(new URL(service.url).port);
  const nginx = await startNginx((own, folder) => nginxConfiguration([port], folder, own));
  const varnish = await startVarnish(varnishConfiguration(port));
  const bare = await startBare(await (await fetch(service.url + asked.answer)).text());
  return [
    bare,
    { name: 'service, given before', port, pid: service.process.pid!, stop: service.stop },
    { ...nginx, name: 'nginx, from its cache' },
    { ...varnish, name: 'Varnish, from its cache' },
  ];
}

async function sample({ port, pid }: Server, path: string, seconds: number): Promise<Sample> {
  const before = processorSeconds(pid);
  const perSecond = await throughput(port, seconds, connections, () => path, 'Accept-Encoding: gzip, br\r\n');
  return { perSecond, microseconds: ((processorSeconds(pid) - before) / (perSecond * seconds)) * 1e6 };
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

async function measure(seconds: number): Promise<void> {
  const servers = await startServers();
  try {
    const results = await compare(servers, seconds);
    for (const { name, perSecond, ratio, microseconds } of results)
      console.log(
        `${name.padEnd(32)} ${String(perSecond).padStart(7)}/s  ratio ${ratio.toFixed(2)}  ${String(microseconds).padStart(5)} µs of processor each`,
      );
    record('caches', { connections, asked, results });
  } finally {
    for (const { stop } of [...servers].reverse()) await stop();
  }
}

async function compare(servers: readonly Server[], seconds: number) {
  const [bare, ...others] = servers;
  const runs = [
    ...servers.map((server) => ({ server, name: server.name, path: asked.answer })),
    ...others.map((server) => ({ server, name: `${server.name}: a page`, path: asked.page })),
  ];
  // A first second fills the caches and warms up the compilers.
  for (const { server, path } of runs) await sample(server, path, 1);
  const samples = new Map<string, Sample[]>(runs.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const { server, name, path } of runs) samples.get(name)!.push(await sample(server, path, seconds));
  const most = median(samples.get(bare!.name)!.map((one) => one.perSecond));
  return [...samples].map(([name, taken]) => {
    const perSecond = median(taken.map((one) => one.perSecond));
    return {
      name,
      perSecond: Math.round(perSecond),
      ratio: Number((perSecond / most).toFixed(2)),
      microseconds: Math.round(median(taken.map((one) => one.microseconds))),
    };
  });
}
