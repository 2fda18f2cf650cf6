import { coefficientsOf } from '../../algebra/coefficients.ts';
import { branchesOfInverse } from '../../algebra/inverse-branches.ts';
import { simplest } from '../../algebra/simplify/simplify.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { compile } from '../../expression/compile.ts';
import { evaluate } from '../../expression/evaluate.ts';
import type { Expression } from '../../expression/expression.ts';
import { substitute } from '../../expression/substitute.ts';
import { tidy } from '../../expression/tidy.ts';
import { contains, some, transform } from '../../expression/walk.ts';
import { mapTuple } from '../../result/tuple.ts';
import { type Wave, waveOf } from '../integral/pieces/single-wave.ts';
import type { Part } from './periods.ts';

/*
 * An integrand with ⌊g(x)⌋ for a g that is no line and has an inverse, or is a wave: the places of the steps are known exactly, g = k at x = p(k), and between two
 * of them the floor is a whole number. So every piece is an integral of what has no floor; of a few pieces each is enclosed (`quadrature.ts`),
 * many are added up in doubles by two rules of Gauss.
 *
 * Worked example: ⌊x²⌋ from 0 to 2 is 0 up to 1, 1 up to √2, 2 up to √3, 3 up to 2. To debug: print the runs.
 */

/** The levels from `first` to `last` of ⌊g⌋, in this order, on a range on which g rises or falls. */
interface Run {
  readonly from: Expression;
  readonly to: Expression;
  readonly first: number;
  readonly last: number;
  /** The x with g(x) = k on this range. */
  readonly place: Expression;
}

/** An integrand by the level n and the place k of its steps. */
export interface Staircase {
  readonly runs: readonly Run[];
  readonly inLevel: Expression;
  readonly pieces: number;
}

const [level, index] = [E.symbol('\u03bd'), E.symbol('\u03ba')];
const names = { level: '\u03bd', index: '\u03ba' };

const stepping: ReadonlySet<string> = new Set(['floor', 'ceil', 'mod']);

/** The steps of a function between two finite bounds in order; null where it has none, or they are not known. */
export function staircaseOf(f: Expression, x: string, a: Expression, b: Expression): Staircase | null {
  if (!some(f, (node) => node.kind === 'apply' && stepping.has(node.name) && contains(node, x))) return null;
  const found: Expression[] = [];
  const inLevel = transform(f, (node) => {
    if (node.kind !== 'apply' || !stepping.has(node.name) || !contains(node, x)) return node;
    const [u, v] = node.args;
    const g = node.name === 'mod' ? E.divide(u!, v!) : u!;
    if (!found.some((known) => E.equal(known, g))) found.push(g);
    if (node.name === 'mod') return E.subtract(u!, E.product([v!, level]));
    return node.name === 'floor' ? level : E.add(level, E.one);
  });
  const [g, ...others] = found;
  // Those of a line are periodic.
  if (g === undefined || others.length > 0 || coefficientsOf(g, x)?.length === 2) return null;
  const runs = runsOf(g, x, a, b);
  return runs && { runs, inLevel, pieces: runs.reduce((n, { first, last }) => n + Math.abs(last - first) + 1, 0) };
}

/** The pieces on which g rises or falls; null where they are not known. */
function runsOf(g: Expression, x: string, a: Expression, b: Expression): readonly Run[] | null {
  const wave = waveOf(g, { variable: x });
  if (wave !== null) return runsOfWave(wave, x, a, b);
  const inverse = branchesOfInverse(g, x, index);
  if (inverse === null) return null;
  const { branches, centre } = inverse;
  const middle = centre === null ? Number.NaN : evaluate(centre);
  const [low, high] = [evaluate(a), evaluate(b)];
  const ranges =
    centre === null || middle <= low || middle >= high
      ? [{ from: a, to: b, side: middle <= low ? 'right' : 'left' }]
      : [
          { from: a, to: centre, side: 'left' },
          { from: centre, to: b, side: 'right' },
        ];
  const runs = ranges.map(({ from, to, side }) => {
    const branch = branches.find((one) => one.side === 'all' || one.side === side);
    return branch === undefined ? null : runOf(g, x, from, to, branch.value);
  });
  return runs.includes(null) ? null : runs.filter((run) => run !== null);
}

const mostRuns = 100_000;

/** c + A·cos t falls from t = 2mπ to (2m + 1)π, and rises to the next. */
function runsOfWave(wave: Wave, x: string, a: Expression, b: Expression): readonly Run[] | null {
  const { h, middle, size, angle, slope } = wave;
  const half = (m: number) => E.product([E.number(m), E.constant('pi')]);
  const start = substitute(angle, { [x]: E.zero });
  const at = (t: Expression) => tidy(E.divide(E.subtract(t, start), slope));
  const [low, high] = mapTuple([a, b], (end) => evaluate(substitute(angle, { [x]: end })) / Math.PI);
  if (!(evaluate(slope) > 0) || !(low < high) || high - low > mostRuns) return null;
  const ends = [valueAt(h, x, a), valueAt(h, x, b)];
  const extremes = [E.add(middle, size), E.subtract(middle, size)].map((value) => valueAt(value, x, a));
  const back = E.apply('acos', [E.divide(E.subtract(index, middle), size)]);
  const found: Run[] = [];
  for (let m = Math.floor(low + nearTurn); m < high - nearTurn; m++) {
    const falls = m % 2 === 0;
    const [isFirst, isLast] = [m <= low + nearTurn, m + 1 >= high - nearTurn];
    const place = at(falls ? E.add(half(m), back) : E.subtract(half(m + 1), back));
    const run = runBetween(
      { from: isFirst ? a : at(half(m)), to: isLast ? b : at(half(m + 1)), place },
      isFirst ? ends[0]! : extremes[falls ? 0 : 1]!,
      isLast ? ends[1]! : extremes[falls ? 1 : 0]!,
    );
    if (run === null) return null;
    found.push(run);
  }
  return found;
}

/** In half turns: ends are at a turn of the wave, or clear of it. */
const nearTurn = 1e-9;

function runOf(g: Expression, x: string, from: Expression, to: Expression, place: Expression): Run | null {
  return runBetween({ from, to, place }, valueAt(g, x, from), valueAt(g, x, to));
}

function runBetween(
  { from, to, place }: Pick<Run, 'from' | 'to' | 'place'>,
  start: Value | null,
  end: Value | null,
): Run | null {
  if (!start || !end || start.value === end.value) return null;
  const rises = start.value < end.value;
  const [first, last] = rises ? [above(start), below(end)] : [below(start), above(end)];
  return { from, to, first, last, place };
}

interface Value {
  readonly value: number;
  /** It is this whole number exactly. */
  readonly whole: boolean;
}

/** g at an end; null where it is not finite, or so near to a whole number that it is not told on which side. */
function valueAt(g: Expression, x: string, at: Expression): Value | null {
  const there = simplest(substitute(g, { [x]: at }));
  if (there.kind === 'number') return { value: Q.toNumber(there.value), whole: Q.isInteger(there.value) };
  const value = evaluate(there);
  const isNear = Math.abs(value - Math.round(value)) <= 1e-9 * Math.max(1, Math.abs(value));
  return Number.isFinite(value) && !isNear ? { value, whole: false } : null;
}

/** ⌊g⌋ beside an end, where g is greater or less than there. */
const above = ({ value }: Value): number => Math.floor(value);
const below = ({ value, whole }: Value): number => (whole ? value - 1 : Math.floor(value));

/** Every piece as an integral of what has no floor. */
export function partsBySteps({ runs, inLevel }: Staircase): readonly Part[] {
  return runs.flatMap(({ from, to, first, last, place }) => {
    const rise = first <= last ? 1 : -1;
    const count = Math.abs(last - first) + 1;
    return Array.from({ length: count }, (_, j) => {
      const n = first + rise * j;
      // Rising, the piece of n ends where g is n + 1; falling, where it is n.
      const endAt = (m: number) => simplest(substitute(place, { [names.index]: E.number(rise > 0 ? m + 1 : m) }));
      return {
        f: substitute(inLevel, { [names.level]: E.number(n) }),
        from: j === 0 ? from : endAt(n - rise),
        to: j === count - 1 ? to : endAt(n),
        off: 0,
      };
    });
  });
}

/** Nodes and weights of the rules of Gauss with 3 and with 5 nodes on [−1, 1]. */
const gauss3 = [
  [0, 8 / 9],
  [Math.sqrt(3 / 5), 5 / 9],
  [-Math.sqrt(3 / 5), 5 / 9],
] as const;
const near5 = Math.sqrt(5 - 2 * Math.sqrt(10 / 7)) / 3;
const far5 = Math.sqrt(5 + 2 * Math.sqrt(10 / 7)) / 3;
const gauss5 = [
  [0, 128 / 225],
  ...[near5, -near5].map((node) => [node, (322 + 13 * Math.sqrt(70)) / 900] as const),
  ...[far5, -far5].map((node) => [node, (322 - 13 * Math.sqrt(70)) / 900] as const),
] as const;

const deepest = 16;

/** All pieces in doubles: the sum, and what the two rules and rounding leave open. */
export function addedSteps(
  { runs, inLevel }: Staircase,
  x: string,
): { readonly value: number; readonly error: number } {
  const f = compile(inLevel, [names.level, x]);
  let [sum, lost, error, size] = [0, 0, 0, 0];
  const add = (value: number): void => {
    const next = sum + value;
    lost += Math.abs(sum) >= Math.abs(value) ? sum - next + value : value - next + sum;
    sum = next;
  };
  const piece = (n: number, p: number, q: number, depth: number): void => {
    const [middle, half] = [(p + q) / 2, (q - p) / 2];
    let [coarse, fine] = [0, 0];
    for (const [node, weight] of gauss3) coarse += weight * f(n, middle + half * node);
    for (const [node, weight] of gauss5) fine += weight * f(n, middle + half * node);
    const off = Math.abs(half * (fine - coarse));
    if (off > 1e-15 * (size + Math.abs(half * fine)) && depth < deepest) {
      piece(n, p, middle, depth + 1);
      piece(n, middle, q, depth + 1);
      return;
    }
    add(half * fine);
    error += off;
    size += Math.abs(half * fine) + Number.EPSILON * Math.abs(p);
  };
  for (const { from, to, first, last, place } of runs) {
    const at = compile(place, [names.index]);
    const rise = first <= last ? 1 : -1;
    let p = evaluate(from);
    for (let n = first; ; n += rise) {
      const q = n === last ? evaluate(to) : at(rise > 0 ? n + 1 : n);
      piece(n, p, q, 0);
      // A place that is off by rounding moves what lies between two levels.
      error += Number.EPSILON * Math.abs(q) * Math.abs(f(n, q) - f(n + rise, q));
      p = q;
      if (n === last) break;
    }
  }
  return { value: sum + lost, error: error + 4 * Number.EPSILON * size };
}
