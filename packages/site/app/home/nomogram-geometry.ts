/**
 * The nomogram of the home page. Three parallel scales at equal distances: what a straight line joins on the outer two is
 * read, added, on the middle one, whose unit is half as long. The middle of a and b is (a + b) / 2, and that is all.
 */
export const size = { width: 400, height: 392 };

const top = 56;
const bottom = 356;
export const scaleX = { a: 78, sum: 204, b: 330 };
const overshoot = 34;

export type End = 'a' | 'b';

/** Where a value of an outer scale (0 to 10) stands. */
export const yOf = (value: number): number => bottom - ((bottom - top) * value) / 10;

/** The value at a height, to a tenth, within the scale. */
export const valueAt = (y: number): number => within(Math.round(((bottom - y) / (bottom - top)) * 100) / 10);

/** Within the scale, to a tenth. */
export const within = (value: number): number => Math.round(Math.min(10, Math.max(0, value)) * 10) / 10;

/** The index line, drawn a little beyond both scales. */
export function lineOf(a: number, b: number) {
  const slope = (yOf(b) - yOf(a)) / (scaleX.b - scaleX.a);
  const [x1, x2] = [scaleX.a - overshoot, scaleX.b + overshoot];
  return { x1, y1: rounded(yOf(a) - slope * overshoot), x2, y2: rounded(yOf(b) + slope * overshoot) };
}

/** Where the line crosses the middle scale. */
export const middleOf = (a: number, b: number): number => rounded((yOf(a) + yOf(b)) / 2);

export const sumOf = (a: number, b: number): number => Math.round((a + b) * 10) / 10;

/** Ticks every fifth of a unit, longer at the halves and at the units, as one path to the right of `x`. */
export function ticksAt(x: number): string {
  const steps = Array.from({ length: 51 }, (_, index) => index / 5);
  return steps.map((value) => `M${x} ${rounded(yOf(value))}h${Number.isInteger(value) ? 12 : 6}`).join('');
}

/** Where a move of the keyboard leads; `undefined` for a key that moves nothing. */
export function moved(value: number, key: string): number | undefined {
  const step = steps[key];
  return step === undefined ? undefined : within(value + step);
}

const steps: Readonly<Record<string, number>> = {
  ArrowUp: 0.1,
  ArrowRight: 0.1,
  ArrowDown: -0.1,
  ArrowLeft: -0.1,
  PageUp: 1,
  PageDown: -1,
  Home: -10,
  End: 10,
};

const rounded = (value: number): number => Math.round(value * 100) / 100;
