import * as Z from '../../exact/integer.ts';
import type { Rational } from '../../exact/rational.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { keyOf } from '../../expression/keys/key.ts';
import { children, mapChildren, some, transform } from '../../expression/walk.ts';
import { type Relation, rationalForms } from './rational.ts';
import { factorsAsProducts, factorsAsSums, isWave, productsToSums, withDoubleAngles } from './wave-products.ts';

/*
 * Trigonometric identities. Two normal forms between which the measure decides (in the spirit of Fu, Zhong, Zeng, "Automated and
 * readable simplification of trigonometric expressions", 2006, but with polynomial arithmetic instead of a rule search):
 *
 *   1  everything in sine and cosine of a few base angles: tan, cot, sec, csc are quotients, sums and multiples of angles
 *      are taken apart (through powers of cos θ + i·sin θ); then it is a fraction of polynomials, reduced by
 *      sin² + cos² = 1 in either direction                           cos(3x)/cos(x) → 4·cos(x)² − 3
 *   2  products of sines and cosines turned into sums of them          2·sin(x)·cos(x) → sin(2x)
 *
 * and afterwards quotients written with tan, sec and csc where that is shorter.
 */

const names = ['sin', 'cos', 'tan', 'cot', 'sec', 'csc'];
const isTrigonometric = (node: Expression): boolean => node.kind === 'apply' && names.includes(node.name);

/** Candidates for a simpler form by the identities of the circular functions; empty where there are none of them. */
export function trigonometricForms(a: Expression): Expression[] {
  if (!some(a, isTrigonometric)) return [];
  const plain = toSineAndCosine(a);
  const found: Expression[] = [];
  const shapes = [plain];
  // With angles halved too: (1 − cos 2x)/sin 2x is tan x.
  for (const divisor of [1, 2]) {
    const apart = expandAngles(plain, divisor);
    if (apart !== null && !shapes.some((one) => E.equal(one, apart))) shapes.push(apart);
  }
  for (const one of shapes) {
    const angles = anglesOf(one);
    found.push(...rationalForms(one, angles.map(cosineSquared)), ...rationalForms(one, angles.map(sineSquared)));
  }
  const forms = distinct(found);
  const first = forms.slice(0, mostReworked);
  const sums = [plain, ...first].flatMap((one) => productsToSums(one) ?? []);
  forms.push(...sums, ...first.map(factorsAsSums), ...[plain, ...first].map(factorsAsProducts));
  forms.push(...forms.slice(0, mostReworked).map(withDoubleAngles));
  return [...forms, ...forms.map(withTangents), withTangents(a)];
}

/** How many fractions are also written by sums or products of waves. */
const mostReworked = 4;

const distinct = (forms: readonly Expression[]): Expression[] =>
  forms.filter((one, k) => forms.findIndex((other) => E.equal(other, one)) === k);

/** tan, cot, sec and csc as quotients. */
export const toSineAndCosine = (a: Expression): Expression =>
  transform(a, (node) => {
    if (node.kind !== 'apply' || node.args.length !== 1) return node;
    const sine = (): Expression => E.apply('sin', node.args);
    const cosine = (): Expression => E.apply('cos', node.args);
    switch (node.name) {
      case 'tan':
        return E.product([sine(), E.power(cosine(), E.number(-1))]);
      case 'cot':
        return E.product([cosine(), E.power(sine(), E.number(-1))]);
      case 'sec':
        return E.power(cosine(), E.number(-1));
      case 'csc':
        return E.power(sine(), E.number(-1));
      default:
        return node;
    }
  });

/** The arguments of the outermost sines and cosines; what stands inside an argument is a matter of its own. */
export function anglesOf(a: Expression): Expression[] {
  const found: Expression[] = [];
  const visit = (node: Expression): void => {
    const parts = children(node);
    if (!isWave(node)) parts.forEach(visit);
    else if (!found.some((one) => E.equal(one, parts[0]!))) found.push(parts[0]!);
  };
  visit(a);
  return found;
}

const square = (name: string, angle: Expression): Expression => E.power(E.apply(name, [angle]), E.number(2));
export const cosineSquared = (angle: Expression): Relation => ({
  kernel: E.apply('cos', [angle]),
  degree: 2,
  value: E.subtract(E.number(1), square('sin', angle)),
});
export const sineSquared = (angle: Expression): Relation => ({
  kernel: E.apply('sin', [angle]),
  degree: 2,
  value: E.subtract(E.number(1), square('cos', angle)),
});

const maxMultiple = 8;

/** Sines and cosines of sums and multiples in those of base angles, each of which is noted; null when there is nothing to do or too much. */
export function expandAngles(
  a: Expression,
  divisor = 1,
  note?: (wave: Expression, apart: Expression) => void,
): Expression | null {
  const units = new Map<string, { rest: Expression; unit: Rational }>();
  for (const angle of anglesOf(a)) {
    for (const term of E.termsOf(angle)) {
      const rest = E.withoutCoefficient(term);
      const key = keyOf(rest);
      const unit = units.get(key)?.unit ?? Q.zero;
      units.set(key, { rest, unit: rationalGcd(unit, Q.abs(E.coefficient(term))) });
    }
  }
  if (units.size > 4) return null;
  if (divisor > 1)
    for (const [key, { rest, unit }] of units) units.set(key, { rest, unit: Q.multiply(unit, Q.rational(1, divisor)) });
  let failed = false;
  const visit = (node: Expression): Expression => {
    if (node.kind !== 'apply' || !isWave(node)) return mapChildren(node, visit);
    const found = sineAndCosine(node.args[0]!, units);
    if (found === null) failed = true;
    if (found === null) return node;
    const apart = found[node.name === 'sin' ? 1 : 0];
    note?.(node, apart);
    return apart;
  };
  const result = visit(a);
  return failed ? null : result;
}

function rationalGcd(a: Rational, b: Rational): Rational {
  const common = Z.lcm(a.denominator, b.denominator);
  const scaled = (q: Rational): Z.Integer => Z.multiply(q.numerator, Z.divideExact(common, q.denominator));
  return Q.rational(Z.gcd(scaled(a), scaled(b)), common);
}

/** [cos, sin] of an angle in the base angles: products of (cos θ + i·sin θ)^n. */
function sineAndCosine(
  angle: Expression,
  units: ReadonlyMap<string, { rest: Expression; unit: Rational }>,
): [Expression, Expression] | null {
  let [re, im]: [Expression, Expression] = [E.number(1), E.number(0)];
  for (const term of E.termsOf(angle)) {
    const rest = E.withoutCoefficient(term);
    const base = units.get(keyOf(rest))!;
    const isPi = rest.kind === 'constant' || rest.kind === 'number';
    // Multiples of pi, and plain numbers, have their own value.
    const unit = isPi ? E.coefficient(term) : base.unit;
    // 0 times what has no value, as 1/0.
    if (!isPi && Q.isZero(unit)) return null;
    const times = isPi ? 1 : Z.toNumber(Q.divide(E.coefficient(term), unit).numerator);
    if (Math.abs(times) > maxMultiple) return null;
    const theta = E.product([E.number(unit), rest]);
    const [c, s] = [E.apply('cos', [theta]), E.apply('sin', [theta])];
    const [cn, sn] = multipleAngle(c, s, Math.abs(times));
    const signed = times < 0 ? E.product([E.number(-1), sn]) : sn;
    [re, im] = [
      E.subtract(E.product([re, cn]), E.product([im, signed])),
      E.add(E.product([re, signed]), E.product([im, cn])),
    ];
  }
  return [re, im];
}

/** cos(nθ) and sin(nθ): the real and imaginary part of (c + i·s)^n. */
function multipleAngle(c: Expression, s: Expression, n: number): [Expression, Expression] {
  const real: Expression[] = [];
  const imaginary: Expression[] = [];
  let binomial = 1;
  for (let k = 0; k <= n; k++) {
    const term = E.product([
      E.number(k % 4 < 2 ? binomial : -binomial),
      E.power(c, E.number(n - k)),
      E.power(s, E.number(k)),
    ]);
    (k % 2 === 0 ? real : imaginary).push(term);
    binomial = (binomial * (n - k)) / (k + 1);
  }
  return [E.sum(real), E.sum(imaginary)];
}

/**
 * sin/cos as tan, and cos/sin as cot: 1/tan has no value where the cosine is 0. 1/cos stays as it is: it says the same as sec and
 * everybody reads it.
 */
export const withTangents = (a: Expression): Expression =>
  transform(a, (node) => {
    if (node.kind !== 'product') return node;
    const exponents = new Map<string, { angle: Expression; sine: number; cosine: number }>();
    const others: Expression[] = [];
    for (const factor of node.factors) {
      const base = factor.kind === 'power' ? factor.base : factor;
      const n =
        factor.kind !== 'power'
          ? 1
          : factor.exponent.kind === 'number' && factor.exponent.value.denominator === 1
            ? Z.toNumber(factor.exponent.value.numerator)
            : null;
      if (base.kind !== 'apply' || (base.name !== 'sin' && base.name !== 'cos') || n === null) {
        others.push(factor);
        continue;
      }
      const key = keyOf(base.args[0]!);
      const entry = exponents.get(key) ?? { angle: base.args[0]!, sine: 0, cosine: 0 };
      if (base.name === 'sin') entry.sine += n;
      else entry.cosine += n;
      exponents.set(key, entry);
    }
    const parts = [...exponents.values()].flatMap(({ angle, sine, cosine }) => {
      const shared = sine * cosine < 0 ? Math.min(Math.abs(sine), Math.abs(cosine)) * Math.sign(sine) : 0;
      return [
        E.power(E.apply(shared < 0 ? 'cot' : 'tan', [angle]), E.number(Math.abs(shared))),
        E.power(E.apply('sin', [angle]), E.number(sine - shared)),
        E.power(E.apply('cos', [angle]), E.number(cosine + shared)),
      ];
    });
    return E.product([...others, ...parts]);
  });
