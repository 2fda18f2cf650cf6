import { pageOf, shownTopics } from '@nomogram/calculators/catalogue.ts';
import type { Topic } from '@nomogram/calculators/kit/page.ts';

/** The topics that have a hub: all that are shown, except one whose address is a calculator itself. */
export const hubTopics = (): readonly Topic[] => shownTopics().filter(({ id }) => !pageOf(id));
