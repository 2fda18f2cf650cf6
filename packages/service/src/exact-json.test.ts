import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leastEffort } from '../../../tools/setup/effort.ts';
import { lawRuns } from '../../../tools/setup/law-runs.ts';
import { parseExactly, tooMuch } from './exact-json.ts';

/** The same value with every number as JSON writes it. */
const withTexts = (value: unknown): unknown =>
  typeof value === 'number'
    ? JSON.stringify(value)
    : Array.isArray(value)
      ? value.map(withTexts)
      : value !== null && typeof value === 'object'
        ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withTexts(inner)]))
        : value;

test('whatever JSON says is read, numbers as they were written', () =>
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.constantFrom(undefined, 1, '\t'), (value, space) => {
      const text = JSON.stringify(value, undefined, space);
      expect(parseExactly(text)).toEqual(withTexts(JSON.parse(text)));
    }),
  ));

test('what JSON.parse refuses is refused, whatever was damaged', () =>
  fc.assert(
    fc.property(
      fc.json({ maxDepth: 4 }),
      fc.nat(),
      fc.constantFrom('', '"', '\\', ',', '}', '0', '\n', 'e', '[', ' '),
      (text, at, put) => {
        const place = at % (text.length + 1);
        const damaged = text.slice(0, place) + put + text.slice(place + 1);
        let valid = true;
        try {
          JSON.parse(damaged);
        } catch {
          valid = false;
        }
        expect(parseExactly(damaged) !== undefined).toBe(valid);
      },
    ),
    { numRuns: lawRuns(1000, 20000) },
  ));

test('no digit is lost', () => {
  expect(parseExactly('[1.00000000000000000001, -0, 1E400]')).toEqual(['1.00000000000000000001', '-0', '1E400']);
  for (const text of ['01', '1.', '.5', '+1', '0x1', 'NaN', '1 2', '', ' ']) expect(parseExactly(text)).toBeUndefined();
});

test('many names, a great many values and deep nesting are refused where they become too many', () => {
  const names = Array.from({ length: 70_000 }, (_, i) => `"k${i}":1`);
  expect(parseExactly(`{${names.slice(0, 200).join(',')}}`)).not.toBe(tooMuch);
  expect(parseExactly(`{${names.join(',')}}`)).toBe(tooMuch);
  expect(parseExactly(`{"list":[${'1,'.repeat(99_000)}1]}`)).not.toBe(tooMuch);
  for (const value of ['1', '[]', '""', 'null']) expect(parseExactly(`[${`${value},`.repeat(200_000)}`)).toBe(tooMuch);
  expect(parseExactly('[ '.repeat(500_000))).toBe(tooMuch);
  expect(parseExactly(`${'['.repeat(8)}${']'.repeat(8)}`)).toEqual([[[[[[[[]]]]]]]]);
  expect(parseExactly(`${'['.repeat(10)}${']'.repeat(10)}`)).toBe(tooMuch);
});

const mostEffort = 8;

test('no text of the largest size takes long', () => {
  const texts = ['1,', '[],', '"",', 'null,', '{},', ' ', '\\"', '\n', '[', '{"a":', '"\\u0041",'].map(
    (part) => `[${part.repeat(1_000_000 / part.length)}1]`,
  );
  for (const text of texts)
    expect(
      leastEffort(() => parseExactly(text), mostEffort),
      text.slice(0, 10),
    ).toBeLessThan(mostEffort);
});
