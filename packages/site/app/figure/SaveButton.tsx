import type { MouseEvent } from 'react';
import { svgFileOf } from './svg-file.ts';

/** Saves the drawing that is to be seen as an SVG file. */
export function SaveButton() {
  const save = ({ currentTarget }: MouseEvent) => {
    const drawings = currentTarget.closest('figure')?.querySelectorAll<SVGSVGElement>('svg') ?? [];
    const shown = [...drawings].find((drawing) => drawing.getBoundingClientRect().width > 0);
    if (!shown) return;
    const address = URL.createObjectURL(new Blob([svgFileOf(shown)], { type: 'image/svg+xml' }));
    const link = Object.assign(document.createElement('a'), { href: address, download: 'figure.svg' });
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
  };
  return (
    <button type="button" onClick={save} className="needs-script min-h-6 text-act hover:underline print:hidden">
      Save the figure as SVG
    </button>
  );
}
