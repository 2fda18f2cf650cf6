import * as Z from '../../exact/integer.ts';
import type { Rational } from '../../exact/rational.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { children, mapChildren, size, some, transform } from '../../expression/walk.ts';
import { expand, multipliedOut } from '../expand.ts';
import { type Relation, rationalForms } from './rational.ts';

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
  const sums = [plain, ...found.slice(0, 6)].flatMap((one) => productsToSums(one) ?? []);
  found.push(...sums);
  return [...found, ...found.map(withTangents), withTangents(a)];
}

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

const isWave = (node: Expression): boolean => node.kind === 'apply' && (node.name === 'sin' || node.name === 'cos');

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
      const key = JSON.stringify(rest, bigintText);
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

const bigintText = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? `${value}n` : value);

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
    const base = units.get(JSON.stringify(rest, bigintText))!;
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

const maxProducts = 120;
const maxSumLength = 40;

/** Every product of sines and cosines written as a sum; null where there is none. */
export function productsToSums(a: Expression): Expression | null {
  if (size(a, 200) >= 200) return null;
  const expanded = expand(a);
  if (!expanded.ok || (expanded.value.kind === 'sum' && expanded.value.terms.length > maxSumLength)) return null;
  const terms = E.termsOf(expanded.value);
  const pending = [...terms];
  const done: Expression[] = [];
  for (let count = 0; pending.length > 0; count++) {
    if (count > maxProducts) return null;
    const term = pending.pop()!;
    const split = splitPair(term);
    if (split === null) done.push(term);
    else pending.push(...split);
  }
  return E.sum(done);
}

interface Wave {
  readonly name: 'sin' | 'cos';
  readonly angle: Expression;
}

/** One pair of factors of a term replaced by a sum of two; null where there is no pair. */
function splitPair(term: Expression): Expression[] | null {
  const factors = E.factorsOf(term);
  const waves: Wave[] = [];
  const others: Expression[] = [];
  for (const factor of factors) {
    const base = factor.kind === 'power' ? factor.base : factor;
    const n = factor.kind === 'power' ? wholeExponent(factor.exponent) : 1;
    if (base.kind === 'apply' && (base.name === 'sin' || base.name === 'cos') && n !== null)
      for (let k = 0; k < n; k++) waves.push({ name: base.name, angle: base.args[0]! });
    else others.push(factor);
  }
  const [first, second, ...rest] = waves;
  if (first === undefined || second === undefined) return null;
  const kept = [...others, ...rest.map(({ name, angle }) => E.apply(name, [angle])), E.number(Q.half)];
  const difference = multipliedOut(E.subtract(first.angle, second.angle));
  const total = multipliedOut(E.add(first.angle, second.angle));
  const wave = (name: string, angle: Expression, sign = 1): Expression =>
    E.product([...kept, E.number(sign), E.apply(name, [angle])]);
  if (first.name === 'sin' && second.name === 'sin') return [wave('cos', difference), wave('cos', total, -1)];
  if (first.name === 'cos' && second.name === 'cos') return [wave('cos', difference), wave('cos', total)];
  const signedDifference = first.name === 'sin' ? difference : E.product([E.number(-1), difference]);
  return [wave('sin', total), wave('sin', signedDifference)];
}

function wholeExponent(a: Expression): number | null {
  if (a.kind !== 'number' || a.value.denominator !== 1) return null;
  const n = Z.toNumber(a.value.numerator);
  return n >= 1 && n <= 12 ? n : null;
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
      const key = JSON.stringify(base.args[0], bigintText);
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
