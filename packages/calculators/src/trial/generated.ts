import fc from 'fast-check';
import type { Calculator } from '../kit/calculator.ts';

/** What a visitor might type into the whole form: anything in every field, or an example with some fields changed. */
export function typedInto(calculator: Calculator): fc.Arbitrary<Record<string, string>> {
  const inputs = Object.keys(calculator.inputs);
  const anything = fc.record(Object.fromEntries(inputs.map((input) => [input, textsFor(calculator, input)])));
  const examples = calculator.examples.flatMap((example) => ('expect' in example ? [example.given] : []));
  const changed = fc
    .tuple(fc.constantFrom(...examples), anything, fc.array(fc.constantFrom(...inputs), { minLength: 1, maxLength: 2 }))
    .map(([example, other, names]) => ({
      ...example,
      ...Object.fromEntries(names.map((name) => [name, other[name]!])),
    }));
  return fc.oneof(anything, changed as fc.Arbitrary<Record<string, string>>);
}

/** What a visitor might type into a field: its samples, what the examples type, and plain numbers of all sizes. */
function textsFor(calculator: Calculator, input: string): fc.Arbitrary<string> {
  const { control, samples } = calculator.inputs[input]!;
  const shown = calculator.examples.flatMap(({ given }) => given[input] ?? []);
  const known = fc.constantFrom(...samples.good, ...(samples.beyond ?? []), ...shown);
  if (control.control !== 'text' || control.entry === 'text') return known;
  const whole = fc.oneof(fc.constantFrom('0', '1', '-1'), fc.integer({ min: -20, max: 400 }).map(String));
  if (control.entry === 'whole') return fc.oneof(known, whole);
  const fraction = fc
    .tuple(fc.integer({ min: -9999, max: 99_999 }), fc.integer({ min: -3, max: 4 }))
    .map(([n, scale]) => `${n}e${-scale}`);
  return fc.oneof(known, whole, fraction);
}
