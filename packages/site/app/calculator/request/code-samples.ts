import type { Page } from '@nomogram/calculators/kit/page.ts';
import type { ServiceRequest } from '@nomogram/calculators/kit/request.ts';

export interface CodeSample {
  readonly name: string;
  readonly code: string;
}

/** The calculation in the languages that its users have at hand, and as a part of their own page. */
export const codeSamples = ({ shown, request, origin }: ExternalCalculation): readonly CodeSample[] => [
  ...(request ? calls(request, origin) : []),
  embedding(shown, origin),
];

/** A calculation as it is asked for from other places: there is no request where the page calculates itself. */
export interface ExternalCalculation {
  readonly shown: EmbeddedPage;
  readonly request: ServiceRequest | undefined;
  readonly origin: string;
}

/** A page, and the query that opens it with its answer. */
interface EmbeddedPage {
  readonly page: Pick<Page, 'id' | 'title'>;
  readonly query: string;
}

const embedding = ({ page, query }: EmbeddedPage, origin: string): CodeSample => ({
  name: 'In a web page',
  code: `<iframe src="${inMarkup(`${origin}/embed/${page.id}${query}`)}" title="${inMarkup(page.title)}" width="100%" height="720" loading="lazy" style="border:0"></iframe>`,
});

const inMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The call of the service; there is none where the page calculates itself. */
function calls({ method, url, body }: ServiceRequest, origin: string): readonly CodeSample[] {
  const address = origin + url;
  if (method === 'POST') {
    const json = body ?? '{}';
    return [
      {
        name: 'curl',
        code: `curl ${inShell(address)} \\\n  -H 'content-type: application/json' \\\n  -d ${inShell(json)}`,
      },
      {
        name: 'Python, asking the service',
        code: `import json, urllib.request\nbody = json.dumps(json.loads(${inPython(json)})).encode()\nrequest = urllib.request.Request(${inPython(address)}, body, {"content-type": "application/json"})\nprint(urllib.request.urlopen(request).read().decode())`,
      },
    ];
  }
  return [
    { name: 'curl', code: `curl ${inShell(address)}` },
    {
      name: 'Python, asking the service',
      code: `import urllib.request\nprint(urllib.request.urlopen(${inPython(address)}).read().decode())`,
    },
    { name: 'R, asking the service', code: `cat(readLines(${inPython(address)}), sep = "\\n")` },
    ...(address.length < 255
      ? [{ name: 'Excel, asking the service', code: `=WEBSERVICE("${address.replaceAll('"', '""')}")` }]
      : []),
  ];
}

const inShell = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** A JSON string is a string of Python and of R as well. */
const inPython = (text: string): string => JSON.stringify(text);
