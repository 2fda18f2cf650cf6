import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { size, some, transform } from '../../expression/walk.ts';
import { pair } from '../../result/tuple.ts';
import { expand, multipliedOut } from '../expand.ts';

/* Products of sines and cosines as sums of them, and back. */

/** Whether a sine or a cosine. */
export const isWave = (node: Expression): boolean =>
  node.kind === 'apply' && (node.name === 'sin' || node.name === 'cos');

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

/** The factors of a product each by itself: (sin x cos y + cos x sin y)/(cos x cos y − sin x sin y) = sin(x + y)/cos(x + y). */
export const factorsAsSums = (a: Expression): Expression =>
  E.product(
    E.factorsOf(a).map((factor) => {
      const base = E.baseOf(factor);
      const found = base.kind === 'sum' && some(base, isWave) ? productsToSums(base) : null;
      return found === null ? factor : E.power(found, E.exponentOf(factor));
    }),
  );

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
  // The difference and its negative are one angle: sin(y − x) is written −sin(x − y), so that the two meet.
  const isTurned = Q.sign(E.coefficient(E.termsOf(difference)[0]!)) < 0;
  const apart = isTurned ? multipliedOut(E.negate(difference)) : difference;
  const total = multipliedOut(E.add(first.angle, second.angle));
  const wave = (name: string, angle: Expression, sign = 1): Expression =>
    E.product([...kept, E.number(sign), E.apply(name, [angle])]);
  if (first.name === 'sin' && second.name === 'sin') return [wave('cos', apart), wave('cos', total, -1)];
  if (first.name === 'cos' && second.name === 'cos') return [wave('cos', apart), wave('cos', total)];
  const isMinus = isTurned !== (first.name === 'cos');
  return [wave('sin', total), wave('sin', apart, isMinus ? -1 : 1)];
}

function wholeExponent(a: Expression): number | null {
  if (a.kind !== 'number' || a.value.denominator !== 1) return null;
  const n = Z.toNumber(a.value.numerator);
  return n >= 1 && n <= 12 ? n : null;
}

/** sin(u)·cos(u) = sin(2u)/2, of equal powers above or below the bar. */
export const withDoubleAngles = (a: Expression): Expression =>
  transform(a, (node) => {
    if (node.kind !== 'product') return node;
    for (const one of node.factors) {
      const [sine, exponent] = [E.baseOf(one), E.exponentOf(one)];
      if (sine.kind !== 'apply' || sine.name !== 'sin') continue;
      const cosine = E.power(E.apply('cos', sine.args), exponent);
      const other = node.factors.find((each) => E.equal(each, cosine));
      if (other === undefined) continue;
      const double = E.product([E.half, E.apply('sin', [E.multiply(E.two, sine.args[0]!)])]);
      return E.product([...node.factors.filter((each) => each !== one && each !== other), E.power(double, exponent)]);
    }
    return node;
  });

/** sin x + sin y = 2·sin((x + y)/2)·cos((x − y)/2) and its fellows, in every factor by itself. */
export const factorsAsProducts = (a: Expression): Expression =>
  E.product(E.factorsOf(a).map((factor) => E.power(asProduct(E.baseOf(factor)), E.exponentOf(factor))));

function asProduct(a: Expression): Expression {
  if (a.kind !== 'sum' || a.terms.length !== 2) return a;
  const [first, second] = pair(
    a.terms.map((term) => ({ times: E.coefficient(term), wave: E.withoutCoefficient(term) })),
  );
  const [u, v] = [first.wave, second.wave];
  if (u.kind !== 'apply' || v.kind !== 'apply' || !isWave(u) || u.name !== v.name) return a;
  const ratio = Q.divide(second.times, first.times);
  if (!Q.isOne(Q.abs(ratio))) return a;
  const half = (x: Expression): Expression => multipliedOut(E.multiply(E.half, x));
  const [middle, apart] = [half(E.add(u.args[0]!, v.args[0]!)), half(E.subtract(u.args[0]!, v.args[0]!))];
  const isSum = Q.sign(ratio) > 0;
  const twice = Q.multiply(Q.integerRational(2), first.times);
  // sin u − sin v = 2·cos(…)·sin(…), cos u − cos v = −2·sin(…)·sin(…)
  const names = isSum ? [u.name, 'cos'] : [u.name === 'sin' ? 'cos' : 'sin', 'sin'];
  const sign = !isSum && u.name === 'cos' ? -1 : 1;
  return E.product([E.number(twice), E.number(sign), E.apply(names[0]!, [middle]), E.apply(names[1]!, [apart])]);
}
