import { fromDecimal } from '../exact/decimal.ts';
import * as Q from '../exact/rational.ts';
import * as build from '../expression/build.ts';
import type { ConstantName, Expression } from '../expression/expression.ts';
import type { Result } from '../result/result.ts';
import { no, ok } from '../result/result.ts';
import { callInUnit, convertAngle } from './angles.ts';
import { callMeaning } from './tokens/calls.ts';
import type { AngleUnit, ProductTree, SumTree, Tree } from './tree.ts';
import { findTree } from './tree.ts';

/** Powers of ten beyond this are not written out. */
const maxExponent = 20_000;

/** The canonical expression that a tree means, where bare angles are in `angle`. */
export function toExpression(tree: Tree, angle: AngleUnit): Result<Expression> {
  const large = findTree(tree, isTooLarge);
  if (large !== undefined) {
    const digits = maxExponent.toLocaleString('en');
    return no('too-large', `This number has more than ${digits} digits, which is more than can be handled.`, {
      span: large.span,
    });
  }
  return ok(meaning(tree, angle));
}

function meaning(tree: Tree, angle: AngleUnit): Expression {
  switch (tree.kind) {
    case 'number':
      return build.number(fromDecimal(tree.text)!);
    case 'name':
      return tree.constant ? build.constant(tree.name as ConstantName) : build.symbol(tree.name);
    case 'group':
      return meaning(tree.inner, angle);
    case 'prefix':
      return tree.operator === '-' ? build.negate(meaning(tree.operand, angle)) : meaning(tree.operand, angle);
    case 'postfix':
      return tree.operator === '!'
        ? build.apply('factorial', [meaning(tree.operand, angle)])
        : build.product([meaning(tree.operand, angle), percent]);
    case 'sum':
      return sum(tree, angle);
    case 'product':
      return product(tree, angle);
    case 'power':
      return build.power(meaning(tree.base, angle), meaning(tree.exponent, angle));
    case 'absolute':
      return build.apply('abs', [meaning(tree.operand, angle)]);
    case 'angle':
      return convertAngle(meaning(tree.operand, angle), tree.unit, angle);
    case 'call': {
      const args = tree.args.map((argument) => meaning(argument, angle));
      return callInUnit(tree.name, args, angle, callMeaning(tree.name)!.build);
    }
  }
}

const percent = build.number(Q.rational(1, 100));

function sum(tree: SumTree, angle: AngleUnit): Expression {
  const terms = [meaning(tree.first, angle)];
  for (const { operator, operand } of tree.rest) {
    const term = meaning(operand, angle);
    terms.push(operator === '-' ? build.negate(term) : term);
  }
  return build.sum(terms);
}

function product(tree: ProductTree, angle: AngleUnit): Expression {
  const factors = [meaning(tree.first, angle)];
  for (const { operator, operand } of tree.rest) {
    const factor = meaning(operand, angle);
    factors.push(operator === '/' ? build.power(factor, build.minusOne) : factor);
  }
  return build.product(factors);
}

/** A number such as 1e999999999, for which no digits can be written out. */
function isTooLarge(tree: Tree): boolean {
  if (tree.kind !== 'number') return false;
  const exponent = /e([+-]?\d+)$/i.exec(tree.text);
  return exponent !== null && Math.abs(Number(exponent[1])) > maxExponent;
}
