import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../tools/setup/law-runs.ts';
import { unwrap } from '../../../../tools/setup/read.ts';
import { whyHiddenNoValue } from './hidden-no-value.ts';
import { parse } from './parse.ts';

const why = (text: string): string | undefined => whyHiddenNoValue(unwrap(parse(text)).tree, 'radians');

const hides = ['0/(U)', '(1/(U))^0', '0*(1/(U))', 'x+0*ln(U)', '1^(1/(U))', '0*(U)^-1', '0*(3/(x*(2/(U))))'] as const;

/** √a + √b − √(a + b + 2√(ab)) is 0. */
const zero = (a: number, b: number): string => `sqrt(${a})+sqrt(${b})-sqrt(${a + b}+2*sqrt(${a * b}))`;

test('what is 0 without showing it is divided by nowhere, also where the quotient vanishes', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...hides),
      fc.integer({ min: 2, max: 60 }),
      fc.integer({ min: 2, max: 60 }),
      (form, a, b) => {
        const text = form.replace('U', zero(a, b));
        expect(why(text), text).toMatch(
          /^This is undefined: (?:a denominator is 0|the logarithm of 0 has no value)\.$/,
        );
        const near = form.replace('U', `${zero(a, b)}+1/10^20`);
        expect(why(near), near).toBeUndefined();
      },
    ),
    { numRuns: lawRuns(30, 3000) },
  );
});
