import { defaultOptions } from '@nomogram/calculators/kit/options.ts';
import { expect, onTestFinished, test } from 'vitest';
import type { Allowance, Asker, Dependencies, Refusal } from '../../src/dependencies.ts';
import { createHeavyRows } from '../../src/heavy-rows.ts';
import { createLightRows } from '../../src/light-rows.ts';
import { createRowsQueue } from '../../src/process/rows/rows-queue.ts';
import { createRows, type RowsAnswer, type RowsRequest } from '../../src/rows.ts';
import * as catalogue from '../fixtures/catalogue.ts';
import { catalogueModule } from '../fixtures/server.ts';

const entryOf = (id: string) => catalogue.entries.find((one) => one.id === id)!;
const entry = entryOf('ratios/ratio');
const lines = (count: number) => Array.from({ length: count }, (_, n) => `[${n},7]`);
const asked = (count: number): RowsRequest => ({
  id: entry.id,
  options: defaultOptions,
  lines: lines(count).join('\n'),
  first: 1,
});
const numbersOf = (text: string): number[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).row);
const upTo = (count: number) => Array.from({ length: count }, (_, n) => n + 1);

test('rows follow one another until their turn is over, and one always comes', async () => {
  let worked = 0;
  const clock = (each: number) => () => {
    worked += each;
    return worked;
  };
  expect((await createRows(catalogue, { now: clock(1) })(asked(100))).count).toBe(10);
  expect((await createRows(catalogue, { now: clock(1000) })(asked(100))).count).toBe(1);
  expect((await createRows(catalogue, { now: () => 0 })(asked(100))).count).toBe(100);
});

test('rows stop before one that is heavy', async () => {
  const rows = createRows(catalogue, { isHeavy: (_, { sales }) => sales === '3', now: () => 0 });
  expect(await rows(asked(9))).toMatchObject({ count: 3, stopsAtHeavy: true });
  expect(await rows({ ...asked(1), lines: '[3,7]' })).toMatchObject({ count: 0, text: '', stopsAtHeavy: true });
});

const asker: Asker = { client: () => 'me', signal: () => new AbortController().signal };

/** The answers to these lines, and the numbers of the rows that were handed on one by one. */
async function answered(
  given: number | readonly string[],
  dependencies: Pick<Dependencies, 'rows' | 'limits' | 'onBug'>,
  isOver = () => false,
): Promise<{ readonly text: string; readonly pieces: number; readonly alone: readonly number[] }> {
  const alone: number[] = [];
  const nextLines = createLightRows(dependencies, {
    entry: typeof given === 'number' ? entry : entryOf('faults/thrower'),
    options: defaultOptions,
    lines: typeof given === 'number' ? lines(given) : given,
    asker,
    isOver,
    async alone(_, row) {
      alone.push(row);
      return `{"row":${row}}\n`;
    },
  });
  let text = '';
  for (let pieces = 0; ; pieces += 1) {
    const more = await nextLines();
    if (more === '') return { text, pieces, alone };
    text += more;
  }
}

const rows = createRows(catalogue, { now: () => 0 });

test('ten thousand rows are handed on in few pieces', async () => {
  const { text, pieces } = await answered(10_000, { rows });
  expect(numbersOf(text)).toEqual(upTo(10_000));
  expect(pieces).toBeLessThanOrEqual(60);
});

const statusesOf = (text: string): number[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).status as number);

/** The texts of heavy rows, and in how many pieces they came. */
async function heavyAnswered(settings: Parameters<typeof createHeavyRows>[0]) {
  const nextLines = createHeavyRows(settings);
  const pieces: string[] = [];
  for (let more = await nextLines(); more !== ''; more = await nextLines()) pieces.push(String(more));
  return pieces;
}

test('heavy rows that are at hand go together, in order, and each that is calculated when it is found', async () => {
  const answer = (row: number) => `{"row":${row},"status":200}\n`;
  const pieces = await heavyAnswered({
    lines: lines(9000),
    alone: (_, row) => (row % 3000 === 0 ? Promise.resolve(answer(row)) : answer(row)),
    isOver: () => false,
    now: () => 0,
  });
  expect(numbersOf(pieces.join(''))).toEqual(upTo(9000));
  expect(pieces.length).toBeLessThanOrEqual(20);
});

test('what is at hand is sent before much time has gone by', async () => {
  let worked = 0;
  const alone = (_: string, row: number) => {
    worked += 0.1;
    return `{"row":${row},"status":200}\n`;
  };
  const pieces = await heavyAnswered({ lines: lines(100), alone, isOver: () => false, now: () => worked });
  expect(numbersOf(pieces.join(''))).toEqual(upTo(100));
  for (const piece of pieces) expect(piece.split('\n').length).toBeLessThanOrEqual(15);
});

test('rows that are left when their time is over are refused, each in its line', async () => {
  let asked = 0;
  const heavy = await heavyAnswered({
    lines: lines(1000),
    alone(_, row) {
      asked += 1;
      return Promise.resolve(`{"row":${row},"status":200}\n`);
    },
    isOver: () => asked >= 400,
  });
  let calls = 0;
  const light = await answered(1000, { rows }, () => {
    calls += 1;
    return calls > 2;
  });
  for (const text of [heavy.join(''), light.text]) {
    const answeredRows = statusesOf(text).indexOf(503);
    expect(numbersOf(text)).toEqual(upTo(1000));
    expect(answeredRows).toBeGreaterThan(100);
    expect(statusesOf(text)).toEqual(upTo(1000).map((row) => (row <= answeredRows ? 200 : 503)));
  }
  expect(asked).toBe(400);
});

test('a row that is heavy is asked for alone, in its place', async () => {
  const { text, alone } = await answered(9, {
    rows: createRows(catalogue, { isHeavy: (_, { sales }) => sales === '3' || sales === '4' }),
  });
  expect(numbersOf(text)).toEqual(upTo(9));
  expect(alone).toEqual([4, 5]);
});

/** A limit of so many points, counted as the real one does: what is refused is taken, too. */
function limited(limit: number) {
  let used = 0;
  const calculation = async (_: string, points: number): Promise<Allowance> => {
    used += points;
    return { allowed: used <= limit, limit, remaining: Math.max(0, limit - used), windowSeconds: 60, resetSeconds: 9 };
  };
  return { calculation, contact: (client: string) => calculation(client, 1) };
}

test('every row costs a point, and as many are answered as there are points, however they are cut', async () => {
  for (const cut of [7, 200]) {
    let calculated = 0;
    const few = async (wanted: RowsRequest): Promise<RowsAnswer> => {
      const some = wanted.lines.split('\n').slice(0, cut);
      calculated += some.length;
      return rows({ ...wanted, lines: some.join('\n') });
    };
    const { text } = await answered(1000, { rows: few, limits: limited(333) });
    expect(numbersOf(text)).toEqual(upTo(1000));
    expect(statusesOf(text).map((status) => status === 429)).toEqual(upTo(1000).map((row) => row > 333));
    expect(calculated).toBe(333);
  }
});

test.each<[string, () => Promise<Refusal>, readonly number[], number]>([
  ['a time limit blames one row', async () => ({ refused: 'time', limit: '1 seconds' }), [5], 504],
  [
    'a busy service blames none',
    async () => ({ refused: 'busy', retryAfterSeconds: 2 }),
    [1, 2, 3, 4, 5, 6, 7, 8, 9],
    503,
  ],
  ['a thread that ends blames one row', () => Promise.reject(new Error('gone')), [5], 500],
])('%s', async (_, end, blamed, status) => {
  let bugs = 0;
  const { text } = await answered(9, {
    rows: async (wanted) => (wanted.lines.split('\n').includes('[4,7]') || status === 503 ? end() : rows(wanted)),
    onBug() {
      bugs += 1;
    },
  });
  const refused = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter((row) => row.status === status);
  expect(numbersOf(text)).toEqual(upTo(9));
  expect(refused.map(({ row }) => row)).toEqual(blamed);
  expect(bugs).toBe(status === 500 ? 1 : 0);
});

/** The thread itself, with the calculators of the tests. */
function startQueue(timeLimitMs: number) {
  const ends: string[] = [];
  let [count, failedChecks, bugs] = [0, 0, 0];
  const queue = createRowsQueue({
    catalogue: catalogueModule,
    timeLimitMs,
    givesWay: false,
    onFound(_, found) {
      count += found.count;
      failedChecks += found.failedChecks;
    },
    onEnd: (reason) => ends.push(reason),
  });
  onTestFinished(() => void queue.close());
  const onBug = () => {
    bugs += 1;
  };
  return { ...queue, onBug, seen: () => ({ ends, count, failedChecks, bugs }) };
}

const rowsIn = (text: string): { readonly row: number; readonly status: number; readonly text: string }[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

test('a row that throws, or has no end, is answered alone', async () => {
  const queue = startQueue(1000);
  const kinds = ['thread', 'loop', 'thread', 'throw', 'unsure', `thread${' '.repeat(500)}`];
  const { text, alone } = await answered(
    kinds.map((kind) => JSON.stringify([kind])),
    queue,
  );
  const found = rowsIn(text);
  expect(found.map(({ row }) => row)).toEqual(upTo(6));
  expect(found.map(({ status }) => status)).toEqual([200, 504, 200, 500, 422, undefined]);
  expect(found[1]!.text).toBe('No answer was found within 1 seconds, which is the most that one calculation may take.');
  expect(alone).toEqual([6]); // it is too long to be light
  expect(queue.seen()).toMatchObject({ count: 4, failedChecks: 1, bugs: 1 });
  expect(new Set(queue.seen().ends)).toEqual(new Set(['time']));
});

test('a row that takes all memory ends its thread alone', async () => {
  const queue = startQueue(600_000);
  const { text } = await answered(['["heap"]', '["thread"]'], queue);
  expect(rowsIn(text).map((row) => row.text)).toEqual([
    'The calculation needed more than 256 MB of memory, which is the most that it may take.',
    expect.stringMatching(/^Thread = \d+$/),
  ]);
  expect(queue.seen().ends).toEqual(['memory']);
});

test('closed at whatever it is at, the queue refuses what waits and leaves no thread', async () => {
  const { rows, close, seen } = startQueue(600_000);
  const asking = (line: string) =>
    rows({ id: 'faults/thrower', options: defaultOptions, lines: line, first: 1 }, asker);
  await asking('["thread"]');
  const [looping, waiting] = [asking('["loop"]'), asking('["thread"]')];
  await close();
  expect(await Promise.all([looping, waiting, asking('["thread"]')])).toMatchObject(
    Array.from({ length: 3 }, () => ({ refused: 'busy' })),
  );
  expect(seen()).toMatchObject({ ends: [], count: 1 });
});

test('who leaves before its turn waits no more, and its rows are not calculated', async () => {
  const { rows, seen } = startQueue(1000);
  const leaving = new AbortController();
  const asking = (line: string, signal = asker.signal()) =>
    rows({ id: 'faults/thrower', options: defaultOptions, lines: line, first: 1 }, { ...asker, signal: () => signal });
  const looping = asking('["loop"]');
  const left = asking('["thread"]', leaving.signal);
  leaving.abort();
  await expect(left).rejects.toThrow('Nobody waits');
  expect(await looping).toMatchObject({ refused: 'time' });
  expect(await asking('["thread"]')).toMatchObject({ count: 1 });
  expect(seen()).toMatchObject({ ends: ['time'], count: 1 });
});
