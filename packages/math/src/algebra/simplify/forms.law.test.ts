import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read, unwrap } from '../../../../../tools/setup/read.ts';
import { size } from '../../expression/walk.ts';
import { toText } from '../../syntax/print-text.ts';
import { expand } from '../expand.ts';
import { simplify } from './simplify.ts';
import { verify } from './verify.ts';

/** The simplified form, which must be the same, and no longer than what it was made from. */
function comesBackTo(made: string, short: string): void {
  const source = read(made);
  const found = unwrap(simplify(source));
  const { expression } = found;
  expect([made, verify(source, expression) !== null]).toEqual([made, true]);
  expect(size(expression), `${made} became ${toText(expression)}, ${short} is shorter`).toBeLessThanOrEqual(
    size(read(short)) + 1,
  );
}

const opened = (square: string): string => toText(unwrap(expand(read(square))));

const whole = fc.integer({ min: 1, max: 9 });
const primes = fc.uniqueArray(fc.constantFrom(2, 3, 5, 7, 11), { minLength: 2, maxLength: 3 });
const angle = fc
  .tuple(fc.integer({ min: -40, max: 40 }), fc.constantFrom(7, 9, 11, 13, 17))
  .filter(([n, d]) => n % d !== 0);

/** Something long, and the short form that it was made from. */
const made: fc.Arbitrary<readonly [string, string]> = fc.oneof(
  fc.tuple(primes, whole).map(([roots, n]) => {
    const short = [String(n), ...roots.map((p) => `sqrt(${p})`)].join(' + ');
    return [`sqrt(${opened(`(${short})^2`)})`, short] as const;
  }),
  angle.map(([n, d]) => [`atan(tan(${n}*pi/${d}))`, `${d + 1}*pi/${d}`] as const),
  fc.tuple(whole, whole).map(([n, k]) => [`gamma(x+${n + k})/gamma(x+${n + k - 1})`, `x+${n}`] as const),
  whole.map((k) => {
    const odd = Array.from({ length: k }, (_, j) => 2 * j + 1).reduce((product, one) => product * one, 1);
    return [`gamma(${2 * k + 1}/2) + x`, `x + ${odd}*sqrt(pi)/${2 ** k}`] as const;
  }),
  whole.map((k) => [`binomial(n+1,k+${k})/binomial(n,k+${k - 1})`, `(n+1)/(k+${k})`] as const),
  whole.map((k) => [`gamma(2*x+${k})/(gamma(x+${k}/2)*gamma(x+${k + 1}/2))`, `2^(2*x+${k})/sqrt(pi)`] as const),
  whole.map((k) => [`sinh(${k}*x)/cosh(${k}*x)`, `tanh(${k}*x)`] as const),
  whole.map((k) => [`(e^(${2 * k}*x)-1)/(e^(${2 * k}*x)+1)`, `tanh(${k}*x)`] as const),
  whole.map((k) => [`sin(${k})^y/cos(${k})^y`, `tan(${k})^y`] as const),
  fc.tuple(whole, whole).map(([b, k]) => [`${b + 1}^(${k}*x)/(${(b + 1) ** 2})^(${k}*x/2)`, '1'] as const),
  whole.map((k) => [`e^(${k}*y*ln(x))`, `x^(${k}*y)`] as const),
  whole.map((k) => [`sqrt(3)*cos(${k}*x)+sin(${k}*x)`, `2*sin(${k}*x+pi/3)`] as const),
  whole.map((k) => [`ln(${2 ** k})/${k}`, 'ln(2)'] as const),
  whole.map((k) => [`(tan(${k}*x)+tan(y))/(1-tan(${k}*x)*tan(y))`, `tan(${k}*x+y)`] as const),
  whole.map((k) => [`(sin(${k}*x)+sin(${k}*y))/(cos(${k}*x)+cos(${k}*y))`, `tan(${k}*(x+y)/2)`] as const),
  whole.map((k) => [`(sin(${k}*x)+sin(${k + 2}*x))/(cos(${k}*x)+cos(${k + 2}*x))`, `tan(${k + 1}*x)`] as const),
  whole.map((k) => [`sqrt(1-cos(${2 * k}*x))`, `sqrt(2)*abs(sin(${k}*x))`] as const),
  whole.map((k) => [`sinh(${2 * k}*x)/(1+cosh(${2 * k}*x))`, `tanh(${k}*x)`] as const),
  whole.map((k) => [`cos(2*asin(${k}*x))`, `1-${2 * k * k}*x^2`] as const),
  whole.map((k) => [`cosh(asinh(${k}*x))`, `sqrt(${k * k}*x^2+1)`] as const),
  whole.map((k) => [`sqrt(x+${k * k}+${2 * k}*sqrt(x))`, `${k}+sqrt(x)`] as const),
  whole.map((k) => [`${(k + 1) ** 2}^x-${k + 1}^(2*x)`, '0'] as const),
  whole.map((k) => [`x^(${k}/ln(x))`, `e^${k}`] as const),
  whole.map((k) => [`gamma(x+${k})*gamma(1-x-${k})`, `pi/sin(pi*(x+${k}))`] as const),
  whole.map((k) => [`binomial(n,k+${k})+binomial(n,k+${k + 1})`, `binomial(n+1,k+${k + 1})`] as const),
  whole.map((k) => [`1/(${k * k}+${k}*2^(1/3)+2^(2/3))`, `(${k}-2^(1/3))/${Math.abs(k ** 3 - 2)}`] as const),
  whole.map((k) => [`erf(${k}*x)+erfc(${k}*x)`, '1'] as const),
  whole.map((k) => [`asin(sin(${k}))`, `${k}-${2 * k}*pi`] as const),
);

test('what was made long by an identity is found short again', () => {
  fc.assert(
    fc.property(made, ([long, short]) => comesBackTo(long, short)),
    { numRuns: lawRuns(12, 400) },
  );
});
