import { expect, test, vi } from 'vitest';
import { loadPage } from './load-page.server.ts';

/** A service that keeps what it is asked, and refuses everything. */
function listening() {
  const asked: Request[] = [];
  const service = (request: Request) => {
    asked.push(request);
    return Response.json({ detail: 'No.', problems: [] }, { status: 422 });
  };
  return { asked, service };
}

const load = (address: string, service: (request: Request) => Response | Promise<Response>) => {
  const url = new URL(address, 'https://example.org');
  return loadPage(url.pathname.slice(1), url, service, url.origin);
};

const open = async (address: string, service: (request: Request) => Response) => (await load(address, service))?.data;

test('a page that does not exist has no data', async () => {
  expect(await open('/nothing', listening().service)).toBeUndefined();
});

test('a page knows all its forms, the default first, and nothing of their code', async () => {
  const data = await open('/statistics-basic', listening().service);
  expect(data?.query).toEqual({ calculation: data?.forms[0]?.name, typed: {}, solving: false, asked: false });
  expect(JSON.parse(JSON.stringify(data))).toEqual(JSON.parse(JSON.stringify(structuredClone(data))));
});

test('inputs in the address are calculated, also where the service takes a POST', async () => {
  const { asked, service } = listening();
  const data = await open('/statistics-basic?calculation=mean&data=1%2C2', service);
  const post = asked.find(({ url }) => url.endsWith('/nomogram/statistics/mean'));
  expect(post?.method).toBe('POST');
  expect(data?.reply).toEqual({ kind: 'refusal', text: 'No.', troubles: [] });
});

test('beside an empty input, one that cannot be read is marked too', async () => {
  const data = await open('/topography-bearing?xa=abc&ya=&xb=2&yb=1,000', listening().service);
  const inputs = data?.reply?.kind === 'missing' ? data.reply.troubles.map(({ input }) => input) : [];
  expect(inputs).toEqual(['xa', 'ya', 'yb']);
});

test('an empty required input is said without asking', async () => {
  const { asked, service } = listening();
  const data = await open('/topography-bearing?xa=1&ya=&xb=2&yb=3', service);
  expect(data?.reply).toMatchObject({ kind: 'missing', message: 'Please enter numerical values!' });
  expect(data?.reply).toHaveProperty('troubles', [{ input: 'ya', message: expect.stringMatching(/^Enter a number/) }]);
  expect(asked.some(({ url }) => url.includes('/1/NULL'))).toBe(false);
});

test('a calculation of the page itself asks nobody', async () => {
  const { asked, service } = listening();
  const data = await open('/algebra-complex?calculation=add&a=1%2Bi&b=2', service);
  expect(asked).toEqual([]);
  expect(data?.reply?.kind).toBe('answer');
});

test('what the service had no time for is not kept; a refusal is', async () => {
  const busy = () => Response.json({ detail: 'Busy.', problems: [] }, { status: 503 });
  const asked = '/calculus-derivative?function=x%5E2&point=&order=1&variable=x';
  expect((await load(asked, listening().service))?.lasts).toBe(true);
  expect((await load(asked, busy))?.lasts).toBe(false);
  expect((await load('/calculus-derivative', busy))?.lasts).toBe(false);
});

test('a page that was sent without its example is not kept', async () => {
  vi.useFakeTimers();
  const { promise, resolve } = Promise.withResolvers<Response>();
  const asked = Promise.withResolvers<void>();
  const loading = load('/calculus-limit', () => {
    asked.resolve();
    return promise;
  });
  await asked.promise;
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  const loaded = await loading;
  resolve(Response.json({ detail: 'No.', problems: [] }, { status: 422 }));
  expect(loaded?.data.example).toBeUndefined();
  expect(loaded?.lasts).toBe(false);
});
