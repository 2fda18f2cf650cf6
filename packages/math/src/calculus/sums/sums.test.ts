import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareSteps } from '../../../../../tools/setup/compare-steps.ts';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read, unwrap } from '../../../../../tools/setup/read.ts';
import { sameDigits } from '../../../../../tools/setup/same-digits.ts';
import { partOf, sampled } from '../../../../../tools/setup/sample.ts';
import { simplest } from '../../algebra/simplify/simplify.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { evaluate } from '../../expression/evaluate.ts';
import type { Expression } from '../../expression/expression.ts';
import type { ShownStep } from '../../expression/step.ts';
import { toText } from '../../syntax/print-text.ts';
import { atInstance, holdsAt } from '../definite/parameters/instances.ts';
import { added, sameNumber, withoutBinomials } from './finite-check.ts';
import { sumOf } from './sum.ts';

interface Reference {
  readonly f: string;
  readonly index: string;
  readonly from: string;
  readonly to: string;
  readonly value: string;
  readonly source: string;
}

const references = JSON.parse(
  readFileSync(new URL('./fixtures/sums.json', import.meta.url), 'utf8'),
) as readonly Reference[];

/** Values for the letters at which answers are compared. */
const letters = {
  n: Q.rational(7),
  m: Q.rational(5),
  r: Q.rational(3, 7),
  x: Q.rational(2, 9),
  a: Q.rational(5, 3),
  b: Q.rational(7, 4),
  d: Q.rational(11, 5),
  t: Q.rational(6, 5),
  s: Q.rational(3),
};

const found = ({ f, index, from, to }: Omit<Reference, 'value' | 'source'>) =>
  sumOf({ f: read(f), index, from: read(from), to: read(to) });

const at = (a: Expression): Expression => withoutBinomials(atInstance(a, letters));

describe('sums of the literature', () => {
  const outcomes = partOf(references, 40).map((one) => {
    const result = found(one);
    const exact = result.ok && result.value.kind === 'value' ? result.value.value : null;
    return { one, exact };
  });

  test('none is wrong', () => {
    const wrong = outcomes.filter(({ one, exact }) => exact !== null && !sameNumber(at(exact), at(read(one.value))));
    expect(wrong.map(({ one, exact }) => `${one.f}: ${toText(exact!)}, not ${one.value}`)).toEqual([]);
  });

  test('at least 95 % are exact', () => {
    const without = outcomes.filter(({ exact }) => exact === null).map(({ one }) => one.f);
    expect(without.length, without.join(', ')).toBeLessThanOrEqual(0.05 * outcomes.length);
  });
});

test.each([
  ['x^k/k!', '1+x+x^2/2+x^3/6', 0],
  ['1/(x+k)', '1/x+1/(x+1)+1/(x+2)+1/(x+3)', 4],
  ['sqrt(x+k)', 'sqrt(x)+sqrt(x+1)+sqrt(x+2)+sqrt(x+3)', 4],
])('few terms with a letter are written out: %s', (f, wanted, conditions) => {
  const answer = unwrap(found({ f, index: 'k', from: '0', to: '3' }));
  if (answer.kind !== 'value') throw new Error(answer.kind);
  expect(sameNumber(at(answer.value), at(read(wanted)))).toBe(true);
  expect(answer.conditions.length).toBeLessThanOrEqual(conditions);
});

test('a letter that cancels in one of a few terms is no divisor of 0 there', () => {
  const answer = unwrap(found({ f: 'n/(n+k)', index: 'k', from: '0', to: '2' }));
  if (answer.kind !== 'value') throw new Error(answer.kind);
  const holds = (n: number) => answer.conditions.every((one) => holdsAt(one, { n: Q.rational(n) }) === true);
  expect([-3, -2, -1, 0, 1].map(holds)).toEqual([true, false, false, false, true]);
});

describe('odd parts of fractions and arctangents telescope', () => {
  sampled.each([
    ['1/(k^4+4)', '1', '(pi*coth(pi) - 1)/8'],
    ['(-1)^k/(k^4+4)', '1', '-(pi*csch(pi) + 1)/8'],
    ['1/(4*k^4+1)', '1', '(pi*tanh(pi/2) - 2)/4'],
    ['(k+3)/((k^2+1)*(k^2+2*k+2))', '0', '(pi*coth(pi) + 1)/2'],
    ['atan(1/(k^2+k+1))', '0', 'pi/2'],
    ['atan(1/(2*k^2))', '1', 'pi/4'],
    ['-3*atan(2/k^2)', '1', '-9*pi/4'],
    ['atan(8*k/(k^4-2*k^2+5))', '1', 'pi - atan(1/2)'],
  ])('%s from %s on', (f, from, wanted) => {
    const sum = unwrap(found({ f, index: 'k', from, to: '+oo' }));
    if (sum.kind !== 'value') throw new Error(`no value of ${f}`);
    expect(sameNumber(sum.value, read(wanted))).toBe(true);
  });

  test.each([
    ['atan(2/k^2)', '1', '+oo', 'pi/2 - atan(0) + pi/2 - atan(1) = 3*pi/4'],
    ['3*atan(1/(k^2+k+1))', '0', 'n', '3*(atan(n + 1) - atan(0)) = 3*atan(n + 1)'],
  ])('the ends that %s leaves are shown', (f, from, to, line) => {
    const sum = unwrap(found({ f, index: 'k', from, to }));
    expect(sum.kind === 'value' && sum.step?.steps.at(-1)?.written?.text).toBe(line);
  });

  test('every difference of arctangents, with its terms added', () => {
    const [halves, widths] = [fc.integer({ min: -6, max: 6 }), fc.constantFrom('1', '2', '1/2', '3')];
    fc.assert(
      fc.property(halves, widths, fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 9 }), (a, b, m, more) => {
        const y = `((k - (${a})/2)/(${b}))`;
        const x = `((k + ${m} - (${a})/2)/(${b}))`;
        const from = Math.max(1, Math.ceil(a / 2));
        const f = toText(simplest(read(`(${x} - ${y})/(1 + ${x}*${y})`)));
        const problem = { f: read(`atan(${f})`), index: 'k', from: E.number(from), to: E.symbol('n') };
        const sum = unwrap(sumOf(problem));
        const n = Q.rational(from + more);
        const direct = added({ ...problem, to: E.number(n) });
        expect(sum.kind === 'value' && sameNumber(atInstance(sum.value, { n }), direct!)).toBe(true);
      }),
      { numRuns: lawRuns(6, 300) },
    );
  });

  sampled.each([['atan(1/k^2)'], ['atan(4*k/(k^4-4*k^2+2))'], ['1/(k^4+1)'], ['k/(k^2+1)^2']])('%s does not', (f) => {
    const sum = found({ f, index: 'k', from: '1', to: '+oo' });
    expect(sum.ok && sum.value.kind === 'value').toBe(false);
  });
});

describe('what is not summed', () => {
  test.each([
    ['1/k', '1', 'comparison'],
    ['1/(2*k+3)', '0', 'comparison'],
    ['k', '1', 'term'],
    ['2^k/k^3', '1', 'term'],
    ['(-1)^k', '0', 'term'],
    ['factorial(k)/3^k', '0', 'term'],
    ['k/(k^2+1)', '0', 'comparison'],
    ['1/sqrt(k)', '1', 'comparison'],
    ['3/(k+2)^(4/5)', '0', 'comparison'],
  ])('%s diverges', (f, from, reason) => {
    expect(found({ f, index: 'k', from, to: '+oo' })).toMatchObject({ ok: true, value: { kind: 'diverges', reason } });
  });

  test.each([
    ['1/k^2', '0', '+oo'],
    ['1/(k-3)^2', '1', '+oo'],
    ['sin(k^2)/k', '1', '+oo'],
    ['k', '1/2', '5'],
    ['k', 'k', '5'],
  ])('%s from %s to %s is refused', (f, from, to) => {
    expect(found({ f, index: 'k', from, to }).ok).toBe(false);
  });

  test('what has no closed form has proved digits', () => {
    const sum = found({ f: '1/(k*factorial(k))', index: 'k', from: '1', to: '+oo' });
    expect(sum).toMatchObject({ ok: true, value: { kind: 'decimal', digits: '1.3179021514544038949' } });
  });
});

/** Every sum that a step shows, with the value that it says. */
const sumsIn = (
  steps: readonly ShownStep[],
  upper: Q.Rational,
): readonly (readonly [Expression | null, Expression])[] =>
  steps.flatMap((step) => {
    const inner = sumsIn(step.steps, upper);
    const operator = step.before?.operator;
    if (operator?.name !== 'sum' || step.before === undefined) return inner;
    const [from, to] = operator.bounds.map((bound) => atInstance(bound, { n: upper })) as [Expression, Expression];
    const direct = added({ f: step.before.expression, index: operator.variable, from, to });
    return [[direct, atInstance(step.after!.expression, { n: upper })] as const, ...inner];
  });

describe('laws', () => {
  const small = fc.integer({ min: -4, max: 4 });
  const terms = fc
    .record({ coefficients: fc.array(small, { minLength: 1, maxLength: 4 }), base: fc.constantFrom(1, 2, -1, 3) })
    .map(({ coefficients, base }) => {
      const k = E.symbol('k');
      const polynomial = E.sum(coefficients.map((c, j) => E.multiply(E.number(c), E.power(k, E.number(j)))));
      return E.multiply(polynomial, E.power(E.number(base), k));
    });

  test('a polynomial times a power has the sum of its terms, for every upper end', () => {
    fc.assert(
      fc.property(terms, small, fc.integer({ min: 0, max: 9 }), (f, from, more) => {
        const problem = { f, index: 'k', from: E.number(from), to: E.symbol('n') };
        const result = sumOf(problem);
        if (!result.ok || result.value.kind !== 'value') throw new Error(`no sum of ${toText(f)}`);
        const n = Q.rational(from + more);
        const direct = added({ ...problem, to: E.number(n) });
        expect(sameNumber(atInstance(result.value.value, { n }), direct!)).toBe(true);
      }),
      { numRuns: lawRuns(4, 300) },
    );
  });

  const withLetters = [
    '1/((k+a)*(k+a+1))',
    '1/((k+a)*(k+a+2))',
    '1/((2*k+a)*(2*k+a+2))',
    '1/((a*k+1)*(a*k+a+1))',
    '1/((k-a)*(k-a+1))',
    '(-1)^k*binomial(n,k)/(k+a)',
    '1/(k+a)',
    '(-1)^k/(k+a)^2',
    '1/((k+1/2)*(k+a))',
  ];
  const known = new Map<string, ReturnType<typeof found>>();
  const answerTo = (f: string) => {
    const answer = known.get(f) ?? found({ f, index: 'k', from: '0', to: 'n' });
    known.set(f, answer);
    return answer;
  };
  test('a sum with a letter below a fraction line holds wherever its conditions do', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...withLetters),
        fc.integer({ min: -9, max: 9 }),
        fc.integer({ min: 0, max: 7 }),
        (f, halves, last) => {
          const result = answerTo(f);
          if (!result.ok || result.value.kind !== 'value') throw new Error(`no sum of ${f}`);
          const place = { a: Q.rational(halves, 2), n: Q.rational(last) };
          if (!result.value.conditions.every((one) => holdsAt(one, place) === true)) return;
          const direct = added({ f: atInstance(read(f), place), index: 'k', from: E.zero, to: E.number(last) });
          if (direct === null) throw new Error(`no term of ${f} at a = ${halves}/2, n = ${last}`);
          expect(sameNumber(withoutBinomials(atInstance(result.value.value, place)), direct), f).toBe(true);
        },
      ),
      { numRuns: lawRuns(6, 2000) },
    );
  });

  test('a polynomial times a power times a wave has the sum of its terms, where its conditions hold', () => {
    const waves = fc
      .record({
        coefficients: fc.array(small, { minLength: 1, maxLength: 2 }),
        base: fc.constantFrom('1', '(-1)', '2', '(1/3)', 'r'),
        wave: fc.constantFrom('cos(k*t)', 'sin(k*t)', 'cos(k)', 'sin(2*k*t+a)', 'cos(k*t)^2', 'sin(k*t)*cos(k*a)'),
      })
      .map(({ coefficients, base, wave }) => {
        const polynomial = coefficients.map((c, j) => `(${c})*k^${j}`).join('+');
        return `(${polynomial})*${base}^k*${wave}`;
      });
    fc.assert(
      fc.property(waves, fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 7 }), (f, from, more) => {
        const problem = { f: read(f), index: 'k', from: E.number(from), to: E.symbol('n') };
        const result = sumOf(problem);
        if (!result.ok || result.value.kind !== 'value') throw new Error(`no sum of ${f}`);
        const n = Q.rational(from + more);
        const place = { n, t: Q.rational(8, 5), r: Q.rational(-3, 2), a: Q.rational(1, 7) };
        expect(result.value.conditions.every((one) => holdsAt(one, place) === true)).toBe(true);
        const direct = added({ ...problem, f: atInstance(problem.f, place), to: E.number(n) });
        expect(sameDigits(atInstance(result.value.value, place), direct!), `${f} from ${from} to ${from + more}`).toBe(
          true,
        );
      }),
      { numRuns: lawRuns(2, 400) },
    );
  });

  test('a series of waves is what its terms add up to, at every angle for which it is claimed', () => {
    const series = [
      'cos(k*t)/k^2',
      'sin(k*t)/k^3',
      'cos((2*k-1)*t)/(2*k-1)^2',
      '(-1)^k*cos(k*t)/k^4',
      'r^k*cos(k*t)/k',
    ];
    const answers = new Map(series.map((f) => [f, found({ f, index: 'k', from: '1', to: '+oo' })]));
    fc.assert(
      fc.property(
        fc.constantFrom(...series),
        fc.integer({ min: -16, max: 40 }),
        fc.integer({ min: -8, max: 8 }),
        (f, sixths, tenths) => {
          const result = answers.get(f)!;
          if (!result.ok || result.value.kind !== 'value') throw new Error(`no sum of ${f}`);
          const place = { t: Q.rational(sixths, 6), r: Q.rational(tenths, 10) };
          if (!result.value.conditions.every((one) => holdsAt(one, place) === true)) return;
          const terms = Array.from({ length: 4000 }, (_, j) =>
            evaluate(atInstance(read(f), { ...place, k: Q.rational(j + 1) })),
          );
          const direct = terms.reduce((total, term) => total + term, 0);
          expect(evaluate(atInstance(result.value.value, place)), `${f} at ${sixths}/6`).toBeNear(direct, 1e-3, 1);
        },
      ),
      { numRuns: lawRuns(2, 300) },
    );
  });

  test('a series of powers with an exponent that is no whole number lies between two integrals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 18 }), fc.integer({ min: 1, max: 4 }), (quarters, from) => {
        fc.pre(quarters % 4 !== 0);
        const s = quarters / 4;
        const result = found({ f: `1/k^(${quarters}/4)`, index: 'k', from: String(from), to: '+oo' });
        if (!result.ok || result.value.kind !== 'value') throw new Error(`no sum at ${s}`);
        const N = 2000;
        const head = Array.from({ length: N }, (_, j) => (from + j) ** -s).reduce((total, term) => total + term, 0);
        const rest = evaluate(result.value.value) - head;
        expect(rest).toBeGreaterThan((from + N) ** (1 - s) / (s - 1) - 1e-9);
        expect(rest).toBeLessThan((from + N - 1) ** (1 - s) / (s - 1) + 1e-9);
      }),
      { numRuns: lawRuns(2, 100) },
    );
  });

  test('partial sums of the exponential series are incomplete gamma functions, with polynomials in front', () => {
    const front = fc.array(small, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(
        front,
        fc.constantFrom('x', '2', '(-1)', '(1/3)'),
        fc.integer({ min: 0, max: 3 }),
        (c, base, from) => {
          const f = `(${c.map((by, j) => `(${by})*k^${j}`).join('+')})*${base}^k/k!`;
          fc.pre(c.some((by) => by !== 0));
          const problem = { f: read(f), index: 'k', from: E.number(from), to: E.symbol('n') };
          const result = sumOf(problem);
          expect(result.ok && result.value.kind, f).toBe('value');
        },
      ),
      { numRuns: lawRuns(2, 200) },
    );
  });

  test('sums of binomial coefficients are right for every upper end for which their conditions hold', () => {
    const binomials = fc
      .record({
        power: fc.integer({ min: 1, max: 2 }),
        base: fc.constantFrom('1', '2', '(-1)', 'x', '(1/2)', '(-1/4)'),
        factor: fc.constantFrom('1', 'k', 'k^2', '(k+1)', '1/(k+1)', '1/(2*k+1)', 'binomial(m,k)', 'binomial(2*k,k)'),
      })
      .map(({ power, base, factor }) => `binomial(n,k)^${power}*${base}^k*${factor}`);
    fc.assert(
      fc.property(binomials, fc.integer({ min: 0, max: 7 }), (f, upper) => {
        const problem = { f: read(f), index: 'k', from: E.zero, to: E.symbol('n') };
        const result = sumOf(problem);
        if (!result.ok || result.value.kind !== 'value') return;
        const at = { n: Q.rational(upper), m: Q.rational(5), x: Q.rational(2, 9) };
        const { value, conditions } = result.value;
        if (!conditions.every((one) => holdsAt(one, at) === true)) return;
        const direct = added({ ...problem, f: atInstance(problem.f, at), to: E.number(upper) });
        expect(
          direct !== null && sameNumber(withoutBinomials(atInstance(value, at)), direct),
          `${f}, n = ${upper}`,
        ).toBe(true);
      }),
      { numRuns: lawRuns(4, 400) },
    );
  });

  test('each sum within the steps has the value that the step says', () => {
    fc.assert(
      fc.property(terms, small, fc.integer({ min: 2, max: 9 }), (f, from, more) => {
        const result = sumOf({ f, index: 'k', from: E.number(from), to: E.symbol('n') });
        if (!result.ok || result.value.kind !== 'value') throw new Error(`no sum of ${toText(f)}`);
        const { step } = result.value;
        for (const [direct, said] of step === undefined ? [] : sumsIn([step], Q.rational(from + more)))
          expect(direct !== null && sameNumber(said, direct), `${toText(f)} from ${from}: ${toText(said)}`).toBe(true);
      }),
      { numRuns: lawRuns(4, 300) },
    );
  });

  test('each line below an infinite sum is true by itself: series of tables, what is put in, first terms taken away', () => {
    const term = fc.constantFrom(
      '1/(C*k+1)^2',
      '(-1)^k/(2*k+C)^3',
      '1/k^4',
      '(-1)^k/(k+C)',
      'k^C/k!',
      '2^k/(k+C)!',
      '(-1)^k*k/(2*k+C)!',
      'binomial(2*k,k)/(k+C)/8^k',
      '(k+C)/(k^2*(k+1))/2',
    );
    fc.assert(
      fc.property(term, fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 4 }), (f, c, from) => {
        const written = f.replaceAll('C', String(c));
        const found = unwrap(sumOf({ f: read(written), index: 'k', from: E.number(from), to: read('oo') }));
        fc.pre(found.kind === 'value' && found.step !== undefined);
        expect(compareSteps(found.kind === 'value' && found.step ? [found.step] : [], written)).toBeGreaterThan(0);
      }),
      { numRuns: lawRuns(6, 300) },
    );
  });

  test('a finite sum of reciprocals of powers is the difference of its polygamma functions', () => {
    const whole = fc.integer({ min: 1, max: 5 });
    fc.assert(
      fc.property(whole, whole, whole, fc.integer({ min: 1, max: 3 }), (numerator, q, p, s) => {
        const f = `${numerator}/(${q}*k+${p})^${s}`;
        const found = unwrap(sumOf({ f: read(f), index: 'k', from: E.one, to: E.symbol('n') }));
        expect(compareSteps(found.kind === 'value' && found.step ? [found.step] : [], f)).toBeGreaterThan(0);
      }),
      { numRuns: lawRuns(4, 200) },
    );
  });
});
