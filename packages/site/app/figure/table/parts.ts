import { later } from '../../later.tsx';

/** What takes a table along, fetched with the first that is unfolded. */
export const TableCopies = later(() => import('./TableCopies.tsx'));
