import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unit } from '../../tools/setup/effort.ts';
import { type RunningService, startService } from '../../tools/setup/service.ts';
import type { Attack } from './attacker.ts';

/**
 * Hostile requests to the real service, and a visitor beside them. `npm run test:all` sends 100 000;
 * NOMOGRAM_HOSTILE_REQUESTS and NOMOGRAM_HOSTILE_SEED send other ones. They come in pieces, each with a seed of its own: what is found can be
 * asked for again alone, and a run that was broken off goes on where NOMOGRAM_HOSTILE_JOURNAL, a file with a line for each piece, ends.
 */
const count = Number(process.env.NOMOGRAM_HOSTILE_REQUESTS ?? 100);
const seed = Number(process.env.NOMOGRAM_HOSTILE_SEED ?? 20_261_121);
const journal = process.env.NOMOGRAM_HOSTILE_JOURNAL;
const isLong = count >= 5000;
/** With what the server has at first it stays below the memory that its deployment asks for, 1 GiB. */
const maxGrownMb = 600;
const maxKeptMb = 50;
const inAPiece = 5000;
/**
 * Twice as many as heavy calculations may wait, so that those which wait keep nobody else from asking: the attack goes on as fast as the thread
 * answers, and not as the children calculate.
 */
const connections = 128;
/** The longest work of the server's thread, in units of `effort`: 50 ms where a unit takes 3.1 ms. */
const maxHeld = 16;

interface Piece {
  readonly seed: number;
  readonly requests: number;
}

/** What came of a piece, as it stands in the journal. */
interface Found extends Attack {
  readonly seed: number;
  /** In units of work, and the milliseconds of one. */
  readonly held: number;
  readonly unitMs: number;
  readonly bugs: number;
  readonly visitor: { readonly asked: number; readonly p99Ms: number };
  /** The status of a page that is asked for afterwards. */
  readonly page: number;
  /** Of the server afterwards. */
  readonly memoryMb: number;
  readonly heapMb: number;
}

let service: RunningService;
let port: number;
let probe: ChildProcess;

beforeAll(async () => {
  service = await startService({
    TIME_LIMIT_SECONDS: '2',
    QUEUE_SECONDS: '2',
    ROWS_SECONDS: '30',
    CACHE_MB: '8', // which the thousand requests before the first piece fill
    MEMORY_LIMIT_MB: '256',
    RATE_CALCULATIONS: '1000000000',
    RATE_CONTACTS: '1000000',
  });
  port = Number(new URL(service.url).port);
  probe = fork(fileURLToPath(new URL('./probe.ts', import.meta.url)), [String(port)]);
});
afterAll(async () => {
  probe?.disconnect();
  await service?.stop();
});

/** Looks again and again until something holds; what never comes fails by the limit of the test. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** The times of the visitor's answers since they were last asked for, in milliseconds, sorted. */
const times = (): Promise<number[]> =>
  new Promise((resolve) => {
    probe.once('message', (list) => resolve((list as number[]).sort((a, b) => a - b)));
    probe.send('times');
  });

const p99 = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;

/** Resident memory of the server itself, in MB; its children have limits of their own. */
const residentMb = (): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${service.process.pid}/status`, 'utf8'))?.[1]) / 1024;

const attack = (requests: number, from: number): Promise<Attack> => {
  const program = fileURLToPath(new URL('./attacker.ts', import.meta.url));
  const child = fork(program, [port, requests, from, connections].map(String));
  return new Promise((resolve, reject) => {
    child.once('message', (report) => resolve(report as Attack));
    child.once('exit', (code) => reject(new Error(`the attacker ended with ${code}`)));
  });
};

const checker = process.env.NOMOGRAM_CHECKER ?? fileURLToPath(new URL('../../../shared/checker', import.meta.url));

/** What the black-box check says of bad input, in its one line; nothing where it is not there. */
async function badInput(): Promise<string | undefined> {
  if (!isLong || !existsSync(`${checker}/check.mjs`)) return undefined;
  const words = [`${checker}/check.mjs`, '--base', service.url, '--only', 'bad-input', '--timeout', '60'];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await once(child, 'exit');
  return said.split('\n').find((line) => line.startsWith('bad-input'));
}

/** The visitor alone, for a figure to compare with; a few requests tell nothing, and are not waited for. */
async function idle(): Promise<number> {
  if (!isLong) return Number.NaN;
  await times();
  const alone: number[] = [];
  await until(async () => alone.push(...(await times())) >= 1000);
  return p99(alone.sort((a, b) => a - b));
}

const pieces: readonly Piece[] = Array.from({ length: Math.ceil(count / inAPiece) }, (_, i) => ({
  seed: seed + i,
  requests: Math.min(inAPiece, count - i * inAPiece),
}));

/** The pieces that another run has been through. */
const known: readonly Found[] =
  journal !== undefined && existsSync(journal)
    ? readFileSync(journal, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Found)
    : [];

const figure = (metrics: string, name: string): number =>
  Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1]);

async function through(piece: Piece): Promise<Found> {
  await service.metrics(); // a hold is told once
  await times();
  const attacked = attack(piece.requests, piece.seed);
  const unitMs = unit() / 1000; // while the attack shares the machine, as it does with what is held
  const report = await attacked;
  const visitor = await times();
  const metrics = await service.metrics();
  const held = (1000 * figure(metrics, 'nomogram_longest_hold_seconds')) / unitMs;
  const bugs = figure(metrics, 'nomogram_bugs_total');
  const page = (await fetch(`${service.url}/?after=${piece.seed}`)).status; // no page that is kept
  return {
    ...report,
    seed: piece.seed,
    held,
    unitMs,
    bugs,
    visitor: { asked: visitor.length, p99Ms: p99(visitor) },
    page,
    memoryMb: residentMb(),
    heapMb: figure(metrics, 'nomogram_nodejs_heap_size_used_bytes') / 2 ** 20,
  };
}

/** The longest of the piece, what it was, and when its answer began. */
function saidSlowest({ slowest: [one], slowestMs }: Found): string {
  const what = one ? ` (${one.kind}, ${one.status}, begun after ${Math.round(one.firstMs)} ms)` : '';
  return `slowest ${Math.round(slowestMs)} ms${what}`;
}

const said = (found: Found): string => {
  const { seed: from, tried, byStatus, held, unitMs, visitor, memoryMb, heapMb } = found;
  return (
    `seed ${from}: ${tried} requests: ${JSON.stringify(byStatus)}; ${saidSlowest(found)}; ` +
    `longest hold ${held.toFixed(1)} units of ${unitMs.toFixed(1)} ms; p99 of ${visitor.asked} light requests ${visitor.p99Ms.toFixed(1)} ms; ` +
    `memory ${memoryMb.toFixed(0)} MB, heap ${heapMb.toFixed(0)} MB`
  );
};

function expectPlain(piece: Piece, found: Found): void {
  const which = `NOMOGRAM_HOSTILE_REQUESTS=${piece.requests} NOMOGRAM_HOSTILE_SEED=${piece.seed}`;
  expect.soft(found.suspicious, which).toEqual([]);
  expect.soft(found.tried, which).toBe(piece.requests);
  expect.soft(found.bugs, which).toBe(0);
  expect.soft(found.page, which).toBe(200);
  expect.soft(found.held, which).toBeLessThan(maxHeld);
  // The visitor waits for each answer before the next question, and one that is no answer ends it.
  expect.soft(found.visitor.asked, which).toBeGreaterThan(piece.requests / 10);
}

test(`${count} hostile requests get answers and plain refusals, and nobody else notices`, {
  timeout: 600_000 + count * 200,
}, async () => {
  const before = await idle();
  const atFirst = residentMb();
  const judged = [await badInput()];
  // Whatever is made once is made now: code is compiled, caches are full.
  await attack(Math.min(1000, Math.ceil(count / 3)), seed - 1);
  const filled = residentMb();
  const judgement = badInput(); // beside the first piece
  const heaps: number[] = [];
  for (const piece of pieces) {
    const done = known.find((one) => one.seed === piece.seed && one.tried === piece.requests);
    const found = done ?? (await through(piece));
    if (journal !== undefined && !done) appendFileSync(journal, `${JSON.stringify(found)}\n`);
    console.log(said(found));
    heaps.push(found.heapMb);
    expectPlain(piece, found);
  }
  const grown = residentMb() - filled;
  await until(async () => figure(await service.metrics(), 'nomogram_queue_length') === 0);
  judged.push(await judgement, await badInput());
  await times();
  const after = await idle();
  console.log(
    `p99 of light requests: idle ${before.toFixed(1)} ms, after all ${after.toFixed(1)} ms; ` +
      `memory ${atFirst.toFixed(0)} MB idle, ${filled.toFixed(0)} MB once it was full, ${grown >= 0 ? '+' : ''}${grown.toFixed(0)} MB at the end`,
  );
  if (judged[0] !== undefined) console.log(`before, during and after: ${judged.join(' | ')}`);
  for (const line of judged) if (line !== undefined) expect(line).toMatch(/: (\d+)\/\1 /);
  // Resident memory follows the highest that the heap was before a collection; what is kept for good would stay in its least, too.
  expect(grown).toBeLessThan(isLong ? maxGrownMb : 250);
  const half = Math.ceil(heaps.length / 2);
  if (heaps.length >= 8)
    expect(Math.min(...heaps.slice(half))).toBeLessThan(Math.min(...heaps.slice(0, half)) + maxKeptMb);
  expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
  expect(probe.exitCode).toBeNull();
});
