/**
 * Samples a real function for drawing, pole-safe: pieces of points, so that no line is ever drawn across a pole, a jump
 * or a gap in the domain.
 *
 * The idea: sample on a grid whose ends and spacing avoid round numbers (poles love round numbers), choose a window of
 * heights that leaves out the outermost few percent (a pole would otherwise flatten everything else), then halve every
 * interval in which the curve bends visibly or leaps. An interval that still leaps after the last halving has no
 * connecting line: the piece ends there. Heights far beyond the window are cut, since nothing of them is seen.
 *
 * The part that is hard is to tell a steep continuous curve from a jump: across a jump the difference of heights stays as
 * large while the interval shrinks, on a steep curve it shrinks with it.
 */
interface SampledCurve {
  readonly pieces: readonly (readonly (readonly [x: number, y: number])[])[];
  /** Heights that show the curve: lowest and highest. */
  readonly window: readonly [number, number];
}

type Sample = readonly [x: number, y: number];

const usual = 193;
const deepest = 9;

/** `grid`: how many samples to begin with; few are enough for a function that only grows. */
export function sampleCurve(
  f: (x: number) => number,
  from: number,
  to: number,
  grid = usual,
): SampledCurve | undefined {
  const width = to - from;
  const coarse = Array.from({ length: grid }, (_, k): Sample => {
    const x = from + (width * (k + 0.000_37 * Math.sin(k))) / (grid - 1);
    return [x, f(x)];
  });
  const window = windowOf(coarse.map(([, y]) => y).filter(Number.isFinite));
  if (!window) return undefined;
  const height = window[1] - window[0];
  const pieces: Sample[][] = [];
  let piece: Sample[] = [];
  const end = () => {
    if (piece.length > 1) pieces.push(piece);
    piece = [];
  };
  const keep = ([x, y]: Sample) => {
    if (!Number.isFinite(y)) return end();
    const cut = Math.min(Math.max(y, window[0] - height), window[1] + height);
    piece.push([x, cut]);
    if (cut === y) return;
    end();
    piece = [[x, cut]];
  };
  const refine = (a: Sample, b: Sample, depth: number): void => {
    const rise = Math.abs(b[1] - a[1]) / height;
    const middle: Sample = [(a[0] + b[0]) / 2, f((a[0] + b[0]) / 2)];
    const bend = Math.abs(middle[1] - (a[1] + b[1]) / 2) / height;
    const broken = !Number.isFinite(rise) || !Number.isFinite(bend);
    if (depth < deepest && (broken ? Number.isFinite(a[1]) !== Number.isFinite(b[1]) : bend > 0.002 || rise > 0.25)) {
      refine(a, middle, depth + 1);
      refine(middle, b, depth + 1);
      return;
    }
    if (depth === deepest && (broken || rise > 0.12)) end();
    keep(b);
  };
  keep(coarse[0]!);
  for (let k = 1; k < coarse.length; k += 1) refine(coarse[k - 1]!, coarse[k]!, 0);
  end();
  return { pieces, window };
}

/** The heights from the 4th to the 96th percentile with some room, the axis included where it is near. */
function windowOf(heights: readonly number[]): readonly [number, number] | undefined {
  if (heights.length === 0) return undefined;
  const sorted = [...heights].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))]!;
  const [low, high] = [at(0.04), at(0.96)];
  const spread = high - low;
  // A curve without outliers is shown whole.
  const bottom = low - sorted[0]! < 0.6 * spread ? sorted[0]! : low;
  const top = sorted.at(-1)! - high < 0.6 * spread ? sorted.at(-1)! : high;
  const size = top - bottom || Math.max(Math.abs(top), 1);
  const room = 0.08 * size;
  const includesAxis = (x: number, other: number) => (x > 0 && x < 0.6 * Math.abs(other) ? -room : x);
  return [Math.min(bottom - room, includesAxis(bottom, top)), Math.max(top + room, -includesAxis(-top, bottom))];
}
