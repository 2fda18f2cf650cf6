import type { Mark } from '@nomogram/calculators/kit/figure.ts';
import { arc } from './arc.ts';
import { area } from './area.tsx';
import { bars } from './bars.tsx';
import { circle } from './circle.tsx';
import { curve } from './curve.ts';
import type { Kind, MarkOf } from './kind.ts';
import { point } from './point.tsx';
import { polygon } from './polygon.tsx';
import { segment } from './segment.ts';
import { stems } from './stems.tsx';
import { text } from './text.ts';

const kinds: { readonly [Name in Mark['mark']]: Kind<MarkOf<Name>> } = {
  curve,
  area,
  point,
  segment,
  circle,
  arc,
  polygon,
  bars,
  stems,
  text,
};

/** The kind of a mark. */
export const kindOf = (mark: Mark): Kind<Mark> => kinds[mark.mark] as Kind<Mark>;
