import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { approximateDuration, type Bond } from '@nomogram/math/finance/bond.ts';
import { approximateBondYield } from '@nomogram/math/finance/bond-yield.ts';
import { optionPrices, optionSensitivities } from '@nomogram/math/finance/option-prices.ts';
import type { Result } from '@nomogram/math/result/result.ts';
import type { Elsewhere, Expressions } from '../../kit/program/elsewhere.ts';
import { aroundRoot, rootByHalving, rootInPython, rootInR } from '../../kit/program/halving.ts';
import { priceAt } from './bond-steps.ts';

const bondInPython = [
  'n = round({yearsToMaturity} * {couponsPerYear})',
  'coupon = {faceValue} * {couponRate} / {couponsPerYear}',
  'flows = [coupon] * (n - 1) + [coupon + {faceValue}]',
];
const bondInR = [
  'n <- round({yearsToMaturity} * {couponsPerYear})',
  'coupon <- {faceValue} * {couponRate} / {couponsPerYear}',
  'flows <- c(rep(coupon, n - 1), coupon + {faceValue})',
];

/** The yield of a bond, which falls as its price rises, so that there is one. */
export function yieldElsewhere(bond: Result<Bond>, price: Rational): Elsewhere | undefined {
  if (!bond.ok) return undefined;
  const { couponsPerYear } = bond.value;
  const ends = aroundRoot(approximateBondYield(Q.toNumber(price), bond.value), [], -couponsPerYear);
  const miss = (y: number) => priceAt(bond.value, y) - Q.toNumber(price);
  return {
    before: {
      python: [
        ...rootInPython,
        '',
        '',
        ...bondInPython,
        'worth = lambda y: sum(flow / (1 + y / {couponsPerYear}) ** k for k, flow in enumerate(flows, 1))',
      ],
      r: [...bondInR, 'worth <- function(y) sum(flows / (1 + y / {couponsPerYear})^(1:n))'],
    },
    values: {
      result: {
        python: `100 * root(lambda y: worth(y) - {price}, ${ends.join(', ')})`,
        r: `100 * ${rootInR('function(y) worth(y) - {price}', ends)}`,
        sheet:
          '100 * {couponsPerYear} * RATE({yearsToMaturity} * {couponsPerYear}, {faceValue} * {couponRate} / {couponsPerYear}, -{price}, {faceValue})',
        double: 100 * rootByHalving(miss, ends),
      },
    },
  };
}

/** Price and Macaulay duration of a bond, payment by payment. */
export function durationElsewhere(bond: Result<Bond>, y: Rational): Elsewhere | undefined {
  if (!bond.ok) return undefined;
  const rate = Q.toNumber(y);
  const macaulay = approximateDuration(bond.value, rate);
  const growth = 1 + rate / bond.value.couponsPerYear;
  return {
    before: {
      python: [
        ...bondInPython,
        'growth = 1 + {yieldToMaturity} / {couponsPerYear}',
        'worths = [flow / growth ** k for k, flow in enumerate(flows, 1)]',
      ],
      r: [...bondInR, 'growth <- 1 + {yieldToMaturity} / {couponsPerYear}', 'worths <- flows / growth^(1:n)'],
    },
    values: {
      result: {
        python: 'sum(k * worth for k, worth in enumerate(worths, 1)) / {couponsPerYear} / sum(worths)',
        r: 'sum((1:n) * worths) / {couponsPerYear} / sum(worths)',
        double: macaulay,
      },
      modified: {
        python: 'sum(k * worth for k, worth in enumerate(worths, 1)) / {couponsPerYear} / sum(worths) / growth',
        r: 'sum((1:n) * worths) / {couponsPerYear} / sum(worths) / growth',
        double: macaulay / growth,
      },
      price: { python: 'sum(worths)', r: 'sum(worths)', double: priceAt(bond.value, rate) },
    },
  };
}

/** d₁ and d₂ written into a cell, which has no names of its own. */
const d1InSheet =
  '(LN({spotPrice} / {strikePrice}) + ({riskFreeRate} + {volatility}^2 / 2) * {timeToExpiry}) / ({volatility} * SQRT({timeToExpiry}))';
const d2InSheet = d1InSheet.replace('+ {volatility}', '- {volatility}');
const presentInSheet = '{strikePrice} * EXP(-{riskFreeRate} * {timeToExpiry})';

/** The words of each figure; `d1`, `d2`, `present` and `spread` stand before them. */
const optionWords: { readonly [value: string]: Omit<Expressions, 'double'> } = {
  result: {
    python: '{spotPrice} * cdf(d1) - present * cdf(d2)',
    r: '{spotPrice} * pnorm(d1) - present * pnorm(d2)',
    sheet: `{spotPrice} * NORM.S.DIST(${d1InSheet}, TRUE) - ${presentInSheet} * NORM.S.DIST(${d2InSheet}, TRUE)`,
  },
  put: {
    python: 'present * cdf(-d2) - {spotPrice} * cdf(-d1)',
    r: 'present * pnorm(-d2) - {spotPrice} * pnorm(-d1)',
    sheet: `${presentInSheet} * NORM.S.DIST(-${d2InSheet}, TRUE) - {spotPrice} * NORM.S.DIST(-${d1InSheet}, TRUE)`,
  },
  deltaCall: { python: 'cdf(d1)', r: 'pnorm(d1)', sheet: `NORM.S.DIST(${d1InSheet}, TRUE)` },
  deltaPut: { python: '-cdf(-d1)', r: '-pnorm(-d1)', sheet: `-NORM.S.DIST(-${d1InSheet}, TRUE)` },
  gamma: {
    python: 'density(d1) / ({spotPrice} * spread)',
    r: 'dnorm(d1) / ({spotPrice} * spread)',
  },
  vegaPerPoint: {
    python: '{spotPrice} * density(d1) * math.sqrt({timeToExpiry}) / 100',
    r: '{spotPrice} * dnorm(d1) * sqrt({timeToExpiry}) / 100',
  },
  thetaCallPerDay: {
    python:
      '(-{spotPrice} * density(d1) * {volatility} / (2 * math.sqrt({timeToExpiry})) - {riskFreeRate} * present * cdf(d2)) / 365',
    r: '(-{spotPrice} * dnorm(d1) * {volatility} / (2 * sqrt({timeToExpiry})) - {riskFreeRate} * present * pnorm(d2)) / 365',
  },
  thetaPutPerDay: {
    python:
      '(-{spotPrice} * density(d1) * {volatility} / (2 * math.sqrt({timeToExpiry})) + {riskFreeRate} * present * cdf(-d2)) / 365',
    r: '(-{spotPrice} * dnorm(d1) * {volatility} / (2 * sqrt({timeToExpiry})) + {riskFreeRate} * present * pnorm(-d2)) / 365',
  },
  rhoCallPerPoint: {
    python: '{timeToExpiry} * present * cdf(d2) / 100',
    r: '{timeToExpiry} * present * pnorm(d2) / 100',
  },
  rhoPutPerPoint: {
    python: '-{timeToExpiry} * present * cdf(-d2) / 100',
    r: '-{timeToExpiry} * present * pnorm(-d2) / 100',
  },
};

/** Black and Scholes: the distribution of the standard normal law by the complementary error function, exact in its tails, too. */
export function optionElsewhere(terms: readonly [s: number, k: number, t: number, r: number, v: number]): Elsewhere {
  const { call, put } = optionPrices(...terms);
  const { deltaCall, deltaPut, gamma, vega, thetaCall, thetaPut, rhoCall, rhoPut } = optionSensitivities(...terms);
  const doubles: { readonly [value: string]: number } = {
    result: call,
    put,
    deltaCall,
    deltaPut,
    gamma,
    vegaPerPoint: vega / 100,
    thetaCallPerDay: thetaCall / 365,
    thetaPutPerDay: thetaPut / 365,
    rhoCallPerPoint: rhoCall / 100,
    rhoPutPerPoint: rhoPut / 100,
  };
  const between = (assign: string, prefix: string) => [
    `spread ${assign} {volatility} * ${prefix}sqrt({timeToExpiry})`,
    `d1 ${assign} (${prefix}log({spotPrice} / {strikePrice}) + {riskFreeRate} * {timeToExpiry}) / spread + spread / 2`,
    `d2 ${assign} d1 - spread`,
    `present ${assign} {strikePrice} * ${prefix}exp(-{riskFreeRate} * {timeToExpiry})`,
  ];
  return {
    before: {
      python: [
        ...between('=', 'math.'),
        'cdf = lambda x: math.erfc(-x / math.sqrt(2)) / 2',
        'density = lambda x: math.exp(-x * x / 2) / math.sqrt(2 * math.pi)',
      ],
      r: between('<-', ''),
    },
    values: Object.fromEntries(
      Object.entries(optionWords).map(([name, words]) => [name, { ...words, double: doubles[name]! }]),
    ),
  };
}
