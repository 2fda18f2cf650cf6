/** An element of MathML with its children, or a leaf with its text. */
export interface MathNode {
  readonly tag: string;
  readonly attributes: { readonly [name: string]: string };
  readonly children: readonly MathNode[];
  readonly text: string;
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
const decoded = (text: string): string =>
  text
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);

/** Groupings that say nothing by themselves; what they hold stands in their place. */
const transparent: ReadonlySet<string> = new Set(['semantics', 'mstyle', 'mpadded', 'mphantom', 'menclose']);

/** Reads the MathML that KaTeX writes: well formed, without comments. What stands in the annotation is not formula. */
export function readMathML(markup: string): MathNode {
  const root = { tag: 'mrow', attributes: {}, children: [] as MathNode[], text: '' };
  const open: { tag: string; attributes: Record<string, string>; children: MathNode[]; text: string }[] = [root];
  for (const [, slash, tag = '', attributes = '', empty, text = ''] of markup.matchAll(
    /<(\/?)([a-z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>([^<]*)/gi,
  )) {
    if (slash !== '') close(open);
    else {
      open.push({ tag, attributes: read(attributes), children: [], text: '' });
      if (empty !== '') close(open);
    }
    if (text !== '') open.at(-1)!.text += decoded(text);
  }
  return root;
}

const read = (attributes: string): Record<string, string> =>
  Object.fromEntries([...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name!, value!]));

/** What only moves a bar of a fraction away, and has no width. */
const isAir = ({ tag, attributes }: MathNode): boolean => tag === 'mspace' && attributes.width === '0em';

function close(open: { tag: string; attributes: Record<string, string>; children: MathNode[]; text: string }[]): void {
  const done = open.pop()!;
  if (done.tag === 'annotation' || open.length === 0 || isAir(done)) return;
  const isAlone = done.tag === 'mrow' && done.children.length === 1;
  open.at(-1)!.children.push(...(transparent.has(done.tag) || isAlone ? done.children : [done]));
}
