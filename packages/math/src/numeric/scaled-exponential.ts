import { add, type DoubleDouble, multiply, type Real, toNumber } from './double-double.ts';
import { exponential } from './double-double-log.ts';

/** factor·e^logarithm, which may be far below the smallest double or beyond the largest. */
interface ScaledExponential {
  /** Positive. */
  readonly factor: number;
  readonly logarithm: Real;
}

const LN10: DoubleDouble = { hi: Math.LN10, lo: -2.1707562233822494e-16 };

/** Its decimal, "d.ddde-400": the power of ten is taken out of the logarithm before anything is rounded to a double. */
export function decimalOf({ factor, logarithm }: ScaledExponential, digits = 15): string {
  const power = Math.floor((toNumber(logarithm) + Math.log(factor)) / Math.LN10);
  const rest = factor * exponential(add(logarithm, multiply(LN10, -power)));
  const [mantissa = '', carried] = rest.toExponential(digits - 1).split('e');
  return `${mantissa.replace(/\.?0+$/, '')}e${power + Number(carried)}`;
}
