import { expect, test } from 'vitest';
import { answerTo, readingsOf } from './answer.ts';
import type { SearchDocument } from './document.ts';

const document: SearchDocument = {
  id: 'test/ratio',
  kind: 'calculator',
  href: '/test?c=ratio',
  title: 'Ratio',
  where: 'Test',
  names: '',
  around: '',
  purpose: '',
  calculator: {
    endpoint: { method: 'GET', prefix: 'test/ratio', parameters: ['a', 'b'] },
    inputs: [
      { name: 'a', label: 'First', takes: 'number' },
      { name: 'b', label: 'Second', takes: 'number' },
    ],
  },
};
const found = { document, typed: { a: '1,000', b: '5' } };

const problem = {
  detail: 'a: 1,000 can be read in two ways.',
  problems: [{ input: 'a', message: '1,000 can be read in two ways.', readings: ['1000', '1.000'] }],
};
const fromService = { 'content-type': 'application/problem+json', 'x-content-type-options': 'nosniff' };

test('a text with two readings is offered with both, in the fields as they would then be', async () => {
  const refuse = async () => new Response(JSON.stringify(problem), { status: 400, headers: fromService });
  expect(await answerTo(found, refuse)).toBeUndefined();
  expect(await readingsOf(found, refuse)).toEqual([
    { label: 'First', text: '1000', typed: { a: '1000', b: '5' } },
    { label: 'First', text: '1.000', typed: { a: '1.000', b: '5' } },
  ]);
});

test('what is answered, and what is refused for another reason, has none', async () => {
  expect(await readingsOf(found, async () => new Response('200', { status: 200 }))).toEqual([]);
  const refuse = async () =>
    new Response(JSON.stringify({ detail: 'b must not be 0.' }), { status: 400, headers: fromService });
  expect(await readingsOf(found, refuse)).toEqual([]);
});

test('the answer of a sentence stands behind its words, and a conversion names its unit', async () => {
  const answer = (value: object, text: string) => async () =>
    new Response(JSON.stringify({ text, values: [{ name: 'a', label: 'Simplified', ...value }] }), {
      headers: { ...fromService, 'content-type': 'application/json' },
    });
  const third = answer({ exact: '1/3', decimal: '0.333', relation: '≈' }, 'Simplified = 1/3 ≈ 0.333\nRead as: a');
  const worded = { expression: '1/3', left: '5 a' };
  expect(await answerTo({ ...found, worded }, third)).toBe('5 a = 1/3 ≈ 0.333\nRead as: a');
  expect(await answerTo({ ...found, worded: { ...worded, unit: 'b' } }, third)).toBe('5 a ≈ 0.333 b\nRead as: a');
  const whole = answer({ exact: '3' }, 'Simplified = 3');
  expect(await answerTo({ ...found, worded: { ...worded, unit: 'b' } }, whole)).toBe('5 a = 3 b');
});
