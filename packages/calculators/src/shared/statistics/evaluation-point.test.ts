import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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
  ])('%s', (text, value, as) => {
    const read = field.read(text, defaultOptions);
    expect(read).toMatchObject({ ok: true, value });
    if (read.ok) expect(field.reading(read.value).as).toBe(as);
  });

  test.each([
    ['p = 1.5', 'x: the probability after p = must be from 0 to 1.'],
    ['q=', 'x: a probability is missing after q=.'],
    ['7.18e-318', 'x is too close to 0: at least 2.3e-308 in size, or 0 itself, is accepted.'],
    ['1e-400', 'x is too close to 0: at least 2.3e-308 in size, or 0 itself, is accepted.'],
  ])('%s is refused: %s', (text, message) => {
    expect(field.read(text, defaultOptions)).toMatchObject({ ok: false, why: { message } });
  });
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
        if (id.startsWith('statistics-continuous')) expect(Math.abs(reached - k / 1000)).toBeLessThan(1e-12);
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
