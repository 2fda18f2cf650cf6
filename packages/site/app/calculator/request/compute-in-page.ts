import { load } from '@nomogram/calculators/catalogue.ts';
import { readOptions } from '@nomogram/calculators/kit/read-options.ts';
import { calculate } from '@nomogram/calculators/kit/solve.ts';
import type { TypedInputs } from './query.ts';
import type { Reply } from './reply.ts';

/** Runs a calculator where this code runs: in the browser, or on the server while a page is rendered. */
export const computeInPage = (id: string, typed: TypedInputs): Promise<Reply> => calculateInPage(id, typed, calculate);

/** The same by another way to an outcome than calculating what is asked. */
export async function calculateInPage(id: string, typed: TypedInputs, calculated: typeof calculate): Promise<Reply> {
  const calculator = await load(id);
  if (!calculator) throw new Error(`There is no calculation ${id}.`);
  const isInput = (name: string) => name in calculator.inputs;
  const options = readOptions((name) => (isInput(name) ? undefined : typed[name]));
  if (typeof options === 'string') return { kind: 'refusal', text: options, troubles: [] };
  const outcome = calculated(calculator, typed, options);
  if (outcome.ok) return { kind: 'answer', answer: outcome.answer };
  const text = outcome.problems.map(({ message }) => message).join('\n');
  return { kind: 'refusal', text, troubles: outcome.problems };
}
