import { bisect } from '../../numeric/bisect.ts';

/*
 * The zeros of a function on an interval as anybody would look for them: by its values alone. Between samples of opposite
 * sign a zero is closed in by halving; where the values come close to 0 without a change of sign, the place at which they
 * come closest is sought. A pole changes the sign as well, but there the values grow. What lies closer together than the
 * samples, or only in an interval without values, is not seen: the list is evidence, not proof.
 */

/** How many points of one period are looked at. */
export const SAMPLES = 1440;
const NOTHING = 1e-13;

/** The zeros that are seen in [from, from + length), in no particular order, each perhaps more than once. */
export function zerosByScan(f: (x: number) => number, from: number, length: number): number[] {
  const step = length / SAMPLES;
  // Off the round places, where zeros and poles mostly lie.
  const at = (k: number): number => from + (k - 0.381966) * step;
  const values = Array.from({ length: SAMPLES + 2 }, (_, k) => f(at(k)));
  const scale = Math.max(1e-300, median(values.map(Math.abs).filter(Number.isFinite)));
  const found: number[] = [];
  for (let k = 1; k <= SAMPLES; k += 1) {
    const [before, here, after] = [values[k - 1]!, values[k]!, values[k + 1]!];
    if (here === 0) found.push(at(k));
    else if (here * after < 0) {
      const root = bisect(f, at(k), at(k + 1));
      if (Math.abs(f(root)) <= Math.min(Math.abs(here), Math.abs(after))) found.push(root);
    } else if (couldTouch(Math.abs(before), Math.abs(here), Math.abs(after))) {
      const low = closest(f, at(k - 1), at(k + 1));
      if (Math.abs(f(low)) <= NOTHING * scale) found.push(low);
    }
  }
  return found;
}

/**
 * Whether |f| may come down to 0 beside a sample where it is least. About a zero of any order it grows at least like a root of the
 * distance, so that the farther neighbour stands well above; where the values hardly change they do not come to 0.
 */
const couldTouch = (before: number, here: number, after: number): boolean =>
  here <= before && here <= after && Math.max(before, after) > 1.2 * here;

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1] ?? 1;
}

/** Where |f| is least, by the golden section. */
function closest(f: (x: number) => number, from: number, to: number): number {
  const part = (Math.sqrt(5) - 1) / 2;
  const size = (x: number): number => Math.abs(f(x));
  let [low, high] = [from, to];
  let [left, right] = [high - part * (high - low), low + part * (high - low)];
  let [atLeft, atRight] = [size(left), size(right)];
  for (let k = 0; k < 80; k += 1) {
    if (atLeft <= atRight) {
      [high, right, atRight] = [right, left, atLeft];
      left = high - part * (high - low);
      atLeft = size(left);
    } else {
      [low, left, atLeft] = [left, right, atRight];
      right = low + part * (high - low);
      atRight = size(right);
    }
  }
  return (low + high) / 2;
}
