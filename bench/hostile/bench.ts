/**
 * `npm run bench -- hostile [seconds]`: what others notice of hostile clients, as ratios within one run, with the limits that the service has
 * unless they are set otherwise: the time of light answers beside 200 hostile requests a second, beside a client that asks as much as it can for
 * light answers, for what is refused, for many rows, for pages; what a hostile request, and what a row, costs the thread that answers everybody;
 * the heavy answers that a client gets beside another with sixty connections. At the end it is said which of the bounds hold. Whoever attacks
 * runs in a process of its own and comes last where processors are scarce, as attackers have machines of their own. Ten seconds for each
 * figure, unless other ones are given, are about six minutes in all. The result goes to `bench/results/`.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { build } from '../../tools/setup/build.ts';
import { startService } from '../../tools/setup/service.ts';
import { record } from '../record.ts';
import type { FloodKind } from './flood.ts';
import { scheduled, type Timed, type VisitorRequest, visit } from './visitor.ts';

const seconds = Number(process.argv[2] ?? 10);
const [me, other] = ['198.51.100.1', '198.51.100.2'];
const hostilePerSecond = 200;
/** Far more than can be waiting for heavy answers, so that the next request does not wait for one of those. */
const hostileConnections = 512;
/** The attack goes on as it will once so many were answered: the attacker has loaded the catalogue, and the line of heavy calculations is full. */
const begunAfter = 2 * hostilePerSecond;

build();
const service = await startService({ TRUST_PROXY: '1' });
const port = Number(new URL(service.url).port);
const pid = service.process.pid!;

let numbers = 0;
const next = () => {
  numbers += 1;
  return numbers;
};
const light = () => ({ path: `/nomogram/volume/rectanglearea/${next()}/7.5` });
const heavy = () => ({
  path: `/nomogram/calculus/integral/numerical/sin(x)*exp(-x%2F${next()})/0/${10 + (numbers % 7)}`,
});

/** A calculation without end is ended after ten seconds: in a shorter time it is not seen who has a child after it. */
const heavySeconds = Math.max(40, 3 * seconds);
/** By then a client has used what it may use at once (`pace.ts`), which is not what it may use on the average. */
const burstSeconds = 1;
/** As long as a heavy calculation may take. */
const heavyMs = 10_000;
const during = (time = seconds) => AbortSignal.timeout(time * 1000);
/** What is compared is asked for in turn, so often: the machine is not the same from one half minute to the next. */
const rounds = 4;
const lightVisitor = (time = seconds) => visit(port, me, 1, light, during(time), 4, [waitedMs]);
/** Milliseconds of the processor that the server's thread has had. */
const workedMs = () => scheduled(pid)[0];
/** And those that it waited for one. */
const waitedMs = () => scheduled(pid)[1];
let visitors = 100;
/** A visitor of its own each time: what one may ask for in an hour is soon spent. */
function heavyVisitor(time: number) {
  visitors += 1;
  return visit(port, `198.51.100.${visitors}`, 3, heavy, during(time));
}

const quantile = (sorted: readonly number[], part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
const round = (value: number) => Number(value.toPrecision(3));
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const time = ({ ms }: Timed) => ms;
const waited = ({ elsewhere: [ms = 0] }: Timed) => ms;
/** What an answer would have taken with a processor for the server's thread alone. */
const own = (one: Timed) => one.ms - waited(one);
const quantileOf = ({ answers }: VisitorRequest, of: (one: Timed) => number, which: number) =>
  quantile(
    answers.map(of).sort((a, b) => a - b),
    which,
  );
const figures = (asked: VisitorRequest) => ({
  meanMs: round(mean(asked.answers.map(time))),
  ownMeanMs: round(mean(asked.answers.map(own))),
  p50Ms: round(quantileOf(asked, time, 0.5)),
  p99Ms: round(quantileOf(asked, time, 0.99)),
  ownP99Ms: round(quantileOf(asked, own, 0.99)),
  waitedP99Ms: round(quantileOf(asked, waited, 0.99)),
});
/**
 * How much longer answers take, without what the visitor's own process waited for a processor: where there are two of them for everything, that is
 * no work of the service. What the server's thread waited for one, behind other processes, is in the times, and told apart: `own` is without it.
 */
const slowed = (before: VisitorRequest, beside: VisitorRequest) => ({
  alone: figures(before),
  beside: figures(beside),
  mean: round(mean(beside.answers.map(time)) / mean(before.answers.map(time))),
  ownMean: round(mean(beside.answers.map(own)) / mean(before.answers.map(own))),
  p50: round(quantileOf(beside, time, 0.5) / quantileOf(before, time, 0.5)),
  p99: round(quantileOf(beside, time, 0.99) / quantileOf(before, time, 0.99)),
  ownP99: round(quantileOf(beside, own, 0.99) / quantileOf(before, own, 0.99)),
});

let longestHoldMs = 0;
/** What the service tells; a hold is told once. */
async function metrics(): Promise<string> {
  const told = await service.metrics();
  const heldSeconds = Number(/^nomogram_longest_hold_seconds (\S+)$/m.exec(told)?.[1]);
  longestHoldMs = Math.max(longestHoldMs, round(1000 * heldSeconds));
  return told;
}

/** Requests that the service has answered so far. */
async function answers(): Promise<number> {
  const counts = [...(await metrics()).matchAll(/^nomogram_requests_total\{[^}]*\} (\d+)$/gm)];
  return counts.reduce((sum, [, count]) => sum + Number(count), 0);
}

interface AttackOutcome {
  readonly ratios: ReturnType<typeof slowed>;
  /** Hostile requests that were answered a second: a busy machine sends fewer than it should. */
  readonly perSecond: number;
  /** What the server's thread works for one of them, in milliseconds. */
  readonly eachMs: number;
}

/** The light answers alone and beside hostile requests, in turn; `answerMs` is what the server's thread works for one of the former. */
async function besideHostile(answerMs: number): Promise<AttackOutcome> {
  const program = fileURLToPath(new URL('../../tests/hostile/attacker.ts', import.meta.url));
  const attacker: ChildProcess = fork(program, [port, 1e9, 7, hostileConnections, hostilePerSecond].map(String));
  const [alone, beside]: [VisitorRequest[], VisitorRequest[]] = [[], []];
  let [hostile, hostileMs] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    attacker.kill('SIGCONT');
    const begun = (await answers()) + begunAfter;
    while ((await answers()) < begun) await new Promise((resolve) => setTimeout(resolve, 200));
    const [before, begunMs] = [await answers(), workedMs()];
    const asked = await lightVisitor(seconds / rounds);
    hostile += (await answers()) - before - asked.answers.length;
    hostileMs += workedMs() - begunMs - asked.answers.length * answerMs;
    beside.push(asked);
    attacker.kill('SIGSTOP');
    await settled(heavyMs);
    alone.push(await lightVisitor(seconds / rounds));
  }
  attacker.kill('SIGKILL');
  return {
    ratios: slowed(together(alone), together(beside)),
    perSecond: Math.round(hostile / seconds),
    eachMs: round(hostileMs / hostile),
  };
}

/** A client that asks as much as it can, once it has begun. */
async function flooding(kind: FloodKind, connections: number): Promise<ChildProcess> {
  const program = fileURLToPath(new URL('./flood.ts', import.meta.url));
  const flood = fork(program, [port, other, connections, kind].map(String));
  await once(flood, 'message');
  return flood;
}

/** The light answers alone and beside a flood, in turn: it is held and let go on. */
async function besideFlood(kind: FloodKind): Promise<ReturnType<typeof slowed>> {
  const flood = await flooding(kind, 32);
  const [alone, beside]: [VisitorRequest[], VisitorRequest[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    flood.kill('SIGSTOP');
    await settled(300);
    alone.push(await lightVisitor(seconds / rounds));
    flood.kill('SIGCONT');
    await lightVisitor(burstSeconds);
    beside.push(await lightVisitor(seconds / rounds));
  }
  flood.kill('SIGKILL');
  return slowed(together(alone), together(beside));
}

/** Resolves when no calculation waits, and so long after: what is under way then is over. */
async function settled(afterMs: number): Promise<void> {
  const waiting = async () => Number(/^nomogram_queue_length (\d+)$/m.exec(await metrics())?.[1]);
  while ((await waiting()) > 0) await new Promise((resolve) => setTimeout(resolve, 200));
  await new Promise((resolve) => setTimeout(resolve, afterMs));
}

const together = (visits: readonly VisitorRequest[]): VisitorRequest => ({
  answers: visits.flatMap(({ answers }) => answers),
  answered: visits.reduce((sum, { answered }) => sum + answered, 0),
});

/** Milliseconds of the server's thread for a light answer, and for a thousand rows of the same: what a client takes from the others. */
async function workOfEach(): Promise<{ readonly answerMs: number; readonly thousandRowsMs: number }> {
  const [answers, requests, rowsOfEach] = [300, 4, 5000];
  const ask = (path: string, body?: string) =>
    fetch(service.url + path, body === undefined ? {} : { method: 'POST', body }).then((answer) => answer.text());
  const alone = workedMs();
  for (let i = 0; i < answers; i += 1) await ask(light().path);
  const answerMs = (workedMs() - alone) / answers;
  const body = Array.from({ length: rowsOfEach }, () => JSON.stringify(['3', `${next()}.5`])).join('\n');
  await ask('/nomogram/bulk/volume/rectanglearea', body); // the thread of rows has started
  const inRows = workedMs();
  for (let i = 0; i < requests; i += 1) await ask('/nomogram/bulk/volume/rectanglearea', body);
  return {
    answerMs: round(answerMs),
    thousandRowsMs: round(((workedMs() - inRows) * 1000) / (requests * rowsOfEach)),
  };
}

await lightVisitor(); // code is compiled
const work = await workOfEach();
const hostile = await besideHostile(work.answerMs);
const attacked = { hostilePerSecond: hostile.perSecond, eachMs: hostile.eachMs, ...hostile.ratios };
const flooded: { [kind: string]: ReturnType<typeof slowed> } = {};
for (const kind of ['light', 'again', 'refused', 'rows', 'rows at hand', 'pages'] as const)
  flooded[kind] = await besideFlood(kind);
await heavyVisitor(seconds);
const alone = await heavyVisitor(heavySeconds);
const flood = await flooding('endless', 60);
const shared = await heavyVisitor(heavySeconds);
flood.kill('SIGKILL');
const fairness = { alone: alone.answered, beside: shared.answered, share: round(shared.answered / alone.answered) };
await metrics();
await service.stop();

const sentence = ({ mean, ownMean, p50, p99, ownP99 }: ReturnType<typeof slowed>) =>
  `mean × ${mean}, p50 × ${p50}, p99 × ${p99}; without what the server's thread waited for a processor, mean × ${ownMean}, p99 × ${ownP99}`;
console.log(
  `light answers beside ${hostile.perSecond} hostile requests a second (${hostilePerSecond} were meant): ${sentence(attacked)}; each of them is ${hostile.eachMs} ms of the server's thread`,
);
for (const [kind, ratios] of Object.entries(flooded))
  console.log(`light answers beside a client that asks as much as it can (${kind}): ${sentence(ratios)}`);
console.log(
  `heavy answers beside a client with 60 connections: ${fairness.beside} of ${fairness.alone}, ${fairness.share}`,
);
console.log(
  `the server's thread works ${work.answerMs} ms for a light answer, ${work.thousandRowsMs} ms for a thousand rows: a row is ${round(work.thousandRowsMs / 1000 / work.answerMs)} of an answer`,
);

/** A bound that is promised, and whether this run kept it. */
interface Verdict {
  readonly promise: string;
  readonly figure: number;
  readonly bound: string;
  readonly holds: boolean;
}
const atMost = (promise: string, figure: number, bound: number): Verdict => ({
  promise,
  figure,
  bound: `at most ${bound}`,
  holds: figure <= bound,
});
const verdicts: readonly Verdict[] = [
  atMost(
    `p99 of light answers beside ${hostilePerSecond} hostile requests a second, beside that alone`,
    attacked.p99,
    2,
  ),
  ...Object.entries(flooded).map(([kind, ratios]) =>
    atMost(
      `mean time of light answers beside a client that asks as much as it can (${kind}), beside that alone, without waits for a processor`,
      ratios.ownMean,
      1.1,
    ),
  ),
  {
    promise: 'heavy answers beside a client with 60 connections, of those alone',
    figure: fairness.share,
    bound: 'at least 0.5',
    holds: fairness.share >= 0.5,
  },
  atMost('milliseconds for which the thread answered nobody', longestHoldMs, 50),
];
for (const { promise, figure, bound, holds } of verdicts)
  console.log(`${holds ? 'holds' : 'FAILS'}  ${promise}: ${figure} (${bound})`);
record('hostile', { seconds, work, attacked, flooded, fairness, longestHoldMs, verdicts });
