import { expect, test } from 'vitest';
import { loadJson } from './service.ts';

const answering =
  (body: string, status = 200) =>
  async () =>
    new Response(body, { status });

test('a list is read, a refusal gives its sentence, a failure its message', async () => {
  expect(await loadJson(answering('[1]'), '/')).toEqual({ ok: true, value: [1] });
  expect(await loadJson(answering('The queue is full.', 503), '/')).toEqual({
    ok: false,
    message: 'The queue is full.',
    status: 503,
  });
  expect(await loadJson(answering('<html>', 502), '/')).toMatchObject({
    ok: false,
    message: 'The service gave no answer (status 502); please try again.',
  });
  const offline = async () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await loadJson(offline, '/')).toEqual({ ok: false, message: 'Failed to fetch', status: 503 });
});
