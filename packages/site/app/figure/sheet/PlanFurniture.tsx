import { rounded } from '@nomogram/calculators/kit/marks/pixels.ts';
import { Lettering } from './Lettering.tsx';
import type { Layout } from './layout.ts';
import type { ScaleBar } from './plan.ts';
import { textWidth } from './text-width.ts';

/** What belongs to a plan: the arrow to the north and the scale. */
export function PlanFurniture({ layout, bar }: { layout: Layout; bar: ScaleBar }) {
  const x = layout.width - 34;
  const { font } = layout.size;
  const [left, right, y] = [rounded(bar.left), rounded(bar.right), bar.y];
  const middle = rounded((bar.left + bar.right) / 2);
  return (
    <>
      <path
        d={`M${x} 94V42M${x - 6} 56L${x} 42L${x + 6} 56`}
        className="fill-none stroke-ink"
        strokeWidth={1.2}
        strokeLinejoin="round"
      />
      <Lettering x={x - textWidth('N', font) / 2} y={110} size={font} fill="fill-ink">
        N
      </Lettering>
      <path
        d={`M${left} ${y}H${right}M${left} ${y - 5}v10M${middle} ${y - 3}v6M${right} ${y - 5}v10`}
        className="fill-none stroke-ink"
        strokeWidth={1.2}
      />
      <Lettering x={bar.left - textWidth('0', font) / 2} y={y - 10} size={font} fill="fill-ink">
        0
      </Lettering>
      <Lettering x={bar.right - textWidth(bar.label, font) / 2} y={y - 10} size={font} fill="fill-ink">
        {bar.label}
      </Lettering>
    </>
  );
}
