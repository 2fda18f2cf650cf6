import { expect, test } from 'vitest';
import { groupsOf } from './endpoints.ts';
import type { OpenApi } from './openapi.ts';

const document: OpenApi = {
  info: { version: '1', description: '' },
  paths: {
    '/nomogram/calculus/differentiation/{function}': {
      get: {
        tags: ['calculus-derivative'],
        operationId: 'calculus-derivative.derivative',
        summary: 'Derivative',
        parameters: [
          {
            name: 'function',
            in: 'path',
            description: 'Function f(x): a formula.',
            schema: { type: 'string' },
            examples: { example1: { value: "f'/x" }, example2: { value: 'x' } },
          },
          { name: 'digits', in: 'query', description: 'Digits.', schema: { type: 'integer', default: 15 } },
        ],
      },
    },
    '/nomogram/statistics/mean': {
      post: {
        tags: ['statistics-basic'],
        operationId: 'statistics-basic.mean',
        summary: 'Mean',
        requestBody: {
          content: {
            'application/json': {
              schema: { required: ['RawText'], properties: { RawText: { description: 'Values.' }, N: {} } },
              examples: { example1: { value: { RawText: "it's 1, 2" } } },
            },
          },
        },
      },
    },
    '/nomogram/blog/{uuid}': {
      get: {
        tags: ['content'],
        operationId: 'blog-post',
        summary: 'One article',
        parameters: [{ name: 'uuid', in: 'path', schema: { type: 'string' } }],
      },
    },
  },
};
const groups = groupsOf(document, 'https://example.org', (tag) => tag !== 'content');
const endpoints = groups.flatMap((group) => group.endpoints);

test('every endpoint is shown, under its tag', () => {
  expect(groups.map(({ tag, endpoints: own }) => [tag, own.length])).toEqual([
    ['calculus-derivative', 1],
    ['statistics-basic', 1],
    ['content', 1],
  ]);
});

test('an example asks for what was typed: encoded in a path, quoted in a body', () => {
  expect(endpoints.map(({ example }) => example)).toEqual([
    "curl 'https://example.org/nomogram/calculus/differentiation/f%27%2Fx'",
    `curl https://example.org/nomogram/statistics/mean -H 'Content-Type: application/json' -d '{"RawText":"it'\\''s 1, 2"}'`,
    undefined,
  ]);
});

test('inputs say what they mean, which are optional, and what stands for nothing', () => {
  expect(endpoints[0]?.inputs).toEqual([
    { name: 'function', says: 'Function f(x): a formula.' },
    { name: '?digits=', says: 'Digits. Without it, 15.' },
  ]);
  expect(endpoints[1]?.inputs.map(({ name }) => name)).toEqual(['RawText', 'N (optional)']);
});

test('a calculation is linked to its page, an article list is not', () => {
  expect(endpoints.map(({ page }) => page)).toEqual([
    '/calculus-derivative?calculation=derivative',
    '/statistics-basic?calculation=mean',
    undefined,
  ]);
});
