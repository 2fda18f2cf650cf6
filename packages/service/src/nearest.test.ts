import { entries } from '@nomogram/calculators/catalogue.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../tools/setup/law-runs.ts';
import { createNearest } from './nearest.ts';

const prefixes = entries.flatMap(({ endpoint }) => (endpoint.method === 'page' ? [] : [endpoint.prefix]));
const nearest = createNearest(prefixes);

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz-');
const slip = fc.record({ how: fc.constantFrom('left out', 'doubled', 'other'), at: fc.nat(), letter });
/** A path as somebody types it who slips once or twice, and inputs after it. */
const mistyped = fc
  .tuple(fc.constantFrom(...prefixes), fc.array(slip, { minLength: 1, maxLength: 2 }), fc.array(fc.string()))
  .map(([prefix, slips, inputs]) => {
    let text = prefix;
    for (const { how, at, letter: other } of slips) {
      const i = at % text.length;
      if (text[i] === '/') continue;
      const put = how === 'left out' ? '' : how === 'doubled' ? text[i]! + text[i]! : other;
      text = text.slice(0, i) + put + text.slice(i + 1);
    }
    return { prefix, text, segments: [...text.split('/'), ...inputs] };
  });

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length]!;
}

test('what was mistyped by a letter or two is found, or something just as near', () =>
  fc.assert(
    fc.property(mistyped, ({ prefix, text, segments }) => {
      fc.pre(prefix.length > 8);
      const found = nearest(segments);
      expect(found).toBeDefined();
      expect(distance(text, found!)).toBeLessThanOrEqual(distance(text, prefix));
    }),
    { numRuns: lawRuns(300, 10000) },
  ));

test('what is like nothing has no nearest', () => {
  for (const text of ['', 'wp-admin.php', 'x'.repeat(5000), 'ααααααα', '...']) expect(nearest([text])).toBeUndefined();
});
