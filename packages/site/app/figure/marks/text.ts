import { pixelOf } from '../sheet/path.ts';
import type { Kind, MarkOf } from './kind.ts';

export const text: Kind<MarkOf<'text'>> = {
  label: {
    text: (mark) => mark.text,
    rank: 0,
    candidates: ({ at }, layout, around) => [-1, 4].flatMap((distance) => around(pixelOf(layout, at), distance)),
  },
};
