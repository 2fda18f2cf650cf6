import { derivativeOf } from '@nomogram/math/calculus/derivative.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { compileUnary } from '@nomogram/math/expression/compile.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import { evaluatePrecise } from '@nomogram/math/expression/evaluate-precise.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { children, contains } from '@nomogram/math/expression/walk.ts';
import { formatDouble } from '../../kit/decimal.ts';
import { crossing } from './notable.ts';

/*
 * Which part of a graph is shown first: where the function is interesting.
 *
 * The places of a function are where it meets the axes, its turning points and inflections, its poles, jumps and the ends of its domain. They
 * are looked for on both sides of 0 on a grid that is even near 0 and logarithmic far out, so that a scale of 1/100 and one of 1000 are both met.
 *
 * - A periodic function is shown for two periods about 0; where sines are only a part of it, what is farther than one is left out, and
 *   two are the most.
 * - Else every stretch between two places is a candidate. A place can be told in it if it stands a few pixels apart from the one of its kind
 *   before, a turn or an inflection only if its height differs from one beside it, too. The stretch in which most places can be told wins:
 *   first of those on the axes and of breaks, then of turns, then of inflections; the shorter one of two. x³ − 3x is shown about ±√3, where
 *   it turns; on −5…5 the turns would be a wave of 2 in a picture of 200.
 * - It is widened on each side until the graph leaves the heights of these places, but no further than twice the length of the stretch:
 *   beside the bell curve one sees that it falls.
 * - Without places, or with more than can be read, it is −5…5, halved as long as that shows more of a function that grows faster than powers.
 *
 * Worked example, x·eˣ: places −2 (inflection), −1 (minimum, −0.37), 0 (root). The stretch −2…0 tells all three. To the left the graph
 * stays low: it is widened by 4. To the right it leaves soon. Shown is −6…0.4.
 */

type Range = readonly [from: number, to: number];

interface Place {
  readonly kind: 'axis' | 'turn' | 'inflection' | 'break';
  readonly x: number;
  /** Undefined at a break, beside which heights say nothing. */
  readonly y: number | undefined;
}

const usual: Range = [-5, 5];
const [near, far, half] = [0.05, 1e4, 500];
/** A graph with more places is a pattern. */
const most = 40;
/** Parts of width and height below which a place cannot be told from another. */
const [apart, prominent] = [0.025, 0.02];

/** The range in which a real function of one variable is drawn first. */
export function firstRange(f: Expression, variable: string): Range {
  const periods = periodsIn(f, variable);
  const value = compileUnary(f, variable);
  const period = periodOf(value, periods);
  if (period !== undefined) return [-period, period];
  const reach = Math.max(...periods, 0) || far;
  const places = placesOf(f, variable, reach);
  if (places === null) return calm(value, usual);
  const seen = mostTold(places);
  const [from, to] = widened(value, seen);
  const range: Range = [Math.max(from, -2 * reach), Math.min(to, 2 * reach)];
  return rounded(seen.length < 2 ? calm(value, range) : range);
}

/** The periods of sines, tangents and their kin whose argument is linear. */
function periodsIn(a: Expression, variable: string): readonly number[] {
  const inner = children(a).flatMap((child) => periodsIn(child, variable));
  const own = a.kind === 'apply' ? periodOfName[a.name] : undefined;
  const rate = own === undefined || a.kind !== 'apply' ? null : derivativeOf(a.args[0]!, variable);
  if (own === undefined || rate === null || contains(rate, variable)) return inner;
  const length = own / Math.abs(evaluate(rate));
  return Number.isFinite(length) && length > 0 ? [...inner, length] : inner;
}

const [turn, halfTurn] = [2 * Math.PI, Math.PI];
const periodOfName: Readonly<Record<string, number>> = {
  sin: turn,
  cos: turn,
  sec: turn,
  csc: turn,
  tan: halfTurn,
  cot: halfTurn,
};

/** The period of the whole function, a small multiple of one of its parts; undefined where it does not repeat itself. */
function periodOf(f: (x: number) => number, parts: readonly number[]): number | undefined {
  if (parts.length === 0) return undefined;
  const longest = Math.max(...parts);
  const points = Array.from({ length: 40 }, (_, k) => longest * (0.613 * k - 11.9));
  return [1, 2, 3, 4, 5, 6]
    .map((times) => times * longest)
    .find((period) => points.every((x) => repeats(f(x), f(x + period))));
}

const repeats = (one: number, other: number): boolean =>
  Number.isFinite(one)
    ? Math.abs(one - other) <= 1e-7 * Math.max(Math.abs(one), Math.abs(other), 1e-7)
    : !Number.isFinite(other);

/** The places within reach, or null where they are more than can be read. */
function placesOf(f: Expression, variable: string, reach: number): readonly Place[] | null {
  const height = compileUnary(f, variable);
  const rate = derivativeOf(f, variable);
  const bend = rate === null ? null : derivativeOf(rate, variable);
  const kinds = (['axis', 'turn', 'inflection'] as const).map((kind, order) => {
    const zeroOf = [f, rate, bend][order];
    const zero = zeroOf ? compileUnary(zeroOf, variable) : () => Number.NaN;
    return { kind, zero, changes: signChanges(zero) };
  });
  // Where one kind alone has too many, none has to be found to its last bits.
  const isWithin = ({ between: [left, right] }: SignChange) => -reach <= left && right <= reach;
  if (kinds.some(({ changes }) => changes.filter(isWithin).length > most)) return null;
  const found = [
    ...(Number.isFinite(height(0)) ? [{ kind: 'axis' as const, x: 0, y: height(0) }] : []),
    ...kinds.flatMap(({ kind, zero, changes }) => changes.map((change) => placeOf(change, zero, kind, height))),
    ...endsOf(f, variable, height),
  ].toSorted((one, other) => one.x - other.x);
  const same = (one: Place | undefined, { x }: Place) =>
    one !== undefined && Math.abs(one.x - x) <= 1e-9 * Math.max(Math.abs(x), near);
  const places = found.filter((place, k) => !same(found[k - 1], place) && Math.abs(place.x) <= reach);
  return places.length > most ? null : places;
}

/** Even near 0, logarithmic far out; not at round numbers, where places like to lie. */
const grid: readonly number[] = Array.from({ length: 2 * half + 1 }, (_, k) => {
  const u = ((k - half + 0.293 * Math.sin(k) ** 2) / half) * Math.asinh(far / near);
  return near * Math.sinh(u);
});

/** Halvings that tell places apart; the last bits of a zero are dear where a function loses its digits beside it. */
const enough = 30;

/** Two neighbours of the grid between which a function changes its sign, and its values there. */
interface SignChange {
  readonly between: Range;
  readonly values: readonly [before: number, after: number];
}

function signChanges(f: (x: number) => number): readonly SignChange[] {
  const values = grid.map(f);
  return grid.slice(1).flatMap((right, k): SignChange[] => {
    const [before, after] = [values[k]!, values[k + 1]!];
    return before * after < 0 ? [{ between: [grid[k]!, right], values: [before, after] }] : [];
  });
}

/** Where a function changes its sign: at a zero, or by leaping over it. */
function placeOf(
  { between, values: [before, after] }: SignChange,
  zero: (x: number) => number,
  kind: Place['kind'],
  height: (x: number) => number,
): Place {
  const x = crossing(zero, between, before, enough);
  const isZero = Math.abs(zero(x)) <= 1e-3 * Math.max(Math.abs(before), Math.abs(after));
  const y = height(x);
  return isZero && Number.isFinite(y) ? { kind, x, y } : { kind: 'break', x, y: undefined };
}

/** Where the function begins to have real values, or ends; not where doubles end. */
function endsOf(f: Expression, variable: string, height: (x: number) => number): readonly Place[] {
  return grid.slice(1).flatMap((right, k): Place[] => {
    const left = grid[k]!;
    const isInside = Number.isFinite(height(left));
    if (isInside === Number.isFinite(height(right))) return [];
    const outside = isInside ? right : left;
    if (hasValue(f, variable, outside)) return [];
    const end = crossing((x) => (Number.isFinite(height(x)) ? 1 : -1), [left, right], isInside ? 1 : -1);
    return [{ kind: 'break', x: end, y: undefined }];
  });
}

function hasValue(f: Expression, variable: string, x: number): boolean {
  const found = evaluatePrecise(f, 6, { [variable]: Q.fromNumber(x) });
  return found.ok && found.value.im === '0';
}

/** Of all stretches between two places the one in which most can be told: first where the graph meets the axes or breaks, then where it turns. */
function mostTold(places: readonly Place[]): readonly Place[] {
  const stretches = places.flatMap((_, from) => places.slice(from).map((_, k) => places.slice(from, from + k + 1)));
  const judged = stretches.map((stretch) => ({ stretch, merits: meritsOf(stretch) }));
  return judged.toSorted((one, other) => compareMerits(one.merits, other.merits))[0]?.stretch ?? [];
}

function meritsOf(stretch: readonly Place[]): readonly number[] {
  const told = (...kinds: readonly Place['kind'][]) => toldIn(stretch, kinds);
  return [told('axis', 'break'), told('turn'), told('inflection'), stretch[0]!.x - stretch.at(-1)!.x];
}

function compareMerits(one: readonly number[], other: readonly number[]): number {
  const k = one.findIndex((merit, index) => merit !== other[index]);
  return k < 0 ? 0 : other[k]! - one[k]!;
}

/** How many places of these kinds can be told from each other when the stretch fills a picture. */
function toldIn(stretch: readonly Place[], kinds: readonly Place['kind'][]): number {
  const least = apart * (stretch.at(-1)!.x - stretch[0]!.x);
  const height = prominent * spread(stretch);
  let last = Number.NEGATIVE_INFINITY;
  return stretch.filter((place, k) => {
    const turns = place.kind === 'turn' || place.kind === 'inflection';
    const beside = [stretch[k - 1], stretch[k + 1]];
    const isFlat = turns && height > 0 && !beside.some((one) => differs(place, one, height));
    if (!kinds.includes(place.kind) || isFlat || place.x - last < least) return false;
    last = place.x;
    return true;
  }).length;
}

const differs = (place: Place, other: Place | undefined, height: number): boolean =>
  place.y !== undefined && other?.y !== undefined && Math.abs(place.y - other.y) >= height;

function heightsOf(places: readonly Place[]): Range {
  const heights = places.flatMap(({ y }) => (y === undefined ? [] : [y]));
  return [Math.min(...heights), Math.max(...heights)];
}

function spread(places: readonly Place[]): number {
  const [low, high] = heightsOf(places);
  return high > low ? high - low : 0;
}

/** The stretch with what is beside it. */
function widened(f: (x: number) => number, seen: readonly Place[]): Range {
  const [first, last] = [seen[0]?.x ?? 0, seen.at(-1)?.x ?? 0];
  const height = spread(seen);
  const [low, high] = heightsOf([...seen, { kind: 'axis', x: 0, y: 0 }]);
  const length = last - first;
  const farthest = length === 0 ? usual[1] : length * (height === 0 ? 3 : 2);
  const least = length === 0 ? farthest / 4 : length / (height === 0 ? 4 : 12);
  const leaves = (y: number) => !Number.isFinite(y) || (height > 0 && (y < low - 2 * height || y > high + 2 * height));
  const room = (from: number, direction: 1 | -1): number => {
    let distance = least;
    const step = (farthest - least) / 61.8;
    while (distance < farthest && !leaves(f(from + direction * distance))) distance += step;
    return Math.max(least, distance - step);
  };
  return [first - room(first, -1), last + room(last, 1)];
}

/** Halved about its middle as long as that shows more: where the greater values dwarf the others. */
function calm(f: (x: number) => number, range: Range): Range {
  let now = range;
  for (let dwarfed = dwarfing(f, now); dwarfed > 20; ) {
    const [middle, reach] = [(now[0] + now[1]) / 2, (now[1] - now[0]) / 4];
    const next: Range = [middle - reach, middle + reach];
    const less = dwarfing(f, next);
    if (!(less < 0.7 * dwarfed)) break;
    [now, dwarfed] = [next, less];
  }
  return now;
}

/** How many times as large as the usual values the large ones are. */
function dwarfing(f: (x: number) => number, [from, to]: Range): number {
  const sizes = Array.from({ length: 101 }, (_, k) => Math.abs(f(from + ((to - from) * (k + 0.01)) / 100.1)));
  const sorted = sizes.filter(Number.isFinite).toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return at(0.9) / at(0.5);
}

/** Ends that can be said: two digits of the length. */
function rounded([from, to]: Range): Range {
  const step = 10 ** (Math.floor(Math.log10((to - from) / 2)) - 1);
  const tidy = (value: number) => Number((value * step).toPrecision(12));
  return [tidy(Math.floor(from / step + 1e-6)), tidy(Math.ceil(to / step - 1e-6))];
}

/** A range in words: `from −2.6 to 2.6`, `from −2π to 2π`. */
export const inWords = ([from, to]: Range): string => `from ${endInWords(from)} to ${endInWords(to)}`;

function endInWords(x: number): string {
  const parts = [1, 2, 3, 4, 5, 6].find((q) => Math.abs((x / Math.PI) * q - Math.round((x / Math.PI) * q)) < 1e-9);
  const times = parts === undefined ? 0 : Math.abs(Math.round((x / Math.PI) * parts));
  const size =
    times === 0 ? formatDouble(Math.abs(x), 4) : `${times === 1 ? '' : times}π${parts === 1 ? '' : `/${parts}`}`;
  return `${x < 0 ? '−' : ''}${size}`;
}
