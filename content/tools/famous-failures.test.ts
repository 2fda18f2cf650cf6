import { describe, expect, test } from 'vitest';
import { type FamousFailure, failureGroups, famousFailures } from '../famous-failures.ts';
import { computeFailure } from './famous-failures.ts';

const computed = await Promise.all(famousFailures.map(computeFailure));

test('every problem is computed, right and checked', () => {
  expect(computed).toHaveLength(23);
  expect(new Set(computed.map(({ id }) => id)).size).toBe(computed.length);
  expect(new Set(computed.map(({ group }) => group))).toEqual(new Set(failureGroups));
  for (const { id, answer, checked, refused } of computed) {
    expect(answer.length, id).toBeGreaterThan(0);
    expect(checked.length > 0 || refused, id).toBe(true);
  }
});

test('nothing in the HTML needs a style or a script', () => {
  for (const { problem, answer, id } of computed) expect(problem + answer, id).not.toMatch(/\sstyle=|<script|<p>|\$/);
});

describe('the build stops', () => {
  const [first] = famousFailures.filter(({ id }) => id === 'integral-arc') as [FamousFailure];
  const tail = famousFailures.find(({ id }) => id === 'tail-normal') as FamousFailure;
  const typed = famousFailures.find(({ id }) => id === 'reading-division') as FamousFailure;
  test.each<[string, FamousFailure]>([
    ['where a digit is another', { ...first, wanted: { value: 'integral', digits: '11.3052794398372' } }],
    [
      'where a digit of a tail is another',
      { ...tail, wanted: { value: 'survival', digits: '2.885528360068784e-316' } },
    ],
    ['where the exponent is another', { ...tail, wanted: { value: 'survival', digits: '2.885428360068784e-315' } }],
    ['where the value has another name', { ...first, wanted: { value: 'limit', is: '1' } }],
    ['where the reading is another', { ...typed, wanted: { reading: '8/(2*(2 + 2))', value: 'expanded', is: '16' } }],
    ['where an answer was to be refused', { ...typed, wanted: { refused: 'nonsense' } }],
    ['where an answer was wanted and is refused', { ...typed, given: { polynomial: '2 3' } }],
    ['where a second value is wrong', { ...first, further: { value: 'integral', is: '0' } }],
  ])('%s', async (_, failure) => {
    await expect(computeFailure(failure)).rejects.toThrow(`content/famous-failures.ts: ${failure.id}: `);
  });
});
