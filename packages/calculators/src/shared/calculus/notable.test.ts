import { expand } from '@nomogram/math/algebra/expand.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { number, power, product, sum, symbol } from '@nomogram/math/expression/build.ts';
import { compileUnary } from '@nomogram/math/expression/compile.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { read, unwrap } from '../../../../../tools/setup/read.ts';
import { intersections, notablePlaces, notableSentences } from './notable.ts';

const namesOf = (text: string, kind: string) =>
  notablePlaces(read(text), 'x', [-5, 5]).flatMap((place) => (place.kind === kind ? [place.name] : []));

test('places have exact names where those are proved', () => {
  expect(namesOf('sin(x)', 'root')).toEqual(['−π', '0', 'π']);
  expect(namesOf('sin(x)', 'maximum')).toEqual(['−3π/2', 'π/2']);
  expect(namesOf('x^2-3', 'root')).toEqual(['−√3', '√3']);
  expect(namesOf('x^3-3*x', 'minimum')).toEqual(['1']);
  expect(namesOf('cos(x)-x', 'root')).toEqual(['≈ 0.73909']);
  expect(intersections(read('x^2'), read('x+2'), 'x', [-5, 5]).map(({ name, y }) => [name, y])).toEqual([
    ['−1', 1],
    ['2', 4],
  ]);
});

test('a pole is no root, a jump neither, and a pattern has no names', () => {
  expect(namesOf('1/x', 'root')).toEqual([]);
  expect(namesOf('tan(x)', 'root')).toEqual(['−π', '0', 'π']);
  expect(namesOf('1/(x-1)^3', 'root')).toEqual([]);
  expect(namesOf('sin(20*x)', 'root')).toEqual([]);
});

test('what is found is told', () => {
  expect(notableSentences(notablePlaces(read('x^3-3*x'), 'x', [-5, 5]), 'x')).toBe(
    ' Roots at x = −√3, x = 0, x = √3. Maximum at x = −1. Minimum at x = 1.',
  );
});

test('the simple roots of a product of linear factors are all found, and named', () => {
  const halves = fc.uniqueArray(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(halves, (roots) => {
      const factors = roots.map((root) => sum([symbol('x'), number(Q.rational(-root, 2))]));
      const places = notablePlaces(product(factors), 'x', [-5, 5]);
      const found = places.filter(({ kind }) => kind === 'root');
      expect(found.map(({ x }) => x)).toEqual(roots.map((root) => root / 2).toSorted((a, b) => a - b));
      expect(found.every(({ name }) => !name.startsWith('≈'))).toBe(true);
      const f = compileUnary(product(factors), 'x');
      for (const { kind, x, y } of places) {
        if (kind === 'root') continue;
        const sign = kind === 'maximum' ? 1 : -1;
        expect(sign * y).toBeGreaterThanOrEqual(sign * f(x - 1e-3));
        expect(sign * y).toBeGreaterThanOrEqual(sign * f(x + 1e-3));
      }
    }),
    { numRuns: 30 },
  );
});

test('a threefold root, which doubles hardly tell from its neighbours, is named when it is expanded, too', () => {
  const halves = fc.uniqueArray(fc.integer({ min: -9, max: 9 }), { minLength: 2, maxLength: 2 });
  fc.assert(
    fc.property(halves, ([threefold, simple]) => {
      const at = (root: number) => sum([symbol('x'), number(Q.rational(-root, 2))]);
      const expanded = unwrap(expand(product([power(at(threefold!), number(Q.rational(3))), at(simple!)])));
      const roots = notablePlaces(expanded, 'x', [-5, 5]).filter(({ kind }) => kind === 'root');
      const wanted = [threefold!, simple!].toSorted((a, b) => a - b);
      expect(roots.map(({ x }) => x)).toEqual(wanted.map((root) => root / 2));
      expect(roots.every(({ name }) => !name.startsWith('≈'))).toBe(true);
    }),
    { numRuns: 20 },
  );
});
