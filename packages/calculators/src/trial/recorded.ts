import { existsSync, readFileSync } from 'node:fs';
import { relativeDifference } from '../kit/agreement.ts';
import type { Calculator, Example, Fields } from '../kit/calculator.ts';
import { answered } from './answered.ts';

/**
 * What every example answers, all values of it: an example expects those that it is about, and a mistake in another would be seen by nobody.
 * `npm run answers` writes them anew, so that a change of any answer is looked at before it is kept. Numbers are compared as numbers. Exact
 * forms and words are compared to the letter where a formula gives them, in light calculators; of what the engine finds an exact form may
 * become another that is the same function, and words better ones.
 */
interface RecordedExample {
  readonly given: { readonly [input: string]: string };
  readonly values: { readonly [output: string]: RecordedValue };
}

interface RecordedValue {
  readonly decimal?: number;
  readonly exact?: string;
  readonly words?: string;
  readonly label?: string;
}

export const recordedFile = new URL('./recorded.gen.json', import.meta.url);

/** By the id of the calculator. */
const recorded: { readonly [id: string]: readonly RecordedExample[] } = existsSync(recordedFile)
  ? JSON.parse(readFileSync(recordedFile, 'utf8'))
  : {};

/** What is to be recorded of a calculator. */
export function recordOf(calculator: Calculator): readonly RecordedExample[] {
  return calculator.examples.flatMap((example) => {
    const given = example.given as RecordedExample['given'];
    const values = 'expect' in example ? valuesOf(calculator, given) : undefined;
    return values && Object.keys(values).length > 0 ? [{ given, values }] : [];
  });
}

function valuesOf(
  calculator: Calculator,
  given: Example<Fields, string>['given'],
): RecordedExample['values'] | undefined {
  const outcome = answered(calculator, given);
  if (!outcome.ok) return undefined;
  return Object.fromEntries(
    outcome.answer.values.map(({ name, label, decimal, exact, words }) => {
      const number = decimal === undefined ? Number.NaN : Number(decimal);
      return [
        name,
        {
          ...(Number.isFinite(number) && { decimal: number }),
          ...(exact !== undefined && { exact }),
          // What the engine finds it also names: a limit, or one of complex values.
          ...(calculator.cost === 'heavy' && { label }),
          ...(words !== undefined && calculator.cost === 'light' && { words }),
        },
      ];
    }),
  );
}

/** Where an example of a calculator answers something else than is recorded; undefined where none does. */
export function faultOfRecorded(calculator: Calculator): string | undefined {
  for (const { given, values } of recorded[calculator.id] ?? []) {
    // An example that is no longer shown says nothing.
    const example = calculator.examples.find((one) => JSON.stringify(one.given) === JSON.stringify(given));
    if (!example) continue;
    const found = valuesOf(calculator, example.given) ?? {};
    const names = [...Object.keys(values), ...Object.keys(found)];
    const other = names.find((name) => !isSame(calculator, values[name], found[name]));
    if (other !== undefined)
      return `${JSON.stringify(given)}: ${other} is ${JSON.stringify(found[other])}, and ${JSON.stringify(values[other])} is recorded`;
  }
  return undefined;
}

function isSame({ cost }: Calculator, recorded: RecordedValue | undefined, found: RecordedValue | undefined): boolean {
  if (!found || !recorded) return false;
  if (recorded.label !== found.label) return false;
  const { decimal, exact, words } = recorded;
  if (decimal !== undefined && !(relativeDifference(decimal, found.decimal ?? Number.NaN) <= 1e-13)) return false;
  if (words !== found.words) return false;
  if (cost === 'light') return exact === found.exact;
  // An antiderivative may have another constant.
  return (
    exact === undefined || (found.exact !== undefined && (decimal !== undefined || isSameKind(exact, found.exact)))
  );
}

/** Whether two exact forms are formulas of the same letters. */
const isSameKind = (one: string, other: string): boolean => lettersOf(one) === lettersOf(other);
const lettersOf = (text: string): string => [...new Set(text.match(/\b[a-z]\b/g) ?? [])].sort().join('');
