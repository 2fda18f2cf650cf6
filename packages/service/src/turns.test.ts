import { inspect } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

/** A thread whose work is what is done on it, in a time of its own: each piece says how long it takes, and where nothing is to be done time passes. */
function thread() {
  let worked = 0;
  let idle = 0;
  const clock = () => worked + idle;
  const waiting: (() => void)[] = [];
  const timers: { readonly at: number; readonly next: () => void }[] = [];
  const done: string[] = [];
  const rest = (ms: number, next: () => void) => {
    timers.push({ at: clock() + ms, next });
    timers.sort((a, b) => a.at - b.at);
  };
  const turns = createTurns({ worked: () => worked, clock, later: (next) => waiting.push(next), rest });
  const piece = (name: string, ms: number) => () => {
    worked += ms;
    done.push(name);
  };
  const follow = async (next: () => void) => {
    next();
    for (let promises = 0; promises < 4; promises += 1) await undefined;
  };
  /** A round of the loop of events: the timers that are due, and what waits; where there is neither, time passes until the next timer. */
  async function round(): Promise<void> {
    if (waiting.length === 0 && timers[0]) idle += Math.max(0, timers[0].at - clock());
    while (timers[0] && timers[0].at <= clock()) await follow(timers.shift()!.next);
    for (const next of waiting.splice(0)) await follow(next);
  }
  const rounds = async (count: number) => {
    for (let i = 0; i < count; i += 1) await round();
  };
  return { turns, done, piece, rounds, rest, clock };
}

test('work of one client is done in the order in which it came', async () => {
  const { turns, done, piece, rounds } = thread();
  for (const name of ['1', '2', '3']) turns.take('a', piece(name, 1));
  await rounds(10);
  expect(done).toEqual(['1', '2', '3']);
});

test('whoever comes waits for no more than a round of another, however much of that one waits', async () => {
  const { turns, done, piece, rounds } = thread();
  for (let i = 0; i < 1000; i += 1) turns.take('a', piece('a', 0.1));
  await rounds(3);
  const before = done.length;
  expect(before).toBeGreaterThan(0);
  turns.take('b', piece('b', 0.1));
  await rounds(3);
  expect(done.indexOf('b') - before).toBeLessThan(8);
});

test('whoever asks for little does not wait for the long work of another', async () => {
  const { turns, done, piece, rounds } = thread();
  for (let i = 0; i < 100; i += 1) turns.take('a', piece('a', 40));
  for (let i = 0; i < 20; i += 1) turns.take('b', piece('b', 1));
  await rounds(40);
  expect(done.slice(0, 22).filter((name) => name === 'a').length).toBeLessThanOrEqual(2);
});

test('what follows a promise within the turn is charged to whose turn it was', async () => {
  const { turns, done, piece, rounds } = thread();
  const work = async (client: string, ms: number) => {
    await turns.turn(client);
    await undefined;
    piece(client, ms)();
  };
  void Promise.all([
    ...Array.from({ length: 20 }, () => work('a', 30)),
    ...Array.from({ length: 30 }, () => work('b', 1)),
  ]);
  await rounds(60);
  expect(done.slice(0, 31).filter((name) => name === 'a').length).toBeLessThanOrEqual(2);
});

test('the thread looks at what else there is after every round', async () => {
  const { turns, done, piece, rounds } = thread();
  for (let i = 0; i < 50; i += 1) turns.take('a', piece('a', 0.2));
  const seen: number[] = [];
  while (done.length < 50) {
    await rounds(1);
    seen.push(done.length);
  }
  expect(Math.max(...seen.map((count, i) => count - (seen[i - 1] ?? 0)))).toBeLessThanOrEqual(3);
  expect(turns.waiting('a')).toBe(0);
});

/** A client that asks again `thoughtMs` after each answer, and how many it got. */
function modest({ turns, piece, rest }: ReturnType<typeof thread>, ownMs: number, thoughtMs: number) {
  let answers = 0;
  const answer = piece('modest', ownMs);
  const ask = () =>
    turns.take('modest', () => {
      answer();
      answers += 1;
      rest(thoughtMs, ask);
    });
  ask();
  return () => answers;
}

/** A client that always has requests that wait. */
function greedy({ turns, piece }: ReturnType<typeof thread>, eachMs: number): void {
  const answer = piece('greedy', eachMs);
  const flood = () => {
    answer();
    turns.take('greedy', flood);
  };
  for (let n = 0; n < 50; n += 1) turns.take('greedy', flood);
}

test.each([0.05, 0.1, 0.2, 0.3])(
  'a client that asks without end, for %d ms each time, takes less than a tenth of the answers of one that thinks in between',
  async (each) => {
    const [own, thought, all] = [0.5, 4, 900];
    const machine = thread();
    const answers = modest(machine, own, thought);
    greedy(machine, each);
    while (machine.clock() < all) await machine.rounds(10);
    expect(answers()).toBeGreaterThan((0.9 * all) / (own + thought));
  },
);

test('while another is about, a client that asks without end leaves the thread free for six sevenths of the time', () =>
  fc.assert(
    fc.asyncProperty(
      fc.double({ min: 0.05, max: 5, noNaN: true }),
      fc.double({ min: 1, max: 500, noNaN: true }),
      async (each, thought) => {
        const machine = thread();
        modest(machine, 0.5, thought);
        greedy(machine, each);
        while (machine.clock() < 300) await machine.rounds(10);
        const used = machine.done.filter((name) => name === 'greedy').length * each;
        expect(used).toBeLessThan(machine.clock() / 7 + 20 + 2 * each); // what it may use at once, and a turn
        expect(used).toBeGreaterThan(0.1 * machine.clock());
      },
    ),
  ));

test('a client that is alone uses all of the time', async () => {
  const machine = thread();
  greedy(machine, 0.3);
  while (machine.clock() < 100) await machine.rounds(10);
  expect(machine.done.length * 0.3).toBeGreaterThan(99);
});

test('whoever comes while the thread rests does not wait for the end of it', async () => {
  const { turns, done, piece, rounds, clock } = thread();
  turns.take('b', piece('b', 0.1));
  turns.take('a', piece('a', 100)); // and rests for 400 ms, which is five times as long, less what it may use at once
  turns.take('a', piece('a', 1));
  await rounds(1);
  expect(done).toEqual(['b', 'a']);
  const before = clock();
  turns.take('c', piece('c', 1));
  await rounds(1);
  expect(done.at(-1)).toBe('c');
  expect(clock() - before).toBe(1);
  await rounds(2);
  expect(done).toEqual(['b', 'a', 'c', 'a']);
});

test('who asked is forgotten, whoever asks afterwards', async () => {
  const machine = thread();
  const { turns, piece, rounds, rest } = machine;
  const remembered = () => inspect(turns, { depth: null });
  for (const client of ['192.0.2.1', '198.51.100.7', '192.0.2.1']) turns.take(client, piece(client, 30));
  await rounds(2);
  for (const client of ['192.0.2.1', '198.51.100.7']) expect(remembered()).toContain(client);
  let asked = 0;
  const again = () => {
    asked += 1;
    turns.take('203.0.113.4', piece('203.0.113.4', 1));
    if (asked < 200) rest(1000, again);
  };
  again();
  while (asked < 200) await rounds(1);
  for (const client of ['192.0.2.1', '198.51.100.7']) expect(remembered()).not.toContain(client);
  await rounds(20);
  expect(remembered()).not.toContain('203.0.113.4');
});
