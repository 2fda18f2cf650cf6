import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growth } from '../../../../tools/setup/effort.ts';
import * as Z from '../exact/integer.ts';
import * as Q from '../exact/rational.ts';
import { rational } from '../exact/rational.ts';
import {
  apply,
  constant,
  divide,
  equal,
  exp,
  negate,
  number,
  one,
  power,
  product,
  sqrt,
  subtract,
  sum,
  symbol,
  zero,
} from './build.ts';
import type { Expression } from './expression.ts';

const x = symbol('x');
const y = symbol('y');
const n = number;
const q = (a: number, b: number) => number(rational(a, b));
const infinity = constant('infinity');
const same = (a: Expression, b: Expression) => expect(a).toEqual(b);
const differ = (a: Expression, b: Expression) => expect(equal(a, b)).toBe(false);

describe('sums', () => {
  it('are flattened, collected and ordered, whatever the order of their terms', () => {
    const terms = [x, n(1), power(x, n(2)), product([n(3), x]), sum([y, n(4)]), product([x, y])];
    const expected = sum([power(x, n(2)), product([x, y]), product([n(4), x]), y, n(5)]);
    for (let shift = 0; shift < terms.length; shift++) {
      same(sum([...terms.slice(shift), ...terms.slice(0, shift)]), expected);
    }
    expect(expected).toMatchObject({ kind: 'sum', terms: { length: 5 } });
  });

  it('vanish when everything cancels', () => {
    same(subtract(x, x), zero);
    same(sum([]), zero);
    same(sum([sqrt(n(8)), product([n(-2), sqrt(n(2))])]), zero);
  });
});

describe('products', () => {
  it('collect powers with numeric and symbolic exponents', () => {
    same(product([x, power(x, n(2))]), power(x, n(3)));
    same(product([power(x, y), power(x, n(2)), power(x, negate(y))]), power(x, n(2)));
    same(product([sqrt(sum([x, one])), sqrt(sum([x, one]))]), sum([x, one]));
    same(product([exp(x), exp(negate(x))]), one);
    same(product([power(n(2), x), power(n(2), negate(x))]), one);
    same(product([]), one);
    same(product([n(0), x]), zero);
  });

  it('are not multiplied out', () => expect(product([n(2), sum([x, one])]).kind).toBe('product'));

  it('know that i² = −1', () => {
    const i = constant('i');
    same(product([i, i]), n(-1));
    same(product([i, i, i, x]), product([n(-1), i, x]));
    same(power(i, n(-1)), negate(i));
  });
});

describe('powers of numbers', () => {
  it('are reduced to one shape', () => {
    same(sqrt(n(4)), n(2));
    same(power(n(8), q(1, 3)), n(2));
    same(power(n(8), q(1, 2)), product([n(2), sqrt(n(2))]));
    same(divide(one, sqrt(n(2))), product([q(1, 2), sqrt(n(2))]));
    same(product([sqrt(n(2)), sqrt(n(3))]), sqrt(n(6)));
    same(product([sqrt(n(6)), sqrt(n(10))]), product([n(2), sqrt(n(15))]));
    same(power(n(4), q(1, 3)), power(n(2), q(2, 3)));
    same(sqrt(sqrt(n(2))), power(n(2), q(1, 4)));
    same(power(q(1, 2), x), power(n(2), negate(x)));
  });

  it('take principal roots of negative numbers', () => {
    same(sqrt(n(-4)), product([n(2), constant('i')]));
    const cube = power(n(-8), q(1, 3));
    same(power(cube, n(3)), n(-8));
    differ(cube, n(-2));
  });

  it('stay unevaluated when they would be enormous', () => {
    const nine = n(9);
    expect(power(nine, power(nine, power(nine, nine))).kind).toBe('power');
    expect(power(n(2), n(1000)).kind).toBe('number');
  });
});

describe('powers that are only sometimes simpler', () => {
  it('sqrt(x^2) is not x, sqrt(x)^2 is', () => {
    expect(sqrt(power(x, n(2)))).toMatchObject({ kind: 'power', exponent: q(1, 2) });
    same(power(sqrt(x), n(2)), x);
    same(sqrt(sqrt(x)), power(x, q(1, 4)));
    expect(power(power(x, y), q(1, 2))).toMatchObject({ base: { kind: 'power' } });
  });

  it('a product comes apart under integers only, its positive number always', () => {
    same(power(product([x, y]), n(2)), product([power(x, n(2)), power(y, n(2))]));
    expect(sqrt(product([x, y])).kind).toBe('power');
    same(sqrt(product([n(4), x])), product([n(2), sqrt(x)]));
    same(sqrt(product([n(-4), x])), product([n(2), sqrt(negate(x))]));
  });

  it('undo logarithms under the exponential, and not the other way round', () => {
    const ln = (a: Expression) => apply('ln', [a]);
    same(exp(ln(x)), x);
    same(exp(product([n(3), ln(x)])), power(x, n(3)));
    same(ln(constant('e')), one);
    expect(ln(exp(x)).kind).toBe('apply');
    same(exp(product([constant('i'), constant('pi')])), n(-1));
  });
});

describe('forms without a value are kept', () => {
  it.each<[string, Expression]>([
    ['0^0', power(zero, zero)],
    ['0/0', product([zero, power(zero, n(-1))])],
    ['0·oo', product([zero, infinity])],
    ['oo − oo', subtract(infinity, infinity)],
    ['oo/oo', product([infinity, power(sum([x, infinity]), n(-1))])],
  ])('%s', (_, a) => expect(a.kind).not.toBe('number'));

  it('infinity swallows finite numbers', () => {
    same(sum([n(3), infinity]), infinity);
    same(product([n(-3), infinity]), negate(infinity));
    same(power(infinity, n(-2)), zero);
    same(sum([infinity, infinity]), infinity);
  });
});

describe('functions', () => {
  it('have their simple exact values', () => {
    const pi = constant('pi');
    same(apply('sin', [product([q(5, 3), pi])]), product([q(-1, 2), sqrt(n(3))]));
    same(apply('cos', [pi]), n(-1));
    same(apply('tan', [product([q(1, 6), pi])]), product([q(1, 3), sqrt(n(3))]));
    same(apply('acos', [q(-1, 2)]), product([q(2, 3), pi]));
    same(apply('factorial', [n(5)]), n(120));
    same(apply('floor', [q(-1, 2)]), n(-1));
    expect(apply('tan', [product([q(1, 2), pi])]).kind).toBe('apply');
  });

  it('put signs outside by parity', () => {
    same(apply('sin', [negate(x)]), negate(apply('sin', [x])));
    same(apply('cos', [product([n(-2), x])]), apply('cos', [product([n(2), x])]));
  });
});

describe('large inputs', () => {
  it('the work to collect terms grows as they do', () => {
    const termsOf = (length: number) =>
      Array.from({ length }, (_, k) => product([n((k % 7) + 1), power(x, n((k * 7919) % (length / 2))), y]));
    expect(sum(termsOf(10_000))).toMatchObject({ terms: { length: 5000 } });
    // Eight times the terms would take 64 times the work if it were quadratic.
    const collecting = (length: number) => {
      const terms = termsOf(length);
      return () => sum(terms);
    };
    expect(growth(collecting, 1250, 10_000)).toBeLessThan(32);
  });

  it('a thousand nested functions do not exhaust the stack', () => {
    const nested = () => {
      let a: Expression = x;
      for (let k = 0; k < 1000; k++) a = apply('sin', [sum([a, one])]);
      return a;
    };
    expect(equal(nested(), nested())).toBe(true);
    same(subtract(nested(), nested()), zero);
  });
});

it('takes a function of several rational numbers that is rational for its value', () => {
  const big = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n });
  const whole = (a: bigint) => number(Q.integerRational(Z.fromBigInt(a)));
  const gcd = (a: bigint, b: bigint): bigint => {
    if (b !== 0n) return gcd(b, a % b);
    return a < 0n ? -a : a;
  };
  fc.assert(
    fc.property(big, big, (a, b) => {
      const of = (name: string) => apply(name, [whole(a), whole(b)]);
      expect(of('gcd')).toEqual(whole(gcd(a, b)));
      expect(of('max')).toEqual(whole(a > b ? a : b));
      expect(of('min')).toEqual(whole(a < b ? a : b));
      if (b === 0n) expect(of('mod').kind).toBe('apply');
      else expect(of('mod')).toEqual(whole(((a % b) + b) % b));
      if (gcd(a, b) !== 0n) expect(of('lcm')).toEqual(whole(a * b < 0n ? -(a * b) / gcd(a, b) : (a * b) / gcd(a, b)));
    }),
  );
});
