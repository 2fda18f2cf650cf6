import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entries, load } from '../catalogue.ts';
import { requestFor, withSlash } from './request.ts';

const endpointOf = async (id: string) => {
  const { endpoint, slash } = (await load(id))!;
  if (endpoint.method === 'page') throw new Error(`${id} makes no request`);
  return { endpoint, slash };
};
const urlOf = async (id: string, typed: Record<string, string>) => {
  const { endpoint, slash } = await endpointOf(id);
  return requestFor(endpoint, slash, typed).url;
};

test('an empty x of a distribution goes as NULL, and that of the stable law not at all', async () => {
  expect(await urlOf('statistics-continuous/normal', { mean: '0', standardDeviation: '1', x: '' })).toBe(
    '/nomogram/statistics/normal/0/1/NULL',
  );
  const stable = { alpha: '1', beta: '0', c: '1', mu: '0' };
  expect(await urlOf('statistics-continuous/stable', { ...stable, x: '' })).toBe('/nomogram/statistics/stable/1/0/1/0');
  expect(await urlOf('statistics-continuous/stable', { ...stable, x: '2' })).toBe(
    '/nomogram/statistics/stable/1/0/1/0/2',
  );
});

test('what has no default goes as it is: empty, and blanks as typed', async () => {
  expect(await urlOf('trigonometry-circle/equation', { xo: '1', yo: '2', r: '' })).toBe(
    '/nomogram/trigonometry/circle/equation/1/2/',
  );
  expect(await urlOf('trigonometry-circle/equation', { xo: '   ', yo: '2', r: ' ' })).toBe(
    '/nomogram/trigonometry/circle/equation/%20%20%20/2/%20',
  );
});

test('what is said about a field quotes the slash that was typed, not the bar that came in the path; absolute values stay', () => {
  const arrived = (typed: string) => withSlash(typed.replace('/', '|'));
  for (const typed of ['1/2', '(x+1)/(x', 'x² / 3', 'n!/k', '2x', 'a+b']) expect(arrived(typed)).toBe(typed);
  for (const text of ['|x|', '|x', '2*|x', '|x||2', '-|x-1|']) expect(withSlash(text)).toBe(text);
});

const lists = entries.filter(({ endpoint }) => endpoint.method === 'GET').map(({ id }) => id);
const typedText = fc.oneof(
  fc.constantFrom('.', '..', '/', '//', '%2e', '%', '?', '#', '\\', ' ', '   ', '.\\..', '…', ' . '),
  fc.string({ minLength: 1, unit: 'binary' }).filter((text) => text.isWellFormed()),
);

test('whatever is typed arrives: a browser leaves every segment of the address as it was made', () =>
  fc.assert(
    fc.asyncProperty(fc.constantFrom(...lists), fc.infiniteStream(typedText), async (id, texts) => {
      const { endpoint, slash } = await endpointOf(id);
      if (endpoint.method !== 'GET') return;
      const typed = Object.fromEntries(endpoint.parameters.map((input) => [input, texts.next().value as string]));
      const { url } = requestFor(endpoint, slash, typed);
      expect(new URL(url, 'https://nomogram.example').pathname).toBe(url);
      const arrived = url.slice(`/nomogram/${endpoint.prefix}/`.length).split('/').map(decodeURIComponent);
      const sent = endpoint.parameters.map((input) => (slash ? typed[input]!.replace('/', '|') : typed[input]!));
      const kept = sent.map((text) => (text === '.' || text === '..' ? `${text} ` : text));
      expect(arrived).toEqual(kept);
    }),
  ));
