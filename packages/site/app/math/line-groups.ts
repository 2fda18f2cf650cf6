import type { KatexOptions } from 'katex';

/**
 * Where the lines of a long formula end. KaTeX leaves a sign at the end of a line, and what it belongs to, as short as it may be, stands alone on the
 * next one. Here the sign goes with it, as in a book: a line begins with “= 199800.90” or “+ C”. What is read as one stays together where a line can
 * hold it: a statement (`paid off = 1199.10 − 1000 = 199.10,` between two others), and in it each further relation with what follows it. The style
 * sheet (app.css) moves such a group to the next line as a whole; what is longer than a line is broken inside.
 */

/** What KaTeX makes before it is markup or elements: a span with what is in it. Its types do not tell. */
export interface Drawn {
  readonly classes: readonly string[];
  children?: Drawn[];
  toMarkup(): string;
  toNode(): Node;
}
declare module 'katex' {
  export function __renderToDomTree(latex: string, options: KatexOptions): Drawn;
  export const __domTree: { readonly Span: new (classes: string[], children: Drawn[]) => Drawn };
}
type Katex = typeof import('katex');
type MakeSpan = Katex['__domTree']['Span'];

/** A formula as KaTeX draws it, with its lines grouped. */
export function drawn(katex: Katex, latex: string, options: KatexOptions): Drawn {
  const tree = katex.__renderToDomTree(latex, options);
  const looks = tree.children?.find(({ classes }) => classes.includes('katex-html'));
  if (looks?.children?.every(isBase)) looks.children = grouped(looks.children, katex.__domTree.Span);
  return tree;
}

const isBase = ({ classes }: Drawn): boolean => classes.includes('katex-base');

/** A part of a formula that no line breaks, and what a line that begins with it would begin with. */
interface Piece {
  readonly base: Drawn;
  readonly begins: 'statement' | 'relation' | 'more';
}

function grouped(bases: readonly Drawn[], Span: MakeSpan): Drawn[] {
  const statements: Drawn[][][] = [];
  for (const { base, begins } of piecesOf(bases, Span)) {
    if (begins === 'statement' || statements.length === 0) statements.push([[base]]);
    // A letter stands with its first value, alone on a line it would say little; a name in words or a sum may stand above it.
    else if (begins === 'relation' && mayStandAbove(statements.at(-1)!.flat())) statements.at(-1)!.push([base]);
    else statements.at(-1)!.at(-1)!.push(base);
  }
  const group = (inside: Drawn[]): Drawn => (inside.length === 1 ? inside[0]! : new Span(['line-group'], inside));
  const [first, ...others] = statements.map((parts) => (parts.length === 1 ? parts[0]! : parts.map(group)));
  return others.length === 0 ? first! : [first!, ...others].map(group);
}

/** The parts of a formula with each sign of a relation or an operation at the beginning of the next one. */
function piecesOf(bases: readonly Drawn[], Span: MakeSpan): readonly Piece[] {
  const pieces: Piece[] = [];
  let [carried, begins]: [Drawn[], Piece['begins']] = [[], 'statement'];
  for (const base of bases) {
    const [strut, ...content] = base.children!;
    const at = content.findLastIndex((node) => !isSpace(node));
    const endsInSign = at >= 0 && isSign(content[at]!) && base !== bases.at(-1);
    const kept = [...carried, ...(endsInSign ? content.slice(0, at) : content)];
    // A sign alone, as of the −x behind `or`, begins what the piece begins that it goes with.
    const isAlone = endsInSign && kept.every(isSpace);
    if (!isAlone) pieces.push({ base: new Span([...base.classes], [strut!, ...kept]), begins });
    carried = endsInSign ? content.slice(at) : [];
    if (isAlone) continue;
    const after = endsInSign ? carried : content;
    begins = endsStatement(after) ? 'statement' : endsInSign && isRelation(content[at]!) ? 'relation' : 'more';
  }
  return pieces;
}

const isRelation = ({ classes }: Drawn): boolean => classes.includes('mrel');
const isSign = (node: Drawn): boolean => isRelation(node) || node.classes.includes('mbin');
const isSpace = ({ classes }: Drawn): boolean => classes.includes('mspace');
const mayStandAbove = (before: readonly Drawn[]): boolean =>
  before.length > 1 ||
  before.some(({ children }) => children?.some((node) => isRelation(node) || node.classes.includes('text')));

/** Whether another statement comes: after a list, an arrow or `or` there is a space, and behind it the line may break. */
function endsStatement(content: readonly Drawn[]): boolean {
  const at = content.findLastIndex(({ classes }) => classes.includes('allowbreak'));
  return at > 0 && isSpace(content[at - 1]!);
}
