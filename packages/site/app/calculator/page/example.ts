import type { Figure, FigureTable } from '@nomogram/calculators/kit/figure.ts';
import type { PresentedAnswer } from '@nomogram/calculators/kit/outcome.ts';
import { lightFigure } from '../../figure/light-figure.ts';

/** What a page shows of its worked example; it carries nothing else. */
export type Example = Pick<PresentedAnswer, 'text' | 'values' | 'figure'>;

/** Rows of its tables: an example shows what they are like, and an ellipsis that there are more. */
const rows = 24;

export const shownExample = ({ text, values, figure }: PresentedAnswer): Example => ({
  text,
  values,
  figure: figure && briefFigure(lightFigure(figure)),
});

const briefFigure = (figure: Figure): Figure => ({ ...brief(figure), below: figure.below?.map(brief) });

const brief = <Part extends Pick<Figure, 'table'>>(part: Part): Part =>
  part.table ? { ...part, table: beginningOf(part.table) } : part;

const beginningOf = (table: FigureTable): FigureTable =>
  table.rows.length <= rows ? table : { ...table, rows: [...table.rows.slice(0, rows), table.columns.map(() => '…')] };
