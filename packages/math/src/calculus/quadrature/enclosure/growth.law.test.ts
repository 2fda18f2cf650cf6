import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../../tools/setup/read.ts';
import * as Q from '../../../exact/rational.ts';
import { compileUnary } from '../../../expression/compile.ts';
import { growthOf, type Scale } from './growth.ts';

const inner = fc.constantFrom(
  '1/x',
  '2/x^2',
  'ln(x)/x',
  '-ln(x)/x^2',
  'sqrt(x)/x^2',
  'e^(-x)',
  '1/ln(x)',
  '-3/ln(x)',
  'ln(x)^2/x^3',
  'sqrt(x)',
  'x + 1/x',
  'ln(x)',
  'x*ln(x)',
  'ln(ln(x))',
  '2 + sin(x)/x',
);

const outer = fc.constantFrom<(u: string) => string>(
  (u) => u,
  (u) => `e^(${u})`,
  (u) => `e^(-(${u}))`,
  (u) => `1 + ${u}`,
  (u) => `ln(2 + ${u})`,
  (u) => `(${u})^2`,
  (u) => `1/(1 + (${u})^2)`,
  (u) => `atan(${u})`,
  (u) => `tanh(${u})`,
  (u) => `sqrt(4 + ${u})`,
  (u) => `(${u}) - 1`,
  (u) => `e^(${u}) - 1`,
  (u) => `2 - 2*e^(${u}) + 1/x`,
  (u) => `sin(${u})`,
  (u) => `1/gamma(${u})`,
  (u) => `gamma(x + ${u})^(-2)`,
);

const functions = fc.tuple(inner, outer, outer).map(([u, f, g]) => g(f(u)));

const scaleAt = ({ exponent, power, logs, loglogs }: Scale, x: number): number =>
  Math.exp(exponent.reduce((sum, one) => sum + one.factor * x ** Q.toNumber(one.power), 0)) *
  x ** Q.toNumber(power) *
  Math.log(x) ** Q.toNumber(logs) *
  Math.log(Math.log(x)) ** Q.toNumber(loglogs);

test('what a function is compared with bounds it from X on, not at X alone', () => {
  fc.assert(
    fc.property(functions, fc.constantFrom(20, 100, 1e4), (text, X) => {
      const expression = read(text);
      const growth = growthOf(expression, 'x', X);
      if (growth === null) return;
      const f = compileUnary(expression, 'x');
      for (const times of [1, 1.5, 7, 100, 1e5, 1e9]) {
        const x = X * times;
        const [value, scale] = [f(x), scaleAt(growth.scale, x)];
        if (!Number.isFinite(value) || !Number.isFinite(scale) || scale === 0) continue;
        const rounding = 1e-9 * Math.abs(value) + 1e-14;
        expect(growth.low * scale, `${text} at ${x}`).toBeLessThanOrEqual(value + rounding);
        expect(growth.high * scale, `${text} at ${x}`).toBeGreaterThanOrEqual(value - rounding);
      }
    }),
    { numRuns: lawRuns(200, 5000) },
  );
});
