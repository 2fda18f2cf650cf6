import { expect, test } from 'vitest';
import { createPageTurns } from './page-turns.ts';

/** A thread that is told of pages, and says when each is over. */
function thread() {
  let now = 0;
  let isThere = true;
  const turns = createPageTurns({
    now: () => now,
    mayGive: () => isThere,
    timeLimitMs: 1e9,
    onOverdue: () => undefined,
  });
  const given: string[] = [];
  const numbers = new Map<string, number>();
  return {
    ...turns,
    given,
    take(name: string, { isWanted = true, isSuspect = false } = {}): void {
      numbers.set(name, numbers.size);
      const give = () => {
        if (isWanted) given.push(name);
        return isWanted;
      };
      turns.take(name.charAt(0), numbers.get(name)!, give, isSuspect);
    },
    end(): number {
      isThere = false;
      return turns.ended().length;
    },
    startAgain(): void {
      isThere = true;
      turns.dispatch();
    },
    asks(name: string): void {
      turns.asks(numbers.get(name)!);
    },
    answer(name: string, which: string): void {
      turns.answer(name.charAt(0), numbers.get(name)!, () => {
        given.push(`${name} ${which}`);
        return true;
      });
    },
    over(name: string, took = 1): void {
      now += took;
      turns.over(numbers.get(name)!);
    },
  };
}

test('a client that asks for many pages makes another wait for those that are being set', () => {
  const { take, over, given } = thread();
  for (let n = 1; n <= 100; n += 1) take(`a${n}`);
  take('b1');
  take('b2');
  expect(given).toEqual(['a1', 'a2', 'a3', 'a4']);
  over('a1');
  over('a2');
  expect(given.slice(4)).toEqual(['b1', 'b2']);
});

test('a page that waits for the service leaves its place to another', () => {
  const { take, asks, answer, over, given } = thread();
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) take(name);
  expect(given).toHaveLength(4);
  asks('a2');
  expect(given.at(-1)).toBe('a5');
  answer('a2', 'answer');
  expect(given).toHaveLength(5);
  over('a1');
  expect(given.at(-1)).toBe('a2 answer');
});

test('pages that wait for a second answer hold no place that it would need', () => {
  const { take, asks, answer, given } = thread();
  const names = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'];
  for (const name of names) take(name);
  for (const name of names) {
    asks(name);
    asks(name);
  }
  for (const name of names) answer(name, 'first');
  for (const name of names) answer(name, 'second');
  expect(given.filter((one) => one.endsWith('first'))).toHaveLength(6);
  expect(given.filter((one) => one.endsWith('second'))).toHaveLength(4); // as many as have a place
});

test('what nobody wants any more takes no place', () => {
  const { take, over, waiting, given } = thread();
  for (const name of ['a1', 'a2', 'a3', 'a4']) take(name);
  take('a5', { isWanted: false });
  take('a6');
  expect(waiting('a')).toBe(2);
  over('a1');
  expect(given.at(-1)).toBe('a6');
});

test('a thread that ends leaves nothing under way, and what waits goes to the next one', () => {
  const { take, end, startAgain, waiting, given } = thread();
  for (let n = 1; n <= 6; n += 1) take(`a${n}`);
  expect(end()).toBe(4);
  take('c1');
  expect([given.length, waiting('a'), waiting('c')]).toEqual([4, 2, 1]);
  startAgain();
  expect(given.slice(4).sort()).toEqual(['a5', 'a6', 'c1']);
});

test('until the pages are done that were under way when a thread ended, one is given at a time', () => {
  const { take, over, given } = thread();
  take('a1', { isSuspect: true });
  take('b1', { isSuspect: true });
  take('c1');
  expect(given).toEqual(['a1']);
  over('a1');
  over(given.at(-1)!);
  expect(given).toHaveLength(3);
  over(given.at(-1)!);
  for (const name of ['d1', 'd2', 'd3', 'd4', 'd5']) take(name);
  expect(given.slice(3)).toEqual(['d1', 'd2', 'd3', 'd4']);
});
