import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { ApplyNode, Expression } from '../../expression/expression.ts';
import { freeName } from '../../expression/names/free-names.ts';
import { contains, freeSymbols, some, transform } from '../../expression/walk.ts';
import { coefficientsOf } from '../coefficients.ts';
import { expand } from '../expand.ts';
import { type CriticalPoint, inOrder } from './point-order.ts';

/*
 * Where a function with one ⌊u⌋ or ⌈u⌉, u = αx + β, may change its sign. Written with n for the step:
 *
 *   g(n)            of n alone: beside a critical point of g(y) for real y, n passes from one whole number to the next.
 *   h(x) + b·n      h a polynomial: as n = u − t with 0 ≤ t < 1, or u + t, there is a zero only where h + b·u lies between 0 and ±b. That is within
 *                   the outermost roots of h + b·u = 0 and h + b·u = ±b; of the finitely many pieces there each has its own points.
 *
 * Example: ⌊x⌋ − 2x + 3 = 0 needs −x + 3 between 0 and 1, so x between 2 and 3; there it is 5 − 2x, with the zero 5/2.
 */

/** More pieces than these make an answer that nobody reads. */
const maxPieces = 40;

/** Null where f has no step, several of them, or is none of these functions. */
export function stepPoints(
  f: Expression,
  x: string,
  ask: (g: Expression, variable: string) => CriticalPoint[] | null,
): CriticalPoint[] | null {
  const step = onlyStep(f, x);
  const [shift, slope, ...higher] = (step && coefficientsOf(step.args[0]!, x)) ?? [];
  if (step === null || shift?.kind !== 'number' || slope?.kind !== 'number' || higher.length > 0) return null;
  const name = freeName(new Set(freeSymbols(f)), ['n', 'm', 'k', 'j']);
  const replaced = transform(f, (node) => (E.equal(node, step) ? E.symbol(name) : node));
  const expanded = expand(replaced);
  const g = expanded.ok ? expanded.value : replaced;
  const line: Line = { rate: slope.value, shift: shift.value, isFloor: step.name === 'floor' };
  return contains(g, x) ? pointsOfPieces(g, name, line, x, ask) : pointsOfSteps(ask(g, name), line);
}

/** u = rate·x + shift */
interface Line {
  readonly rate: Q.Rational;
  readonly shift: Q.Rational;
  readonly isFloor: boolean;
}

function onlyStep(f: Expression, x: string): ApplyNode | null {
  const found: ApplyNode[] = [];
  some(f, (node) => {
    const isStep = node.kind === 'apply' && (node.name === 'floor' || node.name === 'ceil') && contains(node, x);
    if (isStep && !found.some((one) => E.equal(one, node))) found.push(node);
    return false;
  });
  return found.length === 1 ? found[0]! : null;
}

/** Where u is the whole number m. */
function placeOf(m: number, { rate, shift }: Line): CriticalPoint {
  const exact = Q.divide(Q.subtract(Q.integerRational(m), shift), rate);
  return { value: Q.toNumber(exact), exact: E.number(exact) };
}

/** The places at which n passes from beside a point to beyond it. */
function pointsOfSteps(points: readonly CriticalPoint[] | null, line: Line): CriticalPoint[] | null {
  if (points === null || points.length > maxPieces) return null;
  const places = points.flatMap(({ exact, value }) => {
    const low = exact?.kind === 'number' ? Q.toNumber(Q.integerRational(Q.floor(exact.value))) : Math.floor(value);
    // ⌊u⌋ is m from u = m on, ⌈u⌉ up to it.
    const first = line.isFloor ? low : low - 1;
    return [first, first + 1].map((m) => placeOf(m, line));
  });
  return places.every(({ value }) => Number.isSafeInteger(Math.floor(value))) ? inOrder(places) : null;
}

function pointsOfPieces(
  g: Expression,
  n: string,
  line: Line,
  x: string,
  ask: (g: Expression, variable: string) => CriticalPoint[] | null,
): CriticalPoint[] | null {
  const [h, b, ...higher] = coefficientsOf(g, n) ?? [];
  if (h === undefined || b?.kind !== 'number' || higher.length > 0 || !isPolynomial(h, x)) return null;
  const u = E.add(E.multiply(E.number(line.rate), E.symbol(x)), E.number(line.shift));
  const smooth = expand(E.add(h, E.multiply(b, u)));
  if (!smooth.ok) return null;
  const reach = line.isFloor ? E.negate(b) : b;
  const outer = [smooth.value, E.add(smooth.value, reach)].map((one) => (contains(one, x) ? ask(one, x) : null));
  if (outer.includes(null)) return null;
  const values = outer
    .flatMap((one) => one!)
    .map(({ value }) => Q.toNumber(line.rate) * value + Q.toNumber(line.shift));
  if (values.length === 0) return [];
  const [from, to] = [Math.floor(Math.min(...values)) - 1, Math.ceil(Math.max(...values)) + 1];
  if (!(to - from <= maxPieces)) return null;
  const found: CriticalPoint[] = [];
  for (let m = from; m <= to; m++) {
    const piece = E.add(h, E.multiply(b, E.number(m)));
    const own = contains(piece, x) ? ask(piece, x) : [];
    if (own === null) return null;
    found.push(placeOf(m, line), ...own);
  }
  return inOrder(found);
}

const isPolynomial = (h: Expression, x: string): boolean =>
  coefficientsOf(h, x)?.every((coefficient) => coefficient.kind === 'number') ?? false;
