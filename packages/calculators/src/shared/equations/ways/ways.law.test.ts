import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../../tools/setup/law-runs.ts';
import { read, unwrap } from '../../../../../../tools/setup/read.ts';
import { sampled } from '../../../../../../tools/setup/sample.ts';
import { expectShare } from '../../../../../../tools/setup/share.ts';
import { realSolutions } from '../real-solutions.ts';

/*
 * Equations of a kind that a textbook has a way for are solved in that way: its rules are there, its last line is the answer, and a line that
 * says of a number that it solves the equation is true.
 */
const equations: readonly (readonly [equation: string, rule: string, answer: string])[] = [
  ['sqrt(x+1) - (x-1)', 'square both sides', 'x = 3'],
  ['sqrt(x+1) + sqrt(x-2) - 3', 'square both sides', 'x = 3'],
  ['2*sqrt(3-x) - x', 'square both sides', 'x = 2'],
  ['abs(x-2) - 3', 'cases of an absolute value', 'x = -1 or x = 5'],
  ['abs(2*x-1) - abs(x+3)', 'cases of an absolute value', 'x = -2/3 or x = 4'],
  ['abs(x^2-4) - 3*x', 'cases of an absolute value', 'x = 1 or x = 4'],
  ['e^(2*x) - 3*e^x + 2', 'take logarithms', 'x = 0 or x = ln(2)'],
  ['4^x - 2^x - 2', 'put back', 'x = 1'],
  ['2^(x+1) - 16', 'equal bases', 'x = 3'],
  ['9^x - 27', 'equal bases', 'x = 3/2'],
  ['(4/9)^x - 27/8', 'equal bases', 'x = -3/2'],
  ['3*5^(2*x-1) - 75', 'equal bases', 'x = 3/2'],
  ['2^x - 7', 'take logarithms', 'x = ln(7)/ln(2)'],
  ['ln(x) - 2', 'exponential', 'x = e^2'],
  ['e^x - 3*x', 'Lambert W function', 'x = -lambertW(-1/3) or x = -lambertW(-1, -1/3)'],
  ['e^x - (x + 3)', 'divide by the power', 'x = -lambertW(-1/e^3) - 3 or x = -lambertW(-1, -1/e^3) - 3'],
  ['x*e^x - 2', 'Lambert W function', 'x = lambertW(2)'],
  ['2^(-x) - x', 'Lambert W function', 'x = lambertW(ln(2))/ln(2)'],
  ['(x - 1)*e^(2*x) - 5', 'Lambert W function', 'x = lambertW(10/e^2)/2 + 1'],
  ['e^x + e^(-x) - 2', 'take logarithms', 'x = 0'],
  ['4^(x^2) - 3*2^(x^2) + 2', 'substitution', 'x = -1 or x = 0 or x = 1'],
  ['9^sqrt(x) - 10*3^sqrt(x) + 9', 'substitution', 'x = 0 or x = 4'],
  ['log10(x)^2 - log10(x^3) + 2', 'laws of logarithms', 'x = 10 or x = 100'],
  ['log2(x) + log(x, 4) - 3', 'change of base', 'x = 4'],
  ['e^sqrt(x) - 5', 'square both sides', 'x = ln(5)^2'],
  ['x^log10(x) - 100*x', 'take logarithms', 'x = 1/10 or x = 100'],
  ['2^(x^2-1) - 3^(x+1)', 'quadratic formula', 'x = -1 or x = ln(6)/ln(2)'],
  ['x^x - 4', 'sign of the derivative', 'x = 2'],
  ['e^x + ln(x) - e', 'sign of the derivative', 'x = 1'],
  ['x - 3*sqrt(x) + 2', 'square both sides', 'x = 1 or x = 4'],
  ['2^(x+1) - 3^x', 'take logarithms', 'x = ln(2)/ln(3/2)'],
  ['ln(x) + ln(x-1) - ln(6)', 'laws of logarithms', 'x = 3'],
  ['2*ln(x) - ln(x+6)', 'laws of logarithms', 'x = 3'],
  ['log10(x) + log10(x+3) - 1', 'laws of logarithms', 'x = 2'],
  ['ln(2*x-1) - 3', 'exponential', 'x = (1 + e^3)/2'],
  ['ln(x)^2 - 3*ln(x) + 2', 'substitution', 'x = e or x = e^2'],
  ['2^(x^2) - 16', 'equal bases', 'x = -2 or x = 2'],
  ['2^(x^2-3*x) - 1/4', 'factoring', 'x = 1 or x = 2'],
  ['8^(x-1) - 4^(x+2)', 'equal bases', 'x = 7'],
  ['(1/3)^(x-1) - 27^x', 'equal bases', 'x = 1/4'],
  ['2^x*3^(x+1) - 108', 'take logarithms', 'x = 2'],
  ['x^ln(x) - e^4', 'take logarithms', 'x = 1/e^2 or x = e^2'],
  ['x^(2/3) - 4', 'power on both sides', 'x = 8'],
  ['x^(2/3) - x^(1/3) - 2', 'put back', 'x = 8'],
  ['cbrt(x^2-1) - 2', 'cube both sides', 'x = -3 or x = 3'],
  ['asin(2*x-1) - pi/6', 'inverse function', 'x = 3/4'],
  ['cbrt(x) + cbrt(x-1) - 1', 'cube both sides', 'x = 1'],
  ['cbrt(x+1) - cbrt(x-1) - 1', 'cube both sides', 'x = -2*sqrt(21)/9 or x = 2*sqrt(21)/9'],
  ['6 + cbrt(x) - x', 'cube both sides', 'x = 8'],
  ['2*cbrt(x+3) - cbrt(x-4)', 'cube both sides', 'x = -4'],
  ['atan(x) + atan(2*x) - pi/4', 'tangent of both sides', 'x = sqrt(17)/4 - 3/4'],
  ['atan(2*x) + atan(3*x) - pi/2', 'tangent of both sides', 'x = sqrt(6)/6'],
  ['atan((x-1)/(x-2)) + atan((x+1)/(x+2)) - pi/4', 'tangent of both sides', 'x = -sqrt(2)/2 or x = sqrt(2)/2'],
  ['asin(x) + asin(2*x) - pi/3', 'sine of both sides', 'x = sqrt(21)/14'],
  ['acos(x) - asin(x) - pi/6', 'cosine of both sides', 'x = 1/2'],
  ['ln(ln(x))', 'exponential', 'x = e'],
  ['abs(ln(x)) - 2', 'cases of an absolute value', 'x = 1/e^2 or x = e^2'],
  ['x^2*e^x - 4*e^x', 'zero product', 'x = -2 or x = 2'],
  ['x*ln(x) - 2*x', 'a factor is 0', 'x = e^2'],
  ['x - 5*sqrt(x)', 'common factor', 'x = 0 or x = 25'],
  ['(e^x+1)/(e^x-1) - 3', 'multiply by the denominators', 'x = ln(2)'],
  ['ln(x)/x', 'multiply by the denominators', 'x = 1'],
  // Factors by grouping, of powers and of other functions; what is divided by a power; x as the square of its root; a product of roots.
  ['6^x - 2*3^x - 3*2^x + 6', 'factor by grouping', 'x = 1'],
  ['6^x - 3*2^x - 5*3^x + 15', 'laws of exponents', 'x = 1 or x = ln(5)/ln(2)'],
  ['x^2*3^x - 9*x^2 - 3^x + 9', 'zero product', 'x = -1 or x = 1 or x = 2'],
  ['x*ln(x) - x - 2*ln(x) + 2', 'factor by grouping', 'x = 2 or x = e'],
  ['6^x + 4*3^x - 2^x - 4', 'a factor is 0', 'x = 0'],
  ['ln(x)*ln(x-1)', 'zero product', 'x = 2'],
  ['e^x*ln(x) - ln(x)', 'common factor', 'x = 1'],
  ['4^x - 6^x - 2*9^x', 'divide by the power', 'x = ln(2)/ln(2/3)'],
  ['3*25^x - 8*15^x + 5*9^x', 'divide by the power', 'x = 0 or x = 1'],
  ['4^x - 2^x - 1', 'take logarithms', 'x = ln((1 + sqrt(5))/2)/ln(2)'],
  ['8^x - 6*4^x + 11*2^x - 6', 'rational root', 'x = 0 or x = 1 or x = ln(3)/ln(2)'],
  ['x*sqrt(x) - 2*x - sqrt(x) + 2', 'substitution', 'x = 1 or x = 4'],
  ['sqrt(x) - 2*x^(1/4) - 3', 'put back', 'x = 81'],
  ['sqrt(x-1)*sqrt(x+2) - 2', 'square both sides', 'x = 2'],
  ['x^2 + sqrt(x^2+5) - 7', 'substitution t = x^2', 'x = -2 or x = 2'],
  // Only where the base is positive both sides are: at 2 and 3 it is -1.
  ['(x^2-5*x+5)^(x^2-9*x+20) - 1', 'check by putting in', 'x = 1 or x = 2 or x = 3 or x = 4 or x = 5'],
  // None at all: by bounds, by what has a value, by a discriminant, by cases, by what is left after a check.
  ['e^x + 1', 'bounds of the terms', 'no real solution'],
  ['sqrt(x-3) + sqrt(1-x) - 2', 'domain', 'no real solution'],
  ['ln(x) - ln(-x)', 'domain', 'no real solution'],
  ['sqrt(x) - (x + 5)', 'discriminant', 'no real solution'],
  ['4^x - 2^x + 1', 'discriminant', 'no real solution'],
  ['abs(x) - (x - 1)', 'cases of an absolute value', 'no real solution'],
  ['sqrt(x+4) + sqrt(x-1) - 1', 'check by putting in', 'no real solution'],
  ['ln(x) - (ln(x-2) - 1)', 'laws of logarithms', 'no real solution'],
];

sampled.each(equations)('%s = 0 is solved with %s', (text, rule, answer) => {
  const f = read(text);
  const steps = unwrap(realSolutions(f, [], 'x', { digits: 15, label: () => 'x' })).steps();
  expect(steps.map((step) => step.rule)).toContain(rule);
  expect(steps.at(-1)?.written?.text).toBe(answer);
  for (const step of steps.filter((one) => one.rule === 'check by putting in')) {
    const [left, joint, right] = step.written!.text.split(/ (=|≈|!=) /);
    if (joint !== '!=') expect(Math.abs(evaluate(read(left!)) - evaluate(read(right!)))).toBeLessThan(1e-5);
  }
});

test('the places at which one of two factors is 0 are found exactly when the product is multiplied out', () => {
  const prime = fc.constantFrom(2, 3, 5);
  const level = fc.integer({ min: 1, max: 9 });
  fc.assert(
    fc.property(prime, prime, level, level, (a, b, p, q) => {
      fc.pre(a !== b);
      const f = read(`${a * b}^x - ${q}*${a}^x - ${p}*${b}^x + ${p * q}`);
      const { listed, steps } = unwrap(realSolutions(f, [], 'x', { digits: 15, label: () => 'x' }));
      const found = written(listed)
        .split(' or ')
        .map((one) => evaluate(read(one)));
      for (const zero of [Math.log(p) / Math.log(a), Math.log(q) / Math.log(b)])
        expect(found.some((one) => isNear(one, zero))).toBe(true);
      expect(steps().map(({ rule }) => rule)).toContain('factor by grouping');
    }),
    { numRuns: lawRuns(15, 150), seed: 5 },
  );
});

test('a solution that is drawn is found where two cube roots or two angles are added', () => {
  const whole = fc.integer({ min: -4, max: 4 });
  const cubes = fc.tuple(whole, whole).map(([u, v]) => {
    // x = t gives ∛(x + u³ − t) + ∛(x + v³ − t) = u + v.
    const at = u - v;
    return { f: `cbrt(x + ${u ** 3 - at}) + cbrt(x + ${v ** 3 - at}) - (${u + v})`, at };
  });
  const slope = fc.integer({ min: 1, max: 4 });
  // x = 1/n gives arctan(a/n) + arctan(b/n), and the tangent of that is rational.
  const angles = fc.tuple(slope, slope, fc.integer({ min: 2, max: 6 })).map(([a, b, n]) => {
    const sum = a * b === n * n ? 'pi/2' : `atan(${(a + b) * n}/${n * n - a * b})${a * b > n * n ? ' + pi' : ''}`;
    return { f: `atan(${a}*x) + atan(${b}*x) - (${sum})`, at: 1 / n };
  });
  const runs = lawRuns(30, 300, 10);
  let bySolution = 0;
  fc.assert(
    fc.property(fc.oneof(cubes, angles), ({ f, at }) => {
      const found = realSolutions(read(f), [], 'x', { digits: 15, label: () => 'x' });
      if (!found.ok) return;
      const zeros = written(found.value.listed)
        .split(' or ')
        .map((one) => evaluate(read(one)));
      expect(
        zeros.some((one) => isNear(one, at)),
        f,
      ).toBe(true);
      const rules = found.value.steps().map(({ rule }) => rule);
      if (rules.some((rule) => ['cube both sides', 'tangent of both sides'].includes(rule))) bySolution++;
    }),
    { numRuns: runs, seed: 14 },
  );
  expectShare(bySolution, runs, 0.5);
});

/** Functions that are undone, and what they are taken of; an absolute value leads to two equations, of which one may hold nowhere. */
const outer = ['2^(#)', 'e^(#)', 'ln(#)', 'sqrt(#)', 'cbrt(#)', '(#)^(2/3)', '9^(#)*3^x', '(#)*e^x'];
const inner = ['x', '2*x + 1', 'x^2 - x', 'x^2 + 1', '3 - x'];

/** What a line says of the unknown, each by its alternatives; nothing that it says of a case, of another letter, or of no number. */
const claimsIn = (text: string): readonly (readonly string[])[] =>
  (/[<>]=? /.test(text) ? '' : text)
    .split(/ -> |; /)
    .map((claim) => claim.split(' or '))
    .filter((claim) => claim.every((one) => /^[^<>≈!=]* = [^<>≈!=]*$/.test(one) && !/\b[stuw]\b/.test(one)));

test('what a line says of the unknown holds at one of the solutions', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...outer), { minLength: 1, maxLength: 2 }),
      fc.constantFrom(...inner),
      fc.integer({ min: -3, max: 6 }),
      (functions, start, at) => {
        const left = functions.reduce((inside, one) => one.replace('#', inside), start);
        const value = left.replace(/\bx\b/g, `(${at})`);
        const found =
          Math.abs(evaluate(read(value))) < largest
            ? realSolutions(read(`${left} - ${value}`), [], 'x', { digits: 15, label: () => 'x' })
            : undefined;
        fc.pre(found?.ok === true);
        if (!found?.ok) return;
        const { listed, steps } = found.value;
        const zeros = written(listed)
          .split(' or ')
          .map((one) => evaluate(read(one)));
        // Steps from one expression to an equal one say nothing of the unknown.
        for (const { rule, written: line } of steps().filter((step) => !foundNone.has(step.rule))) {
          for (const claim of claimsIn(line?.text ?? '')) {
            const holds = claim.some((equation) => {
              const [one, other] = equation.split(' = ').map((side) => read(side));
              return zeros.some((x) => isNear(evaluate(one!, { x }), evaluate(other!, { x })));
            });
            expect(holds, `${left} = ${value}: ${rule}: ${claim.join(' or ')}`).toBe(true);
          }
        }
      },
    ),
    { numRuns: lawRuns(45, 600), seed: 11 },
  );
});

/** Rules whose numbers may be no solutions: what is found by squaring, and a factor where others have no value. */
const foundNone: ReadonlySet<string> = new Set([
  'factoring',
  'solutions of one unknown',
  'check by putting in',
  'zero product',
  'a factor is 0',
  'linear factor',
  'quadratic factor',
  'quadratic formula',
  'square root on both sides',
]);

const written = (one: { readonly form: object }): string => ('text' in one.form ? String(one.form.text) : '');

/** Doubles tell 0 from the difference of what is smaller. */
const largest = 1e6;

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b));
