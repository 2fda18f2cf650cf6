import { expect, test } from 'vitest';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../../kit/options.ts';
import { run } from '../../kit/run.ts';

const exactYield = (await load('finance-stocks/yield-to-maturity-exact'))!;

test.each([
  ['1', 'P = (A + F)/(1 + i)'],
  ['2', 'P = A/(1 + i) + (A + F)/(1 + i)^2'],
  ['3', 'P = A/(1 + i) + A/(1 + i)^2 + (A + F)/(1 + i)^3'],
  ['9', 'P = A/(1 + i) + A/(1 + i)^2 + … + (A + F)/(1 + i)^9'],
])('a bond of %s years pays each coupon once, and the face value with the last', (yearsToMaturity, equation) => {
  const given = { price: '950', faceValue: '1000', couponRate: '6', yearsToMaturity, couponsPerYear: '1' };
  const found = run(exactYield, given, defaultOptions);
  expect(found.ok && found.answer.steps?.[0]?.text.split(', with')[0]).toBe(equation);
});
