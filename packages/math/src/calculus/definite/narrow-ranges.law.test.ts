import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../tools/setup/read.ts';
import { fromDecimal } from '../../exact/decimal.ts';
import * as Q from '../../exact/rational.ts';
import { evaluatePrecise } from '../../expression/evaluate-precise.ts';

import { definiteIntegral } from './definite-integral.ts';

const digits = (text: string, wanted: number): Q.Rational => {
  const precise = evaluatePrecise(read(text), wanted);
  if (!precise.ok) throw new Error(text);
  return fromDecimal(precise.value.re)!;
};

/** Over a narrow range every function is nearly a straight line: what only looks equal to 25 digits is no exact value. */
test('the exact value over a narrow range is that of the antiderivative, to sixty digits', () => {
  const pairs = fc.constantFrom(
    ['1/x', 'ln(@)'],
    ['e^x', 'e^(@)'],
    ['sqrt(x)', '2/3*(@)^(3/2)'],
    ['1/(1+x^2)', 'atan(@)'],
    ['ln(x)', '(@)*ln(@)-(@)'],
    ['x^(-3/2)', '-2/sqrt(@)'],
  );
  const places = fc.constantFrom('1', '2', '7/3', '10^6', '10^9');
  fc.assert(
    fc.property(pairs, places, fc.integer({ min: 1, max: 15 }), ([f, F], from, power) => {
      const to = `${from}+10^(-${power})`;
      const found = definiteIntegral(read(f), 'x', read(from), read(to));
      if (!found.ok) return;
      const at = (end: string) => digits(F.replaceAll('@', end), 130);
      const wanted = Q.subtract(at(to), at(from));
      const precise = evaluatePrecise(found.value.value, 60);
      const value = fromDecimal(precise.ok ? precise.value.re : '')!;
      const error = Q.abs(Q.divide(Q.subtract(value, wanted), wanted));
      expect(Q.toNumber(error), `${f} from ${from} to ${to}`).toBeLessThan(1e-55);
    }),
    { numRuns: lawRuns(40, 1000) },
  );
});
