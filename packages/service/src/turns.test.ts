import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

/** A thread whose work is what is done on it: each piece says how long it takes. */
function thread() {
  let worked = 0;
  const done: string[] = [];
  const turns = createTurns({ worked: () => worked });
  const piece = (name: string, ms: number) => () => {
    worked += ms;
    done.push(name);
  };
  return { turns, done, piece };
}

const rounds = async (count: number) => {
  for (let i = 0; i < count; i += 1) await new Promise((resolve) => setImmediate(resolve));
};

test('work of one client is done in the order in which it came', async () => {
  const { turns, done, piece } = thread();
  for (const name of ['1', '2', '3']) turns.take('a', piece(name, 1));
  await rounds(10);
  expect(done).toEqual(['1', '2', '3']);
});

test('whoever comes waits for no more than a round of another, however much of that one waits', async () => {
  const { turns, done, piece } = thread();
  for (let i = 0; i < 1000; i += 1) turns.take('a', piece('a', 0.1));
  await rounds(3);
  const before = done.length;
  expect(before).toBeGreaterThan(0);
  turns.take('b', piece('b', 0.1));
  await rounds(3);
  expect(done.indexOf('b') - before).toBeLessThan(8);
});

test('whoever asks for little does not wait for the long work of another', async () => {
  const { turns, done, piece } = thread();
  for (let i = 0; i < 100; i += 1) turns.take('a', piece('a', 40));
  for (let i = 0; i < 20; i += 1) turns.take('b', piece('b', 1));
  await rounds(40);
  expect(done.slice(0, 22).filter((name) => name === 'a').length).toBeLessThanOrEqual(2);
});

test('what follows a promise within the turn is charged to whose turn it was', async () => {
  const { turns, done, piece } = thread();
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
  const { turns, done, piece } = thread();
  for (let i = 0; i < 50; i += 1) turns.take('a', piece('a', 0.2));
  const seen: number[] = [];
  while (done.length < 50) {
    await rounds(1);
    seen.push(done.length);
  }
  expect(Math.max(...seen.map((count, i) => count - (seen[i - 1] ?? 0)))).toBeLessThanOrEqual(3);
  expect(turns.waiting('a')).toBe(0);
});

test.each([0.05, 0.1, 0.2, 0.3])(
  'a client that asks without end, for %d ms each time, takes less than a tenth of the answers of one that thinks in between',
  async (each) => {
    const [own, thought, all] = [0.5, 4, 900];
    let worked = 0;
    const turns = createTurns({ worked: () => worked });
    let answers = 0;
    let due = 0;
    let isAsked = false;
    const ask = () => {
      isAsked = true;
      turns.take('modest', () => {
        worked += own;
        answers += 1;
        due = worked + thought;
        isAsked = false;
      });
    };
    const flood = () => {
      worked += each;
      if (worked >= all) return;
      turns.take('greedy', flood);
      if (!isAsked && worked >= due) ask();
    };
    for (let n = 0; n < 500; n += 1) turns.take('greedy', flood);
    while (worked < all) await rounds(100);
    expect(answers).toBeGreaterThan((0.9 * all) / (own + thought));
  },
);
