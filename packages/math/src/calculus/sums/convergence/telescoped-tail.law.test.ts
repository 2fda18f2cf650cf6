import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../../tools/setup/read.ts';
import { shapesOf } from '../shape.ts';
import { agreesWith } from '../sum.ts';
import { byTelescopedTail } from './telescoped-tail.ts';

const bits = 90;

function ballOf(f: string, from: number) {
  const shapes = shapesOf(read(f), 'k');
  return shapes?.length === 1 ? byTelescopedTail(shapes[0]!, 'k', from, bits) : null;
}

const fraction = fc.tuple(fc.integer({ min: 1, max: 11 }), fc.integer({ min: 1, max: 4 }));

test('Gauss: the hypergeometric series at 1', () => {
  fc.assert(
    fc.property(fraction, fraction, fraction, ([a, m], [b, n], [d, l]) => {
      // c − a − b = d/l is positive, and p = 1 + d/l.
      const [x, y, z] = [`${a}/${m}`, `${b}/${n}`, `${d}/${l}`];
      const ball = ballOf(`gamma(k+${x})*gamma(k+${y})/(gamma(k+${x}+${y}+${z})*k!)`, 0);
      const value = `gamma(${x})*gamma(${y})*gamma(${z})/(gamma(${y}+${z})*gamma(${x}+${z}))`;
      expect(ball !== null && agreesWith(read(value), ball), value).toBe(true);
    }),
    { numRuns: lawRuns(15, 200) },
  );
});

test.each([
  ['binomial(2*k,k)/4^k/(2*k+1)', 0, 'pi/2'],
  ['binomial(2*k,k)/4^k/k', 1, '2*ln(2)'],
  ['binomial(2*k,k)^3/64^k', 0, 'pi/gamma(3/4)^4'],
  ['binomial(2*k,k)/4^k/(2*k+1)^2', 0, 'pi*ln(2)/2'],
] as const)('the terms %s from %s on add up to %s', (f, from, value) => {
  const ball = ballOf(f, from);
  expect(ball !== null && agreesWith(read(value), ball)).toBe(true);
});

test.each(['binomial(2*k,k)/4^k', 'binomial(2*k,k)^2/16^k', '(-1)^k*binomial(2*k,k)/4^k/(k+1)', 'binomial(2*k,k)/3^k'])(
  'nothing is said of %s',
  (f) => {
    expect(ballOf(f, 0)).toBeNull();
  },
);
