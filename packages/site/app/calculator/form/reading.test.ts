import { expect, test } from 'vitest';
import { readLive } from './read-live.ts';
import { saysReading } from './reading.ts';

test('what is read while it is typed is read once it has been calculated, a formula however plain', () => {
  for (const [kind, text] of [
    ['complex', '-1'],
    ['expression', '2'],
    ['number', '2'],
    ['number', 'pi/4'],
    ['whole', '7'],
  ] as const)
    expect(saysReading(kind, text), `${kind} ${text}`).toBe(readLive(kind, text, {}, undefined) !== undefined);
});
