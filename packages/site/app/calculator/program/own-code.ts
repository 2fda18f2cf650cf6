import { load } from '@nomogram/calculators/catalogue.ts';
import type { LanguageName } from '@nomogram/calculators/kit/program/elsewhere.ts';
import { inPython, inR, inSheet } from '@nomogram/calculators/kit/program/languages.ts';
import { type LibraryCode, libraryCode } from '@nomogram/calculators/kit/program/library.ts';
import { type CellProgram, libraryCells } from '@nomogram/calculators/kit/program/library-cells.ts';
import { programOfAnswer } from '@nomogram/calculators/kit/program/program-of.ts';
import { readOptions } from '@nomogram/calculators/kit/read-options.ts';
import { checkedAnswer } from '@nomogram/calculators/kit/run.ts';
import type { CodeSample } from '../request/code-samples.ts';
import type { TypedInputs } from '../request/query.ts';
import { asCellProgram, liveCells } from './live-cells.ts';

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

/** The calculation for the cells of a spreadsheet: by its own formula, or by functions that spreadsheets have. */
export async function cellProgram(id: string, typed: TypedInputs): Promise<CellProgram | undefined> {
  const found = await answerOf(id, typed);
  if (!found) return undefined;
  const own = programOfAnswer(found.calculator, found);
  return own ? asCellProgram(liveCells(own)) : libraryCells(found.calculator, found, found.options);
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
