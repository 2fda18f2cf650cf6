/**
 * `npm run bench -- soak [minutes [questions a second]]`: what the service uses while it is asked for long: two hours, thirty questions a
 * second, unless other numbers are given. Memory, descriptors and latencies are noted every minute; what matters is that they stay as they
 * are once everything that is made once has been made, so the last quarter of the time stands beside the second. The result goes to
 * `bench/results/`; ended early (Ctrl-C, SIGTERM) it records the time that it had.
 */
import { setPriority } from 'node:os';
import { unit } from '../../tools/setup/effort.ts';
import { startService } from '../../tools/setup/service.ts';
import { record } from '../record.ts';
import { type Kind, questions } from './questions.ts';
import { createVisitors, type VisitRecord } from './visitors.ts';
import { type Vitals, vitalsOf } from './vitals.ts';

const [minutes = 120, perSecond = 30] = process.argv.slice(2).map(Number);
/** So many lines of the time are kept in the result. */
const maxLines = 24;

interface Minute extends Vitals {
  readonly minute: number;
  /** The least that the server's own heap held in this minute: what is left once garbage is collected, so what grows here is kept. */
  readonly heapMb: number;
  readonly times: VisitRecord['times'];
}

const service = await startService({ RATE_CALCULATIONS: '1000000000', RATE_CONTACTS: '1000000' });
setPriority(5); // who asks comes after who answers; what is started later would have its priority
const visitors = createVisitors(Number(new URL(service.url).port));
const totals = new Map<string, number>();
const noted: Minute[] = [];
const begin = performance.now();
let ending = false;
let bugs = 0;
/** The longest that the server's thread was held, and what a unit of work took of the processor when it was told: on a busy machine all work takes more. */
let longestHold = { ms: 0, minute: 0, unitMs: 0 };
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    ending = true;
  });

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const quantile = (sorted: readonly number[], part: number): number =>
  Number((sorted[Math.floor(sorted.length * part)] ?? Number.NaN).toFixed(1));
const median = (values: readonly number[]): number =>
  quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  );

const figure = (metrics: string, name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1]);

let heapMb = Number.POSITIVE_INFINITY;
/** Looked at more often than noted; the longest hold is told once. */
async function sample(): Promise<void> {
  const metrics = await service.metrics();
  bugs = figure(metrics, 'nomogram_bugs_total');
  const ms = Number((1000 * figure(metrics, 'nomogram_longest_hold_seconds')).toFixed(1));
  if (ms > longestHold.ms) longestHold = { ms, minute: noted.length + 1, unitMs: Number((unit() / 1000).toFixed(1)) };
  heapMb = Math.min(heapMb, Math.round(figure(metrics, 'nomogram_nodejs_heap_size_used_bytes') / 2 ** 20));
}

async function look(): Promise<void> {
  await sample();
  const { times, statuses } = visitors.noted();
  for (const [name, count] of statuses) totals.set(name, (totals.get(name) ?? 0) + count);
  noted.push({ minute: noted.length + 1, times, heapMb, ...vitalsOf(service.process.pid!) });
  heapMb = Number.POSITIVE_INFINITY;
  const { minute, serverMb, heapMb: heap, allMb, allDescriptors } = noted.at(-1)!;
  console.log(
    `${minute} min: ${serverMb} MB (heap ${heap} MB, all ${allMb} MB), ${allDescriptors} descriptors; p50/p99 of light ${latency(noted.slice(-1), 'light').join('/')} ms`,
  );
}

/** The middle and the 99th of a hundred answers of a kind, in milliseconds. */
function latency(during: readonly Minute[], kind: Kind): readonly [p50: number, p99: number] {
  const sorted = during.flatMap(({ times }) => times.get(kind) ?? []).sort((a, b) => a - b);
  return [quantile(sorted, 0.5), quantile(sorted, 0.99)];
}

const kinds: readonly Kind[] = ['again', 'light', 'heavy', 'page', 'file', 'rows', 'mistake', 'message'];
const summary = (during: readonly Minute[]) => ({
  minutes: `${during[0]?.minute}–${during.at(-1)?.minute}`,
  serverMb: median(during.map(({ serverMb }) => serverMb)),
  heapMb: median(during.map(({ heapMb }) => heapMb)),
  allMb: median(during.map(({ allMb }) => allMb)),
  serverDescriptors: median(during.map(({ serverDescriptors }) => serverDescriptors)),
  allDescriptors: median(during.map(({ allDescriptors }) => allDescriptors)),
  processes: median(during.map(({ processes }) => processes)),
  latencyMs: Object.fromEntries(
    kinds.map((kind) => {
      const [p50, p99] = latency(during, kind);
      return [kind, { p50, p99 }];
    }),
  ),
});

const sampling = setInterval(() => void sample().catch(() => undefined), 5000);
let asked = 0;
let lookAt = 60_000;
const due = () => performance.now() - begin;
for await (const question of questions(20_261_123)) {
  if (ending || service.process.exitCode !== null || due() > minutes * 60_000) break;
  visitors.ask(question);
  asked += 1;
  await pause(Math.max(0, (asked * 1000) / perSecond - due()));
  if (due() < lookAt) continue;
  await look();
  lookAt += 60_000;
}
await pause(3000);
await look();

const quarter = Math.max(1, Math.floor(noted.length / 4));
const every = Math.max(1, Math.ceil(noted.length / maxLines));
const lines = Array.from({ length: Math.ceil(noted.length / every) }, (_, i) =>
  noted.slice(i * every, (i + 1) * every),
);
const result = {
  wantedMinutes: minutes,
  minutes: Number((due() / 60_000).toFixed(1)),
  asked,
  perSecond: Number((asked / (due() / 1000)).toFixed(1)),
  answers: Object.fromEntries([...totals].sort(([a], [b]) => (a < b ? -1 : 1))),
  bugs,
  longestHold,
  secondQuarter: summary(noted.slice(quarter, 2 * quarter)),
  lastQuarter: summary(noted.slice(-quarter)),
  course: lines.map((line) => summary(line)),
};
clearInterval(sampling);
visitors.leave();
await service.stop();
record('soak', result);
