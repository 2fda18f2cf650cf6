import type { Mark } from '@nomogram/calculators/kit/figure.ts';
import { kindOf } from '@nomogram/calculators/kit/marks/marks.ts';
import type { Layout } from '../sheet/layout.ts';
import { Shapes } from './Shapes.tsx';

/** What a mark draws over the lines: points, and the heads of stems. */
export const Dot = ({ mark, layout }: { mark: Mark; layout: Layout }) => (
  <Shapes shapes={kindOf(mark).heads?.(mark, layout)} role={mark.role} />
);
