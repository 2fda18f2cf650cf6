/**
 * What is set in two dimensions, in one line: for search engines, for the results of a search, for whatever shows no formulas. What a bar of
 * a fraction or of a root holds together stands in parentheses there: (x − μ)/σ, √(s(s − a)), e^(−x²/2).
 */

/** An element of MathML as the formulas of the content have it, or the letters in one. */
type Node = string | { readonly name: string; readonly children: readonly Node[] };

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

const withoutEntities = (text: string): string =>
  text.replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (found) => entities[found]!);

/** The text of a piece of HTML, with its formulas in one line. */
export const plainText = (html: string): string =>
  withoutEntities(html.replace(/<math[\s\S]*?<\/math>/g, linear).replace(/<[^>]+>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();

/** A formula of MathML in one line, as HTML text. */
const linear = (formula: string): string => written(parsed(formula)).replace(/ +/g, ' ').trim();

/** The element that a text of MathML is; KaTeX closes every element that it opens. */
function parsed(formula: string): Node {
  const open: { readonly name: string; readonly children: Node[] }[] = [{ name: 'mrow', children: [] }];
  for (const [, closing, name, attributes, alone, text] of formula.matchAll(/<(\/?)([a-z]+)([^>]*?)(\/?)>|([^<]+)/g)) {
    if (text !== undefined) open.at(-1)!.children.push(text);
    else if (closing === '/') open.pop();
    else {
      // A fraction without its bar is a binomial coefficient.
      const node = { name: attributes!.includes('linethickness') ? 'choose' : name!, children: [] };
      open.at(-1)!.children.push(node);
      if (alone !== '/') open.push(node);
    }
  }
  return open[0]!;
}

const relations = new Set(['=', '≠', '&lt;', '&gt;', '≤', '≥', '≈', '→', '⇒', '⇔', '∈', '≡', '∼', '∝']);
const signs = new Set(['+', '−', '-', '±', '∓']);
/** Signs after these belong to what follows. */
const opening = /(?:^|[([{|,;⌊⌈=≠<>≤≥≈→⇒⇔∈≡∼∝+−±∓/]|&lt;|&gt;) *$/;
const applied = '\u2061';

function written(node: Node): string {
  if (typeof node === 'string') return node;
  const [first, second, third] = node.children;
  switch (node.name) {
    case 'mspace':
      return ' ';
    case 'mi':
    case 'mn':
    case 'mo':
    case 'mtext':
      return node.children.join('');
    case 'choose':
      return `${written(first!)} choose ${written(second!)}`;
    case 'mfrac':
      return `${numerator(first!)}/${held(second!)}`;
    case 'msqrt':
      return `√${heldTogether(node.children)}`;
    case 'mroot':
      return `${roots[written(second!)] ?? `${raised(written(second!))}√`}${held(first!)}`;
    case 'msup':
      return `${base(first!)}${raised(written(second!))}`;
    case 'msub':
    case 'munder':
      return `${base(first!)}${lowered(written(second!))}${afterOperator(first!)}`;
    case 'msubsup':
    case 'munderover':
      return `${base(first!)}${lowered(written(second!))}${raised(written(third!))}${afterOperator(first!)}`;
    case 'mover':
      return isOneLetter(written(first!)) ? `${written(first!)}\u0305` : `conjugate of ${held(first!)}`;
    case 'mtable':
      return node.children.map(written).join('; ');
    case 'mtr':
      return node.children.map(written).join(', ');
    default:
      return inRow(node.children);
  }
}

/** Terms, factors and signs one after another. */
function inRow(nodes: readonly Node[]): string {
  let line = '';
  for (const [k, node] of nodes.entries()) {
    const text = written(node);
    if (isOperator(node, relations)) line = `${line.trimEnd()} ${text} `;
    else if (isOperator(node, signs)) line += opening.test(line) ? text : ` ${text} `;
    else if (text === ',' || text === ';') line = `${line.trimEnd()}${text} `;
    else if (isFraction(node) && (/\u2061 *$/.test(line) || isFactor(nodes.slice(k + 1), line)))
      line += inParentheses(text);
    else line += text;
  }
  // sin x, and sin(x)
  return line.replace(/\u2061+ *\(/g, '(').replaceAll(applied, ' ');
}

const isFraction = (node: Node): boolean => typeof node !== 'string' && node.name === 'mfrac';

/** Whether what follows a fraction multiplies it: 4/3 before π would be read as 4/(3π). */
function isFactor(rest: readonly Node[], line: string): boolean {
  const next = rest.find((node) => written(node).trim() !== '');
  if (next === undefined || isOperator(next, relations) || isOperator(next, signs)) return false;
  const text = written(next).trim();
  // A bar that is open is closed by the next one.
  return /^[|∣]/.test(text) ? (line.match(/[|∣]/g) ?? []).length % 2 === 0 : !/^[),;.\]}⋯…]/.test(text);
}

const isOneLetter = (text: string): boolean => /^\p{L}$/u.test(text);
const afterOperator = (node: Node): string => (/^(?:[∑∏∫]|lim)$/.test(written(node).trim()) ? ' ' : '');

const isOperator = (node: Node, which: ReadonlySet<string>): boolean =>
  typeof node !== 'string' && node.name === 'mo' && which.has(written(node));

/** What is above the bar: a product needs no parentheses, sin 2x above 4 does. */
function numerator(node: Node): string {
  const text = written(node).trim();
  return / [+−±∓=≠<>≤≥≈→] |[/∑∫]|^[−±]|\p{Ll}{2} +\S/u.test(withoutGroups(text)) ? inParentheses(text) : text;
}

/** The text without what stands in parentheses. */
const withoutGroups = (text: string): string => {
  const less = text.replace(/\([^()]*\)/g, '');
  return less === text ? text : withoutGroups(less);
};

/** Held together by a bar: only what is one thing anyway needs no parentheses. */
const held = (node: Node): string => heldTogether([node]);

function heldTogether(nodes: readonly Node[]): string {
  const text = inRow(nodes).trim();
  return isOneThing(text) ? text : inParentheses(text);
}

const base = (node: Node): string => {
  const text = written(node);
  return typeof node !== 'string' && node.name === 'mrow' && !isOneThing(text) ? inParentheses(text) : text;
};

/** A number, a letter with its index and power, or what is in parentheses already. */
const isOneThing = (text: string): boolean =>
  text.length > 0 &&
  /^(?:\d+(?:\.\d+)?|√?\d+|√?\p{L}(?:′|\u0305)*(?:_\p{L})?|[∞%]|)[₀-₉⁰-⁹ⁿ¹²³⁺⁻]*$/u.test(withoutGroups(text)) &&
  (!text.includes('(') || /^\(/.test(text));

const inParentheses = (text: string): string => `(${text})`;

const roots: Readonly<Record<string, string>> = { 3: '∛', 4: '∜' };

const superscripts = '0⁰1¹2²3³4⁴5⁵6⁶7⁷8⁸9⁹nⁿ+⁺−⁻';
const subscripts = '0₀1₁2₂3₃4₄5₅6₆7₇8₈9₉';

const inScript = (text: string, script: string, otherwise: string): string => {
  const letters = [...text].map((letter) => script[2 * [...'0123456789n+−'].indexOf(letter) + 1]);
  return text !== '' && letters.every((letter) => letter !== undefined)
    ? letters.join('')
    : `${otherwise}${isOneThing(text) ? text : inParentheses(text)}`;
};

const raised = (text: string): string => (/^[′]+$/.test(text) ? text : inScript(text.trim(), superscripts, '^'));
const lowered = (text: string): string => inScript(text.trim(), subscripts, '_');
