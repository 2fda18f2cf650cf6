import { expect } from 'vitest';

declare module 'vitest' {
  interface Matchers<R, T> {
    /**
     * A number that lies off the wanted one by at most `tolerance` times its size. Where the wanted number is a difference of larger ones, `size` says
     * how large those are; without it only 0 itself is near 0.
     *
     * @example expect(found).toBeNear(Math.sqrt(2), 1e-14);
     * @example expect(sum).toBeNear(0, 1e-14, sumOfSizes);
     */
    toBeNear(wanted: number, tolerance: number, size?: number): R;
  }
}

expect.extend({
  toBeNear(found: unknown, wanted: number, tolerance: number, size: number = Math.abs(wanted)) {
    const off = typeof found === 'number' ? Math.abs(found - wanted) : Number.NaN;
    return {
      pass: off <= tolerance * size,
      actual: found,
      expected: wanted,
      message: () =>
        `${String(found)} lies off ${wanted} by ${off / size} of ${size}; at most ${tolerance} ${this.isNot ? 'was not wanted' : 'is near'}`,
    };
  },
});
