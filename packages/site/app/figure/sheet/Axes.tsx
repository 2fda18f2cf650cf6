import type { Frame } from '@nomogram/calculators/kit/figure.ts';
import { rounded } from '@nomogram/calculators/kit/marks/pixels.ts';
import type { Size } from '../size.ts';
import { type AxisText, inPlot } from './axis-labels.ts';
import { Lettering } from './Lettering.tsx';
import type { Layout } from './layout.ts';

/** Two axes in ink with their ticks. */
export function Axes({ frame, layout }: { frame: Frame; layout: Layout }) {
  if (frame.axes === 'none' || frame.plan) return null;
  const { cross, plot, xTicks, yTicks, size } = layout;
  const [originX, originY] = [rounded(layout.x(cross.x)), rounded(layout.y(cross.y))];
  const reach = Math.min(8, size.inset / 2);
  const upright = xTicks.major
    .map(({ value }) => rounded(layout.x(value)))
    .filter((at) => at !== originX && inPlot(layout, at, plot.top));
  const level = yTicks.major
    .map(({ value }) => rounded(layout.y(value)))
    .filter((at) => at !== originY && inPlot(layout, plot.left, at));
  const lines = `M${rounded(plot.left - reach)} ${originY}H${rounded(plot.right + reach)}M${originX} ${rounded(plot.top - reach)}V${rounded(plot.bottom + reach)}`;
  const ticks = [
    ...upright.map((at) => `M${at} ${originY - 4}v8`),
    ...level.map((at) => `M${originX - 4} ${at}h8`),
  ].join('');
  return <path d={lines + ticks} className="fill-none stroke-ink" strokeWidth={1} />;
}

/** The numbers along the axes and the names of these; they stand over the lines, so that none runs through a number. */
export function AxisLetters({ texts, size }: { texts: readonly AxisText[]; size: Size }) {
  return texts.map((text) => (
    <Lettering
      key={`${text.text} ${rounded(text.x)} ${rounded(text.y)}`}
      x={text.x}
      y={text.y}
      size={size.font}
      fill={text.title ? 'fill-muted' : 'fill-ink'}
    >
      {text.text}
    </Lettering>
  ));
}
