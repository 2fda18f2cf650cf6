import type { AngleTree, CallTree, PowerTree, ProductTree, SumTree, Tree } from './tree.ts';
import { withoutGroups } from './tree.ts';

/** How tightly a printed piece holds together; it is put in parentheses where something tighter is needed. */
const tightness = { sum: 1, product: 2, power: 3, postfix: 4, atom: 5 } as const;

/**
 * The text of a tree in plain ASCII: every multiplication written, and only the parentheses that are needed, or that
 * help: a quotient that is multiplied on is printed `(1/2)*x`.
 */
export function treeToText(tree: Tree): string {
  switch (tree.kind) {
    case 'number':
      return tree.text;
    case 'name':
      return nameText(tree.name, tree.constant);
    case 'group':
      return treeToText(tree.inner);
    case 'prefix':
      return tree.operator + within(tree.operand, startsWithSign(tree.operand) ? tightness.atom : tightness.product);
    case 'postfix':
      return postfixText(tree.operator, tree.operand);
    case 'sum':
      return sumText(tree);
    case 'product':
      return productText(tree);
    case 'power':
      return powerText(tree);
    case 'call':
      return callText(tree);
    case 'absolute':
      return `abs(${treeToText(tree.operand)})`;
    case 'angle':
      return angleText(tree);
  }
}

const unitText = { degrees: 'deg', gradians: 'grad', radians: 'rad' } as const;

function nameText(name: string, constant: boolean): string {
  if (constant) return name === 'infinity' ? 'oo' : name;
  // An index of letters and digits mixed is read only in braces.
  return name.replace(/_(\d+[A-Za-z]\w*|[A-Za-z]+\d\w*)/, '_{$1}');
}

function tightnessOf(tree: Tree): number {
  switch (tree.kind) {
    case 'group':
      return tightnessOf(tree.inner);
    case 'sum':
      return tightness.sum;
    case 'prefix':
    case 'product':
      return tightness.product;
    case 'power':
      return tightness.power;
    case 'postfix':
    case 'angle':
      return tightness.postfix;
    case 'call':
      return printsAsPower(tree) ? tightness.power : tightness.atom;
    default:
      return tightness.atom;
  }
}

/** Two signs beside each other are read, but not written: -(-6), not --6. */
function startsWithSign(tree: Tree): boolean {
  const inner = withoutGroups(tree);
  return inner.kind === 'prefix' || (inner.kind === 'product' && startsWithSign(inner.first));
}

function within(tree: Tree, least: number): string {
  const text = treeToText(tree);
  return tightnessOf(tree) < least ? `(${text})` : text;
}

function angleText({ operand, unit }: AngleTree): string {
  const inner = withoutGroups(operand);
  const text = treeToText(inner);
  return `${inner.kind === 'number' ? text : `(${text})`}${unitText[unit]}`;
}

/** `(n!)!` keeps its parentheses, for `n!!` would be something else. */
function postfixText(operator: string, operand: Tree): string {
  const factorialTwice = withoutGroups(operand).kind === 'postfix';
  return `${within(operand, factorialTwice ? tightness.atom : tightness.postfix)}${operator}`;
}

function sumText(tree: SumTree): string {
  let text = treeToText(tree.first);
  for (const { operator, operand } of tree.rest) {
    // (-2/3)*x begins with its own bracket.
    const shown = treeToText(operand);
    const needed = /^[-+]/.test(shown) ? tightness.atom : tightness.product;
    text += ` ${operator} ${tightnessOf(operand) < needed ? `(${shown})` : shown}`;
  }
  return text;
}

function productText(tree: ProductTree): string {
  const first = withoutGroups(tree.first);
  // (-1/2)*x, as (1/2)*x: without brackets it could be -(1/(2*x)).
  const unsigned = first.kind === 'prefix' ? withoutGroups(first.operand) : first;
  const dividesFirst = unsigned.kind === 'product' && unsigned.rest.some((link) => link.operator === '/');
  let text = within(tree.first, dividesFirst ? tightness.power : tightness.product);
  let divided = false;
  for (const { operator, operand } of tree.rest) {
    if (divided) text = `(${text})`;
    divided = operator === '/';
    text += operator + factorText(operand, divided);
  }
  return text;
}

function factorText(operand: Tree, divisor: boolean): string {
  const inner = withoutGroups(operand);
  const chain = inner.kind === 'product' && !divisor && inner.rest.every((link) => link.operator === '*');
  // a*(b*c) is a*b*c, as long as b is not a sign: a*-b is read, but not written.
  const safe = chain && withoutGroups(inner.first).kind !== 'prefix';
  return within(operand, safe ? tightness.product : tightness.power);
}

function powerText(tree: PowerTree): string {
  const base = within(tree.base, tightness.postfix);
  // e^(x^2), not e^x^2: that means the same, but only to who knows that powers are read from the right.
  const isTower = withoutGroups(tree.exponent).kind === 'power';
  return `${base}^${within(tree.exponent, isTower ? tightness.postfix : tightness.power)}`;
}

/** `root(x, 3)` is printed x^(1/3). */
const printsAsPower = (tree: CallTree): boolean => tree.name === 'root' && tree.args.length === 2;

/** The names of functions that other programs know, where the engine's own name is not one of them; `parse` reads both. */
const portableNames: ReadonlyMap<string, string> = new Map([
  ['gammainc', 'gamma'],
  ['hurwitzZeta', 'zeta'],
  ['higherClausen', 'clausen'],
  ['W', 'lambertW'],
  ['conj', 'conjugate'],
]);

function callText(tree: CallTree): string {
  if (tree.name === 'lowerW') return `lambertW(-1, ${treeToText(tree.args[0]!)})`;
  const name = portableNames.get(tree.name) ?? tree.name;
  if (!printsAsPower(tree)) return `${name}(${tree.args.map(treeToText).join(', ')})`;
  const [radicand, order] = tree.args;
  return `${within(radicand!, tightness.postfix)}^(1/${within(order!, tightness.power)})`;
}
