import { entries, load } from '@nomogram/calculators/catalogue.ts';
import type { Calculator } from '@nomogram/calculators/kit/calculator.ts';
import { defaultOptions, type Options } from '@nomogram/calculators/kit/options.ts';
import { type Outcome, whole } from '@nomogram/calculators/kit/outcome.ts';
import type { TypedInputs } from '@nomogram/calculators/kit/run.ts';
import { calculate } from '@nomogram/calculators/kit/solve.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leastEffort } from '../../../tools/setup/effort.ts';
import { lawRuns } from '../../../tools/setup/law-runs.ts';
import { costOf } from '../src/process/cost.ts';

/**
 * What is done on the server's own thread is over soon, whatever the numbers: light calculators are tried with the extremes that
 * `costOf` still calls light, and with what people type. Nothing is thrown, and nothing says NaN.
 */
const runs = lawRuns(6, 1000);
/** Units of `effort`, a hundredth of a second each: 50 ms of a server. */
const most = 5;

const numbers = fc.oneof(
  fc.constantFrom('0', '1', '-1', '2', '0.5', '100', '360', '4096', '1000000', '0.999999999999', '1.0000000000001'),
  fc.constantFrom(
    '1e-150',
    '1e-100',
    '1e-30',
    '1e-15',
    '1e-9',
    '1e9',
    '1e15',
    '1e30',
    '1e60',
    '1e100',
    '1e150',
    '-1e150',
  ),
  fc.constantFrom(
    '0.1234567890123456789',
    '123456789012345678',
    '9007199254740993',
    '355/113',
    'sqrt(2)',
    'pi/4',
    '2^0.5',
  ),
  fc.tuple(fc.integer(), fc.integer({ min: -150, max: 150 })).map(([digits, exponent]) => `${digits}e${exponent}`),
  fc.tuple(fc.integer(), fc.integer({ min: 1 })).map(([p, q]) => `${p}/${q}`),
);
const lists = fc
  .tuple(numbers, fc.array(fc.constantFrom('0', '3', '-1', '7.5', '1e5'), { minLength: 1, maxLength: 120 }))
  .map(([first, rest]) => [first, ...rest].join(','));
/** Sums of roots, whose degrees multiply, and now and then of functions. */
const irrational = fc
  .array(fc.tuple(fc.constantFrom('sqrt(', 'sqrt(', 'cbrt(', 'ln(', 'cos(pi/'), fc.integer({ min: 2, max: 30 })), {
    minLength: 1,
    maxLength: 5,
  })
  .map((terms) => terms.map(([opened, n]) => `${opened}${n})`).join('+'));
const expressions = fc.constantFrom(
  '(1+i)^99',
  'e^(i*pi/7)',
  '1e60*i',
  '{r: 1e20, phi: 1e20}',
  'sin(1e30)',
  '3x+1e100',
);

function textsFor(calculator: Calculator, input: string): fc.Arbitrary<string> {
  const { control, samples } = calculator.inputs[input]!;
  const shown = calculator.examples.flatMap(({ given }) => given[input] ?? []);
  const known = fc.constantFrom(...samples.good, ...shown);
  if (control.control === 'select') return known;
  const isPlain = control.control === 'text' && control.entry !== 'text';
  return isPlain ? fc.oneof(numbers, known, irrational) : fc.oneof(known, numbers, lists, expressions, irrational);
}

/** An example with some of its inputs changed, or all. */
function typedInto(calculator: Calculator): fc.Arbitrary<TypedInputs> {
  const examples = calculator.examples.flatMap((example) =>
    'expect' in example ? [example.given as TypedInputs] : [],
  );
  const inputs = Object.keys(calculator.inputs).map((input) => [input, textsFor(calculator, input)] as const);
  const changed = fc.record(Object.fromEntries(inputs), { requiredKeys: [] });
  return fc.tuple(fc.constantFrom(...examples), changed).map(([example, other]) => ({ ...example, ...other }));
}

function expectPlain(outcome: Outcome): void {
  if (outcome.ok) expect(outcome.answer.text).not.toMatch(/\bNaN\b|\bInfinity\b/);
  else for (const { message } of outcome.problems) expect(message).toMatch(/^\S.*\s.*[.?!]$/su);
}

test('a number beyond doubles in a matrix is calculated or refused, and nothing is thrown', async () => {
  const determinant = (await load('calculus-matrice/determinant'))!;
  for (const matrix of ['1e309', '1e309,1;2,3', '1e-309', '1e19999'])
    expectPlain(whole(calculate(determinant, { [Object.keys(determinant.inputs)[0]!]: matrix }, defaultOptions)));
});

const options = fc.constantFrom<Options>(defaultOptions, { ...defaultOptions, digits: 50 });
const light = entries.filter(({ cost }) => cost === 'light');

describe.each(light.map((entry) => [entry.id, entry] as const))('%s', (id, entry) => {
  test('takes no longer than its place allows', async () => {
    const calculator = (await load(id))!;
    fc.assert(
      fc.property(typedInto(calculator), options, (typed, chosen) => {
        if (costOf(entry, typed, chosen) === 'heavy') return;
        let outcome: Outcome | undefined;
        const taken = leastEffort(() => {
          outcome = whole(calculate(calculator, typed, chosen));
        }, most);
        expectPlain(outcome!);
        expect(taken).toBeLessThan(most);
      }),
      { numRuns: runs },
    );
  });
});
