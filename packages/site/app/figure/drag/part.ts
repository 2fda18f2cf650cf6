import { later } from '../../later.tsx';

/** What holds the points that can be moved, fetched where there are any. */
export const Handles = later(() => import('./Handles.tsx'));
