import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../tools/setup/read.ts';
import { evaluatePrecise } from '../../expression/evaluate-precise.ts';
import { substitute } from '../../expression/substitute.ts';
import { toText } from '../../syntax/print-text.ts';
import { simplest } from './simplify.ts';

/* A simpler form has a value wherever the longer one has: cos x/sin x is 0 at pi/2, where 1/tan x has no value. */

const part = fc.constantFrom('sin(x)', 'cos(x)', 'sin(2x)', 'cos(2x)', '(1+sin(x))', '(1-cos(x))', '(1-sin(x))', '2');
const quotient = fc.tuple(part, part, part, fc.constantFrom('', '^2')).map(([a, b, c, n]) => `${a}*${b}/${c}${n}`);
const quarters = Array.from({ length: 9 }, (_, k) => read(`${k - 4}*pi/4`));

const hasValue = (text: string, x: (typeof quarters)[number]): boolean => {
  const value = evaluatePrecise(substitute(read(text), { x }), 10);
  return value.ok && value.value.im === '0';
};

test('a simpler form has a value wherever the longer one has', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        quotient,
        fc.tuple(quotient, quotient).map((both) => both.join(' + ')),
      ),
      (long) => {
        const short = toText(simplest(read(long)));
        for (const x of quarters)
          if (hasValue(long, x)) expect(hasValue(short, x), `${long} became ${short}: ${toText(x)}`).toBe(true);
      },
    ),
    { numRuns: lawRuns(10, 600) },
  );
});
