import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../tools/setup/read.ts';
import { partOf } from '../../../../../tools/setup/sample.ts';
import { isDivergent, numericIntegral } from '../quadrature.ts';

/** Periodic functions with kinks or jumps, and whether their mean is 0. */
const periodic = [
  { P: 'abs(sin(x))', hasMean: true },
  { P: 'abs(cos(2x))', hasMean: true },
  { P: 'max(sin(x),cos(x))', hasMean: true },
  { P: 'min(sin(x),1/2)', hasMean: true },
  { P: '(x-floor(x))', hasMean: true },
  { P: '(x-floor(x))*sin(pi*x)^2', hasMean: true },
  { P: 'floor(sin(x))', hasMean: true },
  { P: 'sign(sin(x))', hasMean: false },
  { P: 'sign(cos(x))', hasMean: false },
  { P: '(x-floor(x)-1/2)', hasMean: false },
  { P: 'abs(sin(x))*cos(x)', hasMean: false },
] as const;

/** Monotone functions, and what is known of them towards infinity. */
const monotone = [
  { g: '1/x', kind: 'divergent' },
  { g: '1/sqrt(x+1)', kind: 'divergent' },
  { g: '1/ln(x)', kind: 'divergent' },
  { g: '1/(x*ln(x))', kind: 'divergent' },
  { g: 'x/(x^2+1)', kind: 'divergent' },
  { g: '3', kind: 'not to 0' },
  { g: 'x', kind: 'not to 0' },
  { g: 'ln(x)', kind: 'not to 0' },
  { g: '1/x^2', kind: 'convergent' },
  { g: '1/(x*ln(x)^2)', kind: 'convergent' },
  { g: 'e^(-x)', kind: 'convergent' },
] as const;

test('what comes back beside what is monotone diverges by its mean, and else not', () => {
  fc.assert(
    fc.property(fc.constantFrom(...periodic), fc.constantFrom(...monotone), ({ P, hasMean }, { g, kind }) => {
      const f = `${P}*${g}`;
      const isWanted = kind === 'not to 0' || (kind === 'divergent' && hasMean);
      expect(isDivergent(read(f), 'x', read('2'), read('oo')), f).toBe(isWanted);
      const mirrored = f.replaceAll('x', '(-x)').replaceAll('ma(-x)', 'max');
      expect(isDivergent(read(mirrored), 'x', read('-oo'), read('-2')), mirrored).toBe(isWanted);
    }),
    { numRuns: lawRuns(12, 400) },
  );
});

test('divergence is what the numbers show: without a mean, or with a steeper fall, they settle', () => {
  const upTo = (f: string, end: string): number => {
    const found = numericIntegral(read(f), 'x', read('1'), read(end), 6);
    if (!found.ok) throw new Error(f);
    return found.value.value;
  };
  const late = (f: string): number => Math.abs(upTo(f, '110') - upTo(f, '40'));
  expect(late('(x-floor(x))/x')).toBeGreaterThan(0.45);
  expect(late('(x-floor(x)-1/2)/x')).toBeLessThan(0.01);
  expect(late('(x-floor(x))/x^2')).toBeLessThan(0.02);
});

test('steps without end in a finite range diverge as what they are cut from does', () => {
  const asked = ['tan(x)', '1/(x-1)', '1/(x-1)^2', 'ln(abs(x-1))', '1/sqrt(abs(x-1))'].flatMap((u) =>
    [`floor(${u})`, `x*ceil(${u})+2`, `e^x*floor(2*(${u}))-floor(${u})`].map((f) => ({ u, f })),
  );
  for (const { u, f } of partOf(asked, 6)) {
    const isWanted = !['ln(abs(x-1))', '1/sqrt(abs(x-1))'].includes(u);
    expect(isDivergent(read(f), 'x', read('0'), read('2')), f).toBe(isWanted);
  }
  // The sum over the steps converges, though one of the two does not.
  expect(isDivergent(read('floor(1/x)-1/x'), 'x', read('0'), read('1'))).toBe(false);
});
