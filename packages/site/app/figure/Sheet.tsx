import type { Sheet as SheetData } from '@nomogram/calculators/kit/figure.ts';
import { memo } from 'react';
import { Axes, AxisLetters } from './Axes.tsx';
import { axisTexts } from './axis-labels.ts';
import { Dot } from './Dot.tsx';
import { Labels } from './Labels.tsx';
import { Line } from './Line.tsx';
import { labelRequests } from './label-requests.ts';
import type { Layout } from './layout.ts';
import { obstaclesOf, pointBoxes } from './obstacles.ts';
import { Paper } from './Paper.tsx';
import { PlanFurniture } from './PlanFurniture.tsx';
import { placeLabels } from './place-labels.ts';
import { planBoxes, scaleBarOf } from './plan.ts';
import { Wash } from './Wash.tsx';

/** A sheet from the paper up: washes, axes, lines, points, letters; drawn anew only when it is another. */
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
        <Wash key={key} mark={mark} layout={layout} />
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
