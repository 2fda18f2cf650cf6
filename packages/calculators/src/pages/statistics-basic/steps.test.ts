import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../../kit/options.ts';
import { calculate } from '../../kit/solve.ts';

async function linesOf(name: string, data: string): Promise<readonly string[]> {
  const outcome = calculate((await load(`statistics-basic/${name}`))!, { data }, defaultOptions);
  return outcome.ok ? (outcome.answer.steps ?? []).map(({ text }) => text) : [];
}

describe('reciprocals are added over their common denominator', () => {
  test.each([
    ['60, 40', 'R = 1/60 + 1/40 = 2/120 + 3/120 = 5/120 = 1/24', 'H = 2/R = 2/(1/24) = 48'],
    ['1, 2, 4', 'R = 1/1 + 1/2 + 1/4 = 4/4 + 2/4 + 1/4 = 7/4', 'H = 3/R = 3/(7/4) = 12/7 ≈ 1.71428571428571'],
    ['3, 3, 3', 'R = 1/3 + 1/3 + 1/3 = 1', 'H = 3/R = 3/1 = 3'],
    ['1.5, 2', 'R = 1/1.5 + 1/2 = 2/3 + 0.5 = 7/6', 'H = 2/R = 2/(7/6) = 12/7 ≈ 1.71428571428571'],
  ])('of %s', async (data, sum, mean) => {
    expect(await linesOf('harmonic-mean', data)).toEqual([sum, mean]);
  });
});

test('a value of 0 has no reciprocal: the limit is said, and the check names what it did', async () => {
  const zeros = fc.array(fc.constantFrom('0', '4', '17', '0.5', '1/3', 'sqrt(2)'), { maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(zeros, fc.constantFrom('harmonic-mean', 'geometric-mean'), async (values, name) => {
      const data = [...values, '0', '6'].join('; ');
      const outcome = calculate((await load(`statistics-basic/${name}`))!, { data }, defaultOptions);
      if (!outcome.ok) throw new Error(`${data}: ${outcome.problems[0]!.message}`);
      expect(outcome.answer.values[0]).toMatchObject({ exact: '0' });
      for (const { text } of outcome.answer.steps ?? []) expect(text).not.toContain('/0');
      expect(outcome.answer.checked[0]!.detail).not.toMatch(/H\/x|must be 1/);
    }),
    { numRuns: lawRuns(20) },
  );
});

describe('a deviation is the root of a fraction, where that is short', () => {
  test.each([
    ['1, 2, 2', 'V = Q/2 = (2/3)/2 = 1/3', 's = sqrt(V) = sqrt(1/3) = sqrt(3)/3 ≈ 0.577350269189626'],
    ['5, 5, 5', 'V = Q/2 = 0/2 = 0', 's = sqrt(V) = sqrt(0) = 0'],
    ['2.31, 4.57, 9.02', 'V = Q/2 = 23.3114/2 = 11.6557', 's = sqrt(V) = sqrt(11.6557) ≈ 3.41404452226388'],
  ])('of %s', async (data, variance, deviation) => {
    expect((await linesOf('sample-standard-deviation', data)).slice(-2)).toEqual([variance, deviation]);
  });
});

test('several values that occur most often are all named', async () => {
  expect((await linesOf('mode', '1, 1, 2, 2, 3')).at(-1)).toBe('Modes: 1, 2');
});

test('values that one double is nearest to are counted and shown apart', async () => {
  const outcome = calculate(
    (await load('statistics-basic/mode'))!,
    { data: '1000000000000000.31; 1000000000000000.3; 1000000000000000.31; 1000000000000001' },
    defaultOptions,
  );
  expect(outcome.ok && outcome.answer.text).toContain('Mode = 1000000000000000.31');
});

describe('values whose squares are beyond doubles are counted in a unit', () => {
  test('a variance has the unit squared', async () => {
    expect(await linesOf('population-variance', '1e-200, 3e-200')).toEqual([
      'u = 10^(-200)',
      'S = 1 + 3 = 4',
      'm = S/2 = 4/2 = 2',
      'Q = (1 - m)^2 + (3 - m)^2 = (1 - 2)^2 + (3 - 2)^2 = 1 + 1 = 2',
      'V = Q/2 = 2/2 = 1',
      'V*u^2 = 1e-400',
    ]);
  });

  test('a deviation has it once, rounded behind ≈', async () => {
    const lines = await linesOf('sample-standard-deviation', '1e-170, 3e-170');
    expect(lines.slice(-2)).toEqual(['s = sqrt(V) = sqrt(2) ≈ 1.41421356237', 's*u ≈ 1.4142135623731e-170']);
  });

  test('small values are written as they are typed', async () => {
    expect(await linesOf('mean', '1e-20, 3e-20')).toEqual(['S = 1e-20 + 3e-20 = 4e-20', 'm = S/2 = 4e-20/2 = 2e-20']);
  });
});

test('a root that stays one is written once', async () => {
  const lines = await linesOf('population-standard-deviation', '10, 12, 14, 20');
  expect(lines.at(-1)).toBe('s = sqrt(V) = sqrt(14) ≈ 3.74165738677394');
});

test('a score of few digits far below 1 is put in as it was typed', async () => {
  const score = (await load('statistics-basic/z-score-mean-deviation'))!;
  const found = calculate(score, { score: '1e-200', mean: '3e-200', deviation: '2e-200' }, defaultOptions);
  expect(found.ok && found.answer.steps?.[1]?.text).toBe('z = (1e-200 - 3e-200)/2e-200');
});
