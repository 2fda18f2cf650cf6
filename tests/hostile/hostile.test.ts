import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unit } from '../../tools/setup/effort.ts';
import { type RunningService, startService } from '../../tools/setup/service.ts';
import type { Attack } from './attacker.ts';

/**
 * Hostile requests to the real service, and a visitor beside them. `npm run test:all` sends 100 000;
 * NOMOGRAM_HOSTILE_REQUESTS and NOMOGRAM_HOSTILE_SEED send other ones.
 */
const count = Number(process.env.NOMOGRAM_HOSTILE_REQUESTS ?? 100);
const seed = Number(process.env.NOMOGRAM_HOSTILE_SEED ?? 20_261_121);
const isLong = count >= 5000;
/**
 * Twice as many as heavy calculations may wait, so that those which wait keep nobody else from asking: the attack goes on as fast as the thread
 * answers, and not as the children calculate.
 */
const connections = 128;
/** The longest work of the server's thread, in units of `effort`: 50 ms of a server. */
const mostHeld = 5;

let service: RunningService;
let port: number;
let probe: ChildProcess;

beforeAll(async () => {
  service = await startService({
    TIME_LIMIT_SECONDS: '2',
    QUEUE_SECONDS: '2',
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

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

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
  await pause(8000);
  return p99(await times());
}

test(`${count} hostile requests get answers and plain refusals, and nobody else notices`, {
  timeout: 60_000 + count * 200,
}, async () => {
  await pause(1000); // the calculators are being loaded
  const before = await idle();
  const atFirst = residentMb();
  const judged = [await badInput()];
  const third = Math.ceil(count / 3);
  await attack(third, seed); // whatever is made once is made now: code is compiled, caches are full
  const filled = residentMb();
  await service.metrics(); // and what compiling held the thread for is forgotten: a hold is told once
  await times();
  const attacked = attack(count - third, seed + 1);
  const pace = unit(); // while the attack shares the machine, as it does with what is held
  const [report, judgement] = await Promise.all([attacked, badInput()]);
  const visitor = await times();
  const grown = residentMb() - filled;
  await pause(500);
  judged.push(judgement, await badInput());
  await times();
  const after = await idle();
  const metrics = await service.metrics();
  const held = Number(/^nomogram_longest_hold_seconds (\S+)$/m.exec(metrics)?.[1]) * 1e6;
  console.log(
    `${count} hostile requests, after the first third: ${JSON.stringify(report.byStatus)}; slowest ${Math.round(report.slowestMs)} ms; ` +
      `p99 of light requests: idle ${before.toFixed(1)} ms, under attack ${p99(visitor).toFixed(1)} ms, after ${after.toFixed(1)} ms; ` +
      `longest hold ${(held / 1000).toFixed(0)} ms of the processor (a unit of work meanwhile: ${(pace / 1000).toFixed(1)} ms); ` +
      `memory ${atFirst.toFixed(0)} MB idle, ${filled.toFixed(0)} MB after a third, ${grown >= 0 ? '+' : ''}${grown.toFixed(0)} MB at the end`,
  );
  if (judged[0] !== undefined) console.log(`before, during and after: ${judged.join(' | ')}`);
  expect(report.suspicious).toEqual([]);
  expect(report.tried).toBe(count - third);
  for (const line of judged) if (line !== undefined) expect(line).toMatch(/: (\d+)\/\1 /);
  expect(metrics).toMatch(/^nomogram_bugs_total 0$/m);
  expect(held / pace).toBeLessThan(mostHeld);
  expect(grown).toBeLessThan(isLong ? 150 : 250);
  expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
  // The visitor waits for each answer before the next question, and one that is no answer ends it.
  expect(visitor.length).toBeGreaterThan(count / 10);
  expect(probe.exitCode).toBeNull();
});
