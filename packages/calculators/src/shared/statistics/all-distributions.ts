import { entriesOf, load } from '../../catalogue.ts';
import { type DistributionCalculator, isDistribution } from './distribution.ts';

const pages = ['statistics-continuous', 'statistics-discrete'];

/** Every distribution of the catalogue: whoever asks something of all of them asks these. */
export const allDistributions: readonly DistributionCalculator[] = (
  await Promise.all(pages.flatMap(entriesOf).map(async ({ id }) => (await load(id))!))
).filter(isDistribution);
