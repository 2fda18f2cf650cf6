/**
 * `npm run bench -- hostile [seconds]`: what others notice of hostile clients, as ratios within one run, with the limits that the service has
 * unless they are set otherwise: the time of light answers beside 200 hostile requests a second and beside a client that asks as much
 * as it can; the heavy answers that a client gets beside another with sixty connections. The result goes to `bench/results/`.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from '../../tools/setup/build.ts';
import { startService } from '../../tools/setup/service.ts';
import { record } from '../record.ts';
import { type Asked, visit } from './visitor.ts';

const seconds = Number(process.argv[2] ?? 20);
const [me, other] = ['198.51.100.1', '198.51.100.2'];
const hostilePerSecond = 200;

build();
const service = await startService({ TRUST_PROXY: '1' });
const port = Number(new URL(service.url).port);

let numbers = 0;
const next = () => {
  numbers += 1;
  return numbers;
};
const light = () => `/nomogram/volume/rectanglearea/${next()}/7.5`;
const heavy = () => `/nomogram/calculus/integral/numerical/sin(x)*exp(-x%2F${next()})/0/${10 + (numbers % 7)}`;
/** As dear as one calculation may be. */
const endless = () => `/nomogram/calculus/integral/numerical/ln(2cos(x%2F2))/-pi/factorial(${1_000_000_000 + next()})`;

const during = () => AbortSignal.timeout(seconds * 1000);
const lightVisitor = () => visit(port, me, 1, light, during(), 4);
const heavyVisitor = () => visit(port, me, 3, heavy, during());

const quantile = ({ times }: Asked, part: number) => times[Math.floor(times.length * part)] ?? Number.NaN;
const round = (value: number) => Number(value.toPrecision(3));
const times = (asked: Asked) => ({ p50Ms: round(quantile(asked, 0.5)), p99Ms: round(quantile(asked, 0.99)) });
const slowed = (before: Asked, beside: Asked) => ({
  alone: times(before),
  beside: times(beside),
  p50: round(quantile(beside, 0.5) / quantile(before, 0.5)),
  p99: round(quantile(beside, 0.99) / quantile(before, 0.99)),
});

/** Requests that the service has answered so far. */
async function answers(): Promise<number> {
  const counts = [...(await service.metrics()).matchAll(/^nomogram_requests_total\{[^}]*\} (\d+)$/gm)];
  return counts.reduce((sum, [, count]) => sum + Number(count), 0);
}

/** The light answers beside hostile requests, and how many of those were answered a second: a busy machine sends fewer than it should. */
async function besideHostile(): Promise<{ readonly asked: Asked; readonly perSecond: number }> {
  const program = fileURLToPath(new URL('../../tests/hostile/attacker.ts', import.meta.url));
  const attacker: ChildProcess = fork(program, [port, 1e9, 7, 60, hostilePerSecond].map(String));
  await new Promise((resolve) => setTimeout(resolve, 3000)); // it loads the catalogue first
  const before = await answers();
  const asked = await lightVisitor();
  const perSecond = ((await answers()) - before - asked.times.length) / seconds;
  attacker.kill('SIGKILL');
  return { asked, perSecond: Math.round(perSecond) };
}

async function beside<Result>(path: () => string, connections: number, what: () => Promise<Result>): Promise<Result> {
  const end = new AbortController();
  const flood = visit(port, other, connections, path, end.signal);
  const result = await what();
  end.abort();
  await flood;
  return result;
}

await lightVisitor(); // code is compiled
const quiet = await lightVisitor();
const hostile = await besideHostile();
const attacked = { hostilePerSecond: hostile.perSecond, ...slowed(quiet, hostile.asked) };
const before = await lightVisitor();
const flooded = slowed(before, await beside(light, 32, lightVisitor));
await heavyVisitor();
const alone = await heavyVisitor();
const shared = await beside(endless, 60, heavyVisitor);
const fairness = { alone: alone.answered, beside: shared.answered, share: round(shared.answered / alone.answered) };
await service.stop();

console.log(
  `light answers beside ${hostile.perSecond} hostile requests a second (${hostilePerSecond} were meant): p50 × ${attacked.p50}, p99 × ${attacked.p99}`,
);
console.log(`light answers beside a client that asks as much as it can: p50 × ${flooded.p50}, p99 × ${flooded.p99}`);
console.log(
  `heavy answers beside a client with 60 connections: ${fairness.beside} of ${fairness.alone}, ${fairness.share}`,
);
record('hostile', { seconds, attacked, flooded, fairness });
