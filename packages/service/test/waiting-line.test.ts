import { inspect } from 'node:util';
import { defaultOptions } from '@nomogram/calculators/kit/options.ts';
import { describe, expect, test, vi } from 'vitest';
import { createWaitingLine, type QueuedCalculation } from '../src/process/waiting-line.ts';

const refused: string[] = [];
const waiting = (client: string, id: string): QueuedCalculation => ({
  id,
  client,
  typed: {},
  options: defaultOptions,
  signal: undefined,
  deaths: 0,
  resolve: () => refused.push(id),
  reject: () => undefined,
});

/** A line in which these have come: `a1` is the first of client a. */
function lineOf(limit: number, ...names: readonly string[]) {
  refused.length = 0;
  let now = 0;
  const line = createWaitingLine({ limit, waitMs: 60_000, retryAfterSeconds: 1, now: () => now });
  const come = (name: string): boolean => {
    if (!line.makeRoom(name.charAt(0))) return false;
    line.join(waiting(name.charAt(0), name));
    return true;
  };
  for (const name of names) expect(come(name)).toBe(true);
  /** The next, whose calculation takes so long. */
  const serve = (takes = 1): string | undefined => {
    const served = line.next();
    now += takes;
    served?.end();
    return served?.item.id;
  };
  return { ...line, come, serve, all: () => Array.from({ length: line.length() }, () => serve()) };
}

describe('the waiting line', () => {
  test('serves one client in the order of its requests', () =>
    expect(lineOf(9, 'a1', 'a2', 'a3').all()).toEqual(['a1', 'a2', 'a3']));

  test('takes turns between clients, however many requests one of them has', () =>
    expect(lineOf(9, 'a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1').all()).toEqual([
      'a1',
      'b1',
      'c1',
      'a2',
      'b2',
      'a3',
      'a4',
    ]));

  test('counts for how long a client holds children, and not how often', () => {
    const line = lineOf(200, 'a1', 'a2', 'a3');
    expect(line.serve(1000)).toBe('a1');
    for (let n = 1; n <= 20; n += 1) line.come(`b${n}`);
    const next = Array.from({ length: 20 }, () => line.serve(100));
    expect(next.filter((id) => id?.startsWith('a'))).toEqual(['a2', 'a3']);
    expect(next.indexOf('a2')).toBe(10);
  });

  test('counts what is long twice, but for its first second', () => {
    const line = lineOf(300, 'a1', 'a2');
    expect(line.serve(10_000)).toBe('a1');
    for (let n = 1; n <= 200; n += 1) line.come(`b${n}`);
    const next = Array.from({ length: 200 }, () => line.serve(100));
    expect(next.indexOf('a2')).toBe(190);
  });

  test('of two children leaves a client with short calculations nearly two thirds beside one with calculations of ten seconds', () => {
    let now = 0;
    const line = createWaitingLine({ limit: 9, waitMs: 60_000, retryAfterSeconds: 1, now: () => now });
    const takes = { long: 10_000, short: 100 };
    const held = { long: 0, short: 0 };
    type Client = keyof typeof takes;
    const ask = (client: Client) => line.join(waiting(client, client));
    const begin = (other: Client | undefined) => {
      // No client alone holds the last child.
      const { client, end } = line.next((one) => one !== other || one === 'short')!;
      ask(client as Client);
      held[client as Client] += takes[client as Client];
      return { client: client as Client, until: now + takes[client as Client], end };
    };
    for (const client of ['long', 'short', 'long', 'short'] as const) ask(client);
    let first = begin(undefined);
    let second = begin(first.client);
    while (now < 600_000) {
      if (first.until > second.until) [first, second] = [second, first];
      now = first.until;
      first.end();
      first = begin(second.client);
    }
    // Of every 14.5 seconds of two children, it holds one all the time, and the other for 4.5.
    expect(held.short / (held.short + held.long)).toBeGreaterThan(0.6);
    expect(held.long).toBeGreaterThan(0);
  });

  test('forgets who asked', () => {
    vi.useFakeTimers();
    const line = createWaitingLine({ limit: 9, waitMs: 60_000, retryAfterSeconds: 1 });
    const remembered = () => inspect(line, { depth: null });
    for (const client of ['198.51.100.7', '192.0.2.1']) line.join(waiting(client, 'asked'));
    while (line.length() > 0) line.next()!.end();
    expect(remembered()).toContain('198.51.100.7');
    vi.advanceTimersByTime(70_000);
    line.join(waiting('192.0.2.1', 'asked'));
    line.next()!.end();
    expect(remembered()).not.toContain('198.51.100.7');
    vi.advanceTimersByTime(150_000);
    expect(remembered()).not.toContain('192.0.2.1');
    vi.useRealTimers();
  });

  test('gives a client that comes back the turn after the others', () => {
    const line = lineOf(9, 'a1', 'a2', 'b1');
    expect(line.serve()).toBe('a1');
    line.come('a3');
    expect(line.all()).toEqual(['b1', 'a2', 'a3']);
  });

  test('is never too full for a client that asks for less than another', () => {
    const line = lineOf(3, 'a1', 'a2', 'a3');
    expect(line.come('a4')).toBe(false);
    expect(line.come('b1')).toBe(true);
    expect(refused).toEqual(['a3']);
    expect(line.come('b2')).toBe(false);
    expect(line.all()).toEqual(['a1', 'b1', 'a2']);
    expect(line.length()).toBe(0);
  });
});
