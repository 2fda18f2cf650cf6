import type { Sheet as SheetData } from '@nomogram/calculators/kit/figure.ts';
import { memo } from 'react';
import { Labels } from '../labels/Labels.tsx';
import { labelRequests } from '../labels/label-requests.ts';
import { obstaclesOf, pointBoxes } from '../labels/obstacles.ts';
import { placeLabels } from '../labels/place-labels.ts';
import { Dot } from '../marks/Dot.tsx';
import { Fill } from '../marks/Fill.tsx';
import { Line } from '../marks/Line.tsx';
import { Axes, AxisLetters } from './Axes.tsx';
import { axisTexts } from './axis-labels.ts';
import type { Layout } from './layout.ts';
import { Paper } from './Paper.tsx';
import { PlanFurniture } from './PlanFurniture.tsx';
import { planBoxes, scaleBarOf } from './plan.ts';

/** A sheet from the paper up: fills, axes, lines, points, letters; drawn anew only when it is another. */
export const Sheet = memo(({ sheet, layout }: { sheet: SheetData; layout: Layout }) => {
  const { frame } = sheet;
  const marks = sheet.marks.map((mark, index) => ({ mark, key: `${mark.mark} ${index}` }));
  const texts = axisTexts(frame, layout, pointBoxes(sheet.marks, layout));
  const bar = frame.plan && scaleBarOf(layout, frame.plan.unit);
  const fixed = [...texts.map(({ box }) => box), ...(bar ? planBoxes(layout, bar) : [])];
  const labels = placeLabels(
    labelRequests(sheet.marks, layout),
    obstaclesOf(sheet.marks, layout, fixed, texts.length > 0),
  );
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
      <AxisLetters texts={texts} size={layout.size} />
      {marks.map(({ mark, key }) => (
        <Dot key={key} mark={mark} layout={layout} />
      ))}
      <Labels placed={labels} layout={layout} />
    </>
  );
});
