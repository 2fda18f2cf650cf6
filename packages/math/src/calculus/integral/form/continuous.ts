import { multipliedOut } from '../../../algebra/expand.ts';
import { simplify } from '../../../algebra/simplify/simplify.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import { compile } from '../../../expression/compile.ts';
import type { Expression } from '../../../expression/expression.ts';
import type { FunctionName } from '../../../expression/facts/table.ts';
import { argumentOf, children, contains, freeSymbols, some, transform } from '../../../expression/walk.ts';
import { mapTuple } from '../../../result/tuple.ts';
import { canJump } from '../ingredients.ts';
import { binomialParts } from '../rewrite.ts';
import { signOf } from '../sign.ts';

/*
 * Antiderivatives without jumps. A substitution by a tangent leaves arctangents whose argument runs through infinity where the
 * integrand is quite regular: ∫ dx/(2 + cos x) = (2/√3)·atan(tan(x/2)/√3) falls by 2π/√3 at every odd multiple of π, and F(b) − F(a)
 * across it is wrong (D. J. Jeffrey, "The importance of being continuous", 1994).
 *
 *   atan(k·tan φ + b)   is   φ + atan((p·sin 2φ + q·cos 2φ)/(m − p·cos 2φ + q·sin 2φ)) + constant,  k > 0,
 *                       p = k² − 1 − b², q = 2bk, m = (k + 1)² + b² > √(p² + q²): the denominator has no zeros
 *                       (the tangent of the difference of the angles runs on a circle in (m, p, q), turned so that its centre is real)
 *   atan(u)             is   −atan(1/u) but for a constant, and has its jumps at the zeros of u
 *   otherwise           π·⌊φ/π + 1/2⌋ is added, for an angle φ whose tangent is in the argument, or a multiple of sign(x)
 *
 * The jumps are looked for on a grid, where the integrand is real and finite on both sides; a form is taken when they add up to less.
 */

const reach = 12.6;
const cells = 260;
const parameter = (k: number): number => 0.83 + 0.37 * ((k * 7) % 5);

/** The antiderivative with arctangents that do not jump, as far as one is found; the same where nothing jumps. */
export function withoutJumps(F: Expression, f: Expression, variable: string): Expression {
  if (!applicationsOf('atan', F, variable).length) return F;
  let best = F;
  let fewest = jumpsOf(best, f, variable);
  const together = fewest > 0 ? allThroughAngles(F, variable) : null;
  if (together !== null && jumpsOf(together, f, variable) === 0) return together;
  for (let round = 0; round < 3 && fewest > 0; round++) {
    let improved: Expression | null = null;
    for (const node of applicationsOf('atan', best, variable)) {
      for (const other of alternatives(node, variable)) {
        const form = transform(best, (part) => (E.equal(part, node) ? other : part));
        const jumps = jumpsOf(form, f, variable);
        if (jumps < fewest - 1e-6) [improved, fewest] = [form, jumps];
        if (jumps === 0) break;
      }
      if (fewest === 0) break;
    }
    if (improved === null) return best;
    best = improved;
  }
  return best;
}

/** Several arctangents of one tangent jump together: each goes through the angle, so that no floor has to make up for all of them. */
function allThroughAngles(F: Expression, variable: string): Expression | null {
  const found = applicationsOf('atan', F, variable).map((node) => {
    const [tangent] = applicationsOf('tan', argumentOf(node), variable);
    return [node, tangent === undefined ? null : throughAngle(argumentOf(node), tangent)] as const;
  });
  const closed = found.flatMap(([node, form]) => (form === null ? [] : [[node, form] as const]));
  if (closed.length < 2) return null;
  return transform(F, (part) => closed.find(([node]) => E.equal(node, part))?.[1] ?? part);
}

/** The sizes of all jumps of F where f is real and bounded, added up. */
export const jumpsOf = (F: Expression, f: Expression, variable: string): number =>
  placesOfJumps(F, f, variable).reduce((total, { size: own }) => total + own, 0);

export interface Jump {
  readonly at: number;
  readonly size: number;
  /** Whether the integrand does not jump there. */
  readonly isSteady: boolean;
}

/** Values for the letters; in both orders of size, or below and above 1, as 1/(a + b·sin x) jumps for a > b only. */
function valuesOf(names: readonly string[]): readonly (readonly number[])[] {
  const values = names.map((_, k) => parameter(k));
  if (names.length === 0) return [values];
  return [values, names.length === 1 ? [2 * values[0]!] : values.toReversed()];
}

/** Where F jumps although f is real and bounded there, in order, for one choice of the letters after the other. */
export function placesOfJumps(F: Expression, f: Expression, variable: string): readonly Jump[] {
  if (!canJump(F, variable)) return [];
  const names = freeSymbols(E.add(F, f)).filter((name) => name !== variable);
  return valuesOf(names).flatMap((values) => jumpsWith(F, f, variable, { names, values }));
}

interface Letters {
  readonly names: readonly string[];
  readonly values: readonly number[];
}

/** The same for these values of the letters. */
export function jumpsWith(F: Expression, f: Expression, variable: string, { names, values }: Letters): readonly Jump[] {
  const step = (2 * reach) / cells;
  const value = (a: Expression): ((x: number) => number) => {
    const compiled = compile(a, [...names, variable]);
    return (x) => compiled(...values, x);
  };
  const curve: Curve = { heightAt: value(F), rateAt: value(f) };
  const grid = Array.from({ length: cells + 1 }, (_, k) => -reach + k * step + 1e-3 * Math.sin(k));
  const rates = ratesOn(f, `${variable} ${names} ${values}`, () => grid.map(curve.rateAt));
  // Where the integrand has no value nothing is asked of F.
  const places = grid.map((x, k): Place => {
    const rate = rates[k]!;
    return { x, height: Number.isFinite(rate) ? curve.heightAt(x) : Number.NaN, rate };
  });
  const rounding = shareOfRounding * typicalHeight(places);
  return places.slice(1).flatMap((right, k) => {
    const narrow = jumpIn({ left: places[k]!, right }, curve, rounding);
    return (narrow && jumpOf(narrow, curve)) ?? [];
  });
}

/** The values of an integrand on the grid: its forms are many, and it is one. */
const knownRates = new WeakMap<Expression, Map<string, readonly number[]>>();

function ratesOn(f: Expression, letters: string, make: () => readonly number[]): readonly number[] {
  const known = knownRates.get(f) ?? new Map<string, readonly number[]>();
  knownRates.set(f, known);
  const rates = known.get(letters) ?? make();
  known.set(letters, rates);
  return rates;
}

/** The median of the sizes of F: where F passes 0, what its terms leave of rounding is measured by it. */
function typicalHeight(places: readonly Place[]): number {
  const sizes = places.map(({ height }) => Math.abs(height)).filter(Number.isFinite);
  return sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0;
}

interface Curve {
  readonly heightAt: (x: number) => number;
  readonly rateAt: (x: number) => number;
}

interface Place {
  readonly x: number;
  readonly height: number;
  readonly rate: number;
}

const placeOn = ({ heightAt, rateAt }: Curve, x: number): Place => ({ x, height: heightAt(x), rate: rateAt(x) });

/** A cell of the grid. */
interface Cell {
  readonly left: Place;
  readonly right: Place;
}

const rise = ({ left, right }: Cell): number => Math.abs(right.height - left.height);

/** What the integrand makes of a rise. */
const explained = ({ left, right }: Cell): number => ((right.x - left.x) * (left.rate + right.rate)) / 2;

/** The rise that the integrand does not account for; all of it where it has no value. */
function unexplained(cell: Cell): number {
  const left = Math.abs(cell.right.height - cell.left.height - explained(cell));
  return Number.isFinite(left) ? left : rise(cell);
}

/** The jump in a narrow cell; null where the integrand is not bounded beside it. */
function jumpOf(cell: Cell, { rateAt }: Curve): Jump | null {
  const [before, after] = [rateAt(cell.left.x - 1e-4), rateAt(cell.right.x + 1e-4)];
  if (!(Math.abs(before) < 1e3 && Math.abs(after) < 1e3)) return null;
  const isSteady = Math.abs(after - before) < 0.01 * (1 + Math.abs(after));
  return { at: cell.right.x, size: rise(cell), isSteady };
}

/** Of what the integrand explains and of what rounding does, so much is no jump. */
const shareOfSlope = 0.02;
const shareOfHeight = 1e-6;
const shareOfRounding = 1e-14;
/** A jump stays as the cell is halved; a steep rise becomes half of it, what is bent much less, and a root is gone at last. */
const shareOfHalf = 0.6;
const shareAtLast = 0.2;
const halvings = 34;
/** Then what vanishes twice, as x² − 6x + 9 at 3, may have drowned in rounding. */
const halvingsBeforeRounding = 14;

/** Halves the cell: the narrow cell with the jump; null where there is none. */
function jumpIn(whole: Cell, curve: Curve, rounding: number): Cell | null {
  const { left, right } = whole;
  const slope = (right.x - left.x) * (Math.abs(left.rate) + Math.abs(right.rate));
  const least =
    rounding +
    shareOfHeight * (Math.abs(left.height) + Math.abs(right.height)) +
    (Number.isFinite(slope) ? shareOfSlope * slope : 0);
  const all = unexplained(whole);
  if (!(all > least)) return null;
  let cell = whole;
  let open = all;
  for (let k = 0; k < halvings; k++) {
    const middle = placeOn(curve, (cell.left.x + cell.right.x) / 2);
    const [first, second] = [
      { ...cell, right: middle },
      { ...cell, left: middle },
    ];
    const half = unexplained(first) > unexplained(second) ? first : second;
    const rest = unexplained(half);
    if (!(Number.isFinite(middle.height) && rest > shareOfHalf * open)) {
      if (k < halvingsBeforeRounding) return null;
      break;
    }
    [cell, open] = [half, rest];
  }
  return open > shareAtLast * all ? cell : null;
}

/** The different applications of a function in which the variable stands, the outermost ones. */
function applicationsOf(name: FunctionName, a: Expression, variable: string): Expression[] {
  const found: Expression[] = [];
  const visit = (node: Expression): void => {
    if (node.kind === 'apply' && node.name === name && contains(node, variable)) {
      if (!found.some((known) => E.equal(known, node))) found.push(node);
      return;
    }
    for (const child of children(node)) visit(child);
  };
  visit(a);
  return found;
}

function* alternatives(node: Expression, variable: string): Generator<Expression> {
  const u = argumentOf(node);
  const tangents = applicationsOf('tan', u, variable);
  const side = E.apply('sign', [E.symbol(variable)]);
  for (const tangent of tangents) {
    const closed = throughAngle(u, tangent);
    if (closed !== null) yield closed;
  }
  yield E.negate(E.apply('atan', [inverted(u)]));
  if (tangents.length === 0)
    for (const sign of [1, -1]) yield E.add(node, E.product([E.number(Q.rational(sign, 2)), E.constant('pi'), side]));
  for (const tangent of tangents) {
    const phi = argumentOf(tangent);
    const turns = E.apply('floor', [E.add(E.divide(phi, E.constant('pi')), E.half)]);
    for (const sign of [1, -1]) yield E.add(node, E.product([E.number(sign), E.constant('pi'), turns]));
  }
}

/** atan(k·tan φ + b) by φ and an arctangent of sines and cosines of 2φ. */
function throughAngle(u: Expression, tangent: Expression): Expression | null {
  const t = '\u03c4';
  const plain = transform(u, (node) => (E.equal(node, tangent) ? E.symbol(t) : node));
  const parts = binomialParts(expanded(plain, t), t);
  if (parts === null || !Q.isOne(parts.k)) return null;
  const sign = signWhereReal(parts.b);
  if (sign === null || sign === 0) return null;
  const [k, b] = mapTuple([parts.b, parts.a], (part) => rootsApart(underOneRoot(sign > 0 ? part : E.negate(part))));
  const phi = argumentOf(tangent);
  const double = phi.kind === 'sum' ? E.sum(phi.terms.map((term) => E.multiply(E.two, term))) : E.multiply(E.two, phi);
  // The circle is a point where the angle turns as evenly as φ does.
  const isEven = E.equal(k, E.one) && E.equal(b, E.zero);
  const swing = isEven
    ? E.zero
    : E.apply('atan', [rotatedArctangent(k, b, E.apply('sin', [double]), E.apply('cos', [double]))]);
  const angle = E.add(phi, withRootsOf(u, swing));
  return sign > 0 ? angle : E.negate(angle);
}

/** √(a − b)·√(a + b) as √(a² − b²) where that is how it was given. */
function withRootsOf(given: Expression, a: Expression): Expression {
  const roots: Expression[] = [];
  some(given, (node) => {
    if (isRoot(node)) roots.push(E.sqrt(E.baseOf(node)));
    return false;
  });
  return transform(a, (node) => {
    const apart = E.factorsOf(node).filter((factor) => E.equal(E.exponentOf(factor), E.half));
    if (apart.length < 2) return node;
    const radicand = multipliedOut(E.product(apart.map(E.baseOf)));
    const known = roots.find((root) => E.equal(E.baseOf(root), radicand));
    return known === undefined ? node : E.product([known, ...E.factorsOf(node).filter((one) => !apart.includes(one))]);
  });
}

/** (a − b)/√(a² − b²), which is positive, as √((a − b)/(a + b)). */
function underOneRoot(k: Expression): Expression {
  if (k.kind !== 'product' || !k.factors.some(isRoot) || !k.factors.some((factor) => factor.kind === 'sum')) return k;
  const square = plainer(E.power(k, E.two));
  return freeSymbols(k).length === 0 || some(square, isRoot) || signWhereReal(k) !== 1 ? k : E.sqrt(square);
}

/** √(u/v) as √u/√v, where letters stand for what makes both positive. */
const rootsApart = (a: Expression): Expression =>
  transform(a, (node) => {
    if (node.kind !== 'power' || node.base.kind !== 'product' || freeSymbols(node).length === 0) return node;
    const { exponent } = node;
    if (exponent.kind !== 'number' || exponent.value.denominator !== 2) return node;
    return E.product(
      node.base.factors.map((factor) => E.power(E.baseOf(factor), E.product([E.exponentOf(factor), exponent]))),
    );
  });

const isRoot = (node: Expression): boolean =>
  node.kind === 'power' && node.exponent.kind === 'number' && node.exponent.value.denominator === 2;

/** The sign where every square root is real, and so positive: that of b − a beside √(a² − b²) is −1, since (a² − b²)/(b − a) is negative. */
function signWhereReal(a: Expression): -1 | 0 | 1 | null {
  const plain = transform(a, (node) => (isRoot(node) && freeSymbols(node).length > 0 ? E.symbol('\u03c1') : node));
  const sign = signOf(plain);
  if (sign !== null || plain.kind !== 'product') return sign;
  const radicands: Expression[] = [];
  some(a, (node) => {
    if (node.kind === 'power' && isRoot(node)) radicands.push(node.base);
    return false;
  });
  const signs = plain.factors.map((factor) => signOf(factor) ?? signBeside(factor, radicands));
  return signs.reduce<-1 | 0 | 1 | null>((x, y) => (x === null || y === null ? null : x === y ? 1 : -1), 1);
}

/** The sign of what divides one of these positive quantities. */
function signBeside(factor: Expression, positive: readonly Expression[]): -1 | 1 | null {
  const base = E.baseOf(factor);
  const exponent = E.exponentOf(factor);
  const isOdd = exponent.kind === 'number' && Q.isInteger(exponent.value) && Number(exponent.value.numerator) % 2 !== 0;
  if (!isOdd) return null;
  const signs = positive.map((one) => signOf(plainer(E.divide(one, base))));
  return signs.find((sign) => sign === 1 || sign === -1) ?? null;
}

/** (p·s + q·c)/(m − p·c + q·s), divided by q or by p. */
function rotatedArctangent(k: Expression, b: Expression, s: Expression, c: Expression): Expression {
  const square = (a: Expression) => E.power(a, E.two);
  const p = plainer(E.sum([square(k), E.minusOne, E.negate(square(b))]));
  const q = E.product([E.two, b, k]);
  const m = E.add(square(E.add(k, E.one)), square(b));
  if (E.equal(b, E.zero)) {
    const [top, bottom] = inFraction(ratioOf(k));
    const sine = E.product([bottom, s]);
    const cosine = E.product([bottom, c]);
    return signWhereReal(E.divide(top, bottom)) === -1
      ? E.negate(E.divide(sine, E.subtract(cosine, top)))
      : E.divide(sine, E.subtract(top, cosine));
  }
  const P = plainer(E.divide(p, q));
  if (E.equal(P, E.zero)) {
    // k² = 1 + b², so that m/q is (k + 1)/b.
    const [top, bottom] = inFraction(E.add(E.divide(k, b), E.reciprocal(b)));
    return E.divide(E.product([bottom, c]), E.add(top, E.product([bottom, s])));
  }
  const M = plainer(E.divide(m, q));
  return E.divide(E.add(E.product([P, s]), c), E.sum([M, E.negate(E.product([P, c])), s]));
}

/** (k + 1)/(k − 1); of a root in letters its square takes the root out of the denominator. */
function ratioOf(k: Expression): Expression {
  if (freeSymbols(k).length === 0 || !some(k, isRoot)) return plainer(E.divide(E.add(k, E.one), E.subtract(k, E.one)));
  const square = E.power(k, E.two);
  const below = plainer(E.subtract(square, E.one));
  return E.add(plainer(E.divide(E.add(square, E.one), below)), E.divide(E.product([E.two, k]), below));
}

/** Numerator and denominator of a quotient in letters, whose zeros are then no exception; a number stays as it is. */
function inFraction(a: Expression): readonly [Expression, Expression] {
  let bottom: Expression = E.one;
  for (const factor of E.termsOf(a).flatMap(E.factorsOf)) {
    const exponent = E.exponentOf(factor);
    if (exponent.kind !== 'number' || !Q.isInteger(exponent.value) || Q.sign(exponent.value) > 0) continue;
    if (freeSymbols(factor).length > 0 && !E.factorsOf(bottom).some((one) => E.equal(one, E.reciprocal(factor))))
      bottom = E.divide(bottom, factor);
  }
  return [E.sum(E.termsOf(a).map((term) => E.product([term, bottom]))), bottom];
}

const plainer = (a: Expression): Expression => {
  const found = simplify(a);
  return found.ok ? found.value.expression : a;
};

/** Products with sums multiplied out, so that k·(t + b) is seen to be linear. */
const expanded = (a: Expression, t: string): Expression => {
  if (a.kind !== 'product') return a;
  const sum = a.factors.find((factor) => factor.kind === 'sum' && contains(factor, t));
  if (sum?.kind !== 'sum') return a;
  const rest = E.product(a.factors.filter((factor) => factor !== sum));
  return E.sum(sum.terms.map((term) => E.product([term, rest])));
};

/** 1/u with the quotient turned over. */
const inverted = (u: Expression): Expression =>
  u.kind === 'product' ? E.product(u.factors.map((factor) => E.power(factor, E.minusOne))) : E.power(u, E.minusOne);
