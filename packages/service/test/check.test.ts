import { entries } from '@nomogram/calculators/catalogue.ts';
import type { PresentedAnswer } from '@nomogram/calculators/kit/outcome.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer } from './fixtures/server.ts';

let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const check = (endpoint: string, body: unknown, headers: Record<string, string> = {}) =>
  server.post(`/nomogram/check/${endpoint}`, typeof body === 'string' ? body : JSON.stringify(body), headers);

test('no calculation of the catalogue stands where attempts go', () => {
  const taken = entries.filter(({ endpoint }) => endpoint.method !== 'page' && /^check(\/|$)/.test(endpoint.prefix));
  expect(taken).toEqual([]);
});

test('an attempt is judged, in words or in JSON, and the answer is not told', async () => {
  const right = await check('test/ratio', { inputs: ['10', '5'], attempt: '2' });
  expect([right.status, await right.text()]).toEqual([200, 'Right.']);
  expect(right.headers.get('cache-control')).toBe('no-store');
  const wrong = await check(
    'test/ratio',
    { inputs: { sales: 10, assets: 5 }, attempt: '20' },
    { accept: 'application/json' },
  );
  const answer = (await wrong.json()) as PresentedAnswer;
  expect(answer.judgement).toMatchObject({ grade: 'wrong', says: 'Not right: it is 10 times as much.' });
  expect(answer.values).toEqual([]);
});

test('what cannot be calculated has nothing to be compared with, and says why', async () => {
  const refused = await check('test/ratio', { inputs: ['1', '0'], attempt: '2' });
  expect(refused.status).toBe(422);
});

test.each([
  ['test/nothing', { inputs: [], attempt: '1' }, 404],
  ['test/ratio/1/2', { inputs: [], attempt: '1' }, 404],
  ['test/ratio', 'no JSON', 400],
  ['test/ratio', { inputs: ['10', '5'] }, 400],
  ['test/ratio', { attempt: '2' }, 400],
  ['test/ratio', { inputs: ['1', '2', '3'], attempt: '2' }, 400],
  ['test/ratio', { inputs: [{}], attempt: '2' }, 400],
] as const)('%s with %o is refused with %i', async (endpoint, body, status) => {
  expect((await check(endpoint, body)).status).toBe(status);
});

test('only POST is accepted, and OPTIONS says so', async () => {
  expect((await server.get('/nomogram/check/test/ratio')).status).toBe(405);
  const options = await fetch(`${server.origin}/nomogram/check/test/ratio`, { method: 'OPTIONS' });
  expect(options.headers.get('allow')).toBe('POST, OPTIONS');
});
