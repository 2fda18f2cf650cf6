import type { Rational } from '@nomogram/math/exact/rational.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import type { Quantity } from '../../kit/answer.ts';
import { type Equation, workedChain } from '../../kit/worked/chain.ts';
import { answerFrom } from '../../shared/finance/worked-answer.ts';

/** The terms of an option, as formulas write them. */
type OptionLetters = Readonly<Record<'spot' | 'strike' | 'time' | 'rate' | 'volatility', Rational>>;

const greekNames = [
  'deltaCall',
  'deltaPut',
  'gamma',
  'vegaPerPoint',
  'thetaCallPerDay',
  'thetaPutPerDay',
  'rhoCallPerPoint',
  'rhoPutPerPoint',
] as const;
type Greek = (typeof greekNames)[number];

/** The values that the working ends in. */
type OptionValues = { readonly [name in Greek | 'result' | 'put' | 'd1' | 'd2']: Quantity };

/** The formula of Black and Scholes from the inside out: d1 and d2, what the normal distribution gives for them, the price, the Greeks. */
export function optionSteps(terms: OptionLetters, values: OptionValues): readonly ShownStep[] | undefined {
  const { spot: S, strike: K, time: T, rate: r, volatility: sigma } = terms;
  const given = { S, K, T, r, sigma };
  const call = callEquations(values);
  const others = [density, ...greekNames.map((name) => greekEquation(name, values[name]))];
  // A put that is worth next to nothing is lost in the difference that parity makes it.
  return (
    workedChain([...call, putEquation(values), ...others], given) ??
    workedChain([...call, ...others], given) ??
    workedChain(call, given)
  );
}

const callEquations = ({ result, d1, d2 }: OptionValues): readonly Equation[] => [
  {
    name: 'd_1',
    is: '(ln(S/K) + (r + sigma^2/2)*T)/(sigma*sqrt(T))',
    rule: 'value of a letter',
    says: 'How far the spot price, with its drift, lies above the strike price, counted in standard deviations until expiry.',
    answer: answerFrom(d1),
  },
  {
    name: 'd_2',
    is: 'd_1 - sigma*sqrt(T)',
    rule: 'value of a letter',
    says: 'One standard deviation less.',
    answer: answerFrom(d2),
  },
  ...[1, 2].map((k) => ({
    name: `N_${k}`,
    is: `(1 + erf(d_${k}/sqrt(2)))/2`,
    rule: 'value from a table',
    says: `The standard normal distribution below d_${k}, from a table or by the error function.`,
  })),
  {
    name: 'v',
    is: 'exp(-r*T)',
    rule: 'present value',
    says: 'What 1 at expiry is worth today, at a rate that is compounded continuously.',
  },
  {
    name: 'C',
    is: 'S*N_1 - K*v*N_2',
    rule: 'formula',
    says: 'The call is worth the share of the stock that it stands for, less the discounted strike price times the chance that it is paid.',
    answer: answerFrom(result),
  },
];

const putEquation = ({ put }: OptionValues): Equation => ({
  name: 'P',
  is: 'C - S + K*v',
  rule: 'formula',
  says: 'Put and call with one strike price differ by the stock and the discounted strike price: put–call parity.',
  answer: answerFrom(put),
});

const density: Equation = {
  name: 'f',
  is: 'exp(-d_1^2/2)/sqrt(2*pi)',
  rule: 'value from a table',
  says: 'The density of the standard normal distribution at d_1, which the Greeks need.',
};

/** The derivatives of the prices, per the units in which they are quoted. */
const greeks: { readonly [name in Greek]: Pick<Equation, 'is' | 'says'> } = {
  deltaCall: { is: 'N_1', says: 'How much the call gains when the stock gains 1.' },
  deltaPut: { is: 'N_1 - 1', says: 'By put–call parity the put gains 1 less than the call when the stock gains 1.' },
  gamma: { is: 'f/(S*sigma*sqrt(T))', says: 'How fast both deltas grow with the price of the stock.' },
  vegaPerPoint: {
    is: 'S*f*sqrt(T)/100',
    says: 'How much both prices gain with the volatility; over 100 for a percentage point.',
  },
  thetaCallPerDay: {
    is: '(-S*f*sigma/(2*sqrt(T)) - r*K*v*N_2)/365',
    says: 'How much the call gains, or loses where it is negative, by the time that passes; over 365 for a day.',
  },
  thetaPutPerDay: {
    is: '(-S*f*sigma/(2*sqrt(T)) + r*K*v*(1 - N_2))/365',
    says: 'The same of the put, whose strike price is received.',
  },
  rhoCallPerPoint: {
    is: 'K*T*v*N_2/100',
    says: 'How much the call gains with the rate of interest; over 100 for a percentage point.',
  },
  rhoPutPerPoint: {
    is: '-K*T*v*(1 - N_2)/100',
    says: 'The put loses by a higher rate: its strike price is received later.',
  },
};

const greekEquation = (name: Greek, quantity: Quantity): Equation => ({
  name,
  label: `"${quantity.label}"`,
  rule: 'derivative of the price',
  answer: answerFrom(quantity),
  ...greeks[name],
});
