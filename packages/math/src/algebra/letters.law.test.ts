import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lawRuns } from '../../../../tools/setup/law-runs.ts';
import { read, unwrap } from '../../../../tools/setup/read.ts';
import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import { number, power, product, sum, symbol, zero } from '../expression/build.ts';
import type { Case, Condition } from '../expression/condition.ts';
import { evaluate } from '../expression/evaluate.ts';
import { evaluateComplex } from '../expression/evaluate-complex.ts';
import type { Expression } from '../expression/expression.ts';
import { substitute } from '../expression/substitute.ts';
import { contains, freeSymbols } from '../expression/walk.ts';
import type { OpenCase } from '../linear/cases.ts';
import type { LinearSolution } from '../linear/linear-solution.ts';
import {
  determinant,
  inverse,
  invertibility,
  type Matrix,
  rank,
  rankByCases,
  reducedRowEchelonForm,
} from '../linear/operations.ts';
import { solveSystem } from '../linear/system.ts';
import { parse } from '../syntax/parse.ts';
import { conditionsText } from '../syntax/print-condition.ts';
import { toText } from '../syntax/print-text.ts';
import { coefficientsOf } from './coefficients.ts';
import { divide } from './divide.ts';
import { lostRestrictions } from './domain.ts';
import { expand } from './expand.ts';
import { generalRoots, type RootSet } from './roots/general-roots.ts';
import { rootsOf } from './roots/roots.ts';
import { simplify } from './simplify/simplify.ts';
import { solveSystem as solvePair } from './system.ts';

/*
 * The law of claims with letters: an answer with letters, its conditions and its cases are taken at ordinary values of the letters
 * and at the critical ones (each value that a condition or a case names, and the small whole numbers and fractions at which the
 * generated coefficients become 0), and calculated again with these numbers. Every claim whose conditions hold there must be what
 * the calculation with numbers gives. NOMOGRAM_LAW_RUNS=1000 for 5,000 answers; FC_SEED for others.
 */
const runs = lawRuns(4, 1000);

type Values = Readonly<Record<string, Rational>>;

const insert = (a: Expression, at: Values): Expression =>
  substitute(a, Object.fromEntries(Object.entries(at).map(([name, value]) => [name, number(value)])));

/** The rational value, part by part, so that no division by 0 is lost on the way; null where there is none. */
function valueAt(a: Expression, at: Values): Rational | null {
  switch (a.kind) {
    case 'number':
      return a.value;
    case 'symbol':
      return at[a.name] ?? null;
    case 'sum':
      return combined(a.terms, at, Q.add);
    case 'product':
      return combined(a.factors, at, Q.multiply);
    case 'power':
      return powerAt(a.base, a.exponent, at);
    case 'apply': {
      const value = valueAt(a.args[0]!, at);
      return a.name === 'abs' && value !== null ? Q.abs(value) : null;
    }
    default:
      return null;
  }
}

function combined(
  parts: readonly Expression[],
  at: Values,
  by: (a: Rational, b: Rational) => Rational,
): Rational | null {
  const values = parts.map((part) => valueAt(part, at));
  return values.includes(null) ? null : (values as Rational[]).reduce(by);
}

function powerAt(base: Expression, exponent: Expression, at: Values): Rational | null {
  const value = valueAt(base, at);
  if (value === null || exponent.kind !== 'number') return null;
  if (Q.isZero(value) && Q.sign(exponent.value) <= 0) return null;
  const found = power(number(value), exponent);
  return found.kind === 'number' ? found.value : null;
}

function holds({ left, relation, right }: Condition, at: Values): boolean {
  const [a, b] = [evaluate(insert(left, at)), evaluate(insert(right, at))];
  const [p, q] = [valueAt(left, at), valueAt(right, at)];
  const order = p !== null && q !== null ? Q.compare(p, q) : Math.abs(a - b) <= 1e-12 * Math.abs(b) ? 0 : a - b;
  const isValue = Number.isFinite(a) && Number.isFinite(b);
  return (
    isValue &&
    { '=': order === 0, '!=': order !== 0, '<': order < 0, '<=': order <= 0, '>': order > 0, '>=': order >= 0 }[
      relation
    ]
  );
}

const all = (conditions: readonly Condition[], at: Values): boolean => conditions.every((one) => holds(one, at));

const letters = ['u', 'v'] as const;
const small = fc.integer({ min: -3, max: 3 });

/** A coefficient: mostly a number, else something with u and v that becomes 0 at small values. */
const coefficient: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: small.map(String) },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom(...letters), small).map(([name, k]) => `${name}${k < 0 ? k : `+${k}`}`),
  },
  { weight: 1, arbitrary: fc.tuple(small, fc.constantFrom(...letters)).map(([k, name]) => `${k}*${name}`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('u*v', 'u^2-1', 'u-v', '2*u+v-1', 'v^2-v', 'u*v-1', '1/u', '|v|-1', 'u^2*v+u-v'),
  },
);

const matrixOf = (rows: number, columns: number): fc.Arbitrary<string[][]> =>
  fc.array(fc.array(coefficient, { minLength: columns, maxLength: columns }), { minLength: rows, maxLength: rows });

const grid: readonly Rational[] = [-3, -2, -1, 0, 1, 2, 3]
  .map((n) => Q.integerRational(n))
  .concat([Q.half, Q.rational(-1, 2), Q.rational(1, 3), Q.rational(7, 5), Q.rational(-11, 4)]);

/** Assignments: what conditions name, each beside some of the grid, and the grid itself. */
function assignments(named: readonly Condition[]): Values[] {
  const found: Values[] = [];
  for (const [k, u] of grid.entries())
    for (const shift of [0, 3, 7]) found.push({ u, v: grid[(k * 5 + shift) % grid.length]! });
  for (const { left, right } of named) {
    if (left.kind !== 'symbol') continue;
    const other = left.name === 'u' ? 'v' : 'u';
    for (const value of grid) {
      const at = valueAt(right, { [other]: value });
      if (at !== null) found.push({ [left.name]: at, [other]: value });
    }
  }
  return found;
}

const atRows = (rows: Matrix, at: Values): Matrix | null => {
  const values = rows.map((row) => row.map((entry) => valueAt(entry, at)));
  return values.flat().includes(null) ? null : values.map((row) => row.map((value) => number(value!)));
};

/** A claim holds there, or is said to be left open: no values of the letters are passed over. */
function expectCovered(
  conditions: readonly Condition[],
  { cases, open }: { readonly cases: readonly Case<unknown>[]; readonly open: readonly OpenCase[] },
  at: Values,
  source: string,
): void {
  const covering = [conditions, ...[...cases, ...open].map(({ when }) => when)];
  const isCovered = covering.some((when) => all(when, at));
  expect(isCovered, `${source} at ${valuesText(at)}: ${covering.map(conditionsText).join('; ')}`).toBe(true);
}

/** Every claim that applies, and how many do. */
function claims<Value>(
  main: { readonly value: Value; readonly conditions: readonly Condition[] },
  cases: readonly Case<Value>[],
  at: Values,
): Value[] {
  return [{ when: main.conditions, value: main.value }, ...cases]
    .filter(({ when }) => all(when, at))
    .map(({ value }) => value);
}

const valuesText = (at: Values): string =>
  Object.entries(at)
    .map(([name, value]) => `${name} = ${toText(number(value))}`)
    .join(', ');

function expectSolves(claim: LinearSolution, a: Matrix, b: Matrix, at: Values, source: string): void {
  const wanted = unwrap(solveSystem(a, b));
  const where = `${source} at ${valuesText(at)}`;
  expect([claim.kind, claim.rank], where).toEqual([wanted.kind, wanted.rank]);
  if (claim.kind === 'contradictory') return;
  const free = Object.fromEntries(claim.free.map((name, k) => [name, Q.integerRational(2 * k - 3)]));
  const solution = claim.values.map((value) => valueAt(value, { ...at, ...free }));
  for (const [k, row] of a.entries()) {
    const left = row.reduce<Rational | null>((total, entry, j) => {
      const [x, c] = [solution[j], valueAt(entry, {})];
      return total === null || x == null || c === null ? null : Q.add(total, Q.multiply(c, x));
    }, Q.zero);
    expect(left && toText(number(left)), where).toBe(toText(b[k]![0]!));
  }
}

describe('claims with letters hold wherever they say', () => {
  test('linear systems', () => {
    const shape = fc.tuple(fc.integer({ min: 2, max: 4 }), fc.integer({ min: 2, max: 4 }));
    const system = shape.chain(([rows, columns]) => fc.tuple(matrixOf(rows, columns), matrixOf(rows, 1)));
    fc.assert(
      fc.property(system, ([a, b]) => {
        const [left, right] = [a.map((row) => row.map(read)), b.map((row) => row.map(read))];
        const found = solveSystem(left, right);
        if (!found.ok) return;
        const { conditions, cases } = found.value;
        const source = `${a.join('; ')} | ${b.join('; ')}`;
        for (const at of assignments([...conditions, ...cases.flatMap(({ when }) => when)])) {
          const [numbers, column] = [atRows(left, at), atRows(right, at)];
          if (numbers === null || column === null) {
            for (const when of [conditions, ...cases.map((one) => one.when)]) expect(all(when, at), source).toBe(false);
            continue;
          }
          expectCovered(conditions, found.value, at, source);
          const main = { value: found.value as LinearSolution, conditions };
          const others = cases.map(({ when, value }) => ({ when, value: value.solution }));
          for (const claim of claims(main, others, at)) expectSolves(claim, numbers, column, at, source);
        }
      }),
      { numRuns: runs },
    );
  });

  test('determinants, ranks and inverses', () => {
    const square = fc.integer({ min: 2, max: 4 }).chain((size) => matrixOf(size, size));
    fc.assert(
      fc.property(square, (texts) => {
        const a = texts.map((row) => row.map(read));
        const [value, ranks, inverted] = [determinant(a), rankByCases(a), inverse(a)];
        const where = inverted.ok ? invertibility(a, inverted.value.inverse) : inverted;
        const named = [
          ...(ranks.ok ? [...ranks.value.conditions, ...ranks.value.cases.flatMap(({ when }) => when)] : []),
          ...(where.ok ? [...where.value.conditions, ...where.value.singular] : []),
        ];
        for (const at of assignments(named)) {
          const numbers = atRows(a, at);
          if (numbers === null) {
            if (where.ok)
              expect(all(where.value.conditions, at), `${texts.join('; ')} at ${valuesText(at)}`).toBe(false);
            continue;
          }
          const source = `${texts.join('; ')} at ${valuesText(at)}`;
          const [d, r] = [determinant(numbers), rank(numbers)];
          if (ranks.ok) expectCovered(ranks.value.conditions, ranks.value, at, source);
          if (!d.ok || !r.ok) throw new Error(source);
          if (value.ok)
            expect(toText(number(valueAt(value.value.determinant, at)!)), source).toBe(toText(d.value.determinant));
          if (ranks.ok)
            for (const claim of claims(ranks.value, ranks.value.cases, at)) expect(claim, source).toBe(r.value);
          if (!inverted.ok || !where.ok) continue;
          if (all(where.value.conditions, at)) {
            const direct = inverse(numbers);
            const shown = atRows(inverted.value.inverse, at);
            expect(direct.ok && shown?.map((row) => row.map(toText)), source).toEqual(
              direct.ok && direct.value.inverse.map((row) => row.map(toText)),
            );
            expect(direct.ok, source).toBe(true);
          }
          if (where.value.singular.some((one) => holds(one, at))) expect(r.value, source).toBeLessThan(a.length);
        }
      }),
      { numRuns: runs },
    );
  });

  test('pairs of equations', () => {
    fc.assert(
      fc.property(matrixOf(2, 3), (rows) => {
        const sides = rows.map(([a, b, c]) => read(`(${a})*x+(${b})*y-(${c})`));
        const found = solvePair(sides[0]!, sides[1]!, ['x', 'y']);
        if (!found.ok || found.value.parameters === undefined) return;
        const { solutions, curve, parameters } = found.value;
        const kind = solutions.length > 0 ? 'unique' : curve === undefined ? 'contradictory' : 'parametric';
        const named = [...parameters.conditions, ...parameters.cases.flatMap(({ when }) => when)];
        const matrix = rows.map((row) => row.map(read));
        for (const at of assignments(named)) {
          const numbers = atRows(matrix, at);
          if (numbers === null) continue;
          const [a, b] = [numbers.map((row) => row.slice(0, 2)), numbers.map((row) => row.slice(2))];
          const source = rows.join('; ');
          expectCovered(parameters.conditions, parameters, at, source);
          for (const { value } of parameters.cases.filter(({ when }) => all(when, at)))
            expectSolves(value.solution, a, b, at, source);
          if (!all(parameters.conditions, at)) continue;
          const wanted = solveSystem(a, b);
          expect(wanted.ok && wanted.value.kind, `${source} at ${valuesText(at)}`).toBe(kind);
          if (kind === 'unique' && wanted.ok)
            expect([solutions[0]!.x, solutions[0]!.y].map(({ exact }) => toText(number(valueAt(exact!, at)!)))).toEqual(
              wanted.value.values.map(toText),
            );
          if (curve !== undefined) expectSameLine(curve, a, b, at);
        }
      }),
      { numRuns: runs },
    );
  });

  test('linear and quadratic equations, and binomials', () => {
    const coefficients = fc.oneof(
      fc.tuple(coefficient, coefficient),
      fc.tuple(coefficient, coefficient, coefficient),
      fc.tuple(coefficient, fc.constant('0'), fc.constant('0'), coefficient),
    );
    fc.assert(
      fc.property(coefficients, (texts) => {
        const f = sum(texts.map((text, k) => product([read(text), power(symbol('x'), number(k))])));
        if (!contains(f, 'x') || freeSymbols(f).length === 1) return;
        const found = generalRoots(f, 'x');
        if (!found.ok) return;
        const { roots, conditions, cases } = found.value;
        const main = { value: { kind: 'roots', roots } as RootSet, conditions };
        for (const at of assignments([...conditions, ...cases.flatMap(({ when }) => when)])) {
          const numbers = texts.map((text) => valueAt(read(text), at));
          if (numbers.includes(null)) {
            for (const when of [conditions, ...cases.map((one) => one.when)])
              expect(all(when, at), texts.join(', ')).toBe(false);
            continue;
          }
          expectCovered(conditions, found.value, at, texts.join(', '));
          for (const claim of claims(main, cases, at)) expectRoots(claim, numbers as Rational[], at, texts.join(', '));
        }
      }),
      { numRuns: runs },
    );
  });

  test('divisions of polynomials, and fractions that are cancelled', () => {
    const linear = fc.tuple(coefficient, coefficient).map(([a, b]) => `((${a})*x+(${b}))`);
    fc.assert(
      fc.property(linear, linear, linear, (p, q, r) => {
        expectDivides(read(`${p}*${q}+${r}`), read(q));
        const typed = parse(`${p}*${q}/(${q}*${r})`);
        if (!typed.ok) return;
        const { expression, tree } = typed.value;
        const found = simplify(expression);
        if (!found.ok) return;
        const lost = lostRestrictions(tree, found.value.expression, {
          complex: found.value.verified.scope === 'everywhere',
        });
        for (const at of assignments([]))
          for (const x of grid) expectDefined([p, q, r], found.value.expression, lost, { ...at, x });
      }),
      { numRuns: runs },
    );
  });
});

/** The line of the answer and the equations have the same solutions. */
function expectSameLine(curve: Expression, a: Matrix, b: Matrix, at: Values): void {
  const expanded = expand(insert(curve, at));
  const inX = expanded.ok ? coefficientsOf(expanded.value, 'x') : null;
  const inY = coefficientsOf(inX?.[0] ?? zero, 'y');
  const line = [inX?.[1] ?? zero, inY?.[1] ?? zero];
  const constant = valueAt(inY?.[0] ?? zero, {})!;
  const form = (rows: Matrix) => {
    const reduced = unwrap(reducedRowEchelonForm(rows));
    return reduced.matrix.slice(0, reduced.pivots.length).map((row) => row.map(toText));
  };
  expect(form([[...line, number(Q.negate(constant))]])).toEqual(form(a.map((row, k) => [...row, b[k]![0]!])));
}

function expectRoots(claim: RootSet, coefficients: readonly Rational[], at: Values, source: string): void {
  const where = `${source} at ${valuesText(at)}`;
  const top = coefficients.findLastIndex((c) => !Q.isZero(c));
  const kind = top < 0 ? 'every number' : top === 0 ? 'none' : 'roots';
  expect(claim.kind, where).toBe(kind);
  if (claim.kind !== 'roots') return;
  const common = coefficients.reduce((all, c) => all * BigInt(c.denominator), 1n);
  const dense = coefficients.slice(0, top + 1).map((c) => (BigInt(c.numerator) * common) / BigInt(c.denominator));
  const wanted = unwrap(rootsOf(dense));
  const known = [...wanted.real, ...wanted.complex].map(({ approximate }) => approximate);
  const shown = claim.roots.map(({ value }) => evaluateComplex(insert(value, at), {}));
  const size = Math.max(...known.map(({ re, im }) => Math.hypot(re, im)));
  const near = (p: { re: number; im: number }, q: { re: number; im: number }): boolean =>
    Math.hypot(p.re - q.re, p.im - q.im) <= 1e-7 * size;
  for (const root of shown)
    expect(
      known.some((one) => near(one, root)),
      where,
    ).toBe(true);
  for (const root of known)
    expect(
      shown.some((one) => near(one, root)),
      where,
    ).toBe(true);
}

function expectDivides(dividend: Expression, divisor: Expression): void {
  const found = divide(dividend, divisor);
  if (!found.ok) return;
  const { quotient, remainder, variable } = found.value;
  const degree = (a: Expression): number => {
    const expanded = expand(a);
    return expanded.ok && variable ? (coefficientsOf(expanded.value, variable)?.length ?? 0) : 0;
  };
  if (variable !== undefined) expect(degree(remainder)).toBeLessThan(Math.max(1, degree(divisor)));
  for (const at of assignments([])) {
    const values = { ...at, x: Q.rational(5, 3) };
    const [a, q, b, r] = [dividend, quotient, divisor, remainder].map((one) => valueAt(one, values));
    if (a == null || b == null) continue;
    const back = q == null || r == null ? null : Q.add(Q.multiply(q, b), r);
    expect(back && toText(number(back)), `(${toText(dividend)}) : (${toText(divisor)}) at ${valuesText(values)}`).toBe(
      toText(number(a)),
    );
  }
}

/** Where the answer has a value and its restrictions hold, what was typed has the same value. */
function expectDefined(
  [p, q, r]: readonly [string, string, string],
  result: Expression,
  lost: readonly Condition[],
  at: Values,
): void {
  const shown = valueAt(result, at);
  const excluded = !all(lost, at);
  if (shown === null || excluded) return;
  const [top, common, below] = [p, q, r].map((text) => valueAt(read(text), at));
  const source = `${p}*${q}/(${q}*${r}) at ${valuesText(at)}`;
  expect(top != null && common != null && below != null && !Q.isZero(common) && !Q.isZero(below), source).toBe(true);
  expect(toText(number(shown)), source).toBe(toText(number(Q.divide(top!, below!))));
}

test('a pivot that is solved for no letter leaves its zeros open, and says so', () => {
  const rows = [
    ['b-1', '1', 'b-1'],
    ['a^3', '-a', 'a/2'],
    ['|a|', '3', '1'],
  ];
  const found = solveSystem(
    rows.map((row) => row.map(read)),
    ['0', 'b-1', '2*a'].map((text) => [read(text)]),
  );
  expect(found.ok && found.value.open.map(({ when }) => conditionsText(when))).toEqual([
    'a ≠ 0 and 6*a^2*b - 8*a^2 + 2*b*abs(a) - 5*b - abs(a) + 5 = 0',
  ]);
  const one = solveSystem([[read('sqrt(2)*u^3+u+1')]], [[read('1')]]);
  expect(one.ok && one.value.open.map(({ when, isPivotZero }) => [conditionsText(when), isPivotZero])).toEqual([
    ['sqrt(2)*u^3 + u + 1 = 0', true],
    ['sqrt(2)*u^3 + u + 1 ≠ 0 and 2*u^6 - u^2 - 2*u - 1 = 0', false],
  ]);
  expect(conditionsText(unwrap(rankByCases([[read('|a|-2')]])).conditions)).toBe('a ≠ 2 and a ≠ -2');
});

test('the findings that this law began with', () => {
  const solved = solveSystem(
    [
      [read('a'), read('1')],
      [read('1'), read('2')],
    ],
    [[read('2/3')], [read('4')]],
  );
  expect(solved.ok && conditionsText(solved.value.conditions)).toBe('a ≠ 1/2');
  expect(solved.ok && solved.value.cases.map(({ when, value }) => [conditionsText(when), value.solution.kind])).toEqual(
    [['a = 1/2', 'contradictory']],
  );
  const pair = solvePair(read('x+y-a'), read('2*x+2*y-b'), ['x', 'y']);
  expect(pair.ok && conditionsText(pair.value.parameters!.conditions)).toBe('b ≠ 2*a');
});
