import { type ReactElement, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { storeSetting } from '../settings.ts';
import { useSetting } from '../use-setting.ts';
import { cellsOf } from './cells.ts';
import { Grid } from './Grid.tsx';

interface Props {
  label: string;
  /** What its columns are called, where their number is fixed. */
  columns: readonly string[] | undefined;
  value: string;
  invalid: boolean;
  /** The place in the text that was refused. */
  wrongAt: number | undefined;
  describedBy: string | undefined;
  /** The text area; it stands alone where no script runs. */
  children: (area: RefObject<HTMLTextAreaElement | null>) => ReactElement;
}

/** A matrix as a grid, or as text: what the visitor chose last. The text is what travels with the form, and is kept in step. */
export default function MatrixControl({ label, columns, value, invalid, wrongAt, describedBy, children }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const chosen = useSetting('matrices');
  const [isOnlyText, setOnlyText] = useState(() => cellsOf(value) === undefined);
  const isGrid = chosen === 'grid' && !isOnlyText;
  const showText = useCallback(() => setOnlyText(true), []);
  // The text behind a grid is no control of its own, once a script shows the grid.
  useEffect(() => {
    if (!area.current) return;
    area.current.tabIndex = isGrid ? -1 : 0;
    area.current.ariaHidden = isGrid ? 'true' : null;
  }, [isGrid]);
  const turn = () => {
    if (isGrid) return storeSetting('matrices', 'text');
    setOnlyText(cellsOf(area.current?.value ?? '') === undefined);
    storeSetting('matrices', 'grid');
  };
  return (
    <div className={isGrid ? 'as-grid' : ''}>
      <p className="needs-script m-0 text-right text-sm print:hidden">
        <button type="button" onClick={turn} className="min-h-6 cursor-pointer text-act hover:underline">
          {isGrid ? 'As text' : 'As a grid'}
        </button>
      </p>
      {isGrid && (
        <div className="needs-script mt-1.5">
          <Grid
            label={label}
            area={area}
            names={columns}
            value={area.current?.value ?? value}
            invalid={invalid}
            wrongAt={wrongAt}
            describedBy={describedBy}
            onText={showText}
          />
        </div>
      )}
      {children(area)}
    </div>
  );
}
