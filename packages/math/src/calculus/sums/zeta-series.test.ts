import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read, unwrap } from '../../../../../tools/setup/read.ts';
import { sampled } from '../../../../../tools/setup/sample.ts';
import { evaluate } from '../../expression/evaluate.ts';
import { sameNumber } from './finite-check.ts';
import { sumWithZetas } from './zeta-series.ts';

const found = (f: string, from: number) =>
  sumWithZetas({ f: read(f), index: 'k', from: read(String(from)), to: read('+oo') });

describe('series of values of the zeta function', () => {
  // Classical: H. M. Srivastava, J. Choi, Series Associated with the Zeta and Related Functions, chapter 3.
  sampled.each([
    ['zeta(k)-1', 2, '1'],
    ['zeta(2*k)-1', 1, '3/4'],
    ['zeta(2*k+1)-1', 1, '1/4'],
    ['zeta(4*k)-1', 1, '7/8-pi/4*(e^(2*pi)+1)/(e^(2*pi)-1)'],
    ['(-1)^k*(zeta(k)-1)', 2, '1/2'],
    ['(zeta(k)-1)/k', 2, '1-EulerGamma'],
    ['(-1)^k*zeta(k)/k', 2, 'EulerGamma'],
    ['(zeta(2*k)-1)/k', 1, 'ln(2)'],
    ['zeta(2*k)/(k*4^k)', 1, 'ln(pi/2)'],
    ['zeta(k)/2^k', 2, 'ln(2)'],
    ['zeta(2*k)/4^k', 1, '1/2'],
    ['k*(zeta(k)-1)', 2, '1+pi^2/6'],
    ['(zeta(k)-1)*(3/2)^k', 2, '3*ln(2)+3/2'],
    ['hurwitz(k,3/2)', 2, '2'],
  ])('%s from %d on', (f, from, wanted) => {
    const sum = unwrap(found(f, from));
    if (sum.kind !== 'value') throw new Error(`no value of ${f}`);
    expect(sameNumber(sum.value, read(wanted))).toBe(true);
  });

  test.each([
    ['zeta(k)', 'term'],
    ['zeta(k)/k', 'comparison'],
    ['(zeta(k)-1)*2^k', 'term'],
  ])('%s diverges', (f, reason) =>
    expect(found(f, 2)).toMatchObject({ ok: true, value: { kind: 'diverges', reason } }),
  );

  test('where no closed form is known, digits are proved', () => {
    expect(unwrap(found('(zeta(k)-1)/k^2', 2))).toMatchObject({ kind: 'decimal' });
    // 1/2 - ln(2)/2
    expect(unwrap(found('zeta(2*k)/((2*k+1)*4^k)', 1))).toSatisfy((sum: { digits?: string; value?: object }) =>
      (sum.digits ?? '0.153426409720027').startsWith('0.153426409720027'),
    );
  });

  test('terms that do not tend to 0 have no sum, whatever they consist of', () => {
    expect(found('zeta(k)*zeta(k+1)', 2)).toMatchObject({ ok: true, value: { kind: 'diverges', reason: 'term' } });
  });

  test.each([
    ['zeta(k)-1', 1],
    ['zeta(2-k)', 3],
  ])('%s from %d on: nothing is claimed', (f, from) => expect(found(f, from).ok).toBe(false));

  test('a law: it is the sum of its terms', () => {
    const whole = (min: number, max: number) => fc.integer({ min, max });
    fc.assert(
      fc.property(whole(1, 3), whole(0, 2), whole(-5, 5), whole(1, 4), whole(0, 1), (a, b, p, q, order) => {
        fc.pre(p !== 0 && Math.abs(p / q) < 1.7 ** a);
        const front = `(${p}/${q})^k*k^${-order}`;
        const f = `${front}*(zeta(${a}*k+${b})-1)`;
        const sum = unwrap(found(f, 2));
        const value =
          sum.kind === 'value' ? evaluate(sum.value) : Number(sum.kind === 'decimal' ? sum.digits : Number.NaN);
        let total = 0;
        // The rest is below 2·(p/q/2^a)^k.
        for (let k = 2; k < 250; k++) {
          const s = a * k + b;
          let tail = 0;
          for (let n = 2; n < 60; n++) tail += n ** -s;
          // Euler's and Maclaurin's first terms from 60 on.
          tail += 60 ** (1 - s) / (s - 1) + 60 ** -s / 2 + (s * 60 ** (-s - 1)) / 12;
          total += ((p / q) ** k / k ** order) * tail;
        }
        expect(Math.abs(value - total)).toBeLessThan(1e-9 * Math.max(1, Math.abs(total)));
      }),
      { numRuns: lawRuns(6, 150) },
    );
  });
});
