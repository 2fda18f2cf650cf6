import type { MouseEvent } from 'react';
import { saveFile } from '../../calculator/answer/save-file.ts';
import { pngOf } from './png-file.ts';
import { svgFileOf } from './svg-file.ts';

const look = 'needs-script min-h-6 text-act hover:underline print:hidden';

/** Saves the drawing that is to be seen, as SVG or as PNG. */
export function SaveButton() {
  const saveSvg = ({ currentTarget }: MouseEvent) => {
    const shown = shownBeside(currentTarget);
    if (shown) saveFile('figure.svg', 'image/svg+xml', svgFileOf(shown));
  };
  const savePng = async ({ currentTarget }: MouseEvent) => {
    const shown = shownBeside(currentTarget);
    if (shown) saveFile('figure.png', 'image/png', await pngOf(shown));
  };
  return (
    <span className="needs-script print:hidden">
      Save the figure as{' '}
      <button type="button" onClick={saveSvg} aria-label="Save the figure as SVG" className={look}>
        SVG
      </button>{' '}
      or{' '}
      <button type="button" onClick={savePng} aria-label="Save the figure as PNG" className={look}>
        PNG
      </button>
    </span>
  );
}

/** Of the two sizes of the drawing the one that is shown. */
function shownBeside(button: Element): SVGSVGElement | undefined {
  const drawings = button.closest('figure')?.querySelectorAll<SVGSVGElement>('svg') ?? [];
  return [...drawings].find((drawing) => drawing.getBoundingClientRect().width > 0);
}
