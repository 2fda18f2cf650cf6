import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entries, load, pages } from './catalogue.ts';
import { relativeDifference } from './kit/agreement.ts';
import type { Calculator, Example, Fields } from './kit/calculator.ts';
import { numberOf } from './kit/number-of.ts';
import { defaultOptions } from './kit/options.ts';
import type { Outcome } from './kit/outcome.ts';
import { isAbsent, run } from './kit/run.ts';

/** One test walks the whole catalogue: what every declaration must be, and that every example it shows is true. */
const calculators = await Promise.all(entries.map(async ({ id }) => (await load(id))!));

const prefixes = entries.flatMap(({ endpoint }) =>
  endpoint.method === 'page' ? [] : [endpoint.prefix, ...(endpoint.aliases ?? [])],
);
const repeated = (list: readonly string[]) => list.filter((one, index) => list.indexOf(one) !== index);

test('ids and endpoints are unique, and every page has a calculator', () => {
  expect(repeated(entries.map(({ id }) => id))).toEqual([]);
  expect(repeated(prefixes)).toEqual([]);
  expect(pages.filter(({ id }) => !entries.some(({ page }) => page === id)).map(({ id }) => id)).toEqual([]);
});

test('positions in a selector are unique', () => {
  for (const { id } of pages) {
    const orders = entries.filter(({ page }) => page === id).map(({ order }) => String(order));
    expect(repeated(orders), id).toEqual([]);
  }
});

describe.each(calculators.map((calculator) => [calculator.id, calculator] as const))('%s', (_, calculator) => {
  test('has a purpose, a reference, two examples that answer and one that is refused', () => {
    const { examples, references, purpose } = calculator;
    expect(purpose).toMatch(/^[A-Z].*\.$/s);
    expect(references.length).toBeGreaterThan(0);
    expect(examples.filter((example) => 'expect' in example).length).toBeGreaterThanOrEqual(2);
    expect(examples.filter((example) => 'fails' in example).length).toBeGreaterThanOrEqual(1);
  });

  test.each(calculator.examples.map((example) => [JSON.stringify(example.given), example] as const))(
    '%s',
    (_, example) => {
      expectExample(calculator, example);
    },
  );

  test('refuses what its fields refuse, in a sentence that names the field', () => {
    const good = calculator.examples.find((example) => 'expect' in example)!.given;
    for (const [input, field] of Object.entries(calculator.inputs)) {
      for (const text of field.samples.bad) {
        const outcome = run(calculator, { ...good, [input]: text }, defaultOptions);
        const problem = outcome.ok ? undefined : outcome.problems[0];
        expect(problem, `${input} = ${text}`).toMatchObject({ input });
        expect(problem!.message).toMatch(/^[\p{L}\p{N}(|].*[.?!]$/su);
        expect(problem!.message).toContain(field.label);
      }
    }
  });

  test('answers or refuses generated inputs, and its laws hold', () => {
    const typed = fc.record(
      Object.fromEntries(Object.keys(calculator.inputs).map((input) => [input, textsFor(calculator, input)])),
    );
    const runs = calculator.cost === 'heavy' ? 15 : 60;
    fc.assert(
      fc.property(typed, (texts) => holds(calculator, texts)),
      { numRuns: runs, seed: 20_261_121 },
    );
  });
});

function expectExample(calculator: Calculator, example: Example<Fields, string>): void {
  const outcome = run(calculator, example.given, defaultOptions);
  if ('fails' in example) {
    expect(outcome).toMatchObject({ ok: false });
    expect(codesOf(outcome)).toContain(example.fails);
    return;
  }
  if (!outcome.ok) throw new Error(outcome.problems.map(({ message }) => message).join(' '));
  expect(outcome.answer.checked.length).toBeGreaterThan(0);
  expect(outcome.answer.text).not.toMatch(/NaN|Infinity|undefined =|\[object/);
  for (const [name, expected] of Object.entries(example.expect)) {
    const value = outcome.answer.values.find((one) => one.name === name);
    if (!value) throw new Error(`${name} is not among the values of the answer`);
    if (typeof expected === 'string') expect(value.exact ?? value.words ?? value.decimal).toBe(expected);
    else
      expect(
        relativeDifference(Number(value.decimal), expected!),
        `${name} = ${value.decimal}, expected ${expected}`,
      ).toBeLessThan(1e-12);
  }
}

const codesOf = (outcome: Outcome) => (outcome.ok ? [] : outcome.problems.map(({ code }) => code));

/** What a visitor might type into a field: its samples, what the examples type, and plain numbers of all sizes. */
function textsFor(calculator: Calculator, input: string): fc.Arbitrary<string> {
  const { control, samples } = calculator.inputs[input]!;
  const shown = calculator.examples.flatMap(({ given }) => given[input] ?? []);
  const known = fc.constantFrom(...samples.good, ...shown);
  if (control.control !== 'text' || control.inputMode === 'text') return known;
  const whole = fc.integer({ min: -20, max: 400 }).map(String);
  if (control.inputMode === 'numeric') return fc.oneof(known, whole);
  const fraction = fc
    .tuple(fc.integer({ min: -9999, max: 99_999 }), fc.integer({ min: -3, max: 4 }))
    .map(([n, scale]) => `${n}e${-scale}`);
  return fc.oneof(known, whole, fraction);
}

function holds(calculator: Calculator, typed: Record<string, string>): boolean {
  const outcome = run(calculator, typed, defaultOptions);
  if (!outcome.ok) return outcome.problems.every(({ message, code }) => message.length > 8 && code !== 'check-failed');
  if (/NaN|Infinity/.test(outcome.answer.text)) return false;
  const given = Object.fromEntries(
    Object.entries(calculator.inputs).map(([input, field]) => {
      const read = field.read(isAbsent(typed[input]) ? field.default! : typed[input]!, defaultOptions);
      if (!read.ok) throw new Error(`${input} was read before`);
      return [input, read.value];
    }),
  );
  const found = calculator.compute(given, defaultOptions);
  const answer = 'ok' in found ? (found.ok ? found.value : undefined) : found;
  const numbers = Object.fromEntries(
    Object.entries(answer!.values).map(([name, quantity]) => [name, quantity ? numberOf(quantity.form) : Number.NaN]),
  );
  return calculator.laws.every((law) => law(given, numbers));
}
