import { apart } from '../../algebra/apart.ts';
import { coefficientsOf } from '../../algebra/coefficients.ts';
import { expand } from '../../algebra/expand.ts';
import { simplest } from '../../algebra/simplify/simplify.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { contains, freeSymbols, some } from '../../expression/walk.ts';
import { mapTuple, triple } from '../../result/tuple.ts';
import { isRational } from '../sums/shape.ts';
import { small } from './problem.ts';

/**
 * A function as a sum of simpler ones: quotients of polynomials by partial fractions, quadratic denominators with real roots by these,
 * products of sums multiplied out, powers of sine and cosine by angles.
 */
export function partsOf(g: Expression): readonly Expression[] {
  const isPlain = isRational(g, small) && freeSymbols(g).every((name) => name === small);
  const fractions = isPlain ? apart(g) : null;
  const split = fractions?.ok ? E.termsOf(fractions.value).flatMap(byRoots) : [g];
  return split.flatMap((part) =>
    split.length > 1 && !isOverRationals(part) ? [part] : E.termsOf(multipliedOut(withAngles(part))),
  );
}

/** Whether no root stands in it. */
const isOverRationals = (a: Expression): boolean =>
  !some(a, (node) => node.kind === 'power' && node.exponent.kind === 'number' && !Q.isInteger(node.exponent.value));

/** The numerator multiplied out, its terms over the denominator each. */
function multipliedOut(a: Expression): Expression {
  const factors = E.factorsOf(a);
  const below = factors.filter(
    (one) => one.kind === 'power' && one.exponent.kind === 'number' && Q.sign(one.exponent.value) < 0,
  );
  const above = expand(E.product(factors.filter((one) => !below.includes(one))));
  if (!above.ok) return a;
  return E.sum(E.termsOf(above.value).map((term) => E.product([term, ...below])));
}

/** (p·w + s)/(a·w² + b·w + c) with real irrational roots, as two fractions. */
function byRoots(fraction: Expression): readonly Expression[] {
  const factors = E.factorsOf(fraction);
  const bottom = factors.find(
    (one) => one.kind === 'power' && E.equal(one.exponent, E.minusOne) && contains(one, small),
  );
  if (bottom?.kind !== 'power') return [fraction];
  const parts = coefficientsOf(bottom.base, small);
  if (parts?.length !== 3 || !parts.every((part) => part.kind === 'number')) return [fraction];
  const [c, b, a] = triple(parts);
  const square = E.subtract(E.power(b, E.two), E.product([E.number(4), a, c]));
  if (square.kind !== 'number' || Q.sign(square.value) <= 0 || E.equal(b, E.zero)) return [fraction];
  const top = expand(E.product(factors.filter((one) => one !== bottom)));
  const numerator = top.ok ? coefficientsOf(top.value, small) : null;
  if (numerator === null || numerator.length > 2) return [fraction];
  const [s, p] = [numerator[0] ?? E.zero, numerator[1] ?? E.zero];
  const root = E.sqrt(square);
  return ([1, -1] as const).map((sign) => {
    const by = E.multiply(E.number(sign), root);
    const place = E.divide(E.subtract(by, b), E.multiply(E.two, a));
    // The residue is (p·r + s)/(a·(r − r′)), and a·(r − r′) = ±root.
    const residue = E.divide(E.add(E.multiply(p, place), s), by);
    // residue/(w − r) is −(residue/r)/(1 − w/r).
    const inverse = simplest(E.reciprocal(place));
    return E.divide(
      simplest(E.product([E.minusOne, residue, inverse])),
      E.subtract(E.one, E.multiply(inverse, E.symbol(small))),
    );
  });
}

/** sin², sin·cos … of one angle as sines and cosines of its multiples. */
function withAngles(a: Expression): Expression {
  const factors = E.factorsOf(a);
  const waves = factors.flatMap((factor) => {
    const [base, exponent] = [E.baseOf(factor), E.exponentOf(factor)];
    const n = exponent.kind === 'number' && Q.isInteger(exponent.value) ? Q.toNumber(exponent.value) : 0;
    const isWave = base.kind === 'apply' && (base.name === 'sin' || base.name === 'cos') && contains(base, small);
    return isWave && n > 0 && n <= maxPower ? [{ factor, base, n }] : [];
  });
  if (waves.reduce((total, { n }) => total + n, 0) < 2) return a;
  const rest = E.product(factors.filter((factor) => !waves.some((wave) => wave.factor === factor)));
  let total: Wave[] = [{ c: E.one, isSine: false, angle: E.zero }];
  for (const { base, n } of waves)
    for (let k = 0; k < n; k++) total = total.flatMap((wave) => times(wave, base.name === 'sin', base.args[0]!));
  return E.multiply(
    rest,
    E.sum(total.map(({ c, isSine, angle }) => E.multiply(c, E.apply(isSine ? 'sin' : 'cos', [angle])))),
  );
}

const maxPower = 8;

interface Wave {
  readonly c: Expression;
  readonly isSine: boolean;
  readonly angle: Expression;
}

/** 2·cos a·cos b = cos(a − b) + cos(a + b), and its like. */
function times({ c, isSine, angle }: Wave, bySine: boolean, other: Expression): Wave[] {
  const half = E.multiply(E.half, c);
  const [less, more] = mapTuple([E.subtract(angle, other), E.add(angle, other)], (one) => {
    const plain = expand(one);
    return plain.ok ? plain.value : one;
  });
  if (isSine === bySine)
    return [
      { c: half, isSine: false, angle: less },
      { c: isSine ? E.negate(half) : half, isSine: false, angle: more },
    ];
  return [
    { c: bySine ? E.negate(half) : half, isSine: true, angle: less },
    { c: half, isSine: true, angle: more },
  ];
}
