import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lawRuns } from '../../../../../../tools/setup/law-runs.ts';
import { read, unwrap } from '../../../../../../tools/setup/read.ts';
import { sameDigits } from '../../../../../../tools/setup/same-digits.ts';
import { sampled } from '../../../../../../tools/setup/sample.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { definiteIntegral } from '../definite-integral.ts';
import { expressionOf, valueAtOne } from './values.ts';
import { shuffles } from './words.ts';

const valueOfWord = (word: string): Expression => {
  const value = valueAtOne(word);
  const found = value === null ? null : expressionOf(value);
  if (found === null) throw new Error(word);
  return found;
};

describe('iterated integrals at 1', () => {
  const word = fc.string({ unit: fc.constantFrom('0', '+', '-'), minLength: 1, maxLength: 3 });
  test('the product of two is the sum over the shuffles of their words', () => {
    fc.assert(
      fc.property(word, word, (v, w) => {
        fc.pre(v.length + w.length <= 4);
        const product = E.multiply(valueOfWord(v), valueOfWord(w));
        const sum = E.sum(shuffles(v, w).map(valueOfWord));
        expect(sameDigits(product, sum), `${v} ${w}`).toBe(true);
      }),
      { numRuns: lawRuns(60, 2000) },
    );
  });

  test('what has no name of its own is no value', () => {
    expect(expressionOf(valueAtOne('0+i')!)).toBeNull();
    expect(valueAtOne('00i0')).toBeNull();
  });
});

const answer = (f: string, a: string, b: string): Expression =>
  unwrap(definiteIntegral(read(f), 'x', read(a), read(b))).value;

describe('integrals of logarithms and arctangents', () => {
  sampled.each([
    ['ln(1+x)/(1+x^2)', '0', '1', 'pi*ln(2)/8'],
    ['ln(1-x)*ln(1+x)/(1+x)', '0', '1', 'ln(2)^3/3-pi^2*ln(2)/12+zeta(3)/8'],
    ['x/sin(x)', '0', 'pi/2', '2*Catalan'],
    ['asin(x)^2/x^2', '0', '1', '4*Catalan-pi^2/4'],
    ['atan(x)^2/x^2', '0', 'oo', 'pi*ln(2)'],
    ['acoth(x)/x', '1', 'oo', 'pi^2/8'],
    ['sqrt(x)*ln(1+x)/(1+x)', '0', '1', '2*Catalan+pi-4+2*ln(2)-pi*ln(2)'],
    ['x*ln(1+exp(-x))', '0', 'oo', '3*zeta(3)/4'],
    ['ln(1+x)^2/x^2', '0', '1', 'pi^2/6-2*ln(2)^2'],
  ])('%s from %s to %s', (f, a, b, wanted) => {
    expect(sameDigits(answer(f, a, b), read(wanted))).toBe(true);
  });

  const factor = fc.constantFrom('ln(1+x)', 'ln(x)', 'ln(1-x)', 'atan(x)', 'ln(1+x^2)', 'atanh(x)');
  const front = fc.constantFrom('1', 'x', '1/(1+x)', 'x/(1+x^2)', '(1-x)^2', '1/(1+x)^2', 'x^2/(1+x)');
  test('two such functions with any of these fractions in front have an exact form', () => {
    fc.assert(
      fc.property(front, factor, factor, (r, u, v) => {
        // One constant of weight 3, Im Li₃((1 + i)/2), has no name.
        const found = definiteIntegral(read(`(${r})*${u}*${v}`), 'x', read('0'), read('1'));
        const isReal = ![r, u, v].some((text) => text.includes('atan(') || text.includes('x^2)'));
        expect(found.ok || !isReal, `${r} ${u} ${v}`).toBe(true);
      }),
      { numRuns: lawRuns(8, 300) },
    );
  });
});
