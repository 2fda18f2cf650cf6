import { connect } from 'node:net';
import { threadId } from 'node:worker_threads';
import { entries } from '@nomogram/calculators/catalogue.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gate } from './fixtures/gate.ts';
import { startServer, until } from './fixtures/server.ts';

let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

interface Row {
  readonly row: number;
  readonly status: number;
  readonly text: string;
  readonly values?: readonly { readonly name: string; readonly decimal?: string }[];
}

const rowsOf = async (answer: Response): Promise<Row[]> =>
  (await answer.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);

test('no calculation of the catalogue stands where the rows go', () => {
  const taken = entries.filter(({ endpoint }) => endpoint.method !== 'page' && /^bulk(\/|$)/.test(endpoint.prefix));
  expect(taken).toEqual([]);
});

test('every row is answered in its place, the bad ones too, as a single calculation would have answered', async () => {
  const lines = [
    '["10", "5"]',
    '{"assets": 4, "sales": 1}',
    'nonsense',
    '["1", "0"]',
    '["1"]',
    '["1","2","3"]',
    '[{"a":1},2]',
    '',
    '["x", "1"]',
    '{"assets": 4, "sale": 1, "sales": 2}',
  ];
  const answer = await server.post('/nomogram/bulk/test/ratio', lines.join('\r\n'));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const rows = await rowsOf(answer);
  expect(rows.map(({ row, status }) => [row, status])).toEqual([
    [1, 200],
    [2, 200],
    [3, 400],
    [4, 422],
    [5, 400],
    [6, 400],
    [7, 400],
    [8, 400],
    [9, 400],
  ]);
  expect(rows[8]!.text).toBe('The row names "sale", which is no input here; the inputs are sales, assets.');
  expect(rows[0]!.values).toMatchObject([{ name: 'ratio', decimal: '2' }]);
  expect(rows[1]!.text).toBe(await (await server.get('/nomogram/test/ratio/1/4')).text());
  expect(rows[3]!.text).toBe(await (await server.get('/nomogram/test/ratio/1/0')).text());
  for (const { status, text } of rows) if (status !== 200) expect(text).toMatch(/^\w.* .*\.( Perhaps .*)?$/);
});

test('what is no list of rows is refused whole', async () => {
  const status = async (path: string, body: string) => (await server.post(path, body)).status;
  expect(await status('/nomogram/bulk/test/nothing', '[1]')).toBe(404);
  expect(await status('/nomogram/bulk/test/ratio/1', '[1]')).toBe(404);
  expect(await status('/nomogram/bulk/test/ratio', '  \n ')).toBe(400);
  expect(await status('/nomogram/bulk/test/ratio?digits=x', '[1,2]')).toBe(400);
  expect(await status('/nomogram/bulk/test/ratio', '[1,2]\n'.repeat(10_001))).toBe(413);
  expect(await status('/nomogram/bulk/test/ratio', `["${'1'.repeat(1_000_001)}"]`)).toBe(413);
  const get = await server.get('/nomogram/bulk/test/ratio');
  expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
});

test('ten thousand rows come one by one while others are answered', async () => {
  const body = Array.from({ length: 10_000 }, (_, n) => `[${n}, 7]`).join('\n');
  const bulk = server.post('/nomogram/bulk/test/ratio', body).then(rowsOf);
  let isOver = false;
  void bulk.then(() => {
    isOver = true;
  });
  for (let n = 0; n < 5; n += 1) expect((await server.get(`/nomogram/test/shifted/${n}/1`)).status).toBe(200);
  expect(isOver, 'the rows were all calculated before others had their turn').toBe(false);
  const rows = await bulk;
  expect(rows.map(({ row }) => row)).toEqual(Array.from({ length: 10_000 }, (_, n) => n + 1));
  expect(rows.every(({ status }) => status === 200)).toBe(true);
});

test('light rows are calculated beside the thread that answers everybody', async () => {
  const at = ({ text }: { readonly text: string }) => Number(/^Thread = (\d+)$/.exec(text)?.[1]);
  const alone = at({ text: await (await server.get('/nomogram/test/thrower/thread')).text() });
  expect(alone).toBe(threadId);
  const rows = await rowsOf(await server.post('/nomogram/bulk/test/thrower', '["thread"]\n'.repeat(1000)));
  expect(rows).toHaveLength(1000);
  const threads = new Set(rows.map(at));
  expect([...threads]).toEqual([expect.any(Number)]);
  expect(threads).not.toContain(threadId);
});

test('a client that leaves stops what is not yet calculated', async () => {
  const held = gate();
  const body = ['["answer", "1"]', ...Array.from({ length: 200 }, (_, n) => `["${held.work}", "${n}"]`)].join('\n');
  const head = `POST /nomogram/bulk/test/heavy HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n`;
  const socket = connect(server.port, '127.0.0.1', () => socket.write(head + body));
  await new Promise((resolve) => socket.once('data', resolve));
  await held.underWay();
  socket.destroy();
  expect(await until(async () => (await server.metrics()).includes('ends_total{reason="cancelled"} 1'))).toBe(true);
  // The only child answers others, one after another: whatever was still to be done of the rows would have come between.
  for (const amount of [2, 3, 4]) expect((await server.get(`/nomogram/test/heavy/answer/${amount}`)).status).toBe(200);
  expect(held.begun()).toBe(1);
  held.close();
});
