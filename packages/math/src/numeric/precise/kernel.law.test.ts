import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as B from './ball.ts';
import * as F from './big-float.ts';
import * as C from './complex.ts';
import { fromNumber, toNumber } from './convert.ts';

/** Numbers of few and of many digits, of like and unlike sizes. */
const float = fc
  .tuple(
    fc.bigInt({ min: -(2n ** 200n), max: 2n ** 200n }),
    fc.nat({ max: 190 }),
    fc.integer({ min: -1200, max: 1000 }),
  )
  .map(([mantissa, shorter, exponent]) => F.normal(mantissa >> BigInt(shorter), exponent));
const bits = fc.integer({ min: 2, max: 300 });
/** Exact, or known to so many bits of its size. */
const ball = fc
  .tuple(float, fc.option(fc.integer({ min: 1, max: 200 })))
  .map(([re, known]) => B.realBall(re, known === null || re.mantissa === 0n ? B.EXACT : F.magnitude(re) - known));

describe('exact operations', () => {
  test('sums and products are those of integers, in normal form', () => {
    fc.assert(
      fc.property(float, float, (a, b) => {
        const low = Math.min(a.exponent, b.exponent);
        const at = (x: F.BigFloat) => x.mantissa << BigInt(x.exponent - low);
        expect(F.exactSum(a, b)).toEqual(F.normal(at(a) + at(b), low));
        expect(F.exactProduct(a, b)).toEqual(F.normal(a.mantissa * b.mantissa, a.exponent + b.exponent));
      }),
    );
  });

  test('a root of an integer is the greatest whose square is not above it, beside squares too', () => {
    const near = fc.tuple(
      fc.bigInt({ min: 0n, max: 2n ** 300n }),
      fc.nat({ max: 299 }),
      fc.integer({ min: -2, max: 2 }),
    );
    fc.assert(
      fc.property(near, ([root, shorter, beside]) => {
        const square = (root >> BigInt(shorter)) ** 2n + BigInt(beside);
        const n = square < 0n ? 0n : square;
        const found = F.integerSquareRoot(n);
        expect(found * found <= n && (found + 1n) ** 2n > n, `${n}`).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('doubles', () => {
  test('every double is read exactly and comes back', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (x) => {
        expect(toNumber(fromNumber(x))).toBe(x + 0);
      }),
    );
  });

  test('the nearest double is the one that is nearest, at both ends of doubles too', () => {
    const ends = fc.constantFrom(-1260, -1080, -1030, -1022, -200, 0, 820, 960);
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 2n ** 130n }),
        fc.nat({ max: 129 }),
        ends,
        fc.nat({ max: 60 }),
        (m, shorter, end, more) => {
          const x = F.normal((m >> BigInt(shorter)) | 1n, end + more);
          const found = toNumber(x);
          if (!Number.isFinite(found)) {
            expect(F.magnitude(x)).toBeGreaterThanOrEqual(1024);
            return;
          }
          const distance = (y: number) => F.abs(F.exactSum(x, F.negate(fromNumber(y))));
          for (const other of [found * (1 + 2 ** -52), found * (1 - 2 ** -53), found + 2 ** -1074, found - 2 ** -1074])
            if (Number.isFinite(other) && other !== found)
              expect(F.compare(distance(found), distance(other)), `${x.mantissa}·2^${x.exponent}`).toBeLessThanOrEqual(
                0,
              );
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('real balls', () => {
  const apart = (exact: F.BigFloat, found: B.Ball) => F.abs(F.exactSum(exact, F.negate(found.value.re)));
  /** A point of a ball: its middle, or one at its edge. */
  const pointOf = ({ value, error }: B.Ball, side: number) =>
    error === B.EXACT || side === 0
      ? value.re
      : F.exactSum(value.re, { mantissa: BigInt(side), exponent: Math.floor(error) });
  const within = (exact: F.BigFloat, found: B.Ball) =>
    found.error === B.EXACT
      ? apart(exact, found).mantissa === 0n
      : F.compare(apart(exact, found), { mantissa: 1n, exponent: Math.ceil(found.error) }) <= 0;
  const side = fc.constantFrom(-1, 0, 1);

  test('sums and products of any of their points are within theirs', () => {
    fc.assert(
      fc.property(ball, ball, side, side, bits, (a, b, s, t, wanted) => {
        const [x, y] = [pointOf(a, s), pointOf(b, t)];
        expect(within(F.exactSum(x, y), B.add(a, b, wanted))).toBe(true);
        expect(within(F.exactProduct(x, y), B.multiply(a, b, wanted))).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('their errors are no wider than those of complex numbers with the same parts', () => {
    fc.assert(
      fc.property(ball, ball, bits, (a, b, wanted) => {
        const complex = (one: B.Ball): B.Ball => ({ ...one, real: false });
        for (const [operation, exactly] of [[B.add, F.exactSum] as const, [B.multiply, F.exactProduct] as const]) {
          // What is longer than this is rounded there before its error is looked at, and may then be short by chance.
          const exact = exactly(a.value.re, b.value.re);
          if (F.magnitude(exact) - exact.exponent > 4 * wanted + 64) continue;
          const [real, general] = [operation(a, b, wanted), operation(complex(a), complex(b), wanted)];
          expect(C.isZero(C.subtract(real.value, general.value, 2000)) || real.error > B.EXACT).toBe(true);
          expect(real.error).toBeLessThanOrEqual(general.error + 1e-6);
        }
      }),
    );
  });

  test('a power is that of its points', () => {
    fc.assert(
      fc.property(ball, side, fc.integer({ min: 0, max: 12 }), bits, (a, s, n, wanted) => {
        const x = pointOf(a, s);
        let power = F.ONE;
        for (let k = 0; k < n; k += 1) power = F.exactProduct(power, x);
        expect(within(power, B.integerPower(a, BigInt(n), wanted)!)).toBe(true);
      }),
    );
  });
});

describe('complex balls', () => {
  /** Beside each other many of its bits are the same, so that what is rounded is short by chance. */
  const beside = fc
    .tuple(fc.bigInt({ min: 1n, max: 7n }), fc.nat({ max: 400 }), fc.integer({ min: -2, max: 2 }))
    .map(([m, shift, by]) => F.normal((m << BigInt(shift)) + BigInt(by), 0));
  const exactBall = fc
    .tuple(beside, fc.oneof(beside, fc.constant(F.ZERO)))
    .map(([re, im]): B.Ball => ({ value: { re, im }, error: B.EXACT, real: false }));

  test('sums and products of exact numbers, however long, lie within them', () => {
    fc.assert(
      fc.property(exactBall, exactBall, bits, ({ value: a }, { value: b }, wanted) => {
        const [one, other] = [a, b].map((value): B.Ball => ({ value, error: B.EXACT, real: false }));
        const sum = { re: F.exactSum(a.re, b.re), im: F.exactSum(a.im, b.im) };
        const product = {
          re: F.exactSum(F.exactProduct(a.re, b.re), F.negate(F.exactProduct(a.im, b.im))),
          im: F.exactSum(F.exactProduct(a.re, b.im), F.exactProduct(a.im, b.re)),
        };
        for (const [exact, found] of [
          [sum, B.add(one!, other!, wanted)],
          [product, B.multiply(one!, other!, wanted)],
        ] as const)
          for (const part of ['re', 'im'] as const) {
            const apart = F.abs(F.exactSum(exact[part], F.negate(found.value[part])));
            if (found.error === B.EXACT) expect(apart.mantissa).toBe(0n);
            else expect(F.compare(apart, { mantissa: 1n, exponent: Math.ceil(found.error) })).toBeLessThanOrEqual(0);
          }
      }),
      { numRuns: 1000 },
    );
  });
});
