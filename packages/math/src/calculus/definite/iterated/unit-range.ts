import { simplest } from '../../../algebra/simplify/simplify.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { substitute } from '../../../expression/substitute.ts';
import { contains, some, transform } from '../../../expression/walk.ts';
import { toText } from '../../../syntax/print-text.ts';
import { infiniteEnd } from '../../limit.ts';
import type { Problem } from '../problem.ts';
import { positiveForm } from '../table/positive-form.ts';

/*
 * Integrals brought to the range 0 … 1 by the substitutions under which sines become rational functions of t and angles arctangents:
 * t = tan(bx), x = sin θ, x = t^q, x = −ln t, x = 1/t. Each is proposed, and who reads the integrand decides whether it can be used.
 */

/** An integrand over 0 … 1 and how it came about, from the first change of variable to the last. */
export interface OnUnitRange {
  readonly f: Expression;
  readonly by: readonly string[];
}

const tName = '\u2020t';
const t = E.symbol(tName);

/** The proposals for a problem without letters. */
export function* onUnitRange(problem: Problem): Generator<OnUnitRange> {
  const { f, variable, lower, upper } = problem;
  const x = E.symbol(variable);
  const end = infiniteEnd(upper);
  if (E.equal(lower, E.zero)) {
    if (isCircular(f, variable)) yield* byTangent(problem);
    else if (E.equal(upper, E.one)) yield* fromUnit(f, variable);
    else if (end === 1) yield* fromHalfLine(f, variable);
  } else if (E.equal(lower, E.one) && end === 1) {
    yield { f: inverted(f, variable), by: [`${variable} = 1/t`] };
  } else if (E.equal(lower, E.minusOne) && E.equal(upper, E.one)) {
    const both = E.add(f, substitute(f, { [variable]: E.negate(x) }));
    for (const one of fromUnit(both, variable))
      yield { ...one, by: [`${variable} → −${variable} on the left half`, ...one.by] };
  }
}

function* fromUnit(f: Expression, variable: string): Generator<OnUnitRange> {
  if (hasArcs(f, variable)) {
    const sine = E.apply('sin', [E.symbol(variable)]);
    const cosine = E.apply('cos', [E.symbol(variable)]);
    const upper = E.divide(E.constant('pi'), E.two);
    const angular = E.multiply(withoutArcs(f, variable), cosine);
    const g = positiveForm(substitute(angular, { [tName]: sine }), variable);
    for (const one of byTangent({ f: g, variable, lower: E.zero, upper }))
      yield { ...one, by: [`${variable} = sin θ`, ...one.by.map((how) => how.replace(variable, 'θ'))] };
    return;
  }
  yield { f, by: [] };
  const q = rootOf(f, variable);
  if (q > 1) yield withRoot(f, variable, q);
  const reflection = E.subtract(E.one, E.symbol(variable));
  yield { f: substitute(f, { [variable]: reflection }), by: [`${variable} = 1 - t`] };
}

function* fromHalfLine(f: Expression, variable: string): Generator<OnUnitRange> {
  const form = positiveForm(f, variable);
  if (some(form, (node) => isExponential(node, variable))) {
    const atLogarithm = withoutExponentials(form, variable);
    if (atLogarithm !== null) yield { f: E.divide(atLogarithm, E.symbol(variable)), by: [`t = e^(-${variable})`] };
    return;
  }
  const q = rootOf(f, variable);
  const { f: g, by } = q > 1 ? withRoot(f, variable, q) : { f, by: [] };
  yield { f: E.add(g, inverted(g, variable)), by: [...by, `${variable} = 1/t beyond 1`] };
}

/** f(1/t)/t² */
function inverted(f: Expression, variable: string): Expression {
  const x = E.symbol(variable);
  return E.multiply(substitute(f, { [variable]: E.reciprocal(x) }), E.power(x, E.number(-2)));
}

const circular: ReadonlySet<string> = new Set(['sin', 'cos', 'tan', 'cot', 'sec', 'csc']);

const isCircular = (f: Expression, variable: string): boolean =>
  some(f, (node) => node.kind === 'apply' && circular.has(node.name) && contains(node, variable));

/** t = tan(bx) for the b that carries the upper bound to 1, or to ∞. */
function* byTangent({ f, variable, upper }: Problem): Generator<OnUnitRange> {
  const share = simplest(E.divide(upper, E.constant('pi')));
  if (share.kind !== 'number' || Q.sign(share.value) <= 0) return;
  for (const part of [Q.rational(1, 4), Q.half]) {
    const b = Q.divide(part, share.value);
    const angular = withTangent(f, variable, b);
    if (angular === null) continue;
    const arc = E.divide(E.apply('atan', [t]), E.number(b));
    const rate = E.reciprocal(E.multiply(E.number(b), E.add(E.one, E.power(t, E.two))));
    const own = substitute(E.multiply(substitute(angular, { [variable]: arc }), rate), { [tName]: E.symbol(variable) });
    const by = `t = tan(${toText(E.multiply(E.number(b), E.symbol(variable)))})`;
    if (Q.equals(part, Q.half)) yield { f: E.add(own, inverted(own, variable)), by: [by, 't → 1/t beyond 1'] };
    else yield { f: own, by: [by] };
  }
}

const maxMultiple = 8;

/** Sines and cosines of nbx by t = tan(bx): cos nθ + i sin nθ = (1 + it)ⁿ(1 + t²)^(−n/2). Null where an angle is no such multiple. */
function withTangent(f: Expression, variable: string, b: Q.Rational): Expression | null {
  let fits = true;
  const replaced = transform(f, (node) => {
    if (node.kind !== 'apply' || !circular.has(node.name) || !contains(node, variable)) return node;
    const by = simplest(E.divide(node.args[0]!, E.multiply(E.number(b), E.symbol(variable))));
    const n = by.kind === 'number' && Q.isInteger(by.value) ? Q.toNumber(by.value) : Number.NaN;
    if (!(Math.abs(n) <= maxMultiple)) {
      fits = false;
      return node;
    }
    return quotientFor(node.name, n);
  });
  return fits ? replaced : null;
}

function quotientFor(name: string, n: number): Expression {
  const size = Math.abs(n);
  const [cosine, sine] = [E.sum(termsOfPower(size, 0)), E.sum(termsOfPower(size, 1))];
  const down = E.power(E.add(E.one, E.power(t, E.two)), E.number(Q.rational(-size, 2)));
  const signed = n < 0 ? E.negate(sine) : sine;
  switch (name) {
    case 'sin':
      return E.multiply(signed, down);
    case 'cos':
      return E.multiply(cosine, down);
    case 'tan':
      return E.divide(signed, cosine);
    case 'cot':
      return E.divide(cosine, signed);
    case 'sec':
      return E.reciprocal(E.multiply(cosine, down));
    default:
      return E.reciprocal(E.multiply(signed, down));
  }
}

/** The terms of (1 + it)ⁿ with even powers, or those with odd ones over i. */
function termsOfPower(n: number, parity: 0 | 1): Expression[] {
  const terms: Expression[] = [];
  let binomial = 1;
  for (let k = 0; k <= n; k++) {
    const sign = Math.floor(k / 2) % 2 === 0 ? 1 : -1;
    if (k % 2 === parity) terms.push(E.multiply(E.number(sign * binomial), E.power(t, E.number(k))));
    binomial = (binomial * (n - k)) / (k + 1);
  }
  return terms;
}

const isComplement = (a: Expression, variable: string): boolean =>
  E.equal(a, E.subtract(E.one, E.power(E.symbol(variable), E.two)));

/** Whether an arcsine, or a root of 1 − x², stands in the integrand. */
const hasArcs = (f: Expression, variable: string): boolean =>
  some(
    f,
    (node) =>
      (node.kind === 'apply' && (node.name === 'asin' || node.name === 'acos') && contains(node, variable)) ||
      (node.kind === 'power' &&
        node.exponent.kind === 'number' &&
        !Q.isInteger(node.exponent.value) &&
        isComplement(node.base, variable)),
  );

/** With x = sin θ written t, and θ as x. */
function withoutArcs(f: Expression, variable: string): Expression {
  const angle = E.symbol(variable);
  const named = substitute(f, { [variable]: t });
  return transform(named, (node) => {
    if (node.kind === 'apply' && E.equal(node.args[0]!, t)) {
      if (node.name === 'asin') return angle;
      if (node.name === 'acos') return E.subtract(E.divide(E.constant('pi'), E.two), angle);
    }
    if (node.kind !== 'power' || !isComplement(node.base, tName)) return node;
    return E.power(E.apply('cos', [angle]), E.multiply(E.two, node.exponent));
  });
}

const maxRoot = 6;

/** The q for which x = t^q makes powers of x whole. */
function rootOf(f: Expression, variable: string): number {
  let q = 1;
  some(f, (node) => {
    if (node.kind === 'power' && E.equal(node.base, E.symbol(variable)) && node.exponent.kind === 'number') {
      const below = Number(node.exponent.value.denominator);
      if (q % below !== 0) q *= below;
    }
    return false;
  });
  return q <= maxRoot ? q : 1;
}

function withRoot(f: Expression, variable: string, q: number): OnUnitRange {
  const x = E.symbol(variable);
  const power = E.power(x, E.number(q));
  const rate = E.multiply(E.number(q), E.power(x, E.number(q - 1)));
  return { f: E.multiply(substitute(f, { [variable]: power }), rate), by: [`${variable} = t^${q}`] };
}

const isExponential = (node: Expression, variable: string): boolean =>
  node.kind === 'power' && node.base.kind === 'constant' && node.base.name === 'e' && contains(node.exponent, variable);

/** With x = −ln t, t written as x; null where an exponent is not linear. */
function withoutExponentials(f: Expression, variable: string): Expression | null {
  let fits = true;
  const replaced = transform(f, (node) => {
    if (!isExponential(node, variable) || node.kind !== 'power') return node;
    const by = simplest(E.divide(node.exponent, E.symbol(variable)));
    if (by.kind !== 'number') fits = false;
    return E.power(t, E.negate(by));
  });
  if (!fits) return null;
  const atLogarithm = substitute(replaced, { [variable]: E.negate(E.ln(t)) });
  return substitute(atLogarithm, { [tName]: E.symbol(variable) });
}
