import { expect, test } from 'vitest';
import { replyOf, textOf } from './reply.ts';

const response = (body: unknown, status = 200) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });

test('an answer is an answer', async () => {
  const answer = { text: 'Mean = 2', values: [] };
  const reply = await replyOf(response(answer));
  expect(reply).toEqual({ kind: 'answer', answer });
  expect(textOf(reply)).toBe('Mean = 2');
});

test('problem details keep their words and places', async () => {
  const problems = [{ input: 'x', message: 'x: no number.', suggestion: '2' }];
  const reply = await replyOf(response({ detail: 'x: no number.', problems }, 400));
  expect(reply).toEqual({ kind: 'refusal', text: 'x: no number.', troubles: problems });
});

test('the body of any other failure goes into the result box as it is', async () => {
  expect(textOf(await replyOf(response('Bad gateway', 502)))).toBe('Bad gateway');
  expect(textOf(await replyOf(response('', 503)))).toBe('503');
});

test.each([200, 502, 520, 530])('a page of something in between with status %i is no answer', async (status) => {
  const page = new Response('<!doctype html><title>Sign in</title>', {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
  expect(textOf(await replyOf(page))).toContain('The service gave no answer');
});
