import type { Mark } from '@nomogram/calculators/kit/figure.ts';
import type { Layout } from '../sheet/layout.ts';
import { kindOf } from './kinds.ts';

/** What a mark fills, under axes and lines: areas, bars, filled circles and polygons. */
export const Fill = ({ mark, layout }: { mark: Mark; layout: Layout }) => kindOf(mark).fill?.(mark, layout) ?? null;
