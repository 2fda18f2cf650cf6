import { load } from '@nomogram/calculators/catalogue.ts';
import { inPython, inR, inSheet } from '@nomogram/calculators/kit/program/languages.ts';
import { type OwnProgram, programOf } from '@nomogram/calculators/kit/program/program-of.ts';
import { readOptions } from '@nomogram/calculators/kit/read-options.ts';
import type { CodeSample } from '../request/code-samples.ts';
import type { TypedInputs } from '../request/query.ts';

/** The calculation in languages that do it themselves, without asking anybody; none where no formula says all of it. */
export async function ownCode(id: string, typed: TypedInputs): Promise<readonly CodeSample[]> {
  const own = await ownProgram(id, typed);
  if (!own) return [];
  const { program, label } = own;
  return [
    { name: 'Python, by itself', code: inPython(program, label) },
    { name: 'R, by itself', code: inR(program, label) },
    { name: 'Spreadsheet formula', code: inSheet(program) },
  ];
}

/** The program of a calculation, where it has one. */
export async function ownProgram(id: string, typed: TypedInputs): Promise<OwnProgram | undefined> {
  const calculator = await load(id);
  if (!calculator) return undefined;
  const options = readOptions((name) => (name in calculator.inputs ? undefined : typed[name]));
  return typeof options === 'string' ? undefined : programOf(calculator, typed, options);
}
