import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { transform } from '../../expression/walk.ts';
import { pair } from '../../result/tuple.ts';
import { multipliedOut } from '../expand.ts';

/*
 * Absolute values and signs of real numbers. For u ≠ 0 the product sign(u)^m·u^p·|u|^q is |u|^(p + q) where m + p is even, and
 * u·|u|^(p + q − 1) where it is odd, which is sign(u) for p + q = 0. At u = 0 both are 0, or both have no value, or the first has none; but sign(u)² alone is 0
 * there and not 1, so a sign without u or |u| beside it stays.
 */
export function signForms(a: Expression): readonly Expression[] {
  const forms = [transform(a, (node) => together(ofPower(node))), transform(a, turned)];
  const extremes = transform(a, extremeAsSize);
  if (!E.equal(extremes, a)) forms.push(multipliedOut(extremes));
  return forms.filter((form) => !E.equal(form, a));
}

/** |y − x| is |x − y|: of the two, the one whose first term is positive. */
function turned(node: Expression): Expression {
  if (node.kind !== 'apply' || node.name !== 'abs') return node;
  const [first] = E.termsOf(node.args[0]!);
  return Q.sign(E.coefficient(first!)) < 0 ? E.apply('abs', [multipliedOut(E.negate(node.args[0]!))]) : node;
}

/** |u^n| = |u|^n for a whole n: |1/u| is 1/|u|. */
function ofPower(node: Expression): Expression {
  const inner = node.kind === 'apply' && node.name === 'abs' ? node.args[0]! : null;
  if (inner?.kind !== 'power' || inner.exponent.kind !== 'number' || !Q.isInteger(inner.exponent.value)) return node;
  return E.power(E.apply('abs', [inner.base]), inner.exponent);
}

/** max(u, v) = (u + v + |u − v|)/2, min(u, v) = (u + v − |u − v|)/2. */
function extremeAsSize(node: Expression): Expression {
  if (node.kind !== 'apply' || (node.name !== 'max' && node.name !== 'min') || node.args.length !== 2) return node;
  const [u, v] = pair(node.args);
  const size = E.apply('abs', [E.subtract(u, v)]);
  return E.multiply(E.half, E.sum([u, v, node.name === 'max' ? size : E.negate(size)]));
}

function together(node: Expression): Expression {
  const factors = E.factorsOf(node);
  const signed = factors.map(E.baseOf).find(isSignOrSize);
  if (signed === undefined) return node;
  const [u] = signed.args;
  const parts = factors.map((factor) => partOf(factor, u!));
  const total = (kind: Part['kind']) =>
    parts.reduce<Z.Integer>((sum, part) => (part?.kind === kind ? Z.add(sum, part.exponent) : sum), 0);
  const [m, p, q] = [total('sign'), total('itself'), total('size')];
  const isAlone = p === 0 && q === 0;
  if (isAlone && Z.sign(m) >= 0) return node;
  const rest = factors.filter((_, k) => parts[k] === undefined);
  return E.product([...rest, ...unsigned(u!, Z.add(m, p), Z.add(p, q))]);
}

/** u^(odd or even) in all, of the given degree. */
function unsigned(u: Expression, parity: Z.Integer, degree: Z.Integer): readonly Expression[] {
  const size = (exponent: Z.Integer) =>
    E.power(Z.isEven(exponent) ? u : E.apply('abs', [u]), E.number(Q.integerRational(exponent)));
  if (Z.isEven(parity)) return [size(degree)];
  return degree === 0 ? [E.apply('sign', [u])] : [u, size(Z.subtract(degree, 1))];
}

const isSignOrSize = (a: Expression): a is Extract<Expression, { kind: 'apply' }> =>
  a.kind === 'apply' && (a.name === 'sign' || a.name === 'abs');

interface Part {
  readonly kind: 'sign' | 'itself' | 'size';
  readonly exponent: Z.Integer;
}

/** A whole power of sign(u), u or |u|. */
function partOf(factor: Expression, u: Expression): Part | undefined {
  const [base, exponent] = [E.baseOf(factor), E.exponentOf(factor)];
  if (exponent.kind !== 'number' || !Q.isInteger(exponent.value)) return undefined;
  const { numerator } = exponent.value;
  if (E.equal(base, u)) return { kind: 'itself', exponent: numerator };
  if (base.kind !== 'apply' || !E.equal(base.args[0]!, u)) return undefined;
  if (base.name === 'sign') return { kind: 'sign', exponent: numerator };
  return base.name === 'abs' ? { kind: 'size', exponent: numerator } : undefined;
}
