import { greek } from '../spellings.ts';
import type { CallTree, PowerTree, ProductLink, ProductTree, SumTree, Tree } from '../tree.ts';
import { withoutGroups } from '../tree.ts';
import type { Box } from './box.ts';
import { fence, number, row, sign } from './box.ts';
import { layoutCall, layoutCallPower } from './layout-call.ts';

interface LayoutStyle {
  /**
   * A dot in every product but `2x`, of a number with a letter, which nobody reads in another way; in a line of steps none either between
   * letters, before a root or a function, `4ac`, `2√3`, `x sin x`, nor before a constant, `2kπ`; or only where the factors would run together.
   */
  readonly dots: 'typed' | 'line' | 'needed';
}

/** A tree as a textbook sets it. Parentheses that were typed are set only where they are needed. */
export function layout(tree: Tree, style: LayoutStyle): Box {
  switch (tree.kind) {
    case 'number':
      return layoutNumber(tree.text);
    case 'name':
      return { box: 'name', name: tree.name, constant: tree.constant };
    case 'group':
      return layout(tree.inner, style);
    case 'prefix':
      return row(sign(tree.operator === '-' ? 'negative' : 'positive'), term(tree.operand, style));
    case 'postfix':
      return row(atom(tree.operand, style), sign(tree.operator === '!' ? 'factorial' : 'percent'));
    case 'sum':
      return layoutSum(tree, style);
    case 'product':
      return layoutProduct(tree, style);
    case 'power':
      return layoutPower(tree, style, undefined);
    case 'call':
      return layoutCall(tree, argumentOf(tree, style), (part) => layout(part, style));
    case 'absolute':
      return fence(layout(tree.operand, style), 'absolute');
    case 'angle':
      return row(atom(tree.operand, style), sign(tree.unit));
  }
}

function layoutNumber(text: string): Box {
  const [mantissa, exponent] = text.split(/e/i);
  if (exponent === undefined) return number(text);
  const power = exponent.startsWith('-')
    ? row(sign('negative'), number(exponent.slice(1)))
    : number(exponent.replace('+', ''));
  return row(number(mantissa!), sign('times'), { box: 'raised', base: number('10'), exponent: power });
}

/** A minus before a box, which is in parentheses where it is a sum or begins with a sign. */
const negative = (box: Box, isSum = false): Box =>
  row(sign('negative'), isSum || beginsWithSign(box) ? fence(box) : box);

/** In parentheses when a sign or a sum would be torn apart by what stands before it. */
function term(tree: Tree, style: LayoutStyle): Box {
  const inner = withoutGroups(tree);
  const box = layout(inner, style);
  return inner.kind === 'sum' || beginsWithSign(box) ? fence(box) : box;
}

function layoutSum(tree: SumTree, style: LayoutStyle): Box {
  const items = [layout(withoutGroups(tree.first), style)];
  for (const { operator, operand } of tree.rest) {
    items.push(sign(operator === '+' ? 'plus' : 'minus'), term(operand, style));
  }
  return row(...items);
}

/** A factor that is still a tree, so that its parentheses can depend on its neighbours, or one that is set. */
type Factor = { readonly tree: Tree } | { readonly set: Box };

function layoutProduct(tree: ProductTree, style: LayoutStyle): Box {
  // The sign of the first factor is set before the whole: -x/2 with the minus beside the fraction.
  if (tree.first.kind === 'prefix' && tree.first.operator === '-') {
    return negative(layoutProduct({ ...tree, first: tree.first.operand }, style));
  }
  const factors: Factor[] = [];
  collect(tree, factors, style);
  return layoutFactors(factors, style);
}

/** Flattens products of products; what stands before a division sign becomes the numerator. */
function collect(tree: ProductTree, factors: Factor[], style: LayoutStyle): void {
  const first = withoutGroups(tree.first);
  const own: Factor[] = [];
  if (first.kind === 'product') collect(first, own, style);
  else own.push({ tree: first });
  for (const link of tree.rest) {
    const inner = withoutGroups(link.operand);
    const head = own.at(-1);
    if (link.operator === '/') {
      const over = layoutFactors(own.splice(0), style);
      own.push({ set: { box: 'fraction', over, under: layout(inner, style) } });
    } else if (head !== undefined && 'tree' in head && isApplication(head.tree, link, style)) {
      const argument = fence(layout(inner, style));
      own.splice(-1, 1, { set: row(layout(head.tree, style), sign('applied'), argument) });
    } else if (inner.kind === 'product') collect(inner, own, style);
    else own.push({ tree: inner });
  }
  factors.push(...own);
}

/** Whether a name before brackets is a function of what stands in them: in a line of steps every product has its sign. */
const isApplication = (head: Tree, { implicit, operand }: ProductLink, { dots }: LayoutStyle): boolean =>
  dots === 'line' && implicit && head.kind === 'name' && !head.constant && operand.kind === 'group';

function layoutFactors(factors: readonly Factor[], style: LayoutStyle): Box {
  const [first] = factors;
  if (factors.length === 1) return 'set' in first! ? first.set : layout(first!.tree, style);
  const boxes: Box[] = [];
  // From the right, as the argument of a function depends on what follows it.
  for (let index = factors.length - 1; index >= 0; index--) {
    const factor = factors[index]!;
    boxes.push('set' in factor ? factor.set : layoutFactor(factor.tree, boxes.at(-1), index, style));
  }
  return row(
    ...boxes
      .reverse()
      .flatMap((box, index, all) =>
        index === 0 ? [box] : [sign(isBeside(all[index - 1]!, box, style) ? 'beside' : 'times'), box],
      ),
  );
}

/** Whether two factors stand side by side without a dot. */
function isBeside(left: Box, right: Box, { dots }: LayoutStyle): boolean {
  if (beginsWithNumber(right) || isFactorial(right) || (dots === 'line' && isOpen(left, right))) return false;
  if (dots === 'needed' || (left.box === 'number' && isOfLetter(right))) return true;
  if (dots !== 'line') return false;
  if (right.box === 'name' && right.constant) return true;
  const isPlain = left.box === 'number' || isOfLetter(left);
  const isBar = right.box === 'fence' && right.fence === 'absolute';
  return isPlain && (isOfLetter(right) || right.box === 'root' || isBar || beginsWithFunction(right));
}

/** The factorial of a letter: behind another factor, `kk!`, it could be that of both. */
const isFactorial = (box: Box): boolean => {
  const last = box.box === 'row' ? box.items.at(-1) : undefined;
  return last?.box === 'sign' && last.sign === 'factorial' && firstOf(box).box === 'name';
};

/** A product of a line that is still to be worked out: 1·x, x·x. */
const isOpen = (left: Box, right: Box): boolean =>
  (left.box === 'number' && left.text === '1') ||
  (left.box === 'name' && right.box === 'name' && left.name === right.name);

/** A name of one letter, of the Greek alphabet too, or its power. */
const isOfLetter = (box: Box): boolean =>
  box.box === 'raised'
    ? isOfLetter(box.base)
    : box.box === 'name' && (box.name.length === 1 || box.constant || greek.has(box.name));

function layoutFactor(tree: Tree, next: Box | undefined, index: number, style: LayoutStyle): Box {
  const inLayout = (part: Tree): Box => layout(part, style);
  // "sin x (x + 1)" would read like sin(x(x + 1)): before anything but a function the argument is fenced.
  const argument = next === undefined || beginsWithFunction(next) ? undefined : 'fenced';
  if (tree.kind === 'call') return layoutCall(tree, argument ?? argumentOf(tree, style), inLayout);
  if (tree.kind === 'power') return layoutPower(tree, style, argument);
  const box = inLayout(tree);
  return tree.kind === 'sum' || (tree.kind === 'prefix' && index > 0) ? fence(box) : box;
}

/** Of what was typed is shown how far the argument of a function goes: `sin(2x)`, which could be taken for `sin(2)x`. */
const argumentOf = ({ args }: CallTree, { dots }: LayoutStyle): 'fenced' | undefined =>
  dots === 'typed' && args[0] !== undefined && withoutGroups(args[0]).kind === 'product' ? 'fenced' : undefined;

/** What stands before everything else in a box. */
const firstOf = (box: Box): Box =>
  box.box === 'row' && box.items[0] !== undefined
    ? firstOf(box.items[0])
    : box.box === 'raised' || box.box === 'lowered'
      ? firstOf(box.base)
      : box;

const beginsWithFunction = (box: Box): boolean => firstOf(box).box === 'function';

/** Whether a plus or minus stands before everything else: no other sign is set directly before it. */
function beginsWithSign(box: Box): boolean {
  const first = firstOf(box);
  return first.box === 'sign' && (first.sign === 'negative' || first.sign === 'positive');
}

function beginsWithNumber(box: Box): boolean {
  const first = firstOf(box);
  return first.box === 'number' || first.box === 'fraction';
}

function layoutPower(tree: PowerTree, style: LayoutStyle, argument: 'fenced' | undefined): Box {
  const base = withoutGroups(tree.base);
  const exponent = layoutExponent(withoutGroups(tree.exponent), style);
  if (base.kind === 'call') {
    const inLayout = (part: Tree): Box => layout(part, style);
    const together = layoutCallPower(base, tree.exponent, exponent, argument ?? argumentOf(base, style), inLayout);
    if (together !== undefined) return together;
  }
  return { box: 'raised', base: atom(base, style), exponent };
}

/** In an exponent a simple quotient is set on one line: x^{3/2}. */
function layoutExponent(tree: Tree, style: LayoutStyle): Box {
  if (tree.kind === 'prefix' && tree.operator === '-') {
    const operand = withoutGroups(tree.operand);
    return negative(layoutExponent(operand, style), operand.kind === 'sum');
  }
  if (tree.kind !== 'product' || tree.rest.length !== 1 || tree.rest[0]!.operator !== '/') return layout(tree, style);
  const [over, under] = [withoutGroups(tree.first), withoutGroups(tree.rest[0]!.operand)];
  if (!isAtom(over) || !isAtom(under)) return layout(tree, style);
  return row(layout(over, style), sign('slash'), layout(under, style));
}

const isAtom = (tree: Tree): boolean =>
  (tree.kind === 'number' && !/e/i.test(tree.text)) || tree.kind === 'name' || tree.kind === 'absolute';

/** The tree in parentheses unless it is one thing. */
function atom(tree: Tree, style: LayoutStyle): Box {
  const inner = withoutGroups(tree);
  const box = layout(inner, style);
  const isRoot = box.box === 'root' || box.box === 'fence' || box.box === 'binomial';
  return isAtom(inner) || isRoot ? box : fence(box);
}
