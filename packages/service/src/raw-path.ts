/** Path and query of an address, exactly as they were sent: nothing decoded, nothing normalised. */
export interface RawAddress {
  readonly path: string;
  readonly query: string;
}

let lastUrl = '';
let last: RawAddress = { path: '/', query: '' };

/** Several parts of the service ask this of the same request, one after another. */
export function rawAddress(url: string): RawAddress {
  if (url !== lastUrl) {
    last = split(url);
    lastUrl = url;
  }
  return last;
}

/** The same of what stands in the first line of a request, which begins with the path. */
export const targetOf = (target: string): RawAddress => splitFrom(target, 0);

function split(url: string): RawAddress {
  const scheme = url.indexOf('://');
  const start = scheme < 0 ? 0 : url.indexOf('/', scheme + 3);
  return start < 0 ? { path: '/', query: '' } : splitFrom(url, start);
}

function splitFrom(url: string, start: number): RawAddress {
  const fragment = url.indexOf('#', start);
  const end = fragment < 0 ? url.length : fragment;
  const question = url.indexOf('?', start);
  return question < 0 || question > end
    ? { path: url.slice(start, end), query: '' }
    : { path: url.slice(start, question), query: url.slice(question + 1, end) };
}

/** The decoded segments of a path; `undefined` when its percent-encoding is broken. One trailing `/` is ignored. */
export function segmentsOf(path: string): readonly string[] | undefined {
  const segments = path.split('/');
  if (segments.length > 1 && segments.at(-1) === '') segments.pop();
  if (!path.includes('%')) return segments;
  try {
    return segments.map(decodeURIComponent);
  } catch {
    return undefined;
  }
}
