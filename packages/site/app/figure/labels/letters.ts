import type { Sheet } from '@nomogram/calculators/kit/figure.ts';
import { type AxisText, axisTexts } from '../sheet/axis-labels.ts';
import type { Layout } from '../sheet/layout.ts';
import { planBoxes, type ScaleBar, scaleBarOf } from '../sheet/plan.ts';
import { type Label, labelRequests } from './label-requests.ts';
import { axisInk, lineInk, obstaclesOf, pointBoxes } from './obstacles.ts';
import { type Placement, placeLabels } from './place-labels.ts';

/** All letters of a sheet in their places: numbers and names of the axes, the scale of a plan, labels of the marks. */
export interface Letters {
  readonly numbers: readonly AxisText[];
  readonly bar?: ScaleBar;
  readonly labels: readonly Placement<Label>[];
}

export function lettersOf({ frame, marks }: Sheet, layout: Layout): Letters {
  const lines = lineInk(marks, layout);
  const numbers = axisTexts(frame, layout, pointBoxes(marks, layout), lines);
  const bar = frame.plan && scaleBarOf(layout, frame.plan.unit);
  const fixed = [...numbers.map(({ box }) => box), ...(bar ? planBoxes(layout, bar) : [])];
  const requests = labelRequests(marks, layout, numbers);
  const labels = placeLabels(
    requests,
    obstaclesOf(marks, layout, fixed, numbers.length > 0 ? [lines, axisInk(frame, layout)] : [lines]),
  );
  return { numbers, labels, ...(bar && { bar }) };
}
