import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { islandPrefix } from './island-names.ts';

/** Renders what wakes up in the browser as a root of its own, as the browser will: the ids that React makes agree. */
export const renderIsland = (element: ReactElement): string =>
  renderToString(element, { identifierPrefix: islandPrefix });
