import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { CalculatorPage } from './calculator/page/CalculatorPage.tsx';
import type { PageData } from './calculator/page/page-data.ts';
import { islandDataId, islandId, islandPrefix } from './island/island-names.ts';

/** Wakes up the calculator of the page; pages without one do not load this. */
const island = document.getElementById(islandId);
const data = document.getElementById(islandDataId)?.textContent;
if (island && data) {
  const page = JSON.parse(data) as PageData;
  // In small pieces, between which the page answers to whoever touches it.
  startTransition(() => {
    hydrateRoot(island, <CalculatorPage data={page} />, { identifierPrefix: islandPrefix });
  });
}
