import { fillOf } from '../marks/roles.ts';
import { Lettering } from '../sheet/Lettering.tsx';
import type { Layout } from '../sheet/layout.ts';
import type { Label } from './label-requests.ts';
import type { Placed } from './place-labels.ts';

/** The names of points and lines, where they were placed. */
export function Labels({ placed, layout }: { placed: readonly Placed<Label>[]; layout: Layout }) {
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
