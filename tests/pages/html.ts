/**
 * Reads a page as the site sends it, without a browser. What React writes is regular (every attribute in double quotes, every element closed),
 * so that a walk over the tags suffices; a page where they do not nest is an error.
 */
export interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly parent?: Element;
  /** What is read aloud of it, in order: texts, and elements again. */
  readonly children: (Element | string)[];
}

const empty = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
const tags = /<!--[\s\S]*?-->|<!doctype[^>]*>|<(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>/gi;

export interface Html {
  readonly elements: readonly Element[];
  /** Tags that close what is not open, and the like. */
  readonly faults: readonly string[];
}

export function readHtml(html: string): Html {
  const root: Element = { name: '#root', attributes: new Map(), children: [] };
  const elements: Element[] = [];
  const faults: string[] = [];
  let open = root;
  let from = 0;
  tags.lastIndex = 0;
  for (let found = tags.exec(html); found; found = tags.exec(html)) {
    const [, closing, tag, words = '', selfClosing] = found;
    if (found.index > from) open.children.push(decoded(html.slice(from, found.index)));
    from = tags.lastIndex;
    if (!tag) continue;
    const name = tag.toLowerCase();
    if (closing) {
      if (open.name === name) open = open.parent ?? root;
      else faults.push(`</${name}> closes <${open.name}>`);
      continue;
    }
    const element: Element = { name, attributes: attributesOf(words), parent: open, children: [] };
    open.children.push(element);
    elements.push(element);
    if (empty.has(name) || selfClosing) continue;
    if (name === 'script' || name === 'style') from = tags.lastIndex = endOfRaw(html, name, from);
    else open = element;
  }
  if (open !== root) faults.push(`<${open.name}> is never closed`);
  return { elements, faults };
}

/** The place behind the closing tag of a script or a style sheet, whose text holds no tags. */
function endOfRaw(html: string, name: string, from: number): number {
  const close = `</${name}>`;
  return html.indexOf(close, from) + close.length;
}

function attributesOf(words: string): ReadonlyMap<string, string> {
  const pairs = words.matchAll(/([^\s=]+)(?:="([^"]*)")?/g);
  return new Map([...pairs].map(([, name, value = '']) => [name!.toLowerCase(), decoded(value)]));
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const decoded = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) =>
    (hex ?? decimal)
      ? String.fromCodePoint(Number.parseInt(hex ?? decimal, hex ? 16 : 10))
      : (named[name.toLowerCase()] ?? whole),
  );

export const attribute = (element: Element, name: string): string | undefined => element.attributes.get(name);

export const hasClass = (element: Element, name: string): boolean =>
  (attribute(element, 'class') ?? '').split(/\s+/).includes(name);

/** The text of an element and all in it. */
export const textOf = (element: Element): string =>
  element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');

/** What an element is called: by its label for machines, by what it shows, by the picture in it. */
export function nameOf(element: Element): string {
  if (attribute(element, 'aria-hidden') === 'true') return '';
  const own = attribute(element, 'aria-label') ?? attribute(element, 'alt');
  if (own !== undefined) return own.trim();
  return element.children
    .map((child) => (typeof child === 'string' ? child : nameOf(child)))
    .join('')
    .trim();
}

export function isWithin(element: Element, holds: (one: Element) => boolean): boolean {
  for (let at: Element | undefined = element; at; at = at.parent) if (holds(at)) return true;
  return false;
}
