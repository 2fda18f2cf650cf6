import { rounded } from '@nomogram/calculators/kit/marks/pixels.ts';
import type { Layout } from './layout.ts';

/** Graph paper under the whole figure: its lines stand at round values. */
export function Paper({ layout }: { layout: Layout }) {
  const { width, height, xTicks, yTicks, x, y } = layout;
  const upright = xTicks.grid.map((value) => `M${rounded(x(value))} 0V${height}`);
  const level = yTicks.grid.map((value) => `M0 ${rounded(y(value))}H${width}`);
  return <path d={[...upright, ...level].join('')} className="fill-none stroke-grid" strokeWidth={1} />;
}
