import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../tools/setup/read.ts';
import { type NumericIntegral, numericIntegral } from '../quadrature.ts';

const proved = (f: string, from: string, to: string): NumericIntegral => {
  const found = numericIntegral(read(f), 'x', read(from), read(to));
  if (!found.ok || !found.value.proved) throw new Error(`${f} from ${from} to ${to} has no proved digits`);
  return found.value;
};

/** Within both bounds, and the rounding of the double that it is compared with. */
const meets = (f: NumericIntegral, value: number): boolean =>
  Math.abs(f.value - value) <= f.error + 4e-16 * Math.max(1, Math.abs(value));

const EulerGamma = 0.5772156649015329;
const [gammaQuarter, gammaThreeQuarters] = [3.625609908221908, 1.2254167024651776];
const [zetaThree, zetaFour] = [1.2020569031595942, Math.PI ** 4 / 90];

test.each([
  // Σ ∫ (x − n)/x^(p + 1) = 1/(p − 1) − ζ(p)/p, which is 1 − γ for p = 1.
  { f: '(x-floor(x))/x^2', from: '1', to: 'oo', is: 1 - EulerGamma },
  { f: '(x-floor(x))/x^4', from: '1', to: 'oo', is: 1 / 2 - zetaThree / 3 },
  { f: '(x-floor(x))/x^5', from: '1', to: 'oo', is: 1 / 3 - zetaFour / 4 },
  // ln N! = N ln N − N + 1 + ∫ (x − ⌊x⌋)/x dx; Stirling's formula is its limit.
  { f: '(x-floor(x)-1/2)/x', from: '1', to: 'oo', is: Math.log(2 * Math.PI) / 2 - 1 },
  // Logarithms of products of Γ: that of Wallis, and (4k − 1)²/((4k − 3)(4k + 1)).
  { f: 'sign(sin(x))/x', from: '1', to: 'oo', is: Math.log(2) },
  { f: 'sign(cos(x))/x', from: 'pi/2', to: 'oo', is: 2 * Math.log((2 * gammaThreeQuarters) / gammaQuarter) },
])('the integral of $f from $from to $to is known', ({ f, from, to, is }) => {
  expect(meets(proved(f, from, to), is)).toBe(true);
});

test('a sum of harmonic numbers: the part behind the point over many steps', () => {
  let harmonic = 0;
  for (let n = 500; n >= 1; n--) harmonic += 1 / n;
  // ∫ (x − ⌊x⌋)/x² from 1 to N is ln N − H_N + 1; the two large numbers are rounded.
  const { value, error } = proved('(x-floor(x))/x^2', '1', '500');
  expect(Math.abs(value + harmonic - 1 - Math.log(500))).toBeLessThanOrEqual(error + 4e-16 * harmonic);
});

test('digits that are asked for are those of more digits', () => {
  const [few, many] = [20, 45].map((digits) =>
    numericIntegral(read('abs(sin(x))/x^2'), 'x', read('1'), read('oo'), digits),
  );
  if (!few?.ok || !many?.ok) throw new Error('no value');
  expect(many.value.shown.slice(0, 20)).toBe(few.value.shown.slice(0, 20));
});

const periodic = [
  'abs(sin(x))',
  'abs(cos(2*x))',
  'max(sin(x),cos(x))',
  '(x-floor(x))',
  'sign(sin(3*x))',
  'floor(sin(x))',
  'max(sin(x),1/3)',
  'abs(2*cos(x)-1/3)',
];
const smooth = ['1/x^2', '1/(x^2+1)', '1/(x^2+x)', 'x^(-3/2)', 'x/(x^3+2)', '1/x^2+1/x^3'];

test('the integral is the sum over two parts of its range', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...periodic),
      fc.constantFrom(...smooth),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 10, max: 400 }),
      (P, g, start, cut) => {
        const f = `${P}*(${g})`;
        const [whole, first, rest] = [
          proved(f, `${start}`, 'oo'),
          proved(f, `${start}`, `${cut}`),
          proved(f, `${cut}`, 'oo'),
        ];
        return Math.abs(whole.value - first.value - rest.value) <= whole.error + first.error + rest.error + 4e-16;
      },
    ),
    { numRuns: lawRuns(4, 60) },
  );
});

test('what diverges is given no value', () => {
  for (const f of ['abs(sin(x))/x', '(x-floor(x))/sqrt(x)', 'sign(sin(x))', 'abs(sin(x))*x'])
    expect(numericIntegral(read(f), 'x', read('1'), read('oo')).ok, f).toBe(false);
});
