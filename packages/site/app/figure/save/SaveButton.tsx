import { Fragment, type MouseEvent } from 'react';
import type { Format } from './save-drawing.ts';

const formats: readonly Format[] = ['SVG', 'PNG'];
const look = 'needs-script min-h-6 text-act hover:underline print:hidden';

/** Saves the drawing that is to be seen, as SVG or as PNG. */
export function SaveButton() {
  const save = async ({ currentTarget }: MouseEvent, format: Format) => {
    const { saveDrawing } = await import('./save-drawing.ts');
    await saveDrawing(currentTarget, format);
  };
  return (
    <span className="needs-script print:hidden">
      Save the figure as{' '}
      {formats.map((format, index) => (
        <Fragment key={format}>
          {index > 0 && ' or '}
          <button
            type="button"
            onClick={(event) => void save(event, format)}
            aria-label={`Save the figure as ${format}`}
            className={look}
          >
            {format}
          </button>
        </Fragment>
      ))}
    </span>
  );
}
