/** Numbers at equal distances from one end to the other, for a table; where rounding leaves a trace of 0, it is 0. */
export function evenPlaces(from: number, to: number, parts: number): readonly number[] {
  return Array.from({ length: parts + 1 }, (_, k) => {
    const x = k === parts ? to : from + ((to - from) * k) / parts;
    return Math.abs(x) <= trace * Math.max(Math.abs(from), Math.abs(to)) ? 0 : x;
  });
}

/** What rounding leaves of the ends where they cancel. */
const trace = 4 * Number.EPSILON;

/**
 * The value of a function in a table: 0 where it is no larger than what the rounding of x itself makes of it. In doubles the
 * sine of π is 1.2e-16, because π is no double.
 */
export function tabulated(f: (x: number) => number, x: number): number {
  const value = f(x);
  const step = Math.abs(x) * Number.EPSILON;
  return Math.abs(value) <= Math.abs(f(x + step) - f(x - step)) ? 0 : value;
}
