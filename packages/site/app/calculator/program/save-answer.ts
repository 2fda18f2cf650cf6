import type { PresentedAnswer } from '@nomogram/calculators/kit/outcome.ts';
import type { CellBlock, CellProgram } from '@nomogram/calculators/kit/program/library-cells.ts';
import { saveWorkbook } from '../../spreadsheet/save-workbook.ts';
import { placeOf, type Sheet, type SheetCell } from '../../spreadsheet/workbook.ts';
import type { TypedInputs } from '../request/query.ts';
import { filledFormula } from './live-cells.ts';
import { cellProgram } from './own-code.ts';

/** Saves an answer as a spreadsheet file whose values follow its inputs, where formulas say how. */
export async function saveAnswer(answer: PresentedAnswer, typed: TypedInputs, title: string): Promise<void> {
  saveWorkbook(sheetOfAnswer(answer, typed, await cellProgram(answer.calculator, typed)), title);
}

const columns = ['Name', 'Value', 'Unit'];
/** The rows of a sheet begin below its headings. */
const firstRow = 2;

/** Inputs above, values below them, each with its unit; beside both, lists in a column of their own, and matrices. */
export function sheetOfAnswer(
  { read, values }: PresentedAnswer,
  typed: TypedInputs,
  program: CellProgram | undefined,
): Sheet {
  const blocks = Object.entries(program?.inputs ?? {});
  const beside = besideOf(blocks.filter(([, block]) => !isSingle(block)));
  const inRows = [
    // What is read within an input, as the ends of an event, has a row of its own below it.
    ...read.filter(({ input }) => !beside.some(({ name }) => name === input)).map(({ input }) => input),
    ...blocks.flatMap(([name, block]) => (isSingle(block) && !read.some(({ input }) => input === name) ? [name] : [])),
  ];
  const inputs = inRows.map((name): readonly SheetCell[] => {
    const [one, block] = [read.find(({ input }) => input === name), program?.inputs[name]];
    return [one?.label ?? block!.label, block ? cellsOf(block)[0]![0]! : (typed[name] ?? one!.as), ''];
  });
  const place = (name: string) =>
    beside.find((one) => one.name === name)?.place ?? placeOf(1, inRows.indexOf(name) + firstRow);
  const results = values.map(({ name, label, decimal, exact, words, unit }): readonly SheetCell[] => {
    const formula = program?.formulas[name];
    const shown = decimal ?? exact ?? words ?? '';
    return [label, formula ? { formula: filledFormula(formula, place), value: decimal } : shown, unit ?? ''];
  });
  return withBeside([...inputs, ...results], beside);
}

const isSingle = ({ rows }: CellBlock): boolean => rows.length === 1 && rows[0]!.length === 1;
const widthOf = ({ rows }: CellBlock): number => Math.max(...rows.map((row) => row.length));

const cellsOf = ({ rows, isPercent, areDates }: CellBlock): readonly (readonly SheetCell[])[] =>
  rows.map((row) => row.map((formula) => ({ formula, isPercent, isDate: areDates })));

/** What stands beside the rows, an empty column before each, with the cells that formulas name it by. */
interface Beside {
  readonly name: string;
  readonly block: CellBlock;
  readonly place: string;
}

function besideOf(blocks: readonly (readonly [string, CellBlock])[]): readonly Beside[] {
  let next = columns.length + 1;
  return blocks.map(([name, block]) => {
    const column = next;
    next += widthOf(block) + 1;
    const last = placeOf(column + widthOf(block) - 1, firstRow + block.rows.length - 1);
    return { name, block, place: `${placeOf(column, firstRow)}:${last}` };
  });
}

function withBeside(rows: readonly (readonly SheetCell[])[], beside: readonly Beside[]): Sheet {
  const height = Math.max(rows.length, ...beside.map(({ block }) => block.rows.length));
  const filled = (cells: readonly SheetCell[] | undefined, width: number): readonly SheetCell[] =>
    Array.from({ length: width }, (_, column) => cells?.[column] ?? '');
  return {
    columns: [
      ...columns,
      ...beside.flatMap(({ block }) => ['', block.label, ...Array<string>(widthOf(block) - 1).fill('')]),
    ],
    rows: Array.from({ length: height }, (_, row) => [
      ...filled(rows[row], columns.length),
      ...beside.flatMap(({ block }) => ['', ...filled(cellsOf(block)[row], widthOf(block))]),
    ]),
  };
}
