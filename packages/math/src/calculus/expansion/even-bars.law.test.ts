import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../tools/setup/read.ts';
import { toText } from '../../syntax/print-text.ts';
import { expansionOf } from './expansion.ts';
import { smallIn } from './problem.ts';
import { partialSum } from './written.ts';

const termsOf = (f: string, at: string) => {
  const found = expansionOf({ f: read(f), variable: 'x', at: read(at), order: 6 });
  return found.ok ? toText(partialSum(found.value.series, smallIn(found.value.problem))) : 'none';
};

const centre = fc.integer({ min: -5, max: 5 });
const whole = fc.integer({ min: -3, max: 3 });

test('an even function of bars has the series of the function without them, an odd one none', async () => {
  const even = fc.constantFrom('#^2', '#^4 - 2*#^2', 'cos(#)', 'cosh(#)', 'sin(#)/#', '(x + 2)*#^2', 'cos(#)*exp(x)');
  const odd = fc.constantFrom('#', '#^3', 'sin(#)', 'exp(#)', '#^2 + #', 'cos(#) + #^5');
  const bars = fc.constantFrom('abs', 'extreme', 'sign');
  fc.assert(
    fc.property(centre, fc.constantFrom(-2, 1, 3), bars, even, odd, (c, m, kind, evenly, oddly) => {
      const u = `(${m}*(x - (${c})))`;
      const written = { abs: `abs${u}`, extreme: `max(${u}, -${u})`, sign: `(sign${u}*${u})` }[kind];
      const put = (f: string, inner: string) => f.replaceAll('#', inner);
      expect(termsOf(put(evenly, written), String(c))).toBe(termsOf(put(evenly, u), String(c)));
      expect(termsOf(put(oddly, written), String(c)), put(oddly, written)).toBe('none');
    }),
    { numRuns: lawRuns(20, 300) },
  );
});

test('where bars are not real, or leave a value out at the centre, nothing is taken away', () => {
  for (const f of ['abs(sqrt(x))^2', 'abs(i*x)^2', 'sign(x)^2', 'x + sign(x)^2'])
    expect(termsOf(f, '0'), f).toBe('none');
});

test('a maximum beside a minimum of the same two is their sum', () => {
  fc.assert(
    fc.property(whole, whole, centre, (k, l, c) => {
      const [u, v] = [`${k}*(x - (${c}))`, `${l}*(x - (${c}))^2`];
      expect(termsOf(`max(${u}, ${v}) + min(${u}, ${v})`, String(c))).toBe(termsOf(`${u} + ${v}`, String(c)));
    }),
    { numRuns: lawRuns(8, 100) },
  );
});
