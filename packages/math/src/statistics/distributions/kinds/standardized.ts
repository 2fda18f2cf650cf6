import { type DoubleDouble, divide, type Real, subtract } from '../../../numeric/double-double.ts';

/** (x − location)/scale in double-double: the difference of two typed decimals keeps its digits. */
export const standardized = (x: Real, location: Real, scale: Real): DoubleDouble =>
  divide(subtract(x, location), scale);
