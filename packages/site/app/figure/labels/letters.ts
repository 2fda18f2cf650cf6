import type { Sheet } from '@nomogram/calculators/kit/figure.ts';
import { type AxisText, axisTexts } from '../sheet/axis-labels.ts';
import type { Layout } from '../sheet/layout.ts';
import { planBoxes, type ScaleBar, scaleBarOf } from '../sheet/plan.ts';
import { type Label, labelRequests } from './label-requests.ts';
import { axisInk, lineInk, obstaclesOf, pointBoxes } from './obstacles.ts';
import { type LabelRequest, type Obstacles, type Placement, placeLabels } from './place-labels.ts';

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
  const obstacles = obstaclesOf(marks, layout, fixed, numbers.length > 0 ? [lines, axisInk(frame, layout)] : [lines]);
  const labels = placeAlike(requests, obstacles);
  return { numbers, labels, ...(bar && { bar }) };
}

/**
 * Points say alike what they are: where one of them has room for its short name only, as `max` for `max (8.096, 63.63)`, all of them have
 * their short names; a crowd of some with and some without coordinates is read by nobody. The sentence below the figure has all places.
 */
function placeAlike(requests: readonly LabelRequest<Label>[], obstacles: Obstacles): readonly Placement<Label>[] {
  const placed = placeLabels(requests, obstacles);
  const short = requests.map((one) => (one.anchor ? { ...one, forms: one.forms.slice(-1) } : one));
  const isShortened = ({ forms }: LabelRequest<Label>, at: number) =>
    forms.length > short[at]!.forms.length && !placed.some(({ key }) => key === forms[0]!.key);
  return requests.some(isShortened) ? placeLabels(short, obstacles) : placed;
}
