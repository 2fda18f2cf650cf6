import { load } from '@nomogram/calculators/catalogue.ts';
import type { LanguageName } from '@nomogram/calculators/kit/program/elsewhere.ts';
import { inPython, inR, inSheet } from '@nomogram/calculators/kit/program/languages.ts';
import { type LibraryCode, libraryCode } from '@nomogram/calculators/kit/program/library.ts';
import { type OwnProgram, programOfAnswer } from '@nomogram/calculators/kit/program/program-of.ts';
import { readOptions } from '@nomogram/calculators/kit/read-options.ts';
import { checkedAnswer } from '@nomogram/calculators/kit/run.ts';
import type { CodeSample } from '../request/code-samples.ts';
import type { TypedInputs } from '../request/query.ts';

/** The calculation in languages that do it themselves, without asking anybody; none where no formula says all of it. */
export async function ownCode(id: string, typed: TypedInputs): Promise<readonly CodeSample[]> {
  const found = await answerOf(id, typed);
  const own = found && programOfAnswer(found.calculator, found);
  if (!own) return found ? libraryCode(found.calculator, found, found.options).map(named) : [];
  const { program, label } = own;
  return [
    { name: names.python, code: inPython(program, label) },
    { name: names.r, code: inR(program, label) },
    { name: names.sheet, code: inSheet(program) },
  ];
}

const names: Record<LanguageName, string> = {
  python: 'Python, by itself',
  r: 'R, by itself',
  sheet: 'Spreadsheet formula',
};
const named = ({ language, code }: LibraryCode): CodeSample => ({ name: names[language], code });

/** The program of a calculation, where it has one. */
export async function ownProgram(id: string, typed: TypedInputs): Promise<OwnProgram | undefined> {
  const found = await answerOf(id, typed);
  return found && programOfAnswer(found.calculator, found);
}

/** What a calculator answers, computed here; undefined where it has no answer. */
async function answerOf(id: string, typed: TypedInputs) {
  const calculator = await load(id);
  if (!calculator) return undefined;
  const options = readOptions((name) => (name in calculator.inputs ? undefined : typed[name]));
  if (typeof options === 'string') return undefined;
  const found = checkedAnswer(calculator, typed, options);
  return found.ok ? { calculator, options, ...found } : undefined;
}
