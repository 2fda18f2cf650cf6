import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../tools/setup/read.ts';
import { evaluate } from '../../expression/evaluate.ts';
import { toText } from '../../syntax/print-text.ts';
import { sumOf } from './sum.ts';

const value = (f: string, from: string, to: string) => {
  const found = sumOf({ f: read(f), index: 'k', from: read(from), to: read(to) });
  if (!found.ok || found.value.kind !== 'value') throw new Error(`${f} from ${from} to ${to}`);
  return found.value.value;
};

test.each([
  ['floor(k/2)', '1', 'n', 'floor(n/2)*(n - floor(n/2))'],
  ['floor(k/3)', '1', 'n', 'floor(n/3)*(2*n - 3*floor(n/3) - 1)/2'],
  ['floor(k/2)', '1', '2*n', 'n^2'],
  ['(-1)^floor(k/2)', '1', 'n', '(-1)^floor(n/2)*(n - 2*floor(n/2))'],
  ['floor(k/2)', '1', '100000', '2500000000'],
])('the sum of %s from %s to %s', (f, from, to, wanted) => {
  expect(toText(value(f, from, to))).toBe(wanted);
});

test('a sum of steps is its terms, added one by one', () => {
  const steps = fc.tuple(fc.constantFrom('floor', 'ceil'), fc.integer({ min: -5, max: 5 }));
  fc.assert(
    fc.property(
      steps,
      fc.integer({ min: 2, max: 6 }),
      fc.constantFrom('%', 'k*%', '%^2', '(k-1)*%+3', '2^k*%', 'mod(k,m)*%'),
      fc.integer({ min: 0, max: 4 }),
      ([name, r], m, pattern, from) => {
        const f = pattern.replace('%', `${name}((k+${r})/${m})`.replace('+-', '-')).replace('m)', `${m})`);
        fc.pre(!pattern.startsWith('mod') || r % m === (name === 'floor' ? 0 : 1));
        const term = read(f);
        const closed = value(f, String(from), 'n');
        let direct = 0;
        let size = 0;
        for (let n = from; n < from + 25; n++) {
          const one = evaluate(term, { k: n });
          direct += one;
          size += Math.abs(one) + 1;
          expect(evaluate(closed, { n }), `${f} from ${from} to ${n}`).toBeNear(direct, 1e-11, size);
        }
      },
    ),
    { numRuns: lawRuns(15, 500) },
  );
});

test('what is no condition is not said: a number that is another one whatever the letters are', () => {
  const found = sumOf({ f: read('2^(2*q-1+k)*q'), index: 'k', from: read('0'), to: read('s') });
  expect(found.ok && found.value.kind === 'value' && found.value.conditions).toEqual([]);
});
