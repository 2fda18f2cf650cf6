import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import { signOfConstant } from '../../expression/balls/sign-of-constant.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { keyOf } from '../../expression/keys/key.ts';
import { freeSymbols, some, transform } from '../../expression/walk.ts';
import { inverseOfOwn, ofInverses } from './compositions.ts';
import { primitiveAngle } from './exact-angles.ts';
import { rationalForms } from './rational.ts';

/** Compositions of functions with their inverses, factorials and gamma of neighbours, and values at known arguments. */
export function functionForms(a: Expression): Expression[] {
  const found: Expression[] = [];
  if (some(a, (node) => node.kind === 'apply')) {
    const composed = transform(a, compose);
    if (!E.equal(composed, a)) found.push(composed, ...rationalForms(composed));
    const complementary = transform(a, complement);
    if (!E.equal(complementary, a)) found.push(complementary);
  }
  if (some(a, isFactorial)) found.push(shiftFactorials(a));
  return found;
}

/** f(g⁻¹(x)) for the trigonometric functions, and the exact values at multiples of pi/8, pi/12, pi/5. */
function compose(node: Expression): Expression {
  if (node.kind !== 'apply' || node.args.length !== 1) return node;
  const at = node.args[0]!;
  const known = primitiveAngle(node.name, at);
  if (known !== null) return known;
  if (node.name === 'abs') return modulus(at) ?? sizeOfConstant(at) ?? node;
  if (node.name === 'gamma') return gammaOfHalf(at) ?? node;
  if (node.name === 'factorial') return gammaOfHalf(E.add(at, E.one)) ?? node;
  if (node.name === 'Ei' && at.kind === 'apply' && at.name === 'ln') return E.apply('li', at.args);
  return ofInverses(node) ?? inverseOfOwn(node) ?? node;
}

/** Γ(n + 1/2) = (n − 1/2)(n − 3/2) ⋯ (1/2)·√pi. */
function gammaOfHalf(at: Expression): Expression | null {
  if (at.kind !== 'number' || at.value.denominator !== 2 || Z.abs(at.value.numerator) > 60) return null;
  let value = Q.one;
  let x = at.value;
  for (; Q.compare(x, Q.half) > 0; ) {
    x = Q.subtract(x, Q.one);
    value = Q.multiply(value, x);
  }
  for (; Q.compare(x, Q.half) < 0; x = Q.add(x, Q.one)) value = Q.divide(value, x);
  return E.product([E.number(value), E.sqrt(E.constant('pi'))]);
}

/** |a + b·i| of numbers. */
function modulus(at: Expression): Expression | null {
  let [re, im] = [Q.zero, Q.zero];
  for (const term of E.termsOf(at)) {
    if (term.kind === 'number') re = term.value;
    else if (E.equal(term, E.constant('i'))) im = Q.one;
    else if (
      term.kind === 'product' &&
      term.factors.length === 2 &&
      term.factors[0]!.kind === 'number' &&
      E.equal(term.factors[1]!, E.constant('i'))
    )
      im = term.factors[0]!.value;
    else return null;
  }
  return E.sqrt(E.number(Q.add(Q.multiply(re, re), Q.multiply(im, im))));
}

/** |1 − √2| = √2 − 1; null where there are letters, or the sign is not certain. */
function sizeOfConstant(at: Expression): Expression | null {
  const sign = freeSymbols(at).length === 0 ? signOfConstant(at) : undefined;
  return sign === undefined ? null : E.sum(E.termsOf(at).map((term) => E.product([E.number(sign), term])));
}

/** In a sum: acos(x) = pi/2 − asin(x), erfc(x) = 1 − erf(x), and atan(1/u) = ±pi/2 − atan(u) beside atan(u). */
function complement(node: Expression): Expression {
  if (node.kind !== 'sum') return node;
  const arguments_ = node.terms.flatMap((term) => {
    const angle = E.withoutCoefficient(term);
    return angle.kind === 'apply' && angle.name === 'atan' ? [angle.args[0]!] : [];
  });
  const change = (inner: Expression): Expression => {
    if (inner.kind !== 'apply') return inner;
    const [u] = inner.args;
    if (inner.name === 'acos') return E.subtract(quarterTurn, E.apply('asin', inner.args));
    if (inner.name === 'erfc') return E.subtract(E.one, E.apply('erf', inner.args));
    const [first] = arguments_;
    if (inner.name !== 'atan' || first === undefined || !E.equal(E.reciprocal(u!), first)) return inner;
    return E.subtract(E.multiply(quarterTurn, E.apply('sign', [first])), E.apply('atan', [first]));
  };
  return E.sum(node.terms.flatMap((term) => distribute(transform(term, change))));
}

const quarterTurn = E.product([E.number(Q.half), E.constant('pi')]);

/** A number times a sum, term by term. */
const distribute = (a: Expression): readonly Expression[] => {
  if (a.kind !== 'product' || a.factors.length !== 2) return [a];
  const [first, second] = a.factors;
  return second!.kind === 'sum' ? second!.terms.map((term) => E.product([first!, term])) : [a];
};

const isFactorial = (node: Expression): boolean =>
  node.kind === 'apply' && (node.name === 'factorial' || node.name === 'gamma');
const maxSteps = 12;

/** (n + k)! in terms of the smallest (n + j)! that occurs. */
function shiftFactorials(a: Expression): Expression {
  const smallest = new Map<string, Q.Rational>();
  const read = (node: Expression): { key: string; rest: Expression; shift: Q.Rational } | null => {
    if (node.kind !== 'apply' || !isFactorial(node)) return null;
    const at = node.args[0]!;
    const shift =
      at.kind === 'sum'
        ? at.terms.reduce((total, term) => (term.kind === 'number' ? term.value : total), Q.zero)
        : Q.zero;
    const rest = E.subtract(at, E.number(shift));
    return {
      key: node.name + keyOf(rest),
      rest,
      shift,
    };
  };
  some(a, (node) => {
    const found = read(node);
    if (found !== null) {
      const before = smallest.get(found.key);
      if (before === undefined || Q.compare(found.shift, before) < 0) smallest.set(found.key, found.shift);
    }
    return false;
  });
  return transform(a, (node) => {
    const found = read(node);
    if (found === null || node.kind !== 'apply') return node;
    const low = smallest.get(found.key)!;
    const steps = Q.subtract(found.shift, low);
    if (!Q.isInteger(steps) || steps.numerator === 0 || Z.toNumber(steps.numerator) > maxSteps) return node;
    // n! = n·(n − 1)!, Γ(n) = (n − 1)·Γ(n − 1)
    const offset = node.name === 'gamma' ? Q.zero : Q.one;
    const factors = Array.from({ length: Z.toNumber(steps.numerator) }, (_, k) =>
      E.add(found.rest, E.number(Q.add(Q.add(low, Q.integerRational(k)), offset))),
    );
    return E.product([...factors, E.apply(node.name, [E.add(found.rest, E.number(low))])]);
  });
}
