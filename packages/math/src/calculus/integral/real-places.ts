import * as E from '../../expression/build.ts';
import { compile } from '../../expression/compile.ts';
import { evaluate } from '../../expression/evaluate.ts';
import type { Expression } from '../../expression/expression.ts';
import { seededRandom } from '../../expression/random.ts';
import { contains, freeSymbols, some } from '../../expression/walk.ts';

/*
 * Where an integrand with letters is real, for many values of the letters: three sets of them, with which a derivative is compared, do not show that
 * artanh(√(x² + 2bx + c)/(x + b)) is complex wherever c > b².
 */

const letterSets = 12;
const places = [-9.1, -4.3, -2.2, -1.15, -0.55, -0.2, 0.15, 0.45, 0.9, 1.6, 3.1, 7.4];

export interface RealPlaces {
  readonly names: readonly string[];
  readonly at: readonly (readonly number[])[];
}

/** Values of the letters and the variable, in the order of the names, at which f is real. */
export function realPlaces(f: Expression, variable: string): RealPlaces {
  const letters = freeSymbols(f).filter((name) => name !== variable);
  const names = [...letters, variable];
  const random = seededRandom(81);
  const value = compile(f, names);
  const sets = Array.from({ length: letterSets }, () => letters.map(() => 0.2 + 2.8 * random()));
  const all = sets.flatMap((values) => places.map((x) => [...values, x]));
  return { names, at: all.filter((values) => Number.isFinite(value(...values))) };
}

/** At how many of the places an antiderivative has no real value. */
export function lostPlaces(F: Expression, { names, at }: RealPlaces): number {
  const value = compile(F, names);
  return at.filter((values) => !Number.isFinite(value(...values))).length;
}

/** A grid, and how near to a place where a function ends. */
const reach = 12;
const gridStep = 0.37;
const near = 1e-7;
/** So near to a place where |u| only touches 1 the difference from it is still more than rounding. */
const besideEnd = 3e-3;

/**
 * Whether artanh or arcoth in an antiderivative ends where the integrand goes on: their arguments pass ±1 at a zero of u − 1 or u + 1, each of which
 * changes its sign there, however near they lie together. ∫ x²/(x⁶ + 3x³ + 2) is no arcoth of 2x³ + 3, which is less than 1 between −2^(1/3) and −1.
 */
export function endsInside(F: Expression, f: Expression, variable: string): boolean {
  const letters = Object.fromEntries(freeSymbols(f).map((name, k) => [name, 0.83 + 0.29 * k]));
  const at = (a: Expression) => (x: number) => evaluate(a, { ...letters, [variable]: x });
  const isLost = (x: number) => Number.isFinite(at(f)(x)) && !Number.isFinite(at(F)(x));
  return some(F, (node) => {
    if (node.kind !== 'apply' || (node.name !== 'atanh' && node.name !== 'acoth')) return false;
    const u = at(node.args[0]!);
    // Where u has a pole between two ends its reciprocal tells.
    const differences = [1, -1].flatMap((end) => [(x: number) => u(x) - end, (x: number) => 1 / u(x) - end]);
    return differences.some((g) => changesOfSign(g).some((x) => [x - besideEnd, x + besideEnd].some(isLost)));
  });
}

/** Whether something is negative where the integrand is real, beside a place at which one of its factors changes its sign, however near another does. */
export function isNegativeBesideZero(u: Expression, f: Expression, variable: string): boolean {
  const letters = Object.fromEntries(freeSymbols(E.add(u, f)).map((name, k) => [name, 0.83 + 0.29 * k]));
  const at = (a: Expression) => (x: number) => evaluate(a, { ...letters, [variable]: x });
  const isNegative = (x: number) => Number.isFinite(at(f)(x)) && at(u)(x) < 0;
  return E.factorsOf(u)
    .map(E.baseOf)
    .filter((factor) => contains(factor, variable))
    .some((factor) => changesOfSign(at(factor)).some((x) => [x - near, x + near].some(isNegative)));
}

/** At how many places of the grid an antiderivative has no real value while the integrand has one. */
export function lostOnGrid(F: Expression, f: Expression, variable: string): number {
  const letters = Object.fromEntries(freeSymbols(f).map((name, k) => [name, 0.83 + 0.29 * k]));
  let lost = 0;
  for (let x = -reach; x < reach; x += gridStep) {
    const at = { ...letters, [variable]: x };
    if (Number.isFinite(evaluate(f, at)) && Number.isNaN(evaluate(F, at))) lost++;
  }
  return lost;
}

/** Where a function changes its sign between two places of the grid. */
function changesOfSign(g: (x: number) => number): readonly number[] {
  const found: number[] = [];
  for (let low = -reach; low < reach; low += gridStep) {
    let [a, b] = [low, low + gridStep];
    if (!(g(a) * g(b) < 0)) continue;
    for (let k = 0; k < 60; k++) {
      const middle = (a + b) / 2;
      if (g(a) * g(middle) <= 0) b = middle;
      else a = middle;
    }
    found.push((a + b) / 2);
  }
  return found;
}

/** Whether something is negative at one of the places. */
export function isNegativeSomewhere(u: Expression, { names, at }: RealPlaces): boolean {
  const value = compile(u, names);
  return at.some((values) => value(...values) < 0);
}
