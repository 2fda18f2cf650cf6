import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../../tools/setup/law-runs.ts';
import { load } from '../../../catalogue.ts';
import { defaultOptions } from '../../../kit/options.ts';
import { run } from '../../../kit/run.ts';
import { calculate } from '../../../kit/solve.ts';

/* Where doubles lose what an unknown does to a result, it is found in certain arithmetic, or said not to be found: rounding is no root. */

const option = (await load('finance-stocks/black-scholes-option-price-and-greeks'))!;
const duration = (await load('finance-stocks/bond-duration-and-convexity'))!;

const whole = (min: number, max: number) => fc.integer({ min, max }).map(String);
const terms = {
  spotPrice: whole(20, 900),
  timeToExpiry: fc.constantFrom('0.25', '1', '2', '30', '300'),
  riskFreeRate: whole(-40, 40),
  volatility: fc.constantFrom('5', '20', '300', '11772'),
};

test('a call costs less than the share: nothing makes it cost as much', () => {
  const unknowns = fc.constantFrom('strikePrice', 'timeToExpiry', 'riskFreeRate', 'volatility');
  fc.assert(
    fc.property(fc.record({ ...terms, strikePrice: whole(1, 900) }), unknowns, (typed, unknown) => {
      const outcome = calculate(option, { ...typed, [unknown]: '', result: typed.spotPrice }, defaultOptions);
      expect(outcome).toMatchObject({ ok: false, problems: [{ code: 'no-answer' }] });
    }),
    {
      numRuns: lawRuns(12, 200),
      examples: [
        [
          { spotPrice: '100', strikePrice: '17', timeToExpiry: '1', riskFreeRate: '-32', volatility: '11772' },
          'timeToExpiry',
        ],
      ],
    },
  );
});

test('what an option deep in the money is short of in time is read from the digits that doubles do not have', () => {
  fc.assert(
    fc.property(whole(400, 900), whole(50, 100), whole(1, 4), (spotPrice, strikePrice, timeToExpiry) => {
      const typed = { spotPrice, strikePrice, timeToExpiry, riskFreeRate: '0', volatility: '20' };
      const price = run(option, typed, { ...defaultOptions, digits: 40 });
      const result = price.ok ? price.answer.values[0]!.decimal! : '';
      const outcome = calculate(option, { ...typed, timeToExpiry: '', result }, defaultOptions);
      const found = outcome.ok ? outcome.answer.values.filter(({ name }) => name.startsWith('timeToExpiry')) : [];
      expect(found.map(({ decimal }) => Number(decimal))).toEqual([expect.toBeNear(Number(timeToExpiry), 1e-9)]);
    }),
    { numRuns: lawRuns(8, 100), examples: [['897', '100', '2']] },
  );
});

test('the yield and the coupon of a bond of hundreds of coupons are found from its duration, below 0 too', () => {
  const bond = fc.record({
    faceValue: fc.constant('1000'),
    couponRate: whole(1, 15),
    yieldToMaturity: fc.constantFrom('-0.9', '-0.3', '0.3', '4', '9'),
    yearsToMaturity: whole(150, 410),
    couponsPerYear: fc.constantFrom('1', '2'),
  });
  fc.assert(
    fc.property(bond, fc.constantFrom('couponRate', 'yieldToMaturity'), (typed, unknown) => {
      const told = run(duration, typed, { ...defaultOptions, digits: 40 });
      const result = told.ok ? told.answer.values[0]!.decimal! : '';
      const outcome = calculate(duration, { ...typed, [unknown]: '', result }, defaultOptions);
      const found = outcome.ok ? outcome.answer.values.filter(({ name }) => name.startsWith(unknown)) : [];
      expect(found.map(({ decimal }) => Number(decimal))).toEqual([expect.toBeNear(Number(typed[unknown]), 1e-9)]);
    }),
    {
      numRuns: lawRuns(4, 60),
      examples: [
        [
          {
            faceValue: '1000',
            couponRate: '12',
            yieldToMaturity: '9',
            yearsToMaturity: '410',
            couponsPerYear: '2',
          },
          'couponRate',
        ],
      ],
    },
  );
});
