import { type DoubleDouble, subtract, toNumber } from '../../../numeric/double-double.ts';
import { logarithm } from '../../../numeric/double-double-log.ts';

/** e^x in double-double, by one Newton step on the logarithm. */
export function refinedExponential(x: DoubleDouble): DoubleDouble {
  const e = Math.exp(x.hi);
  if (e === 0 || !Number.isFinite(e)) return { hi: e, lo: 0 };
  return { hi: e, lo: e * toNumber(subtract(x, logarithm(e))) };
}
