import type { Figure } from '@nomogram/calculators/kit/figure.ts';
import { Marked } from '../../math/Marked.tsx';
import { asWritten } from '../../math/minus.ts';
import { layoutsOf } from '../sheet/layout.ts';
import { sheetsOf } from '../sheet/sheets.ts';
import { wide } from '../size.ts';
import { readingAt } from './reading.ts';

/** What the curves of a figure show at x, in words. */
export default function Reading({ figure, x }: { figure: Figure; x: number }) {
  const sheets = sheetsOf(figure);
  const layouts = layoutsOf(sheets, wide).map(({ layout }) => layout);
  return <Marked text={asWritten(readingAt(sheets, layouts, x))} />;
}
