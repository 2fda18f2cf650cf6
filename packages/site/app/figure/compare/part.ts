import { later } from '../../later.tsx';

/** The field for a second function, fetched with the graph of a first. */
export const SecondFunction = later(() => import('./SecondFunction.tsx'));
