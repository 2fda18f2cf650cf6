import { isFromService } from '@nomogram/calculators/kit/request.ts';
import { expect, test } from 'vitest';
import { isFile, isGatewayPage, networkFirst } from './network-first.ts';

const answer = (status: number, type: string) => new Response('body', { status, headers: { 'content-type': type } });
const html = 'text/html; charset=utf-8';
const request = () => new Request('https://nomogram.example/nomogram/functions/factorial/5');
const instead = async () => new Response('kept');
const textOf = async (status: number, type: string, foreign: (response: Response) => boolean) =>
  (await networkFirst(request(), foreign, instead, async () => answer(status, type))).text();

test.each([502, 503, 504, 520, 521, 525, 530])(
  'the page of a gateway with status %i gives way to what is kept',
  async (status) => {
    expect(await textOf(status, html, isGatewayPage)).toBe('kept');
    expect(await textOf(status, 'text/plain; charset=utf-8', isGatewayPage)).toBe('body');
  },
);

test('a page of the site is shown, refused or not', async () => {
  for (const status of [200, 404, 405, 422, 500]) expect(await textOf(status, html, isGatewayPage)).toBe('body');
});

test('a calculation is answered by the service alone, whatever the status', async () => {
  const foreign = (response: Response) => !isFromService(response);
  for (const status of [200, 403, 511, 520]) expect(await textOf(status, html, foreign)).toBe('kept');
  for (const type of [
    'text/plain; charset=utf-8',
    'application/json',
    'application/problem+json',
    'application/x-ndjson',
  ])
    expect(await textOf(422, type, foreign)).toBe('body');
});

test('what is kept as a file is no page', () => {
  expect(isFile(answer(200, 'text/javascript; charset=utf-8'))).toBe(true);
  expect(isFile(answer(200, html))).toBe(false);
  expect(isFile(answer(404, 'image/png'))).toBe(false);
});
