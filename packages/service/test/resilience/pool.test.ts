import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultOptions } from '@nomogram/calculators/kit/options.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDistantPool } from '../../src/process/distant-pool.ts';
import { createPool, type Pool, type PoolOptions } from '../../src/process/pool.ts';
import { type Gate, gate } from '../fixtures/gate.ts';
import {
  catalogueModule,
  crowdedCatalogueModule,
  ended,
  isAlive,
  slowCatalogueModule,
  temporaryFolder,
  until,
} from '../fixtures/server.ts';

let pool: Pool | undefined;
let held: Gate;
beforeEach(() => {
  held = gate();
});
afterEach(async () => {
  held.close();
  await pool?.close();
  pool = undefined;
});

const ends: string[] = [];
async function started(options: Partial<PoolOptions> = {}, create = createPool): Promise<Pool> {
  ends.length = 0;
  const made = create({
    size: 1,
    timeLimitMs: 120_000,
    memoryLimitMb: 200,
    givesWay: false,
    queueLimit: 4,
    queueMs: 120_000,
    catalogue: catalogueModule,
    version: 'test',
    onEnd: (reason) => ends.push(reason),
    ...options,
  });
  pool = made;
  expect(await until(() => made.alive() === (options.size ?? 1))).toBe(true);
  return made;
}

const ask = (from: Pool, work: string, amount = '1', signal?: AbortSignal, client = 'somebody') =>
  from.calculate({ id: 'faults/heavy', typed: { work, amount }, options: defaultOptions, client }, signal);
const amountOf = async (from: Pool, amount: string) => {
  const result = await ask(from, 'answer', amount);
  return 'answer' in result ? result.answer.values[1]?.decimal : result;
};

describe('a child process', () => {
  test('answers one calculation after another', async () => {
    const one = await started();
    expect(await Promise.all(['1', '2', '3'].map((amount) => amountOf(one, amount)))).toEqual(['1', '2', '3']);
  });

  test('that loops is killed at the time limit and replaced', async () => {
    const one = await started({ timeLimitMs: 1000 });
    const [pid] = one.pids();
    expect(await ask(one, 'loop')).toEqual({ refused: 'time', limit: '1 seconds' });
    expect(await until(() => !isAlive(pid!))).toBe(true);
    expect(await amountOf(one, '7')).toBe('7');
    expect(ends).toEqual(['time']);
  });

  test('has its time from when the calculator is loaded', async () => {
    const one = await started({ timeLimitMs: 1000, catalogue: slowCatalogueModule });
    expect(await amountOf(one, '7')).toBe('7');
    expect(await ask(one, 'loop')).toEqual({ refused: 'time', limit: '1 seconds' });
    expect(ends).toEqual(['time']);
  });

  test.runIf(process.platform === 'linux').each([
    [true, 12],
    [false, getPriority()],
  ])('leaves the processors to the server: %s', async (givesWay, niceness) => {
    const one = await started({ givesWay });
    expect(getPriority(one.pids()[0])).toBe(niceness);
    expect(await amountOf(one, '7')).toBe('7');
  });

  test('that loads calculators ahead leaves off for one that is asked for', async () => {
    const folder = temporaryFolder();
    const log = join(folder, 'log');
    const one = await started({ catalogue: crowdedCatalogueModule(log) });
    expect(await until(() => existsSync(log))).toBe(true);
    expect(await amountOf(one, '7')).toBe('7');
    const loaded = readFileSync(log, 'utf8').trim().split('\n');
    expect(loaded[0]).toBe('crowd/0');
    expect(loaded).not.toContain('crowd/59');
    rmSync(folder, { recursive: true });
  });

  test.each(['heap', 'buffers'])('that takes too much memory (%s) is killed and replaced', async (work) => {
    const one = await started({ memoryLimitMb: 64 });
    expect(await ask(one, work)).toEqual({ refused: 'memory', limit: '64 MB' });
    expect(await amountOf(one, '7')).toBe('7');
    expect(ends).toEqual(['memory']);
  });

  test('killed from outside in the middle of a calculation costs its visitor nothing but time', async () => {
    const one = await started();
    const [pid] = one.pids();
    const answer = ask(one, held.work);
    await held.underWay();
    process.kill(pid!, 'SIGKILL');
    await held.underWay(2);
    held.open();
    expect(await answer).toMatchObject({ ok: true });
    expect(ends).toEqual(['died']);
  });

  test('that ends by itself again and again harms only its own calculation', async () => {
    const one = await started({ size: 2 });
    const fine = ask(one, held.work);
    await held.underWay();
    await expect(ask(one, 'exit')).rejects.toThrow();
    held.open();
    expect(await fine).toMatchObject({ ok: true });
    expect(await amountOf(one, '7')).toBe('7');
  });

  test('reports a bug and lives on', async () => {
    const one = await started();
    await expect(ask(one, 'throw')).rejects.toThrow('secret');
    expect(await amountOf(one, '7')).toBe('7');
    expect(ends).toEqual([]);
  });

  test('is killed when nobody waits any more', async () => {
    const one = await started();
    const controller = new AbortController();
    const answer = ask(one, held.work, '1', controller.signal);
    const queued = ask(one, 'answer', '1', controller.signal);
    await held.underWay();
    controller.abort();
    const aborted = { status: 'rejected', reason: { name: 'AbortError' } };
    expect(await Promise.allSettled([answer, queued])).toMatchObject([aborted, aborted]);
    expect(await amountOf(one, '7')).toBe('7');
  });

  /** Starts a process with a pool, and gives it with the number of its child as soon as `when` says so: `started`, or what it is to calculate. */
  async function parentAndChild(when: string) {
    const program = fileURLToPath(new URL('../fixtures/looping-parent.ts', import.meta.url));
    const parent = spawn(process.execPath, [program, when], { stdio: ['ignore', 'pipe', 'inherit'] });
    const child = await new Promise<number>((resolve) =>
      parent.stdout?.once('data', (text: Buffer) => resolve(Number(text.toString()))),
    );
    return { parent, child };
  }

  async function dieTogether({ parent, child }: Awaited<ReturnType<typeof parentAndChild>>) {
    expect(isAlive(child)).toBe(true);
    parent.kill('SIGKILL');
    await ended(parent);
    expect(await until(() => !isAlive(child))).toBe(true);
  }

  test('that calculates without end dies with its parent', async () => {
    const both = await parentAndChild(held.work);
    await held.underWay();
    await dieTogether(both);
  });

  test('that has only just been started dies with its parent, too', async () => {
    await dieTogether(await parentAndChild('started'));
  });
});

describe('two children', () => {
  const gated = (from: Pool, client: string) => ask(from, held.work, '1', undefined, client);
  const short = (from: Pool, client: string) => ask(from, 'answer', '1', undefined, client);

  test('are both for a client alone', async () => {
    const both = await started({ size: 2 });
    const answers = [gated(both, 'a'), gated(both, 'a')];
    await held.underWay(2);
    held.open();
    expect(await Promise.all(answers)).toMatchObject([{ ok: true }, { ok: true }]);
  });

  test('are not both held by one client while another has asked lately', async () => {
    const both = await started({ size: 2, queueLimit: 50 });
    await short(both, 'b');
    const long = Array.from({ length: 20 }, () => gated(both, 'a'));
    await held.underWay();
    for (let n = 0; n < 10; n += 1) expect(await short(both, 'b')).toMatchObject({ ok: true });
    expect(both.waiting()).toBe(19);
    held.open();
    expect(new Set((await Promise.all(long)).map((one) => 'ok' in one && one.ok))).toEqual(new Set([true]));
  });

  test('are no way around the length of the queue', async () => {
    const both = await started({ size: 2, queueLimit: 3 });
    await short(both, 'b');
    const long = Array.from({ length: 6 }, () => gated(both, 'a'));
    await held.underWay();
    expect(await short(both, 'b')).toMatchObject({ ok: true });
    held.open();
    const answers = await Promise.all(long);
    expect(answers.filter((one) => 'refused' in one)).toHaveLength(2);
  });
});

describe('the queue', () => {
  test('is bounded in length', async () => {
    const one = await started({ queueLimit: 1 });
    const first = ask(one, held.work);
    const second = ask(one, 'answer', '1');
    expect(one.waiting()).toBe(1);
    expect(await ask(one, 'answer', '2')).toEqual({ refused: 'busy', retryAfterSeconds: 2 });
    held.open();
    expect(await first).toMatchObject({ ok: true });
    expect(await second).toMatchObject({ ok: true });
  });

  test('is bounded in time', async () => {
    const one = await started({ queueMs: 100 });
    const first = ask(one, held.work);
    expect(await ask(one, 'answer', '1')).toMatchObject({ refused: 'busy' });
    held.open();
    expect(await first).toMatchObject({ ok: true });
    expect(one.waiting()).toBe(0);
  });

  test('is emptied when the pool closes', async () => {
    const one = await started();
    const first = ask(one, 'loop');
    const second = ask(one, 'answer', '1');
    const settled = Promise.allSettled([first, second]);
    await one.close();
    expect(await settled).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled', value: { refused: 'busy' } }]);
  });
});

describe('the process that keeps the pool', () => {
  /** The process that started another one. */
  const parentOf = (pid: number): number =>
    Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

  test('passes on answers, refusals and mistakes, and what its children are', async () => {
    const one = await started({ timeLimitMs: 1000 }, createDistantPool);
    expect(await amountOf(one, '7')).toBe('7');
    expect(await ask(one, 'loop')).toEqual({ refused: 'time', limit: '1 seconds' });
    expect(await until(() => ends.length > 0)).toBe(true);
    expect(ends).toEqual(['time']);
    await expect(ask(one, 'throw')).rejects.toThrow();
    const controller = new AbortController();
    const left = ask(one, held.work, '1', controller.signal);
    await held.underWay();
    controller.abort();
    await expect(left).rejects.toThrow('Nobody waits');
  });

  test.runIf(existsSync('/proc/self/status'))(
    'is replaced when it is killed, and what was under way is done again',
    async () => {
      const one = await started({}, createDistantPool);
      const [child] = one.pids();
      const keeper = parentOf(child!);
      expect(keeper).not.toBe(process.pid);
      const answer = ask(one, held.work);
      await held.underWay();
      process.kill(keeper, 'SIGKILL');
      await held.underWay(2);
      held.open();
      expect(await answer).toMatchObject({ ok: true });
      expect(await until(() => !isAlive(child!))).toBe(true);
      expect(ends).toEqual(['pool']);
    },
  );
});
