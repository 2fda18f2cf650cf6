import { inspect } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lawRuns } from '../../../tools/setup/law-runs.ts';
import { createFairQueue } from './fair-queue.ts';

interface Job {
  readonly client: string;
  readonly takes: number;
}

/** One server, whose time is what the jobs take. */
function createServer() {
  let now = 0;
  const queue = createFairQueue<Job>(() => now);
  return {
    queue,
    length: () => queue.length(),
    lengthOf: (client: string) => queue.lengthOf(client),
    come: (client: string, takes: number, times = 1) => {
      for (let i = 0; i < times; i += 1) queue.join(client, { client, takes });
    },
    serve(): Job | undefined {
      const served = queue.next();
      now += served?.item.takes ?? 0;
      served?.end();
      return served?.item;
    },
  };
}

describe('clients take turns', () => {
  test('by what they use', () => {
    const server = createServer();
    server.come('a', 1, 5);
    server.come('b', 3, 2);
    expect(Array.from({ length: 7 }, () => server.serve()?.client).join('')).toBe('abaabaa');
  });

  test('and whoever comes waits only for what is being served, however much another has asked for', () => {
    const server = createServer();
    server.come('a', 10, 1000);
    for (let i = 0; i < 100; i += 1) server.serve();
    server.come('b', 1, 3);
    expect(Array.from({ length: 5 }, () => server.serve()?.client).join('')).toBe('bbbaa');
  });

  test('and nobody saves up turns by not asking', () => {
    const server = createServer();
    server.come('b', 1);
    server.come('a', 1, 100);
    for (let i = 0; i < 50; i += 1) server.serve();
    server.come('b', 1, 50);
    const next = Array.from({ length: 20 }, () => server.serve()?.client);
    expect(next.filter((client) => client === 'b')).toHaveLength(10);
  });

  test('while what is being served counts as used as far as it has come', () => {
    let now = 0;
    const queue = createFairQueue<string>(() => now);
    for (const item of ['a1', 'a2']) queue.join('a', item);
    const endless = queue.next();
    queue.join('b', 'b1');
    queue.join('b', 'b2');
    now = 10;
    const first = queue.next();
    now = 12;
    first?.end();
    expect([endless?.item, first?.item, queue.next()?.item]).toEqual(['a1', 'b1', 'b2']);
  });
});

test('a queue that is never empty forgets who has gone', () => {
  const server = createServer();
  const remembered = () => inspect(server.queue, { depth: 3 });
  server.come('gone', 1);
  expect(remembered()).toContain('gone');
  for (let i = 0; i < 500; i += 1) {
    server.come('a', 1);
    server.come('b', 1);
    server.serve();
  }
  expect(remembered()).not.toContain('gone');
});

test('who gives up is not served, and who crowds the queue is known', () => {
  const queue = createFairQueue<number>(() => 0);
  for (const item of [1, 2, 3]) queue.join('a', item);
  queue.join('b', 4);
  expect(queue.leave('a', 1)).toBe(true);
  expect(queue.leave('a', 1)).toBe(false);
  expect(queue.crowding('c')).toEqual({ client: 'a', item: 3 });
  expect(queue.crowding('b')).toBeUndefined();
  expect([queue.length(), queue.lengthOf('a'), queue.lengthOf('b'), queue.lengthOf('c')]).toEqual([3, 2, 1, 0]);
  expect(Array.from({ length: 4 }, () => queue.next()?.item)).toEqual([2, 4, 3, undefined]);
});

/**
 * The theorem of the paper: while two clients have something waiting, what they get differs by no more than the longest that either asks for
 * at once. Here some come late, and others leave.
 */
test('two clients who both wait get the same, up to one request of each', () => {
  const jobs = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 1, max: 50 })), {
    minLength: 2,
    maxLength: 120,
  });
  const law = (all: readonly (readonly [string, number])[], early: number) => {
    const server = createServer();
    const longest = new Map<string, number>();
    for (const [client, takes] of all) longest.set(client, Math.max(takes, longest.get(client) ?? 0));
    for (const [client, takes] of all.slice(0, early)) server.come(client, takes);
    const rest = all.slice(early);
    /** What each has got since the two of a pair have both been waiting. */
    const got = new Map<string, number>();
    while (server.length() > 0 || rest.length > 0) {
      const late = rest.shift();
      if (late) server.come(...late);
      const isWaiting = (client: string) => server.lengthOf(client) > 0;
      const before = [...longest.keys()].filter(isWaiting);
      const served = server.serve();
      for (const one of longest.keys())
        for (const other of longest.keys()) {
          const pair = `${one}${other}`;
          if (!before.includes(one) || !before.includes(other)) got.set(pair, 0);
          else if (served?.client === one) got.set(pair, (got.get(pair) ?? 0) + served.takes);
        }
      for (const one of before)
        for (const other of before)
          expect(Math.abs((got.get(one + other) ?? 0) - (got.get(other + one) ?? 0))).toBeLessThanOrEqual(
            (longest.get(one) ?? 0) + (longest.get(other) ?? 0),
          );
    }
  };
  fc.assert(
    fc.property(jobs, fc.nat(120), (all, early) => law(all, early)),
    { numRuns: lawRuns(100, 5000) },
  );
});
