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
  const line = createWaitingLine({ limit, waitMs: 60_000, retryAfterSeconds: 1 });
  const come = (name: string): boolean => {
    if (!line.makeRoom(name.charAt(0))) return false;
    line.join(waiting(name.charAt(0), name));
    return true;
  };
  for (const name of names) expect(come(name)).toBe(true);
  return { ...line, come, all: () => Array.from({ length: line.length() }, () => line.next()?.id) };
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

  test('gives a client that comes back the turn after the others', () => {
    const line = lineOf(9, 'a1', 'a2', 'b1');
    expect(line.next()?.id).toBe('a1');
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
