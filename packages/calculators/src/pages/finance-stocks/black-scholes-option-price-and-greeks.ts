import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import {
  blackScholes,
  type OptionFigures,
  type OptionTerms,
  optionFigures,
} from '@nomogram/math/finance/black-scholes.ts';
import { optionPrices } from '@nomogram/math/finance/option-prices.ts';
import * as V from '@nomogram/math/numeric/precise/value.ts';
import { no, ok } from '@nomogram/math/result/result.ts';
import { mapTuple } from '@nomogram/math/result/tuple.ts';
import type { InputValues } from '../../kit/calculator.ts';
import type { Amount } from '../../kit/fields/amount.ts';
import { money } from '../../kit/fields/money.ts';
import { percent } from '../../kit/fields/percent.ts';
import { plainNumber } from '../../kit/fields/plain-number.ts';
import type { Figure, Mark, Point } from '../../kit/figure.ts';
import type { Options } from '../../kit/options.ts';
import { calculation } from '../../shared/finance/calculation.ts';
import { bitsFor } from '../../shared/finance/declaration.ts';
import { inMoney, inNumber, isTooLarge, quantityOf, tooLarge } from '../../shared/finance/result.ts';
import { rootsIn } from '../../shared/finance/root-search.ts';
import { hull } from '../../shared/finance/sources.ts';
import { optionElsewhere } from './elsewhere.ts';
import { optionSteps } from './option-steps.ts';

/** All figures, each to so many bits; undefined where one has no value. */
function figuresOf(terms: OptionTerms, bits: number): OptionFigures | undefined {
  for (const times of [1, 4, 16]) {
    const found = blackScholes(terms, (bits + 64) * times);
    if (found && optionFigures.every((name) => V.accuracy(found[name]) >= bits || vanishes(found[name]))) return found;
  }
  return undefined;
}

/** Too small for a double, however many bits it is computed with. */
const vanishes = (value: V.Value): boolean => V.toNumber(value) === 0;

/** Put–call parity, call − put = S − K e^{−rT}: a relation that the prices are not computed from. */
function parityHolds({ spot, strike, time, rate }: OptionTerms, { call, put }: OptionFigures): boolean {
  const discount = V.settle((bits) => V.exponential(V.negate(V.multiply(rate, time, bits)), bits), 80);
  if (!discount) return false;
  const forward = V.subtract(spot, V.multiply(strike, discount, 200), 200);
  const size = Math.max(V.toNumber(call), V.toNumber(put), Math.abs(V.toNumber(forward)));
  return Math.abs(V.toNumber(V.subtract(V.subtract(call, put, 200), forward, 200))) <= 1e-13 * size;
}

const per = (value: V.Value, count: number): V.Value => V.divide(value, Q.integerRational(count), 200)!;

const callPrice = inMoney('Call price');
const putPrice = inMoney('Put price');

const fields = {
  spotPrice: money('Spot price', { symbol: 'S', above: 0, placeholder: '100' }),
  strikePrice: money('Strike price', { symbol: 'K', above: 0, placeholder: '105' }),
  timeToExpiry: plainNumber('Time to expiry', { symbol: 'T', above: 0, unit: 'years', placeholder: '0.5' }),
  riskFreeRate: percent('Risk-free rate', { symbol: 'r', unit: '% per year, continuous', placeholder: '4' }),
  volatility: percent('Volatility', { symbol: '\\sigma', above: 0, unit: '% per year', placeholder: '25' }),
};
type Input = keyof typeof fields;

export default calculation({
  path: 'stocks/blackscholesfromspotpricestrikepricetimetoexpiryriskfreerateandvolatility',
  aliases: [
    'blackscholesfromspotpriceandstrikepriceandtimetoexpiryandriskfreerateandvolatility',
    'blackscholesoptionpricefromspotpricestrikepricetimetoexpiryriskfreerateandvolatility',
    'blackscholesoptionpricefromspotpriceandstrikepriceandtimetoexpiryandriskfreerateandvolatility',
    'blackscholesoptionpriceandgreeksfromspotpricestrikepricetimetoexpiryriskfreerateandvolatility',
    'blackscholesoptionpriceandgreeksfromspotpriceandstrikepriceandtimetoexpiryandriskfreerateandvolatility',
  ],
  title: 'Black-Scholes Option Price and Greeks',
  keywords: ['option pricing', 'call and put', 'delta gamma theta vega'],
  purpose: 'What a European call and put are worth, and how their prices move.',
  cost: 'heavy',
  inputs: fields,
  spreadsheet:
    '{spotPrice}*NORM.S.DIST((LN({spotPrice}/{strikePrice})+({riskFreeRate}+{volatility}^2/2)*{timeToExpiry})/({volatility}*SQRT({timeToExpiry})),TRUE)-{strikePrice}*EXP(-{riskFreeRate}*{timeToExpiry})*NORM.S.DIST((LN({spotPrice}/{strikePrice})+({riskFreeRate}-{volatility}^2/2)*{timeToExpiry})/({volatility}*SQRT({timeToExpiry})),TRUE)',
  numbers:
    '{spotPrice} * N(d1) - {strikePrice} * e^(-{riskFreeRate} * {timeToExpiry}) * N(d2), with d1 = (ln({spotPrice} / {strikePrice}) + ({riskFreeRate} + ({volatility})^2 / 2) * {timeToExpiry}) / ({volatility} * sqrt({timeToExpiry})) and d2 = d1 - {volatility} * sqrt({timeToExpiry})',
  formula:
    'C = S\\,N(d_1)-Ke^{-rT}N(d_2), \\qquad P = Ke^{-rT}N(-d_2)-S\\,N(-d_1), \\qquad d_{1,2} = \\frac{\\ln(S/K)+(r\\pm\\sigma^2/2)T}{\\sigma\\sqrt T}',
  compute,
  quickly: (given) => approximatePrice(termsOf(given)),
  elsewhere: (given) => optionElsewhere(inDoubles(termsOf(given))),
  solve: {
    result: callPrice,
    unknowns: ['spotPrice', 'strikePrice', 'timeToExpiry', 'riskFreeRate', 'volatility'],
    by: (unknown, given, price) => {
      const at = (value: Rational) => termsOf({ ...given, [unknown]: { value } });
      return ok(
        rootsIn(fields[unknown as Input], {
          wanted: Q.toNumber(price),
          approximate: (x) => approximatePrice(at(Q.fromNumber(x))) - Q.toNumber(price),
          certain: (x, bits) => {
            const found = blackScholes(at(x), bits);
            return found && V.subtract(found.call, price, bits);
          },
        }),
      );
    },
  },
  examples: [
    [
      ['100', '105', '0.5', '4', '25'],
      5.77993622768657,
      {
        put: 8.70079692489587,
        d1: -0.0744734148771162,
        d2: -0.251250110173753,
        deltaCall: 0.47031684713229,
        deltaPut: -0.52968315286771,
        gamma: 0.0225050868623248,
        vegaPerPoint: 0.28131358577906,
        thetaCallPerDay: -0.023788793380543,
        thetaPutPerDay: -0.0125097949479721,
        rhoCallPerPoint: 0.206258742427712,
        rhoPutPerPoint: -0.308345561058335,
      },
    ],
    [['100', '100', '1', '0', '20'], 7.9655674554058, { put: 7.9655674554058, deltaCall: 0.539827837277029 }],
  ],
  source: `${hull}, chapter on the Black-Scholes-Merton model`,
});

function compute(given: InputValues<typeof fields>, { digits }: Options) {
  const terms = termsOf(given);
  const found = figuresOf(terms, bitsFor(digits));
  if (!found || optionFigures.some((name) => isTooLarge(found[name]))) return no('too-large', tooLarge);
  if (!parityHolds(terms, found)) return no('check-failed', 'No answer: the prices found do not obey put-call parity.');
  const values = {
    result: quantityOf(callPrice, found.call, digits),
    put: quantityOf(putPrice, found.put, digits),
    d1: quantityOf(inNumber('d1'), found.d1, digits),
    d2: quantityOf(inNumber('d2'), found.d2, digits),
    deltaCall: quantityOf(inNumber('Delta (call)'), found.deltaCall, digits),
    deltaPut: quantityOf(inNumber('Delta (put)'), found.deltaPut, digits),
    gamma: quantityOf(inNumber('Gamma'), found.gamma, digits),
    vegaPerPoint: quantityOf(inNumber('Vega per 1 percentage point of volatility'), per(found.vega, 100), digits),
    thetaCallPerDay: quantityOf(inNumber('Theta (call) per calendar day'), per(found.thetaCall, 365), digits),
    thetaPutPerDay: quantityOf(inNumber('Theta (put) per calendar day'), per(found.thetaPut, 365), digits),
    rhoCallPerPoint: quantityOf(inNumber('Rho (call) per 1 percentage point of rate'), per(found.rhoCall, 100), digits),
    rhoPutPerPoint: quantityOf(inNumber('Rho (put) per 1 percentage point of rate'), per(found.rhoPut, 100), digits),
  };
  return ok({
    values,
    checked: [
      {
        how: 'put-call parity',
        detail: 'Call − put is the spot price less the discounted strike price, as it must be without arbitrage.',
      },
    ],
    steps: () => optionSteps(terms, values),
    notes: [
      'European options without dividends; the rate is compounded continuously; theta is per calendar day of a year of 365.',
    ],
    figure: () => payoffFigure(terms),
  });
}

function termsOf(given: { readonly [input in Input]: Pick<Amount, 'value'> }) {
  return {
    spot: given.spotPrice.value,
    strike: given.strikePrice.value,
    time: given.timeToExpiry.value,
    rate: given.riskFreeRate.value,
    volatility: given.volatility.value,
  };
}

/** The price of the call in double precision. */
function approximatePrice({ spot, strike, time, rate, volatility }: ReturnType<typeof termsOf>): number {
  return optionPrices(...inDoubles({ spot, strike, time, rate, volatility })).call;
}

const inDoubles = ({ spot, strike, time, rate, volatility }: ReturnType<typeof termsOf>) =>
  mapTuple([spot, strike, time, rate, volatility], Q.toNumber);

const payoff = (label: string, ...points: readonly Point[]): Mark => ({
  mark: 'curve',
  pieces: [points],
  role: 'muted',
  dashed: true,
  label,
});

/** Value today against the spot price, above what the call would pay at once. */
function payoffFigure(terms: { readonly [term in keyof OptionTerms]: Rational }): Figure {
  const [spot, strike] = [Q.toNumber(terms.spot), Q.toNumber(terms.strike)];
  const to = 1.5 * Math.max(spot, strike);
  const [time, rate, volatility] = mapTuple([terms.time, terms.rate, terms.volatility], Q.toNumber);
  const values = Array.from({ length: 96 }, (_, k) => (to * (k + 1)) / 96)
    .map((price) => [price, optionPrices(price, strike, time, rate, volatility)] as const)
    .map(([price, { call, put }]) => [price, call, put] as const)
    .filter((row) => row.every(Number.isFinite));
  const call = values.map(([price, value]): Point => [price, value]);
  const put = values.map(([price, , value]): Point => [price, value]);
  const top = Math.max(...call.map(([, y]) => y), ...put.map(([, y]) => y), Number.MIN_VALUE);
  return {
    summary: 'The value of call and put today against the spot price, and what each would pay if exercised at once.',
    frame: { x: [0, to], y: [0, top * 1.05], axes: 'edge', xLabel: 'spot price', yLabel: 'value' },
    marks: [
      payoff('payoff of the call', [0, 0], [strike, 0], [to, to - strike]),
      payoff('payoff of the put', [0, strike], [strike, 0], [to, 0]),
      { mark: 'curve', pieces: [call], role: 'answer', label: 'call' },
      { mark: 'curve', pieces: [put], role: 'construction', label: 'put' },
      { mark: 'segment', from: [spot, 0], to: [spot, top], role: 'given', dashed: true, label: 'spot' },
    ],
    table: {
      columns: ['Spot price', 'Call', 'Put'],
      rows: values.filter((_, k) => k % 8 === 7).map((row) => row.map((value) => String(Number(value.toPrecision(7))))),
    },
  };
}
