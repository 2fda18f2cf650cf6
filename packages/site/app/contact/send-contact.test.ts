import { expect, test } from 'vitest';
import { sendContact } from './send-contact.ts';

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const whole = { name: 'Ada', email: 'ada@example.org', message: 'Hello' };
const never = async () => expect.unreachable('nothing is sent');

test('the first problem in the order of the form is told, and nothing is sent', async () => {
  expect(await sendContact(never, formOf({}), 'example.org')).toMatchObject({
    ok: false,
    message: 'Please enter your name!',
  });
  expect(await sendContact(never, formOf({ ...whole, email: 'ada@' }), 'example.org')).toMatchObject({
    message: 'Please enter a valid email!',
    field: 'email',
  });
  expect(await sendContact(never, formOf({ ...whole, message: ' ' }), 'example.org')).toMatchObject({
    message: 'Please enter a message!',
  });
});

test('the message goes out with the fields of the endpoint', async () => {
  let sent: unknown;
  const ask = async (path: string, init?: RequestInit) => {
    sent = { path, body: JSON.parse(String(init?.body)) };
    return new Response('stored');
  };
  expect(await sendContact(ask, formOf(whole), 'example.org')).toEqual({ ok: true, name: 'Ada' });
  expect(sent).toEqual({
    path: '/websites/contacts/',
    body: { ...whole, phone: '', amount: '', domain: 'example.org' },
  });
});

test('a refusal gives its sentence, a failure of the network its message', async () => {
  const refusing = async () => new Response('Too many messages.', { status: 429 });
  expect(await sendContact(refusing, formOf(whole), '')).toEqual({ ok: false, message: 'Too many messages.' });
  const failing = async () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await sendContact(failing, formOf(whole), '')).toEqual({ ok: false, message: 'Failed to fetch' });
});

test('a page of a network that wants a sign-in is no confirmation', async () => {
  const portal = async () => new Response('<html>Sign in</html>', { headers: { 'content-type': 'text/html' } });
  expect(await sendContact(portal, formOf(whole), '')).toMatchObject({ ok: false });
});
