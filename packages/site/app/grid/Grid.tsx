import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { plainTyping } from '../keys/plain-typing.ts';
import { type Cells, cellAt, cellsOf, sizeOf, textOf, written } from './cells.ts';

interface Props {
  /** What the matrix is called. */
  label: string;
  /** The text area that travels with the form: the grid reads it and writes it. */
  area: RefObject<HTMLTextAreaElement | null>;
  /** What its columns are called, where their number is fixed. */
  names: readonly string[] | undefined;
  value: string;
  invalid: boolean;
  /** The place in the text that was refused. */
  wrongAt: number | undefined;
  describedBy: string | undefined;
  /** Told when a text is written into the area that a grid cannot show. */
  onText: () => void;
}

/** A matrix in cells. It has a row more than are filled, and a column more unless their number is fixed; takes a paste from a spreadsheet, and arrow keys go through it. */
export function Grid({ label, area, names, value, invalid, wrongAt, describedBy, onText }: Props) {
  const grid = useRef<HTMLFieldSetElement>(null);
  const { cells, change } = useCells({ area, names, value, onText }, grid);
  const { rows, columns } = sizeOf(cells, names?.length);
  const isWrong = useWrongCell(area, invalid, wrongAt);
  const paste = (event: ClipboardEvent, row: number, column: number) => {
    const text = event.clipboardData.getData('text');
    const pasted = cellsOf(text);
    // A whole matrix that only the reader can tell apart has no place in a cell, which would lose its lines.
    if (!pasted && area.current?.value === '' && /[\n;[]/.test(text)) {
      event.preventDefault();
      area.current.value = text;
      area.current.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (!pasted || pasted.flat().length < 2) return;
    event.preventDefault();
    change(written(cells, pasted, row, column));
  };
  return (
    <fieldset
      ref={grid}
      aria-label={label}
      aria-describedby={describedBy}
      className="matrix-grid"
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(3.5rem, 1fr))` }}
    >
      {Array.from({ length: rows * columns }, (_, index) => {
        const [row, column] = [Math.floor(index / columns), index % columns];
        return (
          <input
            key={`${row} ${column}`}
            data-cell={`${row} ${column}`}
            data-pad="expression"
            type="text"
            inputMode="text"
            {...plainTyping}
            aria-label={`${label}, row ${row + 1}${columnName(names, column)}`}
            placeholder={names?.[column]}
            aria-invalid={isWrong(row, column) || undefined}
            className={row === rows - 1 || (names === undefined && column === columns - 1) ? 'border-dashed' : ''}
            value={cells[row]?.[column] ?? ''}
            onChange={({ currentTarget }) => change(written(cells, [[currentTarget.value]], row, column))}
            onPaste={(event) => paste(event, row, column)}
            onKeyDown={(event) => move(event, grid.current, row, column)}
          />
        );
      })}
    </fieldset>
  );
}

/** Which cell was refused, or all where no place is known. It is found when the refusal comes: the text goes on changing. */
function useWrongCell(area: Props['area'], invalid: boolean, wrongAt: number | undefined) {
  const wrong = useMemo(
    () => (invalid && wrongAt !== undefined ? cellAt(area.current?.value ?? '', wrongAt) : undefined),
    [invalid, wrongAt, area],
  );
  return (row: number, column: number) => invalid && (!wrong || (row === wrong[0] && column === wrong[1]));
}

/** A single column needs no name. */
function columnName(names: readonly string[] | undefined, column: number): string {
  const name = names?.[column] ?? `column ${column + 1}`;
  return name === '' ? '' : `, ${name}`;
}

/** The cells, in step with the text of the area both ways. */
function useCells(
  { area, names, value, onText }: Pick<Props, 'area' | 'names' | 'value' | 'onText'>,
  grid: RefObject<HTMLFieldSetElement | null>,
) {
  const [cells, setCells] = useState<Cells>(() => cellsOf(value) ?? []);
  const isOwn = useRef(false);
  const change = (next: Cells) => {
    setCells(next);
    if (!area.current) return;
    area.current.value = textOf(next);
    isOwn.current = true;
    area.current.dispatchEvent(new Event('input', { bubbles: true }));
    isOwn.current = false;
  };
  // What was typed before this code arrived counts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page wakes up
  useEffect(() => {
    const inputs = [...(grid.current?.querySelectorAll('input') ?? [])];
    const { columns } = sizeOf(cells, names?.length);
    const typed = Array.from({ length: inputs.length / columns }, (_, row) =>
      inputs.slice(row * columns, (row + 1) * columns).map((input) => input.value),
    );
    if (textOf(typed) !== textOf(cells)) change(typed);
  }, []);
  useEffect(() => {
    const place = area.current;
    const read = () => {
      if (isOwn.current || !place) return;
      const found = cellsOf(place.value);
      if (found) setCells(found);
      else onText();
    };
    place?.addEventListener('input', read);
    return () => place?.removeEventListener('input', read);
  }, [area, onText]);
  return { cells, change };
}

/** Goes to the cell that a key asks for. */
function move(
  event: KeyboardEvent<HTMLInputElement>,
  grid: HTMLFieldSetElement | null,
  row: number,
  column: number,
): void {
  const [down, right] = stepOf(event);
  const next = grid?.querySelector<HTMLInputElement>(`[data-cell="${row + down} ${column + right}"]`);
  if (!next || next === event.currentTarget) return;
  event.preventDefault();
  next.focus();
  next.select();
}

/** Up and down always go to another cell, left and right from the ends of the text. */
function stepOf({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): readonly [number, number] {
  const { selectionStart, selectionEnd, value } = currentTarget;
  if (key === 'ArrowUp') return [-1, 0];
  if (key === 'ArrowDown') return [1, 0];
  if (key === 'ArrowLeft' && selectionEnd === 0) return [0, -1];
  if (key === 'ArrowRight' && selectionStart === value.length) return [0, 1];
  return [0, 0];
}
