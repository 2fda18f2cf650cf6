import { later } from '../../later.tsx';

/** The line at x and the dots on the curves, fetched when somebody points at them. */
export const Trace = later(() => import('./Trace.tsx'));

/** What is read there, in words. */
export const Reading = later(() => import('./Reading.tsx'));
