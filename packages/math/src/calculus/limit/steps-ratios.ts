import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { evaluate } from '../../expression/evaluate.ts';
import type { Expression } from '../../expression/expression.ts';
import type { ShownStep } from '../../expression/step.ts';
import { substitute } from '../../expression/substitute.ts';
import { contains, freeSymbols, some } from '../../expression/walk.ts';
import { toText } from '../../syntax/print-text.ts';
import { line } from '../../syntax/written-line.ts';
import { limitAtInfinity } from './at-infinity.ts';
import { prepare } from './prepare.ts';
import { simplifyLimit } from './simplify-limit.ts';
import { type Question, under } from './steps-question.ts';

/*
 * n!/n^n and 3^n/n! far out, by the ratio of neighbouring values: where a(n + 1)/a(n) tends to a number below 1, each value is from some
 * point on less than a fixed part of the one before it, so that they tend to 0; where it tends to a number above 1, or grows without bound,
 * positive values grow without bound. Factorials have no derivative that a student knows.
 */

/** The ratio of neighbouring values; null where the function is no product of factorials, powers and fractions, or the ratio tends to 1. */
export function ratios(question: Question): ShownStep[] | null {
  const { f, variable, end, value, newContext } = question;
  if (end !== 1 || !some(f, (node) => isFactorialOf(node, variable))) return null;
  const parts = E.factorsOf(f).map((factor) => ratioOf(factor, variable));
  if (!parts.every((one) => one !== null)) return null;
  const ratio = simplifyLimit(E.product(parts));
  const context = newContext();
  const far = substitute(ratio, { [variable]: E.symbol(context.variable) });
  const found = limitAtInfinity(prepare(far, context), context);
  if (context.oscillations.length > 0) return null;
  const limit = found.kind === 'infinite' ? E.constant('infinity') : found.value;
  if (freeSymbols(limit).length > 0) return null;
  const size = found.kind === 'infinite' ? Number.POSITIVE_INFINITY : Math.abs(evaluate(limit));
  const isBelow = size < 1 - margin;
  if (Number.isNaN(size) || (!isBelow && !(size > 1 + margin))) return null;
  if (!E.equal(value, isBelow ? E.zero : E.constant('infinity'))) return null;
  const name = `a(${variable})`;
  const quotient = `a(${variable} + 1)/${name}`;
  const after = isBelow
    ? 'from some point on each value is less than a fixed part of the one before it, so they tend to 0'
    : 'from some point on each value is more than a fixed multiple of the one before it, so they grow without bound';
  const says = `The quotient of neighbouring values tends to ${toText(limit)}, which is ${isBelow ? 'between -1 and 1' : 'greater than 1'}: ${after}.`;
  const written = `"${quotient}" = ${toText(ratio)} -> ${toText(limit)}`;
  const inner = line(
    'quotient of neighbouring values',
    `Of ${name} = ${toText(f)}; factorials and powers cancel.`,
    written,
  );
  return [{ rule: 'ratio test', says, before: under(question, f), after: { expression: value }, steps: [inner] }];
}

/** So near to 1 a ratio tells nothing. */
const margin = 1e-9;

const isFactorialOf = (node: Expression, variable: string): node is Expression & { readonly kind: 'apply' } =>
  node.kind === 'apply' && node.name === 'factorial' && contains(node, variable);

/** How a factor changes from n to n + 1. */
function ratioOf(factor: Expression, n: string): Expression | null {
  const next = (a: Expression): Expression => substitute(a, { [n]: E.add(E.symbol(n), E.one) });
  const [base, exponent] = [E.baseOf(factor), E.exponentOf(factor)];
  if (isFactorialOf(base, n)) {
    const inside = base.args[0]!;
    const step = simplifyLimit(E.subtract(next(inside), inside));
    const count = step.kind === 'number' && Q.isInteger(step.value) ? Number(step.value.numerator) : 0;
    if (contains(exponent, n) || count < 1 || count > maxStep) return null;
    return E.power(E.product(Array.from({ length: count }, (_, k) => E.add(inside, E.number(k + 1)))), exponent);
  }
  if (some(factor, (node) => node.kind === 'apply' && contains(node, n))) return null;
  const grown = E.subtract(next(exponent), exponent);
  if (!contains(exponent, n)) return E.power(E.divide(next(base), base), exponent);
  if (!contains(base, n)) return E.power(base, simplifyLimit(grown));
  return E.multiply(E.power(E.divide(next(base), base), exponent), E.power(next(base), simplifyLimit(grown)));
}

/** (3n)! has three factors more at n + 1. */
const maxStep = 4;
