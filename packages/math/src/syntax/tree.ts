import type { Relation } from '../expression/condition.ts';
import type { Span } from '../result/result.ts';
import { pair } from '../result/tuple.ts';

/**
 * What was typed, as it was read: nothing is evaluated, sorted or cancelled, so that "Read as …" shows the visitor's own
 * expression. Every node knows its place in the text. Chains of one precedence are one node, so the depth of a tree is
 * the nesting of the text and never its length.
 *
 * The printers take the same tree: an expression is first given the form in which people write it (`surface-form.ts`).
 */
export type Tree =
  | NumberTree
  | NameTree
  | PrefixTree
  | PostfixTree
  | SumTree
  | ProductTree
  | PowerTree
  | CallTree
  | AbsoluteTree
  | GroupTree
  | AngleTree;

/** `text` is plain ASCII as `fromDecimal` reads it, whatever was typed ("1 000,5" is "1000.5"). */
interface NumberTree {
  readonly kind: 'number';
  readonly text: string;
  readonly span: Span;
}

/** A variable, or one of the constants of `ConstantName`. */
interface NameTree {
  readonly kind: 'name';
  readonly name: string;
  readonly constant: boolean;
  readonly span: Span;
}

/** A run of signs is one node: `--x` is a plus. */
interface PrefixTree {
  readonly kind: 'prefix';
  readonly operator: '-' | '+';
  readonly operand: Tree;
  readonly span: Span;
}

interface PostfixTree {
  readonly kind: 'postfix';
  readonly operator: '!' | '%';
  readonly operand: Tree;
  readonly span: Span;
}

/** Terms with the signs between them. */
export interface SumTree {
  readonly kind: 'sum';
  readonly first: Tree;
  readonly rest: readonly SumLink[];
  readonly span: Span;
}

/** A term with the sign before it. */
export interface SumLink {
  readonly operator: '+' | '-';
  readonly operand: Tree;
}

/** From left to right: `a/b*c` is (a/b)*c, and an implicit multiplication binds no tighter than a written one. */
export interface ProductTree {
  readonly kind: 'product';
  readonly first: Tree;
  readonly rest: readonly ProductLink[];
  readonly span: Span;
}

/** A factor with the sign before it. */
export interface ProductLink {
  readonly operator: '*' | '/';
  /** No sign was typed: `2x`. */
  readonly implicit: boolean;
  readonly operand: Tree;
}

/** A base with its exponent. */
export interface PowerTree {
  readonly kind: 'power';
  readonly base: Tree;
  readonly exponent: Tree;
  readonly span: Span;
}

/** A function with its arguments. */
export interface CallTree {
  readonly kind: 'call';
  /** The canonical name: `asin` for `arcsin` and `sin^-1`. */
  readonly name: string;
  readonly args: readonly Tree[];
  /** The argument stands without parentheses: `sin 2x`. */
  readonly bare: boolean;
  readonly span: Span;
}

interface AbsoluteTree {
  readonly kind: 'absolute';
  readonly operand: Tree;
  readonly span: Span;
}

/** Parentheses, brackets or braces. */
export interface GroupTree {
  readonly kind: 'group';
  readonly inner: Tree;
  readonly span: Span;
}

/** What an angle without a unit means. */
export type AngleUnit = 'radians' | 'gradians' | 'degrees';

/** An angle with its own unit: `45°`, `100grad`. Minutes and seconds are divided out: `45°30'` is (45+30/60)°. */
export interface AngleTree {
  readonly kind: 'angle';
  readonly unit: AngleUnit;
  readonly operand: Tree;
  readonly span: Span;
}

/** The signs that may stand between two sides. */
export type RelationOperator = Relation;

/** An equation, an inequality or a chain of them: `a < b <= c` has three sides. */
export interface RelationTree {
  readonly kind: 'relation';
  readonly sides: readonly Tree[];
  /** One fewer than sides. */
  readonly operators: readonly RelationOperator[];
  readonly span: Span;
}

/** The sides of a relation; an expression is its own only one. */
export const sidesOf = (tree: Tree | RelationTree): readonly Tree[] => (tree.kind === 'relation' ? tree.sides : [tree]);

/** The tree inside all parentheses around it. */
export function withoutGroups(tree: Tree): Tree {
  let inner = tree;
  while (inner.kind === 'group') inner = inner.inner;
  return inner;
}

/** The operands of a node in the order of the text. */
export function operandsOf(tree: Tree): readonly Tree[] {
  switch (tree.kind) {
    case 'number':
    case 'name':
      return [];
    case 'group':
      return [tree.inner];
    case 'prefix':
    case 'postfix':
    case 'absolute':
    case 'angle':
      return [tree.operand];
    case 'sum':
    case 'product':
      return [tree.first, ...tree.rest.map((link: SumLink | ProductLink) => link.operand)];
    case 'power':
      return [tree.base, tree.exponent];
    case 'call':
      return tree.args;
  }
}

/** The same node with other operands, as many as it has. */
export function withOperands(tree: Tree, operands: readonly Tree[]): Tree {
  const [first, second] = pair(operands);
  switch (tree.kind) {
    case 'number':
    case 'name':
      return tree;
    case 'group':
      return { ...tree, inner: first };
    case 'prefix':
    case 'postfix':
    case 'absolute':
    case 'angle':
      return { ...tree, operand: first };
    case 'sum':
      return { ...tree, first, rest: tree.rest.map((link, k) => ({ ...link, operand: operands[k + 1]! })) };
    case 'product':
      return { ...tree, first, rest: tree.rest.map((link, k) => ({ ...link, operand: operands[k + 1]! })) };
    case 'power':
      return { ...tree, base: first, exponent: second };
    case 'call':
      return { ...tree, args: operands };
  }
}

/** The first node, the whole included, that passes the test. */
export function findTree(tree: Tree, test: (node: Tree) => boolean): Tree | undefined {
  if (test(tree)) return tree;
  for (const operand of operandsOf(tree)) {
    const found = findTree(operand, test);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether infinity stands in what was typed: also where it vanishes from what the text means, as in 1/oo. */
export const holdsInfinity = (tree: Tree): boolean =>
  findTree(tree, (node) => node.kind === 'name' && node.constant && node.name === 'infinity') !== undefined;

/** Whether something is calculated with infinity, which alone, with its sign, is an end of the number line. */
export function calculatesWithInfinity(tree: Tree): boolean {
  let inner = tree;
  while (inner.kind === 'group' || inner.kind === 'prefix')
    inner = inner.kind === 'group' ? inner.inner : inner.operand;
  return inner.kind !== 'name' && holdsInfinity(inner);
}

/** The first variable. */
export function firstVariable(tree: Tree): NameTree | undefined {
  const found = findTree(tree, (node) => node.kind === 'name' && !node.constant);
  return found?.kind === 'name' ? found : undefined;
}

/**
 * The letters that were typed, sorted, each once: also those that vanish from what the text means, such as the x of 0*x + 1, which
 * are unknowns all the same.
 */
export function lettersOf(...trees: readonly (Tree | RelationTree)[]): readonly string[] {
  const found = new Set<string>();
  const collect = (tree: Tree): void => {
    if (tree.kind === 'name' && !tree.constant) found.add(tree.name);
    for (const operand of operandsOf(tree)) collect(operand);
  };
  for (const tree of trees) for (const side of sidesOf(tree)) collect(side);
  return [...found].sort();
}

/** Whether an angle stands there as a value, outside of every function: `30°`, `2*45deg`, and not `sin(30°)`. */
export function hasAngle(tree: Tree): boolean {
  return tree.kind === 'angle' || (tree.kind !== 'call' && operandsOf(tree).some(hasAngle));
}
