import { defaultOptions } from '@nomogram/calculators/kit/options.ts';
import { describe, expect, test } from 'vitest';
import { createWaitingLine, type Waiting } from '../src/process/waiting-line.ts';

const refused: string[] = [];
const waiting = (client: string, id: string): Waiting => ({
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
    expect(line.serve(10_000)).toBe('a1');
    for (let n = 1; n <= 120; n += 1) line.come(`b${n}`);
    const next = Array.from({ length: 110 }, () => line.serve(100));
    expect(next.filter((id) => id?.startsWith('a'))).toEqual(['a2', 'a3']);
    expect(next.indexOf('a2')).toBe(100);
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
