import { pathOf } from '@nomogram/calculators/kit/marks/pixels.ts';
import { fillOf } from '../marks/roles.ts';
import { Lettering } from '../sheet/Lettering.tsx';
import type { Layout } from '../sheet/layout.ts';
import type { Label } from './label-requests.ts';
import type { Placement } from './place-labels.ts';

interface Props {
  placed: readonly Placement<Label>[];
  layout: Layout;
}

/** The names of points and lines, where they were placed, tied to their points where these are further away. */
export function Labels({ placed, layout }: Props) {
  const ties = placed.flatMap(({ leader }) => (leader ? [pathOf(leader)] : []));
  return (
    <>
      {ties.length > 0 && <path d={ties.join('')} className="fill-none stroke-muted" strokeWidth={0.8} />}
      <Names placed={placed} layout={layout} />
    </>
  );
}

function Names({ placed, layout }: Props) {
  return placed.map(({ key, box }) => (
    <Lettering
      key={`${key.text} ${box.left} ${box.top}`}
      x={box.left}
      y={box.bottom - layout.size.font * 0.3}
      size={layout.size.font}
      fill={key.ink ? 'fill-ink' : fillOf[key.role]}
    >
      {key.text}
    </Lettering>
  ));
}
