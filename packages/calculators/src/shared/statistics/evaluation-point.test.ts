import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unwrap } from '../../../../../tools/setup/read.ts';
import { entries, load } from '../../catalogue.ts';
import type { Calculator } from '../../kit/calculator.ts';
import { defaultOptions } from '../../kit/options.ts';
import { run } from '../../kit/run.ts';
import { point } from './evaluation-point.ts';

const field = point('0');

describe('the point of a distribution is read', () => {
  test.each([
    ['1.5', { by: 'x' }, '1.5'],
    ['p = 0.975', { by: 'lower' }, 'p = 0.975'],
    ['P=1/4', { by: 'lower' }, 'p = 0.25'],
    ['q =1e-9', { by: 'upper' }, 'q = 0.000000001'],
    ['-1<X<1', { by: 'event' }, '-1 < X < 1'],
    ['P(-1 <= z < 1/2)', { by: 'event' }, '-1 ≤ X < 0.5'],
    ['3 ≥ X > sqrt(2)', { by: 'event' }, 'sqrt(2) < X ≤ 3'],
    ['X >= 2', { by: 'event' }, 'X ≥ 2'],
    ['2 > x', { by: 'event' }, 'X < 2'],
    ['X = 3 to 5', { by: 'event' }, '3 ≤ X ≤ 5'],
    ['between -1 and 1', { by: 'event' }, '-1 ≤ X ≤ 1'],
    ['from 2 to 3', { by: 'event' }, '2 ≤ X ≤ 3'],
  ])('%s', (text, value, as) => {
    const read = field.read(text, defaultOptions);
    expect(read).toMatchObject({ ok: true, value });
    if (read.ok) expect(field.reading(read.value).as).toBe(as);
  });

  test.each([
    ['p = 1.5', 'x: the probability after p = must be from 0 to 1.'],
    ['q=', 'x: a probability is missing after q=.'],
    ['2 < X < 1', 'x: the lower end of the event must not be above its upper end.'],
    ['1 < X > 2', 'x: an event is written -1 < X < 1, X > 2 or 3 to 5.'],
    ['1 < y < 2', 'x: an event is written -1 < X < 1, X > 2 or 3 to 5.'],
    ['X = 3', 'x: an event has ends: -1 to 1, -1 < X < 1, or X > 2.'],
    ['7.18e-318', 'x is too close to 0: at least 2.3e-308 in size, or 0 itself, is accepted.'],
    ['1e-400', 'x is too close to 0: at least 2.3e-308 in size, or 0 itself, is accepted.'],
  ])('%s is refused: %s', (text, message) => {
    expect(field.read(text, defaultOptions)).toMatchObject({ ok: false, error: { message } });
  });
});

test('what is said of an event is read as that event', () => {
  const end = fc.tuple(fc.integer({ min: -999, max: 999 }), fc.constantFrom('<', '<=', '≤'));
  fc.assert(
    fc.property(end, end, fc.constantFrom('both', 'low', 'high'), ([a, first], [b, second], sides) => {
      const [low, high] = [Math.min(a, b) / 8, Math.max(a, b) / 8];
      const text = `${sides === 'high' ? '' : `${low} ${first} `}X${sides === 'low' ? '' : ` ${second} ${high}`}`;
      const read = unwrap(field.read(text, defaultOptions));
      const { as } = field.reading(read);
      const again = field.read(as, defaultOptions);
      expect(again.ok && field.reading(again.value).as).toBe(as);
    }),
  );
});

/** By an independent program: PARI/GP with 60 digits, by erfc and by sums of the probabilities. */
test.each([
  ['normal', { mean: '0', standardDeviation: '1' }, '-1 < X < 1', '0.682689492137085897170465091264'],
  ['normal', { mean: '0', standardDeviation: '1' }, '30 < X < 30.5', '4.90671262421027388145745833383e-198'],
  ['normal', { mean: '2', standardDeviation: '3' }, 'X < 1.5', '0.433816167389096346382558165062'],
  ['binomial', { n: '10', p: '0.3' }, '2 <= X < 5', '0.7004233215'],
  ['binomial', { n: '1000', p: '0.5' }, '480 to 520', '0.805233671538234512120439569081'],
  ['poisson', { rate: '3' }, 'X > 2.5', '0.576809918873156484675589466974'],
] as const)('%s %j: P(%s)', async (name, given, x, wanted) => {
  const outcome = run(
    (await load(`statistics-${name === 'normal' ? 'continuous' : 'discrete'}/${name}`))!,
    { ...given, x },
    { ...defaultOptions, digits: 30 },
  );
  expect(outcome.ok && outcome.answer.values[0]!.decimal).toBe(wanted);
});

test('an event without a possible value has the probability 0, and one far out its own', async () => {
  const first = async (id: string, given: object) => {
    const outcome = run((await load(id))!, { ...given }, defaultOptions);
    return outcome.ok ? (outcome.answer.values[0]!.words ?? outcome.answer.values[0]!.decimal) : outcome.problems;
  };
  expect(await first('statistics-discrete/poisson', { rate: '3', x: '2 < X < 3' })).toBe('0');
  expect(await first('statistics-continuous/exponential', { rate: '3', x: '-2 < X < -1' })).toBe('0');
  const far = { mean: '0', standardDeviation: '1', x: '40 < X < 41' };
  // erfc(40/sqrt(2))/2 - erfc(41/sqrt(2))/2 by PARI/GP.
  expect(await first('statistics-continuous/normal', far)).toBe('3.65589354091503e-350');
});

const distributions = entries.filter(({ id }) => /^statistics-(continuous|discrete)\//.test(id));

/** P(X ≤ x) and x as the answer of a calculator says them, every digit of x by way of what was asked. */
function answered(calculator: Calculator, given: Readonly<Record<string, string | undefined>>, x: string) {
  const outcome = run(calculator, { ...given, x }, defaultOptions);
  if (!outcome.ok) return outcome.problems.map(({ code }) => code);
  return Object.fromEntries(outcome.answer.values.map(({ name, decimal }) => [name, Number(decimal)]));
}

describe.each(distributions.map(({ id }) => [id]))('%s: x from a probability', (id) => {
  test('has the probability that was given, from either side', async () => {
    const calculator = (await load(id))!;
    const { given } = calculator.examples.find((example) => 'expect' in example)!;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), fc.constantFrom('p', 'q'), (k, letter) => {
        const found = answered(calculator, given, `${letter} = ${k}/1000`);
        if (Array.isArray(found)) throw new Error(`${letter} = ${k}/1000: ${found}`);
        const { cumulative = 0, survival = 0, density = 0 } = found;
        const [reached, before] = letter === 'p' ? [cumulative, cumulative - density] : [survival, survival + density];
        if (id.startsWith('statistics-continuous')) expect(reached).toBeNear(k / 1000, 1e-12);
        else {
          const [small, large] = letter === 'p' ? [before, reached] : [reached, before];
          expect(small).toBeLessThanOrEqual(k / 1000 + 1e-14);
          expect(large).toBeGreaterThanOrEqual(k / 1000 - 1e-14);
        }
      }),
      { numRuns: id.endsWith('stable') ? 3 : 8 },
    );
  });
});

/* A tail far out is what is left to 1 in some formulas: the digits that this costs are computed beside those that are wanted. */
test.each([
  [
    'statistics-continuous/chi-squared',
    { degrees: '5', x: 'q = 1.507429024016018e-14' },
    '73.9952934399852195709078675117',
  ],
  ['statistics-continuous/student-t', { degrees: '3', x: 'q = 1e-12' }, undefined],
] as const)('%s has all digits of the x of a small probability', async (id, typed, x) => {
  const outcome = run((await load(id))!, typed, { ...defaultOptions, digits: 30 });
  if (!outcome.ok) throw new Error(outcome.problems[0]!.message);
  const decimalOf = (wanted: string) => outcome.answer.values.find(({ name }) => name === wanted)?.decimal;
  expect(Number(decimalOf('survival'))).toBe(Number(typed.x.slice(4)));
  expect(decimalOf('quantile')!.replace(/\D/g, '').length).toBeGreaterThanOrEqual(29);
  if (x !== undefined) expect(decimalOf('quantile')).toBe(x);
});
