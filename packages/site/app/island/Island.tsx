import { useContext } from 'react';
import { ClientEntry } from './client-entry.ts';
import { islandDataId, islandId } from './island-names.ts';

interface Props {
  /** The rendered part of the page that wakes up. */
  html: string;
  /** What it was rendered from. */
  data: unknown;
}

/**
 * The part of a page where React is awake. React hydrates this element and nothing around it, without a router: React
 * Router renders the pages, and each page is a document, so half of the script that a page would carry is left out. The
 * page is whole without it, so nothing of it is fetched before the page is seen: `enhance/hydrate.ts` starts it.
 */
export function Island({ html, data }: Props) {
  const entry = useContext(ClientEntry);
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered it */}
      <div id={islandId} dangerouslySetInnerHTML={{ __html: html }} />
      <script
        id={islandDataId}
        type="application/json"
        data-modules={entry && [entry.module, ...entry.imports].join(' ')}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, from which no element can be opened
        dangerouslySetInnerHTML={{ __html: inScript(data) }}
      />
    </>
  );
}

/** JSON that may stand in a script element: no `<` can close it or open a comment. */
const inScript = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');
