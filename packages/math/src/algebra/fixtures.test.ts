import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { read, unwrap } from '../../../../tools/setup/read.ts';
import type { Expression } from '../expression/expression.ts';
import { ringOf, toPolynomial } from '../polynomial/convert.ts';
import { gcd } from '../polynomial/sparse/gcd.ts';
import * as S from '../polynomial/sparse/polynomial.ts';
import { resultant } from '../polynomial/sparse/resultant.ts';
import * as P from '../polynomial/univariate/dense.ts';
import { squareFreeFactors } from '../polynomial/univariate/square-free.ts';
import { countRealRoots } from '../polynomial/univariate/sturm.ts';
import { divide } from './divide.ts';
import { factor } from './factor.ts';
import { sameModulo } from './same-value.ts';

/** What PARI/GP says about the same polynomials; `fixtures/generate.gp` made the file. */
type Record =
  | { readonly ask: 'factor'; readonly f: string; readonly factors: readonly (readonly [string, number])[] }
  | {
      readonly ask: 'pair';
      readonly f: string;
      readonly g: string;
      readonly gcd: string;
      readonly resultant: string;
      readonly quotient: string;
      readonly remainder: string;
      readonly realRoots: number;
    };

const records: readonly Record[] = readFileSync(new URL('./fixtures/polynomials.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line));

/** Equal up to a number: both made primitive with a positive leading coefficient. */
function normal(text: string, names: readonly Expression[]): S.Polynomial {
  return S.integerPrimitive(unwrap(toPolynomial(read(text), unwrap(ringOf(names)))).polynomial);
}

describe('factors', () => {
  test.each(records.filter((one) => one.ask === 'factor'))('$f', ({ f, factors }) => {
    const source = read(f);
    const found = unwrap(factor(source));
    expect(sameModulo(source, found.expression)).toBe(true);
    const wanted = factors.map(([text, times]) => [normal(text, [source]), times] as const);
    expect(found.factors).toHaveLength(wanted.length);
    for (const { factor: part, multiplicity } of found.factors) {
      const own = S.integerPrimitive(unwrap(toPolynomial(part, unwrap(ringOf([source])))).polynomial);
      expect(wanted.some(([other, times]) => times === multiplicity && S.equals(own, other))).toBe(true);
    }
  });
});

describe('gcd, resultant, division, real roots', () => {
  test.each(records.filter((one) => one.ask === 'pair'))('$f and $g', (one) => {
    const [f, g] = [one.f, one.g].map(
      (text) => unwrap(toPolynomial(read(text), unwrap(ringOf([read('x')])))).polynomial,
    );
    expect(S.integerPrimitive(gcd(f!, g!, S.unlimited()))).toEqual(normal(one.gcd, [read('x')]));
    const eliminated = resultant(f!, g!, 0, S.unlimited());
    expect(sameModulo(read(String(eliminated.coefficients[0] ?? 0)), read(one.resultant))).toBe(true);
    const { quotient, remainder } = unwrap(divide(read(one.f), read(one.g)));
    expect([sameModulo(quotient, read(one.quotient)), sameModulo(remainder, read(one.remainder))]).toEqual([
      true,
      true,
    ]);
    const squareFree = squareFreeFactors(P.primitivePart(S.toDense(f!, 0))).reduce(
      (all, part) => P.multiply(all, part.factor),
      P.one,
    );
    expect(countRealRoots(squareFree)).toBe(one.realRoots);
  });
});
