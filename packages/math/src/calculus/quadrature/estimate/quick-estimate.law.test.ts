import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../../tools/setup/read.ts';
import { isDivergent, numericIntegral } from '../../quadrature.ts';
import { quickEstimate } from './quick-estimate.ts';

const ranges = [
  ['0', '1'],
  ['1', '3'],
  ['-2', '1'],
  ['2', '-1'],
  ['0', 'oo'],
  ['-oo', '1/2'],
  ['-oo', 'oo'],
] as const;

const factors = [
  'x',
  'e^(-x^2)',
  '1/(x^2+a)',
  'abs(x)^(-1/3)',
  'ln(abs(x))',
  'cos(a*x)',
  'atan(x)',
  'e^(-abs(x))',
  '1/(x-a)',
];

test('what is seen at once is the integral, or nothing', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...factors),
      fc.constantFrom(...factors),
      fc.integer({ min: 1, max: 30 }),
      fc.constantFrom(...ranges),
      (u, v, a, [lower, upper]) => {
        const f = read(`(${u})*(${v})`.replaceAll('a)', `${a}/7)`).replaceAll('a*', `${a}/7*`));
        const found = quickEstimate(f, 'x', read(lower), read(upper));
        fc.pre(found !== null);
        const known = numericIntegral(f, 'x', read(lower), read(upper));
        expect(known.ok, `${u} ${v} ${a}/7 ${lower} ${upper}`).toBe(true);
        fc.pre(known.ok && known.value.proved);
        if (known.ok) expect(found!, `${u} ${v} ${a}/7 ${lower} ${upper}`).toBeNear(known.value.value, 1e-9);
      },
    ),
    { numRuns: lawRuns(30, 3000) },
  );
});

test('no principal value is taken for an integral: poles inside, infinite parts that cancel at the ends', () => {
  const divergent = [
    ['1/x+1', '-1', '1'],
    ['1/x+1', '-1', '2'],
    ['x/(1-x^2)+1', '-1', '1'],
    ['1/(x-3/2)+x', '1', '2'],
    ['x/(x^2+1)+e^(-x^2)', '-oo', 'oo'],
    ['1/x-1/(1-x)+2', '0', '1'],
    ['1/x^2', '-1', '1'],
    ['tan(x)+1', '0', 'pi'],
  ] as const;
  for (const [f, lower, upper] of divergent) {
    expect(isDivergent(read(f), 'x', read(lower), read(upper)), f).toBe(true);
    expect(quickEstimate(read(f), 'x', read(lower), read(upper)), f).toBe(null);
  }
});
