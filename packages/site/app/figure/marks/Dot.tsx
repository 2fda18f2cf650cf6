import type { Mark } from '@nomogram/calculators/kit/figure.ts';
import type { Layout } from '../sheet/layout.ts';
import { kindOf } from './kinds.ts';

/** What a mark draws over the lines: points, and the heads of stems. */
export const Dot = ({ mark, layout }: { mark: Mark; layout: Layout }) => kindOf(mark).dot?.(mark, layout) ?? null;
