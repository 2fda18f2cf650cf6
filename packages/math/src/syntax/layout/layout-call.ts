import type { CallTree, Tree } from '../tree.ts';
import { withoutGroups } from '../tree.ts';
import type { Box } from './box.ts';
import { fence, number, row, sign } from './box.ts';
import { isPlain } from './function-signs.ts';

type Layout = (tree: Tree) => Box;

/** How a function and its arguments are set. */
export function layoutCall(tree: CallTree, argument: 'fenced' | undefined, layout: Layout): Box {
  const [first, second] = tree.args;
  switch (tree.name) {
    case 'sqrt':
      return { box: 'root', radicand: layout(first!), order: undefined };
    case 'cbrt':
      return { box: 'root', radicand: layout(first!), order: number('3') };
    case 'root':
    case 'nthroot':
      return { box: 'root', radicand: layout(first!), order: layout(second!) };
    case 'pow':
      return { box: 'raised', base: fence(layout(first!)), exponent: layout(second!) };
    case 'floor':
      return fence(layout(first!), 'floor');
    case 'ceil':
      return fence(layout(first!), 'ceiling');
    case 'binomial':
      return { box: 'binomial', over: layout(first!), under: layout(second!) };
    case 'log':
      if (second !== undefined) return applied(lowered('log', layout(second)), [first!], argument, layout, true);
      break;
    case 'log2':
    case 'log10':
      return applied(lowered('log', number(tree.name.slice(3))), tree.args, argument, layout, true);
    case 'lowerW':
      return applied(lowered('W', row(sign('negative'), number('1'))), tree.args, 'fenced', layout, false);
    case 'polylog':
    case 'higherClausen':
    case 'polygamma':
    case 'besselJ':
    case 'besselY':
    case 'besselI':
    case 'besselK':
      if (second === undefined) break;
      return applied(lowered(tree.name, layout(first!)), [second], 'fenced', layout, false);
  }
  return applied({ box: 'function', name: tree.name }, tree.args, argument, layout, isPlain(tree.name));
}

const lowered = (name: string, index: Box): Box => ({ box: 'lowered', base: { box: 'function', name }, index });

function applied(
  head: Box,
  args: readonly Tree[],
  argument: 'fenced' | undefined,
  layout: Layout,
  plain: boolean,
): Box {
  const [only] = args;
  if (args.length === 1 && plain && argument === undefined && isSimple(withoutGroups(only!))) {
    const inner = layout(only!);
    if (!hasSign(inner)) return row(head, sign('applied'), inner);
  }
  const items: Box[] = [];
  for (const [index, each] of args.entries()) {
    if (index > 0) items.push(sign('comma'));
    items.push(layout(each));
  }
  return row(head, sign('applied'), fence(items.length === 1 ? items[0]! : row(...items)));
}

/** "sin 2·x" would read like (sin 2)·x: only what stands side by side is read as one argument. */
const hasSign = (box: Box): boolean =>
  box.box === 'row' && box.items.some((item) => item.box === 'sign' && item.sign === 'times');

/** A number, a name, or a product of such: `\sin 2x`. */
function isSimple(tree: Tree): boolean {
  switch (tree.kind) {
    case 'number':
      return !/e/i.test(tree.text);
    case 'name':
      return true;
    case 'product':
      return [tree.first, ...tree.rest.map((link) => link.operand)].every((part) => isSimple(withoutGroups(part)));
    default:
      return false;
  }
}

/** sin² x for a positive power of a plain function; undefined where the power is set in the usual way. */
export function layoutCallPower(
  tree: CallTree,
  typed: Tree,
  exponent: Box,
  argument: 'fenced' | undefined,
  layout: Layout,
): Box | undefined {
  if (!isPlain(tree.name) || tree.args.length !== 1 || tree.name.startsWith('log')) return undefined;
  const inner = withoutGroups(typed);
  if (inner.kind !== 'number' && inner.kind !== 'name') return undefined;
  const head: Box = { box: 'raised', base: { box: 'function', name: tree.name }, exponent };
  return applied(head, tree.args, argument, layout, true);
}
