import type { Sheet as SheetData } from '@nomogram/calculators/kit/figure.ts';
import { memo } from 'react';
import { Labels } from '../labels/Labels.tsx';
import { lettersOf } from '../labels/letters.ts';
import { Dot } from '../marks/Dot.tsx';
import { Fill } from '../marks/Fill.tsx';
import { Line } from '../marks/Line.tsx';
import { Axes, AxisLetters } from './Axes.tsx';
import type { Layout } from './layout.ts';
import { Paper } from './Paper.tsx';
import { PlanFurniture } from './PlanFurniture.tsx';

/** A sheet from the paper up: fills, axes, lines, points, letters; drawn anew only when it is another. */
export const Sheet = memo(({ sheet, layout }: { sheet: SheetData; layout: Layout }) => {
  const { frame } = sheet;
  const marks = sheet.marks.map((mark, index) => ({ mark, key: `${mark.mark} ${index}` }));
  const { numbers, bar, labels } = lettersOf(sheet, layout);
  return (
    <>
      <Paper layout={layout} />
      {marks.map(({ mark, key }) => (
        <Fill key={key} mark={mark} layout={layout} />
      ))}
      <Axes frame={frame} layout={layout} />
      {bar && <PlanFurniture layout={layout} bar={bar} />}
      {marks.map(({ mark, key }) => (
        <Line key={key} mark={mark} layout={layout} />
      ))}
      <AxisLetters texts={numbers} size={layout.size} />
      {marks.map(({ mark, key }) => (
        <Dot key={key} mark={mark} layout={layout} />
      ))}
      <Labels placed={labels} layout={layout} />
    </>
  );
});
