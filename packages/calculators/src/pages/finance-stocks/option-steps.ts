import type { Rational } from '@nomogram/math/exact/rational.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { workedChain } from '../../kit/worked/chain.ts';
import type { WorkedAnswer } from '../../kit/worked/steps.ts';

/** The formula of Black and Scholes from the inside out: d1 and d2, what the normal distribution gives for them, the price. */
export function optionSteps(
  terms: Readonly<Record<'spot' | 'strike' | 'time' | 'rate' | 'volatility', Rational>>,
  { call, put }: { readonly call: WorkedAnswer; readonly put: WorkedAnswer },
): readonly ShownStep[] | undefined {
  const { spot: S, strike: K, time: T, rate: r, volatility: sigma } = terms;
  return workedChain(
    [
      {
        name: 'd_1',
        is: '(ln(S/K) + (r + sigma^2/2)*T)/(sigma*sqrt(T))',
        rule: 'value of a letter',
        says: 'How far the spot price, with its drift, lies above the strike price, counted in standard deviations until expiry.',
      },
      {
        name: 'd_2',
        is: 'd_1 - sigma*sqrt(T)',
        rule: 'value of a letter',
        says: 'One standard deviation less.',
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
        answer: call,
      },
      {
        name: 'P',
        is: 'C - S + K*v',
        rule: 'formula',
        says: 'Put and call with one strike price differ by the stock and the discounted strike price: put–call parity.',
        answer: put,
      },
    ],
    { S, K, T, r, sigma },
  );
}
