import { type MathNode, readMathML } from './mathml-tree.ts';
import { functions, letters, operators, signs } from './words.ts';

/*
 * What is said of a formula: English words in the order in which a teacher reads it aloud, with an end named wherever it could be
 * missed ("the square root of x plus 1, end root"). The words follow the conventions of ClearSpeak (Educational Testing Service):
 * short things plainly ("x squared", "1 over 2"), long ones with their ends.
 *
 * Example: x²/√(x+1) is "the fraction x squared over the square root of x plus 1, end root, end fraction".
 *
 * The text is the accessible name of the MathML (browsers take it from `aria-label`, none from `alttext`): programs that explore MathML
 * themselves still find it there, all others read this.
 */

/** The words for MathML as KaTeX writes it. */
export const spoken = (mathml: string): string =>
  row(readMathML(mathml).children)
    .replace(/\s+/g, ' ')
    .replace(/ ,/g, ',')
    .replace(/,(?: ?,)+/g, ',')
    .replace(/,;/g, ';')
    .replace(/,? *$/, '')
    .trim();

const applied = '\u2061';
/** Letters that stand for functions where a parenthesis follows. */
const functionLetters = /^[fghFGH]$/;

/** Elements beside each other. */
function row(nodes: readonly MathNode[]): string {
  const words: string[] = [];
  for (let at = 0; at < nodes.length; at++) {
    const [text, used] = unit(nodes, at);
    words.push(text);
    at += used - 1;
  }
  return words.join(' ');
}

/** What stands at a place, and how many elements it takes. */
function unit(nodes: readonly MathNode[], at: number): readonly [words: string, used: number] {
  const node = nodes[at]!;
  const next = nodes[at + 1];
  if (node.tag === 'mn') return groupedDigits(nodes, at);
  if (isLeaf(node, 'mo', '−', '-') && opensHere(nodes[at - 1])) return ['negative', 1];
  if (isLeaf(node, 'mo', '∣', '|')) return enclosed(nodes, at);
  if (isLeaf(node, 'mo', '(', '[') && next?.tag === 'mtable') return [matrix(next, 'matrix'), 3];
  if (isDifferential(node, next)) return [`, d ${say(next!)}`, 2];
  if (isOperator(node)) return [operator(node), 1];
  const isApplied = next !== undefined && isLeaf(next, 'mo', applied);
  const named = functionAt(node) ?? (isApplied ? say(node) : undefined);
  if (named !== undefined) {
    return withArgument(named, nodes, at, isApplied ? 2 : 1);
  }
  if (isFunctionLetter(node) && next && opensParenthesis(next)) return withArgument(say(node), nodes, at, 1);
  // 1/2 x is not 1/(2x).
  if (node.tag === 'mfrac' && next !== undefined && !['mo', 'mspace', 'mtext'].includes(next.tag)) {
    const words = say(node);
    return [/ of$/.test(words) ? words : `${words},`, 1];
  }
  return [say(node), 1];
}

/** 12 345.678 is one number. */
function groupedDigits(nodes: readonly MathNode[], at: number): readonly [string, number] {
  let [text, used] = [nodes[at]!.text, 1];
  for (;;) {
    const [space, digits] = [nodes[at + used], nodes[at + used + 1]];
    const isGroup =
      space?.tag === 'mtext' && space.text.trim() === '' && digits?.tag === 'mn' && /^\d{1,5}\b/.test(digits.text);
    if (!isGroup) return [text, used];
    text += digits.text;
    used += 2;
  }
}

/** A function and what it is applied to: "sine of x", without parentheses around a single sign. */
function withArgument(
  name: string,
  nodes: readonly MathNode[],
  at: number,
  skipped: number,
): readonly [string, number] {
  const argument = nodes[at + skipped];
  if (argument === undefined || name === '') return [name, skipped];
  if (isFenced(argument)) {
    const inner = argument.children.slice(1, -1);
    if (isShort(inner)) return [`${name} of ${row(inner)}`, skipped + 1];
  }
  const [open, inner, close] = nodes.slice(at + skipped, at + skipped + 3);
  if (open && inner && close && isLeaf(open, 'mo', '(') && isLeaf(close, 'mo', ')') && isShort([inner]))
    return [`${name} of ${say(inner)}`, skipped + 3];
  return [`${name} of`, skipped];
}

/** |x|, or the determinant of a table between bars; a single bar divides. */
function enclosed(nodes: readonly MathNode[], at: number): readonly [string, number] {
  const end = nodes.findIndex((node, k) => k > at && isLeaf(node, 'mo', '∣', '|'));
  if (end < 0) return ['divides', 1];
  const inner = nodes.slice(at + 1, end);
  const used = end - at + 1;
  const [only] = inner;
  if (inner.length === 1 && only!.tag === 'mtable') return [matrix(only!, 'determinant'), used];
  return [`the absolute value of ${row(inner)}${isShort(inner) ? '' : ', end absolute value,'}`, used];
}

function say(node: MathNode): string {
  const [first, second, third] = node.children;
  switch (node.tag) {
    case 'mn':
      return node.text;
    case 'mi':
      return functions.get(node.text) ?? letters.get(node.text) ?? signs.get(node.text) ?? node.text;
    case 'mo':
      return mark(node);
    case 'mtext':
      return node.text.trim() === '' ? '' : words(node.text);
    case 'mspace':
      return '';
    case 'mfrac':
      return fraction(first!, second!);
    case 'msqrt':
      return root('the square root', node.children);
    case 'mroot':
      return root(second!.text === '3' ? 'the cube root' : `the root of order ${say(second!)}`, [first!]);
    case 'msup':
      return raised(first!, second!);
    case 'msub':
      return isLimit(first!) ? `the limit as ${row(partsOf(second!))} of` : indexed(first!, second!);
    case 'msubsup':
      if (isClosing(first!)) return `${say(first!)} from ${row(partsOf(second!))} to ${row(partsOf(third!))}`;
      return raisedText(indexed(first!, second!), third!);
    case 'munder':
      return isLimit(first!) ? `the limit as ${row(partsOf(second!))} of` : `${say(first!)} under ${say(second!)}`;
    case 'mover':
      return over(first!, second!);
    case 'mtable':
      return matrix(node, 'table');
    default:
      return isBinomial(node) ? binomial(node) : row(node.children);
  }
}

function mark({ text }: MathNode): string {
  if (text === applied || text === '\u2062' || text === '') return '';
  if (text === ',' || text === ';') return ',';
  return signs.get(text) ?? operators.get(text) ?? letters.get(text) ?? text;
}

function fraction(above: MathNode, below: MathNode): string {
  const derivative = derivativeSign(above, below);
  if (derivative !== undefined) return derivative;
  const [top, bottom] = [partsOf(above), partsOf(below)];
  if (isShort(top) && isShort(bottom)) return `${row(top)} over ${row(bottom)}`;
  return `the fraction ${row(top)} over ${row(bottom)}, end fraction,`;
}

const ordinals: readonly string[] = ['', '', 'second ', 'third '];

/** d/dx, d²/dx². */
function derivativeSign(above: MathNode, below: MathNode): string | undefined {
  const [d, variable] = partsOf(below);
  const order = above.tag === 'msup' ? above.children[1]!.text : '1';
  const top = above.tag === 'msup' ? above.children[0]! : above;
  const isD = (node: MathNode | undefined): boolean => node?.tag === 'mi' && (node.text === 'd' || node.text === '∂');
  if (!isD(partsOf(top)[0]) || partsOf(top).length > 1 || !isD(d) || variable === undefined) return undefined;
  const name = variable.tag === 'msup' ? variable.children[0]! : variable;
  const kind = partsOf(top)[0]!.text === '∂' ? 'partial ' : '';
  const count = ordinals[Number(order)] ?? `${order}th `;
  return `the ${count}${kind}derivative with respect to ${say(name)} of`;
}

function root(name: string, radicand: readonly MathNode[]): string {
  const parts = radicand.length === 1 ? partsOf(radicand[0]!) : radicand;
  return `${name} of ${row(parts)}${isShort(parts) ? '' : ', end root,'}`;
}

function raised(base: MathNode, exponent: MathNode): string {
  const text = textOf(exponent);
  if (text === '∘') return `${say(base)} degrees`;
  // Parts of a degree carry the same marks as derivatives.
  if (base.tag === 'mn' && isPrime(exponent)) return `${base.text} ${text.length === 1 ? 'minutes' : 'seconds'}`;
  if (base.tag === 'mi' && /^[A-Z]$/.test(base.text) && text === 'T') return `${base.text} transposed`;
  if (base.tag === 'mi' && /^[A-Z]$/.test(base.text) && text === '−1') return `${base.text} inverse`;
  if (exponent.tag === 'mo' && (text === '+' || text === '−'))
    return `${say(base)} from ${text === '+' ? 'the right' : 'the left'}`;
  return raisedText(say(base), exponent);
}

/** An index of several signs says where it ends: a sub n plus 1, end sub, minus a sub n. */
function indexed(base: MathNode, index: MathNode): string {
  const parts = partsOf(index);
  return `${say(base)} sub ${row(parts)}${isShort(parts) ? '' : ', end sub,'}`;
}

/** Signs of comparison that stand among words: P(X ≤ 115). */
const words = (text: string): string =>
  text.replace(/\s([<>≤≥=≠≈])\s/g, (_, sign: string) => ` ${signs.get(sign) ?? operators.get(sign) ?? sign} `);

function raisedText(base: string, exponent: MathNode): string {
  const parts = partsOf(exponent);
  if (isPrime(exponent)) return `${base} ${[...textOf(exponent)].map(() => 'prime').join(' ')}`;
  if (exponent.text === '2') return `${base} squared`;
  if (exponent.text === '3') return `${base} cubed`;
  const isPlain = isShort(parts) || (parts.length === 2 && parts[0]!.tag === 'mo' && isShort(parts.slice(1)));
  return `${base} to the power ${row(parts)}${isPlain ? '' : ', end power,'}`;
}

function over(base: MathNode, accent: MathNode): string {
  const name = { '¯': 'bar', ˉ: 'bar', '‾': 'bar', '^': 'hat', ˆ: 'hat', '→': 'vector', '⃗': 'vector' }[accent.text];
  return name === undefined ? `${say(base)} over ${say(accent)}` : `${say(base)} ${name}`;
}

/** A sign alone is that of a value; an empty place is said to be one. */
function cellText({ children }: MathNode): string {
  const [only] = children;
  if (children.length === 1 && only!.text === '+') return 'positive';
  return row(children).trim() || 'blank';
}

const lineText = (line: MathNode): string => row(line.children.flatMap((cell) => cell.children));

/** Whether a line goes on with the sum or the product of the line above: nothing stands before its sign. */
const goesOn = (line: MathNode): boolean => {
  const [nothing, sign] = line.children.flatMap((cell) => cell.children).flatMap(partsOf);
  return nothing?.tag === 'mrow' && nothing.children.length === 0 && sign?.tag === 'mo' && /^[+−⋅-]$/.test(sign.text);
};

function matrix(table: MathNode, kind: string): string {
  const rows = table.children.filter(({ tag }) => tag === 'mtr');
  const lines = rows.map((one, k) => `row ${k + 1}: ${one.children.map(cellText).join(', ')}`);
  const columns = rows[0]?.children.length ?? 0;
  // Lines below each other are no table.
  if (columns === 1 && kind === 'table')
    return rows
      .map((one, k) => `${k > 0 && !goesOn(one) ? '; ' : ' '}${lineText(one)}`)
      .join('')
      .trim();
  const size = kind === 'determinant' ? 'the determinant of' : `the ${rows.length} by ${columns} ${kind},`;
  return `${size} ${lines.join('; ')}; end ${kind},`;
}

/** ∫ and ∑ with their bounds. */
function operator(node: MathNode): string {
  const [sign, below, above] = node.children.length > 0 ? node.children : [node];
  const name = operators.get(sign!.text)!;
  if (below === undefined) return `${name} of`;
  const from = row(partsOf(below));
  const start = from.includes('equals') ? ` for ${from.replace('equals', 'from')}` : ` from ${from}`;
  if (above === undefined) return `${name} over ${from} of`;
  return `${name}${start} to ${row(partsOf(above))} of`;
}

const isOperator = (node: MathNode): boolean => {
  const sign = ['msub', 'msubsup', 'munder', 'munderover'].includes(node.tag) ? node.children[0]! : node;
  return sign.tag === 'mo' && operators.has(sign.text);
};

/** The words for the name of a function, with its exponent: sin²; undefined for what is none. */
function functionAt(node: MathNode): string | undefined {
  if (node.tag === 'mi') return functions.get(node.text);
  if (node.tag === 'mrow' && node.children.length === 2 && isLeaf(node.children[1]!, 'mo', applied))
    return functionAt(node.children[0]!);
  if (node.tag !== 'msup' && node.tag !== 'msub') return undefined;
  const name = functionAt(node.children[0]!);
  const mark = node.children[1]!;
  if (name === undefined || (node.tag === 'msub' && name === 'limit')) return undefined;
  if (node.tag === 'msub') return `${name} base ${row(partsOf(mark))}`;
  return row(partsOf(mark)) === 'negative 1' ? `inverse ${name}` : raisedText(name, mark);
}

const isFunctionLetter = (node: MathNode): boolean =>
  node.tag === 'mi'
    ? functionLetters.test(node.text)
    : node.tag === 'msup' && isPrime(node.children[1]!) && isFunctionLetter(node.children[0]!);

/** The bracket after an antiderivative, or around one, which carries the bounds. */
const isClosing = (node: MathNode): boolean => {
  const last = partsOf(node).at(-1);
  return last !== undefined && isLeaf(last, 'mo', ']', '|', '∣');
};

const isPrime = (node: MathNode): boolean => /^′+$/.test(textOf(node));

const textOf = (node: MathNode): string => node.text + node.children.map(textOf).join('');

const isLimit = (node: MathNode): boolean => partsOf(node)[0]?.text === 'lim';

const isBinomial = ({ children }: MathNode): boolean =>
  children.length === 3 &&
  children[1]!.tag === 'mfrac' &&
  children[1]!.attributes.linethickness?.startsWith('0') === true;

const binomial = ({ children }: MathNode): string => {
  const [n, k] = children[1]!.children;
  return `${row(partsOf(n!))} choose ${row(partsOf(k!))}`;
};

const partsOf = (node: MathNode): readonly MathNode[] =>
  node.tag === 'mrow' && !isBinomial(node) ? node.children : [node];

const isLeaf = (node: MathNode, tag: string, ...texts: readonly string[]): boolean =>
  node.tag === tag && texts.includes(node.text);

const isFenced = ({ tag, children }: MathNode): boolean =>
  tag === 'mrow' && children.length > 2 && isLeaf(children[0]!, 'mo', '(') && isLeaf(children.at(-1)!, 'mo', ')');

const opensParenthesis = (node: MathNode): boolean => isLeaf(node, 'mo', '(') || isFenced(node);

const isSign = ({ tag, text }: MathNode): boolean => ['mn', 'mi', 'mtext'].includes(tag) && !functions.has(text);

/** One number or letter, also with an index; a number with its letter: nothing of which the end could be missed. */
const isShort = (nodes: readonly MathNode[]): boolean =>
  nodes.length === 1
    ? isSign(nodes[0]!) || (nodes[0]!.tag === 'msub' && nodes[0]!.children.every(isSign))
    : nodes.length === 2 && nodes[0]!.tag === 'mn' && nodes[1]!.tag === 'mi' && !functions.has(nodes[1]!.text);

/** The upright d before a variable, at the end of an integral. */
const isDifferential = (node: MathNode, next: MathNode | undefined): boolean =>
  isLeaf(node, 'mi', 'd') && node.attributes.mathvariant === 'normal' && next?.tag === 'mi';

/** A minus sign after this is no difference. */
const opensHere = (before: MathNode | undefined): boolean =>
  before === undefined || (before.tag === 'mo' && !/^[)\]}!%′∣|]$/.test(before.text)) || before.tag === 'mspace';
