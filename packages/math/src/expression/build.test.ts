import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growth } from '../../../../tools/setup/effort.ts';
import { read } from '../../../../tools/setup/read.ts';
import * as Z from '../exact/integer.ts';
import * as Q from '../exact/rational.ts';
import { rational } from '../exact/rational.ts';
import * as E from './build.ts';
import type { Expression } from './expression.ts';

const x = E.symbol('x');
const y = E.symbol('y');
const n = E.number;
const q = (a: number, b: number) => E.number(rational(a, b));
const infinity = E.constant('infinity');
const same = (a: Expression, b: Expression) => expect(a).toEqual(b);
const differ = (a: Expression, b: Expression) => expect(E.equal(a, b)).toBe(false);

describe('sums', () => {
  it('are flattened, collected and ordered, whatever the order of their terms', () => {
    const terms = [x, n(1), E.power(x, n(2)), E.product([n(3), x]), E.sum([y, n(4)]), E.product([x, y])];
    const expected = E.sum([E.power(x, n(2)), E.product([x, y]), E.product([n(4), x]), y, n(5)]);
    for (let shift = 0; shift < terms.length; shift++) {
      same(E.sum([...terms.slice(shift), ...terms.slice(0, shift)]), expected);
    }
    expect(expected).toMatchObject({ kind: 'sum', terms: { length: 5 } });
  });

  it('vanish when everything cancels', () => {
    same(E.subtract(x, x), E.zero);
    same(E.sum([]), E.zero);
    same(E.sum([E.sqrt(n(8)), E.product([n(-2), E.sqrt(n(2))])]), E.zero);
  });
});

describe('products', () => {
  it('collect powers with numeric and symbolic exponents', () => {
    same(E.product([x, E.power(x, n(2))]), E.power(x, n(3)));
    same(E.product([E.power(x, y), E.power(x, n(2)), E.power(x, E.negate(y))]), E.power(x, n(2)));
    same(E.product([E.sqrt(E.sum([x, E.one])), E.sqrt(E.sum([x, E.one]))]), E.sum([x, E.one]));
    same(E.product([E.exp(x), E.exp(E.negate(x))]), E.one);
    same(E.product([E.power(n(2), x), E.power(n(2), E.negate(x))]), E.one);
    same(E.product([]), E.one);
    same(E.product([n(0), x]), E.zero);
  });

  it('are not multiplied out', () => expect(E.product([n(2), E.sum([x, E.one])]).kind).toBe('product'));

  it('know that i² = −1', () => {
    const i = E.constant('i');
    same(E.product([i, i]), n(-1));
    same(E.product([i, i, i, x]), E.product([n(-1), i, x]));
    same(E.power(i, n(-1)), E.negate(i));
  });
});

describe('powers of numbers', () => {
  it('are reduced to one shape', () => {
    same(E.sqrt(n(4)), n(2));
    same(E.power(n(8), q(1, 3)), n(2));
    same(E.power(n(8), q(1, 2)), E.product([n(2), E.sqrt(n(2))]));
    same(E.divide(E.one, E.sqrt(n(2))), E.product([q(1, 2), E.sqrt(n(2))]));
    same(E.product([E.sqrt(n(2)), E.sqrt(n(3))]), E.sqrt(n(6)));
    same(E.product([E.sqrt(n(6)), E.sqrt(n(10))]), E.product([n(2), E.sqrt(n(15))]));
    same(E.power(n(4), q(1, 3)), E.power(n(2), q(2, 3)));
    same(E.sqrt(E.sqrt(n(2))), E.power(n(2), q(1, 4)));
    same(E.power(q(1, 2), x), E.power(n(2), E.negate(x)));
  });

  it('take principal roots of negative numbers', () => {
    same(E.sqrt(n(-4)), E.product([n(2), E.constant('i')]));
    const cube = E.power(n(-8), q(1, 3));
    same(E.power(cube, n(3)), n(-8));
    differ(cube, n(-2));
  });

  it('stay unevaluated when they would be enormous', () => {
    const nine = n(9);
    expect(E.power(nine, E.power(nine, E.power(nine, nine))).kind).toBe('power');
    expect(E.power(n(2), n(1000)).kind).toBe('number');
  });
});

describe('powers that are only sometimes simpler', () => {
  it('sqrt(x^2) is not x, sqrt(x)^2 is', () => {
    expect(E.sqrt(E.power(x, n(2)))).toMatchObject({ kind: 'power', exponent: q(1, 2) });
    same(E.power(E.sqrt(x), n(2)), x);
    same(E.sqrt(E.sqrt(x)), E.power(x, q(1, 4)));
    expect(E.power(E.power(x, y), q(1, 2))).toMatchObject({ base: { kind: 'power' } });
  });

  it('a product comes apart under integers only, its positive number always', () => {
    same(E.power(E.product([x, y]), n(2)), E.product([E.power(x, n(2)), E.power(y, n(2))]));
    expect(E.sqrt(E.product([x, y])).kind).toBe('power');
    same(E.sqrt(E.product([n(4), x])), E.product([n(2), E.sqrt(x)]));
    same(E.sqrt(E.product([n(-4), x])), E.product([n(2), E.sqrt(E.negate(x))]));
  });

  it('undo logarithms under the exponential, and not the other way round', () => {
    const ln = (a: Expression) => E.apply('ln', [a]);
    same(E.exp(ln(x)), x);
    same(E.exp(E.product([n(3), ln(x)])), E.power(x, n(3)));
    same(ln(E.constant('e')), E.one);
    expect(ln(E.exp(x)).kind).toBe('apply');
    same(E.exp(E.product([E.constant('i'), E.constant('pi')])), n(-1));
  });
});

describe('forms without a value are kept', () => {
  it.each<[string, Expression]>([
    ['0^0', E.power(E.zero, E.zero)],
    ['0/0', E.product([E.zero, E.power(E.zero, n(-1))])],
    ['0·oo', E.product([E.zero, infinity])],
    ['oo − oo', E.subtract(infinity, infinity)],
    ['oo/oo', E.product([infinity, E.power(E.sum([x, infinity]), n(-1))])],
  ])('%s', (_, a) => expect(a.kind).not.toBe('number'));

  it('infinity swallows finite numbers', () => {
    same(E.sum([n(3), infinity]), infinity);
    same(E.product([n(-3), infinity]), E.negate(infinity));
    same(E.power(infinity, n(-2)), E.zero);
    same(E.sum([infinity, infinity]), infinity);
  });
});

describe('functions', () => {
  it('have their simple exact values', () => {
    const pi = E.constant('pi');
    same(E.apply('sin', [E.product([q(5, 3), pi])]), E.product([q(-1, 2), E.sqrt(n(3))]));
    same(E.apply('cos', [pi]), n(-1));
    same(E.apply('tan', [E.product([q(1, 6), pi])]), E.product([q(1, 3), E.sqrt(n(3))]));
    same(E.apply('acos', [q(-1, 2)]), E.product([q(2, 3), pi]));
    same(E.apply('factorial', [n(5)]), n(120));
    same(E.apply('floor', [q(-1, 2)]), n(-1));
    expect(E.apply('tan', [E.product([q(1, 2), pi])]).kind).toBe('apply');
  });

  it('put signs outside by parity', () => {
    same(E.apply('sin', [E.negate(x)]), E.negate(E.apply('sin', [x])));
    same(E.apply('cos', [E.product([n(-2), x])]), E.apply('cos', [E.product([n(2), x])]));
  });
});

describe('large inputs', () => {
  it('the work to collect terms grows as they do', () => {
    const termsOf = (length: number) =>
      Array.from({ length }, (_, k) => E.product([n((k % 7) + 1), E.power(x, n((k * 7919) % (length / 2))), y]));
    expect(E.sum(termsOf(10_000))).toMatchObject({ terms: { length: 5000 } });
    // Eight times the terms would take 64 times the work if it were quadratic.
    const collecting = (length: number) => {
      const terms = termsOf(length);
      return () => E.sum(terms);
    };
    expect(growth(collecting, 1250, 10_000)).toBeLessThan(32);
  });

  it('a thousand nested functions do not exhaust the stack', () => {
    const nested = () => {
      let a: Expression = x;
      for (let k = 0; k < 1000; k++) a = E.apply('sin', [E.sum([a, E.one])]);
      return a;
    };
    expect(E.equal(nested(), nested())).toBe(true);
    same(E.subtract(nested(), nested()), E.zero);
  });
});

it.each([
  ['max(x, x)', 'x'],
  ['max(x, 2, y, 5, x)', 'max(x, 5, y)'],
  ['min(2x, x + x)', '2*x'],
  ['min(x, 2, 5)', 'min(x, 2)'],
  ['max(x, y)', 'max(x, y)'],
])('%s has each argument once', (text, written) => expect(read(text)).toEqual(read(written)));

it.each([
  ['sign(pi - 3)', '1'],
  ['sign(2 - e)', '-1'],
  ['heaviside(pi - pi^2)', '0'],
  ['heaviside(e^(-1000))', '1'],
])('%s is a number, for the sign is certain', (text, value) => expect(read(text)).toEqual(read(value)));

it.each(['sign(x)', 'sign(sqrt(2)*sqrt(3) - sqrt(6) + x - x + 0*y)', 'heaviside(asin(2))'])(
  '%s stays where no sign is certain',
  (text) => {
    const found = read(text);
    expect(found.kind === 'number' && !Q.isZero(found.value)).toBe(false);
  },
);

it('takes a function of several rational numbers that is rational for its value', () => {
  const big = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n });
  const whole = (a: bigint) => E.number(Q.integerRational(Z.fromBigInt(a)));
  const gcd = (a: bigint, b: bigint): bigint => {
    if (b !== 0n) return gcd(b, a % b);
    return a < 0n ? -a : a;
  };
  fc.assert(
    fc.property(big, big, (a, b) => {
      const of = (name: string) => E.apply(name, [whole(a), whole(b)]);
      expect(of('gcd')).toEqual(whole(gcd(a, b)));
      expect(of('max')).toEqual(whole(a > b ? a : b));
      expect(of('min')).toEqual(whole(a < b ? a : b));
      if (b === 0n) expect(of('mod').kind).toBe('apply');
      else expect(of('mod')).toEqual(whole(((a % b) + b) % b));
      if (gcd(a, b) !== 0n) expect(of('lcm')).toEqual(whole(a * b < 0n ? -(a * b) / gcd(a, b) : (a * b) / gcd(a, b)));
    }),
  );
});
