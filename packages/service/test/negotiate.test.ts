import { expect, test } from 'vitest';
import { negotiate } from '../src/negotiate.ts';

test.each([
  [undefined, 'text'],
  ['', 'text'],
  ['*/*', 'text'],
  ['application/json', 'json'],
  ['application/problem+json', 'json'],
  ['application/*', 'json'],
  ['text/*', 'text'],
  ['text/plain, application/json', 'text'],
  ['application/json, text/plain, */*', 'json'],
  ['application/json, */*', 'json'],
  ['application/json;q=0.5, text/plain', 'text'],
  ['text/plain;q=0.5, application/json;q=0.8', 'json'],
  ['application/json;q=0, */*', 'text'],
  ['text/plain;q=0, application/json', 'json'],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'text'],
  ['image/png', 'text'],
  ['APPLICATION/JSON ; Q=1', 'json'],
  ['application/json;q=banana', 'text'],
])('Accept: %s asks for %s', (accept, form) => {
  expect(negotiate(accept)).toBe(form);
});
