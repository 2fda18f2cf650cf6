import { describe, expect, test } from 'vitest';
import { read } from '../../../../../tools/setup/read.ts';
import { evaluate } from '../../expression/evaluate.ts';
import { toText } from '../../syntax/print-text.ts';
import { inDecimals } from './in-decimals.ts';
import { nameRoots } from './name-roots.ts';

const named = (texts: readonly string[], taken: readonly string[] = []) => {
  const expressions = texts.map(read);
  const naming = nameRoots(expressions, taken);
  return naming && expressions.map((a) => toText(naming.named(a)));
};

describe('letters for roots', () => {
  test('a single real root is r, several have numbers below', () => {
    expect(named(['x*rootre(1, 1, 0, 1, 1)^2'])).toEqual(['r^2*x']);
    expect(named(['rootre(1, 1, 0, -4, 1) + x*rootre(3, 1, 0, -4, 1)'])).toEqual(['r_1 + r_2*x']);
  });

  test('a pair has two letters, and each polynomial letters of its own', () => {
    expect(named(['rootre(2, 1, 0, 1, 1) - rootim(2, 1, 0, 1, 1)*rootre(1, 1, 0, 1, 1)'])).toEqual(['p - q*r']);
    expect(named(['rootre(1, 1, 0, 0, 1, 1)/rootre(1, 229, 0, 18, 8, 1)'])).toEqual(['p/u']);
  });

  test('no letter of the problem is taken', () => {
    expect(named(['r*rootre(1, 1, 0, 1, 1)'])).toEqual(['r*s']);
    expect(named(['rootre(1, 1, 0, 1, 1)'], ['r', 's'])).toEqual(['w']);
  });

  test('without such a root nothing is named', () => {
    expect(named(['sqrt(2)*x'])).toBeNull();
  });
});

describe('in decimals', () => {
  const decimals = (text: string) => inDecimals(read(text), (a) => evaluate(a).toPrecision(5));

  test('the numbers that hold such a root are decimals, terms and factors in the usual order', () => {
    expect(decimals('ln(x^2 + x*rootre(1, 1, 0, 1, 1) + 1)/rootre(1, 1, 0, 1, 1)')?.text).toBe(
      '-1.4656*ln(x^2 - 0.68233*x + 1)',
    );
    expect(decimals('(ln(x) + 3*x)/(rootre(1, 1, 0, 1, 1)^2 + 1)')?.text).toBe('2.0470*x + 0.68233*ln(x)');
  });

  test('its LaTeX has no upright marks', () => {
    expect(decimals('x*rootre(1, 1, 0, 1, 1)')).toEqual({ text: '-0.68233*x', latex: '-0.68233 x' });
  });

  test('what has no such root has no such form, nor what has no decimal', () => {
    expect(decimals('sqrt(2)*x')).toBeNull();
    expect(inDecimals(read('rootre(1, 1, 0, 1, 1)'), () => undefined)).toBeNull();
  });
});
