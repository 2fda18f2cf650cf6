import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { action } from '../routes/contact.tsx';

type Arguments = Parameters<typeof action>[0];

const sent = (body: string, type?: string) =>
  action({
    request: new Request('http://localhost/contact', {
      method: 'POST',
      body,
      headers: type === undefined ? {} : { 'content-type': type },
    }),
    context: new RouterContextProvider(),
  } as unknown as Arguments);

test.each([
  ['{"name":"Ada"}', 'application/json'],
  ['name=Ada', 'text/plain'],
  ['--x\r\n\r\n', 'multipart/form-data'],
  ['--x\r\n\r\n', 'multipart/form-data; boundary=x'],
  ['\u0000', undefined],
])('what is no form is refused in a sentence', async (body, type) => {
  expect(await sent(body, type)).toMatchObject({
    data: { message: 'What was sent is not the form of this page.', typed: {} },
    init: { status: 400 },
  });
});
