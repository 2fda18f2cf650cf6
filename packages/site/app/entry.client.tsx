import { traceErrors } from './island/untraced-errors.ts';

// What is imported after it makes errors without traces.

import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadContent, PageContent } from './calculator/page/PageContent.tsx';
import type { PageData } from './calculator/page/page-data.ts';
import { islandDataId, islandId, islandPrefix } from './island/island-names.ts';

traceErrors();

/** Wakes up the calculator of the page; pages without one do not load this. */
const island = document.getElementById(islandId);
const data = document.getElementById(islandDataId)?.textContent;
if (island && data) {
  const page = JSON.parse(data) as PageData;
  // In small pieces, between which the page answers to whoever touches it.
  const wake = () =>
    startTransition(() => {
      hydrateRoot(island, <PageContent data={page} />, { identifierPrefix: islandPrefix });
    });
  void loadContent(page).then(wake);
}
