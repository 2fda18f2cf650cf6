import { treeToText } from '../print-tree-text.ts';
import type { Note } from '../tokens/tokens.ts';
import type { CallTree, PowerTree, ProductLink, ProductTree, Tree } from '../tree.ts';
import { operandsOf, withoutGroups } from '../tree.ts';

/** More would not be read. */
const maxNotes = 6;
/** What is longer than this is not repeated in a note. */
const maxQuoteLength = 60;

/** The readings of a tree that may surprise, after those that were found while reading; each once. */
export function notesOf(typed: string, tree: Tree, found: readonly Note[]): readonly Note[] {
  const notes = new Map<string, Note>();
  const add = (note: Note | undefined): void => {
    if (note !== undefined && notes.size < maxNotes && !notes.has(note.message)) notes.set(note.message, note);
  };
  found.forEach(add);
  const collect = (node: Tree): void => {
    if (notes.size >= maxNotes) return;
    add(noteOf(typed, node));
    operandsOf(node).forEach(collect);
  };
  collect(tree);
  return [...notes.values()];
}

function noteOf(typed: string, tree: Tree): Note | undefined {
  switch (tree.kind) {
    case 'product':
      return noteOfProduct(typed, tree);
    case 'power':
      if (tree.base.kind === 'call' && tree.base.bare) return aboutPartOfPi(typed, tree.base, tree);
      return tree.exponent.kind === 'power' || tree.exponent.kind === 'postfix'
        ? surprise(typed, tree, `${tight(tree.base)}^(${treeToText(tree.exponent)})`)
        : aboutOddRoot(tree);
    case 'prefix': {
      // The sign of a negative number is easily taken for a part of the base.
      const { operand, operator } = tree;
      if (operator !== '-' || operand.kind !== 'power' || operand.base.kind !== 'number') return undefined;
      return surprise(typed, tree, `-(${treeToText(operand)})`);
    }
    case 'call':
      if (tree.bare && tree.name !== 'log') return aboutPartOfPi(typed, tree);
      if (tree.name === 'root' || tree.name === 'nthroot') return aboutOrder(typed, tree);
      if (tree.name !== 'log') return undefined;
      if (tree.args.length > 1) return aboutBase(typed, tree);
      if (/^log\d/.test(typed.slice(tree.span.start)))
        return surprise(typed, tree, `the natural logarithm ${treeToText(tree)}; a base is written log_3(x)`);
      return { message: 'log is the natural logarithm; for the one to base 10 write log10.', span: tree.span };
    default:
      return undefined;
  }
}

/** `tan pi/4` may be meant as tan(pi)/4, and `sin 2*pi` as sin(2)*pi; the exponent of `sin^2 pi/4` stands within the call. */
function aboutPartOfPi(typed: string, call: CallTree, whole: CallTree | PowerTree = call): Note | undefined {
  const [argument] = call.args;
  if (argument?.kind !== 'product' || (whole === call && typed[call.span.start + call.name.length] === '^'))
    return undefined;
  const { first, rest } = argument;
  const at = rest.findIndex(({ implicit }) => !implicit);
  if (at < 0) return undefined;
  const before: Tree = at === 0 ? first : { ...argument, rest: rest.slice(0, at) };
  const behind = rest.slice(at).map(({ operator, operand }) => operator + tight(operand));
  const exponent = whole.kind === 'power' ? `^${tight(whole.exponent)}` : '';
  const other = `${call.name}(${treeToText(before)})${exponent}${behind.join('')}`;
  return surprise(typed, whole, treeToText(whole), `; for the other reading write ${other}`);
}

/** In `log(2, 8)` the base is what stands last, as programs have it. */
function aboutBase(typed: string, { args, span }: CallTree): Note | undefined {
  const [of, base] = args.map(treeToText);
  if (!/^log\s*\(/.test(typed.slice(span.start)) || of!.length + base!.length > maxQuoteLength) return undefined;
  return { message: `log(${of}, ${base}) is the logarithm of ${of} to the base ${base}.`, span };
}

/** In `root(3, 8)` the order stands last, too. */
function aboutOrder(typed: string, { args, span }: CallTree): Note | undefined {
  const [of, order] = args.map(treeToText);
  if (!/^(?:nth)?root\s*\(/.test(typed.slice(span.start)) || of!.length + order!.length > maxQuoteLength)
    return undefined;
  return { message: `root(${of}, ${order}) is the root of order ${order} of ${of}.`, span };
}

/** (−8)^(1/3) is complex, and −2 may be meant. */
function aboutOddRoot(tree: PowerTree): Note | undefined {
  const [base, exponent] = [withoutGroups(tree.base), withoutGroups(tree.exponent)];
  if (base.kind !== 'prefix' || base.operator !== '-' || withoutGroups(base.operand).kind !== 'number')
    return undefined;
  if (exponent.kind !== 'product' || exponent.rest.length !== 1 || exponent.rest[0]!.operator !== '/') return undefined;
  const order = withoutGroups(exponent.rest[0]!.operand);
  if (order.kind !== 'number' || !/^\d*[13579]$/.test(order.text)) return undefined;
  const root = order.text === '3' ? `cbrt(${treeToText(base)})` : `root(${treeToText(base)}, ${order.text})`;
  return {
    message: `A fractional power of a negative number is the principal one, which is complex; the real root is written ${root}.`,
    span: tree.span,
  };
}

/** "… is read as …", unless it is too long to be of use. */
function surprise(typed: string, { span }: Tree, reading: string, instead = ''): Note | undefined {
  const quote = typed.slice(span.start, span.end);
  if (quote.length > maxQuoteLength || reading.length > maxQuoteLength) return undefined;
  return { message: `"${quote}" is read as ${reading}${instead}.`, span };
}

function noteOfProduct(typed: string, tree: ProductTree): Note | undefined {
  for (let index = 0; index < tree.rest.length; index++) {
    const note = noteOfLink(typed, tree, index);
    if (note !== undefined) return note;
  }
  return undefined;
}

/** The note on the operator at `index`, from what stands directly before and after it. */
function noteOfLink(typed: string, tree: ProductTree, index: number): Note | undefined {
  const link = tree.rest[index]!;
  const before = index === 0 ? tree.first : tree.rest[index - 1]!.operand;
  if (tree.rest[index - 1]?.operator === '/') return afterDivision(typed, upTo(index, tree), link);
  const pair: Tree = {
    ...tree,
    first: before,
    rest: [link],
    span: { start: before.span.start, end: link.operand.span.end },
  };
  if (link.operator === '/') return beforeDivision(typed, pair, before, link);
  if (!link.implicit) return undefined;
  const reading = treeToText(pair);
  const number = tree.rest[index - 2]?.operand ?? (index === 1 ? tree.first : undefined);
  if (before.kind === 'name' && before.name === 'x' && number?.kind === 'number' && link.operand.kind === 'number')
    return aboutCross(typed, tree, number, link.operand);
  if (before.kind === 'power' && before.exponent.kind !== 'group' && isLongExponent(before)) {
    const longer = `${tight(before.base)}^(${treeToText(before.exponent)}*${tight(link.operand)})`;
    return surprise(typed, pair, reading, `; for a longer exponent write ${longer}`);
  }
  if (before.kind === 'call' && before.args[0]!.kind !== 'group' && /[√∛∜]/.test(typed[before.span.start]!))
    return surprise(
      typed,
      pair,
      reading,
      `; for a longer radicand write ${typed[before.span.start]}(${tight(before.args[0]!)}*${tight(link.operand)})`,
    );
  if (link.operand.kind !== 'group') return undefined;
  if (before.kind === 'name' && !before.constant)
    return surprise(typed, pair, reading, looksLikeCall(before.name, link.operand) ? unknownFunction(before.name) : '');
  if (before.kind === 'call' && before.bare) return surprise(typed, pair, reading);
  return undefined;
}

/** The letter of `2 x 3` may be meant as a sign of multiplication. */
function aboutCross(typed: string, tree: ProductTree, left: Tree, right: Tree): Note | undefined {
  const [a, b] = [left, right].map(treeToText);
  const whole = { ...tree, span: { start: left.span.start, end: right.span.end } };
  return surprise(typed, whole, `${a}*x*${b}`, `; for the product of the numbers write ${a}*${b}`);
}

/** The product as far as the operator at `index`: a copy, which is made only where it is shown, as products may have thousands of factors. */
const upTo = (index: number, tree: ProductTree): ProductTree => ({
  ...tree,
  rest: tree.rest.slice(0, index + 1),
  span: { start: tree.span.start, end: tree.rest[index]!.operand.span.end },
});

/** `f(x)` and `y(2)` are written for the value of a function; `x(x+1)` is a product. */
function looksLikeCall(name: string, bracket: Tree): boolean {
  const inner = withoutGroups(bracket);
  return /^[fghFGHφψ]$/.test(name) || inner.kind === 'number' || (inner.kind === 'name' && inner.name !== name);
}

const unknownFunction = (name: string): string =>
  `, a product; if ${name} is a function, write its formula instead, because none of that name is known here`;

/** In `x^2y` everybody ends the exponent after the 2; in `e^2x`, `2^3x` and `e^x(x+1)` not everybody does. */
const isLongExponent = ({ base, exponent }: PowerTree): boolean =>
  exponent.kind !== 'number' || base.kind === 'number' || (base.kind === 'name' && base.constant);

function afterDivision(typed: string, tree: ProductTree, link: ProductLink): Note | undefined {
  if (!link.implicit && link.operator === '*') return undefined;
  const reading = treeToText(tree);
  if (link.operator === '/') return surprise(typed, tree, reading);
  const count = tree.rest.length;
  const over = treeToText({ ...tree, rest: tree.rest.slice(0, count - 2) });
  const head = count === 2 ? tight(tree.first) : over;
  const under = `${tight(tree.rest[count - 2]!.operand)}*${tight(link.operand)}`;
  return surprise(typed, tree, reading, `; for a longer denominator write ${head}/(${under})`);
}

/** `x^1/2` was probably meant as a root, and `sin x/2` may be meant either way. */
function beforeDivision(typed: string, pair: ProductTree, before: Tree, link: ProductLink): Note | undefined {
  const by = tight(link.operand);
  if (before.kind === 'call' && before.bare) {
    return surprise(
      typed,
      pair,
      treeToText(pair),
      `; for the other reading write ${before.name}(${treeToText(before.args[0]!)}/${by})`,
    );
  }
  if (before.kind !== 'power') return undefined;
  const { exponent } = before;
  const one = exponent.kind === 'prefix' ? exponent.operand : exponent;
  if (one.kind !== 'number' || one.text !== '1') return undefined;
  const base = tight(before.base);
  const power = exponent.kind === 'prefix' ? `${base}^(${treeToText(exponent)})` : `${base}^1`;
  return surprise(typed, pair, `(${power})/${by}`, `; for a root write ${base}^(${treeToText(exponent)}/${by})`);
}

/** In parentheses unless it is one name, number or call. */
function tight(tree: Tree): string {
  const inner = withoutGroups(tree);
  const text = treeToText(inner);
  return /^\w+$/.test(text) || inner.kind === 'call' || inner.kind === 'absolute' ? text : `(${text})`;
}
