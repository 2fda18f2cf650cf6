import * as Q from '@nomogram/math/exact/rational.ts';
import { number, product, sum, symbol } from '@nomogram/math/expression/build.ts';
import { compileUnary } from '@nomogram/math/expression/compile.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { substitute } from '@nomogram/math/expression/substitute.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../tools/setup/read.ts';
import { firstFigure } from './curves.ts';
import { firstRange, inWords } from './first-range.ts';
import { notablePlaces } from './notable.ts';

const x = symbol('x');
const rangeOf = (text: string) => firstRange(read(text), 'x');
const figureOf = (f: Expression) => firstFigure([{ expression: f, label: 'f', role: 'given' }], 'x', (said) => said);
const scaledBy = (f: Expression, q: Q.Rational) => substitute(f, { x: product([number(q), x]) });
const lengthOf = ([from, to]: readonly [number, number]) => to - from;

test('a graph is shown where it turns, repeats, has poles or ends', () => {
  const [from, to] = rangeOf('x^3-3x');
  expect(from).toBeLessThan(-Math.sqrt(3));
  expect(to).toBeGreaterThan(Math.sqrt(3));
  expect(to).toBeLessThan(3);
  expect(rangeOf('sin(3x)*cos(x)')).toEqual([-2 * Math.PI, 2 * Math.PI]);
  expect(rangeOf('tan(x/2)')).toEqual([-2 * Math.PI, 2 * Math.PI]);
  const poles = rangeOf('1/(x^2-400)');
  expect(poles[0]).toBeLessThan(-20);
  expect(poles[1]).toBeGreaterThan(20);
  expect(rangeOf('sqrt(x-30)')[1]).toBeGreaterThan(30);
  // Doubles end before these functions do.
  expect(rangeOf('e^x/(e^x+1)')).toEqual(rangeOf('1/(1+e^(-x))'));
  // Nothing is interesting: neither is a place missed.
  expect(rangeOf('7')).toEqual([-5, 5]);
  expect(lengthOf(rangeOf('e^x'))).toBeLessThan(10);
});

test('a range is said in words', () => {
  expect(inWords([-2 * Math.PI, Math.PI / 3])).toBe('from −2π to π/3');
  expect(inWords([-2.6, 0])).toBe('from −2.6 to 0');
});

const halves = fc.uniqueArray(fc.integer({ min: -9, max: 9 }), { minLength: 2, maxLength: 4 });
const polynomial = (roots: readonly number[]) => product(roots.map((root) => sum([x, number(Q.rational(-root, 2))])));

test('every root of a product of linear factors and what is between them is in the first picture, and fills it', () => {
  fc.assert(
    fc.property(halves, (roots) => {
      const f = polynomial(roots);
      const { frame } = figureOf(f)!;
      const places = notablePlaces(f, 'x', [-6, 6]);
      expect(places.filter(({ kind }) => kind === 'root')).toHaveLength(roots.length);
      for (const place of places) {
        expect(place.x).toBeGreaterThan(frame.x[0]);
        expect(place.x).toBeLessThan(frame.x[1]);
        expect(place.y).toBeGreaterThanOrEqual(frame.y[0]);
        expect(place.y).toBeLessThanOrEqual(frame.y[1]);
      }
      const heights = [...places.map(({ y }) => y), compileUnary(f, 'x')(0)];
      const spread = Math.max(...heights) - Math.min(...heights);
      expect(spread).toBeGreaterThan(0.1 * lengthOf(frame.y));
    }),
    { numRuns: lawRuns(30, 2000) },
  );
});

test('the range follows the scale of the function, and does not change with its height', () => {
  const scales = fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 }));
  const shapes = fc.constantFrom('x^3-3x', 'x^2-4', '1/(x^2+1)', 'x*e^x', 'e^(-x^2)', 'sin(x)', 'x^4-5x^2+4');
  fc.assert(
    fc.property(shapes, scales, ([...shape], [p, q]) => {
      const f = read(shape.join(''));
      const plain = firstRange(f, 'x');
      const scaled = firstRange(scaledBy(f, Q.rational(p, q)), 'x');
      const ratio = lengthOf(scaled) / ((lengthOf(plain) * q) / p);
      // The ends are rounded outwards to two digits.
      expect(Math.abs(Math.log(ratio))).toBeLessThan(Math.log(1.25));
      expect(firstRange(product([number(Q.rational(p, q)), f]), 'x')).toEqual(plain);
    }),
    { numRuns: lawRuns(20, 1000) },
  );
});
