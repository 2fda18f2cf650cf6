import { approximate } from '@nomogram/math/formula/approximate.ts';
import { inputsOf, type Term, termOf } from '@nomogram/math/formula/term.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lawRuns } from '../../../../../../tools/setup/law-runs.ts';
import { functionOf } from './functions.ts';
import { rearranged } from './rearrange.ts';

/** Formulas of each kind, with what each of their inputs can be isolated by. */
const solvable: readonly (readonly [formula: string, unknowns: readonly string[]])[] = [
  ['c * (1 + r) ^ n', ['c', 'r', 'n']],
  ['c / (1 + r) ^ n', ['c', 'r', 'n']],
  ['(c / p) ^ (1 / n) - 1', ['c', 'p', 'n']],
  ['(1 + r) ^ -n', ['r', 'n']],
  ['c * exp(r * n)', ['c', 'r', 'n']],
  ['ln(c / p) / ln(1 + r)', ['c', 'p', 'r']],
  ['c * presentAnnuity(r, n)', ['c', 'n']],
  ['c / presentAnnuity(r / 12, 12 * n)', ['c', 'n']],
  ['c * (1 + r) * futureAnnuity(r, n)', ['c', 'n']],
  ['c * presentGrowingAnnuity(r, g, n)', ['c', 'n']],
  ['c * futureGrowingAnnuity(r, g, n)', ['c']],
  ['c * continuousAnnuity(r, n)', ['c', 'n']],
  ['periodsToPayOff(c / p, r)', ['c', 'p']],
  ['periodsToSave(c / p, r)', ['c', 'p']],
  ['(c - p) / p', ['c', 'p']],
  ['(c - p) / p * (365 / n)', ['c', 'p', 'n']],
  ['(c + (p - n) / g) / ((p + n) / 2)', ['c', 'p', 'n', 'g']],
  ['r + g * (n - r)', ['r', 'g', 'n']],
  ['c / (c + p) * r + p / (c + p) * g * (1 - n)', ['c', 'p', 'r', 'g', 'n']],
  ['c - (p - n) / g', ['c', 'p', 'n', 'g']],
];

const partValue = (term: Term, at: { readonly [name: string]: number }): number =>
  approximate(term, { value: (name) => at[name]!, call: (name, args) => functionOf(name).double(...args) });

const cases = solvable.flatMap(([formula, unknowns]) => unknowns.map((unknown) => [formula, unknown] as const));

describe('each line of a rearrangement is true, and the last one gives the unknown', () => {
  test.each(cases)('%s for %s', (formula, unknown) => {
    const term = termOf(formula);
    const lines = rearranged(term, unknown, { kind: 'input', name: 'result' }, () => null)!;
    const last = lines.at(-1)!;
    expect(inputsOf(last.left)).not.toContain(unknown);
    expect(last.right).toEqual({ kind: 'input', name: unknown });
    const rate = fc.double({ min: 0.01, max: 0.3, noNaN: true });
    fc.assert(
      fc.property(
        fc.record({
          c: fc.double({ min: 40, max: 90, noNaN: true }),
          p: fc.double({ min: 20, max: 35, noNaN: true }),
          r: rate,
          g: rate,
          n: fc.double({ min: 0.5, max: 2.5, noNaN: true }),
        }),
        (inputs) => {
          const result = partValue(term, inputs);
          fc.pre(Number.isFinite(result) && Math.abs(inputs.r - inputs.g) > 1e-3);
          const at = { ...inputs, result };
          for (const { left, right } of lines) expect(partValue(left, at)).toBeNear(partValue(right, at), 1e-7);
        },
      ),
      { numRuns: lawRuns(20, 500) },
    );
  });
});

test('a sum of powers is not isolated: the rate of an annuity, a growth that stands twice in an exponent', () => {
  const result: Term = { kind: 'input', name: 'result' };
  for (const [formula, unknown] of [
    ['c * presentAnnuity(r, n)', 'r'],
    ['c * (1 + r) * futureAnnuity(r, n)', 'r'],
    ['c * futureGrowingAnnuity(r, g, n)', 'n'],
    ['c * (1 + r) ^ n + p * (1 + r)', 'r'],
    ['c * c', 'c'],
  ])
    expect(rearranged(termOf(formula!), unknown!, result, () => null)).toBeUndefined();
});
