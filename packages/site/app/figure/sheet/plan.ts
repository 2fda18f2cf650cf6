import type { Box } from '@nomogram/calculators/kit/marks/kind.ts';
import type { Layout } from './layout.ts';
import { textWidth } from './text-width.ts';
import { multiple, roundStep, tickLabel } from './ticks.ts';

/** The scale bar of a plan: a round length of about a third of its width. */
export interface ScaleBar {
  readonly length: number;
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly label: string;
}

export function scaleBarOf(layout: Layout, unit: string): ScaleBar {
  const wanted = (layout.width * 0.36) / layout.unit;
  const length = multiple(roundStep(wanted / 1.4), 1);
  const left = 42;
  return {
    length,
    left,
    right: left + length * layout.unit,
    y: layout.height - 24,
    label: `${tickLabel(length, length)} ${unit}`,
  };
}

/** Where arrow and bar stand: labels keep clear of them. */
export function planBoxes(layout: Layout, bar: ScaleBar): readonly Box[] {
  const half = textWidth(bar.label, layout.size.font) / 2;
  return [
    { left: layout.width - 46, right: layout.width - 22, top: 36, bottom: 118 },
    { left: bar.left - 8, right: bar.right + half, top: bar.y - 22, bottom: bar.y + 8 },
  ];
}
