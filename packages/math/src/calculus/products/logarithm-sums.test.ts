import { describe, expect, test } from 'vitest';
import { read, unwrap } from '../../../../../tools/setup/read.ts';
import { sameNumber } from '../sums/finite-check.ts';
import { sumWithLogarithms } from './logarithm-sums.ts';

const found = (f: string, from: string, to: string) =>
  sumWithLogarithms({ f: read(f), index: 'k', from: read(from), to: read(to) });

describe('a sum of logarithms is the logarithm of a product', () => {
  test.each([
    ['ln(1-1/k^2)', '2', '-ln(2)'],
    ['ln((k^2+2*k)/(k+1)^2)', '1', '-ln(2)'],
    ['3*ln(1-4/k^2)', '3', '-3*ln(6)'],
    ['ln(1+1/k^2)', '1', 'ln(sinh(pi)/pi)'],
  ])('%s from %s on', (f, from, wanted) => {
    const sum = unwrap(found(f, from, '+oo'));
    if (sum.kind !== 'value') throw new Error(`no value of ${f}`);
    expect(sameNumber(sum.value, read(wanted))).toBe(true);
  });

  test.each([
    ['ln(k)', 'ln(factorial(n))'],
    ['ln(1+1/k)', 'ln(n+1)'],
  ])('%s up to a letter', (f, wanted) => {
    const sum = unwrap(found(f, '1', 'n'));
    if (sum.kind !== 'value') throw new Error(`no value of ${f}`);
    expect(sum.value).toEqual(read(wanted));
  });

  // γ as the limit of H_n − ln(n), and its relatives by Stirling's formula.
  test.each([
    ['1/k-ln(1+1/k)', '1', 'EulerGamma'],
    ['1/k+ln(1-1/k)', '2', 'EulerGamma-1'],
    ['1/k-2*ln(1+1/(2*k))', '1', 'EulerGamma+ln(pi/4)'],
    ['ln(2*k+1)-ln(2*k-1)-1/k', '1', 'ln(2)-EulerGamma'],
    ['ln(1-1/(4*k^2))+1/k^2', '1', 'ln(2/pi)+pi^2/6'],
  ])('%s from %s on, by its partial sums', (f, from, wanted) => {
    const sum = unwrap(found(f, from, '+oo'));
    if (sum.kind !== 'value') throw new Error(`no value of ${f}`);
    expect(sameNumber(sum.value, read(wanted))).toBe(true);
  });

  test.each([
    ['1/(k-20)-ln(k/(k-1))', '2'],
    ['1/(k-2000)-ln(k/(k-1))', '2'],
  ])('%s from %s on: nothing is claimed', (f, from) => expect(found(f, from, '+oo').ok).toBe(false));

  test.each([
    ['ln(1+1/k)', 'comparison'],
    ['1/k+ln(1+1/k)', 'comparison'],
    ['ln(1-1/(2*k))', 'comparison'],
    ['ln(2+1/k)', 'term'],
    ['ln(k)', 'term'],
  ])('%s diverges', (f, reason) => {
    expect(found(f, '1', '+oo')).toMatchObject({ ok: true, value: { kind: 'diverges', reason } });
  });

  test.each([['ln(1-4/k^2)'], ['ln((k-3)/(k-5))'], ['ln(1-k)']])('%s has no real value for some k', (f) =>
    expect(found(f, '1', '+oo').ok).toBe(false),
  );
});
