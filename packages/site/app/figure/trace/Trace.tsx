import type { Sheet } from '@nomogram/calculators/kit/figure.ts';
import { pixelOf, rounded } from '@nomogram/calculators/kit/marks/pixels.ts';
import { fillOf } from '../marks/roles.ts';
import type { Layout } from '../sheet/layout.ts';
import { tracedCurves } from './curves.ts';
import { heightAt } from './reading.ts';

/** The line at x from the bottom to the top of a sheet, and a dot on each of its curves. */
export default function Trace({ sheet, layout, x }: { sheet: Sheet; layout: Layout; x: number }) {
  const at = rounded(layout.x(x));
  return (
    <>
      <path d={`M${at} ${layout.plot.top}V${layout.plot.bottom}`} className="fill-none stroke-muted" strokeWidth={1} />
      {tracedCurves(sheet).map((curve, index) => {
        const y = heightAt(curve, x);
        if (y === undefined) return null;
        const [cx, cy] = pixelOf(layout, [x, y]);
        return (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: curves have no name and never change their order
            key={index}
            cx={rounded(cx)}
            cy={rounded(cy)}
            r={4}
            className={`${fillOf[curve.role]} stroke-sheet`}
            strokeWidth={1.5}
          />
        );
      })}
    </>
  );
}
