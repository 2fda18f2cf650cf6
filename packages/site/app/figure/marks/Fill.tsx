import type { Mark } from '@nomogram/calculators/kit/figure.ts';
import { kindOf } from '@nomogram/calculators/kit/marks/marks.ts';
import type { Layout } from '../sheet/layout.ts';
import { Shapes } from './Shapes.tsx';

/** What a mark fills, under axes and lines: areas, bars, filled circles and polygons. */
export const Fill = ({ mark, layout }: { mark: Mark; layout: Layout }) => (
  <Shapes shapes={kindOf(mark).fills?.(mark, layout)} role={mark.role} />
);
