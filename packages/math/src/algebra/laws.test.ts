import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { read, unwrap } from '../../../../tools/setup/read.ts';
import { equal, number, power, product } from '../expression/build.ts';
import { compareNumerically } from '../expression/compare-numerically.ts';
import { parse } from '../syntax/parse.ts';
import { toText } from '../syntax/print-text.ts';
import { expand } from './expand.ts';
import { expansionSteps } from './expansion-steps.ts';
import { factor } from './factor.ts';
import { sameModulo } from './same-value.ts';
import { simplify } from './simplify/simplify.ts';

/** Laws that must hold whatever is typed; inputs are generated as texts, so that a failure can be typed again. */
const whole = fc.integer({ min: -9, max: 9 });

/** a·x + b·y + c·z + d with coprime coefficients, the first of them positive: irreducible, and written in one way only. */
const linear = fc
  .tuple(fc.integer({ min: 1, max: 5 }), whole, whole, whole)
  .filter((list) => list.reduce((a, b) => gcd(a, Math.abs(b))) === 1)
  .map(([a, b, c, d]) => `${a}*x+(${b})*y+(${c})*z+(${d})`);

/** x^n + p·(…) with a prime p that divides all but the first coefficient, the last one once only: irreducible (Eisenstein). */
const eisenstein = fc
  .tuple(fc.constantFrom(2, 3, 5, 7), fc.array(whole, { minLength: 1, maxLength: 3 }), fc.boolean())
  .map(
    ([p, list, minus]) =>
      `x^${list.length + 1}+${list.map((c, k) => `(${p * c})*x^${k + 1}`).join('+')}${minus ? '-' : '+'}${p}`,
  );

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

describe('multiplying out', () => {
  test('two sums are multiplied in the order in which they are typed, term by term as they stand there', () => {
    const one = fc.integer({ min: 1, max: 9 });
    const typed = fc.oneof(
      fc.tuple(one, one).map(([a, b]) => [`${a}*x - ${b}`, `${a}*x`.replace(/^1\*/, '')] as const),
      fc.tuple(one, one).map(([a, b]) => [`${a} - ${b}*x`, `${a}`] as const),
    );
    fc.assert(
      fc.property(typed, typed, ([left, first], [right]) => {
        fc.pre(left !== right);
        const { expression, tree } = unwrap(parse(`(${left})(${right})`));
        const [line] = expansionSteps(expression, tree);
        const [product, opened] = line!.written!.text.split(' = ');
        expect(product!.replace(/(?<=[ (])1\*/g, '')).toBe(`(${left})*(${right})`.replace(/(?<=[ (])1\*/g, ''));
        expect(opened!.startsWith(`${first}*`)).toBe(true);
      }),
    );
  });
});

describe('factoring', () => {
  test('the expanded product of irreducible polynomials has these factors, and no others', () => {
    const factors = fc.array(fc.tuple(fc.oneof(linear, eisenstein), fc.integer({ min: 1, max: 2 })), {
      minLength: 2,
      maxLength: 3,
    });
    fc.assert(
      fc.property(factors, (list) => {
        const source = product(list.map(([text, times]) => power(read(text), number(times))));
        const found = unwrap(factor(unwrap(expand(source))));
        const wanted = new Map<string, number>();
        for (const [text, times] of list) {
          const key = toText(unwrap(expand(read(text))));
          wanted.set(key, (wanted.get(key) ?? 0) + times);
        }
        expect(new Map(found.factors.map((one) => [toText(one.factor), one.multiplicity]))).toEqual(wanted);
        expect(sameModulo(source, found.expression)).toBe(true);
        for (const { before, after } of found.steps) expect(sameModulo(before.expression, after.expression)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

/** Sums, products and powers of numbers, variables and, with `functions`, of functions of them. */
const expression = (functions: boolean): fc.Arbitrary<string> =>
  fc.letrec<{ tree: string; leaf: string }>((tie) => ({
    leaf: fc.oneof(
      fc.constantFrom('x', 'y', 'x', '2'),
      fc.integer({ min: 1, max: 9 }).map(String),
      fc.constantFrom('1/2', '2/3'),
    ),
    tree: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      tie('leaf'),
      fc.tuple(tie('tree'), fc.constantFrom('+', '-', '*'), tie('tree')).map(([a, sign, b]) => `(${a}${sign}${b})`),
      fc.tuple(tie('tree'), fc.integer({ min: 2, max: 3 })).map(([a, n]) => `(${a})^${n}`),
      ...(functions
        ? [
            fc.tuple(tie('tree'), tie('tree')).map(([a, b]) => `(${a})/(1+(${b})^2)`),
            fc.tuple(fc.constantFrom('sin', 'cos', 'exp', 'abs', 'sqrt'), tie('leaf')).map(([f, a]) => `${f}(${a})`),
          ]
        : []),
    ),
  })).tree;

describe('doing it twice changes nothing', () => {
  test('expand', () => {
    fc.assert(
      fc.property(expression(true), (text) => {
        const once = expand(read(text));
        if (!once.ok) return;
        const twice = unwrap(expand(once.value));
        expect(toText(twice)).toBe(toText(once.value));
      }),
      { numRuns: 150 },
    );
  });

  test('simplify, and what it gives has the value of what was typed', () => {
    fc.assert(
      fc.property(expression(true), (text) => {
        const source = read(text);
        const once = simplify(source);
        if (!once.ok) return;
        expect(compareNumerically(source, once.value.expression).verdict, text).not.toBe('different');
        const twice = unwrap(simplify(once.value.expression));
        expect(
          equal(twice.expression, once.value.expression),
          `${text}: ${toText(once.value.expression)}, then ${toText(twice.expression)}`,
        ).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});
