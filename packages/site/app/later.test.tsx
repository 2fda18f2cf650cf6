import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { expect, test } from 'vitest';
import { later } from './later.tsx';

async function rendered(part: ReturnType<typeof later>) {
  const errors: unknown[] = [];
  const page = (
    <p>
      typed <part.Component />
    </p>
  );
  const { prelude } = await prerenderToNodeStream(page, { onError: (error) => void errors.push(error) });
  return { html: (await text(prelude)).replace(/<!--.*?-->/g, ''), errors };
}

test('a part is shown once it is there', async () => {
  const part = later(async () => ({ default: () => <b>part</b> }));
  expect(await rendered(part)).toEqual({ html: '<p>typed <b>part</b></p>', errors: [] });
});

test('where the network fails a part is missing, and what stands around it stays', async () => {
  const part = later<object>(() => Promise.reject(new Error('no network')));
  expect(await rendered(part)).toEqual({ html: '<p>typed </p>', errors: [] });
});
