import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../tools/setup/read.ts';
import { evaluate } from '../../expression/evaluate.ts';
import { toText } from '../../syntax/print-text.ts';
import { simplify } from './simplify.ts';
import { verify } from './verify.ts';

/*
 * What is simplified is the same function on both sides of every zero, wherever it lies: no sign is lost that random points near 0 do
 * not show.
 */

const places = ['1/1000', '1/10', '5/2', '7', '40', '300'];
const line = fc
  .tuple(fc.constantFrom('+', '-'), fc.constantFrom(...places), fc.constantFrom('x', '2*x', '-x'))
  .map(([sign, at, x]) => `(${x}${sign}${at})`);
const part = fc
  .tuple(
    line,
    fc.constantFrom(
      (u: string) => `abs(${u})`,
      (u: string) => `sign(${u})`,
      (u: string) => `sqrt(${u}^2)`,
      (u: string) => `cbrt(${u})`,
      (u: string) => `sign(cbrt(${u})-1)`,
      (u: string) => `1/cbrt(${u})^2`,
      (u: string) => `abs(${u})/${u}`,
      (u: string) => `(${u}^6)^(1/6)`,
    ),
  )
  .map(([u, inside]) => inside(u));
const typed = fc
  .tuple(part, fc.constantFrom('+', '-', '*'), fc.oneof(part, fc.constantFrom('x', '3')))
  .map(([a, sign, b]) => `${a}${sign}${b}`);

const magnitudes = [1 / 4000, 1 / 700, 0.09, 0.3, 2.2, 3.1, 6.9, 7.6, 35, 47, 290, 320, 1200];
const values = (f: Parameters<typeof evaluate>[0], x: number): number => evaluate(f, { x });

test('the least complex form has the values of what was typed, far out and close to 0', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const source = read(text);
      const found = simplify(source);
      if (!found.ok) return;
      const { expression, positive } = found.value;
      for (const x of magnitudes.flatMap((size) => [size, -size])) {
        const wanted = values(source, x);
        if (!Number.isFinite(wanted)) continue;
        const size = Math.max(Math.abs(wanted), Math.abs(x), 1);
        expect(values(expression, x), `${text} as ${toText(expression)} at ${x}`).toBeNear(wanted, 1e-9, size);
        if (positive && x > 0)
          expect(values(positive, x), `${text} as ${toText(positive)} at ${x}`).toBeNear(wanted, 1e-9, size);
      }
    }),
    { numRuns: lawRuns(60, 600) },
  );
});

test.each([
  ['abs(x+50)', 'x+50'],
  ['sqrt((x-1/1000)^2)', 'x-1/1000'],
  ['sign(cbrt(2*x+500))', '1'],
  ['abs(x+y+90)', 'x+y+90'],
])('%s is not %s, though they agree at every point near 0 or 1', (source, result) => {
  expect(verify(read(source), read(result))).toBeNull();
});
